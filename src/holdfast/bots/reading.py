"""Reading the others: which of the tables that a bot imagines fit what they have done.

All that a seat does not know is imagined with the same chance, but players choose: who leaves a good card lie has
better ones. A game declares such tells, and their weights are fitted to games in which the truth is known. A table then
counts for more or less than another one.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.kernel.heuristics import NO_HEURISTICS, Heuristics
from holdfast.kernel.state import State

if TYPE_CHECKING:
    from holdfast.kernel.game import Game

MOST: Final = 8.0
"""No table counts for more than e to this power as much as others, nor for so much less."""


@final
class Reading:
    """Says how likely an imagined table is, beside the others."""

    def __init__(self) -> None:
        self.heuristics: Heuristics[State] = NO_HEURISTICS
        self.weights = vec[float]()
        self.tells = vec[float]()

    def prepare(self, game: Game, seats: int, wanted: bool) -> None:
        """Read players of this game, if there is something to read by and it is wanted."""
        weights = list(game.tell_weights(seats)) if wanted else []
        self.heuristics = game.search.heuristics
        self.weights = vec[float](weights)
        self.tells = vec[float]([0.0 for _ in weights])

    def likelihood(self, table: State, me: i64) -> float:
        """How often a table as this one is the true one: 1 for one of which nothing is to be said."""
        weights = self.weights
        if len(weights) == 0:
            return 1.0
        tells = self.tells
        fits = 0.0
        for seat in range(table.seats):
            if seat != me and table.is_in(seat):
                self.heuristics.tells(table, seat, tells)
                for at in range(i64(len(weights))):
                    fits += weights[at] * tells[at]
        return exp(max(-MOST, min(MOST, fits)))
