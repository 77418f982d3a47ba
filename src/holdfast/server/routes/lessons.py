"""Lessons for beginners of a game."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import BaseModel, ConfigDict, Field

from holdfast.kernel import Game
from holdfast.server.descriptions import LessonInfo, Tried
from holdfast.server.routes import Json, Service, json_response
from holdfast.server.schema_cache import SchemaCache

router = APIRouter(prefix="/lessons", tags=["lessons"])
GameName = Annotated[str, Path(max_length=40)]
MOST_TRIES = 20


class TryBody(BaseModel):
    model_config = ConfigDict(extra="forbid")

    moves: Annotated[list[Annotated[int, Field(ge=0, lt=2**48)]], Field(min_length=1, max_length=MOST_TRIES)]
    """What the learner did in this step so far, and does now."""


@router.get("", responses={200: {"description": "Names of games.", "content": {"application/json": {}}}})
async def list_lessons(service: Service) -> list[str]:
    """The games that have a lesson."""
    return await asyncio.to_thread(_with_lessons, service.games)


@router.get("/{name}", responses=json_response(LessonInfo))
async def read_lesson(name: GameName, service: Service) -> Json:
    """A lesson: its steps as they begin, and its words."""
    return Json(await asyncio.to_thread(_lesson, service.game(name), service.schemas))


@router.post("/{name}/{step}", responses=json_response(Tried))
async def try_move(name: GameName, step: Annotated[str, Path(max_length=60)], body: TryBody, service: Service) -> Json:
    """Try a move in a step. The server keeps nothing, so send the moves before it again."""
    return Json(await asyncio.to_thread(_tried, service.game(name), step, body.moves))


# In a thread, and imported there: scenarios take a while to read in


def _with_lessons(games: Mapping[str, Game]) -> list[str]:
    from holdfast.server.lessons import has_lesson

    return [name for name, game in games.items() if has_lesson(game)]


def _lesson(game: Game, schemas: SchemaCache) -> LessonInfo:
    from holdfast.server.lessons import lesson_info

    return lesson_info(game, schemas)


def _tried(game: Game, step: str, moves: Sequence[int]) -> Tried:
    from holdfast.server.lessons import tried

    return tried(game, step, moves)
