"""TableSession play: everybody sees the same game, each from the own seat, whatever happens to connections."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Mapping
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from holdfast.client import MoveRefused, TableClient
from holdfast.kernel import Record, result_of
from holdfast.server import messages
from holdfast.server.hub import LocalHub
from holdfast.server.unloading import unload
from tests.server.interleaving import waits_for_lock
from tests.server.site import Site, play_on, play_out

pytestmark = pytest.mark.quick


def choose(moves: list[int]) -> int:
    return random.choice(moves)


def check_same(site: Site, follower: TableClient) -> None:
    """What a client put together is what the server would tell it anew."""
    session = site.service.sessions[follower.table_id]
    welcome = session.welcome(follower.seat, follower.client.guest)
    assert follower.observation is not None
    assert follower.ply == welcome.ply
    assert follower.observation.numbers == list(welcome.observation)
    assert follower.lines == [list(line) for line in welcome.lines]
    assert follower.moves == list(welcome.moves)


@pytest.mark.parametrize("game", ["upgrade", "shield"])
async def test_a_game_is_played_to_its_end(site: Site, game: str) -> None:
    guests = await site.guests(3)
    async with site.playing(guests, game, options={"turn_limit": 40}) as followers:
        await play_out(followers, choose)
        for follower in followers:
            await follower.until(lambda follower=follower: follower.table.status == "over")  # type: ignore[misc]
            check_same(site, follower)
        table = await guests[0].look(followers[0].table_id)
        assert table.ending == "played"
        assert site.service.sessions[table.id].table is not None
        assert table.result == result_of(site.service.sessions[table.id].table.state)  # type: ignore[union-attr]


async def test_a_draw_is_told_as_one_and_counts_for_nobody(site: Site) -> None:
    guests = await site.guests(2)
    async with site.playing(guests, "upgrade", options={"turn_limit": 2}) as followers:
        discard = site.service.game("upgrade").vocabulary.verbs.read("discard")[0]
        await play_out(followers, lambda moves: discard if discard in moves else moves[0])
        await followers[0].until(lambda: followers[0].table.status == "over")  # type: ignore[union-attr]
        table = await guests[0].look(followers[0].table_id)
        record = Record.read(await guests[0].record(table.id))
    assert (table.result, record.result, record.winners) == ("drawn p1 p2", "drawn p1 p2", [])
    assert [seat.score for seat in table.seats] == [0, 0]


async def test_reconnects_at_every_point_of_a_game(site: Site) -> None:
    guests = await site.guests(2)
    async with site.playing(guests, options={"turn_limit": 12}) as followers:
        while not followers[0].over:
            mover = next(each for each in followers if each.moves)
            mover.interrupt()
            ply = await mover.play(choose(mover.moves))
            for follower in followers:
                await follower.until(lambda follower=follower, ply=ply: follower.ply >= ply)  # type: ignore[misc]
                check_same(site, follower)
            followers[0].interrupt()


async def test_an_interruption_while_the_schema_is_fetched(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = await site.guests(2)
    async with site.playing(guests) as followers:
        stranger = await site.guest("Stranger")
        fetch = stranger.schema
        failures = [httpx.ConnectError("gone"), httpx.ReadError("gone")]

        async def interrupted(name: str, table: str = "") -> Mapping[str, Any]:
            if failures:
                raise failures.pop()
            return await fetch(name, table)

        monkeypatch.setattr(stranger, "schema", interrupted)
        async with stranger.follow(followers[0].table_id) as watching:
            await watching.until(lambda: watching.observation is not None)
            check_same(site, watching)


async def test_two_tabs_of_one_guest(site: Site) -> None:
    guests = await site.guests(2)
    async with (
        site.playing(guests, options={"turn_limit": 8}) as followers,
        guests[0].follow(followers[0].table_id) as tab,
    ):
        while not followers[0].over:
            mover = next(each for each in (random.choice([followers[0], tab]), followers[1]) if each.moves)
            ply = await mover.play(choose(mover.moves))
            for each in (*followers, tab):
                await each.until(lambda each=each, ply=ply: each.ply >= ply)  # type: ignore[misc]
                check_same(site, each)


async def test_a_spectator_follows_and_may_not_move(site: Site) -> None:
    guests = await site.guests(2)
    stranger = await site.guest("Stranger")
    async with site.playing(guests) as followers, stranger.follow(followers[0].table_id) as watching:
        await play_on(followers[0], choose, 1)
        await watching.until(lambda: watching.ply >= 1)
        check_same(site, watching)
        assert watching.seat is None
        assert watching.moves == []
        with pytest.raises(MoveRefused, match="no seat"):
            await watching.play(1)


async def test_what_is_not_legal_changes_nothing(site: Site) -> None:
    guests = await site.guests(2)
    async with site.playing(guests) as followers:
        mover = next(each for each in followers if each.moves)
        for move in (2**40, 255, "castle", "open 99Z", ""):
            with pytest.raises(MoveRefused):
                await mover.play(move)
        with pytest.raises(MoveRefused, match="cannot be said"):
            await mover.play(mover.moves[0], "\u202e")
        check_same(site, mover)
        await mover.play(mover.moves[0])


async def test_a_move_for_an_earlier_question_is_refused(site: Site) -> None:
    guests = await site.guests(2)
    async with site.playing(guests, options={"tokens": 9}) as followers:
        await play_out(followers, choose, 4)
        mover = next(each for each in followers if each.moves)
        mover.ply -= 1
        with pytest.raises(MoveRefused, match="meant for ply"):
            await mover.play(mover.moves[0])


async def test_a_move_sent_twice_is_made_once(site: Site) -> None:
    guests = await site.guests(2)
    async with site.playing(guests) as followers:
        mover = next(each for each in followers if each.moves)
        move = messages.Move(mover.ply, mover.moves[0], id="mine")
        await mover.send(move)
        await mover.send(move)
        await mover.until(lambda: mover.ply >= 1)
        session = await site.session(mover.table_id)
        await asyncio.sleep(0.05)
        assert session.ply == 1


async def test_what_was_missed_arrives_once(site: Site) -> None:
    """A client that was away says the last ply it has, and hears the rest; nothing comes twice."""
    guests = await site.guests(2)
    async with site.playing(guests, options={"tokens": 9}) as followers:
        away = guests[0].follow(followers[0].table_id)
        async with away:
            seen = away.ply
        await play_out(followers, choose, 10)
        async with away:
            await away.until(lambda: away.ply > seen)
            await followers[0].until(lambda: followers[0].ply == away.ply)
            assert away.lines == followers[0].lines
            check_same(site, away)


async def test_idle_tables_leave_memory_and_come_back(site: Site) -> None:
    guests = await site.guests(2)
    async with site.playing(guests, options={"tokens": 9}) as followers:
        await play_out(followers, choose, 6)
        table = followers[0].table_id
    session = site.service.sessions[table]
    while session.audience.subscriptions:
        await asyncio.sleep(0.01)
    await unload(site.service, session, float("inf"))
    assert table not in site.service.sessions
    async with guests[0].follow(table) as again:
        assert again.ply >= 6
        assert again.lines == followers[0].lines or again.ply > followers[0].ply
        check_same(site, again)


async def test_a_table_that_somebody_has_come_for_stays(site: Site) -> None:
    ada = await site.guest()
    table = await ada.make_table("upgrade")
    session = site.service.sessions[table.id]
    idle = session.touched
    await ada.look(table.id)
    await unload(site.service, session, idle)
    assert site.service.sessions[table.id] is session


async def test_a_table_that_somebody_waits_to_change_stays(site: Site) -> None:
    """Otherwise it would be changed beside the one that the next to come is given."""
    ada = await site.guest()
    table = await ada.make_table("upgrade")
    session = site.service.sessions[table.id]
    async with session.lock:
        going = asyncio.create_task(unload(site.service, session, float("inf")))
        await waits_for_lock(session)
        changing = asyncio.create_task(site.service.change(session, lambda row: replace(row, listed=True)))
        await waits_for_lock(session, 2)
    await asyncio.gather(going, changing)
    assert site.service.sessions[table.id] is session


async def test_another_worker_hears_of_it(open_site: Callable[..., Any], sqlite: str) -> None:
    """Two workers on one database and one hub: clients of one see what clients of the other do."""
    hub = LocalHub()
    one = await open_site(sqlite, carrier=hub)
    two = await open_site(sqlite, carrier=hub)
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
