"""After the game: its record, and what replays show from any seat's perspective or with all cards open.

Before the end there is only what a seat saw: a record names cards and a secret that others must not know yet.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from holdfast.kernel import EVERYONE, SPECTATOR, Observation, Record, State, Watcher, bit, observe, seat_number
from holdfast.kernel.journal import EVENT, SHUFFLED
from holdfast.kernel.records import edition_of
from holdfast.server.messages import UpdateParts
from holdfast.server.refusals import Forbidden, Malformed, Refused
from holdfast.server.store import OVER
from holdfast.server.tables.row_record import record_of
from holdfast.server.tables.session import TableSession

OPEN = "open"
ALL_KNOWING = 14
"""A seat that no table has: between the twelve of the largest and the spectators."""


class Replay(msgspec.Struct, frozen=True):
    """A game from its deal on: the first observation, then what changed with each move."""

    schema: str
    seat: str
    players: Sequence[str]
    observation: Sequence[int]
    updates: Sequence[UpdateParts]
    movers: Sequence[int]
    result: str = ""
    lines: Sequence[Sequence[int]] = ()
    """What was told at the deal."""
    texts: Sequence[Sequence[str]] = ()
    """Sentences that lie on the table from the start."""


def full_record(session: TableSession) -> Record:
    """The record of a game that is over, with its secret."""
    if session.row.status != OVER:
        raise Refused("record_after_game")
    record = record_of(session.row)
    record.others = {**record.others, **edition_of(session.game)}
    record.moves = [] if session.table is None else list(session.table.record.moves)
    return record


def seat_of(session: TableSession, guest: str, perspective: str) -> int:
    """The seat whose eyes a replay is seen with, if this guest may: until the game is over only the own one's."""
    if session.table is None:
        raise Refused("game_not_begun")
    over = session.row.status == OVER
    if perspective == OPEN and not over:
        raise Forbidden("cards_after_game")
    if perspective in (OPEN, "spectator"):
        return int(SPECTATOR)
    seat = seat_number(perspective)
    if seat is None or seat >= len(session.row.seats):
        raise Malformed("no_such_view", name=perspective)
    if not over and session.row.seat_of(guest) != seat:
        raise Forbidden("view_after_game")
    return seat


class SeatPerspective:
    """Sees what a seat sees."""

    def __init__(self, state: State, seat: int) -> None:
        self._state, self._seat = state, seat
        self._first = observe(state, seat)
        self._watcher = Watcher(state, seat)

    def first(self) -> list[int]:
        return self._first

    def story_since(self, since: int) -> list[list[int]]:
        """The lines of the journal from this one on, as the seat may know them."""
        return lines_to(self._state, self._seat, since)

    def update(self) -> list[object]:
        return self._watcher.update().to_list()


class OpenPerspective:
    """Sees every card, on a copy of the table that one more seat sees everything of. What lies face down still does."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._twin = state.empty_twin()
        for zone in self._twin.zones:
            zone.sees = EVERYONE
        for series in self._twin.series_list:
            series.sees = EVERYONE
        for cell in self._twin.cells:
            cell.sees = EVERYONE
        self._watcher = Watcher(state, SPECTATOR)
        self._now, self._before = Observation(), Observation()
        self._look()

    def _look(self) -> None:
        self._now, self._before = self._before, self._now
        self._state.copy_to(self._twin)
        for card in range(len(self._twin.known)):
            self._twin.known[card] |= bit(ALL_KNOWING)
        self._now.look(self._twin, ALL_KNOWING)

    def first(self) -> list[int]:
        return self._now.to_list()

    def story_since(self, since: int) -> list[list[int]]:
        """The lines of the journal from this one on, with all that any seat may know of them."""
        heard = [lines_to(self._state, seat, since) for seat in (int(SPECTATOR), *range(self._state.seats))]
        return [best_told(self._state, list(line)) for line in zip(*heard, strict=True)]

    def update(self) -> list[object]:
        """What happened, with everything on the table open."""
        since = int(self._watcher.told)
        told = self._watcher.update()
        self._look()
        told.changes, told.lines = self._now.changes(self._before), self.story_since(since)
        return told.to_list()


def lines_to(state: State, seat: int, since: int) -> list[list[int]]:
    return [] if state.journal is None else state.journal.told_to(state, seat, since)


def best_told(state: State, heard: Sequence[list[int]]) -> list[int]:
    """One line as the best informed seat may know it: of a motion the card and the places, of an event each field."""
    if heard[0][0] >= EVENT:
        return [max(numbers) for numbers in zip(*heard, strict=True)]
    if heard[0][0] >= SHUFFLED:
        return heard[0]
    what, *_ = heard[0]
    code = max((line[1] for line in heard if line[1] > len(state.backs)), default=heard[0][1])
    return [what, code, *(max(line[at] for line in heard) for at in range(2, len(heard[0])))]


Eyes = SeatPerspective | OpenPerspective
