"""What bots know about Upgrade beyond its rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.upgrade.evaluation import evaluation
from holdfast.games.upgrade.features import features
from holdfast.games.upgrade.state import UpgradeState
from holdfast.games.upgrade.tells import tells
from holdfast.kernel.heuristics import Heuristics


class UpgradeHeuristics(Heuristics[UpgradeState]):
    def evaluate(self, state: UpgradeState, seat: i64) -> float:
        return evaluation(state, seat)

    def features(self, state: UpgradeState, seat: i64, into: vec[float]) -> None:
        features(state, seat, into)

    def tells(self, state: UpgradeState, seat: i64, into: vec[float]) -> None:
        tells(state, seat, into)
