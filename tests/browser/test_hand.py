"""A hand: equal cards lie together, large hands can be read at every size, and a card that does not glow says why. What
is pointed at covers nothing that is being decided."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from holdfast.kernel import Table
from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.server import ServerProcess, absent, deal

SIZES: tuple[ViewportSize, ...] = (
    {"width": 360, "height": 640},
    {"width": 375, "height": 812},
    {"width": 812, "height": 375},
    {"width": 820, "height": 1180},
    {"width": 1280, "height": 720},
)
LARGE = 15

SEEN = """
() => {
  const below = document.querySelector(".below")?.getBoundingClientRect().top ?? innerHeight;
  const fan = document.querySelector(".fan");
  return [...fan.querySelectorAll(".thing")].every((card) => {
    card.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = card.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.bottom - 8];
    return box.left >= -1 && box.right <= innerWidth + 1 && box.bottom <= below + 1
      && document.elementFromPoint(x, y)?.closest(".thing") === card;
  });
}
"""
"""Whether every card of the hand comes into sight, with its title under nothing else."""
COVERED = """
() => {
  const large = document.querySelector(".large").getBoundingClientRect();
  return [...document.querySelectorAll(".asked :is(p, button), button[data-thing]")].some((each) => {
    const box = each.getBoundingClientRect();
    return large.left < box.right && box.left < large.right && large.top < box.bottom && box.top < large.bottom;
  });
}
"""


def ship_it(holds: Callable[[Table, list[str]], bool]) -> Table:
    """A game of Ship IT! in which the first seat is asked what to play, and its hand is as wanted."""
    for seed in range(400):
        table = deal("ship_it", ("Ada", "Grace"), seed, {})
        chance = random.Random(seed)
        for _ in range(80):
            if table.over:
                break
            view = table.view(0)
            if 0 in table.awaited and view.question == "choice" and holds(table, list(view.cards("p1.hand"))):
                return table
            seat = table.awaited[0]
            table.play(seat, chance.choice(table.legal_moves(seat)))
    raise AssertionError


def sit(person: Person, server: ServerProcess, table: Table) -> None:
    person.open(f"/t/{server.lay(table.record, [person.seat, *absent(table.record.players)[1:]])}")
    person.waits_for_turn()
    person.look(".fan .thing").first.wait_for()


def test_equal_cards_lie_together_and_tell_how_many_they_are(server: ServerProcess, person: Come) -> None:
    ada = person()
    table = ship_it(lambda _, hand: len(set(hand)) < len(hand) > 4)
    hand = Counter(table.view(0).cards("p1.hand"))
    sit(ada, server, table)
    stacks = ada.look(".fan .thing")
    assert stacks.evaluate_all("cards => cards.map(card => card.dataset.face)") == list(hand)
    told = stacks.evaluate_all("cards => cards.map(card => card.querySelector('.number')?.innerText ?? '')")
    assert told == [f"×{count}" if count > 1 else "" for count in hand.values()]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
def test_a_large_hand_can_be_read(size: ViewportSize, server: ServerProcess, person: Come) -> None:
    ada = person()
    ada.page.set_viewport_size(size)
    sit(ada, server, ship_it(lambda _, hand: len(hand) >= LARGE))
    ada.waits_for(SEEN)


def test_a_card_that_does_not_glow_says_why(server: ServerProcess, person: Come) -> None:
    ada = person(size="phone")
    sit(ada, server, ship_it(lambda _, hand: bool({"excuse", "patch"} & set(hand))))
    ada.look(".fan .thing:is([data-face=excuse], [data-face=patch])").first.tap()
    expect(ada.look(".large .why")).to_have_text("A defence answers an attack on you.")


def test_what_is_pointed_at_covers_nothing_that_is_decided(server: ServerProcess, person: Come) -> None:
    ada = person()
    sit(ada, server, ship_it(lambda _, hand: len(set(hand)) > 3 and "excuse" in hand))
    ada.look(".fan .thing[data-face=excuse]").hover()
    expect(ada.look(".large")).to_be_visible()
    assert not ada.page.evaluate(COVERED)


def test_a_card_that_says_nothing_new_is_not_shown_large(server: ServerProcess, person: Come) -> None:
    ada = person()
    table = deal("upgrade", ("Ada", "Grace"), 1, {})
    while 0 not in table.awaited:
        table.play(1, table.legal_moves(1)[0])
    ada.open(f"/t/{server.lay(table.record, [ada.seat, *absent(table.record.players)[1:]])}")
    ada.waits_for_turn()
    ada.look(".own .thing[data-face]").first.hover()
    ada.page.wait_for_timeout(700)  # longer than a pointer has to rest
    expect(ada.look(".large")).to_have_count(0)
