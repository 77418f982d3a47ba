"""Two things at one table in the same moment, in an order that a test decides."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from holdfast.server.store import MoveRow, Unavailable
from holdfast.server.tables.session import TableSession
from tests.server.process import PATIENCE
from tests.server.site import Site


@asynccontextmanager
async def commits_held(site: Site) -> AsyncIterator[None]:
    """Moves that are made inside stay on their way to the disk until this is left."""
    store, go = site.service.store, asyncio.Event()
    append = store.append

    async def later(row: MoveRow) -> None:
        await go.wait()
        await append(row)

    store.append = later  # type: ignore[method-assign, assignment]
    try:
        yield
    finally:
        store.append = append  # type: ignore[method-assign]
        go.set()


@asynccontextmanager
async def commits_unheard(site: Site) -> AsyncIterator[None]:
    """Moves that are made inside are stored, and the connection breaks before the server is told so."""
    store = site.service.store
    append = store.append

    async def unheard(row: MoveRow) -> None:
        await append(row)
        raise Unavailable("the connection broke")

    store.append = unheard  # type: ignore[method-assign, assignment]
    try:
        yield
    finally:
        store.append = append  # type: ignore[method-assign]


async def waits_for_lock(session: TableSession, count: int = 1) -> None:
    """Until this many have come to change the table, and wait."""
    async with asyncio.timeout(PATIENCE):
        while len(session.lock._waiting) < count:
            await asyncio.sleep(0.001)


async def is_being_stored(session: TableSession) -> None:
    async with asyncio.timeout(PATIENCE):
        while not session.lock.locked():
            await asyncio.sleep(0.001)
