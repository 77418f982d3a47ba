"""A move: checked, made, stored, and only then told. If it cannot be stored, the table is put back as it was."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from holdfast.kernel import IllegalMove, Table, seat_name
from holdfast.kernel.letters import control_in
from holdfast.server.messages import Accepted
from holdfast.server.refusals import Refused, store_away
from holdfast.server.store import Conflict, MoveRow, Unavailable
from holdfast.server.tables.live import Live

if TYPE_CHECKING:
    from holdfast.server.service import TableService


@dataclass(frozen=True, slots=True)
class Wanted:
    """What somebody wants to do: a move as a number or as people write it, seen from a ply."""

    ply: int
    move: int | None = None
    said: str = ""
    text: str = ""
    id: str = ""


async def play(service: TableService, live: Live, seat: int, wanted: Wanted) -> Accepted | None:
    """Make a move for a seat. All who watch are told; a move that came before is only confirmed."""
    async with live.lock:
        await service.freshen(live)
        before = live.recent.get((seat, wanted.id))
        if before is not None:
            return Accepted(wanted.id, before)
        table = _table_in_play(live)
        put_back = _make(live, table, seat, wanted)
        move = MoveRow(live.row.id, live.ply, seat, table.record.moves[-1][1], time.time(), wanted.id)
        await _keep(service, live, move, put_back)
        live.note(move)
        live.votes.pop("takeback", None)
        live.tell_move(seat, wanted.id)
    service.moved(live)
    return None


def _table_in_play(live: Live) -> Table:
    if live.table is None:
        raise Refused("the game has not begun yet")
    if live.table.over or not live.in_play:
        raise IllegalMove("the game is over")
    if live.row.adjourned:
        raise Refused("the game is adjourned; it goes on when all agree")
    return live.table


def _make(live: Live, table: Table, seat: int, wanted: Wanted) -> Callable[[], None]:
    """Make the move, and get what takes it back."""
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
    said = " ".join(text.split())
    if control_in(said):
        raise IllegalMove("{character} cannot be said", character=control_in(said))
    return said


def _check_ply(live: Live, seat: int, wanted: Wanted) -> None:
    """Refuse a move that was meant for another question than the one that is open."""
    asked = live.asked.get(seat)
    if asked is None:
        raise IllegalMove("{seat} is not asked for a move now", seat=seat_name(seat))
    if not asked.ply <= wanted.ply <= live.ply:
        raise Refused("this move was meant for ply {ply}, but the table is at {now}", ply=wanted.ply, now=live.ply)


async def _keep(service: TableService, live: Live, move: MoveRow, put_back: Callable[[], None]) -> None:
    """Store a move. If that fails, or nobody knows whether it did, the table is what it was before."""
    try:
        await service.store.append(move)
    except Unavailable:
        live.doubtful = True
        put_back()
        raise store_away() from None
    except Conflict:
        live.doubtful = True
        put_back()
        await service.freshen(live)
        raise Refused("another move was stored first; this is the table as it is now") from None
    except asyncio.CancelledError:
        live.doubtful = True
        put_back()
        raise
