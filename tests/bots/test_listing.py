"""Every bot has a name, a face and a description, in every language; also one of somebody else's."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast.bots.external import bot_names, name_numbers
from holdfast.drawing.pictures import draw_picture
from holdfast.games import games
from holdfast.terminal.bot_list import show_bots
from holdfast.words import LANGUAGES, Words
from tests.bots.external_bots import NAMES, install
from tests.terminal.screen import read, screen

pytestmark = pytest.mark.quick


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_a_name_a_face_and_a_character(company: Path, language: str) -> None:
    words = Words(language, games()["upgrade"])
    lines, faces = set(), set()
    for bot, number in zip(bot_names(), name_numbers(bot_names()), strict=True):
        name = words.bot_name(number)
        line = Words(language, words.game, [name]).bot_character(bot, "p1")
        assert line.startswith(name.text)
        lines.add(line.removeprefix(name.text))
        faces.add(draw_picture(words, "bot", str(number)))
        assert words.bot_kind(bot)
    assert len(lines) == len(faces) == len(bot_names()), "no two are alike"


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Yara is visiting: remembering"), ("ru", "в гостях: бот polite")]
)
def test_the_list(company: Path, language: str, told: str) -> None:
    console = screen(200)
    show_bots(console, language)
    said = read(console)
    assert told in said
    rows = {line.split()[0]: line.split()[-1] for line in said.splitlines()[1:]}
    assert set(rows) == set(bot_names())
    assert {rows[name] for name in NAMES} == {"good-company"}
    assert rows["hard"] != "good-company"


def test_who_is_left_out_is_told_on_the_side(company: Path, capsys: pytest.CaptureFixture[str]) -> None:
    install(company, ("hard",), "more_visitors")
    show_bots(screen(200), "en")
    assert capsys.readouterr().err == "holdfast: left out: the bot hard: there is somebody called hard already\n"
