"""What tells who will win a game of Cuttle: points, the way to the goal, lasting cards, and what is still in hand."""

from __future__ import annotations

from librt.vecs import vec

from holdfast.kernel import Features
from holdfast.kernel.cards import KING, QUEEN

from .cards import EIGHT, TEN, TWO
from .state import CuttleState

FEATURES = Features()
WAY = FEATURES.add("way")
LEFT = FEATURES.add("left")
NEAR = FEATURES.add("near")
CARDS = FEATURES.add("point_cards")
KINGS = FEATURES.add("kings")
QUEENS = FEATURES.add("queens")
GLASSES = FEATURES.add("glasses")
JACKS_LAID = FEATURES.add("jacks_laid")
HAND = FEATURES.add("hand")
TWOS = FEATURES.add("twos_in_hand")
ROYALS = FEATURES.add("royals_in_hand")
HIGHEST = FEATURES.add("highest_in_hand")
WINS_NEXT = FEATURES.add("wins_next")
ON_TURN = FEATURES.add("on_turn")

FULL = 8.0
"""A full hand."""
CLOSE = 10
"""One card may be enough."""


def features(state: CuttleState, seat: int, into: vec[float]) -> None:
    player = state.players[seat]
    goal, score = state.goal(seat), state.score(seat)
    held = [state.rank_of(card) for card in player.hand.to_list()]
    highest = max([rank for rank in held if rank <= TEN], default=0)
    left = max(0, goal - score)
    into[WAY] = score / goal
    into[LEFT] = left / 21.0
    into[NEAR] = 1.0 if left <= CLOSE else 0.0
    into[CARDS] = len(state.point_cards(seat)) / 4.0
    into[KINGS] = float(state.count(seat, KING))
    into[QUEENS] = float(state.count(seat, QUEEN))
    into[GLASSES] = 1.0 if state.count(seat, EIGHT) else 0.0
    into[JACKS_LAID] = float(len(state.top_jacks(seat)))
    into[HAND] = len(held) / FULL
    into[TWOS] = float(held.count(TWO))
    into[ROYALS] = float(sum(rank > TEN for rank in held))
    into[HIGHEST] = highest / 10.0
    into[WINS_NEXT] = 1.0 if highest >= left else 0.0
    into[ON_TURN] = 1.0 if state.turn == seat else 0.0
