"""A table's lock: one change at a time, in the order of asking."""

from __future__ import annotations

import asyncio


class TableLock:
    """As asyncio's, but whoever finds it free can take it without waiting, and thousands of them take little room."""

    __slots__ = ("_held", "_waiting")

    def __init__(self) -> None:
        self._held = False
        self._waiting: list[asyncio.Future[None]] = []

    def locked(self) -> bool:
        return self._held

    def take(self) -> bool:
        """Take it if it is free."""
        if self._held:
            return False
        self._held = True
        return True

    def give(self) -> None:
        """Let go of it: whoever has waited longest holds it now."""
        while self._waiting:
            waiter = self._waiting.pop(0)
            if not waiter.done():
                waiter.set_result(None)
                return
        self._held = False

    async def acquire(self) -> None:
        """Wait for it."""
        if self.take():
            return
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():  # it was given to somebody who no longer wants it
                self.give()
            raise

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.give()
