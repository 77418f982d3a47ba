"""Where batches are played: in this process, in processes on all cores, or on a Ray cluster. Results keep their order.

All of them use the same function, so that the numbers are the same; only the time differs.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from multiprocessing.connection import Connection, wait
from time import perf_counter
from typing import Any, TypeVar

from holdfast.kernel import HoldfastError
from holdfast.lab.batch_runner import Batch, BatchResult, BatchRunner, play_batch
from holdfast.lab.interrupts import block_interrupts
from holdfast.lab.study import Study

PROCESSES = "processes"
RAY = "ray"
ENGINES = (PROCESSES, RAY)
AHEAD = 3
"""Batches per worker that are handed out before the first of them must be back."""
PREFETCH = 2
"""Batches a process has at a time: one that it plays and one that waits for it."""
MOST_WORKERS = 1024
SPAWN_AFTER = 0.5
"""Seconds a run is played in this process before workers are started, which takes about as long."""
Promise = TypeVar("Promise")


@dataclass(frozen=True)
class WorkerPool:
    """Where batches are played, and by how many workers: without a number one for each core."""

    engine: str = PROCESSES
    workers: int | None = None
    spawn_after: float = SPAWN_AFTER

    def __post_init__(self) -> None:
        if self.engine not in ENGINES:
            raise HoldfastError("no_such_engine", engine=self.engine, engines=ENGINES)
        if self.engine == RAY and find_spec("ray") is None:
            raise HoldfastError("ray_not_installed")
        if self.workers is not None and not 1 <= self.workers <= MOST_WORKERS:
            raise HoldfastError(
                "bad_worker_count",
                most=MOST_WORKERS,
                workers=self.workers,
            )

    @property
    def count(self) -> int:
        return self.workers or cores()


IN_PROCESS = WorkerPool(workers=1)
"""Everything in this process."""


def cores() -> int:
    """How many processes this one may run side by side."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_batches(
    runner: BatchRunner, todo: Iterator[Batch], pool: WorkerPool, write_rows: bool
) -> Generator[BatchResult, None, None]:
    """Play batches, and yield their results in the same order. Closing the generator stops the workers."""
    begun = perf_counter()
    alone = pool.engine == PROCESSES and pool.count == 1
    for batch in todo:
        if not alone and perf_counter() - begun >= pool.spawn_after:
            crowd = _by_ray if pool.engine == RAY else _by_processes
            yield from crowd(runner.study, chain([batch], todo), pool, write_rows)
            return
        yield runner.play(batch, write_rows)


def _in_order(
    todo: Iterator[Batch], give: Callable[[Batch], Promise], take: Callable[[Promise], BatchResult], most: int
) -> Iterator[BatchResult]:
    """Hand out batches, at most `most` at a time, and take back the oldest first: memory stays flat."""
    given: deque[Promise] = deque()
    for batch in todo:
        given.append(give(batch))
        if len(given) >= most:
            yield take(given.popleft())
    while given:
        yield take(given.popleft())


# Processes


class _Worker:
    """A process that plays, with a pipe of its own: who is ended in the middle of a word leaves nobody waiting."""

    def __init__(self, study: Study, write_rows: bool) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs, play_batch, study, write_rows))
        with block_interrupts():
            self.process.start()
        theirs.close()
        self.given: deque[int] = deque()
        """The numbers of the batches that it has."""

    def give(self, number: int, batch: Batch) -> None:
        self.given.append(number)
        self.pipe.send(batch)

    def take(self) -> tuple[int, BatchResult]:
        played = self.pipe.recv()
        if isinstance(played, Exception):
            raise played
        return self.given.popleft(), played

    def end(self) -> None:
        """An interrupted run does not wait for games that take minutes."""
        self.process.terminate()
        self.process.join()
        self.pipe.close()


def _work(pipe: Connection, play: Callable[[Study, Batch, bool], BatchResult], study: Study, write_rows: bool) -> None:
    """Play what comes through the pipe until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all of a terminal; who waits for us decides about it
    with suppress(EOFError, OSError):
        while True:
            batch = pipe.recv()
            try:
                pipe.send(play(study, batch, write_rows))
            except Exception as wrong:  # the parent process reports it
                pipe.send(wrong)


def _by_processes(study: Study, todo: Iterator[Batch], pool: WorkerPool, write_rows: bool) -> Iterator[BatchResult]:
    workers: list[_Worker] = []
    try:
        workers += [_Worker(study, write_rows) for _ in range(pool.count)]
        yield from _shared_out(workers, todo)
    except (EOFError, OSError):
        raise HoldfastError("worker_process_died") from None
    finally:
        for worker in workers:
            worker.end()


def _shared_out(workers: Sequence[_Worker], todo: Iterator[Batch]) -> Iterator[BatchResult]:
    """The least busy worker gets the next batch; results that are back early wait for their turn."""
    given = turn = 0
    back: dict[int, BatchResult] = {}
    batch = next(todo, None)
    while batch is not None or turn < given:
        worker = min(workers, key=lambda worker: len(worker.given))
        if batch is not None and len(worker.given) < PREFETCH and given < turn + AHEAD * len(workers):
            worker.give(given, batch)
            given, batch = given + 1, next(todo, None)
            continue
        ready = wait([worker.pipe for worker in workers if worker.given])
        back.update(worker.take() for worker in workers if worker.pipe in ready)
        while turn in back:
            yield back.pop(turn)
            turn += 1


# Ray


def _by_ray(study: Study, todo: Iterator[Batch], pool: WorkerPool, write_rows: bool) -> Iterator[BatchResult]:
    ray: Any = import_module("ray")
    started = not ray.is_initialized()
    if started:
        _start_ray(ray, pool)
    remote = ray.remote(play_batch)
    kept = ray.put(study)

    def give(batch: Batch) -> Any:
        return remote.remote(kept, batch, write_rows)

    most = pool.workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
    try:
        yield from _in_order(todo, give, ray.get, most * AHEAD)
    finally:
        if started:
            ray.shutdown()


def _start_ray(ray: Any, pool: WorkerPool) -> None:
    """Join the cluster that RAY_ADDRESS names, or make one of this machine."""
    quiet: dict[str, Any] = {"log_to_driver": False, "configure_logging": False}
    if os.environ.get("RAY_ADDRESS"):
        ray.init(**quiet)
    else:
        ray.init(num_cpus=pool.count, include_dashboard=False, **quiet)
