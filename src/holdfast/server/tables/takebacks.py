"""Taking moves back: all must agree, and nothing that was hidden may have been shown since."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from holdfast.server.refusals import Refused, store_away
from holdfast.server.store import Conflict, Unavailable
from holdfast.server.tables.live import Live

if TYPE_CHECKING:
    from holdfast.server.service import TableService


def ply_before(live: Live, seat: int) -> int:
    """The ply before a seat's last move, or Refused if that cannot be taken back."""
    if live.table is None or not live.in_play:
        raise Refused("takeback_needs_game")
    ply = live.moved_at.get(seat)
    if ply is None:
        raise Refused("no_move_to_take_back")
    if something_shown(live, ply):
        raise Refused("takeback_impossible")
    return ply


def something_shown(live: Live, ply: int) -> bool:
    """Whether any seat learned a card, or chance was asked, in the moves from a ply on. It was noted with each move:
    a game is not played again for a question that anybody may ask at any time."""
    return live.shown_at >= ply


async def take_back(service: TableService, live: Live, seat: int) -> None:
    """Go back to before a seat's last move, if that is still allowed. Called with the table's lock held.

    The row counts up, so that other workers notice.
    """
    ply = ply_before(live, seat)
    live.doubtful = True
    try:
        await service.store.change_table(replace(live.row, changed=service.steady.now()))
        await service.store.cut(live.row.id, ply)
    except (Unavailable, Conflict):
        raise store_away() from None
    await service.reload(live)
