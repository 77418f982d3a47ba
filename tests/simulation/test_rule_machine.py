"""Hypothesis decides what goes wrong and when, and makes what breaks a promise as short as it can."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from holdfast.simulation.faults import QUIET
from holdfast.simulation.plan import Plan
from holdfast.simulation.troubles import ALL
from tests.simulation.world import World

WORKERS = 2
LONGEST = 6.0
SHORT: dict[str, Any] = {"games": ("upgrade",), "ponders": 0.0, "sleeps": 0.0}


class ServerMachine(RuleBasedStateMachine):
    """A fleet with people at its tables."""

    world: World | None = None

    @initialize(seed=st.integers(0, 50), tables=st.integers(1, 2))
    def begin(self, seed: int, tables: int) -> None:
        self.world = World(Plan(seed, tables=tables, workers=WORKERS, faults=QUIET, **SHORT))

    @precondition(lambda self: self.world is not None)
    @rule(
        kind=st.sampled_from(ALL),
        lasts=st.floats(0.0, LONGEST),
        whom=st.integers(0, WORKERS - 1),
        chance=st.floats(0, 0.99),
    )
    def trouble(self, kind: str, lasts: float, whom: int, chance: float) -> None:
        assert self.world is not None
        self.world.happen(kind, lasts, whom, chance)

    @precondition(lambda self: self.world is not None)
    @rule(seconds=st.floats(0.0, 5.0))
    def live(self, seconds: float) -> None:
        assert self.world is not None
        self.world.live(seconds)

    def teardown(self) -> None:
        if self.world is not None:
            try:
                self.world.finish()
            finally:
                self.world.close()


TestServerMachine = ServerMachine.TestCase
TestServerMachine.settings = settings(
    max_examples=4,
    stateful_step_count=6,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
