"""Records and replays."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from holdfast.server.guard import charge
from holdfast.server.messages import Welcome
from holdfast.server.refusals import Forbidden
from holdfast.server.routes import REFUSALS, Json, KnownGuest, MaybeGuest, Service, tells
from holdfast.server.tables.afterwards import Replay, full_record
from holdfast.server.tables.dealt import Deal, dealt

router = APIRouter(prefix="/tables", tags=["afterwards"])
TableId = Annotated[str, Path(max_length=32)]
PLIES_PLAYED_AGAIN, PLIES_TOLD = 25, 250
"""So many moves played again, or told, cost as much as a usual request; and so many requests does a deal cost."""
DEALT = 5.0


@router.get(
    "/{table}/record",
    response_class=Response,
    responses={
        200: {"description": "The record.", "content": {"text/plain": {"schema": {"type": "string"}}}},
        **REFUSALS,
    },
)
async def download(table: TableId, service: Service) -> Response:
    """The record of a game that is over, secret included: `holdfast verify` proves the deal by it."""
    live = await service.find(table)
    async with live.lock:
        record = full_record(live)
    name = f"{live.row.game}-{live.row.code}.txt"
    return Response(
        record.write(),
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@router.get("/{table}/deal", responses=tells(Deal))
async def deal_again(request: Request, table: TableId, service: Service) -> Json:
    """The deal of a game that is over, number by number: whoever has the record's secret can draw them all again."""
    live = await service.find(table)
    charge(request.scope, DEALT)
    async with live.lock:
        record = full_record(live)
    return Json(await asyncio.to_thread(dealt, live.game, record))


@router.get("/{table}/story", responses=tells(Welcome))
async def story(request: Request, table: TableId, guest: KnownGuest, service: Service) -> Json:
    """What the guest's own seat has seen so far, for keeping."""
    live = await service.find(table)
    charge(request.scope, live.ply / PLIES_TOLD)
    seat = live.row.seat_of(guest.id)
    if seat is None:
        raise Forbidden("not_your_table")
    async with live.lock:
        await service.slices.run(live.writing(seat))
        return Json(live.welcome(seat, guest.id, hears=guest.hears))


@router.get("/{table}/replay", responses=tells(Replay))
async def watch_again(
    request: Request,
    table: TableId,
    guest: MaybeGuest,
    service: Service,
    perspective: Annotated[str, Query(alias="as", max_length=12)] = "spectator",
) -> Json:
    """A game from its deal on, as p1, p2 … or a spectator saw it, or open; others' seats only when it is over."""
    live = await service.find(table)
    charge(request.scope, service.replays.missing(live, perspective) / PLIES_PLAYED_AGAIN + live.ply / PLIES_TOLD)
    return Json(await service.replays.replay(live, "" if guest is None else guest.id, perspective))
