"""What pages need at once, in one answer each: the first page, all pictures, and all that is kept for offline reading.

A page that asks for ten things is ten requests, and behind one address there may be a whole school.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request, Response

from holdfast import __version__
from holdfast.kernel import Game
from holdfast.languages import LANGUAGES
from holdfast.server.descriptions import BotInfo
from holdfast.server.routes import Json, Service, json_response
from holdfast.server.routes.games import GameInfo
from holdfast.server.routes.packed import Packed, answer_with, packed
from holdfast.server.routes.server import address_of_server
from holdfast.server.service import TableService

router = APIRouter(tags=["server"])
A_DAY = "public, max-age=86400"
Language = Annotated[str, Query(pattern="^[a-z]{2}$", examples=["en"])]
Suits = Annotated[str, Query(pattern="^(two|four)$")]


class HomeInfo(msgspec.Struct, frozen=True):
    """This server, with its games and its bots."""

    address: str
    """Where others reach it: links for them begin so."""
    version: str
    languages: Sequence[str]
    games: Sequence[GameInfo]
    bots: Sequence[BotInfo]


class Pictures(msgspec.Struct, frozen=True):
    """Every picture that is no card, as SVG by its name."""

    games: Mapping[str, str]
    avatars: Mapping[str, str]
    """Guests' and bots'."""
    weaves: Mapping[str, str]
    """A tile of each game's cloth, to be repeated; that of the house has no name."""


@router.get("/home", responses=json_response(HomeInfo))
async def home(request: Request, service: Service) -> Json:
    """Everything about this server that the first page shows."""
    return Json(await _home(request, service))


@router.get("/pictures", responses=json_response(Pictures))
async def pictures(request: Request, service: Service, language: Language = "en", suits: Suits = "two") -> Response:
    """The pictures of all games, guests and bots."""
    drawn = await asyncio.to_thread(_packed_pictures, _games(service), language, suits)
    return answer_with(request, drawn, A_DAY)


@router.get(
    "/library",
    responses={200: {"description": "Each address with its answer.", "content": {"application/json": {}}}},
)
async def library(request: Request, service: Service, language: Language = "en", suits: Suits = "two") -> Json:
    """What a browser keeps for offline use: each address with its response."""
    schemas = await asyncio.to_thread(_schemas, _games(service), language)
    drawn = await asyncio.to_thread(_pictures, _games(service), language, suits)
    shown = {"/api/home": await _home(request, service)}
    return Json({**shown, f"/api/pictures?language={language}&suits={suits}": drawn, **schemas})


async def _home(request: Request, service: TableService) -> HomeInfo:
    games, bots = await asyncio.to_thread(_about, _games(service))
    address = address_of_server(request, service.settings.address)
    return HomeInfo(address, __version__, LANGUAGES, games, bots)  # type: ignore[arg-type]


def _games(service: TableService) -> tuple[Game, ...]:
    return tuple(sorted(service.games.values(), key=lambda game: game.ease))


# In a thread, and imported there: the words of a language take a while to read in. The answer is the same for all.


@lru_cache(4)
def _about(games: tuple[Game, ...]) -> tuple[msgspec.Raw, msgspec.Raw]:
    from holdfast.server.routes.games import described
    from holdfast.server.texts import bots

    return _raw(described(games)), _raw(bots(games[0]))


@lru_cache(16)
def _pictures(games: tuple[Game, ...], language: str, suits: str) -> msgspec.Raw:
    from holdfast.bots.external.roster import NAMED
    from holdfast.server.guests import avatars
    from holdfast.server.routes.pictures import portrait, scene, woven

    shown = {game.name: scene(game, language, suits) for game in games}
    guests = {name: portrait(games[0], "avatar", name) for name in avatars()}
    bots = {f"bot-{number}": portrait(games[0], "bot", str(number)) for number in range(1, NAMED + 1)}
    return _raw(Pictures(shown, {**guests, **bots}, {"": woven(None), **{game.name: woven(game) for game in games}}))


@lru_cache(16)
def _packed_pictures(games: tuple[Game, ...], language: str, suits: str) -> Packed:
    return packed(msgspec.json.encode(_pictures(games, language, suits)))


@lru_cache(8)
def _schemas(games: tuple[Game, ...], language: str) -> Mapping[str, msgspec.Raw]:
    from holdfast.server.rulebook import rulebook
    from holdfast.server.texts import cards_of

    rules = {f"/api/games/{game.name}/rules?language={language}": _raw(rulebook(game, language)) for game in games}
    cards = {f"/api/games/{game.name}/cards?language={language}": _raw(cards_of(game, language)) for game in games}
    return {**rules, **cards}


def _raw(told: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(told))
