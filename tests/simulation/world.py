"""The world of a simulation, step by step: for tests that say themselves what goes wrong and when."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import ExitStack
from typing import Any

from holdfast.simulation.plan import Plan
from holdfast.simulation.run import prepared
from holdfast.simulation.troubles import Trouble


class World:
    """A simulation that somebody else drives."""

    def __init__(self, plan: Plan) -> None:
        self._stack = ExitStack()
        self.simulation = self._stack.enter_context(prepared(plan))
        self.run(self.simulation.begin())

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.simulation.loop.run_until_complete(work)

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
        assert not self.simulation.wrong

    def close(self) -> None:
        self._stack.close()
