"""What is kept of many games: sums and counts, never the games themselves.

Sums of batches are added in the order of the batches, so that the same study gives the same numbers to the last digit,
however many workers play it and however often it is interrupted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import repeat
from operator import add, lshift, or_, sub
from typing import TypeVar

from holdfast.kernel import bit
from holdfast.kernel.playout import LIMITED_AT, SIDES_AT
from holdfast.lab.measures import LIMITED, MEASURES, TIES, WINS
from holdfast.lab.statistics import Moments
from holdfast.lab.watch import UseTracker

PAIR_AT = 32
"""Two outcomes of one deal are kept as one number: the first variant's above this bit, the other's below."""
Counts = dict[int, int]
Number = TypeVar("Number", int, float)


@dataclass(frozen=True)
class GameColumns:
    """The games of one batch and one variant, one after the other."""

    turns: list[int]
    decisions: list[int]
    outcomes: list[int]
    """See `kernel/playout.py`."""
    facts: dict[str, list[float]] = field(default_factory=dict)
    """What was measured in games that were watched, by measure."""
    strong: list[float] = field(default_factory=list)
    """What a stronger bot won in these deals, and in `weak` the bot whose seat it took."""
    weak: list[float] = field(default_factory=list)


@dataclass
class UseCounts:
    """Cards or verbs: how often each was used in a game, and the sums of `Splits`, thing after thing."""

    total: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    held: list[float] = field(default_factory=list)
    used: list[float] = field(default_factory=list)

    def add(self, other: UseCounts) -> None:
        self.total = _added(self.total, other.total)
        self.squares = _added(self.squares, other.squares)
        self.held = _added(self.held, other.held)
        self.used = _added(self.used, other.used)


@dataclass
class Pairs:
    """A variant against the first one, deal by deal."""

    outcomes: Counts = field(default_factory=dict)
    turns: Counts = field(default_factory=dict)
    decisions: Counts = field(default_factory=dict)
    facts: dict[str, Moments] = field(default_factory=dict)

    def add(self, other: Pairs) -> None:
        _count(self.outcomes, other.outcomes)
        _count(self.turns, other.turns)
        _count(self.decisions, other.decisions)
        _gather(self.facts, other.facts)


@dataclass
class Sums:
    """All that is kept of one variant."""

    watched: int = 0
    outcomes: Counts = field(default_factory=dict)
    turns: Counts = field(default_factory=dict)
    decisions: Counts = field(default_factory=dict)
    facts: dict[str, Moments] = field(default_factory=dict)
    cards: UseCounts = field(default_factory=UseCounts)
    verbs: UseCounts = field(default_factory=UseCounts)
    groups: UseCounts = field(default_factory=UseCounts)
    """Cards by what they have in common, in the order of `card_groups`."""
    strong: Moments = field(default_factory=Moments)
    weak: Moments = field(default_factory=Moments)
    gain: Moments = field(default_factory=Moments)
    pairs: Pairs = field(default_factory=Pairs)
    game_of_length: Counts = field(default_factory=dict)
    """The number of the first game of each length, in turns: it can be played again as an example."""

    @property
    def games(self) -> int:
        return sum(self.outcomes.values())

    @property
    def moves(self) -> int:
        return sum(moves * games for moves, games in self.decisions.items())

    def add(self, other: Sums) -> None:
        self.watched += other.watched
        _count(self.outcomes, other.outcomes)
        _count(self.turns, other.turns)
        _count(self.decisions, other.decisions)
        _gather(self.facts, other.facts)
        self.cards.add(other.cards)
        self.verbs.add(other.verbs)
        self.groups.add(other.groups)
        self.game_of_length = {**other.game_of_length, **self.game_of_length}
        self.strong.add(other.strong)
        self.weak.add(other.weak)
        self.gain.add(other.gain)
        self.pairs.add(other.pairs)


# From games to sums


def accumulate(lines: GameColumns, uses: UseTracker | None) -> Sums:
    """The sums of one batch."""
    sums = Sums(
        watched=len(lines.turns) if uses is not None else 0,
        outcomes=_counts(lines.outcomes),
        turns=_counts(lines.turns),
        decisions=_counts(lines.decisions),
        facts={name: Moments.of(numbers) for name, numbers in lines.facts.items()},
        strong=Moments.of(lines.strong),
        weak=Moments.of(lines.weak),
        gain=Moments.of(map(sub, lines.strong, lines.weak)),
    )
    if uses is not None:
        sums.cards = UseCounts(*uses.plays.sums(), uses.held.to_list(), uses.played.to_list())
        sums.verbs = UseCounts(*uses.used.sums(), [], uses.spoken.to_list())
        sums.groups = UseCounts(*uses.group_plays.sums(), uses.group_held.to_list(), uses.group_played.to_list())
    return sums


def paired(first: GameColumns, other: GameColumns) -> Pairs:
    """Two variants, deal by deal."""
    return Pairs(
        outcomes=_counts(map(or_, map(lshift, first.outcomes, repeat(PAIR_AT)), other.outcomes)),
        turns=_counts(map(sub, other.turns, first.turns)),
        decisions=_counts(map(sub, other.decisions, first.decisions)),
        facts={name: Moments.of(map(sub, other.facts[name], first.facts[name])) for name in other.facts},
    )


def first_of_each_length(turns: list[int], first: int) -> Counts:
    """The number of the first game of each length; the games are numbered from `first` on."""
    return dict(zip(reversed(turns), range(first + len(turns) - 1, first - 1, -1), strict=True))


def _counts(numbers: Iterable[int]) -> Counts:
    return dict(Counter(numbers))


# What an outcome says


def win_credit(outcome: int, seat: int) -> float:
    """What a seat has won: 1, or less if several sides share the win."""
    return 1.0 / sides_of(outcome) if outcome >> seat & 1 else 0.0


def sides_of(outcome: int) -> int:
    return outcome >> int(SIDES_AT) & 0xFF


def ended_by_limit(outcome: int) -> bool:
    return bool(outcome & int(bit(LIMITED_AT)))


def outcome_measures(outcome: int, seats: int) -> Iterator[tuple[str, float]]:
    """Each measure that an outcome tells, and its number in this game."""
    for seat in range(seats):
        yield WINS.of(seat), win_credit(outcome, seat)
    yield TIES.name, float(sides_of(outcome) > 1)
    yield LIMITED.name, float(ended_by_limit(outcome))


def fact_names(seats: int) -> list[str]:
    """The measures of watched games, in the order in which `Watch.facts` tells them."""
    return [name for measure in MEASURES if measure.watched for name in measure.names(seats)]


# Adding


def _count(into: Counts, more: Mapping[int, int]) -> None:
    for number, count in more.items():
        into[number] = into.get(number, 0) + count


def _gather(into: dict[str, Moments], more: Mapping[str, Moments]) -> None:
    for name, moments in more.items():
        into.setdefault(name, Moments()).add(moments)


def _added(one: list[Number], other: list[Number]) -> list[Number]:
    return list(map(add, one, other)) if one and other else one or other
