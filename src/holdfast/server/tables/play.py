"""A move: checked, made, stored, and only then sent to the table. One that cannot be stored is taken back.

There is one path for the moves of people and bots. The table's lock is held from the check until the store has
answered. While the lock is free, all of it runs in callbacks: no task is started for a move.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from holdfast.kernel import HoldfastError, IllegalMove, Table, seat_name
from holdfast.server.damage import Damaged
from holdfast.server.messages import Accepted
from holdfast.server.refusals import Refused, store_away
from holdfast.server.store import Conflict, MoveRow, Unavailable
from holdfast.server.tables.session import TableSession

if TYPE_CHECKING:
    from holdfast.server.service import TableService

TRIES = 8


@dataclass(frozen=True, slots=True)
class MoveRequest:
    """A move that somebody wants to make: its number or its notation, and the ply it was chosen at."""

    ply: int
    move: int | None = None
    said: str = ""
    text: str = ""
    id: str = ""
    by_bot: bool = False
    """Whether it comes from the bot that plays the seat, not from a person."""
    tries: int = 0
    """How often a move at another worker has come first."""

    @property
    def has_words(self) -> bool:
        """Whether the game has to read something besides the move."""
        return bool(self.text) or '"' in self.said


class PendingMove(NamedTuple):
    """A move that was made in memory and waits for the store."""

    row: MoveRow
    begun: float


MoveResult = asyncio.Future[Accepted | None]
"""Done when a move is stored and sent: with an answer only if the same move was stored before."""


def play(service: TableService, session: TableSession, seat: int, request: MoveRequest) -> MoveResult:
    """Make a move for a seat: now if the table is free, otherwise in turn. The future has the refusal, if there is one.

    A move goes on when nobody waits for its future any more.
    """
    played: MoveResult = asyncio.get_running_loop().create_future()
    if not request.has_words and not session.stale and session.lock.take():
        _play_locked(service, session, seat, request, played)
    else:
        service.spawn(_play_in_turn(service, session, seat, request, played))
    return played


async def _play_in_turn(
    service: TableService, session: TableSession, seat: int, request: MoveRequest, played: MoveResult
) -> None:
    await session.lock.acquire()
    try:
        await service.reload_if_stale(session)
        if request.has_words and known_already(session, seat, request) is None:
            await _read_words(session, seat, request)
    except BaseException as fault:
        session.lock.give()
        _fail(played, fault if isinstance(fault, HoldfastError) else store_away())
        if not isinstance(fault, HoldfastError):
            raise
    else:
        _play_locked(service, session, seat, request, played)


def _play_locked(
    service: TableService, session: TableSession, seat: int, request: MoveRequest, played: MoveResult
) -> None:
    """Make a move and hand it to the store. From here on the move owns the lock."""
    try:
        known = known_already(session, seat, request)
        _check_lease(service, session, request)
        pending = None if known is not None else _make(session, seat, request)
    except Exception as fault:
        session.lock.give()
        _fail(played, fault)
        return
    if pending is None:
        session.lock.give()
        _succeed(played, known)
        return
    storing = asyncio.ensure_future(service.store.append(pending.row))
    storing.add_done_callback(lambda stored: _stored(service, session, request, pending, played, stored))


def _stored(
    service: TableService,
    session: TableSession,
    request: MoveRequest,
    pending: PendingMove,
    played: MoveResult,
    stored: asyncio.Future[None],
) -> None:
    fault = Unavailable("the server is stopping") if stored.cancelled() else stored.exception()
    if fault is not None:
        _take_back(session)
        service.spawn(_try_again(service, session, pending.row.seat, request, fault, played))
        return
    try:
        with service.damage.rules_contained(session):
            session.note(pending.row)
            session.tell_move(pending.row.seat, pending.row.id)
    except Damaged as told:
        session.lock.give()
        _fail(played, told)
        return
    service.metrics.moved(time.perf_counter() - pending.begun)
    session.lock.give()
    _succeed(played, None)
    service.moved(session)


async def _try_again(
    service: TableService,
    session: TableSession,
    seat: int,
    request: MoveRequest,
    fault: BaseException,
    played: MoveResult,
) -> None:
    """What could not be stored because a move of somebody at another worker came first is made after it.

    Otherwise it is said why not. The lock is held until that is known.
    """
    try:
        refused = await _explained(service, session, fault)
    except BaseException as wrong:
        session.lock.give()
        _fail(played, wrong if isinstance(wrong, HoldfastError) else store_away())
        if not isinstance(wrong, HoldfastError):
            raise
        return
    if service.fleet is not None and isinstance(fault, Conflict) and request.tries < TRIES and not request.by_bot:
        _play_locked(service, session, seat, replace(request, tries=request.tries + 1), played)
    else:
        session.lock.give()
        _fail(played, refused)


def _succeed(played: MoveResult, answer: Accepted | None) -> None:
    if not played.done():
        played.set_result(answer)


def _fail(played: MoveResult, fault: BaseException) -> None:
    if not played.done():
        played.set_exception(fault)


def known_already(session: TableSession, seat: int, request: MoveRequest) -> Accepted | None:
    """The answer to a move that was stored before."""
    before = session.named.get((seat, request.id))
    return None if before is None else Accepted(request.id, before)


# Making it


async def _read_words(session: TableSession, seat: int, request: MoveRequest) -> None:
    """Let the game read what comes with a move, off the event loop. Called with the table's lock held."""
    table = _checked(session, seat, request)
    move = request.said if request.move is None else request.move
    await asyncio.to_thread(table.check_words, seat, move, request.text)


