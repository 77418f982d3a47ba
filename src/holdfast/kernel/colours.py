"""Colours as `#rrggbb`: mixed, and measured by how well one can be read on another."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from holdfast.kernel.box import INK, PARCHMENT

ACCENTS: Final = ("#3f6796", "#8f6330", "#8e2f36", "#1a7385", "#2b7a4f", "#6d4aa8", "#7a4a5e", "#55652f")
"""Accents for games that name none of their own."""
STEPS: Final = 20


def accent_of(name: str) -> str:
    """An accent for a game that has none: always the same for the same name."""
    return ACCENTS[sum(map(ord, name)) % len(ACCENTS)]


def mix_colours(one: str, other: str, share: float) -> str:
    """A colour between two: `share` of the other."""
    parts = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(left + (right - left) * share):02x}" for left, right in parts)


def contrast(one: str, other: str) -> float:
    """As the accessibility guidelines for the web measure it, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def readable(colour: str, ground: str = PARCHMENT, least: float = 4.5, towards: str = INK) -> str:
    """The colour itself, or as little nearer to another as it must be to be read on a ground."""
    return first_readable((mix_colours(colour, towards, step / STEPS) for step in range(STEPS + 1)), ground, least)


def first_readable(colours: Iterable[str], ground: str, least: float) -> str:
    """The first of some colours that can be read on a ground; the last if none can."""
    last = ""
    for last in colours:
        if contrast(last, ground) >= least:
            break
    return last
