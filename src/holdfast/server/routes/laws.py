"""The law book of a table, and the writing desk: sentences are completed, explained and tried out before they count."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, ConfigDict, Field

from holdfast.kernel import SPECTATOR, Chance, Table
from holdfast.laws import LawError, build, canonical, completions, explain, menu, read
from holdfast.laws.at_table import Change, authors, effect_of, laws_in_force, lines_in_force
from holdfast.server.refusals import Forbidden, Refused
from holdfast.server.routes import REFUSALS, Json, KnownGuest, Service, tells
from holdfast.server.service import TableService
from holdfast.server.store import GuestRow
from holdfast.server.tables.live import Live
from holdfast.words import check_language

router = APIRouter(tags=["laws"])
TableId = Annotated[str, Path(max_length=32)]
Language = Annotated[str, Query(max_length=8)]
A_DAY = "public, max-age=86400"
LONGEST = 400


class DraftBody(BaseModel):
    model_config = ConfigDict(extra="forbid")

    sentence: Annotated[str, Field(max_length=LONGEST)]
    language: Annotated[str, Field(max_length=8)] = "en"


class BuildBody(BaseModel):
    model_config = ConfigDict(extra="forbid")

    choices: Annotated[dict[str, str | list[str]], Field(max_length=20)]


class LawInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence in force, what it means, and who wrote it."""

    sentence: str
    meaning: str
    author: str | None = None
    """The seat that wrote it; nobody where it was agreed at the start."""


class Draft(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence at the desk: what may come next, and what it would mean and change, or why it cannot be law yet."""

    next: Sequence[str] = ()
    """Words that may come next; a full stop where the sentence may end."""
    sentence: str = ""
    """The sentence in canonical words; empty while it cannot be law."""
    meaning: str = ""
    changes: Sequence[Change] = ()
    moves: Sequence[str] = ()
    refusal: str = ""
    at: int = 0
    """Where the word begins that was not understood, in letters from 0."""
    nearest: str = ""


class Sentences(msgspec.Struct, frozen=True):
    sentences: Sequence[str]


@router.get(
    "/laws/menu",
    responses={
        200: {"description": "The tree.", "content": {"application/json": {"schema": {"type": "array"}}}},
        **REFUSALS,
    },
)
async def law_menu() -> Json:
    """The tree of all that can be said: classes, what each has to decide, what can be chosen, in every language."""
    return Json(_plain(menu()), headers={"cache-control": A_DAY})


@router.get("/tables/{table}/laws", responses=tells(LawInfo, many=True))
async def law_book(table: TableId, service: Service, language: Language = "en") -> Json:
    """The sentences in force at a table."""
    check_language(language)
    live = await service.find(table)
    async with live.lock:
        return Json(await asyncio.to_thread(_law_book, _playing(live), language))


@router.post("/tables/{table}/desk", responses=tells(Draft))
async def draft(table: TableId, body: DraftBody, guest: KnownGuest, service: Service) -> Json:
    """What a sentence would mean and change at this table, and what may come next. Nothing is put in force."""
    check_language(body.language)
    live, seat = await _desk(service, table, guest)
    async with live.lock:
        return Json(await asyncio.to_thread(_draft, _playing(live), seat, body.sentence, body.language))


@router.get("/tables/{table}/desk/ideas", responses=tells(Sentences))
async def ideas(table: TableId, guest: KnownGuest, service: Service) -> Json:
    """Three sentences by chance that would be accepted."""
    live, seat = await _desk(service, table, guest)
    async with live.lock:
        handle = _playing(live).handle(seat)
        return Json(Sentences(await asyncio.to_thread(handle.suggestions, Chance(secrets.randbits(32)))))


@router.post("/tables/{table}/desk/build", responses=tells(Draft))
async def build_sentence(table: TableId, body: BuildBody, guest: KnownGuest, service: Service) -> Json:
    """The sentence that choices from the menu make."""
    live, _ = await _desk(service, table, guest)
    async with live.lock:
        in_force = laws_in_force(_playing(live))
    return Json(Draft(sentence=await asyncio.to_thread(build, body.choices, in_force)))


async def _desk(service: TableService, table: str, guest: GuestRow) -> tuple[Live, int]:
    live = await service.find(table)
    seat = live.row.seat_of(guest.id)
    if seat is None:
        raise Forbidden("you have no seat at this table")
    return live, seat


def _playing(live: Live) -> Table:
    if live.table is None:
        raise Refused("the game has not begun yet")
    return live.table


def _law_book(table: Table, language: str) -> list[LawInfo]:
    lines, laws = lines_in_force(table), laws_in_force(table)
    told = zip(lines, laws, authors(table, int(SPECTATOR)), strict=True)
    return [LawInfo(line, explain(law, language), author) for line, law, author in told]


def _draft(table: Table, seat: int, sentence: str, language: str) -> Draft:
    in_force = laws_in_force(table)
    following = completions(sentence, in_force)
    try:
        law = read(sentence, in_force)
    except LawError as refused:
        return Draft(following, refusal=refused.told(language), at=refused.at, nearest=refused.nearest)
    said = canonical(law)
    effect = effect_of(table, seat, said)
    return Draft(following, said, explain(law, language), effect.changes, effect.moves)


def _plain(value: object) -> Any:
    """The menu as plain data; a range is its ends."""
    if isinstance(value, range):
        return {"least": value[0], "most": value[-1]}
    if isinstance(value, Mapping):
        return {str(key): _plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    if hasattr(value, "__dataclass_fields__"):
        return {name: _plain(getattr(value, name)) for name in value.__dataclass_fields__}
    return value
