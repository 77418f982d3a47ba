"""What people read about games before they sit down: texts, rules, cards, bots, and a code for phones."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest

from holdfast.bots import BOTS
from holdfast.client import RequestRefused
from holdfast.drawing.palette import ACCENTS
from holdfast.games import games
from holdfast.kernel import Presentation
from holdfast.server.descriptions import Block, Span
from holdfast.server.routes.games import described
from holdfast.server.rulebook import read_blocks
from holdfast.words import LANGUAGES, Words
from tests.server.site import Site


async def test_games_tell_what_they_are_in_every_language(site: Site) -> None:
    told = await (await site.guest()).games()
    assert {game["name"] for game in told} == set(games())
    for game in told:
        assert set(game["texts"]) == set(LANGUAGES)
        names = {option["name"] for option in game["options"]}
        for texts in game["texts"].values():
            assert all(texts[part] for part in ("title", "tagline", "length", "difficulty"))
            assert texts["who_starts"].endswith("?")
            assert set(texts["options"]) == names
            assert all(option["title"] for option in texts["options"].values())
    questions = {game["texts"]["en"]["who_starts"] for game in told}
    assert len(questions) == len(told), "each game has a question of its own"


async def test_games_tell_their_colour_with_a_theme_or_without(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = replace(games()["shield"], presentation=Presentation())
    monkeypatch.setitem(games(), "shield", plain)
    colours = {game["name"]: game["accent"] for game in described(list(games().values()))}
    assert colours["upgrade"] == "#3f6796"
    assert colours["shield"] in ACCENTS
    told = await (await site.guest()).games()
    assert {game["name"]: game["accent"] for game in told} == colours


async def test_the_easiest_game_stands_first(site: Site) -> None:
    told = json.loads(await (await site.guest()).ask("GET", "/games"))
    assert [game["name"] for game in told] == ["upgrade", "shield", "ship_it", "cluster_royale", "royal_family"]


async def test_every_value_that_can_be_chosen_has_a_name(site: Site) -> None:
    upgrade = next(game for game in await (await site.guest()).games() if game["name"] == "upgrade")
    options = upgrade["texts"]["ru"]["options"]
    assert options["variant"]["values"] == {"standard": "обычный", "rush": "«Блиц»"}
    assert set(options["discarding"]["values"]) == {"true", "false"}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_rules_as_text_and_as_blocks(site: Site, language: str) -> None:
    ada = await site.guest()
    for name, game in games().items():
        book = json.loads(await ada.ask("GET", f"/games/{name}/rules", language=language))
        assert book["markdown"] == Words(language, game).rules()
        first = book["blocks"][0]
        assert (first["kind"], first["level"]) == ("heading", 1)
        assert {block["kind"] for block in every(book["blocks"])} <= {
            "heading",
            "paragraph",
            "list",
            "table",
            "quote",
        }


def every(blocks: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for block in blocks:
        yield block
        for item in block.get("items", []):
            yield from every(item)


def test_blocks_and_spans() -> None:
    assert read_blocks("## Set *up*!\n\nplain **bold _both_** `code`\nnext <b>line</b> [link](http://x)\n") == [
        Block("heading", [Span("Set "), Span("up", ("emphasis",)), Span("!")], level=2, anchor="set-up"),
        Block(
            "paragraph",
            [
                Span("plain "),
                Span("bold ", ("strong",)),
                Span("both", ("strong", "emphasis")),
                Span(" "),
                Span("code", ("code",)),
                Span(" next <b>line</b> link"),
            ],
        ),
    ]
    assert read_blocks("1. one\n2. two\n   - deep\n\n> said\n\n---\n\n    as it is\n") == [
        Block(
            "list",
            ordered=True,
            items=[
                [Block("paragraph", [Span("one")])],
                [Block("paragraph", [Span("two")]), Block("list", items=[[Block("paragraph", [Span("deep")])]])],
            ],
        ),
        Block("quote", items=[[Block("paragraph", [Span("said")])]]),
        Block("line"),
        Block("code", [Span("as it is\n")]),
    ]
    assert read_blocks("| a | b |\n|---|---|\n| 1 | **2** |\n") == [
        Block("table", rows=[[[Span("a")], [Span("b")]], [[Span("1")], [Span("2", ("strong",))]]])
    ]


async def test_cards_with_all_that_is_printed_on_them(site: Site) -> None:
    ada = await site.guest()
    for name, game in games().items():
        cards = json.loads(await ada.ask("GET", f"/games/{name}/cards", language="en"))
        assert [card["face"] for card in cards] == list(game.vocabulary.faces)
        assert all(card["title"] for card in cards)
        assert [card["type"] for card in cards if "type" in card] == [card.type for card in game.vocabulary.box]
    database = json.loads(await ada.ask("GET", "/games/ship_it/cards", language="ru"))[0]
    assert database["title"] == "База данных"
    assert "ruling" not in database
    cloud = json.loads(await ada.ask("GET", "/games/ship_it/cards", language="ru"))[3]
    assert cloud["ruling"].startswith("Мониторинг, Файрвол и Кеш не заменяет.")
    joker = json.loads(await ada.ask("GET", "/games/royal_family/cards", language="en"))[-1]
    assert "replaced by the next card" in joker["ruling"]
    assert (database["type"], database["type_name"], database["copies"]) == ("component", "Компонент", 4)


async def test_what_there_is_not(site: Site) -> None:
    ada = await site.guest()
    for path, language, status in (
        ("/games/chess/rules", "en", 404),
        ("/games/chess/cards", "en", 404),
        ("/games/shield/rules", "xx", 422),
        ("/games/shield/cards", "xx", 422),
    ):
        with pytest.raises(RequestRefused) as wrong:
            await ada.ask("GET", path, language=language)
        assert wrong.value.status == status


async def test_bots_with_a_line_about_each(site: Site) -> None:
    told = json.loads(await (await site.guest()).ask("GET", "/bots"))
    assert [bot["bot"] for bot in told] == list(BOTS)
    for bot in told:
        for texts in bot["texts"].values():
            assert texts["character"].startswith(texts["name"])
            assert texts["kind"]


async def test_the_address_for_others_and_its_code(open_site: Callable[..., Any], sqlite: str) -> None:
    site = await open_site(sqlite)
    ada = await site.guest()
    told = json.loads(await ada.ask("GET", "/server"))
    assert (told["address"], told["languages"]) == (site.address, list(LANGUAGES))
    code = await ada.ask("GET", "/qr", path="/join/43W8TG")
    assert ElementTree.fromstring(code).tag.endswith("svg")
    assert code != await ada.ask("GET", "/qr", path="/join/43W8TH")
    for elsewhere in ("//evil.example", "javascript:alert(1)", "/x?y", "/a//b"):
        with pytest.raises(RequestRefused):
            await ada.ask("GET", "/qr", path=elsewhere)


async def test_on_the_local_network_links_lead_to_its_address(open_site: Callable[..., Any], sqlite: str) -> None:
    site = await open_site(sqlite, address="http://192.168.7.7:8000")
    told = json.loads(await (await site.guest()).ask("GET", "/server"))
    assert told["address"] == "http://192.168.7.7:8000"
