"""Tables come to an end: empty lobbies close, abandoned tables expire and say so, and only what is alive takes room."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from holdfast.client import Client, RequestRefused
from holdfast.server.housekeeping import Housekeeping
from holdfast.server.tables.clocks import DAY
from tests.server.site import Site, play_out
from tests.server.test_lobby import refusal

Make = Callable[..., Any]


async def mine(guest: Client) -> list[str]:
    return [each["table"]["id"] for each in await guest.my_tables()]


# Lobbies


async def test_nobody_is_locked_out_by_lobbies_that_were_left(site: Site) -> None:
    ada = await site.guest()
    for _ in range(45):
        table = await ada.make_table("upgrade")
        left = await ada.get_up(table.id)
        assert (left.status, left.ending) == ("closed", "left")
    assert (await ada.make_table("upgrade")).status == "lobby"


async def test_a_lobby_stays_while_anybody_is_there(site: Site) -> None:
    ada, bo = await site.guests(2)
    table = await ada.make_table("upgrade")
    await bo.sit(table.id)
    assert (await ada.get_up(table.id)).host == bo.guest
    async with bo.follow(table.id):
        assert (await bo.get_up(table.id)).status == "lobby", "who looks at it may sit down again"
        await bo.sit(table.id)
    assert (await bo.get_up(table.id)).status == "closed"
    assert await refusal(ada.sit(table.id)) == (409, "this table is closed")


async def test_a_lobby_that_nobody_sat_down_in_closes_when_it_is_idle(open_site: Make, sqlite: str) -> None:
    site = await open_site(sqlite, idle_seconds=0.0)
    ada = await site.guest()
    table = await ada.make_table("upgrade", sit=False)
    assert await mine(ada) == [table.id], "a host who stands has a table, too"
    await Housekeeping(site.service).sweep()
    assert (await ada.look(table.id)).status == "closed"


async def test_lobbies_expire_and_say_so(open_site: Make, sqlite: str) -> None:
    site = await open_site(sqlite)
    ada, bo = await site.guests(2)
    table, watched = await ada.make_table("upgrade", listed=True), await ada.make_table("upgrade")
    site.service.server_clock.resume(site.service.server_clock.now() + DAY - 60)
    await Housekeeping(site.service).close_abandoned()
    assert (await bo.look(table.id)).status == "lobby"
    site.service.server_clock.resume(site.service.server_clock.now() + 120)
    async with ada.follow(watched.id):
        await Housekeeping(site.service).close_abandoned()
        told = await bo.look(table.id)
        assert (told.status, told.ending) == ("closed", "expired")
        assert (await bo.look(watched.id)).status == "lobby", "somebody is there"
    assert await bo.tables() == []
    assert "holdfast_expired_total 1.0" in site.service.metrics.text().decode()


async def test_a_deal_that_never_came_expires_as_well(site: Site) -> None:
    ada = await site.guest()
    table = await ada.make_table("upgrade")
    session = await site.session(table.id)
    await site.service.change(session, lambda row: replace(row, status="dealing"))
    site.service.server_clock.resume(site.service.server_clock.now() + 2 * DAY)
    await Housekeeping(site.service).close_abandoned()
    assert (await ada.look(table.id)).status == "closed"


async def test_many_at_once_are_counted(site: Site) -> None:
    """Twenty-five requests at the same moment make twenty tables, not more."""
    ada = await site.guest()
    made = await asyncio.gather(*(ada.make_table("upgrade") for _ in range(25)), return_exceptions=True)
    assert sum(not isinstance(each, BaseException) for each in made) == 20
    assert all(each.status == 429 for each in made if isinstance(each, RequestRefused))


# Games


async def test_abandoned_games_expire_and_say_so(site: Site) -> None:
    guests = await site.guests(2)
    async with site.playing(guests, options={"tokens": 9}) as followers:
        await play_out(followers, lambda moves: moves[0], 3)
        table = followers[0].table_id
    session = await site.session(table)
    while session.audience.subscriptions:
        await asyncio.sleep(0.01)
    site.service.server_clock.resume(site.service.server_clock.now() + 59 * DAY)
    await Housekeeping(site.service).close_abandoned()
    assert (await guests[0].look(table)).status == "playing"
    site.service.server_clock.resume(site.service.server_clock.now() + 2 * DAY)
    await Housekeeping(site.service).close_abandoned()
    told = await guests[0].look(table)
    assert (told.status, told.ending, told.result) == ("over", "expired", "abandoned")
    assert "seed: " in await guests[0].record(table)


async def test_a_move_keeps_a_game_alive(site: Site) -> None:
    async with site.playing(await site.guests(2), options={"tokens": 9}) as followers:
        table = followers[0].table_id
        site.service.server_clock.resume(site.service.server_clock.now() + 59 * DAY)
        await play_out(followers, lambda moves: moves[0], 2)
    session = await site.session(table)
    while session.audience.subscriptions:
        await asyncio.sleep(0.01)
    site.service.server_clock.resume(site.service.server_clock.now() + 2 * DAY)
    await Housekeeping(site.service).close_abandoned()
    assert session.row.status == "playing"


# Being done with a table


async def test_the_host_closes_a_lobby(site: Site) -> None:
    ada, bo = await site.guests(2)
    table = await ada.make_table("upgrade", seats=3)
    await bo.sit(table.id)
    stranger = await site.guest("Stranger")
    assert await refusal(stranger.put_away(table.id)) == (403, "you have no seat at this table")
    async with bo.follow(table.id) as watching:
        assert (await ada.put_away(table.id)).status == "closed"
        await watching.until(lambda: watching.table is not None and watching.table.status == "closed")
    assert await mine(ada) == await mine(bo) == [table.id]
    await ada.put_away(table.id)
    assert (await mine(ada), await mine(bo)) == ([], [table.id])


async def test_a_guest_who_is_done_with_a_lobby_gets_up(site: Site) -> None:
    ada, bo = await site.guests(2)
    table = await ada.make_table("upgrade", seats=3)
    await bo.sit(table.id)
    assert (await bo.put_away(table.id)).status == "lobby"
    assert await mine(bo) == []


async def test_who_plays_alone_may_end_the_game(site: Site) -> None:
    ada, bo = await site.guests(2)
    async with site.playing([ada], bots=["random"], seats=2) as (follower,):
        told = await ada.put_away(follower.table_id)
        assert (told.status, told.ending, told.result) == ("over", "stopped", "abandoned")
    async with site.playing([ada, bo]) as followers:
        wrong = (409, "others play here: resign, or agree with them to stop")
        assert await refusal(ada.put_away(followers[0].table_id)) == wrong


# Playing again


async def finished(site: Site, guests: list[Client]) -> str:
    async with site.playing(guests, options={"turn_limit": 2}) as followers:
        await play_out(followers, lambda moves: moves[0])
        await followers[0].until(lambda: followers[0].over)
        return followers[0].table_id


async def test_a_rematch_is_made_once(database: str, open_site: Make) -> None:
    site = await open_site(database)
    guests = await site.guests(2)
    table = await finished(site, guests)
    asked = [guests[at % 2].rematch(table) for at in range(20)]
    assert len({again.id for again in await asyncio.gather(*asked)}) == 1
    assert len(await mine(guests[0])) == 2


async def test_who_asks_for_a_rematch_is_its_host_unless_the_host_is_here(site: Site) -> None:
    ada, bo = await site.guests(2)
    table = await finished(site, [ada, bo])
    session = await site.session(table)
    while session.audience.subscriptions:
        await asyncio.sleep(0.01)
    assert (await bo.rematch(table)).host == bo.guest
    table = await finished(site, [ada, bo])
    async with ada.follow(table):
        assert (await bo.rematch(table)).host == ada.guest


async def test_a_rematch_takes_room_like_any_table(open_site: Make, sqlite: str) -> None:
    site = await open_site(sqlite)
    ada, bo = await site.guests(2)
    table = await finished(site, [ada, bo])
    for _ in range(20):
        await bo.make_table("upgrade")
    assert (await refusal(bo.rematch(table)))[0] == 429
    assert (await ada.rematch(table)).host == ada.guest


async def test_a_rematch_that_everybody_left_is_made_anew(site: Site) -> None:
    ada, bo = await site.guests(2)
    table = await finished(site, [ada, bo])
    first = await ada.rematch(table)
    await ada.put_away(first.id)
    assert (await bo.rematch(table)).id != first.id
