"""What a seat's moves would change, told on request: computed off the event loop, from what the seat knows."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from holdfast.kernel.consequences import Foresight
from holdfast.server.messages import Foreseen
from holdfast.server.tables.session import TableSession

if TYPE_CHECKING:
    from holdfast.server.service import TableService


async def foresee(service: TableService, session: TableSession, seat: int) -> Foreseen:
    """The consequences of the moves that a seat may make now; none if it is not asked."""
    async with session.lock:
        await service.reload_if_stale(session)
        table, ply = session.table, session.ply
        if table is None or not session.in_play or not (moves := table.legal_moves(seat)):
            return Foreseen(ply)
        foresight = Foresight(table.game, table.state, seat)
    found = await asyncio.to_thread(foresight.foresee, moves)
    return Foreseen(
        ply,
        [(move, [(each.entry, each.before, each.after) for each in changes]) for move, changes in found.items()],
    )
