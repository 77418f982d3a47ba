"""Limits: buckets that fill up again with time. Whoever empties one is told so, and can go on a moment later."""

from __future__ import annotations

import time
from collections import OrderedDict


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: int) -> None:
        self._rate = rate
        self._most = most
        self._left = float(most)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take one out; False if there is none."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address. Those not seen for longest are forgotten, full as they are by then."""

    def __init__(self, rate: float, most: int, kept: int = 10_000) -> None:
        self._rate = rate
        self._most = most
        self._kept = kept
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._most)
            if len(self._buckets) > self._kept:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()


class Counted:
    """How many of something each has open."""

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
