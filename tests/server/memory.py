"""A store in memory, for tests that play thousands of moves: the table service needs nothing but the port."""

from __future__ import annotations

from msgspec.structs import replace

from holdfast.server.store import LOBBY, OVER, PLAYING, Conflict, GuestRow, MoveRow, StoredTable, TableRow, TalkRow


class MemoryStore:
    def __init__(self) -> None:
        self.guests: dict[str, GuestRow] = {}
        self.rows: dict[str, TableRow] = {}
        self.moves: dict[str, list[MoveRow]] = {}
        self.talk: dict[str, list[TalkRow]] = {}

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def check(self) -> None: ...

    async def signing_key(self) -> bytes:
        return b"key"

    async def add_guest(self, guest: GuestRow) -> None:
        self.guests[guest.id] = guest

    async def change_guest(self, guest: GuestRow) -> None:
        self.guests[guest.id] = guest

    async def guest(self, id: str) -> GuestRow | None:
        return self.guests.get(id)

    async def add_table(self, row: TableRow) -> None:
        self.rows[row.id] = row
        self.moves[row.id] = []
        self.talk[row.id] = []

    async def change_table(self, row: TableRow) -> TableRow:
        if self.rows[row.id].version != row.version:
            raise Conflict
        self.rows[row.id] = replace(row, version=row.version + 1)
        return self.rows[row.id]

    async def load(self, table: str) -> StoredTable | None:
        row = self.rows.get(table)
        return None if row is None else StoredTable(row, list(self.moves[table]), list(self.talk[table]))

    async def table_by_code(self, code: str) -> str | None:
        return next((row.id for row in self.rows.values() if row.code == code), None)

    async def listed_tables(self, most: int) -> list[TableRow]:
        return [row for row in self.rows.values() if row.listed and row.status == LOBBY][:most]

    async def tables_of(self, guest: str, most: int) -> list[TableRow]:
        return [row for row in self.rows.values() if row.seat_of(guest) is not None][:most]

    async def count_open(self, guest: str) -> int:
        return sum(row.host == guest and row.status != OVER for row in self.rows.values())

    async def timed_tables(self, until: float) -> list[str]:
        return [row.id for row in self.rows.values() if row.status == PLAYING and 0 < row.due <= until]

    async def append(self, move: MoveRow) -> None:
        if move.ply != len(self.moves[move.table]):
            raise Conflict
        self.moves[move.table].append(move)

    async def moves_since(self, table: str, ply: int) -> list[MoveRow]:
        return self.moves[table][ply:]

    async def cut(self, table: str, ply: int) -> None:
        del self.moves[table][ply:]

    async def say(self, talk: TalkRow) -> None:
        self.talk[talk.table].append(talk)
