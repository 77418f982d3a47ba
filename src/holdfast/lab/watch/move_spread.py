"""How much a decision matters: each legal move is tried on a few tables that the mover can determinize."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from holdfast.bots.greedy import outlook
from holdfast.kernel.chance import Chance
from holdfast.kernel.handle import SeatHandle
from holdfast.kernel.moves import Moves
from holdfast.kernel.state import State

WORLDS: Final[i64] = 8
"""Determinized tables on which each move of a decision is tried."""


@final
class MoveSpread:
    """Room to try moves in, used again and again. Its luck is its own: games go on as if nobody had looked."""

    def __init__(self, state: State) -> None:
        self.world = state.empty_twin()
        self.trial = state.empty_twin()
        self.chance = Chance(0)

    def begin(self, seed: i64) -> None:
        self.chance.begin(seed)

    def spread(self, handle: SeatHandle, moves: Moves) -> float:
        """By how much the best of these moves looks better than the worst, as the mover can know it."""
        heuristics = handle.game.search.heuristics
        values = [0.0] * int(moves.size)
        for number in range(WORLDS):
            if number == 0:
                handle.determinize_into(self.chance, self.world)
            else:
                handle.determinize_again(self.chance, self.world)
            for at in range(moves.size):
                self.world.copy_to(self.trial)
                self.trial.apply(handle.seat, moves.buffer[at])
                values[at] += outlook(heuristics, self.trial, handle.seat)
        least = values[0]
        most = values[0]
        for value in values:
            least = min(least, value)
            most = max(most, value)
        return (most - least) / float(WORLDS)
