"""How well a seat is doing in Cuttle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.kernel.cards import QUEEN

from .cards import EIGHT

if TYPE_CHECKING:
    from .table import CuttleTable


def evaluation(table: CuttleTable, seat: int) -> float:
    """How far a seat is on its way, and the other one on theirs; then cards in hand, queens and glasses."""
    mine, theirs = strength(table, seat), strength(table, 1 - seat)
    return max(-0.95, min(0.95, mine - theirs))


def strength(table: CuttleTable, seat: int) -> float:
    way = table.score(seat) / table.goal(seat)
    hand = 0.04 * float(table.players[seat].hand.size)
    lasting = 0.06 * table.count(seat, QUEEN) + 0.04 * table.count(seat, EIGHT)
    return 0.6 * way + (21 - table.goal(seat)) * 0.012 + hand + lasting
