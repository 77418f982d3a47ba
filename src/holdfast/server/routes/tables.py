"""Tables: making, finding, joining, and what the host decides before the start."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, ConfigDict, Field

from holdfast.kernel import Game
from holdfast.kernel.phrases import MOST_SEATS
from holdfast.server.messages import TableInfo
from holdfast.server.refusals import TooManyRequests
from holdfast.server.routes import Json, KnownGuest, Service, json_response
from holdfast.server.service import Change, TableService
from holdfast.server.tables import closing, dealing, lobby, talk
from holdfast.server.tables.info import table_info
from holdfast.server.tables.naming import read_in
from holdfast.server.tables.rematch import rematch
from holdfast.server.tables.session import TableSession

router = APIRouter(prefix="/tables", tags=["tables"])
codes = APIRouter(tags=["tables"])
MOST_LISTED = 100
TableId = Annotated[str, Path(max_length=32)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Choices(Body):
    """What the host decides; whatever is left out stays as it is."""

    options: Annotated[dict[str, Any], Field(max_length=40)] | None = None
    clock: Annotated[str, Field(max_length=20, examples=["none", "relaxed", "fast", "correspondence:3"])] | None = None
    starts: Annotated[str, Field(max_length=20, examples=["lot", "question", "p1"])] | None = None
    hints: bool | None = None
    listed: bool | None = None


class TableBody(Choices):
    game: Annotated[str, Field(max_length=40, examples=["upgrade"])]
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)] | None = None
    bots: Annotated[list[Annotated[str, Field(max_length=20)]], Field(max_length=11)] = []
    """Bots that sit down at once, on the last seats."""
    sit: bool = True
    """Whether the host takes the first seat."""


class SitBody(Body):
    seat: SeatNumber | None = None


class BotBody(Body):
    bot: Annotated[str, Field(max_length=20, examples=["greedy"])]


class OrderBody(Body):
    order: Annotated[list[SeatNumber], Field(max_length=MOST_SEATS)]


class SizeBody(Body):
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)]


class HostBody(Body):
    guest: Annotated[str, Field(max_length=32)]


class ReadyBody(Body):
    ready: bool = True


class StartBody(Body):
    first: SeatNumber | None = None
    """Whom the game's question names, where that decides who starts."""


class MuteBody(Body):
    guest: Annotated[str, Field(max_length=32)]
    muted: bool = True


@router.post("", status_code=201, responses=json_response(TableInfo, 201))
async def make_table(body: TableBody, guest: KnownGuest, service: Service) -> Json:
    """Create a table and be its host. Its link contains its id; its code can be said aloud."""
    game = service.game(body.game)
    await asyncio.to_thread(read_in)
    seats = body.seats or game.seats[0]
    await _check_options(game, seats, body.options)
    row = lobby.new_table(game, guest, seats, body.options or {})
    row = lobby.decide(row, game, guest.id, clock=body.clock, starts=body.starts, hints=body.hints, listed=body.listed)
    row = lobby.sit(row, guest, 0) if body.sit else row
    for at, bot in enumerate(body.bots):
        row = lobby.set_bot(row, game, guest.id, len(row.seats) - len(body.bots) + at, bot)
    async with service.quota.one_more(guest.id):
        return Json((await service.add(row)).info, 201)


@router.get("", responses=json_response(TableInfo, many=True))
async def list_tables(service: Service) -> Json:
    """Tables in the lobby that anybody may join."""
    return Json([table_info(row) for row in await service.store.listed_tables(MOST_LISTED)])


@codes.get("/codes/{code}", responses=json_response(TableInfo))
async def find_by_code(code: Annotated[str, Path(max_length=12)], request: Request, service: Service) -> Json:
    """A table by its code. Only wrong codes are limited: a whole class may use one code."""
    tries = request.app.state.codes.of(request.client.host if request.client else "")
    if not tries.take():
        raise TooManyRequests("too_many_codes_tried")
    session = await service.find_by_code(code)
    tries.give_back()
    return Json(session.info)


@router.get("/{table}", responses=json_response(TableInfo))
async def look(table: TableId, service: Service) -> Json:
    """A table by its link."""
    return Json((await service.find(table)).info)


@router.patch("/{table}", responses=json_response(TableInfo))
async def decide(table: TableId, body: Choices, guest: KnownGuest, service: Service) -> Json:
    """The host chooses options, clock, who starts, hints, and whether the lobby lists the table."""
    session = await service.find(table)
    chosen = body.model_dump(exclude_none=True)
    await _check_options(session.game, len(session.row.seats), body.options)
    return await _changed(service, session, lambda row: lobby.decide(row, session.game, guest.id, **chosen))


