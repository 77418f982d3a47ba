"""Colours: those of the house, those of the suits, and how well one can be read on another."""

from __future__ import annotations

import re
from typing import Final

from holdfast.kernel import INK
from holdfast.kernel.colours import ACCENTS, accent_of, contrast, luminance, mix_colours, readable

__all__ = ["ACCENTS", "accent_of", "contrast", "mix_colours", "readable"]

NIGHT: Final = "#111926"
TABLE: Final = "#18283a"
BRASS: Final = "#d8a23f"
DARK_BRASS: Final = "#8a6118"
CRIMSON: Final = "#98221d"
TEAL: Final = "#1f7468"
CORAL: Final = "#d5694f"
VIOLET: Final = "#6a4fb3"
BLUE: Final = "#1c4f8f"
GREEN: Final = "#1b5a38"
LINEN: Final = "#ece0c6"
"""Parchment in the shade: grounds and lines on a card."""
QUIET: Final = "#4f4a41"
"""Ink for what may be read last: still seven to one on parchment."""

TWO: Final = {"S": INK, "H": CRIMSON, "D": CRIMSON, "C": INK}
FOUR: Final = {"S": INK, "H": CRIMSON, "D": BLUE, "C": GREEN}
COLOUR: Final = re.compile('"#([0-9a-f]{6})"')


def without_colour(svg: str) -> str:
    """A picture as a copier sees it: every colour as the grey that is as bright."""
    return COLOUR.sub(lambda found: f'"{grey_of("#" + found[1])}"', svg)


def grey_of(colour: str) -> str:
    light = luminance(colour)
    shade = light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return "#" + f"{round(shade * 255):02x}" * 3
