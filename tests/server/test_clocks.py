"""How long a clock lets somebody think."""

from __future__ import annotations

import pytest

from holdfast.server.refusals import Malformed
from holdfast.server.tables.clocks import Clock, read_clock

pytestmark = pytest.mark.quick

DAY = 86_400.0


@pytest.mark.parametrize(("name", "days"), [("correspondence", 3), ("correspondence:1", 1), ("correspondence:14", 14)])
def test_a_clock_of_days_runs_for_as_many_days_as_were_named(name: str, days: int) -> None:
    assert read_clock(name) == Clock(decision=days * DAY)


@pytest.mark.parametrize("name", ["correspondence:0", "correspondence:15", "correspondence:", "slow", ""])
def test_what_is_no_clock_is_refused(name: str) -> None:
    with pytest.raises(Malformed, match="a clock is none, relaxed, fast or correspondence:DAYS"):
        read_clock(name)
