"""Without a network: what was read before can be read again, and the page says how it is."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come

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
