"""Unloading tables: from memory while nobody looks at them, and all of them when a worker stops."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec.structs import replace

from holdfast.server.store import Conflict, Unavailable

if TYPE_CHECKING:
    from holdfast.server.service import TableService
    from holdfast.server.tables.session import TableSession


async def unload(service: TableService, session: TableSession, since: float) -> None:
    """Unload a table, unless somebody has come for it since."""
    async with session.lock:
        await _store_due(service, session)
        if session.audience.subscriptions or session.touched >= since:
            return
        if service.fleet is not None and service.fleet.leads(session):
            try:
                await service.fleet.release(session)
            except Unavailable:
                return  # it stays until the store is back
        if not session.audience.subscriptions and session.touched < since and not session.lock.is_wanted():
            service.sessions.pop(session.row.id, None)


async def hand_over(service: TableService) -> None:
    """Leave the tables so that other workers, or the next server, can continue them."""
    await asyncio.gather(*(_leave(service, session) for session in list(service.sessions.values())))
    if service.fleet is not None:
        with suppress(Unavailable):
            await service.fleet.leave()


async def _leave(service: TableService, session: TableSession) -> None:
    async with session.lock:
        await _store_due(service, session)


async def _store_due(service: TableService, session: TableSession) -> None:
    """Store when the next clock runs out, so that it is noticed while the table is in nobody's memory."""
    due = session.due()
    if due != session.row.due and not session.stale and service.leads(session):
        try:
            session.take(await service.store.change_table(replace(session.row, due=due)))
        except (Conflict, Unavailable):
            session.stale = True
