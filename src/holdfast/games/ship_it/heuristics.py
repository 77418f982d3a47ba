"""What bots know about Ship IT! beyond its rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.ship_it import offers
from holdfast.games.ship_it.evaluation import evaluation
from holdfast.games.ship_it.features import features
from holdfast.games.ship_it.rules import ShipIt
from holdfast.kernel.bits import bit
from holdfast.kernel.heuristics import Heuristics
from holdfast.kernel.moves import Moves


class ShipItHeuristics(Heuristics[ShipIt]):
    def evaluate(self, state: ShipIt, seat: i64) -> float:
        return evaluation(state, seat)

    def features(self, state: ShipIt, seat: i64, into: vec[float]) -> None:
        features(state, seat, into)

    def may_win(self, state: ShipIt, seat: i64) -> bool:
        """Where all play on, who was done first has won."""
        return state.out_order.size == 0 or state.out_order.at(0) & bit(seat) != 0

    def leave_sensible(self, state: ShipIt, seat: i64, moves: Moves) -> None:
        if not state.asked:
            offers.leave_sensible(state, seat, moves)
