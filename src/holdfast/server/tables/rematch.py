"""Playing again: the same people, seated as the game before says; scores of the evening go along."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from holdfast.kernel import secret_seed
from holdfast.server.refusals import Forbidden, Refused
from holdfast.server.store import CLOSED, OVER, GuestRow, SeatRow, TableRow
from holdfast.server.tables.lobby import LOT, PREVIOUS, new_table
from holdfast.server.tables.session import TableSession

if TYPE_CHECKING:
    from holdfast.server.service import TableService


async def rematch(service: TableService, session: TableSession, guest: GuestRow) -> TableRow:
    """The table of the next game: made by the first request, found by the others."""
    async with session.lock:
        await service.reload_if_stale(session)
        _check(session.row, guest)
        following = await _following(service, session)
        if following is None:
            await _make(service, session, guest)
    return following or (await service.find(session.row.following)).row


def _check(row: TableRow, guest: GuestRow) -> None:
    if row.status != OVER:
        raise Refused("game_not_over_yet")
    if row.seat_of(guest.id) is None:
        raise Forbidden("only_seated_rematch")


async def _following(service: TableService, session: TableSession) -> TableRow | None:
    """The table that was made already, unless everybody has left it since."""
    if not session.row.following:
        return None
    row = (await service.find(session.row.following)).row
    return None if row.status == CLOSED else row


async def _make(service: TableService, session: TableSession, guest: GuestRow) -> None:
    """Keep the next table. Called with the lock of the old one held, so that there is one."""
    if await _stays_host(service, session, guest):
        await service.add_following(session, next_table(session, guest, session.row.host))
        return
    async with service.quota.one_more(guest.id):
        await service.add_following(session, next_table(session, guest, guest.id))


async def _stays_host(service: TableService, session: TableSession, guest: GuestRow) -> bool:
    """Whether the host is here and can host the next game. Otherwise the guest who asks hosts it."""
    seat = session.row.seat_of(session.row.host)
    here = session.row.host != guest.id and seat is not None and session.audience.connected(seat)
    return here and await service.quota.has_room(session.row.host)


def next_table(session: TableSession, guest: GuestRow, host: str) -> TableRow:
    """The same game with the same options, in the order that the ranking of the last game gives.

    Where several were last and the last one deals, the lot decides between them, with the cards of the next game. A
    game whose rules name somebody anew each time begins by lot again.
    """
    old = session.row
    tied = _tied(session)
    order = _seating(session) if not tied else list(range(len(old.seats)))
    fresh = new_table(session.game, guest, len(old.seats), old.options)
    return replace(
        fresh,
        seats=tuple(_again(old.seats[at]) for at in order),
        host=host,
        secret=secret_seed(),
        clock=old.clock,
        hints=old.hints,
        starts=LOT if session.game.options.starter else PREVIOUS,
        previous=old.id,
        scores=old.scores,
        muted=old.muted,
        kept_out=old.kept_out,
        junior=0 if _has_last(session) and not tied else -1,
        tied=tied,
    )


def _has_last(session: TableSession) -> bool:
    """Whether the game keeps in mind who was last, and somebody was."""
    return session.game.rules.last_deals and session.table is not None and session.table.over


def _tied(session: TableSession) -> tuple[int, ...]:
    if session.table is None or not _has_last(session):
        return ()
    last = session.table.ranking[-1]
    return tuple(sorted(last)) if len(last) > 1 else ()


def _seating(session: TableSession) -> list[int]:
    """Where nothing is left to chance."""
    if session.table is None or not session.table.over:
        return list(range(len(session.row.seats)))
    return session.game.next_seating(session.table.state, session.table.record.whole_seed().stream("seating"))


def _again(seat: SeatRow) -> SeatRow:
    """Who sat here sits down again; a bot that only stood in does not."""
    if seat.guest:
        return SeatRow(guest=seat.guest, name=seat.name, avatar=seat.avatar)
    return SeatRow(name=seat.name, bot=seat.bot, number=seat.number, ready=True)
