"""Networks that an operator offers: listed with the bots, seated where they fit, refused elsewhere."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable, Iterator
from pathlib import Path

import pytest

from holdfast.adapters.networks import save_network
from holdfast.bots.external import offer_networks
from holdfast.client.refusals import RequestRefused
from holdfast.kernel import HoldfastError
from holdfast.server import messages, texts
from holdfast.server.cli import read_networks
from tests.bots.networks import SETTING, layers
from tests.server.process import PATIENCE
from tests.server.site import Site, play_out


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    save_network(tmp_path / "secret-place.npz", SETTING, layers())
    texts.bots.cache_clear()
    yield tmp_path / "secret-place.npz"
    texts.bots.cache_clear()
    offer_networks({})


@pytest.fixture
async def site(file: Path, tmp_path: Path) -> AsyncIterator[Site]:
    async with Site(f"sqlite:///{tmp_path}/tables.db", networks={"neo": file}) as running:
        yield running


async def test_it_is_listed_with_the_table_that_it_plays(site: Site) -> None:
    told = {bot["bot"]: bot for bot in json.loads(await (await site.guest()).ask("GET", "/bots"))}
    assert (told["neo"]["game"], told["neo"]["seats"]) == ("upgrade", 2)
    assert told["neo"]["texts"]["en"]["character"].endswith(" is neo, a network that learnt by playing against itself.")
    assert "game" not in told["hard"]
    assert "secret-place" not in json.dumps(told)


async def test_a_person_plays_with_it(site: Site) -> None:
    guests = await site.guests(1)
    async with site.playing(guests, bots=["neo"], options={}) as followers:
        await asyncio.wait_for(play_out(followers, random.choice, most=12), PATIENCE)
        assert not [message for message in followers[0].messages if isinstance(message, messages.Notice)]
        assert followers[0].table is not None
        assert "neo" in [seat.bot for seat in followers[0].table.seats]
    assert not site.service.metrics.bots_failed


async def refused(asked: Awaitable[object]) -> None:
    with pytest.raises(RequestRefused, match="neo plays upgrade with 2, by the options it was trained with") as no:
        await asked
    assert no.value.refusal.error == "network_for_other_table"
    assert "secret-place" not in str(no.value.refusal)


async def test_it_is_seated_only_where_it_fits(site: Site) -> None:
    guest = await site.guest()
    for game, seats, options in (("shield", 2, {}), ("upgrade", 3, {}), ("upgrade", 2, {"top_rank": "K"})):
        table = await guest.make_table(game, seats=seats, options=options)
        await refused(guest.seat_bot(table.id, 1, "neo"))
        assert (await guest.look(table.id)).seats[1].bot == ""


async def test_where_it_sits_the_table_stays_as_it_fits(site: Site) -> None:
    guest = await site.guest()
    table = await guest.make_table("upgrade", seats=2, bots=["neo"])
    await refused(guest.resize(table.id, 3))
    await refused(guest.decide(table.id, options={"top_rank": "K"}))
    assert (await guest.decide(table.id, options={"turn_limit": 9})).options == {"turn_limit": 9}


async def test_a_finished_game_goes_on_with_it_where_it_fits(site: Site) -> None:
    guests = await site.guests(1)
    async with site.playing(guests, "shield", bots=["random"], options={"turn_limit": 1}) as followers:
        await asyncio.wait_for(play_out(followers, random.choice), PATIENCE)
        assert followers[0].table is not None
        await refused(guests[0].play_on(followers[0].table.id, 0, 0, "neo"))


@pytest.mark.parametrize("word", ["neo", "neo=", "net.npz"])
def test_an_offer_has_a_name_and_a_file(word: str) -> None:
    with pytest.raises(HoldfastError, match=f"offered as NAME=FILE, not “{word}”"):
        read_networks([word])


def test_networks_are_read_from_the_command_line() -> None:
    assert read_networks(["neo=a.npz", "old=b=c.npz"]) == {"neo": Path("a.npz"), "old": Path("b=c.npz")}
