"""A client's part in a deal: it commits, opens only when all commitments were told, and writes everything down."""

from __future__ import annotations

from collections.abc import Mapping

from holdfast.kernel.notes import CONFIRMED, LOST, SENT, Notes
from holdfast.kernel.seeds import contribute, player_commitment
from holdfast.server import messages
from holdfast.server.messages import Seat, TableInfo


class DealTranscript:
    """One client's part in a deal at one table: what it received, and what it answered."""

    def __init__(self, table: str) -> None:
        self.notes = Notes(table)
        self._round = ""
        self._was_there = False
        """Whether this connection has told of the table before: then what begins now has begun just now."""

    def reconnected(self) -> None:
        """What was sent and never confirmed may not have arrived."""
        self._round, self._was_there = "", False
        notes = self.notes
        notes.committed = LOST if notes.committed == SENT else notes.committed
        notes.opened = LOST if notes.opened == SENT else notes.opened

    def answer(self, table: TableInfo, seat: int | None) -> messages.Commit | messages.Contribute | None:
        """Write down what was received before the cards are out, and get the answer to send."""
        begins_now = self._was_there and self._round != table.round
        self._was_there, self._round = True, table.round
        if table.status == "lobby":
            self.notes.hash = table.hash
        if not table.round:
            return None
        self._write_down(table)
        if seat is None:
            return None
        mine = table.seats[seat]
        return self._commit(mine, seat, begins_now) if table.round == "commit" else self._open(table, mine, begins_now)

    def saw(self, ply: int, observation: list[int]) -> None:
        """What lies on the table when the cards are dealt."""
        if ply == 0 and not self.notes.seen:
            self.notes.seen = observation

    def _write_down(self, table: TableInfo) -> None:
        """The first value counts: a server that later sends another is caught by it."""
        notes = self.notes
        notes.hash = notes.hash or table.hash
        notes.commitment = notes.commitment or table.commitment
        notes.binding = notes.binding or binding(table)
        if table.round == "open" and not notes.commitments:
            notes.commitments = commitments(table)

    def _commit(self, mine: Seat, seat: int, begins_now: bool) -> messages.Commit | None:
        notes = self.notes
        if mine.commitment:
            notes.committed = CONFIRMED if mine.commitment == self._commitment() else notes.committed
            return None
        if not notes.contribution:
            notes.place, notes.contribution, notes.nonce = f"p{seat + 1}", contribute(), contribute()
        notes.committed = SENT if begins_now else notes.committed or LOST
        return messages.Commit(self._commitment())

    def _open(self, table: TableInfo, mine: Seat, begins_now: bool) -> messages.Contribute | None:
        notes = self.notes
        # Only what everybody was told this client has committed to is opened, and only for the table that it knows.
        if not notes.contribution or mine.commitment != self._commitment() or table.commitment != notes.commitment:
            return None
        notes.committed = CONFIRMED
        if mine.contributed:
            notes.opened = CONFIRMED
            return None
        notes.opened = SENT if begins_now else notes.opened or LOST
        return messages.Contribute(notes.contribution, notes.nonce)

    def _commitment(self) -> str:
        notes = self.notes
        return player_commitment(notes.table, notes.commitment, notes.place, notes.contribution, notes.nonce)


def commitments(table: TableInfo) -> dict[str, str]:
    return {f"p{at}": seat.commitment for at, seat in enumerate(table.seats, 1) if seat.commitment}


def binding(table: TableInfo) -> Mapping[str, object]:
    """What the commitment of a table must bind it to, by what the server sent."""
    seats = {f"p{at}": seat for at, seat in enumerate(table.seats, 1)}
    return {
        "game": table.game,
        "rules": table.rules,
        "options": dict(table.options),
        "players": [seat.name for seat in table.seats],
        "people": [place for place, seat in seats.items() if seat.guest],
        "table": table.id,
        "bots": {place: seat.bot for place, seat in seats.items() if not seat.guest},
        "lot": list(table.lot),
    }
