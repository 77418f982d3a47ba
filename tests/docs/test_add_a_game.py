"""docs/add-a-game.md is true: both of its routes are gone, and its files are those that were written."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from holdfast.kernel import Game, HoldfastError
from holdfast.server.lesson_check import check_lesson
from holdfast.terminal.new_game import TEMPLATES, write_package
from holdfast.testing import conform
from tests.docs import pages

PAGE = "add-a-game.md"
RUFF = Path(sys.executable).with_name("ruff")


def test_the_page_shows_the_files_that_are_written() -> None:
    shown = pages.files(PAGE)
    code = {"phrases.py", "options.py", "state.py", "rules.py", "position.py", "heuristics.py", "__init__.py"}
    assert code | {"text/en.ftl"} < set(shown)
    for name, text in shown.items():
        assert text == (TEMPLATES / "high_card" / name).read_text(encoding="utf-8"), name


def test_the_entry_point_of_the_page_is_the_one_that_is_written() -> None:
    (shown,) = pages.blocks(PAGE, "toml")
    assert shown in (TEMPLATES / "package" / "pyproject.toml").read_text(encoding="utf-8")


def test_in_the_repository(tmp_path: Path) -> None:
    root = pages.checkout(tmp_path)
    said = pages.holdfast(root, "new-game", "high_card", path=root / "src")
    assert "src/holdfast/games/high_card" in said
    assert "high_card " in pages.holdfast(root, "games", path=root / "src")
    told = pages.holdfast(root, "play", "high_card", "--seed", "1", "-l", "en", path=root / "src", typed="1\n1\n1\n")
    assert "The game is over." in told
    pages.pytest_passes(root, root / "tests" / "games" / "test_high_card.py", root / "src")
    tests = pages.suite(root)
    more = [
        str(tests / suite) for suite in ("test_languages.py", "bots/test_search.py", "playthroughs", "lab", "testing")
    ]
    pages.pytest_passes(root, tests / "test_words.py", root / "src", *more, "-k", "high_card or got_lost")
    for check in (["check"], ["format", "--check"]):
        written = [root / "src/holdfast/games/high_card", root / "tests/games/test_high_card.py"]
        pages.run(root, "-c", RUN, str(RUFF), *check, *map(str, written), path=root / "src")


RUN = "import subprocess, sys; sys.exit(subprocess.run(sys.argv[1:]).returncode)"


def test_in_a_package_of_ones_own(tmp_path: Path) -> None:
    installed = tmp_path / "installed"
    said = pages.holdfast(tmp_path, "new-game", "high_card", "--package", "my-game", path=installed)
    assert "“pip install -e ./my-game” adds the game" in said
    pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-build-isolation", "--no-deps"]
    pages.run(tmp_path, *pip, "--target", str(installed), "./my-game", path=installed)
    told = pages.holdfast(tmp_path, "play", "high_card", "--seed", "1", "-l", "ru", path=installed, typed="1\n1\n1\n")
    assert "Партия окончена." in told
    pages.pytest_passes(tmp_path, tmp_path / "my-game" / "tests" / "test_high_card.py", installed)


@pytest.fixture
def lanterns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game of the page under another name, with the page's theme and lesson."""
    folder = write_package("lanterns", tmp_path).folder
    (folder / "lessons.yaml").write_text(_block("yaml", "name: high"), encoding="utf-8")
    (folder / "text" / "lesson").mkdir()
    (folder / "text" / "lesson" / "en.ftl").write_text(_block("fluent", "lesson-intro"), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    said: dict[str, Any] = {}
    exec(compile(_block("python", "from holdfast.kernel import Gauge"), PAGE, "exec"), said)
    yield replace(importlib.import_module("lanterns").GAME, presentation=said["presentation"])
    for name in [name for name in sys.modules if name.partition(".")[0] == "lanterns"]:
        del sys.modules[name]


def _block(language: str, beginning: str) -> str:
    (found,) = [block for block in pages.blocks(PAGE, language) if block.startswith(beginning)]
    return found


def test_its_theme_and_its_lesson_are_whole(lanterns: Game) -> None:
    conform(lanterns, seats=2, games=1)
    check_lesson(lanterns)


def test_a_lesson_without_words_says_which_file_is_missing(lanterns: Game) -> None:
    folder = Path(sys.modules[lanterns.package].__file__ or "").parent
    (folder / "text" / "lesson" / "en.ftl").unlink()
    with pytest.raises(HoldfastError, match=r"lanterns .*text/lesson/en\.ftl"):
        check_lesson(lanterns)


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("hand: [9S, 2S]}", "hand: [9S, 2S}", r"lanterns/lessons\.yaml.*line 4"),
        ("name: high\n", "", r"lanterns/lessons\.yaml.*step 1 has no name"),
        ("hand: [9S, 2S]", "hand: [9S, 2Z]", "lanterns: lesson step high: p1.hand: there is no card “2Z”"),
        ("p1: lay 9S", "p1: lay 3D", "lanterns: lesson step high: p1 cannot lay 3D there"),
    ],
)
def test_a_slip_in_a_lesson_is_named_with_its_place(lanterns: Game, right: str, wrong: str, told: str) -> None:
    lessons = Path(sys.modules[lanterns.package].__file__ or "").parent / "lessons.yaml"
    text = lessons.read_text(encoding="utf-8")
    assert right in text
    lessons.write_text(text.replace(right, wrong), encoding="utf-8")
    with pytest.raises((AssertionError, HoldfastError), match=told):
        check_lesson(lanterns)


@pytest.mark.parametrize("name", ["my game", "My-Game", "my_game"])
def test_names_are_read_kindly(tmp_path: Path, name: str) -> None:
    written = write_package(name, tmp_path)
    assert written.name == "my_game"
    rules = (tmp_path / "my_game" / "rules.py").read_text(encoding="utf-8")
    assert "class MyGame(MyGameState):" in rules
    assert '"""The rules of My Game."""' in rules
