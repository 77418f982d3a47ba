"""What a fleet costs: moves a second and CPU time per move with SQLite, PostgreSQL, PostgreSQL and Redis, two workers.

PYTHONPATH=. python benchmarks/fleet_load.py [--seconds 5] [--tables 100] [--json]

Tables are shared out among the workers, as nginx does. All workers run on one core, their clients on the other, with
the database on both: what a second worker adds shows in the CPU time per move, not in moves a second.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from functools import partial

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
    return max(ROUNDS, int(ROUNDS * seconds * 100 / tables / 5))


async def with_parts(parts: Parts, tables: int, seconds: float, *, hub: bool) -> dict[str, float]:
    prepared = await prepare(parts.database, GAME, tables, rounds(tables, seconds))
    workers: Sequence[MeasuredProcess] = parts.workers if hub else [ServerProcess(parts.database)]
    return await played(workers, prepared, seconds, parts.processes)


async def alone(tables: int, seconds: float) -> dict[str, float]:
    with new_database() as database:
        prepared = await prepare(database, GAME, tables, rounds(tables, seconds))
        return await played([ServerProcess(database)], prepared, seconds, {})


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--seconds", type=float, default=5.0)
    asked.add_argument("--tables", type=int, default=100)
    asked.add_argument("--json", action="store_true")
    chosen = asked.parse_args()
    pin(0, 1)
    told = {"sqlite": uvloop.run(alone(chosen.tables, chosen.seconds))}
    for name, workers, hub in (("postgres", 1, False), ("postgres_redis", 1, True), ("two_workers", 2, True)):
        with running(workers, core=0) as parts:
            told[name] = uvloop.run(with_parts(parts, chosen.tables, chosen.seconds, hub=hub))
    share = told["postgres_redis"]["moves_per_second"] / told["sqlite"]["moves_per_second"]
    told["share_of_sqlite"] = {"moves_per_second": round(share, 2)}
    if chosen.json:
        print(json.dumps(told))
    else:
        for name, figures in told.items():
            print(f"{name:16} {figures}")


if __name__ == "__main__":
    main()
