"""Closing tables: those that everybody has left, that nobody has come to for long, or that a guest is done with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from holdfast.kernel.record_headings import ABANDONED
from holdfast.server.damage import Damaged
from holdfast.server.refusals import Forbidden, Refused
from holdfast.server.store import CLOSED, DEALING, LOBBY, OVER, PLAYING, TableRow
from holdfast.server.tables.lobby import get_up
from holdfast.server.tables.session import TableSession

if TYPE_CHECKING:
    from holdfast.server.service import TableService

LEFT, EXPIRED, STOPPED = "left", "expired", "stopped"
"""Endings: a lobby was left or closed; nobody came for long; a game was given up by all who played it."""


async def leave(service: TableService, session: TableSession, guest: str) -> None:
    """Get up before the start. A lobby that nobody sits in or looks at closes."""
    await service.change(session, lambda row: get_up(row, guest))
    await close_if_empty(service, session)


async def close_if_empty(service: TableService, session: TableSession) -> None:
    """A lobby with nobody in it is nobody's. Who looks at one may still sit down."""
    if is_empty(session.row) and not session.audience.subscriptions:
        await service.change(session, lambda row: closed(row, LEFT) if is_empty(row) else row)


async def expire(service: TableService, table: str) -> None:
    """Nobody has done anything at a table for long: unless somebody is there now, it ends and says why."""
    try:
        session = await service.find(table)
    except Damaged:
        await service.store.close_unread(table)
        return
    if not session.audience.subscriptions:
        await service.change(session, expired)
        service.metrics.expired += 1


async def put_away(service: TableService, session: TableSession, guest: str) -> None:
    """A guest is done with a table: what is the guest's alone ends, what is over is no longer listed."""
    await service.change(session, lambda row: without(row, guest))
    service.moved(session)


def is_empty(row: TableRow) -> bool:
    return row.status == LOBBY and not row.guests


def closed(row: TableRow, ending: str) -> TableRow:
    return replace(row, status=CLOSED, ending=ending)


def expired(row: TableRow) -> TableRow:
    if row.status in (LOBBY, DEALING):
        return closed(row, EXPIRED)
    return _given_up(row, EXPIRED) if row.status == PLAYING else row


def without(row: TableRow, guest: str) -> TableRow:
    """The row when a guest is done with it."""
    if row.host != guest and row.seat_of(guest) is None:
        raise Forbidden("not_your_table")
    if row.status in (OVER, CLOSED):
        return row if guest in row.forgotten else replace(row, forgotten=(*row.forgotten, guest))
    if row.status == LOBBY:
        return closed(row, LEFT) if row.host == guest else get_up(row, guest)
    if set(row.guests) - {guest}:
        raise Refused("others_still_play")
    return _given_up(row, STOPPED)


def _given_up(row: TableRow, ending: str) -> TableRow:
    return replace(row, status=OVER, ending=ending, result=ABANDONED, due=0.0)
