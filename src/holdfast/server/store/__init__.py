"""The store: what was accepted, kept. The table service knows this port; `sql` is the one that is built in.

Whatever a store has answered is stored: after a crash nothing that a client was told is lost.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Protocol

import msgspec

LOBBY, DEALING, PLAYING, OVER = "lobby", "dealing", "playing", "over"


class Unavailable(Exception):
    """The store cannot take anything now: the disk is full, the database is away."""


class Conflict(Exception):
    """Somebody else has written there already: read again, then decide again."""


class GuestRow(msgspec.Struct, frozen=True):
    """Somebody who plays: a nickname, an avatar, and the hash of the token that proves it is them."""

    id: str
    name: str
    avatar: str
    token_hash: str
    created: float
    blocked: tuple[str, ...] = ()
    """Guests whose talk this one does not want to hear."""


class SeatRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat at a table: held by a guest, by a bot, or free."""

    guest: str = ""
    name: str = ""
    avatar: str = ""
    bot: str = ""
    """Which bot plays; beside a guest: the bot that plays in the guest's stead."""
    ready: bool = False
    contribution: str = ""
    """What this seat's client added to the deal."""
    resigned: bool = False

    @property
    def free(self) -> bool:
        return not self.guest and not self.bot

    @property
    def person(self) -> bool:
        """Whether a guest plays here, and not a bot in the guest's stead."""
        return bool(self.guest) and not self.bot

    @property
    def who(self) -> str:
        """Whose the seat is all through an evening."""
        return self.guest or f"bot {self.name}"


class TableRow(msgspec.Struct, frozen=True):
    """Everything about a table but its moves and its talk."""

    id: str
    code: str
    """A short code that can be said aloud."""
    game: str
    rules: int
    options: dict[str, object]
    """Defaults left out."""
    seats: tuple[SeatRow, ...]
    host: str
    secret: str
    """The seed of whoever runs the table; told when the game is over."""
    status: str = LOBBY
    listed: bool = False
    clock: str = "none"
    starts: str = "lot"
    """Who sits as p1: by `lot`, a seat, or `question`: whoever the game's own question names."""
    hints: bool = False
    commitment: str = ""
    """Binds the secret to game, rules, options and seats; published before the players add to the deal."""
    previous: str = ""
    """The table of the game before this one on the same evening."""
    following: str = ""
    """The table of the next game."""
    junior: int = -1
    """The seat that lost the game before, where the game keeps such a badge."""
    scores: dict[str, int] = {}
    """Games won on this evening, by whose seat it is."""
    muted: tuple[str, ...] = ()
    """Guests who may not talk at this table."""
    result: str = ""
    ending: str = ""
    """Why the game is over: `played`, `resigned`, `stopped`."""
    adjourned: bool = False
    created: float = 0.0
    changed: float = 0.0
    due: float = 0.0
    """When the next clock runs out while nobody keeps the table in memory; 0 if none does."""
    version: int = 0
    """Counts up with every change, so that no two workers change it at once."""

    def seat_of(self, guest: str) -> int | None:
        """The seat that a guest holds."""
        return next((at for at, seat in enumerate(self.seats) if seat.guest == guest and guest), None)

    @property
    def guests(self) -> list[str]:
        return [seat.guest for seat in self.seats if seat.guest]


class MoveRow(msgspec.Struct, frozen=True):
    """One accepted move or gesture."""

    table: str
    ply: int
    seat: int
    said: str
    at: float
    id: str = ""
    """The client's own name for this move: the same one again is not a second move."""


class TalkRow(msgspec.Struct, frozen=True):
    """Something that was said at a table."""

    table: str
    number: int
    guest: str
    name: str
    channel: str
    """`players` or `spectators`."""
    text: str
    at: float


class StoredTable(msgspec.Struct, frozen=True):
    """A table as it is stored, moves and talk included."""

    row: TableRow
    moves: Sequence[MoveRow] = ()
    talk: Sequence[TalkRow] = ()


class Store(Protocol):
    """What the table service asks of a store. All of it may raise Unavailable."""

    async def open(self) -> None:
        """Be ready: connect, bring the schema up to date."""

    async def close(self) -> None: ...

    async def check(self) -> None:
        """Raise Unavailable unless the store answers now."""

    async def signing_key(self) -> bytes:
        """The key that cookies are signed with: the same for all workers, made once."""

    async def add_guest(self, guest: GuestRow) -> None: ...

    async def change_guest(self, guest: GuestRow) -> None: ...

    async def guest(self, id: str) -> GuestRow | None: ...

    async def add_table(self, row: TableRow) -> None:
        """Raise Conflict if its id or code is taken."""

    async def change_table(self, row: TableRow) -> TableRow:
        """Write a row that was read with this version; get it with the next one. Raise Conflict if it has changed."""

    async def load(self, table: str) -> StoredTable | None: ...

    async def table_by_code(self, code: str) -> str | None: ...

    async def listed_tables(self, most: int) -> list[TableRow]:
        """Tables in the lobby that anybody may join, newest first."""

    async def tables_of(self, guest: str, most: int) -> list[TableRow]:
        """Tables at which a guest sits, newest first."""

    async def count_open(self, guest: str) -> int:
        """How many tables a guest hosts that are not over."""

    async def timed_tables(self, until: float) -> list[str]:
        """Tables in play with a clock that runs out by then."""

    def append(self, move: MoveRow) -> Awaitable[None]:
        """Keep a move; raise Conflict if the table has a move of that ply already."""

    async def moves_since(self, table: str, ply: int) -> list[MoveRow]: ...

    async def cut(self, table: str, ply: int) -> None:
        """Forget the moves from a ply on: all agreed to take them back."""

    async def say(self, talk: TalkRow) -> None: ...
