"""Bots of others in bulk play: they hear the story, play the same game again, and their faults are reported."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from holdfast.bots import BOTS
from holdfast.bots.external.roster import bot_names
from holdfast.games import games
from holdfast.kernel import Chance
from holdfast.lab.bots import dealer
from holdfast.lab.simulate import simulate
from holdfast.terminal.reports import run_simulation
from tests.bots.external_bots import FAULT
from tests.terminal.screen import read, screen

UPGRADE = games()["upgrade"]
OPTIONS = UPGRADE.options.read({"turn_limit": 6})


def test_a_visitor_plays_many_games_and_the_same_again(company: Path) -> None:
    reports = [simulate(UPGRADE, ["polite", "random"], OPTIONS, 3, 1, lambda games: None) for _ in range(2)]
    assert reports[0].totals.wins == reports[1].totals.wins
    assert reports[0].totals.moves == reports[1].totals.moves
    assert reports[0].faults.games == {}


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", f"the bot raising failed: {FAULT}; the bot greedy played on in 2 games"),
        ("ru", f"ошибка бота raising: {FAULT}; партий, которые доиграл бот greedy: 2"),
    ],
)
def test_faults_are_reported(company: Path, language: str, told: str) -> None:
    console = screen()
    run_simulation(console, UPGRADE, ["raising", "random"], OPTIONS, 2, 1, language=language)
    assert told in " ".join(read(console).split())


def test_faults_as_json(company: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run_simulation(screen(), UPGRADE, ["dying", "random"], OPTIONS, 2, 1, as_json=True)
    assert json.loads(capsys.readouterr().out)["faults"] == {"dying": 2}


def test_the_story_is_written_down_only_for_who_is_told_it(company: Path) -> None:
    assert dealer(UPGRADE, list(BOTS), OPTIONS)(Chance(1)).journal is None
    deal = dealer(UPGRADE, bot_names(), OPTIONS)
    assert deal(Chance(1)).journal is not deal(Chance(1)).journal
