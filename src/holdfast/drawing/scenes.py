"""One picture for each game: its cards on the table, before its motif. 3 to 2, for the first page."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from holdfast.drawing.backs import draw_back
from holdfast.drawing.card import LARGE, SMALL, WIDTH
from holdfast.drawing.counters import draw_counter
from holdfast.drawing.emblems import draw_emblem
from holdfast.drawing.faces import accent, draw_face, motif
from holdfast.drawing.palette import NIGHT, TABLE, mix_colours
from holdfast.drawing.svg import box, element, group, path, picture, transform
from holdfast.kernel import PARCHMENT
from holdfast.kernel.cards import JOKERS, PLAYING_CARDS
from holdfast.words import Words

BREADTH: Final = 600
DEPTH: Final = 400
CARD: Final = 138
"""How wide a card lies there."""
PLACES: Final = ((168, 268, -15), (258, 250, -5), (348, 250, 5), (438, 268, 15))
MOST_CARDS: Final = len(PLACES)
ROOT: Final = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)


def draw_scene(words: Words, suits: str = "two") -> str:
    """A still life of a game: a back and up to three faces in a fan, coins, and the motif behind."""
    colour, sign = accent(words.game), motif(words)
    cards = [draw_back(words, 1)]
    cards += [draw_face(words, face, _cut(face), suits) for face in _shown(words)]
    laid = [_laid(card, place) for card, place in zip(cards, PLACES, strict=False)]
    return picture(BREADTH, DEPTH, words.say("title"), _ground(colour, sign), *laid, _coins())


def _shown(words: Words) -> Sequence[str]:
    """The faces that a game names for its picture, or some from all over its box."""
    theme, faces = words.game.presentation.theme, words.game.vocabulary.faces
    named = theme.cards if theme is not None else ()
    return (named or faces[:: max(1, len(faces) // (MOST_CARDS - 1))])[: MOST_CARDS - 1]


def _cut(face: str) -> str:
    """The words of a text card could not be read here."""
    return LARGE if face in (*PLAYING_CARDS, *JOKERS) else SMALL


def _ground(colour: str, sign: str) -> str:
    deep = mix_colours(colour, NIGHT, 0.62)
    wall = box(0, 0, BREADTH, DEPTH, fill=deep)
    light = "".join(
        element(
            "ellipse",
            cx=300,
            cy=190,
            rx=330 - 60 * at,
            ry=220 - 40 * at,
            fill=mix_colours(deep, colour, 0.1 + 0.1 * at),
        )
        for at in range(4)
    )
    lines = draw_emblem(sign, 303, 108, 196, mix_colours(colour, PARCHMENT, 0.3), 8)
    table = path("M0 312Q300 284 600 312V400H0Z", fill=mix_colours(TABLE, NIGHT, 0.3))
    return wall + light + lines + table


def _laid(card: str, place: tuple[float, float, float]) -> str:
    """A card lying there, with its shadow."""
    x, y, turn = place
    scale = CARD / WIDTH
    whole = ROOT.sub(r"\1", card)
    shade = box(6, 9, 252, 352, rx=13, fill=NIGHT, fill_opacity=0.45)
    return group(group(shade, whole, transform="translate(-126 -176)"), transform=transform(x, y, scale, turn))


def _coins() -> str:
    coin = ROOT.sub(r"\1", draw_counter("token"))
    return "".join(group(coin, transform=transform(x, y, 0.9)) for x, y in ((60, 332), (94, 346), (500, 338)))
