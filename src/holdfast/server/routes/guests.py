"""Guests: making one, being one."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from holdfast.server.damage import Damaged
from holdfast.server.guests import COOKIE
from holdfast.server.messages import TableInfo
from holdfast.server.refusals import Refused, TooManyRequests, Unauthenticated
from holdfast.server.routes import Json, KnownGuest, MaybeGuest, Service, json_response
from holdfast.server.store import PLAYING, GuestRow, TableRow
from holdfast.server.tables.info import table_info

router = APIRouter(tags=["guests"])
YEAR = 365 * 24 * 3600
MOST_LISTED = 50


class GuestBody(BaseModel):
    name: Annotated[str, Field(min_length=1, max_length=60, examples=["Ada"])]
    avatar: Annotated[str, Field(max_length=24, examples=["owl"])] = "fox"


class GuestInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A guest, to the guest."""

    id: str
    name: str
    avatar: str
    token: str = ""
    """What proves who it is: told once, when the guest is made. Keep it as a password."""
    blocked: tuple[str, ...] = ()


class ToDo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table of a guest's, and whether the guest is awaited there."""

    table: TableInfo
    awaited: bool = False
    seconds: float | None = None
    """How long the guest has for it."""
    damaged: bool = False
    """Whether the table cannot be opened."""


@router.post("/guests", status_code=201, responses=json_response(GuestInfo, 201))
async def make_guest(body: GuestBody, request: Request, service: Service) -> Json:
    """Create a guest with a nickname and an avatar. The answer has a token for programs, and a cookie for browsers."""
    if not request.app.state.newcomers.take(_address(request)):
        raise TooManyRequests("too_many_new_guests")
    guest, token = await service.guests.welcome(body.name, body.avatar)
    answer = Json(GuestInfo(guest.id, guest.name, guest.avatar, token), 201)
    answer.set_cookie(
        COOKIE,
        service.guests.cookie(token),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=service.settings.secure_cookies,
    )
    return answer


@router.get("/guests/me", responses={**json_response(GuestInfo), 204: {"description": "Nobody yet."}})
async def who_am_i(request: Request, guest: MaybeGuest) -> Response:
    """The guest of this request; 204 for a browser without one."""
    if guest is None and (COOKIE in request.cookies or "authorization" in request.headers):
        raise Unauthenticated("guest_needed")
    return Response(status_code=204) if guest is None else Json(_info(guest))


@router.put("/guests/me", responses=json_response(GuestInfo))
async def rename(body: GuestBody, guest: KnownGuest, service: Service) -> Json:
    """Change nickname or avatar. At tables where the guest already sits, the old name stays."""
    return Json(_info(await service.guests.rename(guest, body.name, body.avatar)))


@router.put("/guests/me/blocked/{other}", responses=json_response(GuestInfo))
async def block(other: Annotated[str, Field(max_length=32)], guest: KnownGuest, service: Service) -> Json:
    """Block another guest's talk."""
    return Json(_info(await service.guests.block(guest, other[:32], blocked=True)))


@router.delete("/guests/me/blocked/{other}", responses=json_response(GuestInfo))
async def unblock(other: Annotated[str, Field(max_length=32)], guest: KnownGuest, service: Service) -> Json:
    return Json(_info(await service.guests.block(guest, other[:32], blocked=False)))


@router.get("/guests/me/tables", responses=json_response(ToDo, many=True))
async def my_tables(guest: KnownGuest, service: Service) -> Json:
    """Tables at which the guest sits, those where the guest is awaited first."""
    rows = await service.store.tables_of(guest.id, MOST_LISTED)
    listed = [await _to_do(service, row, guest) for row in rows]
    return Json(sorted(listed, key=lambda each: not each.awaited))


async def _to_do(service: Service, row: TableRow, guest: GuestRow) -> ToDo:
    if row.status != PLAYING:
        return ToDo(table_info(row))
    try:
        session = await service.find(row.id)
    except Damaged:
        return ToDo(table_info(row), damaged=True)
    except Refused:
        return ToDo(table_info(row))
    seat = session.row.seat_of(guest.id)
    if seat not in session.asked or not session.in_play:
        return ToDo(session.info)
    return ToDo(session.info, True, session.deadlines(service.server_clock.now()).get(str(seat)))


def _info(guest: GuestRow) -> GuestInfo:
    return GuestInfo(guest.id, guest.name, guest.avatar, blocked=guest.blocked)


def _address(request: Request) -> str:
    return request.client.host if request.client else ""
