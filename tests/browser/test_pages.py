"""What holds for every page: it fits a phone, its buttons can be hit, nobody is shut out."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.pages import addresses
from tests.browser.person import Person
from tests.browser.server import ROOT, ServerProcess

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
GRAVE = ("serious", "critical")
FINDINGS = """
async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  const where = (nodes) => nodes.slice(0, 3).map((node) => node.html.slice(0, 160));
  return violations.map(({ id, impact, nodes }) => [id, impact, where(nodes)]);
}
"""
SMALL = """
() => [...document.querySelectorAll("button:not(.thing), .button, select, input:not(.unseen)")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest("label, [aria-hidden=true]"))
  .map((each) => [each.getBoundingClientRect(), each])
  .filter(([box]) => box.width < 43.5 || box.height < 43.5)
  .map(([box, each]) => `${each.outerHTML.slice(0, 110)}: ${Math.round(box.width)} by ${Math.round(box.height)}`)
"""
OVERHANGING = """
() => document.documentElement.scrollWidth > innerWidth
  ? [...document.body.querySelectorAll("*")].filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
      .map((each) => each.outerHTML.slice(0, 110)).slice(0, 5)
  : []
"""


WEAVE = "() => getComputedStyle(document.querySelector('.cloth'), '::before').content"


def visited(server: ServerProcess, person: Person, host: Person) -> Iterator[str]:
    """All pages, one after the other, as soon as everything is on them."""
    for name, address in addresses(server, person, host):
        person.reads(address)
        yield name


@pytest.mark.parametrize(("size", "checks"), [("phone", (OVERHANGING, SMALL)), ("phone-landscape", (OVERHANGING,))])
def test_nothing_scrolls_sideways_and_every_button_can_be_hit(
    size: str, checks: tuple[str, ...], server: ServerProcess, person: Come
) -> None:
    ada = person(size=size)
    wrong = {}
    for name in visited(server, ada, person("Grace")):
        found = [each for check in checks for each in ada.page.evaluate(check)]
        if found:
            wrong[name] = found
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)


@pytest.mark.parametrize(
    ("size", "theme"),
    [
        ("phone", "dark"),
        ("desktop", "light"),
        pytest.param("phone", "light", marks=pytest.mark.slow),
        pytest.param("desktop", "dark", marks=pytest.mark.slow),
    ],
)
def test_nobody_is_shut_out(size: str, theme: str, server: ServerProcess, person: Come) -> None:
    ada = person(size=size)
    ada.keep("settings", json.dumps({"theme": theme}))
    wrong = {}
    for name in visited(server, ada, person("Grace")):
        ada.page.evaluate(AXE)
        found = [finding for finding in ada.page.evaluate(FINDINGS) if finding[1] in GRAVE]
        if found:
            wrong[name] = found
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)


def test_nobody_is_shut_out_before_the_pictures_come(server: ServerProcess, person: Come) -> None:
    """A letter stands for a picture until then, and is no part of what a button is called. A cloth is plain."""
    ada = person(worker=False)
    ada.page.route("**/api/pictures*", lambda route: None)
    ada.page.goto(server.address)
    expect(ada.page.locator(".letter").first).to_be_attached()
    assert ada.page.evaluate(WEAVE) == "none"
    ada.page.evaluate(AXE)
    assert [finding for finding in ada.page.evaluate(FINDINGS) if finding[1] in GRAVE] == []


def test_a_name_stands_there_before_the_script_runs(server: ServerProcess, person: Come) -> None:
    """Where the header has it afterwards: nothing moves when it comes."""
    ada = person(worker=False)
    ada.page.route("**/*.js", lambda route: None)
    ada.page.goto(server.address, wait_until="commit")
    expect(ada.look(".at-first")).to_be_visible()
    before = ada.look(".at-first svg").bounding_box()
    ada.page.unroute("**/*.js")
    ada.reads("/")
    assert ada.look(".brand svg").bounding_box() == before
    expect(ada.look(".at-first")).to_have_count(0)


@pytest.mark.parametrize("address", ["/t/%E0%A4%A", "/join/%D0%9F%D", "/join/", "/replay/", "/learn/"])
def test_an_address_that_was_cut_short_says_where_to_go(address: str, person: Come) -> None:
    ada = person()
    ada.reads(address)
    expect(ada.look("main").get_by_role("link", name="To the games").first).to_be_visible()
    expect(ada.look("main")).not_to_contain_text("openapi")
