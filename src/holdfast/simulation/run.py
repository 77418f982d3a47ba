"""A simulation from beginning to end: a seed in, a history out, or the promise that was broken."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from holdfast.client.refusals import RequestRefused
from holdfast.games import games as all_games
from holdfast.server.tables.clocks import Clock, read_clock
from holdfast.simulation.checks import Witness, unfinished
from holdfast.simulation.disk import Disk
from holdfast.simulation.faults import Dice, Faults
from holdfast.simulation.history import History, Violation
from holdfast.simulation.network import SimulatedHub, SimulatedNetwork
from holdfast.simulation.player import SimulatedClient, SimulatedFollower, SimulatedPlayer, agree
from holdfast.simulation.virtual_loop import NothingLeft, VirtualLoop
from holdfast.simulation.worker import SimulatedWorker
from holdfast.simulation.world import simulated

LONGEST_SECONDS = 4 * 3600.0
"""Simulated time after which a game that nothing disturbs must long be over."""
SPECTATORS = 0.3
"""Of tables: that somebody watches."""


@dataclass(frozen=True)
class Plan:
    """What is simulated."""

    seed: int
    tables: int = 4
    workers: int = 1
    faults: Faults = field(default_factory=Faults)
    stormy_seconds: float = 120.0
    """How long things go wrong; after that every game must come to its end."""
    ponders: float = 0.02
    """Of a move at a table with a clock: that it takes nearly all the time there is."""
    games: tuple[str, ...] = ("upgrade", "upgrade", "shield", "royal_family", "cluster_royale", "ship_it")


@dataclass(frozen=True)
class Outcome:
    seed: int
    digest: str
    moves: int
    frames: int
    kills: int
    seconds: float
    """Of simulated time."""
    broken: str = ""
    """The promise that was broken, if one was."""


class Simulation:
    def __init__(self, plan: Plan, loop: VirtualLoop, dice: Dice, folder: Path) -> None:
        self.plan = plan
        self.loop = loop
        self.dice = dice
        self.random = dice.random
        self.games = all_games()
        self.history = History(self.games, loop.time)
        self.witness = Witness(self.history)
        self.disk = Disk(folder / "tables.db", dice, self.history)
        self.network = SimulatedNetwork(loop, dice)
        self.hub = SimulatedHub(loop, dice)
        self.kills = 0
        self.started: list[SimulatedWorker] = []
        self._beside: list[asyncio.Task[Any]] = []

    async def run(self) -> None:
        for number in range(self.plan.workers):
            await self._start_worker(f"worker {number + 1}")
        self._do_beside(self._calm_down())
        for trouble in (self._kill_now_and_then, self._take_disk_away, self._pause_now_and_then):
            self._do_beside(trouble())
        evenings = [self._do_beside(self._evening(number)) for number in range(self.plan.tables)]
        async with asyncio.timeout(LONGEST_SECONDS):
            await self._until_done(evenings)
        self.witness.check_all_stored()
        await self._check_disk()

    async def _check_disk(self) -> None:
        """What lies on the disk in the end is what was ever said to be stored there."""
        store = self.disk.store()
        for id, table in self.history.tables.items():
            stored = await store.load(id)
            if stored is None or stored.row != table.row or list(stored.moves) != [kept.move for kept in table.kept]:
                raise Violation(f"{id}: the disk has something else than was stored")
        store.file.vanish()

    def outcome(self, broken: str) -> Outcome:
        history, frames = self.history, self.witness.frames
        return Outcome(self.plan.seed, history.digest, history.moves, frames, self.kills, self.loop.time(), broken)

    async def clear_away(self) -> None:
        """Let everything end that is still under way. Nothing of that counts."""
        for worker in self.started:
            worker.process.bury()
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            for task in others:
                task.cancel()
            await asyncio.wait(others, timeout=1.0)
        for worker in self.started:
            worker.vanish()

    async def _until_done(self, evenings: list[asyncio.Task[Any]]) -> None:
        """Wait for all games; whatever goes wrong meanwhile ends the simulation."""
        while not all(evening.done() for evening in evenings):
            await asyncio.wait(self._beside, return_when=asyncio.FIRST_COMPLETED)
            self._beside = [task for task in self._beside if not _finished(task)]
        for evening in evenings:
            evening.result()

    def _do_beside(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = self.loop.create_task(work)
        self._beside.append(task)
        return task

    # The server

    async def _start_worker(self, name: str) -> SimulatedWorker:
        worker = SimulatedWorker(name, self.loop, self.disk, self.hub, self.games)
        self.started.append(worker)
        await worker.start()
        self.network.workers.append(worker)
        return worker

    # The people

    async def _evening(self, number: int) -> None:
        """People sit down at a table and play it to the end."""
        game = self.games[self.random.choice(self.plan.games)]
        seats = min(self.random.choice((2, 2, 3, 4)), max(game.seats))
        people = self.random.randint(1, seats)
        clients = [SimulatedClient(self.network) for _ in range(people)]
        for at, client in enumerate(clients):
            await client.persist(partial(client.introduce, f"Guest {number}-{at}"))
        clock = self.random.choice(("none", "fast", "relaxed"))
        bots = ["random"] * (seats - people)
        host = clients[0]
        table = await host.persist(partial(host.make_table, game.name, seats=seats, bots=bots, clock=clock))
        assert table is not None, "nothing forbids to make a table"
        for client in clients[1:]:
            await client.persist(partial(client.sit, table.id))
            await client.persist(partial(client.ready, table.id))
        watchers = [*clients, SimulatedClient(self.network)] if self.random.random() < SPECTATORS else clients
        followers = [SimulatedFollower(client, table.id, self.witness) for client in watchers]
        async with asyncio.TaskGroup() as group:
            for follower in followers:
                group.create_task(self._follow(follower, read_clock(clock)))
            await host.persist(partial(host.start, table.id))

    async def _follow(self, follower: SimulatedFollower, clock: Clock) -> None:
        async with follower:
            if follower.client.guest:
                agreeing = asyncio.ensure_future(agree(follower, self.random))
                try:
                    await SimulatedPlayer(follower, self.random, clock, self.plan.ponders).play()
                finally:
                    agreeing.cancel()
            await follower.until(lambda: follower.over)

    # What goes wrong

    async def _calm_down(self) -> None:
        await asyncio.sleep(self.plan.stormy_seconds)
        self.dice.calm = True

    async def _storm(self, every: float, trouble: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while every and not self.dice.calm:
            await asyncio.sleep(self.dice.until(every))
            if not self.dice.calm:
                await trouble()

    async def _kill_now_and_then(self) -> None:
        await self._storm(self.plan.faults.kill_every, self._kill)

    async def _kill(self) -> None:
        if not self.network.workers:
            return
        worker = self.random.choice(self.network.workers)
        assert isinstance(worker, SimulatedWorker)
        worker.kill(self.network)
        self.kills += 1
        with self.history.fault():
            await asyncio.sleep(self.random.expovariate(1 / self.plan.faults.restart_takes))
            await self._start_worker(worker.process.name)

    async def _take_disk_away(self) -> None:
        await self._storm(self.plan.faults.outage_every, self._outage)

    async def _outage(self) -> None:
        with self.history.fault():
            self.disk.away = True
            await asyncio.sleep(self.random.expovariate(1 / self.plan.faults.outage_lasts))
            self.disk.away = False

    async def _pause_now_and_then(self) -> None:
        await self._storm(self.plan.faults.pause_every, self._pause)

    async def _pause(self) -> None:
        if not self.network.workers:
            return
        process = self.random.choice(self.network.workers).process
        with self.history.fault():
            process.pause()
            await asyncio.sleep(self.random.expovariate(1 / self.plan.faults.pause_lasts))
            process.wake()


def _finished(task: asyncio.Task[Any]) -> bool:
    """Whether a task is done; what it raised is raised."""
    if task.done():
        task.result()
    return task.done()


class Complaints(logging.Handler):
    """What the server says went wrong that must not."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        cause = record.exc_info[1] if record.exc_info else None
        self.said.append(record.getMessage() if cause is None else f"{record.getMessage()}: {cause!r}")


