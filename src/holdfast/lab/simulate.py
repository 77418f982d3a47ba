"""Bulk simulation: many games between bots, and what came of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from time import perf_counter

from holdfast.bots import Bot
from holdfast.bots.play import play
from holdfast.bots.visiting import bot_names, make_bot
from holdfast.kernel import Chance, Game, HoldfastError, Options
from holdfast.kernel.playout import Tally, random_games
from holdfast.lab.visitors import Faults, dealer

Progress = Callable[[int], None]
LARGEST_SEED = 10**15
BATCH = 200
"""Random games are quick: progress is told after so many. Games of thinking bots are told one by one."""


@dataclass(frozen=True)
class Interval:
    """A share, and where the true one lies with a probability of 95 % (Wilson)."""

    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Report:
    """What a simulation found."""

    game: str
    seats: tuple[str, ...]
    tally: Tally
    seconds: float
    stopped: bool = False
    """Whether it was interrupted before all games were played."""
    faults: Faults = field(default_factory=Faults)

    @property
    def moves_per_second(self) -> float:
        return int(self.tally.moves) / max(self.seconds, 1e-9)

    def wins(self) -> list[Interval]:
        return [wilson(wins, int(self.tally.games)) for wins in self.tally.wins]

    def length(self) -> dict[str, float]:
        """Turns a game: mean, shortest, median, the longest of nine in ten, longest."""
        turns = sorted(self.tally.turns.items())
        games = int(self.tally.games)
        return {
            "mean": sum(length * count for length, count in turns) / games,
            "least": turns[0][0],
            "median": _quantile(turns, games, 0.5),
            "most_of_90_percent": _quantile(turns, games, 0.9),
            "most": turns[-1][0],
        }


def simulate(game: Game, seats: Sequence[str], options: Options, games: int, seed: int, progress: Progress) -> Report:
    """Play many games; `progress` is called with the number of games just played. An interrupt ends it early, and what
    was played until then counts."""
    if games < 1:
        raise HoldfastError("at least one game is needed, not {games}", games=games)
    if not 0 <= seed <= LARGEST_SEED:
        raise HoldfastError("seed: a whole number from 0 to {most} is needed, not {seed}", most=LARGEST_SEED, seed=seed)
    game.check(len(seats), options)
    check_bots(seats)
    tally, faults = Tally(len(seats)), Faults()
    most = BATCH if set(seats) == {"random"} else 1
    begun = perf_counter()
    stopped = False
    try:
        for first in range(seed, seed + games, most):
            batch = min(most, seed + games - first)
            _play_batch(game, seats, options, first, batch, tally, faults)
            progress(batch)
    except KeyboardInterrupt:
        if tally.games == 0:
            raise
        stopped = True
    return Report(game.name, tuple(seats), tally, perf_counter() - begun, stopped, faults)


def check_bots(seats: Sequence[str]) -> None:
    for name in seats:
        if name not in bot_names():
            raise HoldfastError("there is no bot “{name}”; there are {bots}", name=name, bots=bot_names())


def _play_batch(
    game: Game, seats: Sequence[str], options: Options, first: int, batch: int, tally: Tally, faults: Faults
) -> None:
    if set(seats) == {"random"}:
        random_games(game.dealer(len(seats), options), first, batch, tally)
        return
    deal = dealer(game, seats, options)
    for number in range(first, first + batch):
        state, bots = deal(Chance(number)), seated(seats, number)
        tally.count(state, play(game, state, bots))
        faults.count(bots)


def seated(seats: Sequence[str], seed: int) -> list[Bot]:
    """A bot for each seat, each with luck of its own."""
    return [make_bot(name, Chance(seed * 16 + at + 1_000_003)) for at, name in enumerate(seats)]


def wilson(wins: float, games: int) -> Interval:
    share, z = wins / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def _quantile(counted: Sequence[tuple[int, int]], games: int, share: float) -> int:
    seen = 0
    for length, count in counted:
        seen += count
        if seen >= share * games:
            return length
    return counted[-1][0]
