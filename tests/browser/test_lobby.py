"""From the first page to the table: made, joined by its code, filled with a bot, dealt."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.hands import Keys, Touch, play_out
from tests.browser.person import PATIENCE


def test_a_table_is_made_and_joined_by_its_code(person: Come) -> None:
    ada, grace = person("Ada"), person("Grace", size="phone")
    ada.open("/")
    ada.look("article[data-game=upgrade]").get_by_role("button", name="Make a table").click()
    expect(ada.look("#seats")).to_be_visible()
    code = ada.ask("GET", "/guests/me/tables")[0]["table"]["code"]

    grace.open("/")
    grace.page.fill("#join-code", code.lower())
    grace.page.keyboard.press("Enter")
    grace.button("Sit down").click()
    grace.button("I’m ready").click()

    ada.sees("Grace")
    ada.page.get_by_role("button", name="Seat a bot").click()
    ada.button("Start the game").click()
    for somebody in (ada, grace):
        expect(somebody.look(".question")).to_be_visible(timeout=PATIENCE)
        expect(somebody.look(".plate")).to_have_count(3)


def test_one_is_done_with_a_table(person: Come) -> None:
    """The host closes a lobby on the first page: who sits there is told, and both may take it off their lists."""
    ada, grace = person("Ada"), person("Grace", size="phone")
    ada.open("/")
    ada.look("article[data-game=upgrade]").get_by_role("button", name="Make a table").click()
    expect(ada.look("#seats")).to_be_visible()
    table = ada.ask("GET", "/guests/me/tables")[0]["table"]["id"]
    grace.open(f"/t/{table}")
    grace.button("Sit down").first.click()
    ada.sees("Grace")

    ada.open("/")
    ada.page.get_by_role("button", name="Close the table").click()
    ada.page.get_by_role("button", name="Close it for everybody?").click()
    ada.sees("The table was closed")
    grace.sees("This table is closed")
    ada.page.get_by_role("button", name="Remove from this list").click()
    expect(ada.page.get_by_text("The table was closed")).to_have_count(0)
    assert ada.ask("GET", "/guests/me/tables") == []
    assert [each["table"]["status"] for each in grace.ask("GET", "/guests/me/tables")] == ["closed"]


def test_a_name_is_asked_for_before_others_read_it(person: Come) -> None:
    ada = person(named=False)
    ada.open("/")
    ada.look("article[data-game=shield]").get_by_role("button", name="Make a table").click()
    ada.page.get_by_role("dialog").get_by_role("textbox").fill("Ada Lovelace")
    ada.page.keyboard.press("Enter")
    expect(ada.look("#seats")).to_be_visible()
    ada.sees("Ada Lovelace")


def test_by_keys_alone_from_the_first_page_to_the_end(person: Come) -> None:
    ada = person("Ada")
    ada.open("/")
    keys = Keys(ada, random.Random(5))
    play = ada.look("article[data-game=upgrade] button.primary")
    play.wait_for()
    keys.press(play)
    ada.waits_for_turn()
    play_out([keys])
    assert len(ada.ranking) == 3


def test_played_again(person: Come) -> None:
    """One click after the end there is a further table with the same people."""
    ada = person("Ada")
    ada.open("/")
    ada.look("article[data-game=upgrade] button.primary").click()
    ada.waits_for_turn()
    ada.button("Menu").click()
    ada.button("Give up").click()
    ada.button("Give up for good?").click()
    play_out([Touch(ada, random.Random(1))])
    before = ada.page.url
    ada.button("Play again").click()
    ada.page.wait_for_url(lambda address: address != before and "/t/" in address)
    ada.sees("At the table")
