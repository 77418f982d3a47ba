"""The store: what was accepted, kept. The table service knows this port; `sql` is the one that is built in.

Whatever a store has answered is stored: after a crash nothing that a client was told is lost.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

import msgspec

LOBBY, DEALING, PLAYING, OVER, CLOSED = "lobby", "dealing", "playing", "over", "closed"
"""A table is `closed` if no game came of it."""


FULL, LOCKED, READ_ONLY, TAKEN, AWAY = "full", "locked", "read_only", "taken", "away"
"""Why a store takes nothing: `taken` by another server, `away` for whatever else it may be."""


class Unavailable(Exception):
    """The store cannot take anything now: the disk is full, the database is away."""

    def __init__(self, said: str = "", *, why: str = AWAY) -> None:
        super().__init__(said)
        self.why = why


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

    def wants_talk_of(self, guest: str) -> bool:
        return guest not in self.blocked


class SeatRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat at a table: held by a guest, by a bot, or free."""

    guest: str = ""
    name: str = ""
    avatar: str = ""
    bot: str = ""
    """Which bot plays; with a guest: the bot that plays in the guest's stead."""
    number: int = 0
    """Which of the bots' names and faces the bot has; 0 at tables from before, where clients count them."""
    ready: bool = False
    commitment: str = ""
    """What this seat's client has committed itself to add to the deal."""
    contribution: str = ""
    """What it added, when all had committed themselves."""
    nonce: str = ""
    """What kept that from being guessed."""
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


class RoundsRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """The two rounds of a deal: players commit themselves, then they open."""

    bots: dict[str, str] = {}
    """Which bots sat where when the table committed itself."""
    lot: tuple[int, ...] = ()
    """The places among which it is drawn who sits as p1."""
    opening: bool = False
    """Whether all commitments are published, and the second round has begun."""
    first: int = 0
    """The place that the lot made p1."""


class OriginRow(msgspec.Struct, frozen=True):
    """The game that this one goes on from. Its deal is known: it proves nothing, and needs no commitment."""

    table: str
    ply: int
    """How many of its moves were made there."""
    contributions: dict[str, str] = {}
    """What its players added to the deal, by the place they had before the lot."""


class VoteRow(msgspec.Struct, frozen=True):
    """A vote that is open."""

    by: int
    """The seat that proposed it."""
    ply: int
    agreed: tuple[int, ...]


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
    """The server's seed, published when the game is over."""
    status: str = LOBBY
    listed: bool = False
    clock: str = "none"
    starts: str = "lot"
    """Who sits as p1: by `lot`, a seat, or `question`: the player whom the game's own question names."""
    hints: bool = False
    commitment: str = ""
    """Binds the secret to game, rules, options and seats; published before the players add to the deal."""
    rounds: RoundsRow | None = None
    """From the start on; a table that was dealt by the older protocol, in one round, has none."""
    origin: OriginRow | None = None
    """Where somebody plays on from a moment of another game, alone with bots."""
    previous: str = ""
    """The table of the game before this one on the same evening."""
    following: str = ""
    """The table of the next game."""
    junior: int = -1
    """The seat that lost the game before, where the game keeps such a badge."""
    tied: tuple[int, ...] = ()
    """Seats that were last together: the lot decides which of them has the badge, and sits as p1."""
    scores: dict[str, int] = {}
    """Games won on this evening, by whose seat it is."""
    muted: tuple[str, ...] = ()
    """Guests who may not talk at this table."""
    kept_out: dict[str, str] = {}
    """Guests whom the host has removed, and what they were called: they do not sit down here again."""
    forgotten: tuple[str, ...] = ()
    """Guests who no longer want this table among theirs."""
    votes: dict[str, VoteRow] = {}
    """By what they are about."""
    hinted: dict[int, int] = {}
    """How many hints each seat has taken."""
    renewed: dict[int, float] = {}
    """Since when a seat has had its whole time anew, whatever it was asked before."""
    taken_back: int = 0
    """How often moves were taken back: who has seen fewer of these has seen another game."""
    result: str = ""
    ending: str = ""
    """Why the game is over: `played`, `resigned`, `stopped`, `expired`; why a table is closed: `left`, `expired`."""
    adjourned: bool = False
    created: float = 0.0
    changed: float = 0.0
    """When anything here was last otherwise, in the server's own time, as `dealt` and `due` are."""
    dealt: float = 0.0
    """When the cards were out."""
    due: float = 0.0
    """When the next clock runs out while nobody keeps the table in memory; 0 if none does."""
    version: int = 0
    """Counts up with every change, so that no two workers change it at once."""

    @property
    def is_settled(self) -> bool:
        """Whether the cards, the rules and the seats are no longer anybody's choice."""
        return bool(self.commitment) or self.origin is not None

    def seat_of(self, guest: str) -> int | None:
        """The seat that a guest holds."""
        return next((at for at, seat in enumerate(self.seats) if seat.guest == guest and guest), None)

    @property
    def guests(self) -> list[str]:
        return [seat.guest for seat in self.seats if seat.guest]

    @property
    def members(self) -> set[str]:
        """Whose table this is: those who sit here, and the host as long as there is something to decide."""
        host = {self.host} if self.status == LOBBY else set()
        return ({*self.guests} | host) - {*self.forgotten}


class MoveRow(msgspec.Struct, frozen=True):
    """One accepted move or gesture."""

    table: str
    ply: int
    seat: int
    said: str
    at: float
    id: str = ""
    """The client's own name for this move: the same one again is not a second move."""
    epoch: int = 0
    """The epoch of the table in which it was made. A table in a later one does not take it."""


