"""Scenes as data: every text card has one, and each can be drawn in the tones of any card."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
from pathlib import Path

import pytest

from holdfast.drawing import LARGE, draw_deck
from holdfast.drawing.faces import scene_book
from holdfast.games import games
from holdfast.kernel import Game
from holdfast.scenery.scene import TONES, CardScene, Part
from holdfast.scenery.shapes import box, disc, polygon, short, star
from tests.games.test_looks import pen

WITH_SCENES = [game for game in games().values() if game.presentation.scenes]
every_game = pytest.mark.parametrize("game", WITH_SCENES, ids=[game.name for game in WITH_SCENES])
WEB = Path(__file__).parents[2] / "web" / "src"
RULE = re.compile(r"\.card\s+(?::global\()?svg")
"""A style for every picture inside a card, also for those in its picture."""


def parts_of(scene: CardScene) -> list[Part]:
    return [*scene.ground, *(thing.part for thing in (*scene.things, *scene.small))]


@every_game
def test_every_text_card_has_a_scene_and_every_scene_a_card(game: Game) -> None:
    assert set(scene_book(game).faces) == {card.slug for card in game.vocabulary.box}
    assert set(scene_book(game).backs) <= set(range(1, game.schema(game.seats[0], game.options()).backs + 1))


@every_game
def test_no_two_cards_have_the_same_scene(game: Game) -> None:
    drawn = [str(scene) for scene in scene_book(game).faces.values()]
    assert len(set(drawn)) == len(drawn)


@every_game
def test_a_scene_is_paths_in_tones(game: Game) -> None:
    book = scene_book(game)
    for name, scene in [*book.faces.items(), *book.backs.items()]:
        for part in parts_of(scene):
            for tone, path, *_pen in part:
                assert tone in TONES, name
                assert pen(path), name
        for thing in (*scene.things, *scene.small):
            assert len(thing.tones) % 2 == 0 and set(thing.tones) <= set(TONES), name


@every_game
def test_a_deck_of_illustrated_faces_is_small_on_the_wire(game: Game) -> None:
    deck = draw_deck(game.schema(game.seats[0], game.options()), "en", LARGE)
    assert len(gzip.compress("".join(deck["faces"].values()).encode())) < 250_000


def test_scenes_are_read_when_something_is_drawn_and_not_before() -> None:
    drawn = "'.scenes' in m or m.startswith('holdfast.scenery')"
    code = f"import sys, holdfast.games as g; g.games(); print([m for m in sys.modules if {drawn}])"
    known = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip()
    assert known == "[]"


def test_styles_of_the_page_leave_pictures_inside_cards_alone() -> None:
    """A scene lies in an inner picture that cuts it off; a width of its own would pull it over the card."""
    written = [path for path in WEB.rglob("*") if path.suffix in (".css", ".svelte")]
    assert written
    assert [path.name for path in written if RULE.search(path.read_text(encoding="utf-8"))] == []


def test_shapes_are_closed_paths_in_short_numbers() -> None:
    assert [short(value) for value in (0, -0.04, 0.5, -0.25, 12.0, -3.14)] == ["0", "0", ".5", "-.2", "12", "-3.1"]
    for shape in (
        disc(0, 0, 5),
        disc(1, 2, 3, 4),
        box(0, 0, 4, 4),
        box(0, 0, 8, 8, 2),
        polygon((0, 0), (1, 0), (0, 1)),
        star(0, 0, 5),
    ):
        assert shape.endswith("Z")
        assert pen(shape)
