"""Counters and emblems: small round things that stand for a number or a state beside a card or a name."""

from __future__ import annotations

import re
from typing import Final

from holdfast.drawing.emblems import MASK, draw_emblem
from holdfast.drawing.mark import mark
from holdfast.drawing.palette import BLUE, BRASS, CRIMSON, DARK_BRASS, GREEN, TEAL, VIOLET, mix_colours
from holdfast.drawing.suits import SHAPES, pip
from holdfast.drawing.svg import disc, picture
from holdfast.kernel import INK, PARCHMENT

SIDE: Final = 48
MIDDLE: Final = SIDE / 2
HEART: Final = "M12 20.5C10.5 17 3 13.5 3 8.5A4.7 4.7 0 0 1 12 7A4.7 4.7 0 0 1 21 8.5C21 13.5 13.5 17 12 20.5Z"
SIGNS: Final = {
    "shield": ("M12 2.5L20 5.5V11C20 16 16.5 19.7 12 21.5 7.5 19.7 4 16 4 11V5.5Z", TEAL),
    "heart": (HEART, CRIMSON),
    "sword": ("M19.5 3.5L20.5 4.5 11 15 9 13ZM6.5 12L12 17.5M4 20L8.5 15.5", CRIMSON),
    "crack": ("M13 2.5L8 10.5H12L9.5 21.5 17 10.5H12.5L16 2.5Z", CRIMSON),
    "crown": ("M4 18L3 7 8 11.5 12 5 16 11.5 21 7 20 18ZM4.5 21H19.5", DARK_BRASS),
    "cup": (
        "M7 3.5H17V9A5 5 0 0 1 7 9ZM7 5H3.5C3.5 8.5 5 10 7.5 10M17 5H20.5C20.5 8.5 19 10 16.5 10"
        "M12 14V18M8 20.5H16L15 18H9Z",
        DARK_BRASS,
    ),
    "cards": ("M8 6.5H19.5V21.5H8ZM4.5 17.5V2.5H15.5", BLUE),
    "clock": ("M12 3A9 9 0 1 1 12 21 9 9 0 0 1 12 3ZM12 7V12L15.5 14.5", VIOLET),
    "skip": ("M4 5L12 12 4 19ZM12 5L20 12 12 19Z", VIOLET),
    "lock": ("M5.5 11H18.5V20.5H5.5ZM8.5 11V7.5A3.5 3.5 0 0 1 15.5 7.5V11", TEAL),
    "eye": ("M2.5 12C7 5 17 5 21.5 12C17 19 7 19 2.5 12ZM12 9A3 3 0 1 1 12 15 3 3 0 0 1 12 9Z", BLUE),
    "out": ("M5 5L19 19M19 5L5 19", INK),
    "bow": (
        "M4 20V15C4 9 8 7.5 12.5 7.5L17 12M17 4.5A2.5 2.5 0 1 1 17 9.5 2.5 2.5 0 0 1 17 4.5ZM4 20H10V14.5",
        DARK_BRASS,
    ),
    "wrench": (
        "M14.5 9.5L4 20 6 22 16.5 11.5M14.5 9.5A5 5 0 0 1 20.5 3.5L17.5 6.5 19.5 8.5 22.5 5.5A5 5 0 0 1 16.5 11.5",
        GREEN,
    ),
    "mask": (MASK, VIOLET),
    "law": ("M6 3H18V21H6ZM9 8H15M9 12H15M9 16H13", DARK_BRASS),
    "star": ("M12 2.5L14.7 9 21.5 9.6 16.3 14.2 18 21 12 17.3 6 21 7.7 14.2 2.5 9.6 9.3 9Z", DARK_BRASS),
    "turn": ("M19.5 12A7.5 7.5 0 1 1 16.5 6M17 2V6.5H12.5", BLUE),
}
"""Each sign as a path in a square of 24 by 24, and the colour that goes with it."""
MEANINGS: Final = {
    "shield": "shield defence protected immune fort armour strength",
    "heart": "life lives health hit",
    "sword": "attack attacks attacker power",
    "crack": "damage destroyed lost losses shutdown",
    "crown": "royals king queen ace castle",
    "cup": "won wins tricks score points rounds",
    "cards": "hand deck cards card drawn",
    "clock": "time left turns limit round",
    "skip": "skip skips extra again",
    "lock": "lock no barred dungeon",
    "eye": "seen known picked chosen looked",
    "out": "out removed dead",
    "bow": "bow bows",
    "wrench": "repair build deploy deploys",
    "mask": "performance performed opinion",
    "law": "rule rules law laws actions",
    "turn": "turn twice",
}
"""Words in the name of a counter, and the sign that they call for."""
COIN: Final = "token"


def draw_counter(name: str, title: str = "") -> str:
    """A round counter, by the name of a sign or of whatever is counted; a coin for what nobody has a sign for."""
    sign = sign_of(name)
    inside = _suit(sign) if sign in SHAPES else _coin() if sign == COIN else _token(*SIGNS[sign])
    return picture(SIDE, SIDE, title or name, inside)


def sign_of(name: str) -> str:
    """The sign for what is counted: `shield_left` has a shield, `tokens` are coins."""
    if name in SIGNS or name in SHAPES:
        return name
    words = re.split(r"[^a-z]+", name.lower())
    return next((sign for word in words for sign, meant in MEANINGS.items() if word in meant.split()), COIN)


def _coin() -> str:
    """A brass coin with the mark."""
    bright = mix_colours(BRASS, PARCHMENT, 0.45)
    return (
        disc(MIDDLE, MIDDLE + 1, 21.5, fill=mix_colours(DARK_BRASS, INK, 0.4))
        + disc(MIDDLE, MIDDLE, 21, fill=BRASS, stroke=DARK_BRASS, stroke_width=1.5)
        + disc(MIDDLE, MIDDLE, 16.5, fill="none", stroke=bright, stroke_width=1.5)
        + mark(MIDDLE, MIDDLE, 24, mix_colours(DARK_BRASS, INK, 0.25), BRASS)
    )


def _token(d: str, colour: str) -> str:
    return _rim(colour) + draw_emblem(d, MIDDLE, MIDDLE, 27, colour, 2.5)


def _suit(suit: str) -> str:
    colour = CRIMSON if suit in "HD" else INK
    return _rim(colour) + pip(suit, MIDDLE, MIDDLE, 25, colour)


def _rim(colour: str) -> str:
    return disc(MIDDLE, MIDDLE, 22, fill=PARCHMENT, stroke=colour, stroke_width=2.5)
