"""What a fleet costs: moves a second and CPU time per move with SQLite, PostgreSQL, PostgreSQL and Redis, two workers.

PYTHONPATH=. python benchmarks/fleet_load.py [--seconds 5] [--tables 100] [--times 3] [--json]

All four take turns several times, and of each the run with the median of moves a second is told. Tables are shared out
among the workers, as nginx does. All workers run on one core, their clients on the other, with the database on both:
what a second worker adds shows in the CPU time per move, not in moves a second.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from operator import itemgetter

import uvloop
from fleet_parts import Parts, cpu_seconds_of, running
from load_measure import measure
from load_process import MeasuredProcess, pin
from load_setup import Prepared, ServerProcess, new_database, prepare
from server_load import ROUNDS, Player, seat_players

GAME = "upgrade"


class Together(MeasuredProcess):
    """Several workers as one server."""

    def __init__(self, workers: Sequence[MeasuredProcess]) -> None:
        super().__init__("/ready")
        self.workers = workers

    @property
    def cpu_seconds(self) -> float:
        return sum(worker.cpu_seconds for worker in self.workers)

    @property
    def mebibytes(self) -> float:
        return sum(worker.mebibytes for worker in self.workers)


async def played(
    workers: Sequence[MeasuredProcess], prepared: Prepared, seconds: float, others: Mapping[str, int]
) -> dict[str, float]:
    """What they do, and what it costs them and these other processes."""
    players: list[Player] = []
    for number, worker in enumerate(workers):
        worker.start()
        part = slice(number, None, len(workers))
        players += await seat_players(worker.port, Prepared(prepared.tokens[part], prepared.tables[part]))
    worked = {name: partial(cpu_seconds_of, process) for name, process in others.items()}
    told = await measure(Together(workers), players, seconds, worked)
    for worker in workers:
        worker.end()
    return told


def rounds(tables: int, seconds: float) -> int:
    """How many games each pair has before it: more than it can play."""
    return int(2 * ROUNDS * seconds * 100 / tables / 5) + 1


async def with_parts(parts: Parts, tables: int, seconds: float, *, hub: bool) -> dict[str, float]:
    prepared = await prepare(parts.database, GAME, tables, rounds(tables, seconds))
    workers: Sequence[MeasuredProcess] = parts.workers if hub else [ServerProcess(parts.database)]
    return await played(workers, prepared, seconds, parts.processes)


async def alone(tables: int, seconds: float) -> dict[str, float]:
    with new_database() as database:
        prepared = await prepare(database, GAME, tables, rounds(tables, seconds))
        return await played([ServerProcess(database)], prepared, seconds, {})


def turn(tables: int, seconds: float) -> Iterator[tuple[str, dict[str, float]]]:
    """Each of the four once."""
    yield "sqlite", uvloop.run(alone(tables, seconds))
    for name, workers, hub in (("postgres", 1, False), ("postgres_redis", 1, True), ("two_workers", 2, True)):
        with running(workers, core=0) as parts:
            yield name, uvloop.run(with_parts(parts, tables, seconds, hub=hub))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--seconds", type=float, default=5.0)
    asked.add_argument("--tables", type=int, default=100)
    asked.add_argument("--times", type=int, default=3)
    asked.add_argument("--json", action="store_true")
    chosen = asked.parse_args()
    pin(0, 1)
    runs: defaultdict[str, list[dict[str, float]]] = defaultdict(list)
    for _ in range(chosen.times):
        for name, figures in turn(chosen.tables, chosen.seconds):
            runs[name].append(figures)
    told = {name: sorted(each, key=itemgetter("moves_per_second"))[len(each) // 2] for name, each in runs.items()}
    share = told["postgres_redis"]["moves_per_second"] / told["sqlite"]["moves_per_second"]
    told["share_of_sqlite"] = {"moves_per_second": round(share, 2)}
    if chosen.json:
        print(json.dumps(told))
    else:
        for name, figures in told.items():
            print(f"{name:16} {figures}")


if __name__ == "__main__":
    main()
