"""Playing on from a moment of a game that is over: the same cards, the same moves so far, and bots on the other seats.

The record has all of it, so the new table is exact: the deck lies as it lay. Nobody is there who could be wronged by
what was seen in the replay.
"""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

from msgspec.structs import replace

from holdfast.bots.external import bot_names, check_table
from holdfast.kernel import seat_name
from holdfast.server.loading import make_session
from holdfast.server.refusals import Malformed, Refused
from holdfast.server.store import OVER, PLAYING, GuestRow, MoveRow, OriginRow, SeatRow, StoredTable, TableRow
from holdfast.server.tables.lobby import FREE, new_code
from holdfast.server.tables.naming import avatar_for, name_for, number_for
from holdfast.server.tables.row_record import record_of
from holdfast.server.tables.session import TableSession

if TYPE_CHECKING:
    from holdfast.server.service import TableService


async def play_on(
    service: TableService, session: TableSession, guest: GuestRow, ply: int, seat: int, bot: str
) -> TableSession:
    """A table that stands as another did after a given number of moves; the guest has this seat, bots the others."""
    async with session.lock:
        await service.reload_if_stale(session)
        _check(session, ply, seat, bot)
        assert session.table is not None
        said = session.table.record.moves[:ply]
        now = service.server_clock.now()
        row = replace(_row(session.row, guest, ply, seat, bot), changed=now, dealt=now)
    moves = [MoveRow(row.id, at, mover, text, now) for at, (mover, text) in enumerate(said)]
    async with service.quota.one_more(guest.id):
        fresh = await make_session(service, StoredTable(row, moves))
        _check_going_on(fresh, seat)
        return await service.add_session(fresh, moves)


def _check(session: TableSession, ply: int, seat: int, bot: str) -> None:
    if session.row.status != OVER or session.table is None:
        raise Refused("play_on_after_game")
    if not 0 <= ply <= session.ply:
        raise Malformed("no_such_moment", most=session.ply)
    if not 0 <= seat < len(session.row.seats):
        raise Malformed("no_such_seat_at_table", count=len(session.row.seats))
    if bot not in bot_names():
        raise Malformed("no_such_bot", bot=bot, bots=sorted(bot_names()))
    game = session.game
    check_table(bot, game, len(session.row.seats), game.options.read(session.row.options))


def _check_going_on(fresh: TableSession, seat: int) -> None:
    assert fresh.table is not None
    if fresh.table.over:
        raise Refused("nothing_to_play_on")
    if not fresh.table.state.is_in(seat):
        raise Refused("seat_is_out_there", seat=seat_name(seat))


def _row(old: TableRow, guest: GuestRow, ply: int, seat: int, bot: str) -> TableRow:
    fresh = TableRow(
        id=secrets.token_urlsafe(16),
        code=new_code(),
        game=old.game,
        rules=old.rules,
        options=old.options,
        seats=tuple(each if not each.guest and at != seat else FREE for at, each in enumerate(old.seats)),
        host=guest.id,
        secret=old.secret,
        status=PLAYING,
        hints=True,
        junior=old.junior,
        origin=OriginRow(old.id, ply, dict(record_of(old).contributions)),
        created=time.time(),
    )
    fresh = _seated(fresh, seat, SeatRow(guest=guest.id, name=name_for(fresh, guest), avatar=avatar_for(fresh, guest)))
    for at, each in enumerate(fresh.seats):
        if each.free:
            sits = SeatRow(name=f"{bot} {at + 1}", bot=bot, number=number_for(fresh, at, bot), ready=True)
            fresh = _seated(fresh, at, sits)
    return fresh


def _seated(row: TableRow, at: int, seat: SeatRow) -> TableRow:
    return replace(row, seats=(*row.seats[:at], seat, *row.seats[at + 1 :]))
