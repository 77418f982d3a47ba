"""How well a seat is doing in Cuttle."""

from __future__ import annotations

from holdfast.kernel.cards import QUEEN

from .cards import EIGHT
from .state import CuttleState


def evaluation(state: CuttleState, seat: int) -> float:
    """How far a seat is on its way, and the other one on theirs; then cards in hand, queens and glasses."""
    mine, theirs = strength(state, seat), strength(state, 1 - seat)
    return max(-0.95, min(0.95, mine - theirs))


def strength(state: CuttleState, seat: int) -> float:
    way = state.score(seat) / state.goal(seat)
    hand = 0.04 * float(state.players[seat].hand.size)
    lasting = 0.06 * state.count(seat, QUEEN) + 0.04 * state.count(seat, EIGHT)
    return 0.6 * way + (21 - state.goal(seat)) * 0.012 + hand + lasting
