"""Levels as people see them: easy, medium and hard. All of them search; they differ in how far, and how carefully."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.bots.search import Search
from holdfast.kernel.chance import Chance
from holdfast.kernel.handle import SeatHandle

EASY: Final[i64] = 60
MEDIUM: Final[i64] = 200
HARD: Final[i64] = 5000
EACH: Final[i64] = 3
"""However many moves there are, each is tried about so often."""
HARD_SECONDS: Final = 0.14
"""Nobody waits longer for a move; where the engine is compiled it never takes so long."""
TEMPTING: Final = 4
"""So many moves, those that `easy` thought of most, look good enough to it."""


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

    def prepare(self, seat: SeatHandle) -> None:
        self.afford(max(MEDIUM, EACH * self.root.size))
        super().prepare(seat)


class Easy(Search):
    """Looks less far, and then often makes a move that is only nearly as good: mistakes as people make them."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance, EASY)

    def prepare(self, seat: SeatHandle) -> None:
        self.afford(max(EASY, EACH * self.root.size))
        super().prepare(seat)

    def choose(self, seat: SeatHandle) -> i64:
        """Of the moves it thought of most any, the more likely the more it thought of it."""
        seat.legal_moves(self.root)
        if self.root.size == 1:
            return self.root.at(0)
        tempting = self.consider(seat)[:TEMPTING]
        left = self.chance.below(sum(each.visits * each.visits for each in tempting))
        for each in tempting:
            left -= each.visits * each.visits
            if left < 0:
                return each.move
        return tempting[0].move
