"""This server: its address, QR codes that lead to it, and its bots."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request, Response

from holdfast import __version__
from holdfast.kernel import Game
from holdfast.languages import LANGUAGES
from holdfast.server.descriptions import BotInfo
from holdfast.server.lan import qr_drawing
from holdfast.server.request_limiter import charge
from holdfast.server.routes import REFUSALS, Json, Service, json_response

router = APIRouter(tags=["server"])
CODE_DRAWN = 9.0
"""What drawing a new code costs, in ordinary requests."""


class ServerInfo(msgspec.Struct, frozen=True):
    """About this server."""

    address: str
    """Where others reach it: links for them begin so."""
    version: str
    languages: Sequence[str]


@router.get("/server", responses=json_response(ServerInfo))
async def server(request: Request, service: Service) -> Json:
    """The address under which others reach this server, and its languages."""
    return Json(ServerInfo(address_of_server(request, service.settings.address), __version__, LANGUAGES))


@router.get("/bots", responses=json_response(BotInfo, many=True))
async def list_bots(service: Service) -> Json:
    """The bots that can be given a seat, with a line about each, in every language."""
    any_game = next(iter(service.games.values()))
    return Json(await asyncio.to_thread(_bots, any_game))


@router.get(
    "/qr",
    response_class=Response,
    responses={
        200: {"description": "The code.", "content": {"image/svg+xml": {"schema": {"type": "string"}}}},
        **REFUSALS,
    },
)
async def draw_code(
    request: Request,
    service: Service,
    path: Annotated[str, Query(max_length=80, pattern="^(/[A-Za-z0-9_.~-]+)*/?$", examples=["/join/43W8TG"])],
) -> Response:
    """A QR code of a link to this server, for phones."""
    link = address_of_server(request, service.settings.address) + path
    drawn, is_new = await asyncio.to_thread(_code, link)
    if is_new:
        charge(request.scope, CODE_DRAWN)
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"})


def _code(link: str) -> tuple[bytes, bool]:
    """The code of a link, and whether it had to be drawn: many look at the one of their table."""
    drawn_before = qr_drawing.cache_info().misses
    return qr_drawing(link), qr_drawing.cache_info().misses > drawn_before


def address_of_server(request: Request, known: str) -> str:
    """The configured address of the server, or else the one of the request."""
    return known or str(request.base_url).rstrip("/")


def _bots(any_game: Game) -> list[BotInfo]:
    """Imported when somebody asks: the words of a language take a while to read in."""
    from holdfast.server.texts import bots

    return bots(any_game)
