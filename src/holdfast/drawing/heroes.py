"""The hero of a game's table as one drawing: its scene with something in every place, or its emblem, whole."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from holdfast.drawing.card import HEIGHT, SMALL, WIDTH
from holdfast.drawing.faces import draw_face
from holdfast.drawing.svg import group, transform
from holdfast.drawing.table import heater
from holdfast.drawing.table.scenery import WIDE, draw_scene, plain_paper
from holdfast.kernel import Scene, Theme
from holdfast.kernel.cloth import DARK
from holdfast.kernel.scenery import RAIL, SHELF, SLOT
from holdfast.kernel.table_look import EMBLEM, theme_of
from holdfast.words import Words

Box = tuple[int, int, int, int]
ROOT: Final = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)
MIDDLE: Final = 300
TOP: Final = 64
BROAD: Final = 520
HIGH: Final = 226
"""A page may cut a sixth off above and below."""
BESIDE: Final = 1.1
"""How far cards in a row stand from each other, in their widths."""
ON_SHELF: Final = 3


def draw_hero(words: Words, suits: str) -> str:
    """The first scene of the game's table, or its emblem; nothing where it has neither."""
    theme = theme_of(words.game)
    if theme.hero == EMBLEM:
        whole = heater.full() + heater.rim() + heater.heart()
        return _placed(whole, heater.WIDTH, heater.HEIGHT)
    if not theme.scenes:
        return ""
    scene = theme.scenes[0]
    cards = "".join(_rows(words, theme, scene, suits))
    return _placed(_scene(theme, scene) + cards, *scene.wide)


def _placed(drawn: str, width: float, height: float) -> str:
    """In the middle, as large as there is room."""
    scale = min(BROAD / width, HIGH / height)
    return group(drawn, transform=transform(MIDDLE - width * scale / 2, TOP, scale))


def _scene(theme: Theme, scene: Scene) -> str:
    paper = next(iter(theme.papers.values()), plain_paper(theme))
    sheets = draw_scene(scene, paper, WIDE, DARK)
    layers = [sheets["layers"]["standing"]] if "standing" in sheets["layers"] else []
    for boxes in sheets["places"].values():
        layers += [sheet[part] for sheet in boxes for part in ("filled", "front") if part in sheet]
    return "".join(ROOT.sub(r"\1", sheet) for sheet in layers)


def _rows(words: Words, theme: Theme, scene: Scene, suits: str) -> Sequence[str]:
    """Cards in the places that show them side by side: a goal with what it needs, or the first card of the picture."""
    plan, needs = next(iter(theme.goal.needs.items()), ("", ())) if theme.goal is not None else ("", ())
    faces = {SLOT: (plan,) if plan else (), RAIL: needs, SHELF: theme.cards[:1] * ON_SHELF}
    return [
        _card(draw_face(words, face, SMALL, suits), place.wide[0], at, len(row))
        for place in scene.places.values()
        for row in [faces.get(place.kind, ())]
        for at, face in enumerate(row)
    ]


def _card(card: str, where: Box, at: int, of: int) -> str:
    x, y, width, height = where
    scale = min(height / HEIGHT, width / WIDTH)
    step = WIDTH * scale * BESIDE
    left = x + (width - step * of) / 2 + step * at if of > 1 else x
    return group(ROOT.sub(r"\1", card), transform=transform(left, y, scale))
