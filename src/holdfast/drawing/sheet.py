"""What a card is drawn on: its size once it is cut out, what runs over the edge, and how much ink it may take."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

UNITS: Final = 4
"""To a millimetre."""
LEAST: Final = 140
MOST: Final = 800
SLIMMEST: Final = 1.8
FLATTEST: Final = 1.2
"""How many times as high as wide a card may be."""
ROOMY: Final = 228
"""A card narrower than this is laid out as if it were as wide, and made smaller as a whole."""
MOST_BLEED: Final = 40


class Trim(NamedTuple):
    """The size of a card once it is cut out, in units; a poker card is 63 to 88 mm."""

    width: float = 252
    height: float = 352


def trim_of(width: float, height: float) -> Trim:
    """A size from millimetres."""
    return Trim(width * UNITS, height * UNITS)


POKER: Final = Trim()
TRIMS: Final = {
    "63x88": POKER,
    "63.5x88.9": trim_of(63.5, 88.9),
    "57x88": trim_of(57, 88),
    "57x88.9": trim_of(57, 88.9),
    "44x63": trim_of(44, 63),
    "44x68": trim_of(44, 68),
}
"""Usual sizes in millimetres: poker, bridge and mini, as they are sold in Europe and in America."""


@dataclass(frozen=True)
class CardSheet:
    """A card's ground: nothing is stretched to fit a size, everything is laid out for it."""

    trim: Trim = POKER
    bleed: float = 0
    """How far the edge of the card runs over its trim; the line along the edge, made for screens, is then left out."""
    light: bool = False
    """White frames in place of dark ones, for a printer at home."""

    @property
    def drawable(self) -> bool:
        """Whether there is a card of this size."""
        wide, high = self.trim
        return LEAST <= wide <= high <= MOST and FLATTEST <= high / wide <= SLIMMEST and 0 <= self.bleed <= MOST_BLEED

    @property
    def scale(self) -> float:
        return min(1.0, self.trim.width / ROOMY)

    @property
    def width(self) -> float:
        """How wide it is laid out."""
        return self.trim.width / self.scale

    @property
    def height(self) -> float:
        return self.trim.height / self.scale

    @property
    def middle(self) -> float:
        return self.width / 2

    @property
    def over(self) -> float:
        """The bleed, as it is laid out."""
        return self.bleed / self.scale


SCREEN: Final = CardSheet()
