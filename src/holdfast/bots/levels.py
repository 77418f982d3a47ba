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


class Hard(Search):
    """Looks as far ahead as people are ready to wait for."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance, HARD, HARD_SECONDS)

    def prepare(self, seat: SeatHandle) -> None:
        habits = seat.game.habits
        self.afford(int(float(HARD) * (habits.patience if seat.seats() == 2 else habits.patience_many)))
        super().prepare(seat)


class Wavering(Search):
    """Looks less far, and does not always make the move that it thought of most: mistakes as people make them."""

    least: i64
    tempting: i64
    """So many moves, those that it thought of most, look good enough to it."""

    def __init__(self, chance: Chance, simulations: i64, tempting: i64) -> None:
        super().__init__(chance, simulations)
        self.least = simulations
        self.tempting = tempting

    def prepare(self, seat: SeatHandle) -> None:
        self.afford(max(self.least, EACH * self.root.size))
        super().prepare(seat)

    def choose(self, seat: SeatHandle) -> i64:
        """Of the moves it thought of most any, the more likely the more it thought of it."""
        seat.legal_moves(self.root)
        if self.root.size == 1:
            return self.root.at(0)
        tempting = self.worth_making(self.consider(seat))[: self.tempting]
        return self.or_any(seat, self.one_of(tempting), self.root)


class Medium(Wavering):
    """Looks somewhat further, and wavers between two moves."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance, MEDIUM, 2)


class Easy(Wavering):
    """Looks a little ahead; many moves look good to it."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance, EASY, 6)
