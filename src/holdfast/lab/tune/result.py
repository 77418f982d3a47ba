"""What a search has found: plain data, written as JSON and read again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from holdfast.kernel import HoldfastError
from holdfast.kernel.text_files import read_text, write_text
from holdfast.lab.findings import LARGEST, Estimate
from holdfast.lab.study import Setting, Study
from holdfast.lab.tune.goals import MET, MISSED, Goal, worst_distance

FORMAT = 1
TUNING_FILE = "tuned.json"
"""What it is called in the folder of a run."""


@dataclass(frozen=True)
class CandidateResult:
    """A candidate, and how near it came."""

    name: str
    options: Mapping[str, Setting]
    games: int
    """Played with it in all."""
    values: tuple[Estimate | None, ...]
    """For each goal what was measured; of a finalist in fresh deals only, so that luck in the choice does not count."""
    finalist: bool


@dataclass(frozen=True)
class TuningResult:
    study: Study
    """What was played; its variants are the candidates."""
    goals: tuple[Goal, ...]
    candidates: tuple[CandidateResult, ...]
    """The nearest first; finalists before all others."""
    combinations: int
    impossible: int
    command: str
    version: str
    rules: int
    games: int
    moves: int
    seconds: float
    stopped: bool
    format: int = field(default=FORMAT)

    @property
    def best(self) -> CandidateResult:
        return self.candidates[0]

    def judged(self, tried: CandidateResult) -> list[str]:
        """Of each goal whether it is met, missed, or open."""
        listed = zip(self.goals, tried.values, strict=True)
        return [MISSED if value is None else goal.judge(value) for goal, value in listed]

    def fits(self, tried: CandidateResult) -> bool:
        """Whether it meets every goal with its whole interval, in deals that had no part in choosing it."""
        return tried.finalist and set(self.judged(tried)) == {MET}

    def within(self, tried: CandidateResult, goals: Sequence[int] | None = None) -> bool:
        """Whether every value lies where it is wanted, its interval aside; or those of some goals, by their places."""
        chosen = range(len(self.goals)) if goals is None else goals
        return worst_distance([self.goals[at] for at in chosen], [tried.values[at] for at in chosen]) == 0.0

    def reachable(self, at: int) -> bool:
        """Whether some candidate may meet a goal, the others aside."""
        return any(
            value is not None and self.goals[at].judge(value) != MISSED
            for value in (each.values[at] for each in self.candidates)
        )

    def front(self, goals: Sequence[int]) -> list[CandidateResult]:
        """Candidates that no other one beats in one of these goals without being worse in another."""
        found = [(each, own) for each in self.candidates if (own := self._distances(each, goals)) is not None]
        return [each for each, own in found if not any(_beats(other, own) for _, other in found)]

    def _distances(self, tried: CandidateResult, goals: Sequence[int]) -> tuple[float, ...] | None:
        """How far each goal lies away; nothing where one of them did not occur."""
        values = [(self.goals[at], tried.values[at]) for at in goals]
        known = [goal.distance(value.value) for goal, value in values if value is not None]
        return tuple(known) if len(known) == len(values) else None


def _beats(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return one != other and all(ours <= theirs for ours, theirs in zip(one, other, strict=True))


def save_tuning(tuning: TuningResult, path: Path) -> None:
    write_text(path, tuning_json(tuning))


def tuning_json(tuning: TuningResult) -> str:
    return msgspec.json.format(msgspec.json.encode(tuning), indent=1).decode()


def load_tuning(path: Path) -> TuningResult:
    try:
        found = msgspec.json.decode(read_text(path, LARGEST), type=TuningResult)
    except msgspec.DecodeError:
        raise HoldfastError("not_tune_findings", file=path) from None
    except HoldfastError as wrong:
        raise HoldfastError("wrong_in_file", file=path, wrong=wrong) from None
    if found.format != FORMAT or not found.candidates:
        raise HoldfastError(
            "tune_findings_of_other_format",
            file=path,
            format=found.format,
            ours=FORMAT,
        )
    return found
