"""docs/scale.md is true: every sum on the page comes out as it says."""

from __future__ import annotations

import re

import pytest

from tests.docs import pages

pytestmark = pytest.mark.quick
SUM = re.compile(r"`([^`=]+) = ([^`=]+)`")
SCALES = {"µs": 1e-6, "ms": 1e-3, "KiB": 1.0, "MiB": 1024.0, "GiB": 1024.0**2, "GB": 1e9, "TB": 1e12, "%": 0.01}
NUMBER = re.compile(r"\$?([\d,]*\.?\d+)(?: ?(%|[^\W\d]+))?")
NEAR = 0.03
"""Results are rounded."""


def value(said: str) -> float:
    """A number with its unit, or a sum of such numbers."""
    plain = NUMBER.sub(lambda found: str(float(found[1].replace(",", "")) * SCALES.get(found[2] or "", 1.0)), said)
    return float(eval(plain.replace("×", "*").replace("−", "-"), {"__builtins__": {}}))


def test_every_sum_comes_out() -> None:
    sums = SUM.findall(pages.page("scale.md"))
    assert len(sums) > 20
    for left, right in sums:
        assert value(left) == pytest.approx(value(right), rel=NEAR), f"{left} = {right}"
