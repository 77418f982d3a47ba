"""The opponent model: which determinized tables fit what the others have done.

Determinization is uniform, but players choose: a player who leaves a good card holds better ones. A game declares such
tells, and their weights are fitted to games whose true table is known. Each determinized table is then weighted by how
well it fits.
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
"""Log-likelihoods are clipped here, so that no single table outweighs all others."""


@final
class OpponentModel:
    """The likelihood of a determinized table, relative to others."""

    def __init__(self) -> None:
        self.heuristics: Heuristics[State] = NO_HEURISTICS
        self.weights = vec[float]()
        self.tells = vec[float]()

    def prepare(self, game: Game, seats: int, enabled: bool) -> None:
        """Get ready for tables of this game. Without fitted tells, or if not enabled, all tables are equally likely."""
        weights = list(game.tell_weights(seats)) if enabled else []
        self.heuristics = game.search.heuristics
        self.weights = vec[float](weights)
        self.tells = vec[float]([0.0] * len(weights))

    def likelihood(self, table: State, me: i64) -> float:
        """How likely a table is, relative to one without any tells, which counts 1."""
        weights = self.weights
        if len(weights) == 0:
            return 1.0
        tells = self.tells
        logit = 0.0
        for seat in range(table.seats):
            if seat != me and table.is_in(seat):
                self.heuristics.tells(table, seat, tells)
                for at in range(i64(len(weights))):
                    logit += weights[at] * tells[at]
        return exp(max(-MOST, min(MOST, logit)))
