"""The executable rule books: every scenario of every game holds."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from holdfast.games import find_game, games
from holdfast.testing import Scenario, read_scenarios

pytestmark = pytest.mark.quick

AT_LEAST = {"upgrade": 40, "shield": 40, "royal_family": 50, "cluster_royale": 110, "ship_it": 90}


def scenario_files(name: str) -> list[Path]:
    return sorted(Path(str(files(games()[name].package) / "scenarios")).glob("*.yaml"))


@cache
def scenarios(path: Path) -> list[Scenario]:
    return list(read_scenarios(path, find_game))


@pytest.mark.parametrize(
    "path", [path for name in games() for path in scenario_files(name)], ids=lambda path: path.stem
)
def test_scenario(path: Path) -> None:
    for scenario in scenarios(path):
        scenario.run()


@pytest.mark.parametrize("name", games())
def test_every_game_has_its_rule_book(name: str) -> None:
    assert len(scenario_files(name)) >= AT_LEAST.get(name, 1)


@pytest.mark.parametrize("name", games())
def test_every_scenario_has_a_title_of_its_own(name: str) -> None:
    titles = [scenario.title for path in scenario_files(name) for scenario in scenarios(path)]
    assert len(set(titles)) == len(titles)
    assert "untitled" not in titles
