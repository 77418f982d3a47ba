"""The troubles of a history: when which part of the server fails, and for how long.

They are drawn before it begins, so that a history can be lived through again without some of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from holdfast.server.store import FULL, READ_ONLY
from holdfast.simulation.faults import Faults
from holdfast.simulation.history import EVERYBODY
from holdfast.simulation.versions import VERSIONS, Version
from holdfast.simulation.worker import SimulatedWorker

if TYPE_CHECKING:
    from holdfast.simulation.run import Simulation

KILL, PAUSE, DRAIN = "kill", "pause", "drain"
OUTAGE, WRITES_REFUSED = "outage", "writes refused"
PARTITION, HUB_AWAY, CUT_OFF = "partition", "hub away", "cut off"
DAMAGE = "damage"
ALONE = (KILL, PAUSE, OUTAGE, WRITES_REFUSED, DAMAGE)
"""What can happen to a server that is alone."""
ALL = (*ALONE, DRAIN, PARTITION, HUB_AWAY, CUT_OFF)
WAYS_OUT = 4.0
"""Seconds that a worker has to end by itself."""


class Trouble(NamedTuple):
    at: float
    kind: str
    lasts: float
    whom: int
    """Which of the workers or games, counted around."""
    chance: float
    """Decides what is left to decide: the version that comes back, what a full store says, what a damage is."""


def schedule(faults: Faults, kinds: Sequence[str], seconds: float, seed: int) -> list[Trouble]:
    """All troubles of a history, in order."""
    often = {
        KILL: (faults.kill_every, faults.restart_takes),
        PAUSE: (faults.pause_every, faults.pause_lasts),
        DRAIN: (faults.drain_every, faults.restart_takes),
        OUTAGE: (faults.outage_every, faults.outage_lasts),
        WRITES_REFUSED: (faults.full_every, faults.full_lasts),
        PARTITION: (faults.partition_every, faults.partition_lasts),
        HUB_AWAY: (faults.hub_every, faults.hub_lasts),
        CUT_OFF: (faults.cut_off_every, faults.cut_off_lasts),
        DAMAGE: (faults.damage_every, faults.damage_lasts),
    }
    drawn = []
    for kind in kinds:
        every, lasts = often[kind]
        random = Random(f"{seed} {kind}")
        now = random.expovariate(1 / every) if every else seconds
        while now < seconds:
            drawn.append(Trouble(now, kind, random.expovariate(1 / lasts), random.randrange(1 << 16), random.random()))
            now += random.expovariate(1 / every)
    return sorted(drawn)


class Troublemaker:
    """Does to a simulation what its troubles say."""

    def __init__(self, simulation: Simulation) -> None:
        self._simulation = simulation
        self.counts = dict.fromkeys(ALL, 0)
        self._do: dict[str, Callable[[Trouble], Awaitable[None]]] = {
            KILL: self._kill,
            PAUSE: self._pause,
            DRAIN: self._drain,
            OUTAGE: self._outage,
            WRITES_REFUSED: self._refuse_writes,
            PARTITION: self._partition,
            HUB_AWAY: self._take_hub_away,
            CUT_OFF: self._cut_off,
            DAMAGE: self._damage,
        }

    async def make(self, troubles: Sequence[Trouble]) -> None:
        """One after the other at its time; several may last at once."""
        async with asyncio.TaskGroup() as group:
            for trouble in troubles:
                await asyncio.sleep(max(0.0, trouble.at - self._simulation.loop.time()))
                group.create_task(self.happen(trouble))

    async def happen(self, trouble: Trouble) -> None:
        """One trouble from its beginning to its end."""
        await self._do[trouble.kind](trouble)

    def _count(self, trouble: Trouble) -> None:
        self.counts[trouble.kind] += 1
        self._simulation.history.note(trouble.kind)

    def _whom(self, trouble: Trouble) -> SimulatedWorker | None:
        """A worker that serves; None if none does."""
        serving = self._simulation.network.workers
        worker = serving[trouble.whom % len(serving)] if serving else None
        assert worker is None or isinstance(worker, SimulatedWorker)
        return worker

    def _version(self, trouble: Trouble) -> Version:
        among = VERSIONS if self._simulation.plan.versions else VERSIONS[:1]
        return among[int(trouble.chance * len(among))]

    # To a worker

    async def _kill(self, trouble: Trouble) -> None:
        worker = self._whom(trouble)
        if worker is None:
            return
        self._count(trouble)
        worker.kill()
        await asyncio.sleep(trouble.lasts)
        await self._simulation.start_worker(worker.place, self._version(trouble))

    async def _pause(self, trouble: Trouble) -> None:
        worker = self._whom(trouble)
        if worker is None or worker.process.paused:
            return
        self._count(trouble)
        with self._unable(worker.id):
            worker.process.pause()
            await asyncio.sleep(trouble.lasts)
            worker.process.wake()

    async def _drain(self, trouble: Trouble) -> None:
        """As SIGTERM: it has a few seconds to end by itself."""
        worker = self._whom(trouble)
        if worker is None or worker.process.paused:
            return
        self._count(trouble)
        await worker.drain(WAYS_OUT)
        await asyncio.sleep(trouble.lasts)
        await self._simulation.start_worker(worker.place, self._version(trouble))

    async def _cut_off(self, trouble: Trouble) -> None:
        """One worker's way to the store is broken."""
        worker = self._whom(trouble)
        if worker is None or worker.database.cut_off:
            return
        self._count(trouble)
        with self._unable(worker.id):
            worker.database.cut_off = True
            await asyncio.sleep(trouble.lasts)
            worker.database.cut_off = False

    @contextmanager
    def _unable(self, worker: str) -> Iterator[None]:
        """Nobody's clock may run on the account of who can do nothing."""
        history = self._simulation.history
        history.troubled(worker, +1)
        try:
            yield
        finally:
            history.troubled(worker, -1)

    # To what workers share

    async def _outage(self, trouble: Trouble) -> None:
        disk = self._simulation.disk
        self._count(trouble)
        with self._unable(EVERYBODY):
            disk.away += 1
            await asyncio.sleep(trouble.lasts)
            disk.away -= 1

    async def _refuse_writes(self, trouble: Trouble) -> None:
        disk = self._simulation.disk
        self._count(trouble)
        with self._unable(EVERYBODY):
            disk.refuses = FULL if trouble.chance < 0.5 else READ_ONLY
            await asyncio.sleep(trouble.lasts)
            disk.refuses = ""

    async def _partition(self, trouble: Trouble) -> None:
        """Others' notices no longer reach a worker, nor its own them; nobody is told."""
        worker, bus = self._whom(trouble), self._simulation.bus
        if worker is None:
            return
        self._count(trouble)
        bus.apart[worker.process] += 1
        await asyncio.sleep(trouble.lasts)
        bus.apart[worker.process] -= 1

    async def _take_hub_away(self, trouble: Trouble) -> None:
        bus = self._simulation.bus
        self._count(trouble)
        bus.away += 1
        await asyncio.sleep(trouble.lasts)
        bus.away -= 1

    # To a game

    async def _damage(self, trouble: Trouble) -> None:
        """It is in nobody's power to bring it back. Workers that have it in memory go on until they must read it."""
        simulation = self._simulation
        games = [table for table in simulation.history.tables.values() if table.kept and not table.over]
        if not games:
            return
        self._count(trouble)
        table = games[trouble.whom % len(games)]
        table.damaged = True
        simulation.disk.damage(table.row.id, trouble.chance)
        await asyncio.sleep(trouble.lasts)
        simulation.give_up(table.row.id)
