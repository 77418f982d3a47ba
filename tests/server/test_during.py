"""During a game: clocks, leavers, votes, takebacks, hints, talk."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from holdfast.client import Client, MoveRefused, TableClient
from holdfast.server import housekeeping, messages
from holdfast.server.server_clock import ServerClock
from holdfast.server.tables import clocks, leavers, session
from holdfast.server.tables.clocks import Clock
from holdfast.server.unloading import unload
from tests.server.process import PATIENCE
from tests.server.site import Site, play_out


def choose(moves: list[int]) -> int:
    return random.choice(moves)


async def hears(follower: TableClient, kind: type, **fields: object) -> Any:
    """Wait for a message of a kind with these fields."""

    def found() -> Any:
        for message in follower.messages:
            if isinstance(message, kind) and all(getattr(message, name) == value for name, value in fields.items()):
                return message
        return None

    await asyncio.wait_for(follower.until(lambda: found() is not None), PATIENCE)
    return found()


def mover(followers: list[TableClient]) -> TableClient:
    return next(each for each in followers if each.moves)


# Clocks and leavers


async def test_out_of_time_a_bot_takes_the_seat_and_the_player_reclaims_it(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(clocks.NAMED, "fast", Clock(0.3, 60.0))
    async with site.playing(await site.guests(2), clock="fast", options={"tokens": 9}) as followers:
        slow = mover(followers)
        await hears(slow, messages.Notice, what="out_of_time", seat=slow.seat)
        await slow.until(lambda: bool(slow.table and slow.seat is not None and slow.table.seats[slow.seat].bot))
        with pytest.raises(MoveRefused, match="a bot plays for you"):
            await slow.play(0)
        monkeypatch.setitem(clocks.NAMED, "fast", Clock(60.0, 60.0))
        (await site.session(slow.table_id)).clock = Clock(60.0, 60.0)
        await slow.send(messages.Reclaim())
        await hears(slow, messages.Notice, what="reclaimed", seat=slow.seat)
        await slow.until(lambda: bool(slow.table and slow.seat is not None and not slow.table.seats[slow.seat].bot))


async def test_the_clock_runs_while_a_player_is_disconnected(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(clocks.NAMED, "fast", Clock(60.0, 0.2))
    guests = await site.guests(2)
    table = await site.seated(guests, clock="fast")
    async with guests[0].follow(table.id) as stays:
        async with guests[1].follow(table.id) as leaves:
            await guests[0].start(table.id)
            await leaves.until(lambda: leaves.ply >= 0)
            gone = leaves.seat
        while not any(isinstance(message, messages.Notice) for message in stays.messages):
            if stays.moves:
                await stays.play(choose(stays.moves))
            await asyncio.sleep(0.02)
        await hears(stays, messages.Notice, what="gone", seat=gone)


async def test_deadlines_are_told(site: Site) -> None:
    async with site.playing(await site.guests(2), clock="relaxed") as followers:
        session = await site.session(followers[0].table_id)
        asked = next(iter(session.asked.values())).at
        session.server_clock = ServerClock(asked + 12)
        left = session.welcome(0, "").deadlines
        assert set(left) == {str(seat) for seat in session.asked}
        assert all(0 < seconds <= 168 for seconds in left.values())


async def test_a_clock_runs_out_on_a_table_that_is_in_no_memory(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "check_clocks", nobody_looks)
    guests = await site.guests(2)
    async with site.playing(guests, clock="correspondence:1") as followers:
        table = followers[0].table_id
        awaited = mover(followers).seat
    session = await site.session(table)
    while session.audience.subscriptions:
        await asyncio.sleep(0.01)
    session.asked = {seat: asked._replace(at=asked.at - 2 * clocks.DAY) for seat, asked in session.asked.items()}
    await unload(site.service, session, float("inf"))
    assert await site.service.store.timed_tables(time.time()) == [table]
    again = await site.session(table)
    again.asked = {seat: asked._replace(at=asked.at - 2 * clocks.DAY) for seat, asked in again.asked.items()}
    await leavers.check_clocks(site.service, again, time.time())
    assert again.row.seats[awaited or 0].bot


async def nobody_looks(*_: object) -> None:
    """The server looks at no clock by itself: the test does."""


async def test_the_next_thing_to_do_is_listed(site: Site) -> None:
    guests = await site.guests(2)
    async with site.playing(guests, clock="correspondence:3", options={"tokens": 9}) as followers:
        await play_out(followers, choose, 3)
        waiting = mover(followers)
        todo = (await waiting.client.my_tables())[0]
        assert todo["awaited"]
        assert 0 < todo["seconds"] <= 3 * clocks.DAY
        other = next(each for each in followers if each is not waiting)
        if not other.moves:
            assert "awaited" not in (await other.client.my_tables())[0]


async def test_the_host_lets_a_bot_play_for_somebody_who_is_gone(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = await site.guests(2)
    table = await site.seated(guests)
    async with guests[0].follow(table.id) as host:
        async with guests[1].follow(table.id) as leaves:
            await guests[0].start(table.id)
            await leaves.until(lambda: leaves.ply >= 0)
            gone = leaves.seat or 0
            await host.send(messages.StandIn(gone))
            refused = await hears(host, messages.Refusal)
            assert refused.sentence == "Guest 2 has not been gone for 60 seconds"
            assert host.table is not None and host.table.seats[gone].stand_in is None
        await host.until(lambda: not host.table.seats[gone].connected)  # type: ignore[union-attr]
        assert 0 < (host.table.seats[gone].stand_in or 0) <= 60
        monkeypatch.setattr(session, "GONE_SECONDS", 0.0)
        await host.send(messages.StandIn(gone))
        await hears(host, messages.Notice, what="gone", seat=gone)


async def test_of_two_one_resigns(site: Site) -> None:
    async with site.playing(await site.guests(2)) as followers:
        await followers[0].send(messages.Resign())
        await followers[1].until(lambda: followers[1].over)
        table = followers[1].table
        assert table is not None
        assert (table.ending, table.result) == ("resigned", f"p{(followers[1].seat or 0) + 1}")


async def test_of_three_one_resigns_and_a_bot_plays_on(site: Site) -> None:
    async with site.playing(await site.guests(3), options={"turn_limit": 20}) as followers:
        await followers[0].send(messages.Resign())
        await hears(followers[1], messages.Notice, what="resigned", seat=followers[0].seat)
        await followers[0].send(messages.Reclaim())
        refused = await hears(followers[0], messages.Refusal)
        assert "resigned" in refused.sentence
        await play_out(followers[1:], choose)


# Votes


async def test_all_agree_to_stop(site: Site) -> None:
    async with site.playing(await site.guests(2)) as followers:
        await followers[0].send(messages.Vote("stop"))
        await hears(followers[1], messages.Votes, what="stop", agreed=[followers[0].seat])
        await followers[1].send(messages.Vote("stop"))
        await followers[0].until(lambda: followers[0].over)
        assert followers[0].table is not None
        assert (followers[0].table.ending, followers[0].table.result) == ("stopped", "abandoned")


async def test_one_refuses(site: Site) -> None:
    async with site.playing(await site.guests(2)) as followers:
        await followers[0].send(messages.Vote("stop"))
        await hears(followers[1], messages.Votes, what="stop", agreed=[followers[0].seat])
        await followers[1].send(messages.Vote("stop", agree=False))
        await hears(followers[0], messages.Votes, what="stop", agreed=[])
        await hears(followers[0], messages.Notice, what="vote_refused", seat=followers[1].seat)
        assert not followers[0].over


async def test_adjourned_and_resumed(site: Site) -> None:
    async with site.playing(await site.guests(2), clock="fast") as followers:
        for each in followers:
            await each.send(messages.Vote("adjourn"))
        for each in followers:
            await each.until(lambda each=each: each.table.adjourned)  # type: ignore[misc]
        with pytest.raises(MoveRefused, match="adjourned"):
            await mover(followers).play(mover(followers).moves[0])
        assert (await site.session(followers[0].table_id)).deadlines(time.time()) == {}
        for each in followers:
            await each.send(messages.Vote("resume"))
        await followers[0].until(lambda: not followers[0].table.adjourned)  # type: ignore[union-attr]
        await mover(followers).play(mover(followers).moves[0])


async def test_an_unknown_vote(site: Site) -> None:
    async with site.playing(await site.guests(2)) as followers:
        await followers[0].send(messages.Vote("revolution"))
        assert "no vote" in (await hears(followers[0], messages.Refusal)).sentence


async def test_a_move_is_taken_back(site: Site) -> None:
    """In Upgrade all open a card at once: until the last has, nobody has seen one, and it can be taken back."""
    async with site.playing(await site.guests(2)) as followers:
        first, other = followers if followers[0].moves else reversed(followers)
        assert [each.can_take_back for each in (first, other)] == [False, False]
        await first.play(choose(first.moves))
        assert [each.can_take_back for each in (first, other)] == [True, False]
        await first.send(messages.Vote("takeback"))
        await hears(other, messages.Votes, what="takeback", agreed=[first.seat])
        await other.send(messages.Vote("takeback"))
        for each in followers:
            await each.until(lambda each=each: each.ply == 0)  # type: ignore[misc]
        assert await site.service.store.moves_since(first.table_id, 0) == []
        await first.play(choose(first.moves))


async def test_who_plays_alone_takes_back_without_asking(open_site: Callable[..., Any], sqlite: str) -> None:
    site: Site = await open_site(sqlite, bot_pace=60.0)
    async with site.playing(await site.guests(1), bots=["random"]) as (alone,):
        await alone.play(choose(alone.moves))
        await alone.send(messages.Vote("takeback"))
        await alone.until(lambda: alone.ply == 0)
        assert await site.service.store.moves_since(alone.table_id, 0) == []
        await alone.play(choose(alone.moves))


async def test_what_showed_a_card_is_not_taken_back(site: Site) -> None:
    async with site.playing(await site.guests(2), options={"tokens": 9}) as followers:
        await play_out(followers, choose, 6)
        session = await site.session(followers[0].table_id)
        assert session.table is not None
        while session.shown_at < session.ply - 1:
            ply = await mover(followers).play(choose(mover(followers).moves))
            for each in followers:
                await each.until(lambda each=each, ply=ply: each.ply >= ply)  # type: ignore[misc]
        voter = next(each for each in followers if each.seat == session.table.record.moves[-1][0])
        assert not voter.can_take_back
        await voter.send(messages.Vote("takeback"))
        assert "cannot be taken back" in (await hears(voter, messages.Refusal)).sentence


# Skipping to the end


async def test_a_player_who_is_out_may_skip_to_the_end_where_only_bots_are_left(
    open_site: Callable[..., Any], sqlite: str
) -> None:
    site: Site = await open_site(sqlite, bot_pace=60.0)
    guests = await site.guests(1)
    async with site.playing(guests, bots=["random"] * 2, options={"tokens": 1}) as (follower,):
        played = await site.session(follower.table_id)
        await follower.send(messages.Hurry())
        assert "people still play" in (await hears(follower, messages.Refusal)).sentence
        assert played.table is not None
        played.table.state.out |= 1 << (follower.seat or 0)
        await follower.send(messages.Hurry())
        await follower.send(messages.Say("gone"))
        await hears(follower, messages.Talk, text="gone")
        assert leavers.goes_fast(played)
        played.table.state.out = 0
        assert not leavers.goes_fast(played), "a player who is in again wants to follow"


# Hints


async def test_hints_are_off_unless_the_host_allows_them(site: Site) -> None:
    async with site.playing(await site.guests(2)) as followers:
        await followers[0].send(messages.Hint())
        assert "turned hints off" in (await hears(followers[0], messages.Refusal)).sentence


async def test_a_hint_is_seen_by_all_and_told_to_one(site: Site) -> None:
    async with site.playing(await site.guests(2), hints=True) as followers:
        asks = mover(followers)
        other = next(each for each in followers if each is not asks)
        await asks.send(messages.Hint())
        told = await hears(asks, messages.Hinted, seat=asks.seat)
        assert told.move in asks.moves
        assert told.move == told.weighed[0].move
        assert {each.move for each in told.weighed} <= set(asks.moves)
        assert all(each.visits > 0 and 0.0 <= each.expected <= 1.0 for each in told.weighed)
        assert sum(each.visits for each in told.weighed) <= told.tries
        seen = await hears(other, messages.Hinted, seat=asks.seat)
        assert seen == messages.Hinted(seen.seat, seen.ply), "nobody else is told the move, or why"


async def test_among_people_hints_are_counted(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = replace(site.service.settings.limits, hints_per_game=2)
    monkeypatch.setattr(site.service, "settings", replace(site.service.settings, limits=limits))
    async with site.playing(await site.guests(2), hints=True) as followers:
        asks = mover(followers)
        for left in (1, 0):
            await asks.send(messages.Hint())
            assert (await hears(asks, messages.Hinted, seat=asks.seat, left=left)).left == left
        await asks.send(messages.Hint())
        assert (await hears(asks, messages.Refusal)).sentence == "there are at most 2 hints in a game"


async def test_with_bots_alone_there_is_no_end_to_hints(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = replace(site.service.settings.limits, hints_per_game=1)
    monkeypatch.setattr(site.service, "settings", replace(site.service.settings, limits=limits))
    async with site.playing([await site.guest()], bots=["random"], hints=True) as (alone,):
        await alone.until(lambda: bool(alone.moves))
        for taken in (1, 2, 3):
            await alone.send(messages.Hint())
            await alone.until(lambda taken=taken: len(hints_told(alone)) == taken)  # type: ignore[misc]
        assert all(told.left is None for told in hints_told(alone))


def hints_told(follower: TableClient) -> list[messages.Hinted]:
    return [told for told in follower.messages if isinstance(told, messages.Hinted)]


# Talk


async def test_players_and_spectators_talk_apart(site: Site) -> None:
    guests = await site.guests(2)
    stranger = await site.guest("Stranger")
    async with site.playing(guests) as followers, stranger.follow(followers[0].table_id) as watching:
        await followers[0].send(messages.Say("good luck <b>&</b>"))
        heard = await hears(followers[1], messages.Talk)
        assert (heard.text, heard.channel, heard.seat) == ("good luck <b>&</b>", "players", followers[0].seat)
        await watching.send(messages.Say("psst"))
        assert (await hears(watching, messages.Talk)).text == "psst"
        assert all(message.text != "psst" for message in followers[0].messages if isinstance(message, messages.Talk))
        assert all(message.text == "psst" for message in watching.messages if isinstance(message, messages.Talk))
        session = await site.session(followers[0].table_id)
        assert [said.text for said in session.welcome(None, "").talk] == ["psst"]


@pytest.mark.parametrize("text", ["", "   ", "x" * 301, "a\u202eb", "bell\u0007"])
async def test_what_cannot_be_said(site: Site, text: str) -> None:
    async with site.playing(await site.guests(2)) as followers:
        await followers[0].send(messages.Say(text))
        await hears(followers[0], messages.Refusal)


async def test_a_guest_is_blocked_and_muted(site: Site) -> None:
    ada, bob = await site.guests(2)
    async with site.playing([ada, bob]) as (first, second):
        await ada.ask("PUT", f"/guests/me/blocked/{bob.guest}")
        await second.send(messages.Say("noise"))
        await hears(second, messages.Talk, text="noise")
        await ada.ask("DELETE", f"/guests/me/blocked/{bob.guest}")
        await second.send(messages.Say("music"))
        await hears(first, messages.Talk, text="music")
        assert not any(getattr(message, "text", "") == "noise" for message in first.messages)
        await ada.ask("POST", f"/tables/{first.table_id}/mute", {"guest": bob.guest})
        await second.send(messages.Say("hello?"))
        assert "muted" in (await hears(second, messages.Refusal)).sentence
        assert json.loads(await ada.ask("GET", f"/tables/{first.table_id}"))["muted"] == [bob.guest]
        await ada.ask("POST", f"/tables/{first.table_id}/mute", {"guest": bob.guest, "muted": False})
        await second.send(messages.Say("hello!"))
        await hears(first, messages.Talk, text="hello!")


async def test_blocked_words_do_not_come_back(site: Site) -> None:
    ada, bob = await site.guests(2)
    async with site.playing([ada, bob]) as (first, second):
        for each, said in ((second, "noise"), (first, "hush")):
            await each.send(messages.Say(said))
            await hears(each, messages.Talk, text=said)
        assert await told_again(site, first) == await told_again(site, second) == ["noise", "hush"]
        await ada.ask("PUT", f"/guests/me/blocked/{bob.guest}")
        assert await told_again(site, first) == ["hush"]
        assert await told_again(site, second) == ["noise", "hush"]
        assert await in_story(ada, first.table_id) == ["hush"]
        await first.send(messages.Watch(first.table_id))
        assert await welcomed(first) == ["hush"]
        await ada.ask("DELETE", f"/guests/me/blocked/{bob.guest}")
        assert await in_story(ada, first.table_id) == ["noise", "hush"]


async def in_story(guest: Client, table: str) -> list[str]:
    return [said["text"] for said in json.loads(await guest.ask("GET", f"/tables/{table}/story"))["talk"]]


async def told_again(site: Site, follower: TableClient) -> list[str]:
    """All that was said at the table, as a client is told it when everybody begins anew."""
    waiting = asyncio.create_task(welcomed(follower))
    await asyncio.sleep(0)
    (await site.session(follower.table_id)).welcome_all()
    return await waiting


async def welcomed(follower: TableClient) -> list[str]:
    """The talk in the next welcome."""
    frames: list[str] = []
    follower.on_frame = frames.append

    def found() -> list[messages.Welcome]:
        return [each for each in map(messages.decode_server_message, frames) if isinstance(each, messages.Welcome)]

    await asyncio.wait_for(follower.until(lambda: bool(found())), PATIENCE)
    follower.on_frame = None
    return [said.text for said in found()[0].talk]


async def test_gestures(site: Site) -> None:
    async with site.playing(await site.guests(2)) as followers:
        await followers[0].send(messages.Gesture("thanks"))
        assert (await hears(followers[1], messages.Gestured)).gesture == "thanks"
        await followers[0].send(messages.Gesture("dance"))
        assert "no gesture" in (await hears(followers[0], messages.Refusal)).sentence


# Consequences


async def test_a_player_who_is_asked_learns_what_moves_would_change(site: Site) -> None:
    async with site.playing(await site.guests(2)) as followers:
        asks = mover(followers)
        other = next(each for each in followers if each is not asks)
        await asks.send(messages.Foresee())
        told = await hears(asks, messages.Foreseen)
        assert told.ply == asks.ply
        assert {move for move, _ in told.moves} <= set(asks.moves)
        await other.send(messages.Foresee())
        assert (await hears(other, messages.Foreseen)).moves == [] or other.moves
