"""Random: any legal move, each as likely as the others."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.bots.bot import Bot
from holdfast.kernel.chance import Chance
from holdfast.kernel.handle import SeatHandle
from holdfast.kernel.moves import Moves


class Random(Bot):
    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.moves = Moves()

    def choose(self, seat: SeatHandle) -> i64:
        seat.legal_moves(self.moves)
        return self.moves.at(self.chance.below(self.moves.size))
