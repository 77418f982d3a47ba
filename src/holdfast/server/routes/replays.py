"""Records and replays."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from holdfast.kernel.phrases import MOST_SEATS
from holdfast.server.messages import TableInfo, Welcome
from holdfast.server.refusals import Forbidden
from holdfast.server.request_limiter import charge
from holdfast.server.routes import REFUSALS, Json, KnownGuest, MaybeGuest, Service, json_response
from holdfast.server.tables.dealt import Deal, dealt
from holdfast.server.tables.naming import read_in
from holdfast.server.tables.perspectives import Replay, full_record
from holdfast.server.tables.play_on import play_on

router = APIRouter(prefix="/tables", tags=["afterwards"])
TableId = Annotated[str, Path(max_length=32)]
PLIES_PLAYED_AGAIN, PLIES_TOLD = 25, 250
"""How many replayed or sent moves cost as much as a usual request, and the cost of a deal in requests."""
DEALT = 5.0


class MomentBody(BaseModel):
    model_config = ConfigDict(extra="forbid")
    ply: Annotated[int, Field(ge=0, le=1_000_000)]
    """After how many moves."""
    seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)]
    bot: Annotated[str, Field(max_length=20)] = "medium"
    """Who plays for the other people."""


@router.get(
    "/{table}/record",
    response_class=Response,
    responses={
        200: {"description": "The record.", "content": {"text/plain": {"schema": {"type": "string"}}}},
        **REFUSALS,
    },
)
async def download(table: TableId, service: Service) -> Response:
    """The record of a game that is over, including its secret: `holdfast verify` checks the deal with it."""
    session = await service.find(table)
    async with session.lock:
        record = full_record(session)
    name = f"{session.row.game}-{session.row.code}.txt"
    return Response(
        record.write(),
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@router.get("/{table}/deal", responses=json_response(Deal))
async def deal_again(request: Request, table: TableId, service: Service) -> Json:
    """The deal of a game that is over, number by number: with the record's secret anybody can repeat it."""
    session = await service.find(table)
    charge(request.scope, DEALT)
    async with session.lock:
        record = full_record(session)
    return Json(await asyncio.to_thread(dealt, session.game, record))


@router.get("/{table}/story", responses=json_response(Welcome))
async def story(request: Request, table: TableId, guest: KnownGuest, service: Service) -> Json:
    """What the guest's own seat has seen so far, as a `welcome`."""
    session = await service.find(table)
    charge(request.scope, session.ply / PLIES_TOLD)
    seat = session.row.seat_of(guest.id)
    if seat is None:
        raise Forbidden("not_your_table")
    async with session.lock:
        await service.slicer.run(session.writing(seat))
        return Json(session.welcome(seat, guest.id, wants_talk_of=guest.wants_talk_of))


@router.get("/{table}/replay", responses=json_response(Replay))
async def watch_again(
    request: Request,
    table: TableId,
    guest: MaybeGuest,
    service: Service,
    perspective: Annotated[str, Query(alias="as", max_length=12)] = "spectator",
) -> Json:
    """A game from its deal on, seen by a seat or a spectator, or with open cards; others' seats when it is over."""
    session = await service.find(table)
    charge(request.scope, service.replays.missing(session, perspective) / PLIES_PLAYED_AGAIN + session.ply / PLIES_TOLD)
    return Json(await service.replays.replay(session, "" if guest is None else guest.id, perspective))


@router.post("/{table}/play_on", status_code=201, responses=json_response(TableInfo, 201))
async def play_on_from(request: Request, table: TableId, body: MomentBody, guest: KnownGuest, service: Service) -> Json:
    """A new table that continues from a moment of a finished game, alone with bots."""
    await asyncio.to_thread(read_in)
    session = await service.find(table)
    charge(request.scope, min(body.ply, session.ply) / PLIES_PLAYED_AGAIN)
    return Json((await play_on(service, session, guest, body.ply, body.seat, body.bot)).info, 201)
