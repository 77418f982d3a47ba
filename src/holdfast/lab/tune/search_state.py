"""The state of a search: all candidates, those still in it, and what each has played. It makes a search resumable."""

from __future__ import annotations

from dataclasses import dataclass, field

from holdfast.lab.checkpoint import Checkpoint
from holdfast.lab.study import Variant
from holdfast.lab.sums import Sums
from holdfast.lab.tune.goals import Goal
from holdfast.lab.tune.result import CandidateResult


@dataclass
class SearchState(Checkpoint):
    """A search as far as it has come. The variants of its study are all candidates."""

    goals: tuple[Goal, ...]
    left: list[str]
    """Who has not been left behind."""
    sums: dict[str, Sums]
    """What each candidate has played while the field was halved."""
    final: dict[str, Sums] = field(default_factory=dict)
    """What those who were left have played in fresh deals."""
    halved: int = 0
    """How often the field was halved."""
    tried: dict[str, CandidateResult] = field(default_factory=dict)
    """How near each came when it was last looked at."""
    seconds: float = 0.0

    def is_complete(self) -> bool:
        """Nobody is left, or has played, who is no candidate."""
        names = {variant.name for variant in self.study.variants}
        return self.sums.keys() == names and {*self.left, *self.final, *self.tried} <= names and bool(self.left)

    def variants(self) -> tuple[Variant, ...]:
        """Those who are left."""
        return tuple(variant for variant in self.study.variants if variant.name in self.left)

    def games_of(self, name: str) -> int:
        """How many games a candidate has played in all."""
        return self.sums[name].games + (self.final[name].games if name in self.final else 0)

    @property
    def games(self) -> int:
        return sum(map(self.games_of, self.sums))

    @property
    def moves(self) -> int:
        return sum(sums.moves for sums in (*self.sums.values(), *self.final.values()))
