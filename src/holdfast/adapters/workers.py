"""Tables in several processes, which write into one shared memory. The games are those of one process.

The memory is files that all processes map and that are deleted as soon as they have: it goes with the last array.
"""

from __future__ import annotations

import multiprocessing
import tempfile
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Literal
from weakref import finalize

import numpy as np

from holdfast.adapters.setting import Opponent, Setting, check_range
from holdfast.adapters.vector import Array, Shape, VectorTables, packed_actions, shapes, views
from holdfast.kernel import HoldfastError, IllegalMove

MOST_WORKERS = 256
WRITTEN_EACH_STEP = ("observations", "action_masks", "players", "rewards", "ended", "truncated")
"""Arrays that a step writes at every table; the last observations of games only where one has ended."""
DONE = "done"
ALIVE_SECONDS = 5.0
"""How often it is looked whether a process that has not answered is still there."""
FAST = "/dev/shm"
"""Where files stay in memory, on systems that have it."""


class SharedTables(VectorTables):
    """Tables shared out among processes, each with a stretch of every array."""

    def __init__(
        self, setting: Setting, tables: int, seed: int, opponents: Sequence[Opponent | None], workers: int
    ) -> None:
        super().__init__(setting, tables, setting.checked_seed(seed), opponents)
        check_range("workers", workers, 1, min(MOST_WORKERS, tables))
        for opponent in opponents:
            setting.policy(opponent)
        self._luck = np.random.default_rng(seed)
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        self.finalizer = finalize(self, _let_go, self._pipes, self._processes)
        with tempfile.TemporaryDirectory(
            dir=FAST if Path(FAST).is_dir() else None, ignore_cleanup_errors=True
        ) as folder:
            for name, array in mapped(setting, tables, Path(folder), "w+").items():
                setattr(self, name, array)
            self._begin(workers, folder)
            self.reset()

    actions: Array

    def _begin(self, workers: int, folder: str) -> None:
        context = multiprocessing.get_context("spawn")
        edges = [self.count * at // workers for at in range(workers + 1)]
        for first, end in pairwise(edges):
            mine, theirs = context.Pipe()
            given = (theirs, self.setting, self.opponents, folder, self.count, first, end)
            process = context.Process(target=serve, args=given, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(mine)
            self._processes.append(process)

    def reset(self, seed: int | None = None) -> Array:
        if seed is not None:
            self.seed = self.setting.checked_seed(seed)
        self._all(("reset", self.seed))
        return self.observations

    def step(self, actions: Any) -> tuple[Array, Array, Array]:
        chosen = np.frombuffer(packed_actions(actions), np.int32)
        if len(chosen) != self.count:
            raise HoldfastError("wrong_number_of_actions", count=len(chosen), tables=self.count)
        self._check(chosen)
        self.actions[:] = chosen
        self._all(("step", 0))
        return self.observations, self.rewards, self.ended

    def _check(self, actions: Array) -> None:
        """Refuse before any process has moved: an action that is not possible changes nothing anywhere."""
        rows = np.arange(self.count)
        inside = (actions >= 0) & (actions < self.action_count)
        legal = inside & self.action_masks[rows, np.where(inside, actions, 0)]
        if not legal.all():
            table = int(np.argmin(legal))
            raise IllegalMove("action_not_possible_at_table", action=int(actions[table]), table=table)

    def _all(self, order: tuple[str, int]) -> None:
        for pipe in self._pipes:
            pipe.send(order)
        for pipe, process in zip(self._pipes, self._processes, strict=True):
            answer = _answer(pipe, process)
            if answer != DONE:
                raise HoldfastError("worker_failed", fault=answer)

    def random_actions(self) -> Array:
        drawn = self._luck.random(self.action_masks.shape, np.float32) * self.action_masks
        chosen: Array = drawn.argmax(1).astype(np.int32)
        return chosen

    def close(self) -> None:
        """End the processes. What is in the arrays stays."""
        self.finalizer()


def _answer(pipe: Connection, process: Any) -> Any:
    """What a process says, unless it has ended."""
    while not pipe.poll(ALIVE_SECONDS):
        if not process.is_alive():
            raise HoldfastError("worker_gone")
    try:
        return pipe.recv()
    except EOFError:
        raise HoldfastError("worker_gone") from None


def _let_go(pipes: list[Connection], processes: list[Any]) -> None:
    for pipe in pipes:
        pipe.close()
    for process in processes:
        process.join(ALIVE_SECONDS)
        if process.is_alive():
            process.terminate()
            process.join()


def mapped(setting: Setting, tables: int, folder: Path, mode: Literal["w+", "r+"]) -> dict[str, Array]:
    """All arrays and the actions, each a file in this folder."""
    every = {**shapes(setting, tables), "actions": Shape((tables,), np.int32)}
    return {
        name: np.memmap(folder / name, shape.dtype, mode, shape=shape.shape).view(np.ndarray)
        for name, shape in every.items()
    }


def serve(
    pipe: Connection,
    setting: Setting,
    opponents: Sequence[Opponent | None],
    folder: str,
    tables: int,
    first: int,
    end: int,
) -> None:
    """One process: steps its tables whenever it is told, until the other end is closed."""
    shared = {name: array[first:end] for name, array in mapped(setting, tables, Path(folder), "r+").items()}
    batch = setting.batch(end - first, first, 0, opponents)
    mine = views(batch, setting)
    while True:
        try:
            order, seed = pipe.recv()
        except EOFError:
            return
        try:
            if order == "reset":
                batch.reseed(seed)
            else:
                batch.step(packed_actions(shared["actions"]))
            for name in WRITTEN_EACH_STEP:
                shared[name][:] = mine[name]
            ended = mine["ended"]
            shared["final_observations"][ended] = mine["final_observations"][ended]
        except Exception as fault:
            pipe.send(f"{type(fault).__name__}: {fault}")
        else:
            pipe.send(DONE)
