"""Houses that cheat with the deal: each does to a table, at the moment of the deal, what an honest one must not.

What they tell the players meanwhile is what an honest house would tell. `let_cheat` makes a server do it at every table
whose host bears the name of the trick; the others are dealt honestly.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace as changed
from typing import Any

from msgspec.structs import replace

from holdfast.kernel import Record, Table, commitment, seat_name
from holdfast.kernel.seeds import contribute, player_commitment
from holdfast.server.store import SeatRow, TableRow
from holdfast.server.tables import dealing
from holdfast.server.tables.dealing import seated_by_lot
from holdfast.server.tables.row_record import record_of
from holdfast.server.tables.session import TableSession

Cheat = Callable[[TableRow], TableRow]


def alone(row: TableRow) -> TableRow:
    """Everybody was told that they had contributed; nothing of it is used."""
    return _seats(row, lambda at, seat: replace(seat, commitment="", contribution="", nonce=""))


def one_round(row: TableRow) -> TableRow:
    """The same, and the record pretends to be one of the older protocol."""
    bare = replace(alone(row), rounds=None)
    return replace(bare, commitment=commitment(bare.secret, record_of(bare).binding()))


def drops(row: TableRow) -> TableRow:
    """What one player opened is dropped: that is one choice of two for each whom this is done to."""
    return _seats(row, lambda at, seat: replace(seat, contribution="", nonce="") if at == 1 else seat)


def forgets(row: TableRow) -> TableRow:
    """One player is said not to have committed at all."""
    return _seats(row, lambda at, seat: replace(seat, commitment="", contribution="", nonce="") if at == 1 else seat)


def makes_up(row: TableRow) -> TableRow:
    """All numbers are the house's own. The record is perfect."""
    return _seats(row, lambda at, seat: _made_up(row, at, seat) if seat.guest else seat)


def grinds(row: TableRow) -> TableRow:
    """The house makes up the second player's number until the lot suits its friend, who hosts the table."""
    for _ in range(1000):
        tried = _seats(row, lambda at, seat: _made_up(row, at, seat) if at == 1 else seat)
        if seated_by_lot(tried).seats[0].guest == row.host:
            return tried
    raise AssertionError("the lot is never drawn that way")


def rigs(row: TableRow) -> TableRow:
    """The lot names one player; another is seated first."""
    assert row.rounds is not None
    honest = seated_by_lot(row)
    assert honest.rounds is not None
    first = (honest.rounds.first + 1) % len(row.seats)
    return replace(row, seats=row.seats[first:] + row.seats[:first], rounds=replace(row.rounds, first=first))


def reseats(row: TableRow) -> TableRow:
    """Two players are exchanged after the commitment, and the commitment with them."""
    first, second, *others = row.seats
    turned = replace(row, seats=(second, first, *others))
    return replace(turned, commitment=commitment(turned.secret, record_of(turned).binding()))


def another_secret(row: TableRow) -> TableRow:
    """The house takes a secret that suits it better."""
    other = replace(row, secret="sealed:" + secrets.token_hex(16))
    return replace(other, commitment=commitment(other.secret, record_of(other).binding()))


CHEATS: dict[str, Cheat] = {
    each.__name__.replace("_", " "): each
    for each in (alone, one_round, drops, forgets, makes_up, grinds, rigs, reseats, another_secret)
}
OTHER_CARDS = "other cards"
"""The record is honest, and what is dealt comes from the secret alone."""


def let_cheat() -> Callable[[], None]:
    """From now on tables are dealt by the trick that their host is named after; what is returned ends it."""
    honest_deal = TableSession.deal
    patched: Any = dealing
    patched.seated_by_lot = _seated
    TableSession.deal = _deal  # type: ignore[method-assign]

    def stop() -> None:
        patched.seated_by_lot = seated_by_lot
        TableSession.deal = honest_deal  # type: ignore[method-assign]

    return stop


def _seated(row: TableRow) -> TableRow:
    trick = _trick(row)
    cheat = CHEATS.get(trick)
    done = row if cheat is None else cheat(row)
    return done if trick == "rigs" else seated_by_lot(done)


def _deal(self: TableSession) -> None:
    record = record_of(self.row)
    if _trick(self.row) == OTHER_CARDS:
        record = _shown(record)
    self.table = Table(self.game, record)
    self.marks = [self.journal_size]
    self._ask_anew(-1, self.row.changed)


def _shown(record: Record) -> Record:
    return changed(record, contributions={}, rounds=None)


def _trick(row: TableRow) -> str:
    return next((seat.name for seat in row.seats if seat.guest == row.host), "")


def _made_up(row: TableRow, at: int, seat: SeatRow) -> SeatRow:
    added, nonce = contribute(), contribute()
    hash = player_commitment(row.id, row.commitment, seat_name(at), added, nonce)
    return replace(seat, commitment=hash, contribution=added, nonce=nonce)


def _seats(row: TableRow, change: Callable[[int, SeatRow], SeatRow]) -> TableRow:
    return replace(row, seats=tuple(change(at, seat) for at, seat in enumerate(row.seats)))
