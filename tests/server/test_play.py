"""Live play: everybody sees the same game, each from the own seat, whatever happens to connections."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Mapping
from typing import Any

import httpx
import pytest

from holdfast.client import Follower, MoveRefused
from holdfast.kernel import Record, result_of
from holdfast.server import messages
from holdfast.server.hub import LocalHub
from tests.server.house import House, play_on, play_out

pytestmark = pytest.mark.quick


def choose(moves: list[int]) -> int:
    return random.choice(moves)


def check_same(house: House, follower: Follower) -> None:
    """What a client put together is what the server would tell it anew."""
    live = house.service.lives[follower.table_id]
    welcome = live.welcome(follower.seat, follower.client.guest)
    assert follower.sight is not None
    assert follower.ply == welcome.ply
    assert follower.sight.numbers == list(welcome.sight)
    assert follower.lines == [list(line) for line in welcome.lines]
    assert follower.moves == list(welcome.moves)


@pytest.mark.parametrize("game", ["upgrade", "shield"])
async def test_a_game_is_played_to_its_end(house: House, game: str) -> None:
    guests = await house.guests(3)
    async with house.playing(guests, game, options={"turn_limit": 40}) as followers:
        await play_out(followers, choose)
        for follower in followers:
            await follower.until(lambda follower=follower: follower.table.status == "over")  # type: ignore[misc]
            check_same(house, follower)
        table = await guests[0].look(followers[0].table_id)
        assert table.ending == "played"
        assert house.service.lives[table.id].table is not None
        assert table.result == result_of(house.service.lives[table.id].table.state)  # type: ignore[union-attr]


async def test_a_draw_is_told_as_one_and_counts_for_nobody(house: House) -> None:
    guests = await house.guests(2)
    async with house.playing(guests, "upgrade", options={"turn_limit": 2}) as followers:
        discard = house.service.game("upgrade").vocabulary.verbs.read("discard")[0]
        await play_out(followers, lambda moves: discard if discard in moves else moves[0])
        await followers[0].until(lambda: followers[0].table.status == "over")  # type: ignore[union-attr]
        table = await guests[0].look(followers[0].table_id)
        record = Record.read(await guests[0].record(table.id))
    assert (table.result, record.result, record.winners) == ("drawn p1 p2", "drawn p1 p2", [])
    assert [seat.score for seat in table.seats] == [0, 0]


async def test_reconnects_at_every_point_of_a_game(house: House) -> None:
    guests = await house.guests(2)
    async with house.playing(guests, options={"turn_limit": 12}) as followers:
        while not followers[0].over:
            mover = next(each for each in followers if each.moves)
            mover.interrupt()
            ply = await mover.play(choose(mover.moves))
            for follower in followers:
                await follower.until(lambda follower=follower, ply=ply: follower.ply >= ply)  # type: ignore[misc]
                check_same(house, follower)
            followers[0].interrupt()


async def test_an_interruption_while_the_book_is_fetched(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = await house.guests(2)
    async with house.playing(guests) as followers:
        stranger = await house.guest("Stranger")
        fetch = stranger.book
        failures = [httpx.ConnectError("gone"), httpx.ReadError("gone")]

        async def interrupted(name: str, table: str = "") -> Mapping[str, Any]:
            if failures:
                raise failures.pop()
            return await fetch(name, table)

        monkeypatch.setattr(stranger, "book", interrupted)
        async with stranger.follow(followers[0].table_id) as watching:
            await watching.until(lambda: watching.sight is not None)
            check_same(house, watching)


async def test_two_tabs_of_one_guest(house: House) -> None:
    guests = await house.guests(2)
    async with (
        house.playing(guests, options={"turn_limit": 8}) as followers,
        guests[0].follow(followers[0].table_id) as tab,
    ):
        while not followers[0].over:
            mover = next(each for each in (random.choice([followers[0], tab]), followers[1]) if each.moves)
            ply = await mover.play(choose(mover.moves))
            for each in (*followers, tab):
                await each.until(lambda each=each, ply=ply: each.ply >= ply)  # type: ignore[misc]
                check_same(house, each)


async def test_a_spectator_follows_and_may_not_move(house: House) -> None:
    guests = await house.guests(2)
    stranger = await house.guest("Stranger")
    async with house.playing(guests) as followers, stranger.follow(followers[0].table_id) as watching:
        await play_on(followers[0], choose, 1)
        await watching.until(lambda: watching.ply >= 1)
        check_same(house, watching)
        assert watching.seat is None
        assert watching.moves == []
        with pytest.raises(MoveRefused, match="no seat"):
            await watching.play(1)


async def test_what_is_not_legal_changes_nothing(house: House) -> None:
    guests = await house.guests(2)
    async with house.playing(guests) as followers:
        mover = next(each for each in followers if each.moves)
        for move in (2**40, 255, "castle", "open 99Z", ""):
            with pytest.raises(MoveRefused):
                await mover.play(move)
        with pytest.raises(MoveRefused, match="cannot be said"):
            await mover.play(mover.moves[0], "\u202e")
        check_same(house, mover)
        await mover.play(mover.moves[0])


async def test_a_move_for_an_earlier_question_is_refused(house: House) -> None:
    guests = await house.guests(2)
    async with house.playing(guests, options={"tokens": 9}) as followers:
        await play_out(followers, choose, 4)
        mover = next(each for each in followers if each.moves)
        mover.ply -= 1
        with pytest.raises(MoveRefused, match="meant for ply"):
            await mover.play(mover.moves[0])


async def test_a_move_sent_twice_is_made_once(house: House) -> None:
    guests = await house.guests(2)
    async with house.playing(guests) as followers:
        mover = next(each for each in followers if each.moves)
        move = messages.Move(mover.ply, mover.moves[0], id="mine")
        await mover.send(move)
        await mover.send(move)
        await mover.until(lambda: mover.ply >= 1)
        live = await house.live(mover.table_id)
        await asyncio.sleep(0.05)
        assert live.ply == 1


async def test_what_was_missed_arrives_once(house: House) -> None:
    """A client that was away says the last ply it has, and hears the rest; nothing comes twice."""
    guests = await house.guests(2)
    async with house.playing(guests, options={"tokens": 9}) as followers:
        away = guests[0].follow(followers[0].table_id)
        async with away:
            seen = away.ply
        await play_out(followers, choose, 10)
        async with away:
            await away.until(lambda: away.ply > seen)
            await followers[0].until(lambda: followers[0].ply == away.ply)
            assert away.lines == followers[0].lines
            check_same(house, away)


async def test_idle_tables_leave_memory_and_come_back(house: House) -> None:
    guests = await house.guests(2)
    async with house.playing(guests, options={"tokens": 9}) as followers:
        await play_out(followers, choose, 6)
        table = followers[0].table_id
    live = house.service.lives[table]
    while live.feeds:
        await asyncio.sleep(0.01)
    await house.service.unload(live, float("inf"))
    assert table not in house.service.lives
    async with guests[0].follow(table) as again:
        assert again.ply >= 6
        assert again.lines == followers[0].lines or again.ply > followers[0].ply
        check_same(house, again)


async def test_a_table_that_somebody_has_come_for_stays(house: House) -> None:
    ada = await house.guest()
    table = await ada.make_table("upgrade")
    live = house.service.lives[table.id]
    idle = live.touched
    await ada.look(table.id)
    await house.service.unload(live, idle)
    assert house.service.lives[table.id] is live


async def test_another_worker_hears_of_it(open_house: Callable[..., Any], sqlite: str) -> None:
    """Two workers on one database and one hub: clients of one see what clients of the other do."""
    hub = LocalHub()
    one = await open_house(sqlite, hub=hub)
    two = await open_house(sqlite, hub=hub)
    ada, bob = await one.guest("Ada"), await two.guest("Bob")
    table = await ada.make_table("upgrade", seats=2, options={"tokens": 9})
    await bob.sit(table.id)
    await bob.ready(table.id)
    async with ada.follow(table.id) as first, bob.follow(table.id) as second:
        await ada.start(table.id)
        await first.until(lambda: first.ply >= 0)
        await second.until(lambda: second.ply >= 0)
        for _ in range(12):
            mover = first if first.moves else second
            ply = await mover.play(choose(mover.moves))
            for each in (first, second):
                await each.until(lambda each=each, ply=ply: each.ply >= ply)
        check_same(one, first)
        check_same(two, second)
