"""Scenes: pictures that stand on the table, with places for cards and gauges for numbers.

A scene names zones and values by the last part of their names: `royals` is `p1.H.royals` in the area `p1.H`. It stands
in every area that has its first place, so it names no area. Boxes are x, y, width and height in the scene's own units,
once for wide seats and once for narrow ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

Box = tuple[int, int, int, int]
"""x, y, width, height."""

BANNER: Final = "banner"
WINDOW: Final = "window"
WALL: Final = "wall"
CELL: Final = "cell"
SHELF: Final = "shelf"
RAIL: Final = "rail"
HEAP: Final = "heap"
SLOT: Final = "slot"
PLACE_KINDS: Final = {
    BANNER: "the middle of one card hangs on a cloth; the scene stands while it has a card",
    WINDOW: "each card looks out of the window of its rank, and windows without one are dark",
    WALL: "a wall that is there while a card lies on it, cracked when its gauge is low",
    CELL: "a card behind bars",
    SHELF: "cards side by side on a board, with the outlines of those that are lost",
    RAIL: "cards on a line, each with its lamp; broken lines lead to what is missing",
    HEAP: "cards that lie across each other at the foot of something",
    SLOT: "one card, nothing around it",
}

BACKDROPS: Final = {"castle": (BANNER,), "cloud": (SHELF,), "rack": (SLOT, RAIL), "": ()}
"""What a scene is painted on, and the kinds of places that it cannot be without; nothing is the bare cloth."""

STONES: Final = "stones"
LEVEL: Final = "level"
COINS: Final = "coins"
LAMPS: Final = "lamps"
SHIELD: Final = "shield"
FIGURE: Final = "figure"
GAUGE_KINDS: Final = {
    STONES: "one stone for each, in rows; those that are lost leave holes",
    LEVEL: "a field that is filled as high as it is full",
    COINS: "one coin for each, and dark places up to the most",
    LAMPS: "one lamp for each, lit as far as the number goes",
    SHIELD: "the figure on a small shield",
    FIGURE: "the figure alone",
}


@dataclass(frozen=True)
class Place:
    """Where the cards of a zone are in a scene."""

    kind: str
    """One of PLACE_KINDS."""
    wide: tuple[Box, ...] = ()
    """One box for all cards, or one for each of `ranks`."""
    narrow: tuple[Box, ...] = ()
    ranks: tuple[str, ...] = ()
    """Which faces go into which box: those whose names begin so."""
    ghosts: bool = False
    """Cards that were dealt here and are lost leave an outline."""
    mending: tuple[str, ...] = ()
    """Sets of words whose faces stand here as under repair."""


@dataclass(frozen=True)
class Gauge:
    """How a number is shown: in a box of its scene, or, without boxes, beside the seat's name."""

    kind: str
    """One of GAUGE_KINDS."""
    wide: Box | None = None
    narrow: Box | None = None
    figure: tuple[Box, Box] | None = None
    """Where its figure stands, if not beside it: wide and narrow."""
    of: str = ""
    """The most it can be: another value, an option, or a zone, whose cards' worth it is. A value whose declaration says
    so needs nothing here."""
    rows: int = 1
    """In how many rows stones lie."""


@dataclass(frozen=True)
class Scene:
    """A picture that stands in parts of the table."""

    name: str
    backdrop: str
    """One of BACKDROPS."""
    wide: tuple[int, int]
    """Width and height."""
    narrow: tuple[int, int]
    places: Mapping[str, Place]
    """By the last part of a zone's name. The scene stands in every area that has the first of them."""
    gauges: Mapping[str, Gauge] = field(default_factory=dict)
    """By the last part of a value's name."""


EMBLEMS: Final = ("shield",)


@dataclass(frozen=True)
class Emblem:
    """One sign that sums a seat up: it fills as high as a value is full, with another on it. Where seats are narrow
    only the emblem stays.
    """

    shape: str
    """One of EMBLEMS."""
    level: str
    """The value that fills it."""
    lost: str = ""
    """The value that says how much is missing: the most is both together."""
    heart: str = ""
    """The value in its foot."""
