"""A lesson on a phone: what is told and the table share a small screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import holdfast
from tests.browser.conftest import Come

COVERED = """
() => [...document.querySelectorAll(".tabletop [data-zone-of], .tabletop button.thing")].filter((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return !top || !top.closest(".tabletop");
}).map((each) => each.outerHTML.slice(0, 110))
"""
"""Cards and places that lie under something else, or outside of the window."""


@pytest.mark.parametrize("game", list(holdfast.all_games()))
def test_every_card_of_a_lesson_can_be_seen_on_a_phone(game: str, person: Come) -> None:
    ada = person(size="phone", language="ru")
    ada.reads(f"/learn/{game}")
    for step in ada.look(".dots button").all():
        if not step.is_visible():
            ada.button("Читать").click()
        step.click()
        expect(step).to_have_attribute("aria-current", "step")
        expect(ada.look(".told")).to_be_visible()
        ada.look(".fold button").click()
        expect(ada.look(".told")).to_be_hidden()
        assert ada.page.evaluate(COVERED) == []


@pytest.mark.parametrize("size", ["phone", "phone-landscape"])
def test_a_touch_shows_the_whole_table(size: str, person: Come) -> None:
    ada = person(size=size)
    ada.reads("/learn/upgrade")
    expect(ada.look(".told")).to_be_visible()
    ada.look(".others").click(position={"x": 4, "y": 4})
    expect(ada.look(".told")).to_be_hidden()
    expect(ada.look(".fold p")).to_be_visible()


def test_a_lesson_is_no_first_game(person: Come) -> None:
    """The teacher explains; what is new is told once at the first table."""
    ada = person()
    ada.reads("/learn/upgrade")
    expect(ada.look(".question")).to_be_visible()
    expect(ada.look(".once")).to_have_count(0)
    assert ada.page.evaluate("() => localStorage.getItem('holdfast-first-upgrade')") is None
