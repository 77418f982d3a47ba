"""A fair queue for the processes of bots.

Tables that somebody watches go before all others. Among these, guests take turns, and so do the tables of a guest: a
guest with twenty tables waits for twenty, everybody else for one.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import NamedTuple


class Requester(NamedTuple):
    """A request: on whose account, for which table, and whether anybody watches that table."""

    guest: str
    table: str
    watched: Callable[[], bool]


class Waiter(NamedTuple):
    requester: Requester
    came: int
    ready: asyncio.Future[None]


class FairQueue:
    """Hands out slots. Where there are several, one is always kept for a table that is watched."""

    def __init__(self, places: int) -> None:
        self._places = self._free = places
        self._waiting: list[Waiter] = []
        self._numbers = count()
        self._served: dict[str, int] = {}
        """When each guest and each table had the last turn; forgotten when nobody waits."""

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def resize(self, places: int) -> None:
        """There are more places now, or fewer: who has one keeps it."""
        self._free += places - self._places
        self._places = places
        self._serve()

    @asynccontextmanager
    async def slot(self, requester: Requester) -> AsyncIterator[None]:
        await self._take(requester)
        try:
            yield
        finally:
            self._free += 1
            self._serve()

    async def _take(self, requester: Requester) -> None:
        waiter = Waiter(requester, next(self._numbers), asyncio.get_running_loop().create_future())
        self._waiting.append(waiter)
        self._serve()
        try:
            await waiter.ready
        except asyncio.CancelledError:
            self._give_up(waiter)
            raise

    def _give_up(self, waiter: Waiter) -> None:
        if waiter in self._waiting:
            self._waiting.remove(waiter)
        elif not waiter.ready.cancelled():  # it was given a place that it no longer wants
            self._free += 1
        self._serve()

    def _serve(self) -> None:
        """Give free places to those whose turn it is."""
        self._waiting = [waiter for waiter in self._waiting if not waiter.ready.done()]
        kept = 1 if self._places > 1 else 0
        while self._waiting and self._free > 0:
            following = min(self._waiting, key=self._rank)
            if not following.requester.watched() and self._free <= kept:
                return
            self._waiting.remove(following)
            self._free -= 1
            self._served[following.requester.guest] = self._served[following.requester.table] = next(self._numbers)
            following.ready.set_result(None)
        if not self._waiting:
            self._served.clear()

    def _rank(self, waiter: Waiter) -> tuple[bool, int, int, int]:
        requester = waiter.requester
        return (
            not requester.watched(),
            self._served.get(requester.guest, -1),
            self._served.get(requester.table, -1),
            waiter.came,
        )
