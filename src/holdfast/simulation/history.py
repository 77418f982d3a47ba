"""What happened in a simulation, for somebody who sees everything: what was kept and since when."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from holdfast.kernel import SPECTATOR, Game, HoldfastError, Table, observe
from holdfast.server.messages import TableInfo
from holdfast.server.store import OVER, PLAYING, MoveRow, TableRow
from holdfast.server.tables.clocks import read_clock
from holdfast.server.tables.info import table_info
from holdfast.server.tables.row_record import record_of

UNNOTICED_SECONDS = 3.0
"""Of a fault: clocks and the store are looked at now and then."""
PLAYED = "played"
"""How a game ends that was played to its end."""
EVERYBODY = ""
"""Who is in trouble when the store is."""


class Violation(Exception):
    """A promise was broken."""


class Kept(NamedTuple):
    """A move that is stored, and since when."""

    move: MoveRow
    fair: float
    """In seconds of its table that nobody's fault was part of."""
    at: float


class Faces(NamedTuple):
    """What is told of a table's row, and may not be made up."""

    status: str
    ending: str
    result: str
    adjourned: bool
    seats: tuple[tuple[str, str, bool], ...]


def faces_of(info: TableInfo) -> Faces:
    seats = tuple((seat.guest, seat.bot, seat.resigned) for seat in info.seats)
    return Faces(info.status, info.ending, info.result, info.adjourned, seats)


class Position(NamedTuple):
    """What each seat may know at a ply: its observation and its legal moves."""

    observations: Mapping[int, tuple[int, ...]]
    moves: Mapping[int, tuple[int, ...]]


class TableHistory:
    """One table: its row, its moves as they are stored, and what each seat may know after each of them."""

    def __init__(self, game: Game, row: TableRow) -> None:
        self.game = game
        self.row = row
        self.holder = ""
        """Which worker has the lease."""
        self.epoch = 0
        self.damaged = False
        """Whether it can be read in no more."""
        self.stand_ins = 0
        """Bots that took the seats of people whose time was up."""
        self.fair = 0.0
        """For how many seconds there was a worker that could look after it."""
        self.told: set[Faces] = {faces_of(table_info(row))}
        """What anybody may be told of the row, now and before."""
        self.changed_at = 0.0
        """When a row, a move or a cut was kept last."""
        self.kept: list[Kept] = []
        self.cut_ids: set[tuple[int, str]] = set()
        """Moves that were kept and taken back, as all had agreed."""
        self.dealt_at = 0.0
        self.positions: list[Position] = []
        self.former: list[tuple[list[Kept], list[Position]]] = []
        """Each line of the game that was left by taking moves back: news of it may be late."""
        self.awaited_since: dict[int, float] = {}
        """Since when each seat has owed a decision."""
        self._ids: set[tuple[int, str]] = set()
        self._table: Table | None = None

    def take(self, row: TableRow, worker: str, now: float) -> None:
        before, self.row, self.changed_at = self.row, row, now
        self.told.add(faces_of(table_info(row)))
        self._check_once(before, row, worker)
        self._check_clocks(before, row)
        if self._table is None and row.status in (PLAYING, OVER) and row.commitment:
            self.dealt_at = self.fair
            self._deal()

    def _check_once(self, before: TableRow, row: TableRow, worker: str) -> None:
        """What must be done once is done by the worker that has the lease."""
        out = any(was.person and now.bot and not now.resigned for was, now in zip(before.seats, row.seats, strict=True))
        ended = row.ending == PLAYED and before.status == PLAYING
        if before.status == PLAYING and (out or ended) and self._is_anothers(worker):
            raise Violation(f"{row.id}: worker {worker} did what is for the lease's holder, {self.holder}")

    def _is_anothers(self, worker: str) -> bool:
        """Whether another worker has the lease. Who has just let it go may still do what is under way."""
        return bool(self.holder) and worker != self.holder

    def _check_clocks(self, before: TableRow, row: TableRow) -> None:
        """A bot takes the seat of a person only after the whole time of a decision in which nothing was our fault."""
        clock = read_clock(row.clock)
        if clock.decision is None or before.status != PLAYING:
            return
        for seat, (was, is_now) in enumerate(zip(before.seats, row.seats, strict=True)):
            if was.person and is_now.bot and not is_now.resigned:
                self.stand_ins += 1
                had = self.fair - self.awaited_since.get(seat, self.fair)
                least = min(clock.decision, clock.gone or clock.decision)
                if had < least - UNNOTICED_SECONDS:
                    raise Violation(f"{row.id}: a bot took seat {seat} after {had:.1f} s of {least:.0f} s")

    def add(self, move: MoveRow, worker: str, now: float) -> None:
        """A move that is kept now."""
        if move.epoch != self.epoch:
            raise Violation(f"{move.table}: a move of epoch {move.epoch} was kept in epoch {self.epoch}")
        if self.row.seats[move.seat].bot and not move.id and self._is_anothers(worker):
            raise Violation(f"{move.table}: worker {worker} moved for a bot, and {self.holder} has the lease")
        self._append(Kept(move, self.fair, now))

    def _append(self, kept: Kept) -> None:
        move = kept.move
        if self._table is None:
            raise Violation(f"{move.table}: a move was kept before the deal")
        if move.ply != len(self.kept):
            raise Violation(f"{move.table}: ply {move.ply} was kept as number {len(self.kept)}")
        if move.id and (move.seat, move.id) in self._ids:
            raise Violation(f"{move.table}: a move of seat {move.seat} that was sent again counted twice")
        self._ids.add((move.seat, move.id))
        self.kept.append(kept)
        self.changed_at = max(self.changed_at, kept.at)
        self._table.play(move.seat, move.said)
        self._note_position()
        self._await(move.seat, kept.fair)

    def cut(self, ply: int, now: float) -> None:
        self.changed_at = now
        if ply < len(self.kept):
            self.former.append((self.kept, self.positions))
        self.cut_ids |= {(kept.move.seat, kept.move.id) for kept in self.kept[ply:]}
        kept, self.kept = self.kept[:ply], []
        self._deal()
        for each in kept:
            self._append(each)

    def movers_to(self, ply: int) -> set[int]:
        """Whose move led to a ply, in this line of the game and in those that were left."""
        lines = [self.kept, *(kept for kept, _ in self.former)]
        return {kept[ply - 1].move.seat for kept in lines if 0 < ply <= len(kept)}

    def positions_at(self, ply: int) -> list[Position]:
        """What the table was at a ply, in all these lines."""
        lines = [self.positions, *(positions for _, positions in self.former)]
        return [positions[ply] for positions in lines if 0 <= ply < len(positions)]

    @property
    def over(self) -> bool:
        return self.row.status == OVER

    @property
    def table(self) -> Table:
        assert self._table is not None
        return self._table

    def _deal(self) -> None:
        self._table = Table(self.game, record_of(self.row))
        self.positions = []
        self._ids = set()
        self.awaited_since = dict.fromkeys(self._table.awaited, self.dealt_at)
        self._note_position()

    def _await(self, mover: int, now: float) -> None:
        before, awaited = self.awaited_since, self.table.awaited
        self.awaited_since = {seat: now if seat == mover else before.get(seat, now) for seat in awaited}

    def _note_position(self) -> None:
        table = self.table
        seats = range(table.seats)
        self.positions.append(
            Position(
                {seat: tuple(observe(table.state, seat)) for seat in (*seats, int(SPECTATOR))},
                {seat: tuple(table.legal_moves(seat)) for seat in seats},
            )
        )


