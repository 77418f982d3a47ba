"""The record of a game as it is at the deal, from a table's row."""

from __future__ import annotations

from collections.abc import Callable

from holdfast.kernel import Record, seat_name
from holdfast.kernel.records import CONTINUES
from holdfast.kernel.rounds import NO_COMMITMENT, NO_OPENING, Rounds
from holdfast.server.store import RoundsRow, SeatRow, TableRow


def record_of(row: TableRow) -> Record:
    """The record of a game before its first move."""
    return Record(
        game=row.game,
        rules=row.rules,
        options={name: _option(value) for name, value in row.options.items()},
        players=[seat.name for seat in row.seats],
        people=[seat_name(at) for at, seat in enumerate(row.seats) if seat.guest],
        seed=row.secret,
        contributions=_contributions(row),
        commitment=row.commitment,
        rounds=None if row.rounds is None else _rounds_of(row, row.rounds),
        result=row.result,
        others={} if row.origin is None else {CONTINUES: f"{row.origin.table} {row.origin.ply}"},
    )


def _contributions(row: TableRow) -> dict[str, str]:
    return row.origin.contributions if row.origin else _by_place(row, lambda seat: seat.contribution)


def _rounds_of(row: TableRow, rounds: RoundsRow) -> Rounds:
    return Rounds(
        table=row.id,
        bots=rounds.bots,
        lot=tuple(map(seat_name, rounds.lot)),
        first=seat_name(rounds.first),
        commitments=_by_place(row, lambda seat: seat.commitment),
        nonces=_by_place(row, lambda seat: seat.nonce),
        absent=_by_place(row, _absence),
    )


def _absence(seat: SeatRow) -> str:
    if not seat.guest or seat.contribution:
        return ""
    return NO_OPENING if seat.commitment else NO_COMMITMENT


def _by_place(row: TableRow, value_of: Callable[[SeatRow], str]) -> dict[str, str]:
    """Something about each player, by the place they had before the lot; players without it are left out."""
    first = 0 if row.rounds is None else row.rounds.first
    seats = [row.seats[(place - first) % len(row.seats)] for place in range(len(row.seats))]
    return {seat_name(place): value_of(seat) for place, seat in enumerate(seats) if value_of(seat)}


def _option(value: object) -> bool | int | str | tuple[str, ...] | None:
    return tuple(map(str, value)) if isinstance(value, list) else value  # type: ignore[return-value]
