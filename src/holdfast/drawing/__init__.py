"""Pictures: every card, back, counter, avatar and sign as SVG, in any language and in two cuts.

Each is made once, here, from what a game says of itself; browsers, rules and docs show the same one.
Functions are pure: the same arguments give the same text. Text in a picture is text, set by the measures of its font.
"""

from holdfast.drawing.avatars import AVATARS
from holdfast.drawing.card import CUTS, LARGE
from holdfast.drawing.faces import SUITS, UnknownPicture, draw_face
from holdfast.drawing.pictures import KINDS, draw_deck, draw_picture

__all__ = ["AVATARS", "CUTS", "KINDS", "LARGE", "SUITS", "UnknownPicture", "draw_deck", "draw_face", "draw_picture"]