class History:
    def __init__(self, games: Mapping[str, Game], now: Callable[[], float], *, alone: bool) -> None:
        """`alone` if there is one worker, without leases."""
        self.tables: dict[str, TableHistory] = {}
        self.moves = 0
        self.takeovers = 0
        self.changed_at = 0.0
        """When anything of a table was kept last."""
        self.broken: list[str] = []
        """What was kept although it must not: the server that did it is told nothing."""
        self.now = now
        self._games = games
        self._alone = alone
        self._up: set[str] = set()
        self._troubles: Counter[str] = Counter()
        self._counted_to = 0.0
        self._digest = hashlib.sha256()

    @property
    def digest(self) -> str:
        """Two runs of the same seed have the same."""
        return self._digest.hexdigest()[:16]

    def note(self, *what: object) -> None:
        self._digest.update(repr((round(self.now(), 6), *what)).encode())

    @property
    def stand_ins(self) -> int:
        return sum(table.stand_ins for table in self.tables.values())

    # Whose fault it is

    def came(self, worker: str) -> None:
        """A worker is up."""
        self._count()
        self._up.add(worker)

    def went(self, worker: str) -> None:
        """It is gone for good."""
        self._count()
        self._up.discard(worker)

    def troubled(self, worker: str, more: int) -> None:
        """A worker, or everybody, can do nothing while such troubles last."""
        self._count()
        self._troubles[worker] += more

    def _count(self) -> None:
        """Time goes on for those tables that somebody can look after."""
        now, before = self.now(), self._counted_to
        self._counted_to = now
        if self._troubles[EVERYBODY]:
            return
        able = {worker for worker in self._up if not self._troubles[worker]}
        for table in self.tables.values():
            if able if self._alone else table.holder in able:
                table.fair += now - before

    # What the disk keeps

    def row_kept(self, id: str, holder: str, epoch: int, row: TableRow | None, worker: str) -> None:
        """A table: who has its lease, in which epoch, and its row if a worker has changed that."""
        self._count()
        if row is not None and id not in self.tables:
            self.tables[id] = TableHistory(self._games[row.game], row)
        table = self.tables[id]
        self.takeovers += bool(table.holder and holder and holder != table.holder)
        table.holder, table.epoch = holder, epoch
        if row is not None:
            self.note("row", row.id, row.version, row.status)
            self._take(partial(table.take, row, worker, self.now()))

    def move_kept(self, move: MoveRow, worker: str) -> None:
        self.note("move", move.table, move.ply, move.seat, move.said, move.id)
        self.moves += 1
        self._count()
        self._take(partial(self.tables[move.table].add, move, worker, self.now()))

    def moves_cut(self, table: str, ply: int) -> None:
        self.note("cut", table, ply)
        self._count()
        self._take(partial(self.tables[table].cut, ply, self.now()))

    def _take(self, change: Callable[[], None]) -> None:
        self.changed_at = self.now()
        try:
            change()
        except (Violation, HoldfastError) as wrong:
            self.broken.append(f"{self.now():.3f} s: {wrong}")
