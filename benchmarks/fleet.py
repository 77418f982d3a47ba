"""A fleet on real PostgreSQL and Redis while things go wrong: what is lost, who is stuck, how long tables stand still.

PYTHONPATH=. python benchmarks/fleet.py [--trouble kill,pause,redis,postgres,renew] [--times 20] [--pairs 30] [--json]

Each trouble happens several times to a fleet of three workers. A table is affected if one of its players had to come
back; its pause is the longest time without an acknowledged move around the trouble, less the players' own pace.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

from kill_loop import check
from load_process import MeasuredProcess
from load_setup import LIMITS, Prepared, prepare
from tests.server.postgres import Postgres, find_postgres
from tests.server.redis import RedisServer

from holdfast.client import Client, MoveRefused, TableClient

WORKERS = 3
PACE_SECONDS = 0.5
ROUNDS = 40
BETWEEN_SECONDS = (3.0, 5.0)
PAUSED_SECONDS = 10.0
AROUND_SECONDS = 20.0
"""After a trouble: what takes longer counts as that long, and its table as stuck."""
GOES_ON_SECONDS = 60.0


class Parts:
    """PostgreSQL, Redis and the fleet."""

    def __init__(self, folder: Path) -> None:
        (folder / "postgres").mkdir(mode=0o755)
        (folder / "redis").mkdir()
        folder.chmod(0o755)
        self.postgres = Postgres(find_postgres(), folder / "postgres")
        self.redis = RedisServer(folder / "redis")
        self.postgres.create()
        self.postgres.start()
        self.redis.start()
        self.database = self.postgres.database("fleet")
        self.fleet = FleetProcess(self.database, self.redis.address)

    def stop(self) -> None:
        self.fleet.end()
        self.redis.stop()
        self.postgres.stop()


class FleetProcess(MeasuredProcess):
    def __init__(self, database: str, hub: str) -> None:
        super().__init__("/ready")
        self._parts = ("--database", database, "--hub", hub, "--workers", str(WORKERS))

    def command(self) -> Sequence[str]:
        limits = [word for limit in LIMITS for word in ("--limit", limit)]
        return [sys.executable, "-m", "holdfast.server", "--port", str(self.port), *self._parts, *limits]

    @property
    def workers(self) -> list[int]:
        assert self.process is not None
        pid = self.process.pid
        return list(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))


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

    def __init__(self, address: str, tokens: Sequence[str], tables: Sequence[str]) -> None:
        self.acknowledged: set[tuple[str, int]] = set()
        self.moved: list[float] = []
        self.followers: list[Follower] = []
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
                        await asyncio.sleep(PACE_SECONDS)

    def came_back(self, since: float, until: float) -> bool:
        return any(since < at < until for follower in self.followers for at in follower.connected[1:])

    def pause(self, since: float) -> float:
        """The longest time without a move that began or ended in the time around a trouble."""
        times = [at for at in self.moved if since - PACE_SECONDS * 2 < at < since + AROUND_SECONDS]
        gaps = [later - earlier for earlier, later in pairwise(times) if later > since]
        return max(0.0, max(gaps, default=AROUND_SECONDS) - PACE_SECONDS)


Trouble = Callable[[Parts], Awaitable[None]]


async def kill(parts: Parts) -> None:
    os.kill(random.choice(parts.fleet.workers), signal.SIGKILL)


async def pause(parts: Parts) -> None:
    paused = random.choice(parts.fleet.workers)
    os.kill(paused, signal.SIGSTOP)
    await asyncio.sleep(PAUSED_SECONDS)
    os.kill(paused, signal.SIGCONT)


async def restart_redis(parts: Parts) -> None:
    parts.redis.stop()
    await asyncio.sleep(1.0)
    await asyncio.to_thread(parts.redis.start)


async def restart_postgres(parts: Parts) -> None:
    await asyncio.to_thread(parts.postgres.stop)
    await asyncio.to_thread(parts.postgres.start)


async def renew(parts: Parts) -> None:
    """A new version: all workers are replaced, one after the other."""
    assert parts.fleet.process is not None
    before = set(parts.fleet.workers)
    parts.fleet.process.send_signal(signal.SIGHUP)
    while before & set(parts.fleet.workers):
        await asyncio.sleep(0.1)


TROUBLES: dict[str, Trouble] = {
    "kill": kill,
    "pause": pause,
    "redis": restart_redis,
    "postgres": restart_postgres,
    "renew": renew,
}


async def measured(parts: Parts, prepared: Prepared, trouble: Trouble, times: int) -> dict[str, float]:
    address = f"http://127.0.0.1:{parts.fleet.port}"
    pairs = [Pair(address, *each) for each in zip(prepared.tokens, prepared.tables, strict=True)]
    while not all(pair.moved for pair in pairs):
        await asyncio.sleep(0.1)
    begun: list[tuple[float, float]] = []
    for _ in range(times):
        await asyncio.sleep(random.uniform(*BETWEEN_SECONDS))
        at = time.monotonic()
        await trouble(parts)
        begun.append((at, time.monotonic()))
        while len(parts.fleet.workers) < WORKERS:
            await asyncio.sleep(0.1)
    stuck = await still_stuck(pairs)
    for task in (task for pair in pairs for task in pair.tasks):
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    pauses = sorted(pair.pause(at) for at, until in begun for pair in pairs if pair.came_back(at, until + 3.0))
    acknowledged = {each for pair in pairs for each in pair.acknowledged}
    told = {"times": times, "pairs": len(pairs), "acknowledged": len(acknowledged), "stuck": stuck}
    return {**told, **percentiles(pauses), **await check(parts.database, prepared, acknowledged)}


async def still_stuck(pairs: Sequence[Pair]) -> int:
    """How many make no more moves."""
    before, until = [len(pair.moved) for pair in pairs], time.monotonic() + GOES_ON_SECONDS
    waiting = set(range(len(pairs)))
    while waiting and time.monotonic() < until:
        await asyncio.sleep(0.1)
        waiting = {at for at in waiting if len(pairs[at].moved) == before[at]}
    return len(waiting)


def percentiles(pauses: Sequence[float]) -> dict[str, float]:
    if not pauses:
        return {"affected": 0}
    named = {"p50": pauses[len(pauses) // 2], "p99": pauses[len(pauses) * 99 // 100], "longest": pauses[-1]}
    return {"affected": len(pauses), **{name: round(seconds, 2) for name, seconds in named.items()}}


@contextmanager
def running() -> Iterator[Parts]:
    folder = Path(tempfile.mkdtemp(prefix="holdfast-fleet-"))
    parts = Parts(folder)
    try:
        yield parts
    finally:
        parts.stop()
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--trouble", default=",".join(TROUBLES), help="which, separated by commas")
    asked.add_argument("--times", type=int, default=20)
    asked.add_argument("--pairs", type=int, default=30)
    asked.add_argument("--json", action="store_true")
    chosen = asked.parse_args()
    failed = False
    for name in chosen.trouble.split(","):
        with running() as parts:
            prepared = asyncio.run(prepare(parts.database, "upgrade", chosen.pairs, ROUNDS))
            parts.fleet.start()
            told = asyncio.run(measured(parts, prepared, TROUBLES[name], chosen.times))
        print(json.dumps({"trouble": name, **told}) if chosen.json else f"{name}: {told}", flush=True)
        failed |= bool(told["lost"] or told["twice"] or told["stuck"] or not told["acknowledged"])
    raise SystemExit(failed)


if __name__ == "__main__":
    main()
