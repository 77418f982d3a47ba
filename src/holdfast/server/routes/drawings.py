"""Drawings of what lies on a table: a schema's cards all at once, kept by its hash, and the emblems of counters."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Response

from holdfast.kernel import Game, TableSchema
from holdfast.server.refusals import NotFound
from holdfast.server.routes import REFUSALS, Service, tells
from holdfast.server.service import TableService

router = APIRouter(tags=["games"])
FOREVER = "public, max-age=31536000, immutable"
A_DAY = "public, max-age=86400"
DECKS_KEPT = 32
Cut = Annotated[str, Query(pattern="^(large|hand|small|slip)$")]
Suits = Annotated[str, Query(pattern="^(two|four)$")]
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


@router.get("/schemas/{name}/drawings", responses=tells(Deck))
async def draw_schema(
    name: Annotated[str, Path(pattern="^[0-9a-f]{32}$")],
    service: Service,
    table: Annotated[str, Query(max_length=32, description="A table that is played by this schema.")] = "",
    language: Language = "en",
    cut: Cut = "small",
    suits: Suits = "two",
) -> Response:
    """All cards of a schema as they are drawn in a language. Keep them by the schema's hash."""
    return await _deck(await _schema(service, name, table), language, cut, suits, FOREVER)


@router.get("/games/{name}/drawings", responses=tells(Deck))
async def draw_game(
    name: GameName, service: Service, language: Language = "en", cut: Cut = "large", suits: Suits = "two"
) -> Response:
    """All cards of a game, for those who do not sit at a table of it."""
    game = service.game(name)
    return await _deck(game.schema(game.seats[0], game.options()), language, cut, suits, A_DAY)


@router.get("/games/{name}/counters/{counter}", response_class=Response, responses=SVG)
async def draw_counter(
    name: GameName, counter: Annotated[str, Path(max_length=40)], service: Service, language: Language = "en"
) -> Response:
    """The emblem of a number that a game counts, by the name of its entry: `tokens`."""
    drawn = await asyncio.to_thread(_emblem, service.game(name), counter, language)
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": A_DAY})


async def _schema(service: TableService, name: str, table: str) -> TableSchema:
    found = service.schemas.schema(name)
    if found is None and table:
        await service.find(table)
        found = service.schemas.schema(name)
    if found is None:
        raise NotFound("no_such_schema")
    return found


async def _deck(schema: TableSchema, language: str, cut: str, suits: str, caching: str) -> Response:
    drawn = await asyncio.to_thread(_drawn, _Kept(schema), language, cut, suits)
    return Response(drawn, media_type="application/json", headers={"cache-control": caching})


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
def _drawn(kept: _Kept, language: str, cut: str, suits: str) -> bytes:
    from holdfast.drawing import draw_deck

    return msgspec.json.encode(draw_deck(kept.schema, language, cut, suits))
