"""The book of a game that nobody plays: for its cards, before anybody sits down."""

from __future__ import annotations

import json

import pytest

from holdfast.client import RequestRefused
from holdfast.games import games
from tests.server.site import Site


async def test_every_game_names_a_book_that_can_be_fetched(site: Site) -> None:
    ada = await site.guest()
    for name, game in games().items():
        told = json.loads(await ada.ask("GET", f"/games/{name}/book"))
        book = json.loads(await ada.ask("GET", f"/books/{told['book']}"))
        assert (book["game"], book["seats"]) == (name, game.seats[0])
        assert [face["name"] for face in book["faces"]] == list(game.vocabulary.faces)
        assert set(book["texts"]) == {"en", "ru"}


async def test_a_table_of_that_size_is_played_by_the_same_book(site: Site) -> None:
    guests = await site.guests(3)
    told = json.loads(await guests[0].ask("GET", "/games/upgrade/book", seats="3"))
    async with site.playing(guests, "upgrade") as followers:
        assert (await site.session(followers[0].table_id)).book == told["book"]


@pytest.mark.parametrize(("path", "status"), [("/games/chess/book", 404), ("/games/royal_family/book", 422)])
async def test_what_cannot_be_played_has_no_book(site: Site, path: str, status: int) -> None:
    ada = await site.guest()
    with pytest.raises(RequestRefused) as wrong:
        await ada.ask("GET", path, seats="7")
    assert wrong.value.status == status
