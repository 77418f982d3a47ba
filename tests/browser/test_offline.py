"""Without a network: what was read before can be read again, and the page says how it is."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.person import PATIENCE

WORKS = "() => navigator.serviceWorker.controller !== null"


def test_rules_and_cards_open_without_a_network(person: Come) -> None:
    ada = person()
    ada.reads("/")
    ada.waits_for(WORKS)
    ada.reads("/games/cluster_royale")
    told = ada.look("main h1").inner_text()
    ada.context.set_offline(True)
    ada.page.reload()
    expect(ada.look("main h1")).to_have_text(told)
    ada.open("/")
    expect(ada.look("article[data-game=cluster_royale]")).to_be_visible()


def test_a_lesson_opens_by_itself_when_the_server_is_back(person: Come) -> None:
    ada = person(worker=False)  # what a worker asks for cannot be held back
    ada.page.route("**/api/lessons/upgrade", lambda route: route.abort())
    ada.open("/learn/upgrade")
    ada.sees("The server does not answer")
    ada.page.unroute("**/api/lessons/upgrade")
    expect(ada.look(".told")).to_be_visible(timeout=PATIENCE)


def test_what_there_is_not_is_told_without_a_second_try(person: Come) -> None:
    ada = person()
    for address, told in (
        ("/learn/chess", "There is no such game here"),
        ("/replay/nothing", "There is no such table"),
    ):
        ada.open(address)
        ada.sees(told)
        expect(ada.button("Try again")).to_have_count(0)
        expect(ada.look("a.button.primary:not(.skip)")).to_have_attribute("href", "/")
