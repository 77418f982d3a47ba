"""The house: where it is, how to bring others there, and the bots that live in it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request, Response

from holdfast import __version__
from holdfast.server.lan import qr_drawing
from holdfast.server.routes import REFUSALS, Json, Service, tells
from holdfast.server.texts import BotInfo, bots
from holdfast.words import LANGUAGES

router = APIRouter(tags=["house"])


class HouseInfo(msgspec.Struct, frozen=True):
    """About this server."""

    address: str
    """Where others reach it: links for them begin so."""
    version: str
    languages: Sequence[str]


@router.get("/house", responses=tells(HouseInfo))
async def house(request: Request, service: Service) -> Json:
    """Where others reach this server, and what it speaks."""
    return Json(HouseInfo(_address(request, service.settings.address), __version__, LANGUAGES))


@router.get("/bots", responses=tells(BotInfo, many=True))
async def list_bots(service: Service) -> Json:
    """The bots that can be given a seat, with a line about each, in every language."""
    any_game = next(iter(service.games.values()))
    return Json(await asyncio.to_thread(bots, any_game))


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
    path: Annotated[str, Query(max_length=200, pattern="^(/[A-Za-z0-9_.~-]+)*/?$", examples=["/join/43W8TG"])],
) -> Response:
    """A QR code of a link to this server, for phones."""
    drawn = qr_drawing(_address(request, service.settings.address) + path)
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"})


def _address(request: Request, known: str) -> str:
    """The address that whoever runs the server knows it by, or else the one that was asked."""
    return known or str(request.base_url).rstrip("/")
