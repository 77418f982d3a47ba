"""A small game of text cards, for what the terminal shows of them: types, labels, copies, tips, flavours."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.kernel import CardDef, CardStyle, Game
from tests.changed import changed

BOX = (
    CardDef("falco", "tech", 2, ("opensource",)),
    CardDef("falco_sidekick", "tech"),
    CardDef("ransomware", "attack", 1, (), performed=True),
)
ENGLISH = """\
title = Boxed
tagline = Cards with texts.
type-tech = Tech
type-attack = Attack
label-opensource = open source
card-performed = Asks for a performance.
card-falco = Falco
    .text = Sees everything.
    .tip = Better with its Sidekick.
    .flavour = Screams at three in the morning.
card-falco_sidekick = Falco Sidekick
    .text = Brings it back.
card-ransomware = Ransomware
    .text = Pay or skip a turn.
"""
RUSSIAN = """\
type-tech = Технология
card-falco = Сокол
    .text = Видит всё.
"""


def boxed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game with these cards, its texts in a package of its own, and Russian that lacks most of its words."""
    package = folder / "boxed_game"
    (package / "text").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "text" / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (package / "text" / "ru.ftl").write_text(RUSSIAN, encoding="utf-8")
    (package / "text" / "en.md").write_text("# Boxed\n\nThe rules.\n", encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    faces = tuple(card.slug for card in BOX)
    return changed(UPGRADE, name="boxed", package="boxed_game", faces=faces, box=BOX, card_style=look)


def look(face: str) -> CardStyle:
    return CardStyle("#335577", "#ffffff", "", "")
