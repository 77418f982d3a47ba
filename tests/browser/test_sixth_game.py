"""A game that only this test knows, made as docs/add-a-game.md says: the page draws and plays it without knowing it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.hands import Keys, Touch, play_out
from tests.browser.server import ServerProcess
from tests.docs import pages
from tests.examples import install


@pytest.fixture(scope="module")
def another_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("sixth")
    installed = folder / "installed"
    pages.holdfast(folder, "new-game", "high_card", "--package", "my-game", path=installed)
    pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-build-isolation", "--no-deps"]
    pages.run(folder, *pip, "--target", str(installed), "./my-game", path=installed)
    install("cuttle", folder)
    server = ServerProcess(folder, installed)
    server.start()
    server.wait_until_ready()
    yield server
    server.stop()


def test_it_stands_on_the_first_page_and_is_played_to_its_end(another_server: ServerProcess, person: Come) -> None:
    ada = person(at=another_server)
    ada.open("/")
    ada.look("article[data-game=high_card] button.primary").click()
    ada.waits_for_turn()
    play_out([Touch(ada, random.Random(1))])
    assert ada.ranking


def test_a_lesson_is_offered_only_for_a_game_that_has_one(another_server: ServerProcess, person: Come) -> None:
    ada = person(at=another_server)
    ada.open("/")
    learn = ada.look("article").get_by_role("link", name="Learn it")
    expect(ada.look("article[data-game=high_card] button.primary")).to_be_visible()
    expect(ada.look("article[data-game=high_card]").get_by_role("link", name="Rules")).to_be_visible()
    assert learn.count() == ada.look("article[data-game]").count() - 1
    ada.reads("/games/high_card")
    expect(ada.button("Play now against bots")).to_be_visible()
    expect(ada.page.get_by_role("link", name="Learn it")).to_have_count(0)


def test_its_rules_are_read_and_it_is_played_by_keys_in_russian(another_server: ServerProcess, person: Come) -> None:
    ada = person(at=another_server, language="ru", size="tablet")
    ada.reads("/games/high_card")
    assert len(ada.look("main").inner_text()) > 200
    ada.open("/")
    keys = Keys(ada, random.Random(2))
    play = ada.look("article[data-game=high_card] button.primary")
    play.wait_for()
    keys.press(play)
    ada.waits_for_turn()
    play_out([keys])
    assert ada.ranking


def test_cuttle_is_played_to_its_end_with_cards_that_lie_on_others(another_server: ServerProcess, person: Come) -> None:
    ada = person(at=another_server)
    ada.open("/")
    ada.look("article[data-game=cuttle] button.primary").click()
    ada.waits_for_turn()
    play_out([Touch(ada, random.Random(3))])
    assert ada.ranking


def test_every_game_is_shown_in_its_own_colour(another_server: ServerProcess, person: Come) -> None:
    ada = person(at=another_server)
    ada.open("/")
    expect(ada.look("article[data-game=cuttle]")).to_be_visible()
    lines = "windows => windows.map(each => getComputedStyle(each).borderBottomColor)"
    colours = ada.page.eval_on_selector_all("article[data-game] .window", lines)
    brass = ada.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--brass')")
    red, green, blue = (int(brass[at : at + 2], 16) for at in (1, 3, 5))
    assert f"rgb({red}, {green}, {blue})" not in colours
    assert len(set(colours)) == len(colours) == 7
