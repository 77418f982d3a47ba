"""A table in memory: the stored row, the game in progress, and everybody who watches.

What is here was stored first. All that clients get of a game goes through the kernel's watchers and journal.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from math import ceil
from typing import NamedTuple, Protocol

import msgspec

from holdfast.kernel import SPECTATOR, Game, Record, State, Table, Watcher, seat_name, see
from holdfast.server.messages import Message, TableInfo, Talk, Update, Welcome, encode
from holdfast.server.store import OVER, PLAYING, MoveRow, StoredTable, TableRow, TalkRow
from holdfast.server.tables.clocks import Clock, read_clock
from holdfast.server.tables.info import table_info
from holdfast.server.tables.lock import TableLock

RECENT = 64
"""So many of the newest moves are known by their clients' own names."""
GONE_SECONDS = 60.0
"""After so long without a connection the host may let a bot play for somebody."""


class Outlet(Protocol):
    """A client who watches."""

    guest: str

    def push(self, frame: bytes) -> None: ...

    def hears(self, guest: str) -> bool:
        """Whether this client wants to hear what a guest says."""


class Asked(NamedTuple):
    """A decision that a seat owes: which question it is, since which ply and when."""

    question: tuple[int, int]
    ply: int
    at: float


class Feed:
    """One seat's sight of a game, told to all who watch from that seat: a player's tabs, or all spectators."""

    __slots__ = ("outlets", "seat", "watcher")

    def __init__(self, state: State | None, seat: int) -> None:
        self.seat = seat
        self.outlets: list[Outlet] = []
        """Mostly one: a set would take four times the room."""
        self.watcher = None if state is None else Watcher(state, seat)

    def push(self, message: Message) -> None:
        frame = encode(message)
        for outlet in tuple(self.outlets):
            outlet.push(frame)


