"""A move: checked, made, stored, and only then told. If it cannot be stored, the table is put back as it was."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from holdfast.kernel import HoldfastError, IllegalMove, Table, seat_name
from holdfast.kernel.letters import control_in
from holdfast.server.messages import Accepted
from holdfast.server.refusals import Refused, store_away
from holdfast.server.store import Conflict, MoveRow, Unavailable
from holdfast.server.tables.live import Live

if TYPE_CHECKING:
    from holdfast.server.service import TableService

Refuse = Callable[[HoldfastError], None]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What somebody wants to do: a move as a number or as people write it, seen from a ply."""

    ply: int
    move: int | None = None
    said: str = ""
    text: str = ""
    id: str = ""
    by_bot: bool = False
    """Whether it is the bot's wish that plays the seat, and not a person's."""


class Made(NamedTuple):
    """A move that was made in memory and waits to be stored."""

    row: MoveRow
    put_back: Callable[[], None]
    begun: float


async def play(service: TableService, live: Live, seat: int, wanted: Wanted) -> Accepted | None:
    """Make a move for a seat. All who watch are told; a move that came before is only confirmed."""
    async with live.lock:
        await service.freshen(live)
        known = known_already(live, seat, wanted)
        if known is not None:
            return known
        made = _make(live, seat, wanted)
        try:
            await service.store.append(made.row)
        except asyncio.CancelledError:
            _put_back(live, made)
            raise
        except (Unavailable, Conflict) as fault:
            _put_back(live, made)
            raise await _explained(service, live, fault) from None
        _tell(service, live, made)
    service.moved(live)
    return None


def play_at_once(service: TableService, live: Live, seat: int, wanted: Wanted, refuse: Refuse) -> asyncio.Future[None]:
    """Make a move without waiting. Called with the table's lock held; it is given back when the move is stored."""
    made = _make(live, seat, wanted)
    keeping = asyncio.ensure_future(service.store.append(made.row))
    keeping.add_done_callback(lambda kept: _kept(service, live, made, refuse, kept))
    return keeping


def _kept(service: TableService, live: Live, made: Made, refuse: Refuse, kept: asyncio.Future[None]) -> None:
    fault = Unavailable("the server is stopping") if kept.cancelled() else kept.exception()
    if fault is None:
        try:
            _tell(service, live, made)
        finally:
            live.lock.give()
        service.moved(live)
    else:
        _put_back(live, made)
        service.spawn(_refuse_later(service, live, fault, refuse))


async def _refuse_later(service: TableService, live: Live, fault: BaseException, refuse: Refuse) -> None:
    """Say why a move could not be kept, with the table's lock held until that is known."""
    try:
        refuse(await _explained(service, live, fault))
    except HoldfastError as wrong:
        refuse(wrong)
    finally:
        live.lock.give()


def known_already(live: Live, seat: int, wanted: Wanted) -> Accepted | None:
    """The answer to a move that came before."""
    before = live.named.get((seat, wanted.id))
    return None if before is None else Accepted(wanted.id, before)


def _tell(service: TableService, live: Live, made: Made) -> None:
    """A move is stored: now everybody may know."""
    live.note(made.row)
    live.tell_move(made.row.seat, made.row.id)
    service.metrics.moved(time.perf_counter() - made.begun)


# Making it


def _make(live: Live, seat: int, wanted: Wanted) -> Made:
    begun = time.perf_counter()
    _check_player(live, seat, wanted)
    table = _table_in_play(live)
    put_back = _played(live, table, seat, wanted)
    row = MoveRow(live.row.id, live.ply, seat, table.record.moves[-1][1], live.steady.now(), wanted.id)
    return Made(row, put_back, begun)


def _check_player(live: Live, seat: int, wanted: Wanted) -> None:
    """The seat may have changed hands since the move was chosen: to a bot, or back to its person."""
    bot = bool(live.row.seats[seat].bot)
    if bot and not wanted.by_bot:
        raise Refused("bot_plays_for_you")
    if wanted.by_bot and not bot:
        raise Refused("seat_reclaimed")


def _table_in_play(live: Live) -> Table:
    if live.table is None:
        raise Refused("game_not_begun")
    if live.table.over or not live.in_play:
        raise IllegalMove("game_is_over")
    if live.row.adjourned:
        raise Refused("game_adjourned")
    return live.table


def _played(live: Live, table: Table, seat: int, wanted: Wanted) -> Callable[[], None]:
    """Make the move on the table, and get what takes it back."""
    state, journal, lines = table.state, table.journal, live.journal_size
    text = _spoken(wanted.text)
    gesture = wanted.move is None and wanted.said in state.gestures(seat)
    if not gesture:
        _check_ply(live, seat, wanted)
    undo = state.copy() if gesture else None
    table.play(seat, _notation(wanted, text) if wanted.move is None else wanted.move, text)

    def put_back() -> None:
        former = undo or state.undo
        assert former is not None
        former.copy_to(state)
        journal.forget_after(lines)
        table.record.moves.pop()

    return put_back


def _notation(wanted: Wanted, text: str) -> str:
    return f'{wanted.said} "{text}"' if text else wanted.said


def _spoken(text: str) -> str:
    """Words as they are written down: a record knows no double spaces."""
    if not text:
        return ""
    said = " ".join(text.split())
    if control_in(said):
        raise IllegalMove("character_cannot_be_said", character=control_in(said))
    return said


def _check_ply(live: Live, seat: int, wanted: Wanted) -> None:
    """Refuse a move that was meant for another question than the one that is open."""
    asked = live.asked.get(seat)
    if asked is None:
        raise IllegalMove("seat_not_asked", seat=seat_name(seat))
    if not asked.ply <= wanted.ply <= live.ply:
        raise Refused("ply_mismatch", ply=wanted.ply, now=live.ply)


# If it cannot be stored


def _put_back(live: Live, made: Made) -> None:
    """The table is what it was before; nobody knows whether the store thinks so too."""
    live.doubtful = True
    made.put_back()


async def _explained(service: TableService, live: Live, fault: BaseException) -> Refused:
    if isinstance(fault, Unavailable):
        return store_away()
    await service.freshen(live)
    return Refused("move_too_late")
