"""What a browser has to fetch before it shows something, as it comes over the wire."""

from __future__ import annotations

import pytest

import holdfast
from tests.browser.conftest import Come
from tests.browser.pages import played, seated
from tests.browser.server import ServerProcess

FIRST = 90_000
TABLE = 150_000
SCRIPTS = """
() => performance.getEntriesByType("resource").filter((each) => new URL(each.name).pathname.endsWith(".js"))
  .map((each) => [new URL(each.name).pathname, each.encodedBodySize])
"""


def test_the_first_page_is_light(person: Come) -> None:
    ada = person()
    ada.reads("/")
    scripts = dict(ada.page.evaluate(SCRIPTS))
    assert scripts
    assert sum(scripts.values()) < FIRST, scripts


@pytest.mark.parametrize("game", sorted(holdfast.all_games()))
def test_a_table_is_light_too(game: str, server: ServerProcess, person: Come) -> None:
    ada = person()
    ada.reads(f"/t/{seated(server, ada, played(game, 10))}")
    scripts = dict(ada.page.evaluate(SCRIPTS))
    assert sum(scripts.values()) < TABLE, scripts
