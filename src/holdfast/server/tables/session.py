"""A table session: the stored row, the game in progress, and its audience.

What is here was stored first. All that clients get of a game goes through the kernel's watchers and journal.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from itertools import count
from math import ceil

import msgspec

from holdfast.kernel import SPECTATOR, Game, State, Table, observe
from holdfast.kernel.state import no_legal_move, showed_something
from holdfast.server.bot_pool import Decision
from holdfast.server.fair_queue import Requester
from holdfast.server.messages import TableChanged, TableInfo, Talk, Update, Votes, Welcome, encode
from holdfast.server.server_clock import ServerClock
from holdfast.server.store import (
    DEALING,
    NOBODYS,
    OVER,
    PLAYING,
    MoveRow,
    StoredTable,
    TableLease,
    TableRow,
    TalkRow,
    VoteRow,
)
from holdfast.server.tables.audience import Audience, Subscriber, WantsTalkOf, everybody
from holdfast.server.tables.clocks import Clock, OpenDecision, open_question, read_clock
from holdfast.server.tables.info import table_info
from holdfast.server.tables.lock import TableLock
from holdfast.server.tables.row_record import record_of
from holdfast.server.tables.story import Stories

TIMELINES = count(1)
TAKEBACK = "takeback"
"""What a move ends the vote on."""
GONE_SECONDS = 60.0
"""After this long without a connection the host may let a bot play for somebody."""


class TableSession:
    """One table. Changing it requires its lock, so that there is one change at a time."""

    def __init__(self, game: Game, stored: StoredTable, server_clock: ServerClock) -> None:
        self.game = game
        self.server_clock = server_clock
        self.lock = TableLock()
        self.audience = Audience(server_clock)
        self.lease: TableLease = NOBODYS
        self.busy_bots: list[int] = []
        """Seats whose bots are busy."""
        self.hurried = False
        """Whether bots need not wait so that people can follow."""
        self.touched = time.monotonic()
        self.stale = False
        """Whether memory may differ from the store. The table is loaded again before it changes."""
        self.failed = False
        """Whether the rules of the game have failed here, so that nobody can play on."""
        self.schema = ""
        self.stories = Stories()
        self.row = stored.row
        self.asked: dict[int, OpenDecision] = {}
        self.load(stored)

    def load(self, stored: StoredTable) -> None:
        """Become what is stored."""
        self.lease = stored.lease
        self.take(stored.row)
        self.talk: list[TalkRow] = list(stored.talk)
        self.table: Table | None = None
        self.timeline = 0
        """Names the moves of the table in memory: they only grow. Moves that are read in again have another."""
        self.marks: list[int] = []
        self.named: dict[tuple[int, str], int] = {}
        """The ply that each move became, by its seat and its client's own name for it: all through the game."""
        self.asked = {}
        self.moved_at: dict[int, int] = {}
        """For each seat the ply of its newest move."""
        self.shown_at = -1
        """The newest ply at which a card was shown, or chance was asked: what was before is not taken back."""
        self.stale = False
        if stored.row.status in (PLAYING, OVER) and stored.row.is_settled:
            self.deal()
            for move in stored.moves:
                self._repeat_stored(move)
        self.audience.follow(self.state)

    def become(self, fresh: TableSession) -> None:
        """Become what was loaded again. Of the stories stays what is the same."""
        same = self.table is not None and fresh.table is not None and _begins_with(self.table, fresh.table)
        self.stories.forget_after(fresh.journal_size if same else 0)
        self.lease = fresh.lease
        self.take(fresh.row)
        self.failed = False
        self.talk, self.table, self.timeline = fresh.talk, fresh.table, fresh.timeline
        self.marks, self.named = fresh.marks, fresh.named
        self.asked, self.moved_at, self.shown_at = fresh.asked, fresh.moved_at, fresh.shown_at
        self.stale = False
        self.audience.follow(self.state)

    def take(self, row: TableRow) -> None:
        """A new row is stored."""
        self.row = row
        self.clock: Clock = read_clock(row.clock)
        self.has_bots = any(seat.bot for seat in row.seats)
        self.seats = {seat.guest: at for at, seat in enumerate(row.seats) if seat.guest}
        self._renew()

    # The game

    def deal(self) -> None:
        """Begin the game that the row describes."""
        self.table = Table(self.game, record_of(self.row))
        self.timeline = next(TIMELINES)
        self.marks = [self.journal_size]
        self._ask_anew(-1, self.row.dealt or self.row.changed)

    def _repeat_stored(self, move: MoveRow) -> None:
        try:
            if move.ply != self.ply:
                raise ValueError("a move is missing")
            self.repeat(move)
        except Exception as wrong:
            wrong.add_note(f"at ply {self.ply}")
            raise

    def repeat(self, move: MoveRow) -> None:
        """Make a move that is stored."""
        assert self.table is not None
        self.table.play(move.seat, move.said)
        self.note(move)

    def repeated(self, moves: Sequence[MoveRow]) -> Iterator[None]:
        """Make moves that are stored, one at each step."""
        for move in moves if self.table is not None else ():
            self._repeat_stored(move)
            yield

    def note(self, move: MoveRow) -> None:
        """A move was made and is stored: remember what belongs to its ply."""
        assert self.table is not None
        self.moved_at[move.seat] = move.ply
        if showed_something(self.table.state, self.marks[-1]):
            self.shown_at = move.ply
        self.marks.append(self.journal_size)
        if move.id:
            self.named[move.seat, move.id] = move.ply + 1
        self._ask_anew(move.seat, move.at)

    def _ask_anew(self, mover: int, at: float) -> None:
        assert self.table is not None
        question = open_question(self.table.state)
        before, self.asked = self.asked, {}
        for seat in self.table.awaited:
            asked = before.get(seat)
            same = asked is not None and asked.question == question and seat != mover
            self.asked[seat] = asked if same and asked is not None else OpenDecision(question, self.ply, at)
        self._renew()

    def _renew(self) -> None:
        """Who was given the whole time anew since they were asked has it."""
        for seat, since in self.row.renewed.items():
            asked = self.asked.get(seat)
            if asked is not None and asked.at < since:
                self.asked[seat] = asked._replace(at=since)

    def decision(self, seat: int, bot: str = "") -> Decision:
        """What a bot is to decide for a seat, or to advise it. Called with the lock held: all moves are stored then."""
        assert self.table is not None
        return Decision(self.timeline, self.table.record, self.ply, seat, bot, self.row.taken_back)

    @property
    def requester(self) -> Requester:
        """On whose account bots think here: the host's; sooner while somebody watches."""
        return Requester(self.row.host, self.row.id, lambda: bool(self.audience.subscriptions))

    @property
    def state(self) -> State | None:
        """The game as it stands; None before the deal."""
        return None if self.table is None else self.table.state

    @property
    def ply(self) -> int:
        """How many moves have been made; -1 before the deal."""
        return len(self.marks) - 1

    @property
    def journal_size(self) -> int:
        return 0 if self.table is None else int(self.table.journal.size)

    @property
    def in_play(self) -> bool:
        return self.row.status == PLAYING and self.table is not None and not self.table.over and not self.failed

    def deadlines(self, now: float) -> dict[str, float]:
        """Seconds left for each seat that owes a decision."""
        if self.clock.decision is None or self.row.adjourned or not self.in_play:
            return {}
        return {str(seat): round(asked.at + self.clock.decision - now, 3) for seat, asked in self.asked.items()}

    def begin_clocks(self, started: float) -> None:
        """Nobody's clock runs while nobody looks after the table; a quick one begins anew, for people have to come back
        first."""
        now = self.server_clock.now()
        earliest = started if self.clock.gone is not None else 0.0
        self.asked = {seat: asked._replace(at=min(max(asked.at, earliest), now)) for seat, asked in self.asked.items()}

    def spare(self, seconds: float) -> None:
        """The server's own time has jumped: for what is open here it stood still."""
        self.asked = {seat: asked._replace(at=asked.at + seconds) for seat, asked in self.asked.items()}

    def can_take_back(self, seat: int) -> bool:
        """Whether a seat's last move can be taken back: no card has been shown since, and chance was not asked.

        It was noted with each move: a game is not played again for a question that everybody asks all the time."""
        ply = self.moved_at.get(seat)
        return self.in_play and ply is not None and self.shown_at < ply

    def due(self) -> float:
        """When the next clock of a person runs out; 0 if none does."""
        if self.clock.decision is None or self.row.adjourned or not self.in_play:
            return 0.0
        waited = [asked.at for seat, asked in self.asked.items() if self.row.seats[seat].person]
        return min(waited) + self.clock.decision if waited else 0.0

    # Who watches

    def attach(self, subscriber: Subscriber, seat: int | None) -> None:
        """Somebody watches from a seat of their own, or as a spectator."""
        self.audience.attach(subscriber, int(SPECTATOR) if seat is None else seat, self.state)

    def detach(self, subscriber: Subscriber) -> None:
        self.audience.detach(subscriber)
        self.touched = time.monotonic()

    def reseat(self) -> None:
        """After seats have changed: everybody watches from the seat that is theirs now."""
        for subscriber in list(self.audience.subscribers):
            seat = self.row.seat_of(subscriber.guest)
            if not self.audience.watches_from(subscriber, int(SPECTATOR) if seat is None else seat):
                self.detach(subscriber)
                self.attach(subscriber, seat)
                subscriber.push(encode(self.welcome(seat, subscriber.guest, wants_talk_of=subscriber.wants_talk_of)))

    def idle_since(self, since: float) -> bool:
        """Whether nobody has needed this table in memory since then, and nothing is on its way here."""
        busy = self.audience or self.busy_bots or self.lock.locked() or self.row.status == DEALING
        return not busy and self.touched < since

    def stand_ins(self, now: float) -> dict[int, int]:
        """In how many whole seconds the host may let a bot play for those who are gone."""
        absent = [seat for seat, row in enumerate(self.row.seats) if row.person and not self.audience.connected(seat)]
        return {seat: max(0, ceil(self.audience.gone_at(seat) + GONE_SECONDS - now)) for seat in absent if self.in_play}

    @property
    def people(self) -> list[int]:
        """The seats whose people play themselves."""
        return [at for at, seat in enumerate(self.row.seats) if seat.person]

    @property
    def newest_words(self) -> int:
        """Their number; -1 if nobody has said anything."""
        return self.talk[-1].number if self.talk else -1

    @property
    def votes(self) -> dict[str, VoteRow]:
        """The votes that are open: a move ends the one on taking back."""
        votes = self.row.votes
        return {what: vote for what, vote in votes.items() if what != TAKEBACK or vote.ply == self.ply} if votes else {}

    # What is sent

    def tell_talk(self, said: TalkRow) -> None:
        """Tell those of the same side what was said."""
        told = Talk(said.name, said.text, said.channel, said.guest, self.row.seat_of(said.guest))
        self.audience.push_to_side(encode(told), said.channel, said.guest)

    def tell_move(self, mover: int, id: str) -> None:
        """The newest move, to each seat as it may know it."""
        deadlines = self.deadlines(self.server_clock.now()) if self.clock.decision is not None else {}
        ranking = self.ranking
        for subscription in self.audience.subscriptions.values():
            assert subscription.watcher is not None
            update = subscription.watcher.update()
            self._check_can_move(subscription.seat, update.moves)
            told = update.to_list()
            subscription.push(
                Update(
                    self.ply,
                    mover,
                    told,
                    id if subscription.seat == mover else "",
                    deadlines,
                    ranking,
                    self.can_take_back(subscription.seat),
                )
            )
        if TAKEBACK in self.row.votes and self.row.votes[TAKEBACK].ply == self.ply - 1:
            self.audience.push(Votes(TAKEBACK, [], self.people))

    def tell_row(self, before: TableRow) -> None:
        """What everybody may know of a new row: the votes by themselves, for they change more often than all else."""
        for what in {*before.votes, *self.row.votes}:
            was, now = before.votes.get(what), self.row.votes.get(what)
            if was != now:
                self.audience.push(Votes(what, sorted(now.agreed) if now else [], self.people))
        if _apart_from_votes(before) != _apart_from_votes(self.row):
            self.tell_who_is_here()

    def tell_who_is_here(self) -> None:
        """The table as everybody may know it, with who is connected."""
        self.audience.push(TableChanged(self.info))

    def welcome(self, seat: int | None, guest: str, ply: int = -1, wants_talk_of: WantsTalkOf = everybody) -> Welcome:
        """All about the table, for a client that begins to follow it and has it up to a ply."""
        told = Welcome(
            table=self.info,
            seat=seat,
            guest=guest,
            talk=self.talk_for(seat, wants_talk_of),
            votes={what: sorted(vote.agreed) for what, vote in self.votes.items()},
            deadlines=self.deadlines(self.server_clock.now()),
            ranking=self.ranking,
            takeback=seat is not None and self.can_take_back(seat),
        )
        return told if self.table is None else self._with_game(told, self.table, ply)

    def _with_game(self, told: Welcome, table: Table, ply: int) -> Welcome:
        seat = int(SPECTATOR) if told.seat is None else told.seat
        since = ply if 0 <= ply < len(self.marks) else -1
        moves = [] if told.seat is None else table.legal_moves(seat)
        self._check_can_move(seat, moves)
        lines, words = self.stories.since(table, seat, self.line_after(since))
        return msgspec.structs.replace(
            told,
            ply=self.ply,
            observation=observe(table.state, seat),
            moves=moves,
            lines=lines,
            since=since,
            words=words if words and (isinstance(words, msgspec.Raw) or any(words)) else [],
            texts=[texts.lines for texts in table.state.texts_list],
        )

    def _check_can_move(self, seat: int, moves: Sequence[int]) -> None:
        """A seat that is asked can do something, if only in words: otherwise all would wait for ever."""
        if moves or seat not in self.asked or self.table is None or self.table.over:
            return
        if not self.game.spoken_moves(self.table.state, seat):
            raise no_legal_move(self.table.state, seat)

    def line_after(self, ply: int) -> int:
        """The first line of the journal that a client has not seen that has seen the game up to a ply."""
        return self.marks[ply] if 0 <= ply < len(self.marks) else 0

    def writing(self, seat: int | None, ply: int = -1) -> Iterator[None]:
        """Write what a welcome from a seat will tell of a long game, a piece at each step."""
        if self.table is not None:
            yield from self.stories.steps(self.table, int(SPECTATOR) if seat is None else seat, self.line_after(ply))

    def welcome_all(self) -> None:
        """Send the whole table to everybody: the game was dealt, or moves were taken back."""
        self.audience.follow(self.state)
        for subscription in list(self.audience.subscriptions.values()):
            seat = None if subscription.seat == SPECTATOR else subscription.seat
            for subscriber in tuple(subscription.subscribers):
                subscriber.push(encode(self.welcome(seat, subscriber.guest, wants_talk_of=subscriber.wants_talk_of)))

    def talk_for(self, seat: int | None, wants_talk_of: WantsTalkOf) -> list[Talk]:
        channel = "spectators" if seat is None else "players"
        return [
            Talk(said.name, said.text, said.channel, said.guest, self.row.seat_of(said.guest))
            for said in self.talk
            if said.channel == channel and wants_talk_of(said.guest)
        ]

    @property
    def ranking(self) -> Sequence[Sequence[int]]:
        return () if self.table is None or not self.table.over else self.table.ranking

    @property
    def info(self) -> TableInfo:
        connected = {seat for seat in range(len(self.row.seats)) if self.audience.connected(seat)}
        stand_ins = self.stand_ins(self.server_clock.now())
        return table_info(self.row, connected, self.audience.spectators, self.schema, stand_ins)


def _begins_with(table: Table, other: Table) -> bool:
    """Whether a game began with all the moves of another."""
    moves = other.record.moves
    return table.record.moves[: len(moves)] == moves


def _apart_from_votes(row: TableRow) -> TableRow:
    return msgspec.structs.replace(row, votes={}, hinted={}, version=0, changed=0.0)
