"""Drawings of what lies on a table: a schema's cards all at once and its scenery, kept by its hash, and counters."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response

from holdfast.kernel import Game, TableSchema
from holdfast.server.routes import REFUSALS, Service, json_response
from holdfast.server.routes.packed import Packed, answer_with, packed

router = APIRouter(tags=["games"])
FOREVER = "public, max-age=31536000, immutable"
A_DAY = "public, max-age=86400"
DECKS_KEPT = 32
Cut = Annotated[str, Query(pattern="^(large|hand|small|slip)$")]
Suits = Annotated[str, Query(pattern="^(two|four)$")]
Width = Annotated[str, Query(pattern="^(wide|narrow)$", description="For wide seats or for narrow ones.")]
Ground = Annotated[str, Query(pattern="^(dark|light)$", description="For which of the page's themes.")]
Language = Annotated[str, Query(max_length=12, examples=["en", "ru"])]
GameName = Annotated[str, Path(max_length=40)]
SVG: dict[int | str, dict[str, Any]] = {
    200: {"description": "The picture.", "content": {"image/svg+xml": {"schema": {"type": "string"}}}},
    **REFUSALS,
}


class Deck(msgspec.Struct, frozen=True):
    """The SVG of every face by its name, and of every back by the code that it has in an observation."""

    faces: dict[str, str]
    backs: dict[str, str]


class SceneDrawing(msgspec.Struct, frozen=True):
    """A scene as sheets of its size that lie over each other."""

    size: tuple[int, int]
    layers: dict[str, str]
    """Whole sheets: `standing`, `missing`, `fallen`, `triumph`; of an emblem also `empty`, `full`, `rim`, …."""
    places: dict[str, list[dict[str, str]]]
    """By zone, for each of its boxes: `empty` or `filled` (or `worn`) below the card, `front` before it."""
    units: dict[str, dict[str, str]]
    """One unit of a gauge, `full` and `gone`; the outline of a card lost from a place."""
    boxes: dict[str, tuple[int, int, int, int]]
    """Of an emblem: where its level rises and its figures stand."""


class SceneryDrawing(msgspec.Struct, frozen=True):
    """The SVG of everything on a table that is no card."""

    cloth: str
    """A tile, to be repeated."""
    skies: dict[str, str]
    """For each word that has one."""
    pieces: dict[str, str]
    """Coins, lamps, a scroll's rod, a ribbon and the like."""
    scenes: dict[str, dict[str, SceneDrawing]]
    """By scene, then by the paper that it is cut from; the emblem is a scene too."""


@router.get("/schemas/{name}/drawings", responses=json_response(Deck))
async def draw_schema(
    request: Request,
    name: Annotated[str, Path(pattern="^[0-9a-f]{32}$")],
    service: Service,
    table: Annotated[str, Query(max_length=32, description="A table that is played by this schema.")] = "",
    language: Language = "en",
    cut: Cut = "small",
    suits: Suits = "two",
) -> Response:
    """All cards of a schema, drawn in a language. Cache them by the schema's hash."""
    bound = await service.find_schema(name, table)
    return await _deck(request, bound.schema, language, cut, suits, FOREVER)


@router.get("/games/{name}/drawings", responses=json_response(Deck))
async def draw_game(
    request: Request,
    name: GameName,
    service: Service,
    language: Language = "en",
    cut: Cut = "large",
    suits: Suits = "two",
) -> Response:
    """All cards of a game, for those who do not sit at a table of it."""
    game = service.game(name)
    return await _deck(request, game.schema(game.seats[0], game.options()), language, cut, suits, A_DAY)


@router.get("/schemas/{name}/scenery", responses=json_response(SceneryDrawing))
async def draw_scenery_of_schema(
    request: Request,
    name: Annotated[str, Path(pattern="^[0-9a-f]{32}$")],
    service: Service,
    table: Annotated[str, Query(max_length=32, description="A table that is played by this schema.")] = "",
    cut: Width = "wide",
    ground: Ground = "dark",
) -> Response:
    """What a schema's table is drawn with: cloth, skies, scenes in every paper. Cache it by the schema's hash."""
    bound = await service.find_schema(name, table)
    return await _scenery(request, bound.schema.game, cut, ground, FOREVER)


@router.get("/games/{name}/scenery", responses=json_response(SceneryDrawing))
async def draw_scenery_of_game(
    request: Request, name: GameName, service: Service, cut: Width = "wide", ground: Ground = "dark"
) -> Response:
    """The same of a game, for those who do not sit at a table of it."""
    return await _scenery(request, service.game(name), cut, ground, A_DAY)


@router.get("/games/{name}/counters/{counter}", response_class=Response, responses=SVG)
async def draw_counter(
    name: GameName, counter: Annotated[str, Path(max_length=40)], service: Service, language: Language = "en"
) -> Response:
    """The emblem of a number that a game counts, by the name of its entry: `tokens`."""
    drawn = await asyncio.to_thread(_emblem, service.game(name), counter, language)
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": A_DAY})


async def _deck(request: Request, schema: TableSchema, language: str, cut: str, suits: str, caching: str) -> Response:
    drawn = await asyncio.to_thread(_drawn, _Kept(schema), language, cut, suits)
    return answer_with(request, drawn, caching)


async def _scenery(request: Request, game: Game, cut: str, ground: str, caching: str) -> Response:
    drawn = await asyncio.to_thread(_scenery_of, game, cut, ground)
    return answer_with(request, drawn, caching)


class _Kept:
    """A schema as the key of a cache: schemas with the same hash are the same."""

    def __init__(self, schema: TableSchema) -> None:
        self.schema = schema

    def __hash__(self) -> int:
        return hash(self.schema.hash)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Kept) and self.schema.hash == other.schema.hash


# In a thread, and imported there: words and widths of letters take a while to read in


def _emblem(game: Game, counter: str, language: str) -> str:
    from holdfast.drawing import draw_picture
    from holdfast.words import Words

    return draw_picture(Words(language, game), "counter", counter)


@lru_cache(DECKS_KEPT)
def _drawn(kept: _Kept, language: str, cut: str, suits: str) -> Packed:
    from holdfast.drawing import draw_deck

    return packed(msgspec.json.encode(draw_deck(kept.schema, language, cut, suits)))


@lru_cache(DECKS_KEPT)
def _scenery_of(game: Game, cut: str, ground: str) -> Packed:
    from holdfast.drawing.table import draw_scenery

    return packed(msgspec.json.encode(draw_scenery(game, cut, ground)))
