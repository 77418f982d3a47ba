"""What the server does periodically: clocks, tables that nobody needs, heartbeats.

A task that fails is logged, counted and repeated; one that hangs is ended. The metrics tell when each
was last done, so that operators see if one is not.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from holdfast.kernel import HoldfastError
from holdfast.server.damage import reason
from holdfast.server.fleet import BEAT_SECONDS
from holdfast.server.store import Unavailable
from holdfast.server.tables.closing import close_if_empty, expire
from holdfast.server.tables.leavers import check_clocks
from holdfast.server.unloading import unload

if TYPE_CHECKING:
    from holdfast.server.service import TableService
    from holdfast.server.tables.session import TableSession

LOG = logging.getLogger("holdfast.server")
CLOCKS_SECONDS = 0.25
LONGEST_PAUSE = 1.0
"""Between two looks at the clocks; a longer one is the server's fault."""
SWEEP_SECONDS = 5.0
STORE_PROBE_SECONDS = 10.0
EXPIRY_SECONDS = 60.0
MOST_EXPIRED = 100
"""In one run of the task."""
TASK_SECONDS = 60.0
PeriodicTask = Callable[[], Awaitable[None]]


class Housekeeping:
    def __init__(self, service: TableService) -> None:
        self._service = service
        self._looked = time.monotonic()
        """When clocks were last looked at while the store answered."""

    def begin(self) -> None:
        for name, seconds, task in (
            ("clocks", CLOCKS_SECONDS, self.look_at_clocks),
            ("sweep", SWEEP_SECONDS, self.sweep),
            ("expiry", EXPIRY_SECONDS, self.close_abandoned),
            ("store_probe", STORE_PROBE_SECONDS, self._service.store_probe.check),
        ):
            self._service.spawn(self.repeat(name, seconds, task))
        if self._service.fleet is not None:
            self._service.spawn(self.repeat("fleet", BEAT_SECONDS, self._service.fleet.beat))

    async def repeat(self, name: str, seconds: float, task: PeriodicTask) -> None:
        """Do something again and again, whatever becomes of it."""
        metrics = self._service.metrics
        while True:
            try:
                async with asyncio.timeout(TASK_SECONDS):
                    await task()
                metrics.task_successes[name] = time.time()
            except Exception as wrong:
                metrics.task_failures[name] = metrics.task_failures.get(name, 0) + 1
                _complain(name, wrong)
            await asyncio.sleep(seconds)

    # The tasks

    async def look_at_clocks(self) -> None:
        """Let bots in for those whose time is up, at all tables in memory."""
        sessions = self._service.sessions.values()
        timed = [session for session in sessions if session.clock.runs and self._service.leads(session)]
        if timed and not await self._store_answers():
            return
        self._give_back_lapse()
        now = self._service.server_clock.now()
        for session in timed:
            if not self._service.damage.known(session.row.id):
                await self._apart(session.row.id, check_clocks(self._service, session, now))

    async def _store_answers(self) -> bool:
        """Nobody can move while the store is away, so nobody's time runs out."""
        try:
            await self._service.store_probe.check()
        except Unavailable:
            return False
        return True

    def _give_back_lapse(self) -> None:
        """Clocks stood still while the store was away, or while the whole process did."""
        now = time.monotonic()
        lapse, self._looked = now - self._looked, now
        if lapse > LONGEST_PAUSE:
            LOG.info("%.1f seconds are given back to everybody's clock", lapse)
            self._service.server_clock.give_back(lapse)

    async def sweep(self) -> None:
        """Let idle tables go, and look after those whose clocks run out meanwhile."""
        service = self._service
        for session in self._idle():
            if service.leads(session):
                await self._apart(session.row.id, close_if_empty(service, session))
            service.spawn(unload(service, session, time.monotonic() - service.settings.idle_seconds))
        due = await service.store.timed_tables(service.server_clock.now())
        for table in due if service.fleet is None else await service.fleet.unattended(due):
            if table not in service.sessions and not service.damage.known(table):
                await self._apart(table, service.find(table))
        service.metrics.tables = len(service.sessions)

    async def close_abandoned(self) -> None:
        """End what nobody has come back to for long, so that it says so and takes no room."""
        service, settings = self._service, self._service.settings
        if service.fleet is not None and not service.fleet.does_chores:
            return
        now = service.server_clock.now()
        lobbies, games = now - settings.lobby_seconds, now - settings.game_seconds
        for table in await service.store.abandoned_tables(lobbies, games, MOST_EXPIRED):
            await self._apart(table, expire(service, table))

    def _idle(self) -> list[TableSession]:
        since = time.monotonic() - self._service.settings.idle_seconds
        return [session for session in self._service.sessions.values() if session.idle_since(since)]

    async def _apart(self, table: str, work: Awaitable[object]) -> None:
        """What goes wrong at one table is put off, and the next one is looked after."""
        try:
            await work
        except (HoldfastError, Unavailable) as wrong:
            LOG.info("table %s is put off: %s", table, reason(wrong))
        except Exception as wrong:
            self._service.damage.note(table, reason(wrong))


def _complain(name: str, wrong: Exception) -> None:
    """Faults of ours with their trace; the store's away with a word."""
    if isinstance(wrong, Unavailable):
        LOG.warning("the task “%s” was put off: %s", name, wrong)
    else:
        LOG.error("the task “%s” failed and will be repeated", name, exc_info=wrong)
