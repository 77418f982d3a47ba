"""A pile that is searched opens at once: a card is taken from it, and the table is in sight again. A bot that is looked
at."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from holdfast.kernel import Table
from tests.browser.conftest import Come
from tests.browser.hands import Touch
from tests.browser.pages import played
from tests.browser.person import Person
from tests.browser.server import ServerProcess, absent, deal


def about_to_take_from_the_deck() -> Table:
    """A game in which the first seat searches the deck for a card; its turn goes on afterwards."""
    for seed in range(100):
        table = deal("ship_it", ("Ada", "Grace"), seed, {})
        chance = random.Random(seed)
        while not table.over and table.view(0).question != "researching":
            seat = table.awaited[0]
            table.play(seat, chance.choice(table.legal_moves(seat)))
        if not table.over and len(table.legal_moves(0)) > 1:
            return table
    raise AssertionError


def search(person: Person, server: ServerProcess, table: Table) -> None:
    """Sit down at the moment at which the deck is searched."""
    person.open(f"/t/{server.lay(table.record, [person.seat, *absent(table.record.players)[1:]])}")
    person.waits_for_turn()


def test_a_card_is_taken_from_a_pile_and_the_table_is_in_sight_again(server: ServerProcess, person: Come) -> None:
    ada = person(size="phone")
    search(ada, server, about_to_take_from_the_deck())
    asked = ada.question
    cards = ada.look("dialog[open] button[data-thing]")
    cards.first.wait_for()
    faces = cards.evaluate_all("cards => cards.map(card => card.dataset.face)")
    assert len(set(faces)) == len(faces), "equal cards lie together"
    # That nobody else sees them is said once, and not on each of them.
    expect(ada.look("dialog[open] h2")).to_contain_text("only you")
    expect(ada.look("dialog[open] .eye")).to_have_count(0)
    ada.look("dialog[open] button[data-thing]").first.tap()
    expect(ada.look(".question")).not_to_have_text(asked)
    expect(ada.look("dialog[open]")).to_have_count(0)
    ada.waits_for_turn()


def test_a_card_is_taken_from_a_pile_by_arrows(server: ServerProcess, person: Come) -> None:
    ada = person()
    search(ada, server, about_to_take_from_the_deck())
    ada.look("dialog[open] button[data-thing]").first.wait_for()
    ada.page.keyboard.press("/")
    expect(ada.look("#move-search")).to_be_focused()
    expect(ada.look("dialog[open]")).to_have_count(0)
    ada.look(".pile .glows").press("Enter")
    cards = ada.look("dialog[open] button[data-thing]")
    expect(cards.first).to_be_focused()
    ada.page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.look("dialog[open]")).to_have_count(0)
    assert ada.said["move"] == 1


def test_a_bot_is_known_by_its_name_and_its_character(person: Come) -> None:
    ada = person()
    ada.open("/")
    ada.page.get_by_text("hard", exact=True).click()
    expect(ada.look(".opponent")).to_have_text("Juno is a hard one: thinks as long as people are ready to wait.")
    table = ada.make_table("upgrade", seats=3, bots=["easy", "hard"])
    ada.ask("POST", f"/tables/{table['id']}/start", {})
    ada.open(f"/t/{table['id']}")
    ada.look(".plate .who").filter(has_text="Juno").click()  # who may be on turn, and is called so then
    expect(ada.look("dialog[open]")).to_contain_text("Juno is a hard one")


def test_why_a_card_does_not_glow_is_said_only_while_it_is_so(server: ServerProcess, person: Come) -> None:
    ada, grace = person("Ada"), person("Grace")
    table = server.lay(played("upgrade", 10, most=2).record, [ada.seat, grace.seat])
    for somebody in (ada, grace):
        somebody.reads(f"/t/{table}")
    ada.waits_for_turn()
    grace.look(".own .thing[data-face]").first.hover()
    expect(grace.look(".large")).to_contain_text("Not now")
    Touch(ada, random.Random(1)).move()
    grace.waits_for_turn()
    expect(grace.look(".large")).to_have_count(0)
