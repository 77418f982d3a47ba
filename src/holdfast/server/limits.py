"""Rate limits: token buckets. A client that empties its bucket is refused, and can go on a moment later.

A request that costs more takes more tokens. It may leave the bucket in debt: a client with any tokens left may ask
for anything, and has to wait for the next request until the debt is paid.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Iterator, Mapping
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

NOTEWORTHY = 10
"""Other workers are told of those who take more than this part of what they may."""


class TokenBucket:
    """`most` tokens at first, refilled at `rate` a second."""

    __slots__ = ("_at", "_left", "_most", "_rate", "taken")

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._left = float(most)
        self._at = time.monotonic()
        self.taken = 0.0
        """Since other workers were last told."""

    def take(self) -> bool:
        """Take one out; False if there is none."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        self.taken += 1
        return True

    def give_back(self) -> None:
        """What was taken last does not count."""
        self._left = min(self._most, self._left + 1)
        self.taken -= 1

    def charge(self, cost: float) -> None:
        """Take out what something costs, at most as much as there ever is: nobody has to wait for longer than that."""
        self.taken += cost
        self.charge_for_others(cost)

    def charge_for_others(self, cost: float) -> None:
        """The same for what was taken at another worker."""
        self._left = max(self._left - cost, -self._most)


class TokenBuckets:
    """A bucket for each name. The least recently used are dropped; they are full by then."""

    def __init__(self, rate: float, most: float, kept: int = 10_000) -> None:
        self._rate = rate
        self._most = most
        self._kept = kept
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def of(self, name: str) -> TokenBucket:
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = TokenBucket(self._rate, self._most)
            if len(self._buckets) > self._kept:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(name)
        return bucket

    def take(self, name: str) -> bool:
        return self.of(name).take()

    def taken(self, seconds: float) -> dict[str, float]:
        """What was taken since this was last asked, `seconds` ago. Too little to matter is left out."""
        least, taken = self._rate * seconds / NOTEWORTHY, {}
        for name, bucket in self._buckets.items():
            if bucket.taken > least:
                taken[name] = bucket.taken
            bucket.taken = 0.0
        return taken

    def charge_for_others(self, taken: Mapping[str, float]) -> None:
        for name, cost in taken.items():
            self.of(name).charge_for_others(cost)


class ClientLimit:
    """The limit of one client: its own bucket if it is a guest, and the bucket of its address."""

    __slots__ = ("_address", "_own")

    def __init__(self, own: TokenBucket | None, address: TokenBucket) -> None:
        self._own = own
        self._address = address

    def take(self) -> bool:
        return (self._own is None or self._own.take()) and self._address.take()

    def charge(self, cost: float) -> None:
        """Something costs more than it seemed to."""
        if self._own is not None:
            self._own.charge(cost)
        self._address.charge(cost)


class RateLimiter:
    """A bucket for each guest, over all their connections; one for each address, `address_factor` times as large."""

    def __init__(self, rate: float, most: float, address_factor: float) -> None:
        self.guests = TokenBuckets(rate, most)
        self.addresses = TokenBuckets(rate * address_factor, most * address_factor)

    def limit_for(self, guest: str, address: str) -> ClientLimit:
        return ClientLimit(self.guests.of(guest) if guest else None, self.addresses.of(address))


class ConcurrencyLimiter:
    """Runs at most `most` requests of each name at once. The others queue."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._busy: dict[str, int] = {}
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def slot(self, name: str) -> AsyncIterator[None]:
        await self._take(name)
        try:
            yield
        finally:
            self._give(name)

    async def _take(self, name: str) -> None:
        if self._busy.get(name, 0) < self._most:
            self._busy[name] = self._busy.get(name, 0) + 1
            return
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(name, deque()).append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():  # it was given to somebody who no longer wants it
                self._give(name)
            raise

    def _give(self, name: str) -> None:
        for waiter in self._waiters(name):
            if not waiter.done():
                waiter.set_result(None)
                return
        self._busy[name] -= 1
        if not self._busy[name]:
            del self._busy[name]

    def _waiters(self, name: str) -> Iterator[asyncio.Future[None]]:
        waiting = self._waiting.get(name)
        while waiting:
            yield waiting.popleft()
        self._waiting.pop(name, None)


class ConnectionCounter:
    """Counts the open connections of each name, up to a limit."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def enter(self, name: str) -> bool:
        if self._open.get(name, 0) >= self._most:
            return False
        self._open[name] = self._open.get(name, 0) + 1
        return True

    def leave(self, name: str) -> None:
        left = self._open.get(name, 1) - 1
        if left:
            self._open[name] = left
        else:
            self._open.pop(name, None)
