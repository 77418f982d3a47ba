"""One picture for each game: a hand of its cards at its table, before what the game is about. 3 to 2, for the page."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from holdfast.drawing.backs import draw_back
from holdfast.drawing.card import LARGE, SMALL, WIDTH
from holdfast.drawing.emblems import draw_emblem
from holdfast.drawing.faces import draw_face, motif
from holdfast.drawing.heroes import draw_hero
from holdfast.drawing.palette import NIGHT, mix_colours
from holdfast.drawing.svg import box, element, group, picture, transform
from holdfast.drawing.table.skies import draw_sky
from holdfast.drawing.table.weaves import TILES, weave
from holdfast.kernel import Theme
from holdfast.kernel.cards import JOKERS, PLAYING_CARDS
from holdfast.kernel.cloth import DARK
from holdfast.kernel.table_look import theme_of
from holdfast.words import Words

BREADTH: Final = 600
DEPTH: Final = 400
CARD: Final = 118
"""How wide a card of the hand is."""
PLACES: Final = ((186, 342, -18), (262, 322, -6), (338, 322, 6), (414, 342, 18))
"""Where they are held, below the hero."""
MOST_CARDS: Final = len(PLACES)
ROOT: Final = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)
SKY: Final = (1440, 320)
RINGS: Final = 7


def draw_scene(words: Words, suits: str = "two") -> str:
    """A back and up to three faces in a fan, and behind them the hero of the game's table on its cloth."""
    theme = theme_of(words.game)
    cards = [draw_back(words, 1)]
    cards += [draw_face(words, face, _cut(face), suits) for face in _shown(words)]
    held = [_held(card, place) for card, place in zip(cards, PLACES, strict=False)]
    hero = draw_hero(words, suits) or _motif(words, theme)
    return picture(BREADTH, DEPTH, words.say("title"), _ground(words, theme), hero, *held)


def _shown(words: Words) -> Sequence[str]:
    """The faces that a game names for its picture, or some from all over its box."""
    named, faces = theme_of(words.game).cards, words.game.vocabulary.faces
    return (named or faces[:: max(1, len(faces) // (MOST_CARDS - 1))])[: MOST_CARDS - 1]


def _cut(face: str) -> str:
    """The words of a text card could not be read here."""
    return LARGE if face in (*PLAYING_CARDS, *JOKERS) else SMALL


def _ground(words: Words, theme: Theme) -> str:
    """The cloth with its light in the middle, or the sky over it."""
    cloth = theme.cloth.colours(theme.accent, DARK)
    body = box(0, 0, BREADTH, DEPTH, fill=cloth["base"])
    for ring in range(1, RINGS + 1):
        share = ring / RINGS
        reach = 1.16 - share
        shade = mix_colours(cloth["base"], cloth["light"], share)
        body += element("ellipse", cx=300, cy=190, rx=420 * reach, ry=300 * reach, fill=shade)
    if theme.light is not None:
        return body + _sky(theme)
    width, height, *_ = TILES[theme.cloth.pattern]
    tile = weave(theme.cloth.pattern, cloth["text"], motif(words))
    return body + "".join(
        group(tile, transform=transform(x, y)) for x in range(0, BREADTH, width) for y in range(0, DEPTH, height)
    )


def _sky(theme: Theme) -> str:
    assert theme.light is not None
    sky = next(iter(theme.light.skies.values()))
    drawn = ROOT.sub(r"\1", draw_sky(sky.shades(DARK), sky.source, "wide"))
    width, height = SKY
    scale = DEPTH / height
    return group(drawn, transform=transform((BREADTH - width * scale) / 2, 0, scale))


def _motif(words: Words, theme: Theme) -> str:
    """What stands for a hero where a table has none."""
    cloth = theme.cloth.colours(theme.accent, DARK)
    sign = motif(words)
    return draw_emblem(sign, 303, 162, 190, NIGHT, 20) + draw_emblem(sign, 300, 158, 190, cloth["text"], 9)


def _held(card: str, place: tuple[float, float, float]) -> str:
    """A card with its shadow."""
    x, y, turn = place
    whole = ROOT.sub(r"\1", card)
    shade = box(6, 9, 252, 352, rx=13, fill=NIGHT, fill_opacity=0.45)
    return group(group(shade, whole, transform="translate(-126 -176)"), transform=transform(x, y, CARD / WIDTH, turn))
