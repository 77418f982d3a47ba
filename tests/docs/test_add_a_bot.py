"""docs/add-a-bot.md is true: its package is installed, and its bot plays wherever the page says that it does."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from holdfast.bots.external import external_bot, process
from tests.docs import pages

PAGE = "add-a-bot.md"
PIP = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-build-isolation", "--no-deps")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the page's package is installed."""
    folder = tmp_path_factory.mktemp("bot")
    (folder / "sturdy-bot").mkdir()
    for name, text in pages.files(PAGE).items():
        (folder / "sturdy-bot" / name).write_text(text, encoding="utf-8")
    pages.run(folder, *PIP, "--target", str(folder / "installed"), "./sturdy-bot", path=folder)
    return folder / "installed"


def commands() -> list[str]:
    """What the page does with the bot once it is installed."""
    return re.findall(r"^holdfast (.*)$", pages.page(PAGE), re.MULTILINE)


@pytest.mark.parametrize("command", commands())
def test_a_command_of_the_page_knows_the_bot(installed: Path, tmp_path: Path, command: str) -> None:
    told = pages.holdfast(tmp_path, *command.split(), "-l", "en", path=installed, typed="quit\n")
    assert "sturdy" in told
    assert "failed" not in told
    assert "answer" not in told


def test_it_plays_better_than_by_luck(installed: Path, tmp_path: Path) -> None:
    (simulation,) = [command for command in commands() if command.startswith("simulate")]
    told = json.loads(pages.holdfast(tmp_path, *simulation.split(), "--json", path=installed))
    assert told["wins"][0]["low"] > 0.5
    assert told["faults"] == {}


def test_it_plays_other_games_too(installed: Path, tmp_path: Path) -> None:
    arguments = ["simulate", "shield", "-n", "1", "--seats", "sturdy,random", "-o", "turn_limit=6", "--json"]
    assert json.loads(pages.holdfast(tmp_path, *arguments, path=installed))["faults"] == {}


def test_the_limits_are_those_of_the_page() -> None:
    text = " ".join(pages.page(PAGE).split())
    assert f"It has {external_bot.SECONDS:g} seconds for a move, and {process.START_SECONDS:g} to be loaded." in text
