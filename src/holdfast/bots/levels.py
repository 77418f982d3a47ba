"""Levels as people see them: easy, medium and hard. All of them search; they differ in how far, and how carefully."""

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
"""However many moves there are, each is tried about so often."""
HARD_SECONDS: Final = 0.14
"""Nobody waits longer for a move; where the engine is compiled it never takes so long."""
WORTH_ASKING: Final = 0.02
"""By so much of a win an offer to others has to promise more than any other move;"""
DOUBT: Final = 0.4
"""and by so much more if it was tried once: the oftener it was tried, the less is put down to luck."""


class Hard(Search):
    """Looks as far ahead as people are ready to wait for."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance, HARD, HARD_SECONDS)

    def prepare(self, seat: SeatHandle) -> None:
        habits = seat.game.habits
        self.set_budget(int(float(HARD) * (habits.budget if seat.seats() == 2 else habits.budget_many)))
        super().prepare(seat)


class NoisySearch(Search):
    """Looks less far, does not read the others, and does not always make the move that it thought of most.

    These are mistakes as people make them.
    """

    least: i64
    candidate_moves: i64
    """So many moves, those that it thought of most, look good enough to it."""

    def __init__(self, chance: Chance, simulations: i64, candidate_moves: i64) -> None:
        super().__init__(chance, simulations)
        self.models_opponents = False
        self.least = simulations
        self.candidate_moves = candidate_moves
        self.offers = vec[i64]([i64(0) for _ in range(i64(256))])
        self.refusals = vec[i64]([i64(0) for _ in range(i64(256))])

    def prepare(self, seat: SeatHandle) -> None:
        self.set_budget(max(self.least, EACH * self.root.size))
        super().prepare(seat)
        for kind in seat.game.verbs.verbs:
            self.offers[kind.number] = 1 if kind.name in seat.game.habits.offers else 0
            self.refusals[kind.number] = 1 if kind.name in seat.game.habits.refusals else 0

    def choose(self, seat: SeatHandle) -> i64:
        """Of the moves it thought of most any, the more likely the more it thought of it."""
        seat.sensible_moves(self.root)
        if self.root.size == 1:
            return self.root.at(0)
        candidate_moves = self._worth_taking(self._worth_making(self.evaluate_moves(seat)))[: self.candidate_moves]
        return self.or_random_move(seat, self.sample_by_visits(candidate_moves), self.root)

    def _worth_making(self, found: list[MoveStats]) -> list[MoveStats]:
        """Moves without offers to others that promise hardly more than the best of the other moves.

        To ask costs nothing, so a search would ask all the time: good against who errs, and tiresome.
        """
        others = [each for each in found if not self.offers[verb(each.move)]]
        if not others:
            return found
        best = others[0].expected
        return [each for each in found if not self.offers[verb(each.move)] or _promises_more(each, best)]

    def _worth_taking(self, found: list[MoveStats]) -> list[MoveStats]:
        """Where others have asked for something: to refuse, or else what promises more than that. Nobody wavers there,
        for who asks means to gain by it.
        """
        for refusal in found:
            if self.refusals[verb(refusal.move)]:
                better = [each for each in found if each.expected > refusal.expected]
                return better if better else [refusal]
        return found


def _promises_more(offer: MoveStats, expected: float) -> bool:
    """Whether an offer is clearly better: in the first tries others take offers that they would not take."""
    return offer.visits > 0 and offer.expected > expected + WORTH_ASKING + DOUBT / sqrt(float(offer.visits))


class Medium(NoisySearch):
    """Looks somewhat further, and wavers between two moves."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance, MEDIUM, 2)


class Easy(NoisySearch):
    """Looks a little ahead; many moves look good to it."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance, EASY, 6)
