"""A fleet on real PostgreSQL, Redis and nginx while things go wrong: what is lost, who is stuck, how long tables pause.

PYTHONPATH=. python benchmarks/fleet.py [--trouble kill,pause,redis,postgres,nginx,renew] [--times 20] [--pairs 150]

Each trouble happens several times to a fleet of three workers. A table is affected if one of its players lost the
connection or had to wait. Some players use nearly all of their time for a decision: if a clock is charged for a
trouble, a bot has their seat at the end. All clients are in this process, and how late it is itself stands beside.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import time
from bisect import bisect
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import uvloop
from fleet_parts import Parts, running
from fleet_players import OwnLag, Pair
from kill_loop import check
from load_setup import Prepared, prepare

from holdfast.server.store.sql import SqlStore

WORKERS = 3
BETWEEN_SECONDS = (3.0, 5.0)
PAUSED_SECONDS = 10.0
GOES_ON_SECONDS = 60.0
MOVES_A_GAME = 60
"""A game of random moves is hardly ever over sooner."""
CLOCK, SLOW_SECONDS = "fast", 28.5
"""A clock of thirty seconds, and how long those think who use nearly all of it."""
SLOW_EVERY = 10
"""Pairs of which one is slow."""
WAITED_SECONDS = 0.25

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


async def measured(parts: Parts, prepared: Prepared, trouble: Trouble, times: int, thinks: float) -> dict[str, object]:
    pairs = [
        Pair(parts.nginx.address, tokens, tables, thinks if number % SLOW_EVERY else SLOW_SECONDS)
        for number, (tokens, tables) in enumerate(zip(prepared.tokens, prepared.tables, strict=True))
    ]
    while any(pair.seated < 2 for pair in pairs):
        await asyncio.sleep(0.1)
    own_lag, begun, worked = OwnLag(), list[float](), processor_seconds()
    for _ in range(times):
        await asyncio.sleep(random.uniform(*BETWEEN_SECONDS))
        begun.append(time.monotonic())
        await trouble(parts)
    stuck = await still_stuck(pairs)
    own_lag.stop()
    busy, passed = (now - then for now, then in zip(processor_seconds(), worked, strict=True))
    for pair in pairs:
        await pair.stop()
    acknowledged = {each for pair in pairs for each in pair.acknowledged}
    return {
        "times": times,
        "clients": 2 * len(pairs),
        "acknowledged": len(acknowledged),
        "stuck": stuck,
        **await check(parts.database, prepared, acknowledged),
        "seats_lost": await seats_lost(parts.database, prepared),
        "pauses": spread(pauses(pairs, begun)),
        "all_waits": spread([wait.seconds for pair in pairs for wait in pair.waits if wait.until > begun[0]]),
        **how_they_came_back(pairs, begun[0]),
        "own_lag": spread(own_lag.lags),
        "processors_busy": round(busy / passed, 2),
    }


async def still_stuck(pairs: Sequence[Pair]) -> int:
    """How many make no more moves, though they have tables left to play at."""
    before, until = [len(pair.acknowledged) for pair in pairs], time.monotonic() + GOES_ON_SECONDS
    waiting = set(range(len(pairs)))
    while waiting and time.monotonic() < until:
        await asyncio.sleep(0.1)
        waiting = {at for at in waiting if len(pairs[at].acknowledged) == before[at] and not pairs[at].done}
    return len(waiting)


async def seats_lost(database: str, prepared: Prepared) -> int:
    """How many seats a bot has: their clocks ran out."""
    store = SqlStore(database)
    await store.open()
    loaded = [await store.load(table) for tables in prepared.tables for table in tables]
    await store.close()
    return sum(bool(seat.bot) for stored in loaded if stored is not None for seat in stored.row.seats)


def pauses(pairs: Sequence[Pair], begun: Sequence[float]) -> list[float]:
    """The longest one of each affected table after each trouble."""
    longest: defaultdict[tuple[int, int], float] = defaultdict(float)
    for number, pair in enumerate(pairs):
        lost = {(bisect(begun, absence.back), number) for absence in pair.absences}
        for wait in pair.pauses:
            key = bisect(begun, wait.until), number
            if key[0] and (key in lost or wait.seconds >= WAITED_SECONDS):
                longest[key] = max(longest[key], wait.seconds)
    return list(longest.values())


def how_they_came_back(pairs: Sequence[Pair], since: float) -> dict[str, object]:
    """Step by step."""
    absences = [absence for pair in pairs for absence in pair.absences if absence.back > since]
    return {
        "attempts": max((absence.attempts for absence in absences), default=0),
        "until_asked": spread([absence.asked - absence.lost for absence in absences]),
        "until_connected": spread([absence.opened - absence.asked for absence in absences]),
        "until_welcomed": spread([absence.back - absence.opened for absence in absences]),
    }


def spread(seconds: Sequence[float]) -> dict[str, float]:
    if not seconds:
        return {"count": 0}
    ordered = sorted(seconds)
    named = {"p50": ordered[len(ordered) // 2], "p99": ordered[len(ordered) * 99 // 100], "longest": ordered[-1]}
    return {"count": len(ordered), **{name: round(value, 3) for name, value in named.items()}}


def processor_seconds() -> tuple[float, float]:
    """How long all processors of this machine have worked, and how long they could have. Low priority is idle."""
    _, nice, _, idle, waiting, *_ = ticks = [int(word) for word in Path("/proc/stat").read_text().split()[1:9]]
    return float(sum(ticks) - nice - idle - waiting), float(sum(ticks))


def games(times: int, thinks: float) -> int:
    """How many games each pair needs at most."""
    return 2 + int(times * 20 / (MOVES_A_GAME * thinks))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--trouble", default=",".join(TROUBLES), help="which, separated by commas")
    asked.add_argument("--times", type=int, default=20)
    asked.add_argument("--pairs", type=int, default=150)
    asked.add_argument("--thinks", type=float, default=4.0, help="seconds for each decision")
    asked.add_argument("--json", action="store_true")
    chosen = asked.parse_args()
    failed = False
    for name in chosen.trouble.split(","):
        with running(WORKERS) as parts:
            rounds = games(chosen.times, chosen.thinks)
            prepared = uvloop.run(prepare(parts.database, "upgrade", chosen.pairs, rounds, clock=CLOCK))
            parts.start()
            told = uvloop.run(measured(parts, prepared, TROUBLES[name], chosen.times, chosen.thinks))
        print(json.dumps({"trouble": name, **told}) if chosen.json else f"{name}: {told}", flush=True)
        wrong = told["lost"] or told["twice"] or told["stuck"] or told["seats_lost"]
        failed |= bool(wrong or not told["acknowledged"])
    raise SystemExit(failed)


if __name__ == "__main__":
    main()
