"""Slips of an author's pen: each is refused where it stands, with what would be right."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from holdfast.kernel import Game
from holdfast.kernel.errors import GameFault
from holdfast.terminal.new_game import write_package
from holdfast.testing import LawBroken, conform

SORTED = "        sort_cards(self, [1] * 51, [1])\n        self.unpack("


@pytest.fixture
def slip(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a small game."""
    monkeypatch.syspath_prepend(tmp_path)
    yield write_package("slip", tmp_path).folder
    for name in [name for name in sys.modules if name.partition(".")[0] == "slip"]:
        del sys.modules[name]


def loaded() -> Game:
    game: Game = importlib.import_module("slip").GAME
    game.schema(2, game.options())
    return game


@pytest.mark.parametrize(
    ("file", "right", "wrong", "told"),
    [
        (
            "options.py",
            "whole(3, 1, 9)",
            "whole(0, 1, 9)",
            "the default 0 is not allowed; right would be a whole number from 1 to 9",
        ),
        ("phrases.py", "{me}.hand:{card}", "{me}.hand:{card} | deck", "the bar stands between two things and without"),
        ("phrases.py", "{me}.hand:{card}", "{me}.hand:{cadr}", "nothing is known of the blank cadr; there are card"),
        ("state.py", "        self.unpack(", SORTED, "sort_cards gives 51 sorts for 52 faces; every face needs one"),
    ],
)
def test_it_is_refused_when_the_game_is_loaded(slip: Path, file: str, right: str, wrong: str, told: str) -> None:
    text = (slip / file).read_text(encoding="utf-8")
    assert right in text
    text = text.replace(right, wrong).replace("import ALWAYS,", "import ALWAYS, sort_cards,")
    (slip / file).write_text(text, encoding="utf-8")
    with pytest.raises(GameFault, match=told):
        loaded()


@pytest.mark.usefixtures("slip")
def test_a_face_that_is_named_twice() -> None:
    game = loaded()
    faces = game.vocabulary.faces
    twice = replace(game, vocabulary=replace(game.vocabulary, faces=(*faces[:-1], faces[0])))
    with pytest.raises(LawBroken, match=f"{faces[0]} is named twice among the faces"):
        conform(twice, seats=2, games=1)
