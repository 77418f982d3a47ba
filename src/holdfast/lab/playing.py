"""Playing: a batch of deals, in every variant of a study. A batch gives the same numbers wherever it is played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from holdfast.bots import BOTS, Bot, Search
from holdfast.bots.play import play
from holdfast.games import find_game
from holdfast.kernel import Chance, Game, State
from holdfast.kernel.playout import Dealer, Ledger, outcome, random_games
from holdfast.lab.study import MOST_GAMES, Study
from holdfast.lab.sums import Lines, Sums, fact_names, paired, summed, win_share
from holdfast.lab.watch import Moment, Watch, play_watched

if TYPE_CHECKING:
    from holdfast.lab.rows import Rows

RANDOM = "random"
QUICK = 4000
"""So many random games are played at a time; what is written about them comes in pieces of this size."""
WATCHED = 20
"""So many random games are watched at a time."""


@dataclass(frozen=True)
class Batch:
    """Some deals of a study: the games from `first` on, counted from 0, in every variant."""

    first: int
    games: int
    watched: bool


@dataclass
class Played:
    """What came of a batch: sums for each variant, and rows if they are wanted."""

    batch: Batch
    sums: list[Sums]
    rows: Rows | None = None

    @property
    def games(self) -> int:
        return self.batch.games * len(self.sums)


def batches(study: Study, done: int = 0, quick: int = QUICK) -> Iterator[Batch]:
    """The batches of a study after the first so many games, in their order: first the games that are watched."""
    thoughtless = set(study.seats) == {RANDOM}
    watched = min(study.watch, study.games)
    first = done
    while first < study.games:
        looked_at = first < watched
        most = 1 if not thoughtless else WATCHED if looked_at else quick
        games = min(most, (watched if looked_at else study.games) - first)
        yield Batch(first, games, looked_at)
        first += games


class Room:
    """A table for each variant of a study, used again for every batch."""

    def __init__(self, study: Study, game: Game | None = None) -> None:
        self.study = study
        self.game = game or find_game(study.game)
        seats = len(study.seats)
        options = [study.options_of(variant, self.game) for variant in study.variants]
        self.dealers = [self.game.dealer(seats, each) for each in options]
        self.ledger = Ledger()
        self.thoughtless = set(study.seats) == {RANDOM}

    def play(self, batch: Batch, write_rows: bool = False) -> Played:
        """Play a batch; with rows for each game if they are to be written."""
        watches = [self._watch(dealer) if batch.watched else None for dealer in self.dealers]
        played = [self._lines(batch, variant, watch) for variant, watch in enumerate(watches)]
        lines = [each for each, _ in played]
        sums = [summed(each, watch.uses if watch else None) for each, watch in zip(lines, watches, strict=True)]
        if self.study.paired:
            for each, other in zip(sums[1:], lines[1:], strict=True):
                each.pairs = paired(lines[0], other)
        return Played(batch, sums, self._rows(batch, lines, [moves for _, moves in played]) if write_rows else None)

    def first_number(self, batch: Batch, variant: int) -> int:
        """The number of a batch's first game, which is its seed."""
        apart = 0 if self.study.paired else variant * MOST_GAMES
        return self.study.seed + apart + batch.first

    def _watch(self, dealer: Dealer) -> Watch:
        return Watch(self.game, dealer.table, self.study.moves)

    def _lines(self, batch: Batch, variant: int, watch: Watch | None) -> tuple[Lines, list[list[Moment]]]:
        dealer, first = self.dealers[variant], self.first_number(batch, variant)
        if self.thoughtless and watch is None:
            random_games(dealer, first, batch.games, None, self.ledger)
            return Lines(*self.ledger.lines()), []
        facts: list[list[float]] = []
        moments: list[list[Moment]] = []
        for number in range(first, first + batch.games):
            state = self._one_game(dealer, number, watch)
            if watch is not None:
                facts.append(watch.facts(state, number))
                moments.append(list(watch.moments))
        names = fact_names(len(self.study.seats)) if watch is not None else []
        lines = Lines(*self.ledger.lines(), {name: [each[at] for each in facts] for at, name in enumerate(names)})
        if watch is not None and self.study.skill:
            self._add_skill(dealer, first, lines)
        return lines, moments

    def _one_game(self, dealer: Dealer, number: int, watch: Watch | None) -> State:
        table = dealer.table
        if watch is None:
            state = dealer(Chance(number))
            self.ledger.note(state, play(self.game, state, seated(self.study.seats, number)))
            return state
        watch.begin(number)
        table.journal = watch.journal
        state = dealer(Chance(number))
        luck = Chance(-1 - number) if self.thoughtless else None
        play_watched(state, [] if self.thoughtless else seated(self.study.seats, number), luck, watch)
        table.journal = None
        self.ledger.note(state, watch.decisions)
        return state

    # Luck against skill

    def _add_skill(self, dealer: Dealer, first: int, lines: Lines) -> None:
        """Deal the same games again, with a stronger bot on one of the seats in turn."""
        for at, before in enumerate(lines.outcomes):
            number = first + at
            seat = number % len(self.study.seats)
            seats = [*self.study.seats]
            seats[seat] = self.study.skill
            state = dealer(Chance(number))
            play(self.game, state, seated(seats, number))
            lines.weak.append(win_share(before, seat))
            lines.strong.append(win_share(int(outcome(state)), seat))

    # Rows

    def _rows(self, batch: Batch, lines: Sequence[Lines], moments: Sequence[list[list[Moment]]]) -> Rows:
        from holdfast.lab.rows import batch_rows

        numbers = [self.first_number(batch, variant) for variant in range(len(lines))]
        return batch_rows(self.study, self.game, numbers, lines, moments)


def seated(seats: Sequence[str], seed: int) -> list[Bot]:
    """A bot for each seat, each with luck of its own. Their budgets are counts and not times, so that they play the
    same game again."""
    bots = [BOTS[name](Chance(seed * 16 + at + 1_000_003)) for at, name in enumerate(seats)]
    for bot in bots:
        if isinstance(bot, Search):
            bot.seconds = 0.0
    return bots


_room: Room | None = None


def play_batch(study: Study, batch: Batch, write_rows: bool) -> Played:
    """Play a batch in a process of its own, which keeps the tables of the study that it works on."""
    global _room
    if _room is None or _room.study != study:
        _room = Room(study)
    return _room.play(batch, write_rows)
