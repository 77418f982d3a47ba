"""Pictures on pages: of games, guests and bots, and what an option's value brings along."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest

from holdfast.client import RequestRefused
from holdfast.drawing import AVATARS
from holdfast.games import games
from holdfast.words import LANGUAGES, Words
from tests.server.site import Site


async def svg(site: Site, path: str, **query: str) -> ElementTree.Element:
    drawn = ElementTree.fromstring(await (await site.guest()).ask("GET", path, **query))
    assert drawn.tag.endswith("svg")
    assert not any("style" in element.attrib for element in drawn.iter()), "pages take no inline style"
    return drawn


async def test_every_game_has_a_picture(site: Site) -> None:
    drawn = {name: await svg(site, f"/games/{name}/picture") for name in games()}
    pictures = {ElementTree.tostring(each) for each in drawn.values()}
    assert len(pictures) == len(drawn), "no game looks like another"


async def test_a_picture_speaks_the_language_that_was_asked_for(site: Site) -> None:
    said = [(await svg(site, "/games/upgrade/picture", language=language)).get("aria-label") for language in LANGUAGES]
    assert said == [Words(language, games()["upgrade"]).say("title") for language in LANGUAGES]


async def test_guests_and_bots_have_pictures(site: Site) -> None:
    ada = await site.guest()
    names = json.loads(await ada.ask("GET", "/avatars"))
    assert names == list(AVATARS)
    for name in (*names, "bot-1", "bot-24"):
        await svg(site, f"/avatars/{name}")


@pytest.mark.parametrize("name", ["dragon", "bot-0", "bot-25", "bot-", "bot-fox"])
async def test_nobody_else_has_one(site: Site, name: str) -> None:
    with pytest.raises(RequestRefused) as wrong:
        await (await site.guest()).ask("GET", f"/avatars/{name}")
    assert wrong.value.status == 404


async def test_an_option_says_what_its_values_bring_along(site: Site) -> None:
    told = await (await site.guest()).games()
    upgrade = next(game for game in told if game["name"] == "upgrade")
    options = {option["name"]: option for option in upgrade["options"]}
    assert options["variant"]["brings"] == {"rush": {"attack_row": 1, "defence_row": 1, "discarding": False}}
    assert "brings" not in options["tokens"]
