"""Writing in groups: whatever waits is committed together, and each writer is answered after the commit.

One transaction costs about as much with a hundred moves as with one. If somebody's write clashes, each of the group is
tried again by itself, so that nobody suffers for another's conflict.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from holdfast.server.store import Conflict, MoveRow, Unavailable
from holdfast.server.store.database import Database, Write

LOG = logging.getLogger("holdfast.server")
MOST_TOGETHER = 1024
Waiting = tuple[MoveRow | Write, "asyncio.Future[None]"]
"""A write that waits for its commit, and who waits for it."""


class GroupWriter:
    """Takes writes one by one and commits them in groups, one group at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.groups = 0
        self.writes = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def stop(self) -> None:
        """Write what still waits, then end."""
        if self._task is None:
            return
        while self._waiting and not self._task.done():
            await asyncio.sleep(0.005)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    def write(self, work: MoveRow | Write) -> asyncio.Future[None]:
        """Commit a write together with others; the future is done when it is stored."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if not self._waiting:
            self._wake.set()
        self._waiting.append((work, done))
        return done

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                group, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
                await asyncio.shield(self._commit(group))

    async def _commit(self, group: list[Waiting]) -> None:
        moves = [work for work, _ in group if isinstance(work, MoveRow)]
        writes = [work for work, _ in group if not isinstance(work, MoveRow)]
        try:
            await self._database.commit(moves, writes)
        except Unavailable as fault:
            _fail(group, fault)
        except Exception as wrong:
            await self._commit_apart(group, wrong)
        else:
            self.groups += 1
            self.writes += len(group)
            for _, done in group:
                if not done.done():
                    done.set_result(None)

    async def _commit_apart(self, group: list[Waiting], wrong: Exception) -> None:
        """Each by itself: what one of them did wrong is its own fault, an unforeseen error too."""
        if len(group) > 1:
            for waiting in group:
                await self._commit([waiting])
        elif isinstance(wrong, Conflict):
            _fail(group, wrong)
        else:
            LOG.error("a write cannot be made: %s", type(wrong).__name__)
            _fail(group, Unavailable(type(wrong).__name__))


def _fail(group: Sequence[Waiting], fault: Exception) -> None:
    for _, done in group:
        if not done.done():
            done.set_exception(fault)
