"""Pictures on pages other than cards: of games, guests and bots."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from holdfast.bots.external.roster import NAMED
from holdfast.kernel import Game, Theme
from holdfast.server.guests import avatars
from holdfast.server.refusals import NotFound
from holdfast.server.routes import REFUSALS, Service

router = APIRouter(tags=["pictures"])
A_DAY = "public, max-age=86400"
DRAWN = {200: {"description": "The picture.", "content": {"image/svg+xml": {"schema": {"type": "string"}}}}, **REFUSALS}


@router.get("/games/{name}/picture", response_class=Response, responses=DRAWN)
async def picture_of_game(
    name: Annotated[str, Path(max_length=40)],
    service: Service,
    language: Annotated[str, Query(pattern="^[a-z]{2}$")] = "en",
    suits: Annotated[str, Query(pattern="^(two|four)$")] = "two",
) -> Response:
    """A still life of the game's cards, 3 to 2."""
    return _svg(await asyncio.to_thread(scene, service.game(name), language, suits))


@router.get("/avatars", responses={200: {"description": "Their names.", "content": {"application/json": {}}}})
async def list_avatars() -> list[str]:
    """The avatars that a guest can choose from."""
    return list(await asyncio.to_thread(avatars))


@router.get("/avatars/{name}", response_class=Response, responses=DRAWN)
async def picture_of_guest(name: Annotated[str, Path(max_length=24)], service: Service) -> Response:
    """A guest's picture by the name of the avatar, or a bot's by its number: `bot-1`, `bot-2`."""
    kind, number = ("bot", name.removeprefix("bot-")) if name.startswith("bot-") else ("avatar", name)
    known = await asyncio.to_thread(avatars)
    if name not in known and (kind != "bot" or number not in map(str, range(1, NAMED + 1))):
        raise NotFound("no_such_avatar", name=name, avatars=known)
    any_game = next(iter(service.games.values()))
    return _svg(await asyncio.to_thread(portrait, any_game, kind, number))


# In a thread, and imported there: words and widths of letters take a while to read in


@cache
def scene(game: Game, language: str, suits: str) -> str:
    from holdfast.drawing import draw_picture
    from holdfast.words import Words

    return draw_picture(Words(language, game), "game", suits=suits)


@cache
def woven(game: Game | None) -> str:
    """A tile of a game's cloth, or of the house's, in one colour: a page takes its strength for another."""
    from holdfast.drawing.mark import LINES
    from holdfast.drawing.table import draw_cloth
    from holdfast.kernel.table_look import theme_of

    theme = theme_of(game) if game is not None else Theme("", LINES)
    return draw_cloth(theme.cloth.pattern, "#000", theme.motif)


@cache
def portrait(any_game: Game, kind: str, name: str) -> str:
    """The game does not matter, but words are read for a game."""
    from holdfast.drawing import draw_picture
    from holdfast.words import Words

    return draw_picture(Words("en", any_game), kind, name)


def _svg(drawn: str) -> Response:
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": A_DAY})
