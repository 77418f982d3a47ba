"""What bots know about High Card beyond its rules."""

from __future__ import annotations

from holdfast.kernel import Heuristics, Seat
from holdfast.kernel.cards import rank

from .rules import HighCard


class HighCardHeuristics(Heuristics[HighCard]):
    def evaluate(self, state: HighCard, seat: Seat) -> float:
        """How well a seat is doing: its share of the tricks, and what its cards are worth."""
        ranks = [int(rank(state.face[card])) for card in state.players[seat].hand.to_list()]
        return 0.2 * float(state.standing(seat)) + 0.001 * sum(ranks) - 0.9
