"""Following what other workers do at a table: reading what is stored since, and going on from there."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from holdfast.server.damage import reason
from holdfast.server.loading import read
from holdfast.server.refusals import Refused
from holdfast.server.store import TALK_KEPT, StoredTable, Unavailable

if TYPE_CHECKING:
    from holdfast.server.service import TableService
    from holdfast.server.tables.session import TableSession

LOG = logging.getLogger("holdfast.fleet")


async def refresh(service: TableService, session: TableSession) -> None:
    """Take in what has been stored since, tell it here as it happened, and go on from there. Called with the lock held.

    It may be this worker's own move, if the answer of its commit was lost.
    """
    stored = await read(service, session.row.id, max(session.ply, 0), session.newest_words + 1)
    if stored.row.taken_back != session.row.taken_back:
        await service.reload(session)
        return
    session.stale = True
    session.lease = stored.lease
    with service.damage.contained(session.row.id):
        _take_in(service, session, stored)
    session.stale = False
    service.begin_clocks(session)
    service.resume(session)


def _take_in(service: TableService, session: TableSession, stored: StoredTable) -> None:
    before = session.row
    if session.table is None:  # the deal comes before the moves, the end after them
        session.take(stored.row)
        service.tell_change(session, before)
    for move in stored.moves:
        session.repeat(move)
        with service.damage.rules_contained(session):
            session.tell_move(move.seat, move.id)
    if session.row.version != stored.row.version:
        session.take(stored.row)
        service.tell_change(session, before)
    for said in stored.talk:
        session.talk.append(said)
        session.tell_talk(said)
    del session.talk[:-TALK_KEPT]


async def catch_up(service: TableService, session: TableSession) -> None:
    """Another worker has changed a table, or may have."""
    with _put_off(session.row.id):
        async with session.lock:
            if session.row.id in service.sessions:
                service.metrics.behind += 1
                await refresh(service, session)
        service.resume(session)
    await take_over(service, session)


async def take_over(service: TableService, session: TableSession) -> None:
    """Look after a table in memory that nobody else looks after."""
    assert service.fleet is not None
    with _put_off(session.row.id):
        async with session.lock:
            if session.row.id in service.sessions and await service.fleet.claim(session):
                await refresh(service, session)


async def look_after(service: TableService, table: str) -> None:
    """The same, also if it is not in memory yet."""
    with _put_off(table):
        await take_over(service, await service.find(table))


@contextmanager
def _put_off(table: str) -> Iterator[None]:
    """What goes wrong now is tried again with the next beat that finds a difference."""
    try:
        yield
    except (Refused, Unavailable) as wrong:
        LOG.info("table %s is put off: %s", table, reason(wrong))
