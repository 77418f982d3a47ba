"""Playing: a batch of deals, in every variant of a study. A batch gives the same numbers wherever it is played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from holdfast.bots import Bot
from holdfast.bots.play import play
from holdfast.games import find_game
from holdfast.kernel import Chance, Game, State
from holdfast.kernel.playout import Dealer, GameLog, outcome, random_games
from holdfast.lab.bots import BotFaults, deterministic_bot, journal_for
from holdfast.lab.card_groups import card_groups
from holdfast.lab.study import MOST_GAMES, Study
from holdfast.lab.sums import GameColumns, Sums, accumulate, fact_names, first_of_each_length, paired, win_credit
from holdfast.lab.watch import DecisionRecord, GameMetrics, play_watched

if TYPE_CHECKING:
    from holdfast.lab.rows import BatchRows

RANDOM = "random"
QUICK = 4000
"""Random games in a batch, and rows in a piece of what is written about them."""
WATCHED = 20
"""Watched random games in a batch."""


@dataclass(frozen=True)
class Batch:
    """Some deals of a study: the games from `first` on, counted from 0, in every variant."""

    first: int
    games: int
    watched: bool


@dataclass
class BatchResult:
    """What came of a batch: sums for each variant, and rows if they are wanted."""

    batch: Batch
    sums: list[Sums]
    rows: BatchRows | None = None
    faults: BotFaults = field(default_factory=BotFaults)

    @property
    def games(self) -> int:
        return self.batch.games * len(self.sums)


def batches(study: Study, done: int = 0, quick: int = QUICK) -> Iterator[Batch]:
    """The batches of a study from game `done` on, in their order: first the games that are watched."""
    thoughtless = set(study.seats) == {RANDOM}
    watched = min(study.watch, study.games)
    first = done
    while first < study.games:
        looked_at = first < watched
        most = 1 if not thoughtless else WATCHED if looked_at else quick
        games = min(most, (watched if looked_at else study.games) - first)
        yield Batch(first, games, looked_at)
        first += games


class BatchRunner:
    """A table for each variant of a study, used again for every batch."""

    def __init__(self, study: Study, game: Game | None = None) -> None:
        self.study = study
        self.game = game or find_game(study.game)
        seats = len(study.seats)
        options = [study.options_of(variant, self.game) for variant in study.variants]
        self.dealers = [self.game.dealer(seats, each) for each in options]
        self.game_log = GameLog()
        self.groups = [list(group.faces) for group in card_groups(self.game)]
        self.faults = BotFaults()
        self.thoughtless = set(study.seats) == {RANDOM}

    def play(self, batch: Batch, write_rows: bool = False) -> BatchResult:
        """Play a batch; with rows for each game if they are to be written."""
        watches = [self._watch(dealer) if batch.watched else None for dealer in self.dealers]
        played = [self._lines(batch, variant, watch) for variant, watch in enumerate(watches)]
        lines = [each for each, _ in played]
        sums = [accumulate(each, watch.uses if watch else None) for each, watch in zip(lines, watches, strict=True)]
        for variant, (each, columns) in enumerate(zip(sums, lines, strict=True)):
            each.game_of_length = first_of_each_length(columns.turns, self.first_number(batch, variant))
        if self.study.paired:
            for each, other in zip(sums[1:], lines[1:], strict=True):
                each.pairs = paired(lines[0], other)
        rows = self._rows(batch, lines, [moves for _, moves in played]) if write_rows else None
        faults, self.faults = self.faults, BotFaults()
        return BatchResult(batch, sums, rows, faults)

    def first_number(self, batch: Batch, variant: int) -> int:
        """The number of a batch's first game, which is its seed."""
        apart = 0 if self.study.paired else variant * MOST_GAMES
        return self.study.seed + apart + batch.first

    def _watch(self, dealer: Dealer) -> GameMetrics:
        return GameMetrics(self.game, dealer.table, self.study.moves, self.groups)

    def _lines(
        self, batch: Batch, variant: int, watch: GameMetrics | None
    ) -> tuple[GameColumns, list[list[DecisionRecord]]]:
        dealer, first = self.dealers[variant], self.first_number(batch, variant)
        if self.thoughtless and watch is None:
            random_games(dealer, first, batch.games, None, self.game_log)
            return GameColumns(*self.game_log.lines()), []
        facts: list[list[float]] = []
        records: list[list[DecisionRecord]] = []
        for number in range(first, first + batch.games):
            state = self._one_game(dealer, number, watch)
            if watch is not None:
                facts.append(watch.facts(state, number))
                records.append(list(watch.records))
        names = fact_names(len(self.study.seats)) if watch is not None else []
        lines = GameColumns(
            *self.game_log.lines(), {name: [each[at] for each in facts] for at, name in enumerate(names)}
        )
        if watch is not None and self.study.skill:
            self._add_skill(dealer, first, lines)
        return lines, records

    def _one_game(self, dealer: Dealer, number: int, watch: GameMetrics | None) -> State:
        if watch is None:
            state, decisions = self._unwatched(dealer, number, self.study.seats)
            self.game_log.note(state, decisions)
            return state
        watch.begin(number)
        dealer.table.journal = watch.journal
        state = dealer(Chance(number))
        luck = Chance(-1 - number) if self.thoughtless else None
        bots = [] if self.thoughtless else make_bots(self.study.seats, number)
        play_watched(state, bots, luck, watch)
        self.faults.count(bots)
        dealer.table.journal = None
        self.game_log.note(state, watch.decisions)
        return state

    def _unwatched(self, dealer: Dealer, number: int, seats: Sequence[str]) -> tuple[State, int]:
        dealer.table.journal = journal_for(self.game, seats)
        state, bots = dealer(Chance(number)), make_bots(seats, number)
        decisions = int(play(self.game, state, bots))
        self.faults.count(bots)
        return state, decisions

    # Luck against skill

    def _add_skill(self, dealer: Dealer, first: int, lines: GameColumns) -> None:
        """Deal the same games again, with a stronger bot on one of the seats in turn."""
        for at, before in enumerate(lines.outcomes):
            number = first + at
            seat = number % len(self.study.seats)
            seats = [*self.study.seats]
            seats[seat] = self.study.skill
            state, _ = self._unwatched(dealer, number, seats)
            lines.weak.append(win_credit(before, seat))
            lines.strong.append(win_credit(int(outcome(state)), seat))

    # Rows

    def _rows(
        self, batch: Batch, lines: Sequence[GameColumns], records: Sequence[list[list[DecisionRecord]]]
    ) -> BatchRows:
        from holdfast.lab.rows import batch_rows

        numbers = [self.first_number(batch, variant) for variant in range(len(lines))]
        return batch_rows(self.study, self.game, numbers, lines, records)


def make_bots(seats: Sequence[str], seed: int) -> list[Bot]:
    """A bot for each seat, each with luck of its own."""
    return [deterministic_bot(name, Chance(seed * 16 + at + 1_000_003)) for at, name in enumerate(seats)]


_runner: BatchRunner | None = None


def play_batch(study: Study, batch: Batch, write_rows: bool) -> BatchResult:
    """Play a batch in a process of its own, which keeps the tables of the study that it works on."""
    global _runner
    if _runner is None or _runner.study != study:
        _runner = BatchRunner(study)
    return _runner.play(batch, write_rows)
