"""Goals that a designer states: `wins.p1 48%..52%`, `turns.p90 ..60`, and how near a variant comes to them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, inf, sqrt

from holdfast.kernel import HoldfastError
from holdfast.lab.findings import Estimate, LengthCounts, VariantFindings
from holdfast.lab.measures import DECISIONS, PROPORTION, SKILL, TURNS, Measure, find_measure, measure_names
from holdfast.lab.statistics import Z

NUMBER = r"-?\d+(?:\.\d+)?%?"
GOAL = re.compile(rf"([a-z][a-z0-9.-]*)\s+({NUMBER})?\s*\.\.\s*({NUMBER})?")
LENGTHS = (TURNS.name, DECISIONS.name)
QUANTILE = re.compile(r"(\w+)\.p(\d\d?)")

MET = "met"
MISSED = "missed"
OPEN = "open"
"""The interval lies on both sides of a bound: more games would tell."""
LEAST_GAMES = 2
"""What was seen in a single game is not certain, though its interval is narrow."""


@dataclass(frozen=True)
class Goal:
    """A measure, or a quantile of a length, and between which numbers it is wanted."""

    measure: str
    """As `wins.p1`, or `turns.p90` for what nine games in ten do not exceed."""
    low: float | None
    high: float | None

    @property
    def of(self) -> str:
        """The measure without its quantile."""
        return self.measure if self.share is None else self.measure.partition(".")[0]

    @property
    def share(self) -> float | None:
        """Which quantile is meant."""
        found = QUANTILE.fullmatch(self.measure)
        return int(found[2]) / 100 if found and found[1] in LENGTHS else None

    @property
    def watched(self) -> bool:
        measure = find_measure(self.of)
        return measure is not None and measure.watched

    def __str__(self) -> str:
        return f"{self.measure} {_bound(self.low)}..{_bound(self.high)}"

    def found_in(self, variant: VariantFindings) -> Estimate | None:
        """What was measured; nothing if it did not occur."""
        if self.share is None:
            return variant.measures.get(self.measure)
        return quantile(variant.turns if self.of == TURNS.name else variant.decisions, self.share)

    def distance(self, value: float) -> float:
        """How far outside a value lies: 1 is as far as the goal is wide, or as its one bound is large."""
        low, high = self.low if self.low is not None else -inf, self.high if self.high is not None else inf
        outside = max(low - value, value - high, 0.0)
        return outside / self._unit if outside else 0.0

    @property
    def _unit(self) -> float:
        if self.low is not None and self.high is not None and self.high > self.low:
            return self.high - self.low
        bound = self.low if self.low is not None else self.high
        return abs(bound or 0.0) or 1.0

    def nearest(self, value: Estimate) -> float:
        """The distance that is still possible, if the truth is as kind as its interval allows."""
        kindest = min(max(value.low, self.low if self.low is not None else -inf), value.high)
        return self.distance(kindest)

    def judge(self, value: Estimate) -> str:
        if value.games < LEAST_GAMES:
            return OPEN
        if self.distance(value.low) == 0.0 == self.distance(value.high):
            return MET
        return MISSED if self.nearest(value) > 0.0 else OPEN


def quantile(lengths: LengthCounts, share: float) -> Estimate:
    """The length that such a share of games does not exceed, and its interval by the order of the games."""
    games = lengths.games
    reach = Z * sqrt(share * (1 - share) / games)
    low = floor(games * (share - reach)) / games
    high = ceil(games * (share + reach) + 1) / games
    ends = (float(lengths.quantile(max(low, 0.0))), float(lengths.quantile(min(high, 1.0))))
    return Estimate(float(lengths.quantile(share)), *ends, games)


# Reading


def read_goal(raw: object, seats: int) -> Goal:
    """A goal as it is typed."""
    found = GOAL.fullmatch(str(raw).strip())
    if found is None or (found[2] is None and found[3] is None):
        raise HoldfastError(
            "bad_goal",
            said=raw,
        )
    goal = Goal(found[1], _number(found[2]), _number(found[3]))
    measure = find_measure(goal.of)
    if measure is None or measure is SKILL or goal.of not in measure_names(seats):
        known = [*(name for name in measure_names(seats) if name != SKILL.name), *(f"{name}.p90" for name in LENGTHS)]
        raise HoldfastError("goal_unknown_measure", name=goal.measure, names=known)
    _check_range(goal, measure)
    return goal


def _check_range(goal: Goal, measure: Measure) -> None:
    if goal.low is not None and goal.high is not None and goal.low > goal.high:
        raise HoldfastError("goal_ends_before_it_begins", goal=goal)
    bounds = [bound for bound in (goal.low, goal.high) if bound is not None]
    if measure.kind == PROPORTION and not all(0.0 <= bound <= 1.0 for bound in bounds):
        raise HoldfastError("goal_not_a_share", measure=goal.measure, goal=goal)


def _number(raw: str | None) -> float | None:
    if raw is None:
        return None
    return float(raw[:-1]) / 100 if raw.endswith("%") else float(raw)


def _bound(number: float | None) -> str:
    return "" if number is None else f"{number:g}"


def worst_distance(goals: Sequence[Goal], values: Sequence[Estimate | None]) -> float:
    """How far the goal that is missed most lies away; what did not occur is as far as can be."""
    return max(
        (inf if value is None else goal.distance(value.value)) for goal, value in zip(goals, values, strict=True)
    )
