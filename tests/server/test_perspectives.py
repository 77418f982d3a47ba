"""After the game: result, record, replays, playing again."""

from __future__ import annotations

import random

import pytest

from holdfast.client import Client, FollowedObservation, RequestRefused, TableClient
from holdfast.kernel import Record, Table
from holdfast.kernel.proof import NO, verify
from tests.server.site import Site, play_out


def choose(moves: list[int]) -> int:
    return random.choice(moves)


SHORT: dict[str, object] = {"turn_limit": 14}
UNTIL_ONE_IS_OUT: dict[str, object] = {"tokens": 1}
"""A limit of turns may leave two who are first, or last, together."""


async def finished(
    site: Site, guests: list[Client], game: str = "upgrade", options: dict[str, object] = SHORT
) -> list[TableClient]:
    async with site.playing(guests, game, options=options) as followers:
        await play_out(followers, choose)
        for each in followers:
            await each.until(lambda each=each: each.table.status == "over")  # type: ignore[misc]
    return followers


async def test_until_the_end_a_download_holds_what_the_seat_saw(site: Site) -> None:
    guests = await site.guests(2)
    stranger = await site.guest("Stranger")
    async with site.playing(guests) as followers:
        await play_out(followers, choose, 6)
        table = followers[0].table_id
        with pytest.raises(RequestRefused, match="when the game is over"):
            await guests[0].record(table)
        session = await site.session(table)
        own = (await guests[0].ask("GET", f"/tables/{table}/story")).decode()
        assert session.row.secret.partition(":")[2] not in own
        assert f'"ply":{session.ply}' in own
        with pytest.raises(RequestRefused, match="no seat"):
            await stranger.ask("GET", f"/tables/{table}/story")


async def test_until_the_end_a_replay_is_ones_own(site: Site) -> None:
    guests = await site.guests(2)
    async with site.playing(guests) as followers:
        await play_out(followers, choose, 6)
        table, seat = followers[0].table_id, followers[0].seat or 0
        assert len((await guests[0].replay(table, f"p{seat + 1}"))["updates"]) == (await site.session(table)).ply
        await guests[0].replay(table, "spectator")
        for perspective in (f"p{2 - seat}", "open"):
            with pytest.raises(RequestRefused) as wrong:
                await guests[0].replay(table, perspective)
            assert wrong.value.status == 403
        with pytest.raises(RequestRefused, match="a replay is seen as"):
            await guests[0].replay(table, "p9")


@pytest.mark.parametrize("game", ["upgrade", "shield"])
async def test_a_replay_leads_to_what_each_saw_at_the_end(site: Site, game: str) -> None:
    guests = await site.guests(2)
    followers = await finished(site, guests, game)
    for follower in followers:
        told = await guests[0].replay(follower.table_id, f"p{(follower.seat or 0) + 1}")
        observation = FollowedObservation(await guests[0].schema(told["schema"]), told["observation"])
        for update in told["updates"]:
            observation.change(update[0])
        assert follower.observation is not None
        assert observation.numbers == follower.observation.numbers


async def test_an_open_replay_shows_every_card(site: Site) -> None:
    guests = await site.guests(2)
    followers = await finished(site, guests)
    async with Client(site.address) as stranger:
        told = await stranger.replay(followers[0].table_id, "open")
        observation = FollowedObservation(await stranger.schema(told["schema"]), told["observation"])
    for update in [[[]], *told["updates"]]:
        observation.change(update[0])
        zones = [entry["path"] for entry in observation.schema["entries"] if entry["form"] == "cards"]
        assert all(None not in observation.faces(path) for path in zones)


async def test_an_open_replay_tells_what_lay_face_down(site: Site) -> None:
    guests = await site.guests(2)
    followers = await finished(site, guests, "cluster_royale")
    told = await guests[0].replay(followers[0].table_id, "open")
    observation = FollowedObservation(await guests[0].schema(told["schema"]), told["observation"])
    backs = observation.schema["backs"]
    codes = {path: observation.entry(path) for path in ("p1.clusters", "p1.hand", "cluster_discard")}
    assert all((code - backs - 1) % 2 == 0 for code in codes["p1.clusters"] + codes["p1.hand"])
    assert all((code - backs - 1) % 2 == 1 for code in codes["cluster_discard"])


async def test_an_open_replay_tells_what_any_seat_heard(site: Site) -> None:
    guests = await site.guests(2)
    followers = await finished(site, guests)
    table = followers[0].table_id
    told = {eyes: await guests[0].replay(table, eyes) for eyes in ("p1", "p2", "spectator", "open")}

    def lines(eyes: str) -> list[list[int]]:
        return [*told[eyes]["lines"], *(line for update in told[eyes]["updates"] for line in update[1])]

    assert len({len(lines(eyes)) for eyes in told}) == 1
    assert any(-2 in line for line in lines("spectator"))
    for known, *heard in zip(lines("open"), lines("p1"), lines("p2"), strict=True):
        if known[0] >= 8:
            assert known == [max(fields) for fields in zip(*heard, strict=True)]