class Live:
    """One table. Whoever changes it holds its lock, so that there is one change at a time."""

    def __init__(self, game: Game, stored: StoredTable) -> None:
        self.game = game
        self.lock = TableLock()
        self.feeds: dict[int, Feed] = {}
        self.votes: dict[str, set[int]] = {}
        self.takeback_to = 0
        self.hinted: dict[int, int] = {}
        self.gone_since: dict[int, float] = {}
        self.read_in = time.time()
        self.thinking: list[int] = []
        """Seats whose bots are busy."""
        self.touched = time.monotonic()
        self.doubtful = False
        """Whether memory may differ from the store, so that the table is to be read again first."""
        self.book = ""
        self.row = stored.row
        self.load(stored)

    def load(self, stored: StoredTable) -> None:
        """Become what is stored."""
        self.take(stored.row)
        self.talk: list[TalkRow] = list(stored.talk)
        self.table: Table | None = None
        self.marks: list[int] = []
        self.recent: dict[tuple[int, str], int] = {}
        self.asked: dict[int, Asked] = {}
        self.doubtful = False
        if stored.row.status in (PLAYING, OVER) and stored.row.commitment:
            self.deal()
            for move in stored.moves:
                self.repeat(move)
        for feed in self.feeds.values():
            feed.watcher = None if self.table is None else Watcher(self.table.state, feed.seat)

    def take(self, row: TableRow) -> None:
        """A new row is stored."""
        self.row = row
        self.clock: Clock = read_clock(row.clock)
        self.has_bots = any(seat.bot for seat in row.seats)
        self.seats = {seat.guest: at for at, seat in enumerate(row.seats) if seat.guest}

    # The game

    def deal(self) -> None:
        """Begin the game that the row describes."""
        self.table = Table(self.game, record_of(self.row))
        self.marks = [self.journal_size]
        self._ask_anew(-1, self.row.changed)

    def repeat(self, move: MoveRow) -> None:
        """Make a move that is stored."""
        assert self.table is not None
        self.table.play(move.seat, move.said)
        self.note(move)

    def note(self, move: MoveRow) -> None:
        """A move was made and is stored: remember what belongs to its ply."""
        self.marks.append(self.journal_size)
        if move.id:
            self.recent[move.seat, move.id] = move.ply + 1
            if len(self.recent) > RECENT:
                del self.recent[next(iter(self.recent))]
        self._ask_anew(move.seat, move.at)

    def _ask_anew(self, mover: int, at: float) -> None:
        assert self.table is not None
        question = _question(self.table.state)
        before, self.asked = self.asked, {}
        for seat in self.table.awaited:
            asked = before.get(seat)
            same = asked is not None and asked.question == question and seat != mover
            self.asked[seat] = asked if same and asked is not None else Asked(question, self.ply, at)

    def ask_from_now(self, seat: int) -> None:
        """Give a seat that owes a decision its whole time again."""
        if seat in self.asked:
            self.asked[seat] = self.asked[seat]._replace(at=time.time())

    @property
    def ply(self) -> int:
        """How many moves have been made; -1 before the deal."""
        return len(self.marks) - 1

    @property
    def journal_size(self) -> int:
        return 0 if self.table is None else int(self.table.journal.size)

    @property
    def in_play(self) -> bool:
        return self.row.status == PLAYING and self.table is not None and not self.table.over

    def deadlines(self, now: float) -> dict[str, float]:
        """Seconds left for each seat that owes a decision."""
        if self.clock.decision is None or self.row.adjourned or not self.in_play:
            return {}
        return {str(seat): round(asked.at + self.clock.decision - now, 3) for seat, asked in self.asked.items()}

    def begin_clocks(self, started: float) -> None:
        """Nobody's quick clock runs while the server is down; days run on."""
        if self.clock.gone is not None:
            self.asked = {seat: asked._replace(at=max(asked.at, started)) for seat, asked in self.asked.items()}

    def due(self) -> float:
        """When the next clock of a person runs out; 0 if none does."""
        if self.clock.decision is None or self.row.adjourned or not self.in_play:
            return 0.0
        waited = [asked.at for seat, asked in self.asked.items() if self.row.seats[seat].person]
        return min(waited) + self.clock.decision if waited else 0.0

    # Who watches

    def attach(self, outlet: Outlet, seat: int | None) -> Feed:
        feed_seat = int(SPECTATOR) if seat is None else seat
        feed = self.feeds.get(feed_seat)
        if feed is None:
            feed = self.feeds[feed_seat] = Feed(None if self.table is None else self.table.state, feed_seat)
        if outlet not in feed.outlets:
            feed.outlets.append(outlet)
        self.gone_since.pop(feed_seat, None)
        return feed

    def reseat(self) -> None:
        """After seats have changed: everybody watches from the seat that is theirs now."""
        for outlet in list(self.outlets):
            seat = self.row.seat_of(outlet.guest)
            wanted = int(SPECTATOR) if seat is None else seat
            if wanted not in self.feeds or outlet not in self.feeds[wanted].outlets:
                self.detach(outlet)
                self.attach(outlet, seat)
                outlet.push(encode(self.welcome(seat, outlet.guest)))

    def detach(self, outlet: Outlet) -> None:
        for seat, feed in list(self.feeds.items()):
            if outlet in feed.outlets:
                feed.outlets.remove(outlet)
            if not feed.outlets:
                del self.feeds[seat]
                self.gone_since[seat] = time.time()
        self.touched = time.monotonic()

    @property
    def outlets(self) -> Iterator[Outlet]:
        for feed in list(self.feeds.values()):
            yield from tuple(feed.outlets)

    def connected(self, seat: int) -> bool:
        return seat in self.feeds

    def gone_at(self, seat: int) -> float:
        """When a seat's person was last here; who has not been seen since the table was read in, is gone since then."""
        return self.gone_since.get(seat, self.read_in)

    def stand_ins(self, now: float) -> dict[int, int]:
        """In how many whole seconds the host may let a bot play for those who are gone."""
        absent = [seat for seat, row in enumerate(self.row.seats) if row.person and not self.connected(seat)]
        return {seat: max(0, ceil(self.gone_at(seat) + GONE_SECONDS - now)) for seat in absent if self.in_play}

    @property
    def spectators(self) -> int:
        feed = self.feeds.get(int(SPECTATOR))
        return 0 if feed is None else len(feed.outlets)

    # What they are told

    def push(self, message: Message) -> None:
        """The same to everybody."""
        frame = encode(message)
        for outlet in self.outlets:
            outlet.push(frame)

    def tell_move(self, mover: int, id: str) -> None:
        """The newest move, to each seat as it may know it."""
        deadlines = self.deadlines(time.time()) if self.clock.decision is not None else {}
        ranking = self.ranking
        for feed in self.feeds.values():
            assert feed.watcher is not None
            told = feed.watcher.update().to_list()
            feed.push(Update(self.ply, mover, told, id if feed.seat == mover else "", deadlines, ranking))

    def welcome(self, seat: int | None, guest: str, ply: int = -1) -> Welcome:
        """All about the table, for whoever begins to follow it and has seen it up to a ply."""
        told = Welcome(
            table=self.info,
            seat=seat,
            guest=guest,
            talk=self.talk_for(seat),
            votes={what: sorted(agreed) for what, agreed in self.votes.items()},
            deadlines=self.deadlines(time.time()),
            ranking=self.ranking,
        )
        return told if self.table is None else self._with_game(told, self.table, ply)

    def _with_game(self, told: Welcome, table: Table, ply: int) -> Welcome:
        seat = int(SPECTATOR) if told.seat is None else told.seat
        since = self.marks[ply] if 0 <= ply < len(self.marks) else 0
        journal = table.journal
        words = [journal.words_of(at) for at in range(since, self.journal_size) if journal.is_event(at)]
        return msgspec.structs.replace(
            told,
            ply=self.ply,
            sight=see(table.state, seat),
            moves=[] if told.seat is None else table.legal_moves(seat),
            lines=journal.told_to(table.state, seat, since),
            words=words if any(words) else [],
            texts=[texts.lines for texts in table.state.texts_list],
        )

    def welcome_all(self) -> None:
        """Begin anew for everybody: the game was dealt, or moves were taken back."""
        for feed in list(self.feeds.values()):
            feed.watcher = None if self.table is None else Watcher(self.table.state, feed.seat)
            for outlet in tuple(feed.outlets):
                seat = None if feed.seat == SPECTATOR else feed.seat
                outlet.push(encode(self.welcome(seat, outlet.guest)))

    def talk_for(self, seat: int | None) -> list[Talk]:
        channel = "spectators" if seat is None else "players"
        return [
            Talk(said.name, said.text, said.channel, said.guest, self.row.seat_of(said.guest))
            for said in self.talk
            if said.channel == channel
        ]

    @property
    def ranking(self) -> Sequence[Sequence[int]]:
        return () if self.table is None or not self.table.over else self.table.ranking

    @property
    def info(self) -> TableInfo:
        connected = {seat for seat in self.feeds if seat != SPECTATOR}
        stand_ins = self.stand_ins(time.time())
        return table_info(self.row, connected, self.spectators, self.book, stand_ins)


def record_of(row: TableRow) -> Record:
    """The record of a game before its first move."""
    added: Mapping[str, str] = {
        seat_name(at): seat.contribution for at, seat in enumerate(row.seats) if seat.contribution
    }
    return Record(
        game=row.game,
        rules=row.rules,
        options={name: _option(value) for name, value in row.options.items()},
        players=[seat.name for seat in row.seats],
        people=[seat_name(at) for at, seat in enumerate(row.seats) if seat.guest],
        seed=row.secret,
        contributions=added,
        commitment=row.commitment,
        result=row.result,
    )


def _option(value: object) -> bool | int | str | tuple[str, ...] | None:
    return tuple(map(str, value)) if isinstance(value, list) else value  # type: ignore[return-value]


def _question(state: State) -> tuple[int, int]:
    """Which question is open, to tell it from the next one."""
    asked = int(state.asked)
    return asked, int(state.prompts[asked - 1].kind if asked else state.question())
