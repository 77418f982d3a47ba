"""High Card plays by its rules, keeps the laws of every game, and has all its words."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from holdfast.games import find_game
from holdfast.testing import conform, read_scenarios

GAME = find_game("high_card")
SCENARIOS = sorted(Path(str(files(GAME.package) / "scenarios")).glob("*.yaml"))


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_game_keeps_the_laws(seats: int) -> None:
    conform(GAME, seats=seats, games=2)


@pytest.mark.parametrize("file", SCENARIOS, ids=lambda file: file.stem)
def test_scenarios(file: Path) -> None:
    for scenario in read_scenarios(file, find_game):
        scenario.run()
