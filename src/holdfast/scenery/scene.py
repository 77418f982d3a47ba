"""A scene as data: parts at their places, from behind to the front.

A part is a tuple of layers, each `(tone, path)` for a shape, `(tone, path, pen)` for a line or `(tone, path, pen,
dashes)`. A tone is a letter, and the card says which colour it is, so that each part can stand on any card. The middle
of the window is at 0, 0; it reaches 116 to the sides and 75 up and down, of which the upper left corner belongs to the
medal and the lowest 9 to the window's edge.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

Layer = tuple[str, str] | tuple[str, str, float] | tuple[str, str, float, str]
Part = tuple[Layer, ...]

TONES: Final = {
    "n": "night",
    "d": "deep",
    "m": "main",
    "l": "light",
    "p": "pale",
    "c": "against",
    "w": "paper",
    "k": "ink",
    "a": "amber",
    "b": "brown",
    "s": "fair skin",
    "t": "dark skin",
}


@dataclass(frozen=True)
class At:
    """A part at its place: its middle, or its foot, at x, y. `tones` says which stands for which: in "mc", c for m."""

    part: Part
    x: float = 0
    y: float = 0
    scale: float = 1
    turn: float = 0
    flip: bool = False
    tones: str = ""


@dataclass(frozen=True)
class CardScene:
    """What happens on a card. The small cut has the ground and the hero alone."""

    ground: tuple[Part, ...]
    hero: tuple[At, ...]
    back: tuple[At, ...] = ()
    front: tuple[At, ...] = ()
    small: tuple[At, ...] = ()
    """Another hero for the small cut, where the large one has too much to say."""
    zoom: float = 1
    """How much larger the hero is in the small cut,"""
    lift: float = 0
    """how much lower,"""
    shift: float = 0
    """and how much further to the right."""

    @property
    def things(self) -> tuple[At, ...]:
        """All that stands before the ground."""
        return self.back + self.hero + self.front

    @property
    def figure(self) -> tuple[At, ...]:
        """Who it is about, where there is little room."""
        return self.small or self.hero


@dataclass(frozen=True)
class SceneBook:
    """The scenes of a game: on faces by their names, and on backs by the codes of unknown cards."""

    faces: Mapping[str, CardScene] = field(default_factory=dict)
    backs: Mapping[int, CardScene] = field(default_factory=dict)
