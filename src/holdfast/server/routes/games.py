"""Games: what they are, their rules and cards, and the schemas of tables."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Response

from holdfast.kernel import Game
from holdfast.kernel.cloth import GROUNDS
from holdfast.kernel.phrases import MOST_SEATS
from holdfast.kernel.table_look import theme_of
from holdfast.server.descriptions import CardInfo, GameTexts, OptionInfo, Rulebook
from holdfast.server.routes import REFUSALS, Json, Service, json_response
from holdfast.server.schema_cache import describe

router = APIRouter(tags=["games"])
FOREVER = "public, max-age=31536000, immutable"
GameName = Annotated[str, Path(max_length=40)]
Language = Annotated[str, Query(max_length=12, examples=["en", "ru"])]


class GameInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game as it is offered to new tables."""

    name: str
    rules: int
    seats: tuple[int, int]
    options: Sequence[OptionInfo]
    last_deals: bool = False
    advised: tuple[int, int] | None = None
    texts: Mapping[str, GameTexts] = {}
    """What people read about it, by language."""
    lesson: bool = False
    """Whether it can be learned step by step."""
    accent: str = ""
    """Its colour, as #rrggbb."""
    cloth: Mapping[str, Mapping[str, str]] = {}
    """The colours of the cloth that it is played on, for each of the page's themes."""


@router.get("/games", responses=json_response(GameInfo, many=True))
async def list_games(service: Service) -> Json:
    """All games, with what can be chosen, in the words of every language."""
    return Json(await asyncio.to_thread(described, sorted(service.games.values(), key=lambda game: game.ease)))


@router.get("/games/{name}/rules", responses=json_response(Rulebook))
async def read_rules(name: GameName, service: Service, language: Language = "en") -> Json:
    """The rules for players: as Markdown, and as blocks and spans of plain text."""
    return Json(await asyncio.to_thread(_rules, service.game(name), language))


@router.get("/games/{name}/cards", responses=json_response(CardInfo, many=True))
async def list_cards(name: GameName, service: Service, language: Language = "en") -> Json:
    """All cards of a game, with everything that is printed on them."""
    return Json(await asyncio.to_thread(_cards, service.game(name), language))


@router.get(
    "/schemas/{name}",
    responses={
        200: {"description": "The schema.", "content": {"application/json": {"schema": {"type": "object"}}}},
        **REFUSALS,
    },
)
async def read_schema(
    name: Annotated[str, Path(pattern="^[0-9a-f]{32}$")],
    service: Service,
    table: Annotated[str, Query(max_length=32, description="A table that is played by this schema.")] = "",
) -> Response:
    """A schema by its hash: all that never changes at a table, with texts in every language. Cacheable forever."""
    bound = await service.find_schema(name, table)
    return Response(bound.document, media_type="application/json", headers={"cache-control": FOREVER})


class SchemaName(msgspec.Struct, frozen=True):
    """Where the schema of a table is found."""

    schema: str


@router.get("/games/{name}/schema", responses=json_response(SchemaName))
async def name_schema(
    name: GameName,
    service: Service,
    seats: Annotated[int | None, Query(ge=1, le=MOST_SEATS, description="The fewest that can play by default.")] = None,
) -> Json:
    """The schema of a table without any options, to look at a game's cards before a game."""
    game = service.game(name)
    options = game.options()
    at = seats or game.seats[0]
    game.check(at, options)
    return Json(SchemaName(await asyncio.to_thread(lambda: service.schemas.name_of(game.schema(at, options)))))


# In a thread, and imported there: the words of a language take a while to read in


def described(games: Sequence[Game]) -> list[Mapping[str, Any]]:
    from holdfast.drawing.faces import accent
    from holdfast.server.lessons import has_lesson
    from holdfast.server.texts import texts_of_game

    return [
        {
            **describe(game),
            "texts": texts_of_game(game),
            "lesson": has_lesson(game),
            "accent": accent(game),
            "cloth": _cloth(game),
        }
        for game in games
    ]


def _cloth(game: Game) -> Mapping[str, Mapping[str, str]]:
    theme = theme_of(game)
    return {ground: theme.cloth.colours(theme.accent, ground) for ground in GROUNDS}


def _rules(game: Game, language: str) -> Rulebook:
    from holdfast.server.rulebook import rulebook

    return rulebook(game, language)


def _cards(game: Game, language: str) -> list[CardInfo]:
    from holdfast.server.texts import cards_of

    return cards_of(game, language)
