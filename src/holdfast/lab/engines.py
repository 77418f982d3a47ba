"""Who plays the batches: this process, processes on all cores, or a Ray cluster. The results come in their order.

All of them play a batch by the same function, so that the numbers are the same; only how long it takes differs.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from time import perf_counter
from typing import Any, TypeVar

from holdfast.kernel import HoldfastError
from holdfast.lab.playing import Batch, Played, Room, play_batch
from holdfast.lab.study import Study

PROCESSES = "processes"
RAY = "ray"
ENGINES = (PROCESSES, RAY)
AHEAD = 3
"""So many batches a worker are given out before the first of them must be back."""
MOST_WORKERS = 1024
PATIENCE = 0.5
"""A run that takes no longer than so many seconds is played in this process: others take as long to start."""
Promise = TypeVar("Promise")


@dataclass(frozen=True)
class Crew:
    """Who plays, and how many of them: without a number one for each core."""

    engine: str = PROCESSES
    workers: int | None = None
    patience: float = PATIENCE

    def __post_init__(self) -> None:
        if self.engine not in ENGINES:
            raise HoldfastError(
                "there is no engine “{engine}”; there are {engines}", engine=self.engine, engines=ENGINES
            )
        if self.engine == RAY and find_spec("ray") is None:
            raise HoldfastError("Ray is not installed; “pip install 'holdfast[ray]'” brings it")
        if self.workers is not None and not 1 <= self.workers <= MOST_WORKERS:
            raise HoldfastError(
                "workers: a whole number from 1 to {most} is needed, not {workers}",
                most=MOST_WORKERS,
                workers=self.workers,
            )

    @property
    def count(self) -> int:
        return self.workers or cores()


ALONE = Crew(workers=1)
"""Everything in this process."""


def cores() -> int:
    """How many processes this one may run side by side."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_batches(room: Room, todo: Iterator[Batch], crew: Crew, write_rows: bool) -> Generator[Played, None, None]:
    """Play batches, and give back what came of them in the same order. Close it, and whoever still plays stops."""
    begun = perf_counter()
    alone = crew.engine == PROCESSES and crew.count == 1
    for batch in todo:
        if not alone and perf_counter() - begun >= crew.patience:
            crowd = _by_ray if crew.engine == RAY else _by_processes
            yield from crowd(room.study, chain([batch], todo), crew, write_rows)
            return
        yield room.play(batch, write_rows)


def _in_order(
    todo: Iterator[Batch], give: Callable[[Batch], Promise], take: Callable[[Promise], Played], most: int
) -> Iterator[Played]:
    """Give out batches, at most so many at a time, and take back the oldest first: memory stays flat."""
    given: deque[Promise] = deque()
    for batch in todo:
        given.append(give(batch))
        if len(given) >= most:
            yield take(given.popleft())
    while given:
        yield take(given.popleft())


# Processes


def _by_processes(study: Study, todo: Iterator[Batch], crew: Crew, write_rows: bool) -> Iterator[Played]:
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(crew.count, mp_context=context, initializer=_heed_no_interrupt)

    def give(batch: Batch) -> Future[Played]:
        return pool.submit(play_batch, study, batch, write_rows)

    try:
        yield from _in_order(todo, give, Future.result, crew.count * AHEAD)
    except BrokenProcessPool:
        raise HoldfastError(
            "a process that played games has died, perhaps for want of memory; what was done before is kept"
        ) from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()  # whoever interrupts a run does not wait for games that take minutes
            process.join()


def _heed_no_interrupt() -> None:
    """Ctrl-C reaches every process of a terminal; the one that waits for the others decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# Ray


def _by_ray(study: Study, todo: Iterator[Batch], crew: Crew, write_rows: bool) -> Iterator[Played]:
    ray: Any = import_module("ray")
    started = not ray.is_initialized()
    if started:
        _start_ray(ray, crew)
    remote = ray.remote(play_batch)
    kept = ray.put(study)

    def give(batch: Batch) -> Any:
        return remote.remote(kept, batch, write_rows)

    most = crew.workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
    try:
        yield from _in_order(todo, give, ray.get, most * AHEAD)
    finally:
        if started:
            ray.shutdown()


def _start_ray(ray: Any, crew: Crew) -> None:
    """Join the cluster that RAY_ADDRESS names, or make one of this machine."""
    quiet: dict[str, Any] = {"log_to_driver": False, "configure_logging": False}
    if os.environ.get("RAY_ADDRESS"):
        ray.init(**quiet)
    else:
        ray.init(num_cpus=crew.count, include_dashboard=False, **quiet)
