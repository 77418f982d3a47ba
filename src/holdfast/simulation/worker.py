"""A worker of the server in a simulation: the application itself, as a process that can be killed at any step."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace

from holdfast.kernel import Game
from holdfast.server.app import Application
from holdfast.server.bot_pool import BotFailed, Decision, PooledProcess
from holdfast.server.bot_process import BotAnswer, BotRequestHandler
from holdfast.server.fair_queue import Requester
from holdfast.server.settings import Limits, Settings
from holdfast.simulation.disk import Disk
from holdfast.simulation.faults import Dice
from holdfast.simulation.network import SimulatedHub, SimulatedNetwork
from holdfast.simulation.virtual_loop import Process, VirtualLoop

UNHURRIED = Limits(
    messages_per_second=10_000.0,
    message_burst=10_000,
    requests_per_second=10_000.0,
    request_burst=10_000,
    guests_per_hour=1e9,
    tables_per_guest=10_000,
    connections_per_guest=10_000,
    connections_per_address=10_000,
)
SETTINGS = Settings(bot_pace=0.1, deal_seconds=3.0, bot_processes=1, idle_seconds=30.0, limits=UNHURRIED)
START_AGAIN_SECONDS = 1.0


class SimulatedBotPool:
    """Bots that think in the worker itself. What is asked of them is what a process of bots is sent."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._process = PooledProcess()
        self._handler = BotRequestHandler()
        self._turn = asyncio.Lock()

    async def decide(self, decision: Decision, _: Requester) -> BotAnswer:
        async with self._turn:
            request = self._process.request(decision)
            await asyncio.sleep(self._dice.disk_delay())
            if self._dice.happens(self._dice.faults.bot_dies):
                self._process, self._handler = PooledProcess(), BotRequestHandler()
                raise BotFailed("its process ended")
            return self._handler.answer(request)

    async def close(self) -> None:
        """There is nothing to end."""


class SimulatedWorker:
    def __init__(self, name: str, loop: VirtualLoop, disk: Disk, hub: SimulatedHub, games: Mapping[str, Game]) -> None:
        self.process = Process(name)
        self._application: Application | None = None
        self.gone: asyncio.Future[None] = loop.create_future()
        self._loop = loop
        self._disk = disk
        self._hub = hub
        self._store = disk.store()
        self._games = games

    async def start(self) -> None:
        """Be up, as often as that has to be tried."""
        while self.process.alive:
            starting = self.process.spawn(self._loop, self._open())
            await asyncio.wait({starting, self.gone}, return_when=asyncio.FIRST_COMPLETED)
            if not starting.done() or starting.exception() is None:
                return
            await asyncio.sleep(START_AGAIN_SECONDS)
            self._store = self._disk.store()

    async def _open(self) -> None:
        settings = replace(SETTINGS, database=self._disk.address.render_as_string())
        self._application = Application(settings, self._store, self._hub, self._games)
        self._application.service.bots = SimulatedBotPool(self._disk.dice)
        await self._application.service.open()

    @property
    def application(self) -> Application:
        assert self._application is not None
        return self._application

    def kill(self, network: SimulatedNetwork) -> None:
        """As kill -9: it does nothing more, and its connections end."""
        self.process.kill()
        self._hub.forget(self.process)
        if self in network.workers:
            network.workers.remove(self)
        self.vanish()
        self.gone.set_result(None)

    def vanish(self) -> None:
        self._store.file.vanish()
