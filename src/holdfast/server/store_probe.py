"""Whether the store takes moves. It is probed by writing, at most once a second.

The probe writes the time at which the server was last alive. A restart goes on from there.
"""

from __future__ import annotations

import asyncio
import time

from holdfast.server.metrics import Metrics
from holdfast.server.server_clock import ServerClock
from holdfast.server.store import Store, Unavailable

FRESH_SECONDS = 1.0
PATIENCE_SECONDS = 5.0
"""A store that takes longer to answer is as good as none."""
SILENT = Unavailable("it does not answer")


class StoreProbe:
    def __init__(self, store: Store, server_clock: ServerClock, metrics: Metrics) -> None:
        self._store = store
        self._steady = server_clock
        self._metrics = metrics
        self._trying: asyncio.Task[None] | None = None
        self._tried = float("-inf")
        self._fault: Unavailable | None = None

    async def check(self) -> None:
        """Raise Unavailable unless the store took a write within the last second. All who ask at once share one."""
        if self._trying is None and time.monotonic() - self._tried >= FRESH_SECONDS:
            self._trying = asyncio.create_task(self._try(), name="store_probe")
        answered = True
        if self._trying is not None:
            answered = bool((await asyncio.wait((self._trying,), timeout=PATIENCE_SECONDS))[0])
        fault = self._fault if answered else SILENT
        self._metrics.store_writable = fault is None
        if fault is not None:
            raise fault

    async def _try(self) -> None:
        try:
            await self._store.mark_alive(self._steady.now())
            self._fault = None
        except Unavailable as fault:
            self._fault = fault
        except Exception as wrong:
            self._fault = Unavailable(type(wrong).__name__)
        finally:
            self._trying, self._tried = None, time.monotonic()

    async def stop(self) -> None:
        if self._trying is not None:
            self._trying.cancel()
            await asyncio.gather(self._trying, return_exceptions=True)
