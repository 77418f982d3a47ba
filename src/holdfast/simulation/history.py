"""What happened in a simulation, for somebody who sees everything: what was kept and since when."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import NamedTuple

from holdfast.kernel import SPECTATOR, Game, HoldfastError, Table, observe
from holdfast.server.store import OVER, PLAYING, MoveRow, TableRow
from holdfast.server.tables.clocks import read_clock
from holdfast.server.tables.row_record import record_of

UNNOTICED_SECONDS = 3.0
"""Of a fault: clocks and the store are looked at now and then."""


class Violation(Exception):
    """A promise was broken."""


class Kept(NamedTuple):
    """A move that is stored, and since when: in seconds that nobody's fault was part of."""

    move: MoveRow
    at: float


class Position(NamedTuple):
    """What each seat may know at a ply: its observation and its legal moves."""

    observations: Mapping[int, tuple[int, ...]]
    moves: Mapping[int, tuple[int, ...]]


class TableHistory:
    """One table: its row, its moves as they are stored, and what each seat may know after each of them."""

    def __init__(self, game: Game, row: TableRow) -> None:
        self.game = game
        self.row = row
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

    def take(self, row: TableRow, now: float) -> None:
        before, self.row = self.row, row
        self._check_clocks(before, row, now)
        if self._table is None and row.status in (PLAYING, OVER) and row.commitment:
            self.dealt_at = now
            self._deal()

    def _check_clocks(self, before: TableRow, row: TableRow, now: float) -> None:
        """A bot takes the seat of a person only after the whole time of a decision in which nothing was our fault."""
        clock = read_clock(row.clock)
        if clock.decision is None or before.status != PLAYING:
            return
        for seat, (was, is_now) in enumerate(zip(before.seats, row.seats, strict=True)):
            if was.person and is_now.bot and not is_now.resigned:
                had = now - self.awaited_since.get(seat, now)
                least = min(clock.decision, clock.gone or clock.decision)
                if had < least - UNNOTICED_SECONDS:
                    raise Violation(f"{row.id}: a bot took seat {seat} after {had:.1f} s of {least:.0f} s")

    def add(self, move: MoveRow, now: float) -> None:
        if self._table is None:
            raise Violation(f"{move.table}: a move was kept before the deal")
        if move.ply != len(self.kept):
            raise Violation(f"{move.table}: ply {move.ply} was kept as number {len(self.kept)}")
        if move.id and (move.seat, move.id) in self._ids:
            raise Violation(f"{move.table}: a move of seat {move.seat} that was sent again counted twice")
        self._ids.add((move.seat, move.id))
        self.kept.append(Kept(move, now))
        self._table.play(move.seat, move.said)
        self._note_position()
        self._await(move.seat, now)

    def cut(self, ply: int) -> None:
        if ply < len(self.kept):
            self.former.append((self.kept, self.positions))
        self.cut_ids |= {(kept.move.seat, kept.move.id) for kept in self.kept[ply:]}
        kept, self.kept = self.kept[:ply], []
        self._deal()
        for each in kept:
            self.add(each.move, each.at)

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
    def __init__(self, games: Mapping[str, Game], now: Callable[[], float]) -> None:
        self.tables: dict[str, TableHistory] = {}
        self.moves = 0
        self.broken: list[str] = []
        """What was kept although it must not: the server that did it is told nothing."""
        self._games = games
        self._now = now
        self._fair = 0.0
        self._faults = 0
        self._fault_ended = 0.0
        self._digest = hashlib.sha256()

    @property
    def digest(self) -> str:
        """Two runs of the same seed have the same."""
        return self._digest.hexdigest()[:16]

    def note(self, *what: object) -> None:
        self._digest.update(repr((round(self._now(), 6), *what)).encode())

    # Whose fault it is

    @contextmanager
    def fault(self) -> Iterator[None]:
        """While this lasts nobody's clock may run."""
        self._fair, self._fault_ended = self.fair_seconds, self._now()
        self._faults += 1
        try:
            yield
        finally:
            self._faults -= 1
            self._fault_ended = self._now()

    @property
    def fair_seconds(self) -> float:
        """For how long until now the server was there for everybody."""
        return self._fair if self._faults else self._fair + self._now() - self._fault_ended

    # What the disk keeps

    def row_kept(self, row: TableRow) -> None:
        self.note("row", row.id, row.version, row.status)
        if row.id not in self.tables:
            self.tables[row.id] = TableHistory(self._games[row.game], row)
        self._take(partial(self.tables[row.id].take, row, self.fair_seconds))

    def move_kept(self, move: MoveRow) -> None:
        self.note("move", move.table, move.ply, move.seat, move.said, move.id)
        self.moves += 1
        self._take(partial(self.tables[move.table].add, move, self.fair_seconds))

    def moves_cut(self, table: str, ply: int) -> None:
        self.note("cut", table, ply)
        self._take(partial(self.tables[table].cut, ply))

    def _take(self, change: Callable[[], None]) -> None:
        try:
            change()
        except (Violation, HoldfastError) as wrong:
            self.broken.append(str(wrong))