def _make(session: TableSession, seat: int, request: MoveRequest) -> PendingMove:
    begun = time.perf_counter()
    table = _checked(session, seat, request)
    table.play(seat, request.said if request.move is None else request.move, request.text)
    said, now = table.record.moves[-1][1], session.server_clock.now()
    row = MoveRow(session.row.id, session.ply, seat, said, now, request.id, session.lease.epoch)
    return PendingMove(row, begun)


def _checked(session: TableSession, seat: int, request: MoveRequest) -> Table:
    """The table, if this seat may make a move there that was chosen now."""
    _check_player(session, seat, request)
    table = _table_in_play(session)
    if not _is_gesture(table, seat, request):
        _check_ply(session, seat, request)
    return table


def _check_lease(service: TableService, session: TableSession, request: MoveRequest) -> None:
    """While a bot's move waited for the table, another worker may have taken that over, and its bots with it."""
    if request.by_bot and not service.leads(session):
        raise Refused("move_too_late")


def _check_player(session: TableSession, seat: int, request: MoveRequest) -> None:
    """The seat may have changed hands since the move was chosen: to a bot, or back to its person."""
    bot = bool(session.row.seats[seat].bot)
    if bot and not request.by_bot:
        raise Refused("bot_plays_for_you")
    if request.by_bot and not bot:
        raise Refused("seat_reclaimed")


def _table_in_play(session: TableSession) -> Table:
    if session.table is None:
        raise Refused("game_not_begun")
    if session.table.over or not session.in_play:
        raise IllegalMove("game_is_over")
    if session.row.adjourned:
        raise Refused("game_adjourned")
    return session.table


def _is_gesture(table: Table, seat: int, request: MoveRequest) -> bool:
    return request.move is None and not request.text and request.said in table.gestures(seat)


def _check_ply(session: TableSession, seat: int, request: MoveRequest) -> None:
    """Refuse a move that was chosen for another question than the open one."""
    asked = session.asked.get(seat)
    if asked is None:
        raise IllegalMove("seat_not_asked", seat=seat_name(seat))
    if not asked.ply <= request.ply <= session.ply:
        raise Refused("ply_mismatch", ply=request.ply, now=session.ply)


# If it cannot be stored


def _take_back(session: TableSession) -> None:
    """Memory is what it was before the move. The store may have the move all the same."""
    session.stale = True
    assert session.table is not None
    session.table.take_back()


async def _explained(service: TableService, session: TableSession, fault: BaseException) -> Refused:
    if isinstance(fault, Unavailable):
        return store_away()
    await service.reload_if_stale(session)
    return Refused("move_too_late")
