"""Taking moves back: all must agree, and nothing that was hidden may have been shown since."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from msgspec.structs import replace

from holdfast.kernel import State, Table
from holdfast.server.refusals import Refused, store_away
from holdfast.server.store import Conflict, Unavailable
from holdfast.server.tables.live import Live

if TYPE_CHECKING:
    from holdfast.server.service import TableService


def ply_before(live: Live, seat: int) -> int:
    """The ply before a seat's last move, or Refused if that cannot be taken back."""
    if live.table is None or not live.in_play:
        raise Refused("only moves of a game in play can be taken back")
    moves = live.table.record.moves
    own = [ply for ply, (mover, _) in enumerate(moves) if mover == seat]
    if not own:
        raise Refused("you have made no move yet")
    if something_shown(live.table, own[-1]):
        raise Refused("a hidden card was shown since, or luck was asked: this cannot be taken back")
    return own[-1]


def something_shown(table: Table, ply: int) -> bool:
    """Whether any seat learned a card, or chance was asked, in the moves after a ply."""
    record = table.record.without_moves()
    record.moves = table.record.moves[:ply]
    again = Table.resume(table.game, record)
    for seat, said in table.record.moves[ply:]:
        before = again.state.copy()
        again.play(seat, said)
        if _learned(before, again.state) or before.chance.to_text() != again.state.chance.to_text():
            return True
    return False


def _learned(before: State, after: State) -> bool:
    return any(now & ~then for then, now in zip(before.known, after.known, strict=True))


async def take_back(service: TableService, live: Live, ply: int) -> None:
    """Go back to a ply. Called with the table's lock held. The row counts up, so that other workers notice."""
    live.doubtful = True
    try:
        await service.store.change_table(replace(live.row, changed=time.time()))
        await service.store.cut(live.row.id, ply)
    except (Unavailable, Conflict):
        raise store_away() from None
    await service.reload(live)
