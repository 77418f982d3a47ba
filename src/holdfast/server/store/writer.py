"""Writing in groups: whatever waits is committed together, and each writer is answered after the commit.

One transaction costs about as much with a hundred moves as with one. If somebody's write clashes, each of the group is
tried again by itself, so that nobody suffers for another's conflict.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from holdfast.server.store import Conflict, MoveRow, Unavailable

Write = Callable[[AsyncConnection], Awaitable[None]]
InsertMoves = Callable[[AsyncConnection, Sequence[MoveRow]], Awaitable[None]]
MOST_TOGETHER = 1024
FAULTS = (SQLAlchemyError, OSError, TimeoutError)
"""What a database that is away, full or locked raises."""
ONES_OWN = (IntegrityError, DataError, Conflict)
"""What is wrong with one write and not with the others of its group."""


@dataclass(slots=True)
class Waiting:
    """A write that waits for its commit. Moves are kept as data: a group of them is one statement."""

    work: Write | MoveRow
    done: asyncio.Future[None]


class GroupWriter:
    """Takes writes one by one and commits them in groups, on one connection of its own."""

    def __init__(self, engine: AsyncEngine, insert_moves: InsertMoves) -> None:
        self._engine = engine
        self._insert_moves = insert_moves
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None
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
        if self._connection is not None:
            await self._connection.close()

    def write(self, work: Write | MoveRow) -> asyncio.Future[None]:
        """Commit a write together with others; the future is done when it is stored."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(work, done))
        self._wake.set()
        return done

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                group, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
                await asyncio.shield(self._commit(group))

    async def _commit(self, group: list[Waiting]) -> None:
        try:
            await self._commit_together(group)
        except ONES_OWN as fault:
            if len(group) == 1:
                _fail(group, Conflict(str(fault)))
                return
            for waiting in group:
                await self._commit([waiting])
        except FAULTS as fault:
            await self._hang_up()
            _fail(group, Unavailable(str(fault)))
        else:
            self.groups += 1
            self.writes += len(group)
            for waiting in group:
                if not waiting.done.done():
                    waiting.done.set_result(None)

    async def _commit_together(self, group: list[Waiting]) -> None:
        if self._connection is None:
            self._connection = await self._engine.connect()
        moves = [waiting.work for waiting in group if isinstance(waiting.work, MoveRow)]
        async with self._connection.begin():
            for waiting in group:
                if not isinstance(waiting.work, MoveRow):
                    await waiting.work(self._connection)
            if moves:
                await self._insert_moves(self._connection, moves)

    async def _hang_up(self) -> None:
        """Give up the connection; the next group gets a new one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await connection.invalidate()
                await connection.close()
            except FAULTS:
                return


def _fail(group: Sequence[Waiting], fault: Exception) -> None:
    for waiting in group:
        if not waiting.done.done():
            waiting.done.set_exception(fault)
