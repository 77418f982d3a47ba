"""Levels as people see them: easy, medium and hard. All of them search; they differ in how far, and how carefully."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from holdfast.bots.search import Search
from holdfast.kernel.chance import Chance
from holdfast.kernel.handle import SeatHandle

EASY: Final[i64] = 120
MEDIUM: Final[i64] = 400
HARD: Final[i64] = 5000
HARD_SECONDS: Final = 0.14
"""Nobody waits longer for a move; where the engine is compiled it never takes so long."""
CARELESS: Final = 6.0
"""The smaller, the more often `easy` makes a move that is not the best it has seen."""


class Hard(Search):
    """Looks as far ahead as people are ready to wait for."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance, HARD, HARD_SECONDS)

    def prepare(self, seat: SeatHandle) -> None:
        self.afford(int(float(HARD) * seat.game.habits.patience))
        super().prepare(seat)


class Medium(Search):
    """Looks a little ahead."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance, MEDIUM)


class Easy(Search):
    """Looks a little ahead, and then often makes a move that is only nearly as good: mistakes as people make them."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance, EASY)

    def choose(self, seat: SeatHandle) -> i64:
        considered = self.consider(seat)
        weights = [exp(CARELESS * each.expected) if each.visits else 0.0 for each in considered]
        left = sum(weights) * float(self.chance.below(1 << 30)) / float(1 << 30)
        for at, weight in enumerate(weights):
            left -= weight
            if left < 0.0:
                return considered[at].move
        return considered[0].move
