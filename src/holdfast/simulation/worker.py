"""A worker of the server in a simulation: the application itself, as a process that can be killed at any step."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from holdfast.kernel import Game
from holdfast.server.app import Application
from holdfast.server.bot_pool import BotFailed, Decision, PooledProcess
from holdfast.server.bot_process import BotAnswer, BotRequestHandler
from holdfast.server.fair_queue import Requester
from holdfast.server.hub import Hub
from holdfast.server.settings import Limits, Settings
from holdfast.simulation.disk import Disk
from holdfast.simulation.faults import Dice
from holdfast.simulation.history import History
from holdfast.simulation.network import SimulatedNetwork
from holdfast.simulation.versions import Version
from holdfast.simulation.virtual_loop import Process, VirtualLoop

if TYPE_CHECKING:
    from holdfast.simulation.hub import MessageBus

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
SETTINGS = Settings(bot_pace=0.01, deal_seconds=3.0, bot_processes=1, idle_seconds=30.0, limits=UNHURRIED)
START_AGAIN_SECONDS = 1.0


class WorkerEnvironment(Protocol):
    """What a worker has around it: the parts of the simulation that it uses."""

    loop: VirtualLoop
    disk: Disk
    network: SimulatedNetwork
    history: History
    games: dict[str, Game]

    @property
    def bus(self) -> MessageBus: ...


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
    """One process of the server, from its start to its end. Its place may be another's afterwards."""

    def __init__(self, place: str, version: Version, environment: WorkerEnvironment) -> None:
        self.place = place
        self.version = version
        self.process = Process(place)
        self.gone: asyncio.Future[None] = environment.loop.create_future()
        self._environment = environment
        self._application: Application | None = None

    async def start(self) -> None:
        """Be up, as often as that has to be tried."""
        while self.process.alive:
            starting = self.process.spawn(self._environment.loop, self._open())
            await asyncio.wait({starting, self.gone}, return_when=asyncio.FIRST_COMPLETED)
            if not starting.done() or starting.exception() is None:
                break
            await asyncio.sleep(START_AGAIN_SECONDS)
        self._environment.network.workers.append(self)
        self._environment.history.came(self.id)

    async def _open(self) -> None:
        environment = self._environment
        store = environment.disk.store(self.version, self.process)
        self.database = store.database
        settings = replace(SETTINGS, database=environment.disk.address.render_as_string())
        hub = None if environment.disk.alone else self._hub()
        self._application = Application(settings, store, hub, environment.games)
        self._application.service.bots = SimulatedBotPool(environment.disk.dice)
        await self._application.service.open()

    def _hub(self) -> Hub:
        from holdfast.simulation.hub import SimulatedHub

        return SimulatedHub(self._environment.bus, self.process, self.version)

    @property
    def application(self) -> Application:
        assert self._application is not None
        return self._application

    @property
    def id(self) -> str:
        """Its name among workers."""
        return self.application.service.worker

    def kill(self) -> None:
        """As kill -9: it does nothing more, and its connections end."""
        self.process.kill()
        self._environment.bus.forget(self.process)
        self._leave()
        self._environment.history.went(self.id)
        self.gone.set_result(None)

    async def drain(self, seconds: float) -> None:
        """As SIGTERM: it hands over what it has, for a few seconds at most."""
        self._leave()
        ending = self.process.spawn(self._environment.loop, self._end())
        await asyncio.wait({ending, self.gone}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        if not self.gone.done():
            self.kill()

    async def _end(self) -> None:
        self.application.service.stopping = True
        self.application.drain()
        await asyncio.sleep(0)
        await self.application.service.close()

    def _leave(self) -> None:
        """Nobody gets in any more."""
        if self in self._environment.network.workers:
            self._environment.network.workers.remove(self)
