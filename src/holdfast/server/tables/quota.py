"""How many tables a guest may have open. Only those count that are alive: what is over or closed takes no room."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from holdfast.server.refusals import TooManyRequests
from holdfast.server.store import Store


class Quota:
    def __init__(self, store: Store, most: int) -> None:
        self._store = store
        self._most = most
        self._making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def has_room(self, guest: str) -> bool:
        return await self._store.count_open(guest) < self._most

    @asynccontextmanager
    async def one_more(self, guest: str) -> AsyncIterator[None]:
        """Room for one more table. A guest makes one after the other, so that each is counted once."""
        lock = self._making.setdefault(guest, asyncio.Lock())
        async with lock:
            if not await self.has_room(guest):
                raise TooManyRequests("too_many_own_tables", most=self._most)
            yield
