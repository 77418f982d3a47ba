"""SQLite: one thread that writes and a few that read, each with a connection of its own.

Moves go past SQLAlchemy to the driver: nearly all that is ever written are moves, and a group of them is one call.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, cast

from sqlalchemy import URL, Connection, Engine, Executable, create_engine, event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from holdfast.server.store import Conflict, MoveRow
from holdfast.server.store.database import Rows, Write, all_kept, nothing, take_steps
from holdfast.server.store.faults import unavailable
from holdfast.server.store.lease import Lease
from holdfast.server.store.migrations import upgrade
from holdfast.server.store.private_files import make_private, path_of

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "cache_size=-256",
)
"""A cache in KiB for each that reads: what they look for they look for once."""
WRITER_PRAGMAS = ("cache_size=-2000", "wal_autocheckpoint=8000")
"""A checkpoint writes each page once, however many moves were added to it: the rarer, the less is written."""
READERS = 2
INSERT_MOVES = (
    'INSERT INTO moves ("table", ply, seat, said, "at", id, epoch) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 '
    'WHERE ?2 = (SELECT COALESCE(MAX(ply) + 1, 0) FROM moves WHERE "table" = ?1) '
    "AND ?7 = (SELECT epoch FROM tables WHERE id = ?1)"
)
"""Only the next ply of a table can be stored, and only in its epoch, whatever the writer believes."""
CLASHES = (IntegrityError, sqlite3.IntegrityError)
FAULTS = (SQLAlchemyError, sqlite3.Error, OSError)


class SqliteDatabase:
    def __init__(self, address: URL, *, alone: bool = False) -> None:
        self._path = path_of(address)
        self._lease = Lease(self._path) if alone and self._path is not None else None
        self.regained: Callable[[], None] = nothing
        self._engine = _engine(address)
        self._writer = ThreadPoolExecutor(1, "holdfast-writes")
        self._readers = ThreadPoolExecutor(READERS, "holdfast-reads")
        self._writing: Connection | None = None

    async def open(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writer, self._open)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writer, self._let_go)
        self._writer.shutdown()
        self._readers.shutdown()
        self._engine.dispose()

    async def read(self, *statements: Executable, **values: object) -> list[Rows]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, statements, values)

    async def commit(self, moves: Sequence[MoveRow], writes: Sequence[Write]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writer, self._commit, moves, writes)

    @property
    def writing(self) -> sqlite3.Connection:
        """The driver's connection that writes."""
        if self._writing is None:
            self._writing = self._engine.connect()
            _prepare(self._writing.connection, WRITER_PRAGMAS)
        return cast(sqlite3.Connection, self._writing.connection.driver_connection)

    # In the threads

    def _open(self) -> None:
        with _as_store_errors():
            if self._path is not None:
                make_private(self._path)
            if self._lease is not None:
                self._lease.take()
            with self._engine.begin() as connection:
                # Python's driver begins no transaction for a change of the schema by itself.
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                upgrade(connection)

    def _let_go(self) -> None:
        self._hang_up()
        if self._lease is not None:
            self._lease.give()

    def _read(self, statements: Sequence[Executable], values: Mapping[str, object]) -> list[Rows]:
        with _as_store_errors(), self._engine.connect() as connection:
            if len(statements) > 1:
                # Python's driver begins no transaction to read: each statement would see another instant.
                connection.exec_driver_sql("BEGIN")
            return [connection.execute(statement, values).all() for statement in statements]

    def _commit(self, moves: Sequence[MoveRow], writes: Sequence[Write]) -> None:
        with _as_store_errors():
            try:
                self._write(moves, writes)
            except (Conflict, *CLASHES):
                self.writing.rollback()
                raise
            except BaseException:
                # Also what no driver was known to raise: nothing of the group may be left for the next one to commit.
                self._hang_up()
                raise

    def _write(self, moves: Sequence[MoveRow], writes: Sequence[Write]) -> None:
        if self._lease is not None:
            self._lease.check()
        driver = self.writing
        if writes:
            assert self._writing is not None
            with self._writing.begin():
                take_steps(self._writing, writes)
                _insert(driver, moves)
        else:
            _insert(driver, moves)
            driver.commit()

    def _hang_up(self) -> None:
        """Give up the connection; the next group gets a new one."""
        connection, self._writing = self._writing, None
        if connection is not None:
            connection.invalidate()
            connection.close()


@contextmanager
def _as_store_errors() -> Iterator[None]:
    """Whatever the driver says, in the words of the store."""
    try:
        yield
    except CLASHES as clash:
        raise Conflict(str(clash)) from clash
    except FAULTS as fault:
        raise unavailable(fault) from fault


def _insert(driver: sqlite3.Connection, moves: Sequence[MoveRow]) -> None:
    if moves:
        all_kept(driver.executemany(INSERT_MOVES, map(_columns, moves)).rowcount, moves)


def _columns(move: MoveRow) -> tuple[str, int, int, str, float, str, int]:
    return move.table, move.ply, move.seat, move.said, move.at, move.id, move.epoch


def _engine(address: URL) -> Engine:
    engine = create_engine(address.set(drivername="sqlite"), pool_size=READERS + 1, max_overflow=0)
    event.listen(engine, "connect", lambda connection, _: _prepare(connection, PRAGMAS))
    return engine


def _prepare(connection: Any, pragmas: Sequence[str]) -> None:
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
