"""docs/add-a-game.md is true: the game on that page is built, played and judged as a reader would."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from holdfast.kernel import SPECTATOR, Game, Sitting
from holdfast.lab.simulate import simulate
from holdfast.testing import conform, read_scenario
from holdfast.words import Words

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"


def blocks(language: str) -> list[str]:
    """The blocks of code on the page, in order."""
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.fixture
def high_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game of the page, as a package of somebody's own."""
    folder = tmp_path / "high_card"
    (folder / "text").mkdir(parents=True)
    rules, table, _ = blocks("python")
    (folder / "__init__.py").write_text(rules + "\n\n" + table, encoding="utf-8")
    (folder / "text" / "en.ftl").write_text(blocks("fluent")[0], encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield importlib.import_module("high_card").GAME
    del sys.modules["high_card"]


def test_the_whole_game_takes_sixty_lines_or_less() -> None:
    rules, table, _ = blocks("python")
    assert len([line for line in (rules + table).splitlines() if line.strip()]) <= 60


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_keeps_the_laws(high_card: Game, seats: int) -> None:
    conform(high_card, seats=seats, games=5)


def test_the_scenario_holds(high_card: Game) -> None:
    read_scenario(yaml.safe_load(blocks("yaml")[0]), lambda name: high_card).run()


def test_bots_play_it_and_it_is_told_in_words(high_card: Game) -> None:
    report = simulate(high_card, ["greedy", "random", "random"], high_card.options(), 20, 1, lambda games: None)
    assert report.tally.games == 20
    sitting = Sitting.new(high_card, ["a", "b"], high_card.options(), "1")
    words = Words("en", high_card, ["Ann", "Bo"])
    while not sitting.state.over:
        seat = sitting.awaited()[0]
        sitting.say(seat, sitting.choices(seat)[0].notation)
    story = [words.event(heard) for heard in sitting.heard(int(SPECTATOR))]
    assert story[0].startswith("Ann laid ")
