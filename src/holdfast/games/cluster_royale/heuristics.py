"""What bots know about Cluster Royale beyond its rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.cluster_royale.evaluation import evaluation
from holdfast.games.cluster_royale.features import features
from holdfast.games.cluster_royale.table import ClusterTable
from holdfast.kernel.heuristics import Heuristics


class ClusterRoyaleHeuristics(Heuristics[ClusterTable]):
    def evaluate(self, state: ClusterTable, seat: i64) -> float:
        return evaluation(state, seat)

    def features(self, state: ClusterTable, seat: i64, into: vec[float]) -> None:
        features(state, seat, into)
