"""Measured numbers as people read them, in the signs of their language."""

from __future__ import annotations

from holdfast.lab.findings import Estimate
from holdfast.lab.measures import PROPORTION, find_measure
from holdfast.words import common, localized, percent


def measure_title(name: str, language: str) -> str:
    """What a measure is called: `wins.p1` is “wins of p1”."""
    return _about(name, None, language)


def measure_hint(name: str, language: str) -> str:
    """What a measure means, in a sentence."""
    return _about(name, "hint", language)


def _about(name: str, attribute: str | None, language: str) -> str:
    """A message on a measure, which may speak of a seat or of the order of those who leave."""
    measure, _, of = name.partition(".")
    return common(language, f"lab-measure-{measure}", attribute, seat=of, order=int(of) if of.isdecimal() else 0)


def is_proportion(name: str) -> bool:
    measure = find_measure(name)
    return measure is not None and measure.kind == PROPORTION


def number(value: float, share: bool, language: str) -> str:
    """A share as a percentage, any other number with as many digits as it deserves."""
    if share:
        return percent(language, value)
    return localized(language, f"{value:,.{0 if abs(value) >= 1000 else 1 if abs(value) >= 100 else 2}f}")


def interval(value: Estimate, share: bool, language: str) -> str:
    return f"{number(value.low, share, language)} – {number(value.high, share, language)}"


def step(value: float, share: bool, language: str) -> str:
    """A difference, with its sign; of shares in percentage points."""
    written = signed(value, share, language)
    return f"{written} {common(language, 'lab-points')}" if share else written


def steps(value: Estimate, share: bool, language: str) -> str:
    """The interval of a difference."""
    return f"{signed(value.low, share, language)} … {signed(value.high, share, language)}"


def signed(value: float, share: bool, language: str) -> str:
    """A difference with its sign alone."""
    written = f"{100 * value:+.1f}" if share else f"{value:+,.2f}"
    return localized(language, written.replace("-", "−"))


def probability(p: float, language: str) -> str:
    return f"< {localized(language, '0.001')}" if p < 0.001 else localized(language, f"{p:.3f}")


def count(value: int, language: str) -> str:
    return localized(language, f"{value:,}")
