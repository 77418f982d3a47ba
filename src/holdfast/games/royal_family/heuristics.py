"""What bots know about Royal Family beyond its rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.royal_family.evaluation import evaluation
from holdfast.games.royal_family.features import features
from holdfast.games.royal_family.state import RoyalFamilyState
from holdfast.kernel.heuristics import Heuristics


class RoyalFamilyHeuristics(Heuristics[RoyalFamilyState]):
    def evaluate(self, state: RoyalFamilyState, seat: i64) -> float:
        return evaluation(state, seat)

    def features(self, state: RoyalFamilyState, seat: i64, into: vec[float]) -> None:
        features(state, seat, into)
