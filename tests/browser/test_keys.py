"""Playing by keys: where the focus goes, and what the page says about where it is."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.pages import played, seated
from tests.browser.server import ServerProcess


def test_the_question_stands_again_when_the_focus_goes_on(server: ServerProcess, person: Come) -> None:
    ada = person()
    ada.reads(f"/t/{seated(server, ada, played('upgrade', 30))}")
    ada.waits_for_turn()
    question = ada.question
    glowing = ada.look(".tabletop .thing[data-thing]")
    glowing.last.focus()
    expect(ada.look(".question")).not_to_have_text(question)
    ada.look("#tab-log").focus()
    expect(ada.look(".question")).to_contain_text(question[:20])


def test_escape_leads_from_the_search_back_to_the_table(server: ServerProcess, person: Come) -> None:
    ada = person()
    ada.reads(f"/t/{seated(server, ada, played('upgrade', 30))}")
    ada.waits_for_turn()
    keys = ada.page.keyboard
    keys.press("m")
    expect(ada.look("#move-search")).to_be_focused()
    keys.type("a")
    keys.press("Escape")
    expect(ada.look("#move-search")).to_have_value("")
    expect(ada.look("#move-search")).to_be_focused()
    keys.press("Escape")
    expect(ada.look("#side-panel")).to_be_hidden()
    expect(ada.look("#tab-moves")).to_be_focused()


def test_a_window_that_goes_gives_the_focus_back(server: ServerProcess, person: Come) -> None:
    """Also where it opened another one in its place, or went because something in it was done."""
    ada = person()
    ada.reads(f"/t/{seated(server, ada, played('upgrade', 30))}")
    ada.waits_for_turn()
    menu = ada.button("Menu")
    menu.focus()
    ada.page.keyboard.press("Enter")
    ada.look("dialog").get_by_role("button", name="Link and code").press("Enter")
    expect(ada.look("dialog input, dialog .code").first).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(menu).to_be_focused()
    ada.page.keyboard.press("Enter")
    ada.look("dialog").get_by_role("button", name="What would you do?").press("Enter")
    expect(menu).to_be_focused()