async def test_a_replay_begins_with_the_sentences_on_the_table(site: Site) -> None:
    guests = await site.guests(2)
    rule = "Hearts are worth 2 more in your shield."
    options = {"custom_rules": [rule], "turn_limit": 3}
    async with site.playing(guests, "shield", options=options) as followers:
        await play_out(followers, choose)
    told = await guests[0].replay(followers[0].table_id, "spectator")
    assert [len(lines) for lines in told["texts"]] == [1, 0]


async def test_the_record_is_played_again_and_verified(site: Site) -> None:
    guests = await site.guests(2)
    followers = await finished(site, guests, options=UNTIL_ONE_IS_OUT)
    record = Record.read(await guests[0].record(followers[0].table_id))
    again = Table.resume(site.service.game("upgrade"), record)
    assert [again.observation(seat) for seat in range(2)] == [
        each.observation.numbers for each in sorted(followers, key=lambda each: each.seat or 0) if each.observation
    ]
    assert not any(finding.holds == NO for finding in verify(record))
    assert record.winners == sorted(again.ranking[0])


async def test_playing_again(site: Site) -> None:
    guests = await site.guests(2)
    stranger = await site.guest("Stranger")
    followers = await finished(site, guests, options=UNTIL_ONE_IS_OUT)
    table = followers[0].table_id
    with pytest.raises(RequestRefused, match="only people who sat"):
        await stranger.rematch(table)
    await guests[0].ask("POST", f"/tables/{table}/mute", {"guest": stranger.guest})
    one, two = await guests[0].rematch(table), await guests[1].rematch(table)
    assert one.id == two.id
    assert one.previous == table
    assert list(one.muted) == [stranger.guest]
    assert (await guests[0].look(table)).following == one.id
    assert {seat.guest for seat in one.seats} == {guest.guest for guest in guests}
    winners = set(followers[0].ranking[0])
    scores = {seat.guest: seat.score for seat in one.seats}
    for each in followers:
        assert scores[each.client.guest] == (1 if each.seat in winners else 0)
    for guest in guests:
        await guest.ready(one.id)
    await guests[0].start(one.id)


async def test_who_was_removed_is_not_at_the_next_table_either(site: Site) -> None:
    guests = await site.guests(2)
    double, removed = await site.guest("Guеst 1"), await site.guest("Removed")
    table = await guests[0].make_table("upgrade", seats=2, options={"turn_limit": 6})
    await removed.sit(table.id)
    await guests[0].free_seat(table.id, 1)
    await guests[1].sit(table.id)
    await guests[1].ready(table.id)
    async with guests[0].follow(table.id) as one, guests[1].follow(table.id) as two:
        await guests[0].start(table.id)
        await play_out([one, two], choose)
        await one.until(lambda: one.table is not None and one.table.status == "over")
    again = await guests[0].rematch(table.id)
    assert dict(again.kept_out) == {removed.guest: "Removed"}
    await guests[1].get_up(again.id)
    for somebody, why in ((removed, "has asked you to leave"), (double, "looks like “Guest 1”")):
        with pytest.raises(RequestRefused, match=why):
            await somebody.sit(again.id)


async def test_a_game_that_names_its_starter_is_begun_by_lot_again(site: Site) -> None:
    guests = await site.guests(2)
    followers = await finished(site, guests, "cluster_royale")
    again = await guests[0].rematch(followers[0].table_id)
    assert again.starts == "lot"


async def test_the_loser_deals_and_is_called_junior(site: Site) -> None:
    """Where the game says so, the last one sits as p1 and keeps the badge all through the next game."""
    rules = site.service.games["upgrade"].rules
    object.__setattr__(rules, "last_deals", True)
    try:
        guests = await site.guests(2)
        followers = await finished(site, guests, options=UNTIL_ONE_IS_OUT)
        last = set(followers[0].ranking[-1])
        again = await guests[0].rematch(followers[0].table_id)
        junior = next(seat for seat in again.seats if seat.junior)
        assert again.seats[0] is junior
        assert {each.seat for each in followers if each.client.guest == junior.guest} <= last
        with pytest.raises(RequestRefused, match="settled who sits where"):
            await guests[0].reorder(again.id, [1, 0])
    finally:
        object.__setattr__(rules, "last_deals", False)


async def test_a_game_that_goes_on_has_no_rematch(site: Site) -> None:
    guests = await site.guests(2)
    async with site.playing(guests) as followers:
        with pytest.raises(RequestRefused, match="not over"):
            await guests[0].rematch(followers[0].table_id)
