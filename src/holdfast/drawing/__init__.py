"""Pictures: every card, back, counter, avatar and sign as SVG, in any language and in four cuts.

Each is made once, here, from what a game says of itself; browsers, rules and docs show the same one.
Functions are pure: the same arguments give the same text. Text in a picture is text, set by the measures of its font.
"""

from holdfast.drawing.avatars import AVATARS
from holdfast.drawing.backs import draw_back
from holdfast.drawing.card import CUTS, HAND, LARGE, SLIP, SMALL
from holdfast.drawing.faces import SUITS, UnknownPicture, draw_face
from holdfast.drawing.pictures import KINDS, draw_deck, draw_picture
from holdfast.drawing.sheet import TRIMS, Trim, trim_of

__all__ = [
    "AVATARS",
    "CUTS",
    "HAND",
    "KINDS",
    "LARGE",
    "SLIP",
    "SMALL",
    "SUITS",
    "TRIMS",
    "Trim",
    "UnknownPicture",
    "draw_back",
    "draw_deck",
    "draw_face",
    "draw_picture",
    "trim_of",
]
