"""A store in memory, for tests that play thousands of moves: the table service needs nothing but the port."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from holdfast.server.store import (
    CLOSED,
    LOBBY,
    OVER,
    PLAYING,
    TALK_KEPT,
    Conflict,
    GuestRow,
    MoveRow,
    StoredTable,
    TableRow,
    TalkRow,
)


class MemoryStore:
    def __init__(self) -> None:
        self.guests: dict[str, GuestRow] = {}
        self.rows: dict[str, TableRow] = {}
        self.moves: dict[str, list[MoveRow]] = {}
        self.talk: dict[str, list[TalkRow]] = {}

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def mark_alive(self, at: float) -> None: ...

    async def last_alive(self) -> float | None:
        return None

    def when_regained(self, do: Callable[[], None]) -> None: ...

    def when_damaged(self, do: Callable[[str, str], None]) -> None: ...

    async def signing_key(self) -> bytes:
        return b"key"

    async def add_guest(self, guest: GuestRow) -> None:
        self.guests[guest.id] = guest

    async def change_guest(self, guest: GuestRow) -> None:
        self.guests[guest.id] = guest

    async def guest(self, id: str) -> GuestRow | None:
        return self.guests.get(id)

    async def add_table(self, row: TableRow, moves: Sequence[MoveRow] = ()) -> None:
        self.rows[row.id] = row
        self.moves[row.id] = list(moves)
        self.talk[row.id] = []

    async def change_table(self, row: TableRow, epoch: int | None = None) -> TableRow:
        if self.rows[row.id].version != row.version:
            raise Conflict
        self.rows[row.id] = replace(row, version=row.version + 1)
        return self.rows[row.id]

    async def add_following(self, row: TableRow, old: TableRow) -> TableRow:
        changed = await self.change_table(old)
        await self.add_table(row)
        return changed

    async def load(self, table: str, ply: int = 0, said: int = 0) -> StoredTable | None:
        row = self.rows.get(table)
        return None if row is None else StoredTable(row, self.moves[table][ply:], self.talk[table][said:][-TALK_KEPT:])

    async def table_by_code(self, code: str) -> str | None:
        return next((row.id for row in self.rows.values() if row.code == code), None)

    async def listed_tables(self, most: int) -> list[TableRow]:
        return [row for row in self.rows.values() if row.listed and row.status == LOBBY][:most]

    async def tables_of(self, guest: str, most: int) -> list[TableRow]:
        return [row for row in self.rows.values() if guest in row.members][:most]

    async def count_open(self, guest: str) -> int:
        return sum(row.host == guest and row.status not in (OVER, CLOSED) for row in self.rows.values())

    async def abandoned_tables(self, lobbies: float, games: float, most: int) -> list[str]:
        return [row.id for row in self.rows.values() if row.status == LOBBY and row.changed < lobbies][:most]

    async def close_unread(self, table: str) -> None:
        self.rows[table] = replace(self.rows[table], status=CLOSED)

    async def timed_tables(self, until: float) -> list[str]:
        return [row.id for row in self.rows.values() if row.status == PLAYING and 0 < row.due <= until]

    async def append(self, move: MoveRow) -> None:
        if move.ply != len(self.moves[move.table]):
            raise Conflict
        self.moves[move.table].append(move)

    async def moves_since(self, table: str, ply: int) -> list[MoveRow]:
        return self.moves[table][ply:]

    async def take_back(self, row: TableRow, ply: int, count: int, epoch: int) -> None:
        await self.change_table(row)
        del self.moves[row.id][ply:]

    async def say(self, talk: TalkRow) -> None:
        self.talk[talk.table].append(talk)
