"""The built-in store: SQLite by default, PostgreSQL by its address. Both pass the same tests."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from sqlalchemy import delete, event, func, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from holdfast.kernel import HoldfastError
from holdfast.server.store import (
    LOBBY,
    OVER,
    PLAYING,
    Conflict,
    GuestRow,
    MoveRow,
    StoredTable,
    TableRow,
    TalkRow,
    Unavailable,
)
from holdfast.server.store.migrations import upgrade
from holdfast.server.store.schema import GUESTS, KEYS, MEMBERS, MOVES, TABLES, TALK
from holdfast.server.store.writer import FAULTS, GroupWriter

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
COLUMNS = '"table", ply, seat, said, "at", id'
INSERT_MOVES = {
    "sqlite": f"INSERT INTO moves ({COLUMNS}) SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5 "
    "FROM json_each(:moves)",
    "postgresql": f"INSERT INTO moves ({COLUMNS}) SELECT value->>0, (value->>1)::int, (value->>2)::int, value->>3, "
    "(value->>4)::float, value->>5 FROM json_array_elements(CAST(:moves AS json))",
}
"""A group of moves goes to the database as one document in one statement: the driver is called once."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
CONNECT_SECONDS = 5
SQLITE_CONNECTIONS = 4
"""One that writes and a few that read; each is a thread, and to make more for a moment costs more than to wait."""


