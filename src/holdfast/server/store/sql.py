"""The built-in store: SQLite by default, PostgreSQL by its address. Both pass the same tests."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Executable, delete, func, insert, select, text, update

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
)
from holdfast.server.store.database import Rows, Step, database_at
from holdfast.server.store.schema import GUESTS, KEYS, MEMBERS, MOVES, TABLES, TALK
from holdfast.server.store.writer import GroupWriter


class SqlStore:
    """A store in a database that SQLAlchemy speaks to."""

    def __init__(self, url: str) -> None:
        self.database = database_at(url)
        self.writer = GroupWriter(self.database)

    async def open(self) -> None:
        await self.database.open()
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        await self.database.close()

    async def check(self) -> None:
        await self.database.read(text("SELECT 1"))

    async def signing_key(self) -> bytes:
        found = await self._first(select(KEYS.c.value).where(KEYS.c.name == "cookies"))
        if found is not None:
            return bytes.fromhex(found)
        with suppress(Conflict):  # if another worker was first, its key it is
            await self.writer.write([Step(insert(KEYS).values(name="cookies", value=secrets.token_hex(32)))])
        return await self.signing_key()

    # Guests

    async def add_guest(self, guest: GuestRow) -> None:
        await self.writer.write([Step(insert(GUESTS).values(id=guest.id, body=_body(guest)))])

    async def change_guest(self, guest: GuestRow) -> None:
        await self.writer.write([Step(update(GUESTS).where(GUESTS.c.id == guest.id).values(body=_body(guest)))])

    async def guest(self, id: str) -> GuestRow | None:
        body = await self._first(select(GUESTS.c.body).where(GUESTS.c.id == id))
        return None if body is None else msgspec.json.decode(body, type=GuestRow)

    # Tables

    async def add_table(self, row: TableRow) -> None:
        await self.writer.write([Step(insert(TABLES).values(**_columns(row))), *_members(row)])

    async def change_table(self, row: TableRow) -> TableRow:
        changed = msgspec.structs.replace(row, version=row.version + 1)
        here = (TABLES.c.id == row.id) & (TABLES.c.version == row.version)
        change = Step(update(TABLES).where(here).values(**_columns(changed)), finds_one=True)
        await self.writer.write([change, *_members(changed)])
        return changed

    async def load(self, table: str) -> StoredTable | None:
        rows, moves, talk = await self.database.read(
            select(TABLES.c.body).where(TABLES.c.id == table),
            select(MOVES).where(MOVES.c.table == table).order_by(MOVES.c.ply),
            select(TALK).where(TALK.c.table == table).order_by(TALK.c.number),
        )
        if not rows:
            return None
        return StoredTable(_row(rows[0][0]), _moves(moves), [TalkRow(*tuple(said)) for said in talk])

    async def table_by_code(self, code: str) -> str | None:
        found: str | None = await self._first(select(TABLES.c.id).where(TABLES.c.code == code))
        return found

    async def listed_tables(self, most: int) -> list[TableRow]:
        shown = TABLES.c.listed & (TABLES.c.status == LOBBY)
        return await self._tables(select(TABLES.c.body).where(shown).order_by(TABLES.c.changed.desc()).limit(most))

    async def tables_of(self, guest: str, most: int) -> list[TableRow]:
        mine = select(TABLES.c.body).join(MEMBERS, MEMBERS.c.table == TABLES.c.id).where(MEMBERS.c.guest == guest)
        return await self._tables(mine.order_by(TABLES.c.changed.desc()).limit(most))

    async def count_open(self, guest: str) -> int:
        mine = (TABLES.c.host == guest) & (TABLES.c.status != OVER)
        return int(await self._first(select(func.count()).select_from(TABLES).where(mine)) or 0)

    async def timed_tables(self, until: float) -> list[str]:
        due = (TABLES.c.status == PLAYING) & (TABLES.c.due > 0) & (TABLES.c.due <= until)
        (found,) = await self.database.read(select(TABLES.c.id).where(due))
        return [row[0] for row in found]

    # Moves and talk

    def append(self, move: MoveRow) -> asyncio.Future[None]:
        return self.writer.write(move)

    async def moves_since(self, table: str, ply: int) -> list[MoveRow]:
        later = (MOVES.c.table == table) & (MOVES.c.ply >= ply)
        (found,) = await self.database.read(select(MOVES).where(later).order_by(MOVES.c.ply))
        return _moves(found)

    async def cut(self, table: str, ply: int) -> None:
        await self.writer.write([Step(delete(MOVES).where((MOVES.c.table == table) & (MOVES.c.ply >= ply)))])

    async def say(self, talk: TalkRow) -> None:
        await self.writer.write([Step(insert(TALK).values(**msgspec.structs.asdict(talk)))])

    # Underneath

    async def _first(self, statement: Executable) -> Any:
        """The first thing in the first row that is found, or None."""
        (found,) = await self.database.read(statement)
        return found[0][0] if found else None

    async def _tables(self, statement: Executable) -> list[TableRow]:
        (found,) = await self.database.read(statement)
        return [_row(row[0]) for row in found]


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


def _members(row: TableRow) -> list[Step]:
    """Who sits at a table, written anew."""
    gone = Step(delete(MEMBERS).where(MEMBERS.c.table == row.id))
    seated = [{"guest": guest, "table": row.id} for guest in row.guests]
    return [gone, Step(insert(MEMBERS), seated)] if seated else [gone]


def _body(row: msgspec.Struct) -> str:
    return msgspec.json.encode(row).decode()


def _row(body: str) -> TableRow:
    return msgspec.json.decode(body, type=TableRow)


def _moves(found: Rows) -> list[MoveRow]:
    return [MoveRow(*tuple(move)) for move in found]
