"""Everything has its place: all of a player's is that player, and nothing moves that was not moved."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.compositions import COMPOSITIONS
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


OUT_OF_SIGHT = """
() => {
  const around = document.querySelector(".around").getBoundingClientRect();
  const isSeen = ({ top, bottom }) => top >= around.top - 1 && bottom <= around.bottom + 1;
  return [...document.querySelectorAll(".around .plate")].filter((plate) => !isSeen(plate.getBoundingClientRect()))
    .map((plate) => plate.dataset.seat);
}
"""
"""Seats of others that one would have to scroll to."""
MISSED = """
() => {
  const near = [[0, 0], [-11, 0], [11, 0], [0, -11], [0, 11]];
  const isHit = (target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return near.every(([dx, dy]) => document.elementFromPoint(x + dx, y + dy)?.closest("[data-thing]") === target);
  };
  return [...document.querySelectorAll(".scene button[data-thing]")].filter((target) => !isHit(target))
    .map((target) => target.dataset.thing);
}
"""
"""What glows in a scene and is not touched by a finger that is 11 pixels beside its middle."""


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


@pytest.mark.parametrize("size", ["phone", "phone-small"])
@pytest.mark.parametrize("name", ["cluster-royale-four", "ship-it-four", "shield-seven"])
def test_everybody_is_in_sight(name: str, size: str, server: ServerProcess, person: Come) -> None:
    ada = person("Anna", size=size)
    ada.keep(f"first-{COMPOSITIONS[name].game}", "another table")
    ada.open(COMPOSITIONS[name].lay(server, ada))
    ada.waits_for_turn()
    ada.waits_for(f"() => ({OUT_OF_SIGHT})().length === 0")


@pytest.mark.parametrize("size", ["phone", "phone-small"])
def test_a_royal_who_is_attacked_can_be_touched(size: str, server: ServerProcess, person: Come) -> None:
    ada = person("Anna", size=size)
    moment = COMPOSITIONS["royal-family-attack"]
    ada.keep(f"first-{moment.game}", "another table")
    ada.open(moment.lay(server, ada))
    ada.waits_for_turn()
    moment.begin(ada)
    expect(ada.look(".window button[data-thing]").first).to_be_visible()
    ada.waits_for(f"() => ({MISSED})().length === 0")
