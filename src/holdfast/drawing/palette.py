"""Colours: those of the house, those of the suits, and how well one can be read on another."""

from __future__ import annotations

import re
from typing import Final

from holdfast.kernel import INK, PARCHMENT

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
ACCENTS: Final = ("#3f6796", "#8f6330", "#8e2f36", "#1a7385", "#2b7a4f", "#6d4aa8", "#7a4a5e", "#55652f")
"""Accents for games that name none of their own."""


def accent_of(name: str) -> str:
    """An accent for a game that has none: always the same for the same name."""
    return ACCENTS[sum(map(ord, name)) % len(ACCENTS)]


def mix_colours(one: str, other: str, share: float) -> str:
    """A colour between two: `share` of the other."""
    parts = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(left + (right - left) * share):02x}" for left, right in parts)


def contrast(one: str, other: str) -> float:
    """As the accessibility guidelines for the web measure it, from 1 to 21."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def readable(colour: str, ground: str = PARCHMENT, least: float = 4.5) -> str:
    """The colour itself, or as little darker as it must be to be read on a light ground."""
    for step in range(21):
        darker = mix_colours(colour, INK, step / 20)
        if contrast(darker, ground) >= least:
            return darker
    return INK


COLOUR: Final = re.compile('"#([0-9a-f]{6})"')


def without_colour(svg: str) -> str:
    """A picture as a copier sees it: every colour as the grey that is as bright."""
    return COLOUR.sub(lambda found: f'"{grey_of("#" + found[1])}"', svg)


def grey_of(colour: str) -> str:
    light = _luminance(colour)
    shade = light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return "#" + f"{round(shade * 255):02x}" * 3
