"""Weather for tests: short histories, and what goes wrong in them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from holdfast.simulation.faults import QUIET, Faults
from holdfast.simulation.plan import Outcome, Plan
from holdfast.simulation.run import simulate

STORM = Faults(kill_every=5.0, outage_every=20.0, pause_every=10.0)
DRAINS = replace(STORM, drain_every=3.0)
DAMAGES = replace(STORM, damage_every=3.0)
OUTAGES = replace(QUIET, outage_every=15.0, outage_lasts=20.0, pause_every=15.0, pause_lasts=20.0)
UPGRADES = replace(QUIET, drain_every=2.0, kill_every=10.0)
UNSURE = replace(QUIET, write_unknown=0.1, write_fails=0.05, write_late=0.05, cut=0.05, astray=0.5)
ASTRAY = replace(QUIET, astray=1.0)
LAGGING = replace(ASTRAY, disk_slow=0.2, cut=0.03, notice_lost=0.2)


def run(seed: int, faults: Faults = STORM, **choices: Any) -> Outcome:
    return simulate(Plan(seed, **{"tables": 4, "stormy_seconds": 15.0, "faults": faults, **choices}))
