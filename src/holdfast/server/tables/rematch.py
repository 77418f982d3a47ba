"""Playing again: the same people, seated as the game before says; scores of the evening go along."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from holdfast.kernel import secret_seed
from holdfast.server.refusals import Forbidden, Refused
from holdfast.server.store import OVER, GuestRow, SeatRow, TableRow
from holdfast.server.tables.live import Live
from holdfast.server.tables.lobby import PREVIOUS, new_table

if TYPE_CHECKING:
    from holdfast.server.service import TableService


async def rematch(service: TableService, live: Live, guest: GuestRow) -> TableRow:
    """The table of the next game; the first who asks makes it, the others find it."""
    if live.row.status != OVER:
        raise Refused("the game is not over yet")
    if live.row.seat_of(guest.id) is None:
        raise Forbidden("only who sat at the table can ask for another game")
    if not live.row.following:
        row = next_table(live, guest)
        await service.add(row)
        await service.change(live, lambda old: old if old.following else replace(old, following=row.id))
    return (await service.find(live.row.following)).row


def next_table(live: Live, host: GuestRow) -> TableRow:
    """The same game with the same options, in the order that the last game's seed and ranking give."""
    old = live.row
    order = seating(live)
    fresh = new_table(live.game, host, len(old.seats), old.options)
    return replace(
        fresh,
        seats=tuple(_again(old.seats[at]) for at in order),
        host=old.host,
        secret=secret_seed(),
        clock=old.clock,
        hints=old.hints,
        starts=PREVIOUS,
        previous=old.id,
        scores=old.scores,
        muted=old.muted,
        junior=0 if live.game.last_deals and live.table is not None and live.table.over else -1,
    )


def seating(live: Live) -> list[int]:
    if live.table is None or not live.table.over:
        return list(range(len(live.row.seats)))
    chance = live.table.record.whole_seed().stream("seating")
    return live.game.next_seating(live.table.state, chance)


def _again(seat: SeatRow) -> SeatRow:
    """Who sat here sits down again; a bot that only stood in does not."""
    if seat.guest:
        return SeatRow(guest=seat.guest, name=seat.name, avatar=seat.avatar)
    return SeatRow(name=seat.name, bot=seat.bot, ready=True)
