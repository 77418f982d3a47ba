"""Cuttle plays by its rules, keeps the laws of every game, and has all its words."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from holdfast.games import find_game
from holdfast.server.lesson_check import check_lesson
from holdfast.testing import conform, read_scenarios

GAME = find_game("cuttle")
GAMES = 40
"""Random games for each number of seats. Rare positions need many: a game of many cards may need more."""
SCENARIOS = sorted(Path(str(files(GAME.package) / "scenarios")).glob("*.yaml"))


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_game_keeps_the_laws(seats: int) -> None:
    conform(GAME, seats=seats, games=GAMES)


@pytest.mark.parametrize("file", SCENARIOS, ids=lambda file: file.stem)
def test_scenarios(file: Path) -> None:
    for scenario in read_scenarios(file, find_game):
        scenario.run()


def test_the_lesson_can_be_played_as_it_says() -> None:
    check_lesson(GAME)
