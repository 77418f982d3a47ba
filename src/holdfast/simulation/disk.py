"""The database of a simulation: SQLite itself, on a disk that is slow, fails, or keeps a write and does not say so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec
from sqlalchemy import Delete, Executable, Insert, Update, make_url

from holdfast.server.store import MoveRow, TableRow, Unavailable
from holdfast.server.store.database import Rows, Write, nothing
from holdfast.server.store.schema import MOVES, TABLES
from holdfast.server.store.sql import SqlStore
from holdfast.server.store.sqlite import SqliteDatabase
from holdfast.server.store.writer import GroupWriter
from holdfast.simulation.faults import Dice
from holdfast.simulation.history import History

SLOW_SECONDS = 0.5


class Disk:
    """One database file, shared by all workers. While it is `away` nobody reads or writes."""

    def __init__(self, path: Path, dice: Dice, history: History) -> None:
        self.address = make_url(f"sqlite:///{path}")
        self.dice = dice
        self.history = history
        self.away = False

    def store(self) -> SimulatedStore:
        """A worker's own way to it."""
        return SimulatedStore(self)


class SimulatedStore(SqlStore):
    def __init__(self, disk: Disk) -> None:
        super().__init__(disk.address.render_as_string())
        self.file = RecordedDatabase(disk)
        self.database = FaultyDatabase(disk, self.file)
        self.writer = GroupWriter(self.database)


class RecordedDatabase(SqliteDatabase):
    """Writes what was kept into the history in the same instant."""

    def __init__(self, disk: Disk) -> None:
        super().__init__(disk.address)
        self._history = disk.history

    def _commit(self, moves: Sequence[MoveRow], writes: Sequence[Write]) -> None:
        super()._commit(moves, writes)
        for row in rows_in(writes):
            self._history.row_kept(row)
        for table, ply in cuts_in(writes):
            self._history.moves_cut(table, ply)
        for move in moves:
            self._history.move_kept(move)

    def vanish(self) -> None:
        """The process is gone, and its open files with it."""
        self._hang_up()
        self._engine.dispose()


class FaultyDatabase:
    def __init__(self, disk: Disk, database: SqliteDatabase) -> None:
        self.regained: Callable[[], None] = nothing
        self._disk = disk
        self._database = database

    async def open(self) -> None:
        self._check_there()
        await self._database.open()

    async def close(self) -> None:
        await self._database.close()

    async def read(self, *statements: Executable) -> list[Rows]:
        self._check_there()
        return await self._database.read(*statements)

    async def commit(self, moves: Sequence[MoveRow], writes: Sequence[Write]) -> None:
        dice = self._disk.dice
        fails, unknown = dice.happens(dice.faults.write_fails), dice.happens(dice.faults.write_unknown)
        if fails:
            raise Unavailable("this write failed")
        self._check_there()
        await self._database.commit(moves, writes)
        if unknown:
            await asyncio.sleep(SLOW_SECONDS)
            raise Unavailable("this write was kept, and nobody was told")

    def _check_there(self) -> None:
        if self._disk.away:
            raise Unavailable("the disk is away")


def rows_in(writes: Sequence[Write]) -> Iterator[TableRow]:
    """The rows of tables that are written."""
    for write in writes:
        for step in write:
            if isinstance(step.statement, Insert | Update) and step.statement.table is TABLES:
                body = step.statement.compile().params.get("body")
                if body is not None:
                    yield msgspec.json.decode(body, type=TableRow)


def cuts_in(writes: Sequence[Write]) -> Iterator[tuple[str, int]]:
    """Which tables lose their moves from which ply on."""
    for write in writes:
        for step in write:
            if isinstance(step.statement, Delete) and step.statement.table is MOVES:
                params = step.statement.compile().params
                yield params["table_1"], params["ply_1"]
