"""Benchmarks of one engine, in a process of its own, so that compiled and interpreted code never mix.

Processor time is measured where games are played for a while, the finest clock where single calls are summed up.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from itertools import repeat
from random import Random
from time import perf_counter, process_time

import msgspec

from holdfast.games import find_game
from holdfast.kernel import Chance, Determinizer, Game, Observation, State, Table, Watcher
from holdfast.kernel import state as state_module
from holdfast.kernel.playout import Dealer, Drive, random_games

SEATS = 4
BATCH = 20
LIMIT = {"turn_limit": 1000}
MOST_MOVES = 400
"""A game is looked at no longer than this, so that one that drags on does not outweigh the others."""
IN_A_ROW = 5
VIEW_EVERY = 10
"""Views are for people and slow: one in this many is measured."""
Figures = dict[str, float]
Say = Callable[[str], None]
WATCHED = ("observation", "changes", "update", "copy_to", "determinize_into", "determinize_again", "view")


def benchmark_engine(names: Sequence[str], seconds: float, say: Say) -> Figures:
    """What this process's engine does, by “game what”: moves per second, microseconds, bytes."""
    figures: Figures = {"compiled": float(is_compiled())}
    for name in names:
        say(name)
        game = find_game(name)
        seats = table_size(game)
        deal = game.dealer(seats, game.options.read(LIMIT))
        figures[f"{name} engine"] = _engine(deal, seconds)
        figures[f"{name} driven"] = _driven(deal, seconds)
        for what, figure in _watched(game, seats, seconds).items():
            figures[f"{name} {what}"] = figure
    return figures


def is_compiled() -> bool:
    return str(state_module.__file__).endswith((".so", ".pyd"))


def table_size(game: Game) -> int:
    """Four players, or as near as the game comes to it."""
    return min(game.seats, key=lambda seats: abs(seats - SEATS))


# Whole games


def _engine(deal: Dealer, seconds: float) -> float:
    return rate(lambda number: int(random_games(deal, number * BATCH, BATCH, None)), seconds)


def _driven(deal: Dealer, seconds: float) -> float:
    pick = Random(1).random

    def one(number: int) -> int:
        drive = Drive(deal(Chance(number), False))
        played, going = 0, True
        while going:
            legal = drive.legal()
            going = drive.step(legal[int(pick() * len(legal))])
            played += 1
        return played

    return rate(one, seconds)


def rate(play_one: Callable[[int], int], seconds: float) -> float:
    """Moves per second."""
    played = number = 0
    begun = process_time()
    while process_time() < begun + seconds:
        for _ in range(10):
            played += play_one(number)
            number += 1
    return played / (process_time() - begun)


# A game with somebody watching from every seat


class _CallTimer:
    """Measures what looking at a table costs, move after move."""

    def __init__(self) -> None:
        self.samples: dict[str, list[float]] = {what: [] for what in WATCHED}
        self.looks = 0
        self.bytes = 0
        self.encode = msgspec.json.Encoder().encode
        self.determinizer = Determinizer()
        self.chance = Chance(5)

    def clock(self, what: str, call: Callable[..., object], *arguments: object) -> None:
        """Time a call, several times in a row: one alone is hardly longer than looking at the clock."""
        begun = perf_counter()
        for _ in repeat(None, IN_A_ROW):
            call(*arguments)
        self.samples[what].append((perf_counter() - begun) / IN_A_ROW)

    def look(self, table: Table, watchers: Sequence[Watcher], twin: State, observation: Observation) -> None:
        """All that a server or a search does for one seat after one move."""
        seat, state = int(watchers[0].seat), table.state
        self._update(watchers)
        self.clock("observation", observation.look, state, seat)
        self.clock("changes", watchers[0].now.changes, watchers[0].before)
        self.clock("copy_to", state.copy_to, twin)
        self.clock("determinize_into", self.determinizer.determinize_into, state, seat, self.chance, twin)
        self.clock("determinize_again", self.determinizer.determinize_again, state, seat, self.chance, twin)
        if self.looks % VIEW_EVERY == 0:
            self.clock("view", table.view, seat)
        self.looks += 1

    def _update(self, watchers: Sequence[Watcher]) -> None:
        """An update is told once: several watchers at the same seat are told it one after the other."""
        encode = self.encode
        begun = perf_counter()
        for watcher in watchers:
            encoded = encode(watcher.update().to_list())
        self.samples["update"].append((perf_counter() - begun) / len(watchers))
        self.bytes += len(encoded)

    def figures(self) -> Figures:
        return {
            **{what: _mean(samples) * 1e6 for what, samples in self.samples.items()},
            "bytes": self.bytes / max(1, self.looks),
        }


def _mean(samples: list[float]) -> float:
    """The mean without the slowest hundredth: those were interrupted by something else on the machine."""
    kept = sorted(samples)[: max(1, len(samples) * 99 // 100)]
    return sum(kept) / len(kept)


def _watched(game: Game, seats: int, seconds: float) -> Figures:
    """Means over random games with everybody watching."""
    watch, pick, number = _CallTimer(), Random(1), 0
    begun = process_time()
    while number == 0 or process_time() < begun + seconds:
        _watch_game(watch, game.new(seats, seed=number, **LIMIT), pick)
        number += 1
    return watch.figures()


def _watch_game(watch: _CallTimer, table: Table, pick: Random) -> None:
    watchers = [[table.watch(seat) for _ in range(IN_A_ROW)] for seat in range(table.seats)]
    twin, observation = table.state.empty_twin(), Observation()
    for _ in range(MOST_MOVES):
        if table.over:
            return
        seat = table.awaited[0]
        table.state.submit(seat, pick.choice(table.legal_moves(seat)))
        for watching in watchers:
            watch.look(table, watching, twin, observation)


if __name__ == "__main__":
    found = benchmark_engine(sys.argv[2:], float(sys.argv[1]), lambda name: print(name, file=sys.stderr, flush=True))
    print(json.dumps(found))
