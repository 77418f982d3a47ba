"""Who watches a table at other workers, as they said last."""

from __future__ import annotations

import time
from collections.abc import Set
from typing import NamedTuple

NOBODY: Set[int] = frozenset()


class Watching(NamedTuple):
    seats: Set[int] = NOBODY
    spectators: int = 0
    heard: float = 0.0


class WatchedElsewhere:
    """By worker. One that says nothing for long has let the table go."""

    __slots__ = ("_by_worker", "seats", "spectators")

    def __init__(self) -> None:
        self._by_worker: dict[str, Watching] = {}
        self.seats: Set[int] = NOBODY
        self.spectators = 0

    def __bool__(self) -> bool:
        """Whether any other worker has the table in memory."""
        return bool(self._by_worker)

    def hear(self, worker: str, seats: Set[int], spectators: int) -> Set[int] | None:
        """A worker says who watches there: the seats that are gone now, or None if nothing has changed."""
        self._by_worker[worker] = Watching(seats, spectators, time.monotonic())
        return self._changed()

    def forget(self, since: float) -> Set[int] | None:
        """Forget workers that have said nothing since then; the answer is the same."""
        self._by_worker = {worker: there for worker, there in self._by_worker.items() if there.heard >= since}
        return self._changed()

    def _changed(self) -> Set[int] | None:
        before = self.seats, self.spectators
        watching = self._by_worker.values()
        self.seats = frozenset().union(*(there.seats for there in watching))
        self.spectators = sum(there.spectators for there in watching)
        return None if before == (self.seats, self.spectators) else before[0] - self.seats
