"""What a bot's decision costs beside thinking: a request through the pool to its process and back, late in a game.

python benchmarks/bot_decisions.py [--game ship_it] [--seats 4] [--moves 400]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import time
from collections.abc import Iterator
from itertools import count

from holdfast.games import find_game
from holdfast.kernel import Table
from holdfast.server.bot_pool import BotPool, Decision
from holdfast.server.fair_queue import Requester
from holdfast.server.metrics import Metrics

SHARE = 4
"""A bot decides at every fourth move, as it would among four."""
MEASURED = 20
"""Decisions at the end that are measured."""


def long_game(game: str, seats: int, moves: int) -> Table:
    """A game of random moves that is long enough."""
    for seed in count(1):
        luck, table = random.Random(seed), find_game(game).new(seats=seats, seed=seed)
        while not table.over and len(table.record.moves) < moves:
            seat = table.awaited[0]
            table.play(seat, luck.choice(table.legal_moves(seat)))
        if not table.over:
            return table
    raise AssertionError


def followed(table: Table) -> Iterator[Table]:
    """The same game again, after each of its moves."""
    again = Table(table.game, table.record.without_moves())
    for seat, said in table.record.moves:
        again.play(seat, said)
        yield again


async def measure(game: str, seats: int, moves: int) -> float:
    """The median in milliseconds, of a bot that hardly thinks."""
    pool, requester, times = BotPool(1, 60.0, Metrics()), Requester("a guest", "a table", lambda: True), list[float]()
    for ply, table in enumerate(followed(long_game(game, seats, moves)), 1):
        if ply % SHARE == 0 or ply > moves - MEASURED:
            begun = time.perf_counter()
            await pool.decide(Decision(1, table.record, ply, table.awaited[0], "random"), requester)
            times.append(time.perf_counter() - begun)
    await pool.close()
    return 1000 * statistics.median(times[-MEASURED:])


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", default="ship_it")
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--moves", type=int, default=400)
    chosen = asked.parse_args()
    median = asyncio.run(measure(chosen.game, chosen.seats, chosen.moves))
    print(f"{chosen.game}, move {chosen.moves}: {median:.2f} ms a decision")


if __name__ == "__main__":
    main()
