"""Statistics that hold: intervals, differences, and how likely they are by chance alone.

Shares get Wilson's interval, means Student's; a difference is taken deal by deal where the same deals were played, and
between independent samples otherwise. All is worked out from sums, so that memory does not grow with the games.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import inf, sqrt

from holdfast.lab.findings import Estimate, Verdict
from holdfast.lab.student import critical_value, two_sided_probability

Z = 1.959964
"""Half the width of a 95 % interval of a normal distribution, in standard deviations."""
LEAST_PLAYERS = 10
"""With fewer players on one side no verdict is given."""


@dataclass
class Moments:
    """The sums from which mean and spread of many numbers follow."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    @classmethod
    def of(cls, numbers: Iterable[float]) -> Moments:
        """Of these numbers; those that were not measured are no numbers."""
        measured = [number for number in numbers if number == number]
        return cls(len(measured), sum(measured), sum(number * number for number in measured))

    @classmethod
    def from_counts(cls, counts: Mapping[int, int]) -> Moments:
        """Of whole numbers and how often each occurs."""
        return cls(
            sum(counts.values()),
            sum(number * count for number, count in counts.items()),
            sum(number * number * count for number, count in counts.items()),
        )

    def add(self, other: Moments) -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.total / self.count

    @property
    def variance(self) -> float:
        """Of one number, estimated without bias."""
        if self.count < 2:
            return inf
        return max(0.0, self.squares - self.total * self.total / self.count) / (self.count - 1)

    @property
    def error(self) -> float:
        """The standard deviation of the mean."""
        return sqrt(self.variance / self.count)


# One number


def wilson_interval(successes: float, games: int) -> Estimate:
    """A share of games and Wilson's interval."""
    share = successes / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z / (1 + Z * Z / games) * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return Estimate(share, min(share, max(0.0, middle - reach)), max(share, min(1.0, middle + reach)), games)


def mean_interval(moments: Moments) -> Estimate:
    """A mean and Student's interval; of one number alone nothing is known but itself."""
    reach = moments.error * critical_value(moments.count - 1) if moments.count > 1 else 0.0
    return Estimate(moments.mean, moments.mean - reach, moments.mean + reach, moments.count)


# Differences


def paired_difference(differences: Moments) -> tuple[Estimate, float]:
    """The mean of differences taken deal by deal, and its probability."""
    return mean_interval(differences), _probability(differences.mean, differences.error, differences.count - 1)


def welch_difference(one: Moments, other: Moments) -> tuple[Estimate, float]:
    """`one` less `other`, from independent samples (Welch)."""
    first, second = one.variance / one.count, other.variance / other.count
    error = sqrt(first + second)
    value = one.mean - other.mean
    games = one.count + other.count
    if not 0 < error < inf:
        return Estimate(value, value, value, games), _probability(value, error, inf)
    freedom = (first + second) ** 2 / (first**2 / (one.count - 1) + second**2 / (other.count - 1))
    reach = error * critical_value(freedom)
    return Estimate(value, value - reach, value + reach, games), _probability(value, error, freedom)


def difference_of_estimates(one: Estimate, other: Estimate) -> tuple[Estimate, float]:
    """`one` less `other`, where all that is known of each is its interval."""
    error = sqrt(one.width**2 + other.width**2) / (2 * Z)
    value = one.value - other.value
    reach = Z * error
    return Estimate(value, value - reach, value + reach, one.games + other.games), _probability(value, error, inf)


def proportion_test(value: Estimate, expected: float) -> float:
    """How likely a share this far from the expected one is by chance."""
    error = sqrt(expected * (1 - expected) / value.games)
    return _probability(value.value - expected, error, inf)


def _probability(difference: float, error: float, freedom: float) -> float:
    """Of a difference at least this large, to either side, where there is none in truth."""
    if error == inf or freedom < 1:
        return 1.0
    if error == 0.0:
        return 1.0 if difference == 0.0 else 0.0
    return two_sided_probability(difference / error, freedom)


# Players who did something against those who did not


def clustered_difference(sums: Sequence[float]) -> tuple[Estimate, Estimate, Estimate, float] | None:
    """Those who did, those who did not, the difference and its probability; from the sums that `Splits` keeps.

    Nothing if there is nobody on one side. The players of one game are taken together, because they win at each other's
    cost; where that leaves too little spread to believe in, they are taken for independent.
    """
    did, did_won, other, other_won = sums[:4]
    if did == 0 or other == 0:
        return None
    rate, other_rate = did_won / did, other_won / other
    together = (did_won + other_won) / (did + other)
    alone = together * (1 - together) * (1 / did + 1 / other)
    error = sqrt(max(alone, _spread_by_games(sums, rate, other_rate)))
    value = rate - other_rate
    found = Estimate(value, max(-1.0, value - Z * error), min(1.0, value + Z * error), round(did + other))
    enough = min(did, other) >= LEAST_PLAYERS
    probability = _probability(value, error, inf) if enough else 1.0
    return wilson_interval(did_won, round(did)), wilson_interval(other_won, round(other)), found, probability


def _spread_by_games(sums: Sequence[float], rate: float, other_rate: float) -> float:
    """The variance of the difference of two rates, from each game's share in it.

    A game adds (won - rate × players) / all players on each side; the squares of the differences of these are summed.
    """
    did, _, other, _, nn, nw, ww, mm, mv, vv, nm, nv, wm, wv = sums
    first = (ww - 2 * rate * nw + rate * rate * nn) / did**2
    second = (vv - 2 * other_rate * mv + other_rate * other_rate * mm) / other**2
    mixed = (wv - other_rate * wm - rate * nv + rate * other_rate * nm) / (did * other)
    return max(0.0, first + second - 2 * mixed)


# Many looks


def holm_correction(probabilities: Sequence[float]) -> list[Verdict]:
    """A verdict on each of a family of looks, corrected by Holm's method."""
    ordered = sorted(range(len(probabilities)), key=lambda at: probabilities[at])
    corrected = [1.0] * len(probabilities)
    least = 0.0
    for rank, at in enumerate(ordered):
        least = max(least, min(1.0, (len(probabilities) - rank) * probabilities[at]))
        corrected[at] = least
    return [Verdict(p, each) for p, each in zip(probabilities, corrected, strict=True)]
