"""Bots of others at tables of the server: listed, seated, replaced when they fail."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from asyncio.subprocess import PIPE
from collections.abc import Iterator
from pathlib import Path

import pytest

from holdfast.games import games
from holdfast.server import messages, texts
from holdfast.server.bot_process import BotRequestHandler
from tests.bots.external_bots import NAMES
from tests.docs import pages
from tests.server.process import PATIENCE
from tests.server.site import Site, play_out
from tests.server.test_bots import request


@pytest.fixture(autouse=True)
def listed_anew(company: Path) -> Iterator[None]:
    texts.bots.cache_clear()
    yield
    texts.bots.cache_clear()


def choose(moves: list[int]) -> int:
    return random.choice(moves)


async def test_they_are_listed_like_the_others(site: Site) -> None:
    told = {bot["bot"]: bot["texts"] for bot in json.loads(await (await site.guest()).ask("GET", "/bots"))}
    assert set(NAMES) < set(told)
    assert told["polite"]["en"]["kind"] == "polite"
    assert told["polite"]["en"]["character"].endswith(" is visiting: polite, a bot that somebody else has written.")
    assert told["polite"]["ru"]["character"].endswith(" — в гостях: бот polite, который написан не нами.")


async def test_a_person_plays_with_a_visitor(site: Site) -> None:
    guests = await site.guests(1)
    async with site.playing(guests, bots=["polite"], options={"turn_limit": 8}) as followers:
        await asyncio.wait_for(play_out(followers, choose), PATIENCE)
        assert not [message for message in followers[0].messages if isinstance(message, messages.Notice)]
        assert followers[0].table is not None
        assert "polite" in [seat.bot for seat in followers[0].table.seats]


async def test_one_that_fails_is_replaced_and_the_table_is_told(site: Site) -> None:
    guests = await site.guests(1)
    async with site.playing(guests, bots=["raising"], options={"turn_limit": 8}) as followers:
        await asyncio.wait_for(play_out(followers, choose), PATIENCE)
        told = [message for message in followers[0].messages if isinstance(message, messages.Notice)]
        assert [(notice.what, notice.bot) for notice in told] == [("bot_replaced", "greedy")]


async def test_a_program_of_ones_own_plays_over_the_protocol(site: Site, tmp_path: Path) -> None:
    """The program of docs/add-a-bot.md."""
    (tmp_path / "robot.py").write_text(pages.blocks("add-a-bot.md", "python")[-1], encoding="utf-8")
    program = [sys.executable, str(tmp_path / "robot.py"), site.address]
    process = await asyncio.create_subprocess_exec(*program, stdout=PIPE, stderr=PIPE)
    said, wrong = await process.communicate()
    assert process.returncode == 0, wrong.decode()
    assert said.decode() == "the game is over\n"


def test_a_decision_of_a_visitor_is_the_same_again() -> None:
    at, handler = games()["upgrade"].new(seats=2), BotRequestHandler()
    answer = handler.answer(request(at, 0, "polite"))
    assert answer == handler.answer(request(at, 0, "polite"))
    assert answer.move in at.legal_moves(0)
    assert "ValueError" in handler.answer(request(at, 0, "raising")).fault
