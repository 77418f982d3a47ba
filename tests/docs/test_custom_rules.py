"""docs/custom-rules.md is true: its commands say what it shows, and its sentences are law."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from holdfast.cli import app
from holdfast.games import find_game
from holdfast.games.shield.language import read
from tests.docs.pages import blocks, files, page

PAGE = "custom-rules.md"
SHOWN = re.compile(r"^\$ holdfast (.*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)
LISTED = re.compile(r"^- (.*)$", re.MULTILINE)
MEASURED = re.compile(r"^\| ([A-Z][^|]*) \|", re.MULTILINE)
WIDE = {"COLUMNS": "400", "HOLDFAST_LANGUAGE": "en"}


def commands() -> list[tuple[str, str]]:
    return [shown for block in blocks(PAGE, "console") for shown in SHOWN.findall(block)]


def chapter(title: str) -> str:
    return page(PAGE).partition(f"## {title}\n")[2].partition("\n## ")[0]


@pytest.mark.parametrize(("command", "answer"), commands())
def test_a_command_says_what_is_shown(
    command: str, answer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, text in files(PAGE).items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert CliRunner().invoke(app, shlex.split(command), env=WIDE).output == answer


@pytest.mark.parametrize("sentence", LISTED.findall(chapter("What a sentence can say")))
def test_every_sentence_is_law(sentence: str) -> None:
    assert read(sentence)


def test_five_laws_are_measured_that_a_match_can_be_played_with() -> None:
    laws = set(MEASURED.findall(chapter("What a law does to the game")))
    assert len(laws) == 5
    for law in laws:
        assert find_game("shield").new(seats=4, seed=1, custom_rules=law.strip()).view(0).entries["rules"]
