"""Where people talk: what they have to say it with is always at hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.pages import played, seated
from tests.browser.person import Person
from tests.browser.server import ServerProcess

MUCH = 24
"""More lines than any panel has room for."""
AT_HAND = """
(panel) => {
  const around = document.querySelector(panel).getBoundingClientRect();
  const edge = parseFloat(getComputedStyle(document.querySelector(panel)).paddingRight) - 1;
  const send = document.querySelector(`${panel} form button`);
  const { left, right, top, bottom } = send.getBoundingClientRect();
  const across = left >= around.left + edge && right <= around.right - edge;
  const inside = across && top >= around.top + edge && bottom <= around.bottom - edge;
  send.scrollIntoView({ block: "nearest" });
  const seen = send.getBoundingClientRect();
  const touched = document.elementFromPoint(seen.left + seen.width / 2, seen.top + seen.height / 2);
  return inside && send.contains(touched);
}
"""
"""Whether “Send” stands within its panel, clear of the edges, and nothing lies over it."""


def talk(person: Person) -> None:
    for number in range(MUCH):
        person.page.get_by_label("Say something").fill(f"Line {number + 1}")
        person.page.keyboard.press("Enter")
    expect(person.look(".talk li").filter(has_text=f"Line {MUCH}")).to_be_visible()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_much_talk_in_a_lobby_leaves_send_within_its_panel(person: Come, size: str) -> None:
    ada, grace = person("Ada", size=size), person("Grace")
    table = ada.make_table("upgrade", seats=3)
    grace.ask("POST", f"/tables/{table['id']}/sit", {})
    ada.open(f"/t/{table['id']}")
    talk(ada)
    assert ada.page.evaluate(AT_HAND, "section.panel[aria-labelledby=talk]")


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_much_talk_at_a_table_leaves_send_within_its_panel(person: Come, server: ServerProcess, size: str) -> None:
    ada = person("Ada", size=size)
    ada.open(f"/t/{seated(server, ada, played('upgrade', 12))}")
    ada.look("#tab-talk").click()
    talk(ada)
    assert ada.page.evaluate(AT_HAND, "#side-panel")
