"""The world of a simulation, step by step: for tests that say themselves what goes wrong and when."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import ExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from holdfast.simulation.faults import Dice
from holdfast.simulation.plan import Plan
from holdfast.simulation.run import Simulation, listening
from holdfast.simulation.troubles import Trouble
from holdfast.simulation.virtual_loop import VirtualLoop
from holdfast.simulation.world import simulated


class World:
    """A simulation that somebody else drives."""

    def __init__(self, plan: Plan) -> None:
        random = Random(plan.seed)
        dice = Dice(plan.faults, random)
        self.loop = VirtualLoop(dice.disk_delay)
        self._stack = ExitStack()
        folder = self._stack.enter_context(TemporaryDirectory())
        self._stack.enter_context(simulated(self.loop, random))
        self.complaints = self._stack.enter_context(listening())
        self.simulation = Simulation(plan, self.loop, dice, Path(folder))
        self.run(self.simulation.begin())

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(work)

    def live(self, seconds: float) -> None:
        """Let time pass, and see that nothing is wrong."""
        self.run(asyncio.sleep(seconds))
        self.simulation.check_beside()
        self.check()

    def happen(self, kind: str, lasts: float, whom: int, chance: float = 0.0) -> None:
        self.run(self.simulation.happen(Trouble(0.0, kind, lasts, whom, chance)))

    def finish(self) -> None:
        """Nothing more goes wrong: all games come to their end."""
        self.simulation.dice.calm = True
        self.run(self.simulation.end())
        self.check()

    def check(self) -> None:
        assert not self.simulation.history.broken
        assert not self.complaints.said

    def close(self) -> None:
        self.run(self.simulation.clear_away())
        self.loop.close()
        self._stack.close()
