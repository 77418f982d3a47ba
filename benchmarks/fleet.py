"""A fleet on real PostgreSQL, Redis and nginx while things go wrong: what is lost, who is stuck, how long tables pause.

PYTHONPATH=. python benchmarks/fleet.py [--trouble kill,pause,redis,postgres,nginx,renew] [--times 20] [--pairs 150]

Each trouble happens several times to a fleet of three workers. A table is affected if one of its players had to come
back; its pause is the longest time without an acknowledged move around the trouble, less the players' own pace.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from itertools import pairwise
from typing import Any

from fleet_parts import Parts, running
from kill_loop import check
from load_setup import Prepared, prepare

from holdfast.client import Client, MoveRefused, TableClient

WORKERS = 3
BETWEEN_SECONDS = (3.0, 5.0)
PAUSED_SECONDS = 10.0
AROUND_SECONDS = 20.0
"""After a trouble: what takes longer counts as that long, and its table as stuck."""
CAME_BACK_SECONDS = 3.0
GOES_ON_SECONDS = 60.0
GAME_SECONDS = 60.0
"""How long a game of random moves takes at least, with a move every second."""


class Follower(TableClient):
    """Remembers when it connected."""

    def __init__(self, client: Client, table: str) -> None:
        super().__init__(client, table)
        self.connected: list[float] = []

    def open_socket(self, headers: Mapping[str, str]) -> AbstractAsyncContextManager[Any]:
        self.connected.append(time.monotonic())
        return super().open_socket(headers)


class Pair:
    """Two who play one table after the other."""

    def __init__(self, address: str, tokens: Sequence[str], tables: Sequence[str], pace: float) -> None:
        self.acknowledged: set[tuple[str, int]] = set()
        self.moved: list[float] = []
        self.followers: list[Follower] = []
        self._pace = pace
        self.tasks = [asyncio.create_task(self._play(address, token, tables)) for token in tokens]

    async def _play(self, address: str, token: str, tables: Sequence[str]) -> None:
        async with Client(address, token) as client:
            for table in tables:
                async with Follower(client, table) as follower:
                    self.followers.append(follower)
                    while await follower.my_turn():
                        try:
                            ply = await follower.play(random.choice(follower.moves))
                        except MoveRefused:
                            await asyncio.sleep(0.05)
                            continue
                        self.acknowledged.add((table, ply))
                        self.moved.append(time.monotonic())
                        await asyncio.sleep(self._pace)

    @property
    def done(self) -> bool:
        return all(task.done() for task in self.tasks)

    def came_back(self, since: float, until: float) -> bool:
        return any(since < at < until for follower in self.followers for at in follower.connected[1:])

    def pause(self, since: float) -> float:
        """The longest time without a move that began or ended in the time around a trouble."""
        times = [at for at in self.moved if since - self._pace * 3 < at < since + AROUND_SECONDS]
        gaps = [later - earlier for earlier, later in pairwise(times) if later > since]
        return max(0.0, max(gaps, default=AROUND_SECONDS) - self._pace)


Trouble = Callable[[Parts], Awaitable[None]]


async def kill(parts: Parts) -> None:
    await asyncio.to_thread(random.choice(parts.workers).kill_and_start_again)


async def pause(parts: Parts) -> None:
    process = random.choice(parts.workers).process
    assert process is not None
    os.kill(process.pid, signal.SIGSTOP)
    await asyncio.sleep(PAUSED_SECONDS)
    os.kill(process.pid, signal.SIGCONT)


async def restart_redis(parts: Parts) -> None:
    parts.redis.stop()
    await asyncio.sleep(1.0)
    await asyncio.to_thread(parts.redis.start)


async def restart_postgres(parts: Parts) -> None:
    await asyncio.to_thread(parts.postgres.stop, "fast")
    await asyncio.to_thread(parts.postgres.start)


async def reload_nginx(parts: Parts) -> None:
    await asyncio.to_thread(parts.nginx.reload)


async def renew(parts: Parts) -> None:
    """A new version: all workers are replaced, one after the other."""
    for worker in parts.workers:
        await asyncio.to_thread(worker.renew)


TROUBLES: dict[str, Trouble] = {
    "kill": kill,
    "pause": pause,
    "redis": restart_redis,
    "postgres": restart_postgres,
    "nginx": reload_nginx,
    "renew": renew,
}


async def measured(parts: Parts, prepared: Prepared, trouble: Trouble, times: int, pace: float) -> dict[str, float]:
    parties = zip(prepared.tokens, prepared.tables, strict=True)
    pairs = [Pair(parts.nginx.address, *each, pace) for each in parties]
    while not all(pair.moved for pair in pairs):
        await asyncio.sleep(0.1)
    begun: list[tuple[float, float]] = []
    for _ in range(times):
        await asyncio.sleep(random.uniform(*BETWEEN_SECONDS))
        at = time.monotonic()
        await trouble(parts)
        begun.append((at, time.monotonic()))
    stuck = await still_stuck(pairs)
    for task in (task for pair in pairs for task in pair.tasks):
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    pauses = sorted(
        pair.pause(at) for at, until in begun for pair in pairs if pair.came_back(at, until + CAME_BACK_SECONDS)
    )
    acknowledged = {each for pair in pairs for each in pair.acknowledged}
    told = {"times": times, "clients": 2 * len(pairs), "acknowledged": len(acknowledged), "stuck": stuck}
    return {**told, **percentiles(pauses), **await check(parts.database, prepared, acknowledged)}


async def still_stuck(pairs: Sequence[Pair]) -> int:
    """How many make no more moves, though they have tables left to play at."""
    before, until = [len(pair.moved) for pair in pairs], time.monotonic() + GOES_ON_SECONDS
    waiting = set(range(len(pairs)))
    while waiting and time.monotonic() < until:
        await asyncio.sleep(0.1)
        waiting = {at for at in waiting if len(pairs[at].moved) == before[at] and not pairs[at].done}
    return len(waiting)


def percentiles(pauses: Sequence[float]) -> dict[str, float]:
    if not pauses:
        return {"affected": 0}
    named = {"p50": pauses[len(pauses) // 2], "p99": pauses[len(pauses) * 99 // 100], "longest": pauses[-1]}
    return {"affected": len(pauses), **{name: round(seconds, 2) for name, seconds in named.items()}}


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--trouble", default=",".join(TROUBLES), help="which, separated by commas")
    asked.add_argument("--times", type=int, default=20)
    asked.add_argument("--pairs", type=int, default=150)
    asked.add_argument("--pace", type=float, default=2.0, help="seconds that a player thinks")
    asked.add_argument("--json", action="store_true")
    chosen = asked.parse_args()
    rounds = 2 + int(chosen.times * 15 / min(GAME_SECONDS, GAME_SECONDS * chosen.pace))
    failed = False
    for name in chosen.trouble.split(","):
        with running(WORKERS) as parts:
            prepared = asyncio.run(prepare(parts.database, "upgrade", chosen.pairs, rounds))
            parts.start()
            told = asyncio.run(measured(parts, prepared, TROUBLES[name], chosen.times, chosen.pace))
        print(json.dumps({"trouble": name, **told}) if chosen.json else f"{name}: {told}", flush=True)
        failed |= bool(told["lost"] or told["twice"] or told["stuck"] or not told["acknowledged"])
    raise SystemExit(failed)


if __name__ == "__main__":
    main()
