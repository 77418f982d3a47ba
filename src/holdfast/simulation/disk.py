"""The database of a simulation: SQLite itself, behind a way that is slow, breaks, or loses an answer.

All workers share it as they share PostgreSQL: a write is one transaction at one instant, leases and plies are checked
in it, and what a worker has sent is done whatever becomes of the worker.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from contextvars import Context
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Executable, make_url

from holdfast.server.store import Conflict, MoveRow, StoredTable, TableRow, Unavailable
from holdfast.server.store.database import Rows, Write, nothing
from holdfast.server.store.faults import SENTENCES
from holdfast.server.store.sql import SqlStore
from holdfast.server.store.sqlite import SqliteDatabase
from holdfast.server.store.writer import GroupWriter
from holdfast.simulation.faults import Dice
from holdfast.simulation.history import History
from holdfast.simulation.versions import Version, expand, newer_row
from holdfast.simulation.virtual_loop import Process, VirtualLoop

TRIGGERS = (
    """CREATE TEMP TRIGGER row_added AFTER INSERT ON main.tables
    BEGIN SELECT row_kept(NEW.id, NEW.worker, NEW.epoch, NEW.body); END""",
    """CREATE TEMP TRIGGER row_changed AFTER UPDATE ON main.tables BEGIN
    SELECT row_kept(NEW.id, NEW.worker, NEW.epoch, CASE WHEN NEW.version <> OLD.version THEN NEW.body END); END""",
    """CREATE TEMP TRIGGER move_added AFTER INSERT ON main.moves
    BEGIN SELECT move_kept(NEW."table", NEW.ply, NEW.seat, NEW.said, NEW."at", NEW.id, NEW.epoch); END""",
    """CREATE TEMP TRIGGER move_deleted AFTER DELETE ON main.moves
    BEGIN SELECT move_cut(OLD."table", OLD.ply); END""",
)
"""SQLite tells of each change that it makes; whether it is kept is known after the commit."""
DAMAGES = (
    """UPDATE moves SET said = 'nothing that the rules know' WHERE "table" = ? AND ply = 0""",
    """UPDATE moves SET seat = 99 WHERE "table" = ? AND ply = 0""",
    "UPDATE tables SET body = '{' WHERE id = ?",
)
SLOW_SECONDS = 0.5
"""Until somebody gives up who waits for an answer."""
Found = TypeVar("Found")


class Disk:
    """One database, shared by all workers. While it is `away` nobody reads or writes."""

    def __init__(self, path: Path, loop: VirtualLoop, dice: Dice, history: History, *, alone: bool) -> None:
        self.path = path
        self.address = make_url(f"sqlite:///{path}")
        self.loop = loop
        self.dice = dice
        self.alone = alone
        """Whether one server has it for itself: then what is written ends with its process."""
        self.away = 0
        self.refuses = ""
        """Why it takes no writes now."""
        self.file = RecordedDatabase(self, history)

    def close(self) -> None:
        self.file.vanish()

    def damage(self, table: str, chance: float) -> None:
        """As a hand in the database would: nobody is told."""
        with closing(sqlite3.connect(self.path)) as connection:
            connection.execute(DAMAGES[int(chance * len(DAMAGES))], (table,))
            connection.commit()

    def store(self, version: Version, process: Process | None = None) -> SimulatedStore:
        """A worker's own way to it."""
        return SimulatedStore(self, version, process)


class SimulatedStore(SqlStore):
    def __init__(self, disk: Disk, version: Version, process: Process | None) -> None:
        super().__init__(disk.address.render_as_string())
        self.database: FaultyDatabase = FaultyDatabase(disk, version, process, self)
        self.writer = GroupWriter(self.database)
        self._newer = version.expands

    async def load(self, table: str, ply: int = 0, said: int = 0) -> StoredTable | None:
        stored = await super().load(table, ply, said)
        if stored is None or not self._newer:
            return stored
        return msgspec.structs.replace(stored, row=newer_row(stored.row))


