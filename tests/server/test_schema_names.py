"""The schema of a game that nobody plays: for its cards, before anybody sits down."""

from __future__ import annotations

import json

import pytest

from holdfast.client import RequestRefused
from holdfast.games import games
from tests.server.site import Site


async def test_every_game_names_a_schema_that_can_be_fetched(site: Site) -> None:
    ada = await site.guest()
    for name, game in games().items():
        told = json.loads(await ada.ask("GET", f"/games/{name}/schema"))
        schema = json.loads(await ada.ask("GET", f"/schemas/{told['schema']}"))
        assert (schema["game"], schema["seats"]) == (name, game.seats[0])
        assert [face["name"] for face in schema["faces"]] == list(game.vocabulary.faces)
        assert set(schema["texts"]) == {"en", "ru"}


async def test_a_table_of_that_size_is_played_by_the_same_schema(site: Site) -> None:
    guests = await site.guests(3)
    told = json.loads(await guests[0].ask("GET", "/games/upgrade/schema", seats="3"))
    async with site.playing(guests, "upgrade") as followers:
        assert (await site.session(followers[0].table_id)).schema == told["schema"]


@pytest.mark.parametrize(("path", "status"), [("/games/chess/schema", 404), ("/games/royal_family/schema", 422)])
async def test_what_cannot_be_played_has_no_schema(site: Site, path: str, status: int) -> None:
    ada = await site.guest()
    with pytest.raises(RequestRefused) as wrong:
        await ada.ask("GET", path, seats="7")
    assert wrong.value.status == status
