"""SQLite: one thread that writes and a few that read, each with a connection of its own.

Moves go past SQLAlchemy to the driver: nearly all that is ever written are moves, and a group of them is one call.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, cast

from sqlalchemy import URL, Connection, Engine, Executable, create_engine, event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from holdfast.server.store import Conflict, MoveRow, Unavailable
from holdfast.server.store.database import Rows, Write, take_steps
from holdfast.server.store.migrations import upgrade

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
INSERT_MOVES = 'INSERT INTO moves ("table", ply, seat, said, "at", id) VALUES (?, ?, ?, ?, ?, ?)'
CLASHES = (IntegrityError, sqlite3.IntegrityError)
FAULTS = (SQLAlchemyError, sqlite3.Error, OSError)


class SqliteDatabase:
    def __init__(self, address: URL) -> None:
        self._engine = _engine(address)
        self._writer = ThreadPoolExecutor(1, "holdfast-writes")
        self._readers = ThreadPoolExecutor(READERS, "holdfast-reads")
        self._writing: Connection | None = None

    async def open(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writer, self._upgrade)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writer, self._hang_up)
        self._writer.shutdown()
        self._readers.shutdown()
        self._engine.dispose()

    async def read(self, *statements: Executable) -> list[Rows]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, statements)

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

    def _upgrade(self) -> None:
        with _told(), self._engine.begin() as connection:
            upgrade(connection)

    def _read(self, statements: Sequence[Executable]) -> list[Rows]:
        with _told(), self._engine.connect() as connection:
            return [connection.execute(statement).all() for statement in statements]

    def _commit(self, moves: Sequence[MoveRow], writes: Sequence[Write]) -> None:
        with _told():
            try:
                self._write(moves, writes)
            except (Conflict, *CLASHES):
                self.writing.rollback()
                raise
            except FAULTS:
                self._hang_up()
                raise

    def _write(self, moves: Sequence[MoveRow], writes: Sequence[Write]) -> None:
        driver = self.writing
        if writes:
            assert self._writing is not None
            with self._writing.begin():
                take_steps(self._writing, writes)
                driver.executemany(INSERT_MOVES, map(_columns, moves))
        else:
            driver.executemany(INSERT_MOVES, map(_columns, moves))
            driver.commit()

    def _hang_up(self) -> None:
        """Give up the connection; the next group gets a new one."""
        connection, self._writing = self._writing, None
        if connection is not None:
            connection.invalidate()
            connection.close()


@contextmanager
def _told() -> Iterator[None]:
    """Whatever the driver says, in the words of the store."""
    try:
        yield
    except CLASHES as clash:
        raise Conflict(str(clash)) from clash
    except FAULTS as fault:
        raise Unavailable(str(fault)) from fault


def _columns(move: MoveRow) -> tuple[str, int, int, str, float, str]:
    return move.table, move.ply, move.seat, move.said, move.at, move.id


def _engine(address: URL) -> Engine:
    engine = create_engine(address.set(drivername="sqlite"), pool_size=READERS + 1, max_overflow=0)
    event.listen(engine, "connect", lambda connection, _: _prepare(connection, PRAGMAS))
    return engine


def _prepare(connection: Any, pragmas: Sequence[str]) -> None:
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
