"""Everything has its place: all of a player's is that player, and nothing moves that was not moved."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from holdfast.kernel import Table
from tests.browser.compositions import COMPOSITIONS
from tests.browser.conftest import Come
from tests.browser.hands import SEARCHES
from tests.browser.pages import played, seated
from tests.browser.person import Person
from tests.browser.server import ServerProcess, deal

PLACES = """
async () => {
  await document.fonts.ready;
  return Object.fromEntries([...document.querySelectorAll(
    ".middle .pile, .head, .own .laid [data-zone], .told, .asked .move"
  )].map((each) => {
    const { x, y } = each.getBoundingClientRect();
    const name = each.dataset.zone ?? each.closest("[data-seat]")?.dataset.seat ?? each.classList[0];
    return [name, [Math.round(x), Math.round(y)]];
  }));
}
"""
"""Where piles, names and what one has laid stand, what has happened and what answers the question. Measured once the
fonts are loaded: their width decides what fits into a row."""


Places = dict[str, list[int]]


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
COVERED = """
() => [...document.querySelectorAll(".asked .bar button")].filter((button) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("button") !== button;
}).map((button) => button.innerText)
"""
"""Verbs over which something else lies."""


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
    # To what was charged a card has come.
    those = moved(before, after)
    assert those.keys() <= {"p1.life", "p1.shield", "p1.charged"}, those


def moved(before: Places, after: Places) -> dict[str, object]:
    """What stands elsewhere now."""
    return {name: (before[name], after[name]) for name in before if name in after and after[name] != before[name]}


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_nothing_moves_when_something_is_explained(size: str, server: ServerProcess, person: Come) -> None:
    ada = person(size=size)
    ada.open(f"/t/{seated(server, ada, played('shield', 12, most=3))}")
    ada.waits_for_turn()
    explained = ada.look(".once")
    explained.wait_for()
    before = ada.page.evaluate(PLACES)
    explained.get_by_role("button", name="Close").click()
    expect(explained).to_have_count(0)
    assert moved(before, ada.page.evaluate(PLACES)) == {}


@pytest.mark.parametrize("size", ["tablet", "desktop"])
def test_nothing_moves_when_a_card_is_played(size: str, server: ServerProcess, person: Come) -> None:
    ada = person(size=size)
    ada.keep("first-ship_it", "another table")
    ada.open(f"/t/{seated(server, ada, about_to_play('critical_bug p1'))}")
    ada.waits_for_turn()
    before = ada.page.evaluate(PLACES)
    ada.page.keyboard.press("/")
    ada.waits_for(SEARCHES)
    ada.page.keyboard.type("critical_bug p1")
    ada.page.keyboard.press("Enter")
    expect(ada.look("[data-zone=played] [data-face=critical_bug]")).to_be_visible()
    after = ada.page.evaluate(PLACES)
    assert set(before) >= {"deck", "discard", "told", "p2", "p3"}
    assert moved(before, after) == {}


def about_to_play(notation: str) -> Table:
    """A game of Ship IT! in which the first seat may play this card now."""
    for seed in range(100):
        table = deal("ship_it", ("Ada", "Grace", "Linus"), seed, {})
        chance = random.Random(seed)
        while not table.over and len(table.record.moves) < 100:
            seat = table.awaited[-1]
            moves = table.legal_moves(seat)
            if seat == 0 and f"play {notation}" in {choice.notation for choice in table.choices(0)}:
                return table
            table.play(seat, chance.choice(moves))
    raise AssertionError


def test_what_is_said_of_a_player_has_its_place(server: ServerProcess, person: Come) -> None:
    ada = person(size="phone")
    ada.open(f"/t/{seated(server, ada, played('royal_family', 30))}")
    ada.waits_for_turn()
    notes = ada.look(".plate .note")
    expect(notes).to_have_count(2)
    expect(ada.look(".plate .note:visible")).to_have_text("Two turns this round")
    high, other = notes.evaluate_all("notes => notes.map(note => note.getBoundingClientRect().height)")
    assert high == other > 0


def test_a_card_that_says_nothing_new_tells_only_why_it_does_not_glow(server: ServerProcess, person: Come) -> None:
    ada = person()
    ada.open(f"/t/{seated(server, ada, played('shield', 8))}")
    ada.waits_for_turn()
    ada.look("[data-zone-of='p1.shield']:not([data-face^=A], [data-face^=K])").first.hover()
    expect(ada.look(".large")).to_have_text("First say what you do, then touch it.")
    expect(ada.look(".large .picture")).to_have_count(0)


@pytest.mark.parametrize("size", ["phone", "phone-small"])
@pytest.mark.parametrize(
    "name", ["cluster-royale-four", "ship-it-four", "shield-seven", "shield-twelve", "upgrade-twelve"]
)
def test_everybody_is_in_sight(name: str, size: str, server: ServerProcess, person: Come) -> None:
    ada = person("Anna", size=size)
    COMPOSITIONS[name].known_to(ada)
    ada.open(COMPOSITIONS[name].lay(server, ada))
    ada.waits_for_turn()
    ada.waits_for(f"() => ({OUT_OF_SIGHT})().length === 0")


@pytest.mark.parametrize("name", ["ship-it-four", "upgrade-twelve"])
def test_nothing_lies_over_what_can_be_done_on_a_phone_on_its_side(
    name: str, server: ServerProcess, person: Come
) -> None:
    ada = person("Anna", size="phone-landscape")
    COMPOSITIONS[name].known_to(ada)
    ada.open(COMPOSITIONS[name].lay(server, ada))
    ada.waits_for_turn()
    ada.waits_for(f"() => ({COVERED})().length === 0")


@pytest.mark.parametrize("size", ["phone", "phone-small"])
def test_a_royal_who_is_attacked_can_be_touched(size: str, server: ServerProcess, person: Come) -> None:
    ada = person("Anna", size=size)
    moment = COMPOSITIONS["royal-family-attack"]
    moment.known_to(ada)
    ada.open(moment.lay(server, ada))
    ada.waits_for_turn()
    moment.begin(ada)
    expect(ada.look(".window button[data-thing]").first).to_be_visible()
    ada.waits_for(f"() => ({MISSED})().length === 0")
