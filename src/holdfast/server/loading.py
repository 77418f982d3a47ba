"""Loading tables from the store: a row, its moves replayed, and a session made of both."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from holdfast.server.damage import Damaged
from holdfast.server.refusals import NotFound, TooManyRequests, store_away
from holdfast.server.store import StoredTable, TableRow, Unavailable
from holdfast.server.tables.session import TableSession

if TYPE_CHECKING:
    from holdfast.server.service import TableService


async def load(service: TableService, table: str) -> TableSession:
    """A table that is not in memory. Its lease is claimed if no living worker has it."""
    service.damage.refuse(table)
    stored = await read(service, table)
    if len(service.sessions) >= service.settings.limits.live_tables:
        raise TooManyRequests("too_many_tables")
    _check_rules(service, stored.row)
    with service.damage.contained(table):
        session = await make_session(service, stored)
    if service.fleet is not None:
        try:
            await service.fleet.claim(session)
        except Unavailable:
            raise store_away() from None
    return session


async def read(service: TableService, table: str, ply: int = 0, said: int = 0) -> StoredTable:
    """A table as it is stored, with its moves from a ply on and what was said from a number on."""
    try:
        with service.damage.contained(table):
            stored = await service.store.load(table, ply, said)
    except Unavailable:
        raise store_away() from None
    if stored is None:
        raise NotFound("table_gone")
    return stored


async def make_session(service: TableService, stored: StoredTable) -> TableSession:
    """The session of a stored table. A long game is replayed in slices, between everything else."""
    game = service.game(stored.row.game)
    row = stored.row
    if row.commitment and game.extensions.laws is not None:  # sentences among its options are read by a grammar
        await asyncio.to_thread(lambda: game.check(len(row.seats), game.options.read(row.options)))
    session = TableSession(game, replace(stored, moves=()), service.server_clock)
    await service.slicer.run(session.repeated(stored.moves))
    return session


def _check_rules(service: TableService, row: TableRow) -> None:
    """A game is never continued by other rules than it began with; that is nobody's damage."""
    game = service.games.get(row.game)
    if row.is_settled and game is not None and row.rules != game.version:
        raise Damaged("rules_gone")
