"""What has happened is told where people look: the newest line is in sight, and a phone needs no sheet for it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Come
from tests.browser.pages import played, seated
from tests.browser.person import Person
from tests.browser.server import ServerProcess

NEWEST = """
() => {
  const list = document.querySelector("ol.log");
  const [lists, line] = [list, list.lastElementChild].map((each) => each.getBoundingClientRect());
  return lists.height > 0 && line.bottom <= lists.bottom + 1 && line.top >= lists.top - 1;
}
"""
"""Whether the newest line of the story can be read."""

CLOSED = "() => !document.querySelector('.once') || document.querySelector('.once button').click()"
"""Whether nothing is explained any more, which takes the place of what happened."""

WHOLE = """
() => {
  const box = document.querySelector(".told").getBoundingClientRect();
  const sentences = [...document.querySelectorAll(".told p")];
  const [newest, ...older] = sentences.map((each) => each.getBoundingClientRect());
  const isWhole = (each) => each.top >= box.top - 1 && each.left < box.right;
  return isWhole(newest) && older.every((each) => isWhole(each) || each.left >= box.right);
}
"""
"""Whether each of the last sentences on the table is either seen whole or not at all, and the newest is seen."""


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_newest_line_is_in_sight(size: str, server: ServerProcess, person: Come) -> None:
    ada = person(size=size)
    ada.open(f"/t/{seated(server, ada, played('shield', 60))}")
    ada.waits_for_turn()
    story = ada.look("#tab-log")
    story.click()
    ada.waits_for(NEWEST)
    lines = ada.look("ol.log li").count()
    if size == "phone":
        story.click()
    charge(ada)
    expect(ada.look("ol.log li")).not_to_have_count(lines)
    if size == "phone":
        story.click()
    ada.waits_for(NEWEST)


def test_a_phone_tells_what_has_just_happened(server: ServerProcess, person: Come) -> None:
    ada = person(size="phone")
    ada.open(f"/t/{seated(server, ada, played('shield', 0))}")
    ada.waits_for_turn()
    charge(ada)
    # What is explained once takes the place of what happened.
    ada.look(".once").get_by_role("button", name="Close").click()
    expect(ada.look(".told").get_by_text("You charged a card.")).to_be_visible()


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("moves", [40, 60])
def test_no_sentence_on_the_table_is_cut(moves: int, first: bool, server: ServerProcess, person: Come) -> None:
    ada = person(size="phone")
    if not first:
        ada.keep("first-shield", "another table")
    ada.open(f"/t/{seated(server, ada, played('shield', moves))}")
    ada.waits_for_turn()
    ada.waits_for(CLOSED)
    expect(ada.look(".told p")).to_have_count(3)
    ada.waits_for(WHOLE)


def test_the_end_tells_why(server: ServerProcess, person: Come) -> None:
    ada = person(size="phone")
    over = played("shield", 100_000)
    ada.open(f"/t/{seated(server, ada, over)}")
    ending = ada.look("section.ending")
    ending.wait_for()
    last = ada.look("ol.log li").last.text_content()
    assert last
    expect(ending).to_contain_text(last.strip())


def test_nothing_is_said_of_a_table_that_is_still_on_its_way(server: ServerProcess, person: Come) -> None:
    ada = person(worker=False)  # what a worker asks for cannot be held back
    held_back: list[Route] = []
    ada.page.route("**/api/schemas/**", lambda schema: held_back.append(schema))
    ada.open(f"/t/{seated(server, ada, played('shield', 100_000))}")
    ada.until(lambda: bool(held_back))
    ada.look(".loading").wait_for()
    expect(ada.look("ol.log")).to_have_text("")
    expect(ada.look("section.ending")).to_have_count(0)
    for schema in held_back:
        schema.continue_()
    expect(ada.look("section.ending h2")).to_contain_text("won")
    expect(ada.look("ol.log li").last).to_contain_text("won")


def charge(ada: Person) -> None:
    """Lay a card aside: a move after which somebody else is asked."""
    ada.look(".asked .bar button").filter(has_text="Charge a card").click()
