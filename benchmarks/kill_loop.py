"""kill -9 again and again while clients play. Nothing that a client was told may be lost, and every table goes on.

python benchmarks/kill_loop.py [--kills 200] [--game upgrade] [--database URL] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import time
from collections import Counter
from collections.abc import Sequence

from load_setup import Prepared, ServerProcess, new_database, prepare

from holdfast.client import Client, MoveRefused
from holdfast.server.store.sql import SqlStore

PAIRS = 8
GOES_ON_SECONDS = 60.0


class Players:
    """Pairs that play one table after the other, and remember each move that they were told is stored."""

    def __init__(self, address: str, prepared: Prepared) -> None:
        self._address = address
        self.acknowledged: set[tuple[str, int]] = set()
        self.moves: Counter[int] = Counter()
        """How many moves each pair has made."""
        self._tasks = {
            (pair, token): asyncio.create_task(self._play(pair, token, tables))
            for pair, (tokens, tables) in enumerate(zip(prepared.tokens, prepared.tables, strict=True))
            for token in tokens
        }

    async def _play(self, pair: int, token: str, tables: Sequence[str]) -> None:
        async with Client(self._address, token) as client:
            for table in tables:
                async with client.follow(table) as follower:
                    while await follower.my_turn():
                        try:
                            ply = await follower.play(random.choice(follower.moves))
                        except MoveRefused:
                            continue
                        self.acknowledged.add((table, ply))
                        self.moves[pair] += 1

    async def stuck(self) -> int:
        """How many pairs make no more moves, though they have tables left to play at."""
        before, until = Counter(self.moves), time.monotonic() + GOES_ON_SECONDS
        waiting = set(range(PAIRS))
        while waiting and time.monotonic() < until:
            await asyncio.sleep(0.1)
            waiting = {pair for pair in waiting if self.moves[pair] == before[pair] and not self._done(pair)}
        return len(waiting)

    def _done(self, pair: int) -> bool:
        return all(task.done() and not task.exception() for (of, _), task in self._tasks.items() if of == pair)

    async def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        for ended in await asyncio.gather(*self._tasks.values(), return_exceptions=True):
            assert ended is None or isinstance(ended, asyncio.CancelledError), f"a player gave up: {ended!r}"


async def kills(game: str, count: int, database: str) -> dict[str, float]:
    prepared = await prepare(database, game, PAIRS, max(40, count))
    server = ServerProcess(database)
    server.start()
    players = Players(f"http://127.0.0.1:{server.port}", prepared)
    downtimes = []
    for _ in range(count):
        await asyncio.sleep(random.uniform(0.2, 1.0))
        server.end(signal.SIGKILL)
        downtimes.append(await asyncio.to_thread(server.start))
    stuck = await players.stuck()
    await players.stop()
    server.end()
    told = {"kills": count, "acknowledged": len(players.acknowledged), "stuck": stuck}
    return {**told, "seconds_down": round(sum(downtimes), 1), **await check(database, prepared, players.acknowledged)}


async def check(database: str, prepared: Prepared, acknowledged: set[tuple[str, int]]) -> dict[str, float]:
    """Every acknowledged move is stored, and none twice: plies are whole, no client names a move again."""
    store = SqlStore(database)
    await store.open()
    lost = twice = stored = 0
    for table in (table for tables in prepared.tables for table in tables):
        moves = await store.moves_since(table, 0)
        plies = {move.ply + 1 for move in moves}
        ids = [(move.seat, move.id) for move in moves if move.id]
        stored += len(moves)
        twice += len(ids) - len(set(ids)) + (plies != set(range(1, len(moves) + 1)))
        lost += sum(ply not in plies for at, ply in acknowledged if at == table)
    await store.close()
    return {"stored": stored, "lost": lost, "twice": twice}


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--kills", type=int, default=200)
    asked.add_argument("--game", default="upgrade")
    asked.add_argument("--database", default="", help="a database of your own instead of a new SQLite file")
    asked.add_argument("--json", action="store_true")
    chosen = asked.parse_args()
    with new_database(chosen.database) as database:
        told = asyncio.run(kills(chosen.game, chosen.kills, database))
    print(json.dumps(told) if chosen.json else told)
    if told["lost"] or told["twice"] or told["stuck"] or not told["acknowledged"]:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
