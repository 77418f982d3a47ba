"""Scenery: every scene in every paper, wide and narrow, for both themes of the page; and within its budget."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator

import pytest

from holdfast.drawing.table import CUTS, draw_scenery
from holdfast.games import find_game, games
from holdfast.kernel import Game
from holdfast.kernel.cloth import DARK, GROUNDS, LIGHT
from tests.changed import changed
from tests.drawing.reading import root

every_game = pytest.mark.parametrize("game", games().values(), ids=games())
BUDGET = 10_000
"""Bytes of a table's scenery, compressed."""
FORBIDDEN = {"id", "style", "class", "filter", "clip-path", "mask", "href"}


def pictures(drawn: object) -> Iterator[str]:
    if isinstance(drawn, str):
        yield drawn
    elif isinstance(drawn, dict):
        for inside in drawn.values():
            yield from pictures(inside)
    elif isinstance(drawn, list):
        for inside in drawn:
            yield from pictures(inside)


@every_game
@pytest.mark.parametrize("cut", CUTS)
@pytest.mark.parametrize("ground", GROUNDS)
def test_every_picture_is_well_formed_and_needs_nothing_else(game: Game, cut: str, ground: str) -> None:
    drawn = draw_scenery(game, cut, ground)
    for svg in pictures(drawn):
        picture = root(svg)
        assert "viewBox" in picture.attrib
        for element in picture.iter():
            assert not FORBIDDEN & set(element.attrib), element.attrib
            assert element.tag.rpartition("}")[2] not in ("style", "script", "image", "use")
    assert len(gzip.compress(json.dumps(drawn).encode())) < BUDGET


@every_game
def test_every_scene_is_drawn_in_every_paper(game: Game) -> None:
    theme = game.presentation.theme
    assert theme is not None
    scenes = draw_scenery(game, "wide", DARK)["scenes"]
    for scene in theme.scenes:
        assert set(scenes[scene.name]) == {"", *theme.papers}
        drawn = [json.dumps(sheets) for sheets in scenes[scene.name].values()]
        assert len(set(drawn)) == len(drawn), "every paper has its own colour"
        assert all(set(sheets["places"]) <= set(scene.places) for sheets in scenes[scene.name].values())


@pytest.mark.parametrize("cut", CUTS)
def test_a_castle_can_stand_be_missing_and_fall(cut: str) -> None:
    drawn = draw_scenery(find_game("royal_family"), cut, DARK)
    castle = drawn["scenes"]["castle"]["bludgeins"]
    assert set(castle["layers"]) == {"standing", "missing", "fallen"}
    assert len(castle["places"]["royals"]) == 3
    (wall,) = castle["places"]["fort"]
    assert len({wall["empty"], wall["filled"], wall["worn"]}) == 3
    assert set(drawn["skies"]) == {"revolution", "oppression"}
    box = "0 0 {} {}".format(*castle["size"])
    assert all(root(layer).attrib["viewBox"] == box for layer in castle["layers"].values())


def test_the_light_theme_has_its_own_pictures() -> None:
    dark, light = (draw_scenery(find_game("royal_family"), "wide", ground) for ground in (DARK, LIGHT))
    assert dark["skies"] != light["skies"]
    assert dark["cloth"] != light["cloth"]
    assert dark["scenes"] != light["scenes"]


def test_an_emblem_says_where_its_level_rises() -> None:
    emblem = draw_scenery(find_game("shield"), "wide", DARK)["scenes"]["emblem"][""]
    assert {"empty", "full", "rim", "fallen"} <= set(emblem["layers"])
    assert {"field", "figure", "heart"} <= set(emblem["boxes"])


def test_a_game_without_a_theme_has_a_cloth_and_pieces() -> None:
    bare = changed(find_game("upgrade"), name="bare", theme=None)
    drawn = draw_scenery(bare, "wide", DARK)
    assert drawn["cloth"].startswith("<svg")
    assert drawn["pieces"]
    assert not drawn["scenes"]
