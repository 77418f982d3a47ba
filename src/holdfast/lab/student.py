"""Student's t distribution, exact to about ten digits, so that the lab needs no library for it.

A value of |t| or more has the probability I_x(n/2, 1/2) with x = n / (n + t²), where I is the regularized incomplete
beta function: https://dlmf.nist.gov/8.17. Tests compare it with SciPy.
"""

from __future__ import annotations

from functools import lru_cache
from math import erfc, exp, lgamma, log, log1p, sqrt

LARGE = 1e8
"""With this many degrees of freedom the normal distribution is as good."""
TINY = 1e-300
CLOSE = 1e-14


def two_sided_probability(t: float, freedom: float) -> float:
    """The probability of a statistic at least this far from zero, to either side."""
    if freedom >= LARGE:
        return erfc(abs(t) / sqrt(2))
    return _incomplete_beta(freedom / 2, 0.5, freedom / (freedom + t * t))


@lru_cache(maxsize=1024)
def critical_value(freedom: float, probability: float = 0.05) -> float:
    """The statistic that is exceeded to either side with this probability: the reach of an interval of 95 %."""
    low, high = 0.0, 1.0
    while two_sided_probability(high, freedom) > probability:
        high *= 2
    while high - low > 1e-12 * high:
        middle = (low + high) / 2
        if two_sided_probability(middle, freedom) > probability:
            low = middle
        else:
            high = middle
    return high


def _incomplete_beta(a: float, b: float, x: float) -> float:
    """I_x(a, b), by its continued fraction on the side where that converges quickly."""
    if x <= 0.0:
        return 0.0
    if x >= 1.0:
        return 1.0
    if x > (a + 1) / (a + b + 2):
        return 1.0 - _incomplete_beta(b, a, 1.0 - x)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x)) / a
    return front * _continued_fraction(a, b, x)


def _continued_fraction(a: float, b: float, x: float) -> float:
    """Evaluated from the front by Lentz's method."""
    above, below = 1.0, 1.0 / _not_zero(1.0 - (a + b) * x / (a + 1))
    value = below
    for step in range(1, 10_000):
        even = step * (b - step) * x / ((a + 2 * step - 1) * (a + 2 * step))
        odd = -(a + step) * (a + b + step) * x / ((a + 2 * step) * (a + 2 * step + 1))
        for part in (even, odd):
            below = 1.0 / _not_zero(1.0 + part * below)
            above = _not_zero(1.0 + part / above)
            value *= below * above
        if abs(below * above - 1.0) < CLOSE:
            break
    return value


def _not_zero(number: float) -> float:
    return number if abs(number) > TINY else TINY
