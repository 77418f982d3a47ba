"""The law book of a table, and the writing desk: sentences are completed, explained and tried out before they count."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, ConfigDict, Field

from holdfast.kernel import Chance, Table
from holdfast.server.refusals import Forbidden, Refused
from holdfast.server.routes import REFUSALS, Json, KnownGuest, Service, json_response
from holdfast.server.service import TableService
from holdfast.server.store import GuestRow
from holdfast.server.tables.session import TableSession

router = APIRouter(tags=["laws"])
TableId = Annotated[str, Path(max_length=32)]
Language = Annotated[str, Query(max_length=8)]
A_DAY = "public, max-age=86400"
LONGEST = 400
Sentence = Annotated[str, Query(max_length=LONGEST)]


class DraftBody(BaseModel):
    model_config = ConfigDict(extra="forbid")

    sentence: Annotated[str, Field(max_length=LONGEST)]
    language: Annotated[str, Field(max_length=8)] = "en"


class BuildBody(BaseModel):
    model_config = ConfigDict(extra="forbid")

    choices: Annotated[dict[str, str | list[str]], Field(max_length=20)]


class LawInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence, what it means, and who wrote it."""

    sentence: str
    meaning: str
    author: str | None = None
    """The seat that wrote it; nobody where it was agreed at the start."""
    deed: str = ""
    """What an action is called: by its name, or by what it does; empty where the sentence is no action."""


class Change(msgspec.Struct, frozen=True):
    """A counter that would show something else."""

    path: str
    before: str | int
    after: str | int


class Length(msgspec.Struct, frozen=True):
    """About how many turns a round takes, now and with this sentence."""

    told: str
    """The message that tells it: `desk-longer`, `desk-shorter` or `desk-as-long`."""
    before: int
    after: int


class Draft(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence at the desk: what may come next, and what it would mean and change, or why it cannot be law yet."""

    next: Sequence[str] = ()
    """Words that may come next; a full stop where the sentence may end."""
    sentence: str = ""
    """The sentence in canonical words; empty while it cannot be law."""
    meaning: str = ""
    changes: Sequence[Change] = ()
    moves: Sequence[str] = ()
    length: Length | None = None
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
    """The menus for building a sentence: classes, their questions and choices, in every language."""
    return Json(await asyncio.to_thread(_law_menu), headers={"cache-control": A_DAY})


@router.get("/laws/meaning", responses=json_response(LawInfo))
async def meaning(sentence: Sentence, language: Language = "en") -> Json:
    """A sentence in canonical words, and what it means: the same at every table."""
    return Json(await asyncio.to_thread(_meaning, sentence, language), headers={"cache-control": A_DAY})


@router.get("/tables/{table}/laws", responses=json_response(LawInfo, many=True))
async def law_book(table: TableId, service: Service, language: Language = "en") -> Json:
    """The sentences in force at a table."""
    session = await service.find(table)
    async with session.lock:
        return Json(await asyncio.to_thread(_law_book, _playing(session), language))


@router.post("/tables/{table}/desk", responses=json_response(Draft))
async def draft(table: TableId, body: DraftBody, guest: KnownGuest, service: Service) -> Json:
    """What a sentence would mean and change at this table, and which words may come next. It does not become law."""
    session, seat = await _desk(service, table, guest)
    async with session.lock:
        return Json(await asyncio.to_thread(_draft, _playing(session), seat, body.sentence, body.language))


@router.get("/tables/{table}/desk/ideas", responses=json_response(Sentences))
async def ideas(table: TableId, guest: KnownGuest, service: Service) -> Json:
    """Three random sentences that would be accepted."""
    session, seat = await _desk(service, table, guest)
    async with session.lock:
        handle = _playing(session).handle(seat)
        return Json(Sentences(await asyncio.to_thread(handle.suggestions, Chance(secrets.randbits(32)))))


@router.post("/tables/{table}/desk/build", responses=json_response(Draft))
async def build_sentence(table: TableId, body: BuildBody, guest: KnownGuest, service: Service) -> Json:
    """The sentence that choices from the menus make."""
    session, _ = await _desk(service, table, guest)
    async with session.lock:
        return Json(Draft(sentence=await asyncio.to_thread(_built, _playing(session), body.choices)))


async def _desk(service: TableService, table: str, guest: GuestRow) -> tuple[TableSession, int]:
    session = await service.find(table)
    seat = session.row.seat_of(guest.id)
    if seat is None:
        raise Forbidden("not_your_table")
    return session, seat


def _playing(session: TableSession) -> Table:
    if session.table is None:
        raise Refused("game_not_begun")
    return session.table


# In a thread, and imported there: the language of laws takes a while to read in, and most tables have none


def _law_menu() -> object:
    from holdfast.server.law_editing import law_menu

    return law_menu()


def _meaning(sentence: str, language: str) -> LawInfo:
    from holdfast.server.law_editing import meaning_of

    return meaning_of(sentence, language)


def _law_book(table: Table, language: str) -> list[LawInfo]:
    from holdfast.server.law_editing import law_book

    return law_book(table, language)


def _draft(table: Table, seat: int, sentence: str, language: str) -> Draft:
    from holdfast.server.law_editing import try_out

    return try_out(table, seat, sentence, language)


def _built(table: Table, choices: dict[str, str | list[str]]) -> str:
    from holdfast.server.law_editing import sentence_of

    return sentence_of(table, choices)
