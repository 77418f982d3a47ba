"""Words of players are text: nothing in a law, a performance or a talk becomes a part of the page."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from holdfast.kernel import Table
from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.server import ServerProcess, deal
from tests.browser.test_around import say
from tests.browser.test_laws import about_to_write

SCRIPT = "<img src=nowhere onerror='window.taken=1'><script>window.taken=1</script>"
"""What would run if any part of it were taken for markup."""
FLUENT = '{ "taken" } <svg onload=window.taken=1> {{window.taken=1}} ${window.taken=1}'
"""What a template could take for its own."""
UNHARMED = """
() => window.taken === undefined && !document.querySelector("main script, [onerror], [onload], img[src=nowhere]")
"""


def unharmed(*people: Person) -> None:
    for somebody in people:
        assert somebody.page.evaluate(UNHARMED)
        assert somebody.faults == []


@pytest.fixture(scope="module", params=[SCRIPT, FLUENT], ids=["markup", "templates"])
def words(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def performed(words: str) -> Table:
    """A game of Ship IT! in which somebody has just performed with these words."""
    for seed in range(200):
        table = deal("ship_it", ("Ada", "Grace"), seed, {"social": True})
        chance = random.Random(seed)
        while not table.over and len(table.record.moves) < 80:
            seat = table.awaited[0]
            if table.view(seat).question == "performing":
                table.play(seat, "perform", words)
                return table
            table.play(seat, chance.choice(table.legal_moves(seat)))
    raise AssertionError


def test_a_performance_is_words(server: ServerProcess, person: Come, words: str) -> None:
    ada, grace = person("Ada"), person("Grace", language="ru")
    table = server.lay(performed(words).record, [ada.seat, grace.seat])
    for somebody in (ada, grace):
        somebody.open(f"/t/{table}")
        expect(somebody.look(".log")).to_contain_text(words)
    unharmed(ada, grace)
    ada.open(f"/tv/{table}")
    unharmed(ada)
    told = ada.page.request.get(f"{server.address}/api/tables/{table}/story")
    assert words in told.json()["words"]
    assert told.headers["content-type"] == "application/json"
    assert told.headers["x-content-type-options"] == "nosniff"


def test_a_law_that_is_none_is_told_in_its_own_words(server: ServerProcess, person: Come, words: str) -> None:
    ada, grace = person("Ada"), person("Grace")
    table = server.lay(about_to_write().record, [ada.seat, grace.seat])
    for somebody in (ada, grace):
        somebody.open(f"/t/{table}")
    desk = ada.look(".writing")
    desk.get_by_role("textbox").fill(f"Hearts are {words}")
    expect(desk).to_contain_text("This language has no word")
    unharmed(ada)
    written = ada.page.request.post(
        f"{server.address}/api/tables/{table}/desk",
        data={"sentence": words},
        headers={"origin": server.address},
    )
    assert written.headers["content-type"] == "application/json"
    for somebody in (ada, grace):
        somebody.look("#tab-talk").click()
    say(ada, words)
    expect(grace.look(".talk")).to_contain_text(words)
    unharmed(ada, grace)


def test_the_laws_of_a_table_are_refused_as_words(person: Come, words: str) -> None:
    ada = person("Ada")
    ada.open(f"/t/{ada.make_table('shield', seats=2, options={'custom_rules': ['Hearts are worth double.']})['id']}")
    law = ada.look(".sentences input")
    law.fill(words)
    law.blur()
    expect(ada.look(".refused")).to_contain_text("This language has no word")
    unharmed(ada)
