"""Everything has its place: all of a player's is that player, and nothing moves that was not moved."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.pages import played, seated
from tests.browser.person import Person
from tests.browser.server import ServerProcess

PLACES = """
() => Object.fromEntries([...document.querySelectorAll(".middle .pile, .head, .own .laid [data-zone]")].map((each) => {
  const { x, y } = each.getBoundingClientRect();
  const name = each.dataset.zone ?? each.closest("[data-seat]")?.dataset.seat;
  return [name, [Math.round(x), Math.round(y)]];
}))
"""
"""Where piles, names and what one has laid stand."""


def verb(ada: Person, word: str) -> None:
    ada.look(".asked .bar button").filter(has_text=word).first.click()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_player_is_touched_wherever_their_place_is_touched(size: str, server: ServerProcess, person: Come) -> None:
    ada = person(size=size)
    ada.open(f"/t/{seated(server, ada, played('shield', 8))}")
    ada.waits_for_turn()
    verb(ada, "Attack")
    card = ada.look("[data-seat=p3] [data-face]").first
    if size == "phone":
        card.tap()
    else:
        card.hover()
        expect(ada.look(".question")).to_have_text("Attack Linus")
        card.click()
    ada.until(lambda: ada.said["move"] > 0)
    expect(ada.look("ol.log, .told").filter(has_text="attacked Linus").first).to_be_attached()
    expect(ada.look(".large")).to_have_count(0)


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize(("game", "deed"), [("upgrade", "Discard"), ("shield", "Charge")])
def test_nothing_moves_when_turns_pass(game: str, deed: str, size: str, server: ServerProcess, person: Come) -> None:
    ada = person(size=size)
    ada.keep(f"first-{game}", "another table")
    ada.open(f"/t/{seated(server, ada, played(game, 12, most=3))}")
    ada.waits_for_turn()
    before = ada.page.evaluate(PLACES)
    verb(ada, deed)
    expect(ada.look(".question")).to_contain_text("is on turn")
    after = ada.page.evaluate(PLACES)
    moved = {name for name in before if name in after and after[name] != before[name]}
    # To what was charged a card has come.
    assert moved <= {"p1.life", "p1.shield", "p1.charged"}, {name: (before[name], after[name]) for name in moved}


def test_a_card_that_says_nothing_new_tells_only_why_it_does_not_glow(server: ServerProcess, person: Come) -> None:
    ada = person()
    ada.open(f"/t/{seated(server, ada, played('shield', 8))}")
    ada.waits_for_turn()
    ada.look("[data-zone-of='p1.shield']:not([data-face^=A], [data-face^=K])").first.hover()
    expect(ada.look(".large")).to_have_text("First say what you do, then touch it.")
    expect(ada.look(".large .picture")).to_have_count(0)
