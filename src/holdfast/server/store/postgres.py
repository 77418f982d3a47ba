"""PostgreSQL, by asyncpg: connections that read, and one that writes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy import URL, Executable, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from holdfast.server.store import LOCKED, Conflict, MoveRow
from holdfast.server.store.database import Rows, Write, all_kept, nothing, take_steps
from holdfast.server.store.faults import unavailable
from holdfast.server.store.lease import taken
from holdfast.server.store.migrations import upgrade

CONNECTIONS = 8
CONNECT_SECONDS = 5
INSERT_MOVES = text(
    """
    INSERT INTO moves ("table", ply, seat, said, "at", id, epoch)
    SELECT wanted.at_table, wanted.ply, wanted.seat, wanted.said, wanted.since, wanted.id, wanted.epoch FROM (
        SELECT value->>0 AS at_table, (value->>1)::int AS ply, (value->>2)::int AS seat, value->>3 AS said,
            (value->>4)::float AS since, value->>5 AS id, (value->>6)::int AS epoch,
            row_number() OVER (PARTITION BY value->>0 ORDER BY place) - 1 AS earlier
        FROM json_array_elements(CAST(:moves AS json)) WITH ORDINALITY AS given (value, place)
    ) AS wanted
    JOIN tables ON tables.id = wanted.at_table AND tables.epoch = wanted.epoch
    WHERE wanted.ply = wanted.earlier + (
        SELECT COALESCE(MAX(moves.ply) + 1, 0) FROM moves WHERE moves."table" = wanted.at_table
    )
    FOR SHARE OF tables
    """
)
"""A group of moves goes to the database as one document in one statement: one way there and back.

Only the next ply of a table can be kept; `earlier` counts those of the same group. The lock makes the table's epoch
count until the commit: who begins another one waits for these moves, or they find themselves too late."""
LOCK_KEY = int.from_bytes(b"holdfast", "big")
PATIENCE_SECONDS = 2
"""A server that is being restarted, or our own lost connection, may still hold the lock for a moment."""
STALLED_SECONDS = 1
"""A worker that stands still in the middle of a write holds up what others write to the same tables for no longer."""
LOCK = text("SELECT pg_advisory_lock(:key)")
LOCK_SHARED = text("SELECT pg_advisory_lock_shared(:key)")
"""Workers of a fleet hold it together; a server that is alone has it alone."""
LOCK_UPGRADE = text("SELECT pg_advisory_xact_lock(:key)")
UPGRADE_KEY = LOCK_KEY + 1
UPGRADE_TIMEOUT = text("SET LOCAL idle_in_transaction_session_timeout = '1min'")
"""An upgrade takes several steps, and a busy machine may keep it waiting between two of them."""
"""Of workers that start together one brings the schema up to date."""
CROSSED = "40P01"
"""PostgreSQL's word for two transactions that wait for each other: one of them is undone."""
HOLDER = text(
    """
    SELECT activity.pid, activity.client_addr FROM pg_locks JOIN pg_stat_activity AS activity USING (pid)
    WHERE locktype = 'advisory' AND granted AND (classid::bigint << 32) + objid::bigint = :key
        AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())
    """
)
CLASHES = (IntegrityError, DataError)
FAULTS = (SQLAlchemyError, OSError, TimeoutError)


class PostgresDatabase:
    """The connection that writes also holds the lock, so that whatever is written is written by its holder.

    Each statement of PostgreSQL sees what was committed before it began. Several see one instant only in a transaction
    that says so; one alone needs none.
    """

    def __init__(self, address: URL, *, alone: bool = False) -> None:
        self._alone = alone
        self._held_before = False
        self.regained: Callable[[], None] = nothing
        self._engine = create_async_engine(
            address.set(drivername="postgresql+asyncpg"),
            pool_size=CONNECTIONS,
            max_overflow=0,  # connections made for a moment cost PostgreSQL more than what they read
            pool_pre_ping=True,
            connect_args={"timeout": CONNECT_SECONDS},
        )
        self._one_statement = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._one_instant = self._engine.execution_options(isolation_level="REPEATABLE READ")
        self._writing: AsyncConnection | None = None

    async def open(self) -> None:
        async with _as_store_errors():
            connection = await self._writer()
            async with connection.begin():
                await connection.execute(LOCK_UPGRADE, {"key": UPGRADE_KEY})
                await connection.execute(UPGRADE_TIMEOUT)
                await connection.run_sync(upgrade)

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing.close()
        await self._engine.dispose()

    async def read(self, *statements: Executable, **values: object) -> list[Rows]:
        engine = self._one_statement if len(statements) == 1 else self._one_instant
        async with _as_store_errors(), engine.connect() as connection:
            return [(await connection.execute(statement, values)).all() for statement in statements]

    async def commit(self, moves: Sequence[MoveRow], writes: Sequence[Write]) -> None:
        async with _as_store_errors():
            try:
                await self._write(moves, writes)
            except (Conflict, *CLASHES):
                raise
            except FAULTS as fault:
                if _crossed(fault):
                    raise Conflict("another worker writes to the same tables") from fault
                await self._hang_up()
                raise

    async def _write(self, moves: Sequence[MoveRow], writes: Sequence[Write]) -> None:
        connection = await self._writer()
        async with connection.begin():
            if writes:
                await connection.run_sync(take_steps, writes)
            if moves:
                rows = [msgspec.structs.astuple(move) for move in moves]
                done = await connection.execute(INSERT_MOVES, {"moves": msgspec.json.encode(rows).decode()})
                all_kept(done.rowcount, moves)

    async def _writer(self) -> AsyncConnection:
        """The connection that writes: none but this server's may, if it is to be alone."""
        if self._writing is None:
            connection = await self._engine.connect()
            try:
                await self._hold(connection)
            except BaseException:
                await connection.invalidate()
                await connection.close()
                raise
            self._writing = connection
        return self._writing

    async def _hold(self, connection: AsyncConnection) -> None:
        await connection.execute(text(f"SET lock_timeout = '{PATIENCE_SECONDS}s'"))
        await connection.commit()
        try:
            await connection.execute(LOCK if self._alone else LOCK_SHARED, {"key": LOCK_KEY})
        except DBAPIError as wrong:
            await connection.rollback()
            if unavailable(wrong).why != LOCKED:
                raise
            raise taken(await _holder(connection)) from None
        await connection.execute(text("SET lock_timeout = 0"))
        if not self._alone:
            await connection.execute(text(f"SET idle_in_transaction_session_timeout = '{STALLED_SECONDS}s'"))
        await connection.commit()
        if self._held_before and self._alone:
            self.regained()
        self._held_before = True

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
async def _as_store_errors() -> AsyncIterator[None]:
    """Whatever the driver says, in the words of the store."""
    try:
        yield
    except CLASHES as clash:
        raise Conflict(str(clash)) from clash
    except FAULTS as fault:
        raise unavailable(fault) from fault


def _crossed(fault: BaseException) -> bool:
    return isinstance(fault, DBAPIError) and getattr(fault.orig, "sqlstate", "") == CROSSED


async def _holder(connection: AsyncConnection) -> str:
    """Who holds the lock, as far as PostgreSQL knows."""
    found = (await connection.execute(HOLDER, {"key": LOCK_KEY})).first()
    if found is None:
        return "it does not say which"
    return f"PostgreSQL's process {found.pid}, connected from {found.client_addr or 'this machine'}"
