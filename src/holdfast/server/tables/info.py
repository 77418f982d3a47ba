"""A table as everybody may know it. Nothing in here is secret."""

from __future__ import annotations

from collections.abc import Mapping, Set

from holdfast.kernel import commitment, seat_name
from holdfast.server.messages import Seat, TableInfo
from holdfast.server.store import DEALING, SeatRow, TableRow

NOBODY: Mapping[int, int] = {}


def table_info(
    row: TableRow,
    connected: Set[int] = frozenset(),
    spectators: int = 0,
    schema: str = "",
    stand_ins: Mapping[int, int] = NOBODY,
) -> TableInfo:
    """`stand_ins` tells in how many seconds a bot may play for those who are gone."""
    return TableInfo(
        id=row.id,
        code=row.code,
        game=row.game,
        rules=row.rules,
        status=row.status,
        seats=[seat_info(row, at, seat, at in connected, stand_ins.get(at)) for at, seat in enumerate(row.seats)],
        options=row.options,
        host=row.host,
        hash=commitment(row.secret),
        commitment=row.commitment,
        round=_round(row),
        lot=[] if row.rounds is None else [seat_name(place) for place in row.rounds.lot],
        listed=row.listed,
        clock=row.clock,
        starts=row.starts,
        hints=row.hints,
        adjourned=row.adjourned,
        spectators=spectators,
        result=row.result,
        ending=row.ending,
        previous=row.previous,
        following=row.following,
        schema=schema,
        muted=row.muted,
        kept_out=row.kept_out,
    )


def _round(row: TableRow) -> str:
    if row.status != DEALING or row.rounds is None:
        return ""
    return "open" if row.rounds.opening else "commit"


def seat_info(row: TableRow, at: int, seat: SeatRow, connected: bool, stand_in: int | None) -> Seat:
    return Seat(
        name=seat.name,
        avatar=seat.avatar,
        guest=seat.guest,
        bot=seat.bot,
        number=seat.number,
        ready=seat.ready,
        commitment=seat.commitment,
        contributed=bool(seat.contribution),
        connected=connected,
        stand_in=stand_in,
        resigned=seat.resigned,
        junior=at == row.junior,
        score=row.scores.get(seat.who, 0),
    )
