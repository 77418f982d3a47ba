"""What bots know about Cuttle beyond its rules."""

from __future__ import annotations

from librt.vecs import vec

from holdfast.kernel import Heuristics, Seat

from .evaluation import evaluation
from .features import features
from .state import CuttleState


class CuttleHeuristics(Heuristics[CuttleState]):
    def evaluate(self, state: CuttleState, seat: Seat) -> float:
        return evaluation(state, int(seat))

    def features(self, state: CuttleState, seat: Seat, into: vec[float]) -> None:
        features(state, int(seat), into)
