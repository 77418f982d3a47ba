"""Machines that think for bots. While there are any, decisions go to them; otherwise bots think where the tables are.

A machine that does not answer costs a bot a moment: it thinks here then. One that says that the bot itself failed is
believed.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from math import ceil
from typing import Protocol

from holdfast.server.bot_pool import BotPool, Decision
from holdfast.server.bot_process import BotAnswer
from holdfast.server.fair_queue import FairQueue, Requester
from holdfast.server.hub import BotCapacity
from holdfast.server.metrics import Metrics

LOG = logging.getLogger("holdfast.bots")
CAPACITY_SECONDS = 1.0
"""How often a machine says that it is there."""
GONE_SECONDS = 3.5
"""After so long without a word from a machine nothing is sent to it."""


class Unanswered(Exception):
    """No machine has answered, or none could: nobody knows what the bot would have done."""


class BotQueue(Protocol):
    """Where decisions wait for machines."""

    async def ask(self, decision: Decision, requester: Requester) -> BotAnswer:
        """What a machine has decided; BotFailed if the bot has failed there, Unanswered if it was not asked."""

    async def close(self) -> None: ...


class BotMachines:
    """Bots of a fleet."""

    def __init__(self, here: BotPool, open_queue: Callable[[], BotQueue], metrics: Metrics) -> None:
        self._here = here
        self._open_queue = open_queue
        self._metrics = metrics
        self._capacities: dict[str, tuple[int, float]] = {}
        self._queue: BotQueue | None = None
        self._slots = FairQueue(1)

    def receive(self, capacity: BotCapacity) -> None:
        """A machine says how many decisions it takes at once; one that takes none is stopping."""
        self._capacities[capacity.worker] = (capacity.places, time.monotonic())
        self._share()

    def _share(self) -> int:
        """How many decisions this worker may have under way elsewhere: its part of all places."""
        since = time.monotonic() - GONE_SECONDS
        self._capacities = {machine: capacity for machine, capacity in self._capacities.items() if capacity[1] > since}
        places = self._metrics.bot_places = sum(places for places, _ in self._capacities.values())
        share = ceil(places / self._metrics.workers)
        self._slots.resize(max(1, share))
        return share

    async def decide(self, decision: Decision, requester: Requester) -> BotAnswer:
        if self._share():
            try:
                async with self._slots.slot(requester):
                    return await self._ask(decision, requester)
            except Unanswered as wrong:
                LOG.warning("a decision was not answered elsewhere, and is made here: %s", wrong)
                self._metrics.bots_unanswered += 1
        return await self._here.decide(decision, requester)

    async def _ask(self, decision: Decision, requester: Requester) -> BotAnswer:
        if not self._share():
            raise Unanswered("the machines for bots are gone")
        if self._queue is None:
            self._queue = self._open_queue()
        self._metrics.bots_asked += 1
        return await self._queue.ask(decision, requester)

    async def close(self) -> None:
        await self._here.close()
        if self._queue is not None:
            await self._queue.close()
