"""PostgreSQL, by asyncpg: connections that read, and one that writes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy import URL, Executable, text
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from holdfast.server.store import Conflict, MoveRow, Unavailable
from holdfast.server.store.database import Rows, Write, take_steps
from holdfast.server.store.migrations import upgrade

CONNECTIONS = 8
CONNECT_SECONDS = 5
INSERT_MOVES = text(
    'INSERT INTO moves ("table", ply, seat, said, "at", id) SELECT value->>0, (value->>1)::int, (value->>2)::int, '
    "value->>3, (value->>4)::float, value->>5 FROM json_array_elements(CAST(:moves AS json))"
)
"""A group of moves goes to the database as one document in one statement: one way there and back."""
CLASHES = (IntegrityError, DataError)
FAULTS = (SQLAlchemyError, OSError, TimeoutError)


class PostgresDatabase:
    def __init__(self, address: URL) -> None:
        self._engine = create_async_engine(
            address.set(drivername="postgresql+asyncpg"),
            pool_size=CONNECTIONS,
            pool_pre_ping=True,
            connect_args={"timeout": CONNECT_SECONDS},
        )
        self._writing: AsyncConnection | None = None

    async def open(self) -> None:
        async with _told(), self._engine.begin() as connection:
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing.close()
        await self._engine.dispose()

    async def read(self, *statements: Executable) -> list[Rows]:
        async with _told(), self._engine.connect() as connection:
            return [(await connection.execute(statement)).all() for statement in statements]

    async def commit(self, moves: Sequence[MoveRow], writes: Sequence[Write]) -> None:
        async with _told():
            try:
                await self._write(moves, writes)
            except (Conflict, *CLASHES):
                raise
            except FAULTS:
                await self._hang_up()
                raise

    async def _write(self, moves: Sequence[MoveRow], writes: Sequence[Write]) -> None:
        if self._writing is None:
            self._writing = await self._engine.connect()
        async with self._writing.begin():
            if writes:
                await self._writing.run_sync(take_steps, writes)
            if moves:
                rows = [(move.table, move.ply, move.seat, move.said, move.at, move.id) for move in moves]
                await self._writing.execute(INSERT_MOVES, {"moves": msgspec.json.encode(rows).decode()})

    async def _hang_up(self) -> None:
        """Give up the connection; the next group gets a new one."""
        connection, self._writing = self._writing, None
        if connection is not None:
            try:
                await connection.invalidate()
                await connection.close()
            except FAULTS:
                return


@asynccontextmanager
async def _told() -> AsyncIterator[None]:
    """Whatever the driver says, in the words of the store."""
    try:
        yield
    except CLASHES as clash:
        raise Conflict(str(clash)) from clash
    except FAULTS as fault:
        raise Unavailable(str(fault)) from fault
