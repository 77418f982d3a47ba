"""A simulation from beginning to end: a seed in, a history out, or the promise that was broken."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from holdfast.client.refusals import RequestRefused
from holdfast.games import games as all_games
from holdfast.simulation.checks import ENDED, Witness, unfinished
from holdfast.simulation.disk import Disk
from holdfast.simulation.faults import Dice
from holdfast.simulation.history import History, Violation
from holdfast.simulation.network import SimulatedNetwork
from holdfast.simulation.plan import Outcome, Plan
from holdfast.simulation.troubles import Trouble, Troublemaker
from holdfast.simulation.versions import THIS, Version
from holdfast.simulation.virtual_loop import NothingLeft, VirtualLoop
from holdfast.simulation.worker import SimulatedWorker
from holdfast.simulation.workload import TableWorkload
from holdfast.simulation.world import simulated

if TYPE_CHECKING:
    from holdfast.simulation.hub import MessageBus

LONGEST_SECONDS = 4 * 3600.0
"""Simulated time after which a game that nothing disturbs must long be over."""
PATIENCE_SECONDS = 900.0
"""In which something must be kept once nothing goes wrong any more; clocks run for less."""
LOOK_SECONDS = 10.0
"""Between two looks at whether something is wrong already."""
IN_MEMORY = Path("/dev/shm")
"""Where there is such a place, the simulated disk turns in memory."""


class Simulation:
    def __init__(self, plan: Plan, loop: VirtualLoop, dice: Dice, folder: Path, complaints: Complaints) -> None:
        self.plan = plan
        self.complaints = complaints
        self.loop = loop
        self.dice = dice
        self.games = all_games()
        alone = plan.workers == 1
        self.history = History(self.games, loop.time, alone=alone)
        self.witness = Witness(self.history)
        self.disk = Disk(folder / "tables.db", loop, dice, self.history, alone=alone)
        self.network = SimulatedNetwork(loop, dice)
        self.troublemaker = Troublemaker(self)
        self.started: list[SimulatedWorker] = []
        self._beside: list[asyncio.Task[Any]] = []
        self._workloads: dict[TableWorkload, asyncio.Task[Any]] = {}

    @cached_property
    def bus(self) -> MessageBus:
        """The hub of a fleet."""
        from holdfast.simulation.hub import MessageBus

        return MessageBus(self.loop, self.dice)

    async def run(self) -> None:
        """All of it."""
        await self.begin()
        self.do_beside(self.troublemaker.make(self.plan.troubles))
        self.do_beside(self._calm_down())
        await self.end()

    async def begin(self) -> None:
        """The server is up, and people come to its tables."""
        for number in range(self.plan.workers):
            await self.start_worker(f"worker {number + 1}", THIS)
        for number in range(self.plan.tables):
            workload = TableWorkload(self, number)
            self._workloads[workload] = self.do_beside(workload.run())

    async def end(self) -> None:
        """All games come to their end; whatever goes wrong meanwhile ends the simulation."""
        self.do_beside(self._watch_progress())
        async with asyncio.timeout(LONGEST_SECONDS):
            while not all(workload.done() for workload in self._workloads.values()):
                await asyncio.wait(self._beside, return_when=asyncio.FIRST_COMPLETED)
                self.check_beside()
        self.witness.check_all_stored()
        self.witness.checked[ENDED] = sum(table.over for table in self.history.tables.values())
        await self._check_disk()

    async def happen(self, trouble: Trouble) -> None:
        """One more trouble begins, and goes on while this goes on."""
        self.do_beside(self.troublemaker.happen(trouble))

    def give_up(self, table: str) -> None:
        """The people of a table leave, and do not come back."""
        for workload, task in self._workloads.items():
            if workload.table == table:
                task.cancel()

    def do_beside(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = self.loop.create_task(work)
        self._beside.append(task)
        return task

    def check_beside(self) -> None:
        """Raise what went wrong beside."""
        self._beside = [task for task in self._beside if not _finished(task)]

    async def start_worker(self, place: str, version: Version) -> None:
        worker = SimulatedWorker(place, version, self)
        self.started.append(worker)
        self.witness.checked[f"{version.name} version"] += 1
        await worker.start()

    async def _watch_progress(self) -> None:
        while self.loop.time() < max(self.history.changed_at, self.plan.stormy_seconds) + PATIENCE_SECONDS:
            await asyncio.sleep(LOOK_SECONDS)
            if self.wrong:
                raise Violation(self.wrong)
        raise TimeoutError

    @property
    def wrong(self) -> str:
        """What the server did that it must not, if anything."""
        return next(iter((*self.history.broken, *self.complaints.besides(self.history))), "")

    async def _calm_down(self) -> None:
        await asyncio.sleep(self.plan.stormy_seconds)
        self.dice.calm = True

    async def _check_disk(self) -> None:
        """What lies on the disk in the end is what was ever said to be stored there."""
        store = self.disk.store(THIS)
        for id, table in self.history.tables.items():
            if table.damaged:
                continue
            stored = await store.load(id)
            if stored is None or stored.row != table.row or list(stored.moves) != [kept.move for kept in table.kept]:
                raise Violation(f"{id}: the disk has something else than was stored")

    def outcome(self, broken: str) -> Outcome:
        history, counts = self.history, self.troublemaker.counts
        frames, seconds = self.witness.frames, self.loop.time()
        return Outcome(
            self.plan,
            history.digest,
            history.moves,
            frames,
            counts,
            history.takeovers,
            history.stand_ins,
            seconds,
            dict(self.witness.checked),
            broken,
        )

    async def clear_away(self) -> None:
        """Let everything end that is still under way. Nothing of that counts."""
        for worker in self.started:
            worker.process.bury()
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            for task in others:
                task.cancel()
            await asyncio.wait(others, timeout=1.0)
        self.disk.close()


def _finished(task: asyncio.Task[Any]) -> bool:
    """Whether a task is done; what it raised is raised, unless it was called off."""
    if task.done() and not task.cancelled():
        task.result()
    return task.done()


class Complaints(logging.Handler):
    """What the server says went wrong that must not."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def besides(self, history: History) -> list[str]:
        """Without what must be said of damaged games."""
        known = tuple(f"table {id} is damaged:" for id, table in history.tables.items() if table.damaged)
        return [said for said in self.said if not said.startswith(known)]

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


@contextmanager
def prepared(plan: Plan) -> Iterator[Simulation]:
    """A simulation that nothing has happened in yet; it is cleared away afterwards."""
    random = Random(plan.seed)
    dice = Dice(plan.faults, random)
    loop = VirtualLoop(dice.disk_delay)
    with (
        TemporaryDirectory(dir=IN_MEMORY if IN_MEMORY.is_dir() else None) as folder,
        simulated(loop, random),
        listening() as complaints,
    ):
        simulation = Simulation(plan, loop, dice, Path(folder), complaints)
        try:
            yield simulation
        finally:
            loop.run_until_complete(simulation.clear_away())
            loop.close()


def simulate(plan: Plan) -> Outcome:
    """Run a simulation. The same plan gives the same outcome."""
    with prepared(plan) as simulation:
        ended = simulation.loop.run_until_complete(_broken_in(simulation))
        return simulation.outcome(simulation.wrong or ended)


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
