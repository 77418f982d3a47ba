"""A hint in the browser: what a bot would do in one's place, and why."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.pages import played, seated
from tests.browser.server import ServerProcess


@pytest.mark.parametrize(
    ("language", "ask", "why"),
    [
        ("en", "What would you do?", r"“.+” wins \d+ % of what I can imagine; I tried it .+ times out of .+\."),
        ("ru", "Что бы вы сделали?", r"«.+» выигрывает \d+ % того, что я могу вообразить; попыток: .+ из .+\."),
    ],
)
def test_a_hint_says_why_and_in_numbers_if_asked(
    person: Come, server: ServerProcess, language: str, ask: str, why: str
) -> None:
    ada = person(language=language)
    ada.open(f"/t/{seated(server, ada, played('upgrade', 12))}")
    ada.waits_for_turn()
    ada.button(ask).click()
    expect(ada.look(".why > p")).not_to_contain_text("%")
    numbers = ada.look(".why details p")
    expect(numbers).to_be_hidden()
    ada.look(".why summary").click()
    expect(numbers).to_have_text(re.compile(why))


def test_where_there_is_little_room_all_reasons_stand_with_the_moves(person: Come, server: ServerProcess) -> None:
    ada = person(size="phone")
    ada.open(f"/t/{seated(server, ada, played('upgrade', 12))}")
    ada.waits_for_turn()
    ada.button("What would you do?").click()
    expect(ada.look(".why")).to_be_visible()
    ada.page.keyboard.press("/")
    expect(ada.look(".moves")).to_contain_text("Next best: ")
