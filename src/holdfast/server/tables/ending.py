"""The end of a game: its result and the scores of the evening, stored once."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from holdfast.kernel import result_of, winners_in
from holdfast.server.damage import Damaged
from holdfast.server.refusals import Refused
from holdfast.server.store import OVER, PLAYING, TableRow

if TYPE_CHECKING:
    from holdfast.server.service import TableService
    from holdfast.server.tables.session import TableSession

RETRY_SECONDS = 1.0


def finished(row: TableRow, result: str, ending: str) -> TableRow:
    """The game is over; who won counts for the evening, a draw for nobody."""
    won = [row.seats[seat].who for seat in winners_in(result)]
    scores = {**row.scores, **{who: row.scores.get(who, 0) + 1 for who in won}}
    return replace(row, status=OVER, result=result, ending=ending, scores=scores, due=0.0)


async def finish(service: TableService, session: TableSession) -> None:
    """Store the result of a game that was played to its end, if this worker leads its table."""
    table = session.table
    if table is None or not table.over or not service.leads(session):
        return
    try:
        with service.damage.rules_contained(session):
            result = result_of(table.state)
        await service.change(
            session,
            lambda row: finished(row, result, "played") if row.status == PLAYING else row,
            once=True,
        )
    except Damaged:
        return
    except Refused:
        await asyncio.sleep(RETRY_SECONDS)
        service.moved(session)