class SqlStore:
    """A store in a database that SQLAlchemy speaks to."""

    def __init__(self, url: str) -> None:
        self._engine = _engine(url)
        self._dialect = self._engine.dialect.name
        self.writer = GroupWriter(self._engine, self._insert_moves)
        self._statement = text(INSERT_MOVES[self._dialect])

    async def open(self) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(upgrade)
        except FAULTS as fault:
            raise Unavailable(str(fault)) from fault
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        await self._engine.dispose()

    async def check(self) -> None:
        async with self._reading() as connection:
            await connection.execute(text("SELECT 1"))

    async def signing_key(self) -> bytes:
        named = KEYS.c.name == "cookies"
        async with self._reading() as connection:
            found = await connection.scalar(select(KEYS.c.value).where(named))
        if found is not None:
            return bytes.fromhex(found)
        with suppress(Conflict):  # if another worker was first, its key it is
            await self._execute(insert(KEYS).values(name="cookies", value=secrets.token_hex(32)))
        return await self.signing_key()

    # Guests

    async def add_guest(self, guest: GuestRow) -> None:
        await self._execute(insert(GUESTS).values(id=guest.id, body=_body(guest)))

    async def change_guest(self, guest: GuestRow) -> None:
        await self._execute(update(GUESTS).where(GUESTS.c.id == guest.id).values(body=_body(guest)))

    async def guest(self, id: str) -> GuestRow | None:
        async with self._reading() as connection:
            body = await connection.scalar(select(GUESTS.c.body).where(GUESTS.c.id == id))
        return None if body is None else msgspec.json.decode(body, type=GuestRow)

    # Tables

    async def add_table(self, row: TableRow) -> None:
        async def write(connection: AsyncConnection) -> None:
            await connection.execute(insert(TABLES).values(**_columns(row)))
            await _keep_members(connection, row)

        await self.writer.write(write)

    async def change_table(self, row: TableRow) -> TableRow:
        changed = msgspec.structs.replace(row, version=row.version + 1)
        here = (TABLES.c.id == row.id) & (TABLES.c.version == row.version)

        async def write(connection: AsyncConnection) -> None:
            done = await connection.execute(update(TABLES).where(here).values(**_columns(changed)))
            if done.rowcount != 1:
                raise Conflict(f"table {row.id} is no longer at version {row.version}")
            await _keep_members(connection, changed)

        await self.writer.write(write)
        return changed

    async def load(self, table: str) -> StoredTable | None:
        async with self._reading() as connection:
            body = await connection.scalar(select(TABLES.c.body).where(TABLES.c.id == table))
            if body is None:
                return None
            moves = await connection.execute(select(MOVES).where(MOVES.c.table == table).order_by(MOVES.c.ply))
            talk = await connection.execute(select(TALK).where(TALK.c.table == table).order_by(TALK.c.number))
            return StoredTable(_row(body), [MoveRow(*move) for move in moves], [TalkRow(*said) for said in talk])

    async def table_by_code(self, code: str) -> str | None:
        async with self._reading() as connection:
            found: str | None = await connection.scalar(select(TABLES.c.id).where(TABLES.c.code == code))
            return found

    async def listed_tables(self, most: int) -> list[TableRow]:
        shown = TABLES.c.listed & (TABLES.c.status == LOBBY)
        return await self._rows(select(TABLES.c.body).where(shown).order_by(TABLES.c.changed.desc()).limit(most))

    async def tables_of(self, guest: str, most: int) -> list[TableRow]:
        mine = select(TABLES.c.body).join(MEMBERS, MEMBERS.c.table == TABLES.c.id).where(MEMBERS.c.guest == guest)
        return await self._rows(mine.order_by(TABLES.c.changed.desc()).limit(most))

    async def count_open(self, guest: str) -> int:
        mine = (TABLES.c.host == guest) & (TABLES.c.status != OVER)
        async with self._reading() as connection:
            return int(await connection.scalar(select(func.count()).select_from(TABLES).where(mine)) or 0)

    async def timed_tables(self, until: float) -> list[str]:
        due = (TABLES.c.status == PLAYING) & (TABLES.c.due > 0) & (TABLES.c.due <= until)
        async with self._reading() as connection:
            return list(await connection.scalars(select(TABLES.c.id).where(due)))

    # Moves and talk

    async def append(self, move: MoveRow) -> None:
        await self.writer.write(move)

    async def moves_since(self, table: str, ply: int) -> list[MoveRow]:
        later = (MOVES.c.table == table) & (MOVES.c.ply >= ply)
        async with self._reading() as connection:
            return [
                MoveRow(*move) for move in await connection.execute(select(MOVES).where(later).order_by(MOVES.c.ply))
            ]

    async def cut(self, table: str, ply: int) -> None:
        await self._execute(delete(MOVES).where((MOVES.c.table == table) & (MOVES.c.ply >= ply)))

    async def say(self, talk: TalkRow) -> None:
        await self._execute(insert(TALK).values(**msgspec.structs.asdict(talk)))

    # Underneath

    async def _insert_moves(self, connection: AsyncConnection, moves: Sequence[MoveRow]) -> None:
        rows = [(move.table, move.ply, move.seat, move.said, move.at, move.id) for move in moves]
        await connection.execute(self._statement, {"moves": msgspec.json.encode(rows).decode()})

    async def _execute(self, statement: Any) -> None:
        async def write(connection: AsyncConnection) -> None:
            await connection.execute(statement)

        await self.writer.write(write)

    async def _rows(self, statement: Any) -> list[TableRow]:
        async with self._reading() as connection:
            return [_row(body) for body in await connection.scalars(statement)]

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.connect() as connection:
                yield connection
        except FAULTS as fault:
            raise Unavailable(str(fault)) from fault


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


async def _keep_members(connection: AsyncConnection, row: TableRow) -> None:
    await connection.execute(delete(MEMBERS).where(MEMBERS.c.table == row.id))
    if row.guests:
        await connection.execute(insert(MEMBERS), [{"guest": guest, "table": row.id} for guest in row.guests])


def _body(row: msgspec.Struct) -> str:
    return msgspec.json.encode(row).decode()


def _row(body: str) -> TableRow:
    return msgspec.json.decode(body, type=TableRow)


def _engine(url: str) -> AsyncEngine:
    try:
        address = make_url(url)
    except ArgumentError:
        raise HoldfastError("“{url}” is not the address of a database", url=url) from None
    kind = address.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise HoldfastError("a database is sqlite or postgresql, not {kind}", kind=kind)
    address = address.set(drivername=DRIVERS[kind])
    if kind != "sqlite":
        return create_async_engine(address, pool_size=8, pool_pre_ping=True, connect_args={"timeout": CONNECT_SECONDS})
    engine = create_async_engine(address, pool_size=SQLITE_CONNECTIONS, max_overflow=0)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
