"""What a search has found: plain data, written as JSON and read again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from holdfast.kernel import HoldfastError
from holdfast.kernel.text_files import read_text, write_text
from holdfast.lab.findings import LARGEST, Value
from holdfast.lab.study import Setting, Study
from holdfast.lab.tune.goals import MET, MISSED, Goal, worst_distance

FORMAT = 1
TUNED = "tuned.json"
"""What it is called in the folder of a run."""


@dataclass(frozen=True)
class Tried:
    """A candidate, and how near it came."""

    name: str
    options: Mapping[str, Setting]
    games: int
    """Played with it in all."""
    values: tuple[Value | None, ...]
    """For each goal what was measured; of a finalist in fresh deals only, so that luck in the choice does not count."""
    finalist: bool


@dataclass(frozen=True)
class Tuned:
    study: Study
    """What was played; its variants are the candidates."""
    goals: tuple[Goal, ...]
    candidates: tuple[Tried, ...]
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
    def best(self) -> Tried:
        return self.candidates[0]

    def judged(self, tried: Tried) -> list[str]:
        """Of each goal whether it is met, missed, or open."""
        listed = zip(self.goals, tried.values, strict=True)
        return [MISSED if value is None else goal.judge(value) for goal, value in listed]

    def fits(self, tried: Tried) -> bool:
        """Whether it meets every goal with its whole interval, in deals that had no part in choosing it."""
        return tried.finalist and set(self.judged(tried)) == {MET}

    def within(self, tried: Tried) -> bool:
        """Whether every value lies where it is wanted, its interval aside."""
        return worst_distance(self.goals, tried.values) == 0.0

    def reachable(self, at: int) -> bool:
        """Whether some candidate may meet a goal, the others aside."""
        return any(
            value is not None and self.goals[at].judge(value) != MISSED
            for value in (each.values[at] for each in self.candidates)
        )

    def front(self) -> list[Tried]:
        """Candidates that no other one beats in one goal without being worse in another."""
        found = [(each, self._distances(each)) for each in self.candidates if None not in each.values]
        return [each for each, own in found if not any(_beats(other, own) for _, other in found)]

    def _distances(self, tried: Tried) -> tuple[float, ...]:
        listed = zip(self.goals, tried.values, strict=True)
        return tuple(goal.distance(value.value) for goal, value in listed if value is not None)


def _beats(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return one != other and all(ours <= theirs for ours, theirs in zip(one, other, strict=True))


def save_tuned(tuned: Tuned, path: Path) -> None:
    write_text(path, tuned_json(tuned))


def tuned_json(tuned: Tuned) -> str:
    return msgspec.json.format(msgspec.json.encode(tuned), indent=1).decode()


def load_tuned(path: Path) -> Tuned:
    try:
        found = msgspec.json.decode(read_text(path, LARGEST), type=Tuned)
    except msgspec.DecodeError as wrong:
        raise HoldfastError(
            "“{file}”: these are no findings of “lab tune”: {reason}", file=path, reason=wrong
        ) from None
    except HoldfastError as wrong:
        raise HoldfastError("“{file}”: {wrong}", file=path, wrong=wrong) from None
    if found.format != FORMAT or not found.candidates:
        raise HoldfastError(
            "“{file}”: these findings are written in format {format}; this version reads {ours}",
            file=path,
            format=found.format,
            ours=FORMAT,
        )
    return found
