"""The built-in store: SQLite by default, PostgreSQL by its address. Both pass the same tests."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Executable, delete, func, insert, select, update

from holdfast.server.store import (
    CLOSED,
    DEALING,
    LOBBY,
    PLAYING,
    Conflict,
    GuestRow,
    MoveRow,
    StoredTable,
    TableLease,
    TableRow,
    TableVersion,
    TalkRow,
    WorkerRow,
)
from holdfast.server.store.database import Rows, Statement, database_at
from holdfast.server.store.schema import GUESTS, KEYS, MEMBERS, MOVES, TABLES, TALK, WORKERS
from holdfast.server.store.statements import (
    ADD_MEMBERS,
    BEAT,
    CHANGE_TABLE,
    CHANGE_TABLE_IN_EPOCH,
    CLAIM,
    READ_GUEST,
    READ_LEASES,
    READ_MOVES,
    READ_TABLE,
    READ_TALK,
    READ_VERSIONS,
    READ_WORKERS,
    RELEASE,
    REMOVE_MEMBERS,
)
from holdfast.server.store.writer import GroupWriter

LOG = logging.getLogger("holdfast.server")
_TABLE = select(TABLES.c.id, TABLES.c.body)
ALIVE = (LOBBY, DEALING, PLAYING)
LAST_ALIVE = "alive"
"""Beside the keys: until when the server was alive."""


class SqlStore:
    """A store in a database that SQLAlchemy speaks to."""

    def __init__(self, url: str, *, alone: bool = False) -> None:
        """`alone` keeps every other server that is to be alone away from the database."""
        self.database = database_at(url, alone=alone)
        self.writer = GroupWriter(self.database)
        self.worker = ""
        self._damaged: Callable[[str, str], None] = lambda table, why: None

    async def open(self) -> None:
        try:
            await self.database.open()
        except BaseException:
            await self.database.close()
            raise
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        await self.database.close()

    def when_regained(self, do: Callable[[], None]) -> None:
        self.database.regained = do

    def when_damaged(self, do: Callable[[str, str], None]) -> None:
        self._damaged = do

    async def mark_alive(self, at: float) -> None:
        if self.worker:
            beat = {"this_worker": self.worker, "beaten_at": at}
            await self.writer.write([Statement(BEAT, [beat], finds=1)])
            return
        former = Statement(delete(KEYS).where(KEYS.c.name == LAST_ALIVE))
        await self.writer.write([former, Statement(insert(KEYS).values(name=LAST_ALIVE, value=repr(at)))])

    async def last_alive(self) -> float | None:
        alone, workers = await self.database.read(
            select(KEYS.c.value).where(KEYS.c.name == LAST_ALIVE), select(WORKERS.c.at)
        )
        return max([float(row[0]) for row in (*alone, *workers)], default=None)

    async def signing_key(self) -> bytes:
        found = await self._first(select(KEYS.c.value).where(KEYS.c.name == "cookies"))
        if found is not None:
            return bytes.fromhex(found)
        with suppress(Conflict):  # if another worker was first, its key it is
            await self.writer.write([Statement(insert(KEYS).values(name="cookies", value=secrets.token_hex(32)))])
        return await self.signing_key()

    # Guests

    async def add_guest(self, guest: GuestRow) -> None:
        await self.writer.write([Statement(insert(GUESTS).values(id=guest.id, body=_body(guest)))])

    async def change_guest(self, guest: GuestRow) -> None:
        await self.writer.write([Statement(update(GUESTS).where(GUESTS.c.id == guest.id).values(body=_body(guest)))])

    async def guest(self, id: str) -> GuestRow | None:
        body = await self._first(READ_GUEST, this_guest=id)
        try:
            return None if body is None else msgspec.json.decode(body, type=GuestRow)
        except msgspec.MsgspecError:
            LOG.error("guest %s cannot be read, and is nobody until that is mended", id)
            return None

    # Tables

    async def add_table(self, row: TableRow, moves: Sequence[MoveRow] = ()) -> None:
        made = [Statement(insert(MOVES), [msgspec.structs.asdict(move) for move in moves])] if moves else []
        await self.writer.write([self._insert(row), *_members(row), *made])

    def _insert(self, row: TableRow) -> Statement:
        return Statement(insert(TABLES).values(**_columns(row), worker=self.worker))

    async def change_table(self, row: TableRow, epoch: int | None = None) -> TableRow:
        steps, changed = _change(row, epoch)
        await self.writer.write(steps)
        return changed

    async def add_following(self, row: TableRow, old: TableRow) -> TableRow:
        steps, changed = _change(old)
        await self.writer.write([*steps, self._insert(row), *_members(row)])
        return changed

    async def load(self, table: str, ply: int = 0, said: int = 0) -> StoredTable | None:
        rows, moves, talk = await self.database.read(
            READ_TABLE, READ_MOVES, READ_TALK, this_table=table, from_ply=ply, from_number=said
        )
        if not rows:
            return None
        body, lease = rows[0][0], TableLease(*tuple(rows[0])[1:])
        heard = [TalkRow(*tuple(each)) for each in reversed(talk)]
        return StoredTable(_row(body), _moves(moves), heard, lease)

    async def table_by_code(self, code: str) -> str | None:
        found: str | None = await self._first(select(TABLES.c.id).where(TABLES.c.code == code))
        return found

    async def listed_tables(self, most: int) -> list[TableRow]:
        shown = TABLES.c.listed & (TABLES.c.status == LOBBY)
        return await self._tables(_TABLE.where(shown).order_by(TABLES.c.changed.desc()).limit(most))

    async def tables_of(self, guest: str, most: int) -> list[TableRow]:
        mine = _TABLE.join(MEMBERS, MEMBERS.c.table == TABLES.c.id).where(MEMBERS.c.guest == guest)
        return await self._tables(mine.order_by(TABLES.c.changed.desc()).limit(most))

    async def count_open(self, guest: str) -> int:
        mine = (TABLES.c.host == guest) & TABLES.c.status.in_(ALIVE)
        return int(await self._first(select(func.count()).select_from(TABLES).where(mine)) or 0)

    async def timed_tables(self, until: float) -> list[str]:
        due = (TABLES.c.status == PLAYING) & (TABLES.c.due > 0) & (TABLES.c.due <= until)
        (found,) = await self.database.read(select(TABLES.c.id).where(due))
        return [row[0] for row in found]

    async def abandoned_tables(self, lobbies: float, games: float, most: int) -> list[str]:
        last_move = select(MOVES.c.at).where(MOVES.c.table == TABLES.c.id).order_by(MOVES.c.ply.desc()).limit(1)
        left = TABLES.c.status.in_((LOBBY, DEALING)) & (TABLES.c.changed < lobbies)
        unmoved = func.coalesce(last_move.scalar_subquery(), 0.0) < games
        abandoned = (TABLES.c.status == PLAYING) & (TABLES.c.changed < games) & unmoved
        (found,) = await self.database.read(select(TABLES.c.id).where(left | abandoned).limit(most))
        return [row[0] for row in found]

    async def close_unread(self, table: str) -> None:
        await self.writer.write([Statement(update(TABLES).where(TABLES.c.id == table).values(status=CLOSED))])

    # Moves and talk

    def append(self, move: MoveRow) -> asyncio.Future[None]:
        return self.writer.write(move)

    async def moves_since(self, table: str, ply: int) -> list[MoveRow]:
        (found,) = await self.database.read(READ_MOVES, this_table=table, from_ply=ply)
        return _moves(found)

    async def take_back(self, row: TableRow, ply: int, count: int, epoch: int) -> None:
        steps, changed = _change(row, epoch, epoch=epoch + 1)
        gone = delete(MOVES).where((MOVES.c.table == changed.id) & (MOVES.c.ply >= ply))
        await self.writer.write([*steps, Statement(gone, finds=count)])

    async def say(self, talk: TalkRow) -> None:
        await self.writer.write([Statement(insert(TALK).values(**msgspec.structs.asdict(talk)))])

    # A fleet

    async def join(self, at: float) -> None:
        assert self.worker
        former = Statement(delete(WORKERS).where(WORKERS.c.id == self.worker))
        await self.writer.write([former, Statement(insert(WORKERS).values(id=self.worker, beat=0, at=at))])

    async def workers(self) -> list[WorkerRow]:
        (found,) = await self.database.read(READ_WORKERS)
        return [WorkerRow(*tuple(row)) for row in found]

    async def leave(self, worker: str) -> None:
        await self.writer.write([Statement(delete(WORKERS).where(WORKERS.c.id == worker))])

    async def claim(self, table: str, seen: TableLease, at: float) -> TableLease:
        mine = TableLease(self.worker, seen.epoch + 1, at)
        free = {"this_table": table, "this_worker": seen.worker, "this_epoch": seen.epoch}
        await self.writer.write([Statement(CLAIM, [free | msgspec.structs.asdict(mine)], finds=1)])
        return mine

    async def release(self, tables: Sequence[str]) -> None:
        mine = {"this_worker": self.worker, "these_tables": list(tables)}
        await self.writer.write([Statement(RELEASE, [mine])])

    async def table_versions(self, tables: Sequence[str]) -> list[TableVersion]:
        (found,) = await self.database.read(READ_VERSIONS, these_tables=list(tables))
        return [
            TableVersion(id, version, plies, newest, TableLease(*lease))
            for id, version, plies, newest, *lease in map(tuple, found)
        ]

    async def leases_of(self, workers: Sequence[str]) -> list[tuple[str, TableLease]]:
        (found,) = await self.database.read(READ_LEASES, these_workers=list(workers))
        return [(row[0], TableLease(*row[1:])) for row in map(tuple, found)]

    # Underneath

    async def _first(self, statement: Executable, **values: object) -> Any:
        """The first thing in the first row that is found, or None."""
        (found,) = await self.database.read(statement, **values)
        return found[0][0] if found else None

    async def _tables(self, statement: Executable) -> list[TableRow]:
        (found,) = await self.database.read(statement)
        rows = [self._readable(row.id, row.body) for row in found]
        return [row for row in rows if row is not None]

    def _readable(self, id: str, body: str) -> TableRow | None:
        """A row, unless it is damaged: then the others are all the same."""
        try:
            return _row(body)
        except msgspec.MsgspecError as wrong:
            self._damaged(id, type(wrong).__name__)
            return None


def _columns(row: TableRow) -> dict[str, object]:
    return {
        "id": row.id,
        "code": row.code,
        "host": row.host,
        "status": row.status,
        "listed": row.listed,
        "changed": row.changed,
        "due": row.due,
        "version": row.version,
        "body": _body(row),
    }


def _change(row: TableRow, in_epoch: int | None = None, **others: object) -> tuple[list[Statement], TableRow]:
    """A row that was read with its version, written with the next one, and other columns with it."""
    changed = msgspec.structs.replace(row, version=row.version + 1)
    values = {"this_table": row.id, "this_version": row.version, **_columns(changed), **others}
    if in_epoch is None:
        step = Statement(CHANGE_TABLE, [values], finds=1)
    else:
        step = Statement(CHANGE_TABLE_IN_EPOCH, [values | {"this_epoch": in_epoch}], finds=1)
    return [step, *_members(changed)], changed


def _members(row: TableRow) -> list[Statement]:
    """Rewrite which guests belong to a table."""
    gone = Statement(REMOVE_MEMBERS, [{"this_table": row.id}])
    seated = [{"guest": guest, "table": row.id} for guest in sorted(row.members)]
    return [gone, Statement(ADD_MEMBERS, seated)] if seated else [gone]


def _body(row: msgspec.Struct) -> str:
    return msgspec.json.encode(row).decode()


def _row(body: str) -> TableRow:
    return msgspec.json.decode(body, type=TableRow)


def _moves(found: Rows) -> list[MoveRow]:
    return [MoveRow(*tuple(move)) for move in found]
