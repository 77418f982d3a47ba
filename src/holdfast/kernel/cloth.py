"""What a table is covered with: a cloth, the papers of its sides, and the light of a word that the table has.

Whatever is not said follows from the game's accent, so that everything on it can be read.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from holdfast.kernel.colours import contrast, first_readable, mix_colours, readable

PATTERNS: Final = ("lozenges", "damask", "cubes", "circuit", "shields", "blades")
"""What can be woven into a cloth; lozenges have the game's motif in them."""
DARK: Final = "dark"
LIGHT: Final = "light"
GROUNDS: Final = (DARK, LIGHT)
"""The page's two themes."""
TEXT: Final = {DARK: "#f6efdf", LIGHT: "#241f18"}
QUIET: Final = {DARK: "#d3c9b6", LIGHT: "#4a4236"}
BRASS: Final = {DARK: "#d8a23f", LIGHT: "#7a520a"}
LEAST: Final = 5.0
"""How well words must be read on the lightest place of a cloth."""
NIGHT: Final = "#0c0d12"
DEEP_NIGHT: Final = "#06070a"
WHITE: Final = "#ffffff"
BLACK: Final = "#000000"
LINENS: Final = {"base": ("#efe8da", 0.84), "light": ("#f6efdf", 0.92), "deep": ("#e4dac6", 0.74)}
"""What the accent is mixed with in the light theme, and how much of it there is."""


@dataclass(frozen=True)
class Cloth:
    """What lies on the table, in the dark theme. A colour that is not said follows from the game's accent."""

    pattern: str = "lozenges"
    """One of PATTERNS."""
    base: str = ""
    light: str = ""
    """In the middle of the table."""
    deep: str = ""
    """At its edge."""
    accent: str = ""
    text: str = ""
    """The accent where it is written with."""

    def colours(self, accent: str, ground: str) -> dict[str, str]:
        """All colours of the cloth, for a game's accent and one of the page's themes."""
        return self._dark(accent) if ground == DARK else _pale(self.accent or accent)

    def _dark(self, accent: str) -> dict[str, str]:
        light = self.light or _legible(mix_colours(accent, NIGHT, 0.38))
        return {
            "base": self.base or mix_colours(accent, NIGHT, 0.76),
            "light": light,
            "deep": self.deep or mix_colours(accent, DEEP_NIGHT, 0.90),
            "accent": self.accent or mix_colours(accent, WHITE, 0.22),
            "text": self.text or readable(mix_colours(accent, WHITE, 0.62), light, towards=WHITE),
        }


def _legible(colour: str) -> str:
    """The colour itself, or as little darker as it must be for quiet words on it."""
    darker = (mix_colours(colour, NIGHT, step / 20) for step in range(21))
    return next(shade for shade in darker if contrast(QUIET[DARK], shade) >= LEAST)


def _pale(accent: str) -> dict[str, str]:
    pale = {name: mix_colours(accent, linen, share) for name, (linen, share) in LINENS.items()}
    return {**pale, "accent": accent, "text": readable(accent, pale["deep"])}


@dataclass(frozen=True)
class Paper:
    """What a side's scenes, flags and rims are cut from, and its sign: never colour alone."""

    colour: str
    sign: str = ""
    """SVG path data, stroked with round joins in a square of 24 by 24."""
    shade: str = ""
    """The layers that lie behind. What is not said follows from the colour."""
    light: str = ""
    """Those that lie before."""
    edge: str = ""
    """Where light falls on an edge."""

    def colours(self, ground: str) -> dict[str, str]:
        """All colours of the paper in one of the page's themes; `text` can be read on the cloth's shade of it."""
        shade = self.shade or mix_colours(self.colour, BLACK, 0.5)
        light = self.light or mix_colours(self.colour, WHITE, 0.24)
        edge = self.edge or mix_colours(self.colour, WHITE, 0.48)
        if ground == LIGHT:
            towards = LINENS["light"][0]
            shade, middle = mix_colours(shade, towards, 0.3), mix_colours(self.colour, towards, 0.22)
            light, edge = mix_colours(light, towards, 0.26), mix_colours(edge, towards, 0.4)
            return {"shade": shade, "colour": middle, "light": light, "edge": edge, "text": readable(self.colour)}
        text = first_readable((mix_colours(edge, WHITE, step / 10) for step in range(11)), shade, 4.5)
        return {"shade": shade, "colour": self.colour, "light": light, "edge": edge, "text": text}


WARMTH: Final = (0, 0.4, 0.6, 0.8)
"""How much of the next brighter colour a sky has in the light theme,"""
PALENESS: Final = (0.42, 0.55, 0.62, 0.66)
"""and how much linen."""
FROM_HORIZON: Final = "horizon"
FROM_MOON: Final = "moon"


@dataclass(frozen=True)
class Sky:
    """A light over the whole table: four colours from the brightest place to the darkest."""

    colours: tuple[str, str, str, str]
    source: str = FROM_HORIZON
    """Where it is brightest: at the horizon, or around the moon."""

    def shades(self, ground: str) -> tuple[str, ...]:
        """The colours in one of the page's themes."""
        if ground == DARK:
            return self.colours
        brighter = (self.colours[0], *self.colours[:-1])
        warm = (
            mix_colours(*pair, share)
            for pair, share in zip(zip(self.colours, brighter, strict=True), WARMTH, strict=True)
        )
        return tuple(
            mix_colours(colour, LINENS["light"][0], share) for colour, share in zip(warm, PALENESS, strict=True)
        )


@dataclass(frozen=True)
class Light:
    """The skies of a value that is a word: the age of the world, a season."""

    value: str
    skies: Mapping[str, Sky]
    """For each of the words."""
