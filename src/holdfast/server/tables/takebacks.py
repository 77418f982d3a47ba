"""Taking moves back: all must agree, and nothing that was hidden may have been shown since."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from holdfast.server.refusals import Refused, store_away
from holdfast.server.store import Conflict, Unavailable
from holdfast.server.tables.session import TAKEBACK, TableSession

if TYPE_CHECKING:
    from holdfast.server.service import TableService


def ply_before(session: TableSession, seat: int) -> int:
    """The ply before a seat's last move, or Refused if that cannot be taken back."""
    if session.table is None or not session.in_play:
        raise Refused("takeback_needs_game")
    ply = session.moved_at.get(seat)
    if ply is None:
        raise Refused("no_move_to_take_back")
    if not session.can_take_back(seat):
        raise Refused("takeback_impossible")
    return ply


async def take_back(service: TableService, session: TableSession, seat: int) -> None:
    """Go back to before a seat's last move, if that is still allowed. Called with the table's lock held.

    It begins an epoch: a move that is under way elsewhere is too late.
    """
    ply = ply_before(session, seat)
    votes = {what: vote for what, vote in session.row.votes.items() if what != TAKEBACK}
    now = service.server_clock.now()
    row = replace(session.row, votes=votes, taken_back=session.row.taken_back + 1, changed=now)
    session.stale = True
    try:
        await service.store.take_back(row, ply, session.ply - ply, session.lease.epoch)
    except (Unavailable, Conflict):
        raise store_away() from None
    await service.reload(session)
