"""A game whose own rules raise: people are told that its table cannot go on, and every other table goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace

import pytest

from holdfast.client import Client, MoveRefused, RequestRefused, TableClient
from holdfast.kernel import Game, Move, Moves, Seat
from holdfast.server.messages import Refusal, Watch
from holdfast.server.unloading import unload
from tests.adapters import kuhn
from tests.server.site import Site
from tests.server.test_during import hears, mover

FAILED = (
    "the rules of this game have failed at this table, so it cannot go on; the operator of the server has been told"
)


class Raising(kuhn.Kuhn):
    """Nobody has thought of the moves after a bet."""

    def legal_moves(self, seat: Seat, moves: Moves) -> None:
        super().legal_moves(seat, moves)
        if self.bets[1 - seat].value:
            raise ZeroDivisionError


class Stuck(kuhn.Kuhn):
    """After a bet nobody can do anything."""

    def legal_moves(self, seat: Seat, moves: Moves) -> None:
        if not self.bets[1 - seat].value:
            super().legal_moves(seat, moves)


class Endless(kuhn.Kuhn):
    """After a bet every move fails."""

    def apply(self, seat: Seat, move: Move) -> None:
        if self.bets[1 - seat].value:
            raise ZeroDivisionError
        super().apply(seat, move)


class Undecided(kuhn.Kuhn):
    """Nobody can say who has won."""

    def ranking(self) -> list[list[int]]:
        raise ZeroDivisionError


class Undealt(kuhn.Kuhn):
    def deal(self) -> None:
        raise ZeroDivisionError


def game(state: type[kuhn.Kuhn]) -> Game:
    name = state.__name__.lower()
    return replace(kuhn.GAME, rules=replace(kuhn.GAME.rules, name=name, state=state))


GAMES = {each.name: each for each in map(game, (Raising, Stuck, Endless, Undecided, Undealt))}


@pytest.fixture
async def site(sqlite: str) -> AsyncIterator[Site]:
    async with Site(sqlite, games=GAMES | {"kuhn": kuhn.GAME}) as opened:
        yield opened


async def is_told(follower: TableClient) -> None:
    assert (await hears(follower, Refusal)).sentence == FAILED


async def bet(followers: list[TableClient]) -> None:
    while not any(each.moves for each in followers):
        await asyncio.sleep(0.01)
    with suppress(MoveRefused):  # whoever is told before the rules fail at another seat has moved
        await mover(followers).play(kuhn.BET)


@pytest.mark.parametrize("name", ["raising", "stuck"])
async def test_everybody_at_the_table_is_told(site: Site, name: str, caplog: pytest.LogCaptureFixture) -> None:
    guests = await site.guests(2)
    async with site.playing(guests, name) as followers:
        await bet(followers)
        for follower in followers:
            await is_told(follower)
        table = followers[0].table_id
    (logged,) = [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR]
    assert logged.startswith(f"table {table} is damaged: ")
    assert "test_failing_rules.py, line" in logged or "no_legal_move" in logged
    assert "holdfast_damaged_tables 1.0" in site.service.metrics.text().decode()
    assert [each["damaged"] for each in await guests[0].my_tables()] == [True]
    await is_refused(guests[0], table)


async def is_refused(guest: Client, table: str) -> None:
    with pytest.raises(RequestRefused) as wrong:
        await guest.look(table)
    assert (wrong.value.status, wrong.value.refusal.sentence) == (410, FAILED)


async def test_who_comes_back_is_told_too(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Read in anew, by whoever comes first: the same rules fail again."""
    guests = await site.guests(2)
    async with site.playing(guests, "raising") as followers:
        await bet(followers)
        session = site.service.sessions[followers[0].table_id]
        (asked,) = (each.client for each in followers if each.seat in session.asked)
    while session.audience:
        await asyncio.sleep(0.01)
    await unload(site.service, session, float("inf"))
    monkeypatch.setattr("holdfast.server.damage.RETRY_SECONDS", 0.0)
    another = await site.seated(guests, "kuhn")
    async with asked.follow(another.id) as follower:
        await follower.send(Watch(session.row.id))
        await is_told(follower)
    await is_refused(guests[0], session.row.id)


async def test_other_tables_go_on(site: Site) -> None:
    guests = await site.guests(2)
    async with site.playing(guests, "raising") as broken, site.playing(guests, "kuhn") as whole:
        await bet(broken)
        await bet(whole)
        await bet(whole)
        await whole[0].until(lambda: whole[0].table is not None and whole[0].table.status == "over")


async def test_a_bot_that_cannot_make_any_move_gives_up(site: Site) -> None:
    (guest,) = await site.guests(1)
    async with site.playing([guest], "endless", bots=["random"], starts="p1") as (follower,):
        await bet([follower])
        await is_told(follower)


async def test_a_deal_that_fails_is_told(site: Site) -> None:
    guests = await site.guests(2)
    table = await site.seated(guests, "undealt")
    async with guests[1].follow(table.id) as follower:
        await guests[0].start(table.id)
        await is_told(follower)


async def test_an_end_that_fails_is_told(site: Site) -> None:
    async with site.playing(await site.guests(2), "undecided") as followers:
        await bet(followers)
        await bet(followers)
        for follower in followers:
            await is_told(follower)