@router.post("/{table}/sit", responses=json_response(TableInfo))
async def sit(table: TableId, body: SitBody, guest: KnownGuest, service: Service) -> Json:
    """Take a seat: the given one, or the first that is free."""
    await asyncio.to_thread(read_in)
    return await _changed(service, await service.find(table), lambda row: lobby.sit(row, guest, body.seat))


@router.post("/{table}/leave", responses=json_response(TableInfo))
async def get_up(table: TableId, guest: KnownGuest, service: Service) -> Json:
    """Leave your seat before the start. A host who leaves hands the table over; an empty table closes."""
    session = await service.find(table)
    await closing.leave(service, session, guest.id)
    return Json(session.info)


@router.delete("/{table}", responses=json_response(TableInfo))
async def put_away(table: TableId, guest: KnownGuest, service: Service) -> Json:
    """Be done with a table: the host closes a lobby, a lone player ends the game, a finished one is unlisted."""
    session = await service.find(table)
    await closing.put_away(service, session, guest.id)
    return Json(session.info)


@router.post("/{table}/ready", responses=json_response(TableInfo))
async def ready(table: TableId, body: ReadyBody, guest: KnownGuest, service: Service) -> Json:
    return await _changed(service, await service.find(table), lambda row: lobby.set_ready(row, guest.id, body.ready))


@router.put("/{table}/seats", responses=json_response(TableInfo))
async def reorder(table: TableId, body: OrderBody, guest: KnownGuest, service: Service) -> Json:
    """The host reorders the seats: for each seat, the number of the seat whose player comes there."""
    return await _changed(service, await service.find(table), lambda row: lobby.reorder(row, guest.id, body.order))


@router.post("/{table}/size", responses=json_response(TableInfo))
async def resize(table: TableId, body: SizeBody, guest: KnownGuest, service: Service) -> Json:
    """The host chooses another number of seats; those that go must be free."""
    session = await service.find(table)
    return await _changed(service, session, lambda row: lobby.resize(row, session.game, guest.id, body.seats))


@router.put("/{table}/seats/{seat}/bot", responses=json_response(TableInfo))
async def set_bot(table: TableId, seat: SeatNumber, body: BotBody, guest: KnownGuest, service: Service) -> Json:
    """The host lets a bot play on a free seat."""
    await asyncio.to_thread(read_in)
    session = await service.find(table)
    return await _changed(service, session, lambda row: lobby.set_bot(row, session.game, guest.id, seat, body.bot))


@router.delete("/{table}/seats/{seat}", responses=json_response(TableInfo))
async def free_seat(table: TableId, seat: SeatNumber, guest: KnownGuest, service: Service) -> Json:
    """The host empties a seat; a guest may sit down again only when the host lets them."""
    return await _changed(service, await service.find(table), lambda row: lobby.free_seat(row, guest.id, seat))


@router.delete("/{table}/kept_out/{other}", responses=json_response(TableInfo))
async def let_back_in(
    table: TableId, other: Annotated[str, Path(max_length=32)], guest: KnownGuest, service: Service
) -> Json:
    """The host lets a guest who was removed sit down again."""
    return await _changed(service, await service.find(table), lambda row: lobby.let_back_in(row, guest.id, other))


@router.post("/{table}/host", responses=json_response(TableInfo))
async def hand_over(table: TableId, body: HostBody, guest: KnownGuest, service: Service) -> Json:
    """The host hands the table over to somebody who sits there."""
    return await _changed(service, await service.find(table), lambda row: lobby.hand_over(row, guest.id, body.guest))


@router.post("/{table}/mute", responses=json_response(TableInfo))
async def mute(table: TableId, body: MuteBody, guest: KnownGuest, service: Service) -> Json:
    """The host mutes a guest at this table, or unmutes them."""
    session = await service.find(table)
    return await _changed(service, session, lambda row: talk.mute(row, guest.id, body.guest, muted=body.muted))


@router.post("/{table}/start", responses=json_response(TableInfo))
async def start(table: TableId, body: StartBody, guest: KnownGuest, service: Service) -> Json:
    """The host closes the lobby. The commitment is published, players add to the deal, then the cards are out."""
    session = await service.find(table)
    await dealing.start(service, session, guest.id, body.first)
    return Json(session.info)


@router.post("/{table}/rematch", responses=json_response(TableInfo))
async def play_again(table: TableId, guest: KnownGuest, service: Service) -> Json:
    """The table of the next game with the same people."""
    return Json(table_info(await rematch(service, await service.find(table), guest)))


async def _changed(service: TableService, session: TableSession, change: Change) -> Json:
    await service.change(session, change)
    return Json(session.info)


async def _check_options(game: Game, seats: int, options: Mapping[str, object] | None) -> None:
    """Have a game check its options in the background: sentences among them are read only once."""
    if options:
        await asyncio.to_thread(lambda: game.check(seats, game.options.read(options)))