@contextmanager
def listening() -> Iterator[Complaints]:
    """While this lasts the server's log is heard, and printed by nobody."""
    log, complaints = logging.getLogger("holdfast"), Complaints()
    propagated, log.propagate = log.propagate, False
    log.addHandler(complaints)
    try:
        yield complaints
    finally:
        log.removeHandler(complaints)
        log.propagate = propagated


def simulate(plan: Plan) -> Outcome:
    """Run a simulation. The same plan gives the same outcome."""
    random = Random(plan.seed)
    dice = Dice(plan.faults, random)
    loop = VirtualLoop(dice.disk_delay)
    with TemporaryDirectory() as folder, simulated(loop, random), listening() as complaints:
        simulation = Simulation(plan, loop, dice, Path(folder))
        try:
            ended = loop.run_until_complete(_broken_in(simulation))
            return simulation.outcome(next(filter(None, (*simulation.history.broken, ended, *complaints.said)), ""))
        finally:
            loop.run_until_complete(simulation.clear_away())
            loop.close()


async def _broken_in(simulation: Simulation) -> str:
    """The promise that was broken; nothing if all were kept."""
    try:
        await simulation.run()
    except TimeoutError:
        return f"games came to no end: {', '.join(unfinished(simulation.history))}"
    except BaseExceptionGroup as wrong:
        kept_to, others = wrong.split((Violation, RequestRefused))
        if kept_to is None or others is not None:
            raise
        return _first_of(kept_to)
    except (Violation, RequestRefused, NothingLeft) as wrong:
        return str(wrong) or "everybody waits for something that nobody is going to do"
    return ""


def _first_of(group: BaseExceptionGroup[Any]) -> str:
    first = group.exceptions[0]
    return _first_of(first) if isinstance(first, BaseExceptionGroup) else str(first)
