"""The levels easy, medium and hard. All of them search; they differ in budget and in how they choose."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.bots.search import MoveStats, Search
from holdfast.kernel.chance import Chance
from holdfast.kernel.handle import SeatHandle
from holdfast.kernel.moves import verb

EASY: Final[i64] = 60
MEDIUM: Final[i64] = 200
HARD: Final[i64] = 5000
EACH: Final[i64] = 3
"""With many moves each is still tried about this often."""
HARD_SECONDS: Final = 0.14
"""The time limit of a move. The compiled engine never needs it."""
WORTH_ASKING: Final = 0.02
"""An offer to others has to promise this much more win probability than any other move,"""
DOUBT: Final = 0.4
"""and this much more if it was tried once; the margin shrinks with the square root of the tries."""


class Hard(Search):
    """Searches for as long as people are ready to wait."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance, HARD, HARD_SECONDS)

    def prepare(self, seat: SeatHandle) -> None:
        config = seat.game.search.config
        self.set_budget(int(float(HARD) * (config.budget if seat.seats() == 2 else config.budget_many)))
        super().prepare(seat)


class NoisySearch(Search):
    """Searches less, without an opponent model, and chooses at random among its most visited moves.

    These are mistakes as people make them.
    """

    least: i64
    candidate_moves: i64
    """How many of its most visited moves it chooses among."""

    def __init__(self, chance: Chance, simulations: i64, candidate_moves: i64) -> None:
        super().__init__(chance, simulations)
        self.models_opponents = False
        self.least = simulations
        self.candidate_moves = candidate_moves
        self.offers = vec[i64]([i64(0)] * 256)
        self.refusals = vec[i64]([i64(0)] * 256)

    def prepare(self, seat: SeatHandle) -> None:
        self.set_budget(max(self.least, EACH * self.root.size))
        super().prepare(seat)
        for kind in seat.game.vocabulary.verbs.verbs:
            self.offers[kind.number] = 1 if kind.name in seat.game.search.config.offers else 0
            self.refusals[kind.number] = 1 if kind.name in seat.game.search.config.refusals else 0

    def choose(self, seat: SeatHandle) -> i64:
        """One of the most visited moves, at random; more visits make it more likely."""
        seat.sensible_moves(self.root)
        if self.root.size == 1:
            return self.root.at(0)
        candidate_moves = self._worth_taking(self._worth_making(self.evaluate_moves(seat)))[: self.candidate_moves]
        return self.or_random_move(seat, self.sample_by_visits(candidate_moves), self.root)

    def _worth_making(self, found: list[MoveStats]) -> list[MoveStats]:
        """The moves without offers that promise hardly more than the best other move.

        An offer costs nothing, so a search would make offers all the time, which is tiresome.
        """
        others = [each for each in found if not self.offers[verb(each.move)]]
        if not others:
            return found
        best = others[0].expected
        return [each for each in found if not self.offers[verb(each.move)] or _promises_more(each, best)]

    def _worth_taking(self, found: list[MoveStats]) -> list[MoveStats]:
        """In answer to an offer: refuse, unless something promises more. There is no random choice here, because the
        one who makes an offer means to gain by it.
        """
        for refusal in found:
            if self.refusals[verb(refusal.move)]:
                better = [each for each in found if each.expected > refusal.expected]
                return better if better else [refusal]
        return found


def _promises_more(offer: MoveStats, expected: float) -> bool:
    """Whether an offer is clearly better. In early simulations others accept offers that they would not accept."""
    return offer.visits > 0 and offer.expected > expected + WORTH_ASKING + DOUBT / sqrt(float(offer.visits))


class Medium(NoisySearch):
    """Searches a little more, and chooses between two moves."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance, MEDIUM, 2)


class Easy(NoisySearch):
    """Searches a little, and chooses among many moves."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance, EASY, 6)
