"""The values that a sweep goes through: `20..60 step 10`, or a list of them.

A range within braces is gone through inside a sentence: in `Aces are worth {8..14 step 2} as attack cards` it is a
card's own number.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

from holdfast.kernel import HoldfastError

RANGE = re.compile(r"(-?\d{1,9})\s*\.\.\s*(-?\d{1,9})(?:\s+step\s+(\d{1,9}))?")
BETWEEN = ".."
BLANK = re.compile(r"\{([^{}]*)\}")
MOST = 200
"""A sweep has at most this many values."""


def swept(place: str, raw: object) -> list[object]:
    """Every value of a sweep, in its order."""
    values: list[object] = list(raw) if isinstance(raw, list | tuple) else []
    if isinstance(raw, str) and BLANK.search(raw):
        values = list(islice(_filled(place, raw), MOST + 1))
    elif isinstance(raw, str):
        found = RANGE.fullmatch(raw.strip())
        parts = [] if BETWEEN in raw else [part.strip() for part in raw.split(",") if part.strip()]
        values = _range(found) if found else list(parts)
    if not 0 < len(values) <= MOST:
        raise HoldfastError(
            "bad_sweep",
            place=place,
            most=MOST,
            said=raw,
        )
    return values


def _filled(place: str, sentence: str) -> Iterator[str]:
    """A sentence with every number of its ranges in their places."""
    blank = BLANK.search(sentence)
    if blank is None:
        yield sentence
        return
    for value in swept(place, blank[1]):
        yield from _filled(place, f"{sentence[: blank.start()]}{value}{sentence[blank.end() :]}")


def _range(found: re.Match[str]) -> list[object]:
    first, last, step = int(found[1]), int(found[2]), int(found[3] or 1)
    if step == 0 or (last - first) // max(1, step) >= MOST:
        return []
    return list(range(first, last + 1, step))
