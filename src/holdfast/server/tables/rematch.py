"""Playing again: the same people, seated as the game before says; scores of the evening go along."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from holdfast.kernel import secret_seed
from holdfast.server.refusals import Forbidden, Refused
from holdfast.server.store import CLOSED, OVER, GuestRow, SeatRow, TableRow
from holdfast.server.tables.live import Live
from holdfast.server.tables.lobby import LOT, PREVIOUS, new_table

if TYPE_CHECKING:
    from holdfast.server.service import TableService


async def rematch(service: TableService, live: Live, guest: GuestRow) -> TableRow:
    """The table of the next game; the first who asks makes it, the others find it."""
    async with live.lock:
        await service.freshen(live)
        _check(live.row, guest)
        following = await _following(service, live)
        if following is None:
            await _make(service, live, guest)
    return following or (await service.find(live.row.following)).row


def _check(row: TableRow, guest: GuestRow) -> None:
    if row.status != OVER:
        raise Refused("game_not_over_yet")
    if row.seat_of(guest.id) is None:
        raise Forbidden("only_seated_rematch")


async def _following(service: TableService, live: Live) -> TableRow | None:
    """The table that was made already, unless everybody has left it since."""
    if not live.row.following:
        return None
    row = (await service.find(live.row.following)).row
    return None if row.status == CLOSED else row


async def _make(service: TableService, live: Live, guest: GuestRow) -> None:
    """Keep the next table. Called with the lock of the old one held, so that there is one."""
    if await _stays_host(service, live, guest):
        await service.add_following(live, next_table(live, guest, live.row.host))
        return
    async with service.quota.one_more(guest.id):
        await service.add_following(live, next_table(live, guest, guest.id))


async def _stays_host(service: TableService, live: Live, guest: GuestRow) -> bool:
    """Whether the host of the evening is here and can be the next one's; otherwise that is whoever asks."""
    seat = live.row.seat_of(live.row.host)
    here = live.row.host != guest.id and seat is not None and live.connected(seat)
    return here and await service.quota.has_room(live.row.host)


def next_table(live: Live, guest: GuestRow, host: str) -> TableRow:
    """The same game with the same options, in the order that the ranking of the last game gives.

    Where several were last and the last one deals, the lot decides between them, with the cards of the next game. A
    game whose rules name somebody anew each time begins by lot again.
    """
    old = live.row
    tied = _tied(live)
    order = _seating(live) if not tied else list(range(len(old.seats)))
    fresh = new_table(live.game, guest, len(old.seats), old.options)
    return replace(
        fresh,
        seats=tuple(_again(old.seats[at]) for at in order),
        host=host,
        secret=secret_seed(),
        clock=old.clock,
        hints=old.hints,
        starts=LOT if live.game.options.starter else PREVIOUS,
        previous=old.id,
        scores=old.scores,
        muted=old.muted,
        kept_out=old.kept_out,
        junior=0 if _has_last(live) and not tied else -1,
        tied=tied,
    )


def _has_last(live: Live) -> bool:
    """Whether the game keeps in mind who was last, and somebody was."""
    return live.game.last_deals and live.table is not None and live.table.over


def _tied(live: Live) -> tuple[int, ...]:
    if live.table is None or not _has_last(live):
        return ()
    last = live.table.ranking[-1]
    return tuple(sorted(last)) if len(last) > 1 else ()


def _seating(live: Live) -> list[int]:
    """Where nothing is left to chance."""
    if live.table is None or not live.table.over:
        return list(range(len(live.row.seats)))
    return live.game.next_seating(live.table.state, live.table.record.whole_seed().stream("seating"))


def _again(seat: SeatRow) -> SeatRow:
    """Who sat here sits down again; a bot that only stood in does not."""
    if seat.guest:
        return SeatRow(guest=seat.guest, name=seat.name, avatar=seat.avatar)
    return SeatRow(name=seat.name, bot=seat.bot, number=seat.number, ready=True)