class RecordedDatabase(SqliteDatabase):
    """Writes into the history what SQLite itself says was kept, in the same instant."""

    def __init__(self, disk: Disk, history: History) -> None:
        super().__init__(disk.address)
        self._history = history
        self._changes: list[Callable[[str], None]] = []
        """What the transaction that is open has changed."""
        self._cuts: dict[str, int] = {}
        """From which ply on it has taken moves back."""

    @property
    def writing(self) -> sqlite3.Connection:
        is_new = self._writing is None
        connection = super().writing
        if is_new:
            self._listen(connection)
        return connection

    def _listen(self, connection: sqlite3.Connection) -> None:
        heard: dict[str, Callable[..., None]] = {
            "row_kept": self._row_kept,
            "move_kept": self._move_kept,
            "move_cut": self._move_cut,
        }
        for name, hear in heard.items():
            connection.create_function(name, -1, hear)
        for trigger in TRIGGERS:
            connection.execute(trigger)

    def _row_kept(self, id: str, worker: str, epoch: int, body: str | None) -> None:
        row = None if body is None else msgspec.json.decode(body, type=TableRow)
        self._changes.append(lambda by: self._history.row_kept(id, worker, epoch, row, by))

    def _move_kept(self, *columns: Any) -> None:
        self._changes.append(partial(self._history.move_kept, MoveRow(*columns)))

    def _move_cut(self, table: str, ply: int) -> None:
        if table not in self._cuts:
            self._changes.append(lambda _: self._history.moves_cut(table, self._cuts[table]))
        self._cuts[table] = min(ply, self._cuts.get(table, ply))

    def open_now(self, version: Version) -> None:
        self._open()
        if version.expands:
            with self._engine.begin() as connection:
                expand(connection)

    def read_now(self, statements: Sequence[Executable], values: Mapping[str, object]) -> list[Rows]:
        return self._read(statements, values)

    def commit_now(self, worker: str, moves: Sequence[MoveRow], writes: Sequence[Write]) -> None:
        """As one transaction of a worker."""
        self._changes.clear()
        self._cuts.clear()
        self._commit(moves, writes)
        for change in self._changes:
            change(worker)

    def vanish(self) -> None:
        """The process is gone, and its open files with it."""
        self._hang_up()
        self._engine.dispose()


class FaultyDatabase:
    """A worker's connection to the database."""

    def __init__(self, disk: Disk, version: Version, process: Process | None, store: SimulatedStore) -> None:
        self.regained: Callable[[], None] = nothing
        self.cut_off = False
        """Whether this worker does not reach the database, while others may."""
        self._disk = disk
        self._version = version
        self._process = process
        self._store = store

    async def open(self) -> None:
        await self._there(self._disk.file.open_now, self._version)

    async def close(self) -> None:
        """There is nothing to let go."""

    async def read(self, *statements: Executable, **values: object) -> list[Rows]:
        return await self._there(self._disk.file.read_now, statements, values)

    async def commit(self, moves: Sequence[MoveRow], writes: Sequence[Write]) -> None:
        dice = self._disk.dice
        fails, unknown = dice.happens(dice.faults.write_fails), dice.happens(dice.faults.write_unknown)
        late = dice.happens(dice.faults.write_late) and not self._disk.alone
        if fails:
            raise Unavailable("this write failed")
        self._check_writable()
        if late:
            self._send_late(moves, writes)
            raise Unavailable("this write is on its way, and nobody waits for it")
        await self._there(self._commit, moves, writes)
        await asyncio.sleep(dice.disk_delay() / 2)  # it is kept, and nobody knows yet
        if unknown:
            await asyncio.sleep(SLOW_SECONDS)
            raise Unavailable("this write was kept, and nobody was told")

    def _commit(self, moves: Sequence[MoveRow], writes: Sequence[Write]) -> None:
        self._check_writable()
        self._disk.file.commit_now(self._store.worker, moves, writes)

    def _send_late(self, moves: Sequence[MoveRow], writes: Sequence[Write]) -> None:
        def arrive() -> None:
            try:
                self._commit(moves, writes)
            except (Conflict, Unavailable):
                return

        self._disk.loop.call_later(self._disk.dice.random.expovariate(1.0), arrive, context=Context())

    async def _there(self, do: Callable[..., Found], *what: Any) -> Found:
        """Have the database do something: it is a way there and a way back, and only the worker's ends can stand still
        or die."""
        self._check_reached()
        disk, answer = self._disk, self._disk.loop.create_future()
        disk.loop.call_later(disk.dice.disk_delay(), self._arrive, answer, do, what, context=Context())
        await answer
        self._check_reached()
        found: Found = answer.result()
        return found

    def _arrive(self, answer: asyncio.Future[Any], do: Callable[..., Any], what: Sequence[Any]) -> None:
        if answer.cancelled() or (self._disk.alone and self._process is not None and not self._process.alive):
            return
        try:
            found = do(*what)
        except Exception as wrong:
            answer.set_exception(wrong)
        else:
            answer.set_result(found)

    def _check_reached(self) -> None:
        if self._disk.away or self.cut_off:
            raise Unavailable("the database is away")

    def _check_writable(self) -> None:
        if self._disk.refuses:
            raise Unavailable(SENTENCES[self._disk.refuses], why=self._disk.refuses)
