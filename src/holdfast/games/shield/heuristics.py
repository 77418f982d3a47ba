"""What bots know about Shield beyond its rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.shield.evaluation import evaluation
from holdfast.games.shield.features import features, survey
from holdfast.games.shield.state import ShieldState
from holdfast.kernel.heuristics import Heuristics


class ShieldHeuristics(Heuristics[ShieldState]):
    def evaluate(self, state: ShieldState, seat: i64) -> float:
        return evaluation(state, seat)

    def features(self, state: ShieldState, seat: i64, into: vec[float]) -> None:
        features(state, seat, into)

    def may_win(self, state: ShieldState, seat: i64) -> bool:
        """Who is out of a round is back in the next."""
        return True

    def survey(self, state: ShieldState) -> None:
        survey(state)
