"""Laws are written in English; readers of another language are told what they mean."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from holdfast.kernel import Table
from tests.browser.conftest import Come
from tests.browser.server import ServerProcess, deal

LAW = "Hearts are worth double."
MEANING = "Червы всюду, где считается цена, стоят вдвое больше."


def about_to_write() -> Table:
    """A match in which the first seat has won a round."""
    for seed in range(100):
        table = deal("shield", ("Ada", "Grace"), seed, {"rounds_to_win": 9})
        chance = random.Random(seed)
        while not table.over and table.view(0).question != "writing":
            seat = table.awaited[0]
            table.play(seat, chance.choice(table.legal_moves(seat)))
        if not table.over and list(table.awaited) == [0]:
            return table
    raise AssertionError


def test_a_law_is_written_and_read_in_russian(server: ServerProcess, person: Come) -> None:
    ada, grace = person("Ada", language="ru"), person("Grace")
    table = server.lay(about_to_write().record, [ada.seat, grace.seat])
    ada.open(f"/t/{table}")
    desk = ada.look(".writing")
    field = desk.get_by_role("textbox")
    field.fill("Hearts are bananas")
    expect(desk).to_contain_text("Слова «bananas»")
    field.fill(LAW.removesuffix("."))
    expect(desk).to_contain_text(MEANING)
    desk.get_by_role("button", name="Сделать законом").click()
    log = ada.look(".log")
    expect(log).to_contain_text(LAW)
    expect(log).to_contain_text(MEANING)
    expect(ada.look(".middle")).to_contain_text(MEANING)
    ada.button("Книга законов: 1 правило").click()
    book = ada.look("dialog")
    expect(book).to_contain_text(LAW)
    expect(book).to_contain_text(MEANING)

    grace.open(f"/t/{table}")
    expect(grace.look(".log")).to_contain_text(LAW)
    expect(grace.look(".meaning")).to_have_count(0)


def test_a_table_is_told_in_russian_why_a_law_is_none(person: Come) -> None:
    ada = person("Ada", language="ru")
    ada.open(f"/t/{ada.make_table('shield', seats=2, options={'custom_rules': [LAW]})['id']}")
    law = ada.look(".sentences input")
    expect(ada.look(".sentences")).to_contain_text(MEANING)
    law.fill("Hearts are bananas")
    law.blur()
    expect(ada.look(".refused")).to_contain_text("Слова «bananas»")


def test_menus_for_a_law_have_room_on_a_phone(server: ServerProcess, person: Come) -> None:
    ada, grace = person("Ada", size="phone", language="ru"), person("Grace")
    ada.open(f"/t/{server.lay(about_to_write().record, [ada.seat, grace.seat])}")
    desk = ada.look(".writing")
    desk.get_by_role("button", name="Собрать из меню").tap()
    kinds = desk.locator("select").first
    for word in kinds.locator("option").evaluate_all("(options) => options.map((each) => each.value).filter(Boolean)"):
        kinds.select_option(word)
        assert desk.evaluate("(desk) => desk.scrollWidth <= desk.clientWidth"), word