TALK_KEPT = 200
"""How many of the newest things said at a table are read in, held in memory and sent to newcomers."""


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


class TableLease(msgspec.Struct, frozen=True):
    """Which worker does what must be done once at a table: bots' moves, clocks, deals, ends."""

    worker: str = ""
    epoch: int = 0
    """Counts up when the lease changes hands and when moves are taken back: who writes must know the newest."""
    taken: float = 0.0
    """When the worker took it over, in the server's own time."""


NOBODYS = TableLease()


class WorkerRow(msgspec.Struct, frozen=True):
    """A worker of a fleet, and its heartbeat."""

    id: str
    beat: int
    """Counts up while the worker lives. Who watches needs no clock in common with it."""
    at: float
    """The server's own time when it did."""


class TableVersion(msgspec.Struct, frozen=True):
    """How far a table is: what a worker that follows it compares with its memory."""

    table: str
    version: int
    ply: int
    said: int
    """The number of the newest words; -1 if there are none."""
    lease: TableLease


class StoredTable(msgspec.Struct, frozen=True):
    """A table as it is stored, moves and talk included."""

    row: TableRow
    moves: Sequence[MoveRow] = ()
    talk: Sequence[TalkRow] = ()
    lease: TableLease = NOBODYS


class Store(Protocol):
    """What the table service asks of a store. All of it may raise Unavailable."""

    async def open(self) -> None:
        """Be ready: connect, bring the schema up to date."""

    async def close(self) -> None: ...

    async def mark_alive(self, at: float) -> None:
        """Keep until when the server was alive. A small write like any other: if it can be kept, so can moves."""

    async def last_alive(self) -> float | None:
        """Until when a server kept these tables; None if none did yet."""

    def when_regained(self, do: Callable[[], None]) -> None:
        """Call this when the store is this server's alone again after it was not: others may have written there."""

    def when_damaged(self, do: Callable[[str, str], None]) -> None:
        """Call this with a table that no list can show because its row cannot be read, and why."""

    async def signing_key(self) -> bytes:
        """The key that cookies are signed with: the same for all workers, made once."""

    async def add_guest(self, guest: GuestRow) -> None: ...

    async def change_guest(self, guest: GuestRow) -> None: ...

    async def guest(self, id: str) -> GuestRow | None: ...

    async def add_table(self, row: TableRow, moves: Sequence[MoveRow] = ()) -> None:
        """Keep a table, with the moves that were made there before. Raise Conflict if its id or code is taken."""

    async def change_table(self, row: TableRow, epoch: int | None = None) -> TableRow:
        """Write a row that was read with this version; get it with the next one. Raise Conflict if it has changed, or
        if the table is no longer in this epoch."""

    async def add_following(self, row: TableRow, old: TableRow) -> TableRow:
        """Keep a new table and the change of the one before it together, or neither; get the old row as it is then."""

    async def load(self, table: str, ply: int = 0, said: int = 0) -> StoredTable | None:
        """A table with its moves from a ply and its talk from a number on; raise whatever is wrong with it."""

    async def table_by_code(self, code: str) -> str | None: ...

    async def listed_tables(self, most: int) -> list[TableRow]:
        """Tables in the lobby that anybody may join, newest first."""

    async def tables_of(self, guest: str, most: int) -> list[TableRow]:
        """Tables that are a guest's, newest first."""

    async def count_open(self, guest: str) -> int:
        """How many tables a guest hosts that are alive: neither over nor closed."""

    async def abandoned_tables(self, lobbies: float, games: float, most: int) -> list[str]:
        """Tables without a game that nobody has changed since then, and games in which nobody has moved either."""

    async def close_unread(self, table: str) -> None:
        """Count a table no longer as alive without reading it: what is wrong with it stays to be looked at."""

    async def timed_tables(self, until: float) -> list[str]:
        """Tables in play with a clock that runs out by then."""

    def append(self, move: MoveRow) -> Awaitable[None]:
        """Keep a move; raise Conflict unless its ply is the next one of its table, and its epoch the table's."""

    async def moves_since(self, table: str, ply: int) -> list[MoveRow]: ...

    async def take_back(self, row: TableRow, ply: int, count: int, epoch: int) -> None:
        """Write a row and forget the moves from a ply on, as all agreed, together or not at all. Raise Conflict if the
        row has changed, if it is another epoch, or if the number of these moves differs. It begins an epoch."""

    async def say(self, talk: TalkRow) -> None: ...


class FleetStore(Store, Protocol):
    """What a worker asks of the store that it shares with others."""

    worker: str
    """This worker's name; empty for a server that is alone. New tables begin as its own."""

    async def join(self, at: float) -> None:
        """Be one of the workers. From now on `mark_alive` writes this worker's heartbeat."""

    async def workers(self) -> list[WorkerRow]: ...

    async def leave(self, worker: str) -> None:
        """Count a worker no longer: it has ended, or fallen silent. `mark_alive` raises Conflict there from now on."""

    async def claim(self, table: str, seen: TableLease, at: float) -> TableLease:
        """Take a table's lease from the worker that was seen to have it. Raise Conflict if somebody else was first."""

    async def release(self, tables: Sequence[str]) -> None:
        """Give this worker's leases of these tables up."""

    async def table_versions(self, tables: Sequence[str]) -> list[TableVersion]:
        """How far tables are."""

    async def leases_of(self, workers: Sequence[str]) -> list[tuple[str, TableLease]]:
        """Games whose leases these workers hold."""
