"""Games on paper, for other tables, and as pictures of a link."""

from __future__ import annotations

import asyncio
import zipfile
from io import BytesIO
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response

from holdfast.server.print_worker import PREVIEW, SHARE, PrintRequest, wish_of
from holdfast.server.refusals import NotFound
from holdfast.server.request_limiter import charge
from holdfast.server.routes import REFUSALS, Service
from holdfast.server.routes.server import address_of_server

router = APIRouter(tags=["printing"])
A_DAY = "public, max-age=86400"
PRINTED = 12.0
"""The cost of something printed, in usual answers."""
PICTURED = 4.0
GameName = Annotated[str, Path(max_length=40)]
Language = Annotated[str, Query(max_length=12, examples=["en", "ru", "both"])]
Kind = Literal["cards", "counters", "rules", "test", "mpc", "tgc", "dtc", "tts"]
PDF, ZIP, PNG = "application/pdf", "application/zip", "image/png"
KINDS = {"cards": PDF, "counters": PDF, "rules": PDF, "test": PDF}
BINARY = {"schema": {"type": "string", "format": "binary"}}


def _answers(*kinds: str) -> dict[int | str, dict[str, Any]]:
    return {200: {"description": "The file.", "content": dict.fromkeys(kinds, BINARY)}, **REFUSALS}


@router.get("/games/{name}/print/{kind}", response_class=Response, responses=_answers(PDF, ZIP))
async def print_game(
    request: Request,
    service: Service,
    name: GameName,
    kind: Kind,
    language: Language = "en",
    sheet: Annotated[str, Query(max_length=12)] = "a4",
    layout: Annotated[str, Query(max_length=12)] = "flat",
    trim: Annotated[str, Query(max_length=16)] = "63x88",
    offset: Annotated[str, Query(max_length=16)] = "0,0",
    gutter: Annotated[float, Query(ge=0, le=20)] = 0,
    suits: Annotated[str, Query(max_length=8)] = "two",
    light: bool = False,
    grey: bool = False,
    players: Annotated[int, Query(ge=0, le=99)] = 0,
    cards: Annotated[str, Query(max_length=2000)] = "",
    preview: bool = False,
) -> Response:
    """A part of a box as PDF, what a shop or Tabletop Simulator takes as ZIP, or a first sheet as PNG."""
    game = service.game(name)
    address = address_of_server(request, service.settings.address)
    images = f"{address}/api/games/{game.name}/tabletop/{language}/" if kind == "tts" else ""
    wanted = PrintRequest(
        *(game.name, language, PREVIEW if preview else kind, sheet, layout, trim, offset, gutter, suits),
        *(light, grey, players, cards, "", images),
    )
    if kind == "tts" and not preview:  # the images that it will ask for are those of the whole box
        wanted = PrintRequest(game.name, language, kind, players=players, address=images)
    await asyncio.to_thread(wish_of, wanted)
    charge(request.scope, PICTURED if preview else PRINTED)
    made = await service.printing.make(wanted)
    if preview:
        return _kept(made, PNG)
    ending = "pdf" if kind in KINDS else "zip"
    file = f'attachment; filename="{game.name}-{kind}-{language}.{ending}"'
    return _kept(made, KINDS.get(kind, ZIP), {"content-disposition": file})


@router.get("/games/{name}/tabletop/{language}/{file}", response_class=Response, responses=_answers(PNG))
async def tabletop_image(
    request: Request,
    service: Service,
    name: GameName,
    language: Annotated[str, Path(max_length=12)],
    file: Annotated[str, Path(max_length=60)],
) -> Response:
    """An image for Tabletop Simulator, by the name that the saved object has for it."""
    game = service.game(name)
    address = address_of_server(request, service.settings.address)
    wanted = PrintRequest(game.name, language, "tts", address=f"{address}/api/games/{game.name}/tabletop/{language}/")
    await asyncio.to_thread(wish_of, wanted)
    charge(request.scope, PICTURED)
    image = await asyncio.to_thread(_unpacked, await service.printing.make(wanted), file)
    return _kept(image, PNG if file.endswith(".png") else "application/json")


def _unpacked(archive: bytes, name: str) -> bytes:
    """One file of several: only what is in the archive is ever read."""
    with zipfile.ZipFile(BytesIO(archive)) as files:
        if name not in files.namelist():
            raise NotFound("nothing_here")
        return files.read(name)


@router.get("/share/games/{name}", response_class=Response, responses=_answers(PNG))
async def share_game(
    request: Request,
    service: Service,
    name: GameName,
    card: Annotated[str, Query(max_length=60)] = "",
    language: Annotated[str, Query(pattern="^[a-z]{2}$")] = "en",
) -> Response:
    """The picture of a link to a game, or to one of its cards."""
    game = service.game(name)
    if card and card not in game.vocabulary.faces:
        raise NotFound("no_such_face", face=card, game=game.name)
    return await _shared(request, service, game.name, card, language)


@router.get("/share/tables/{table}", response_class=Response, responses=_answers(PNG))
async def share_table(
    request: Request,
    service: Service,
    table: Annotated[str, Path(max_length=32)],
    language: Annotated[str, Query(pattern="^[a-z]{2}$")] = "en",
) -> Response:
    """The picture of a link to a table or a replay: of its game, and of nothing that lies there."""
    found = await service.find(table)
    return await _shared(request, service, found.row.game, "", language)


async def _shared(request: Request, service: Service, game: str, card: str, language: str) -> Response:
    wanted = PrintRequest(game, language, SHARE, about=card)
    await asyncio.to_thread(wish_of, wanted)
    charge(request.scope, PICTURED)
    return _kept(await service.printing.make(wanted), PNG)


def _kept(content: bytes, kind: str, headers: dict[str, str] | None = None) -> Response:
    return Response(content, media_type=kind, headers={"cache-control": A_DAY, **(headers or {})})
