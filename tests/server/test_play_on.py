"""Playing on from a moment of a game that is over, alone with bots."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from holdfast.client import Client, RequestRefused, TableClient
from holdfast.games import find_game
from holdfast.kernel import Record, Table
from holdfast.kernel.proof import CANNOT_TELL, verdict, verify
from holdfast.server.messages import TableInfo
from tests.server.site import Site, play_out

GAMES = ["upgrade", "royal_family", "ship_it"]
SHORT: dict[str, object] = {"turn_limit": 14}
LATEST = 6
"""Moves at most that are kept of a game: after so few nobody is out."""


async def finished(site: Site, guests: list[Client], game: str) -> TableClient:
    bots = ["random"] if max(find_game(game).seats) > 2 else []
    async with site.playing(guests, game, options=SHORT, bots=bots) as followers:
        await play_out(followers, random.Random(1).choice)
        for each in followers:
            await each.until(lambda each=each: each.table.status == "over")  # type: ignore[misc]
    return followers[0]


@pytest.mark.parametrize("game", GAMES)
async def test_the_game_stands_as_it_stood_and_goes_on_to_its_end(site: Site, game: str) -> None:
    guests = await site.guests(2)
    played = await finished(site, guests, game)
    before = (await site.session(played.table_id)).table
    assert before is not None
    ply = min(LATEST, len(before.record.moves) - 1)
    there = at_moment(before.record, ply)

    stranger = await site.guest("Stranger")
    made = await stranger.play_on(played.table_id, ply=ply, seat=1, bot="random")
    assert [bool(seat.bot) for seat in made.seats] == [seat != 1 for seat in range(len(made.seats))]
    assert (made.status, made.host, made.seats[1].name) == ("playing", stranger_id(made), "Stranger")
    async with stranger.follow(made.id) as follower:
        await play_out([follower], random.Random(2).choice)
        await follower.until(lambda: follower.table.status == "over")  # type: ignore[union-attr]
    record = Record.read((await stranger.ask("GET", f"/tables/{made.id}/record")).decode())
    assert record.others["continues"] == f"{played.table_id} {ply}"
    assert verdict(verify(record)) == CANNOT_TELL
    assert record.moves[:ply] == before.record.moves[:ply]
    assert Table.resume(before.game, record).over
    here = at_moment(record, ply)
    assert [zone.to_list() for zone in here.state.zones] == [zone.to_list() for zone in there.state.zones]
    assert here.state.chance.below(1 << 30) == there.state.chance.below(1 << 30)


def at_moment(record: Record, ply: int) -> Table:
    """A game as it was after this many of its moves."""
    table = Table(find_game(record.game), record.without_moves())
    for seat, said in record.moves[:ply]:
        table.play(seat, said)
    return table


def stranger_id(table: TableInfo) -> str:
    return next(seat.guest for seat in table.seats if seat.guest)


async def test_it_is_there_after_a_restart(open_site: Callable[..., Any], sqlite: str) -> None:
    site: Site = await open_site(sqlite)
    guests = await site.guests(2)
    played = await finished(site, guests, "upgrade")
    made = await guests[0].play_on(played.table_id, ply=3, seat=0, bot="random")
    before = (await site.session(made.id)).table
    assert before is not None
    moves, token = list(before.record.moves), guests[0].token
    await site.stop()
    again: Site = await open_site(sqlite)
    after = (await again.session(made.id)).table
    assert after is not None
    assert after.record.moves[: len(moves)] == moves
    async with (await again.guest(token=token)).follow(made.id) as follower:
        await play_out([follower], random.Random(3).choice)


async def test_what_cannot_be_is_refused(site: Site) -> None:
    guests = await site.guests(2)
    async with site.playing(guests, options={"tokens": 9}) as followers:
        await play_out(followers, random.Random(1).choice, 4)
        with pytest.raises(RequestRefused, match="when it is over"):
            await guests[0].play_on(followers[0].table_id, ply=1, seat=0)
    over = await finished(site, guests, "upgrade")
    end = (await site.session(over.table_id)).ply
    refused: dict[str, dict[str, Any]] = {
        "moments 0 to": {"ply": end + 1, "seat": 0},
        "seats p1 to": {"ply": 1, "seat": 7},
        "over at this moment": {"ply": end, "seat": 0},
        "no bot “nobody”": {"ply": 1, "seat": 0, "bot": "nobody"},
    }
    for why, body in refused.items():
        with pytest.raises(RequestRefused, match=why):
            await guests[0].play_on(over.table_id, **body)


async def test_a_seat_that_is_out_cannot_be_taken(site: Site) -> None:
    guests = await site.guests(2)
    async with site.playing(guests, options={"tokens": 1}, bots=["random"]) as followers:
        await play_out(followers, random.Random(1).choice)
        for each in followers:
            await each.until(lambda each=each: each.table.status == "over")  # type: ignore[misc]
    table = (await site.session(followers[0].table_id)).table
    assert table is not None
    there = Table(table.game, table.record.without_moves())
    ply = 0
    while all(there.state.is_in(seat) for seat in range(there.seats)):
        there.play(*table.record.moves[ply])
        ply += 1
    out = next(seat for seat in range(there.seats) if not there.state.is_in(seat))
    with pytest.raises(RequestRefused, match="out of the game at this moment"):
        await guests[0].play_on(followers[0].table_id, ply=ply, seat=out)
