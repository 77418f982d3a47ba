"""The tones of a card: twelve letters that parts of scenes name, and the colour that each has on this card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from holdfast.drawing.palette import CORAL, TEAL, mix_colours
from holdfast.kernel import INK, PARCHMENT, CardTones

Tones = Mapping[str, str]
EVERYWHERE: Final = {"w": "#fffaf0", "k": INK, "a": "#f4bf4f", "b": "#b97a26", "s": "#edbf94", "t": "#b9794f"}
"""Paper, ink, amber, brown and two skins are the same on all cards."""
NIGHT: Final = "#0c0d12"


def tones_of(said: CardTones) -> Tones:
    named = {
        "n": said.night,
        "d": said.deep,
        "m": said.main,
        "l": said.light,
        "p": said.pale,
        "c": said.against,
        "f": said.frame or said.main,
    }
    return EVERYWHERE | named


def shades_of(colour: str) -> CardTones:
    """The tones of a card that names one colour only."""
    return CardTones(
        night=mix_colours(colour, NIGHT, 0.72),
        deep=mix_colours(colour, NIGHT, 0.42),
        main=colour,
        light=mix_colours(colour, PARCHMENT, 0.48),
        pale=mix_colours(colour, PARCHMENT, 0.82),
        against=TEAL if _is_warm(colour) else CORAL,
        frame=mix_colours(colour, PARCHMENT, 0.2),
    )


def _is_warm(colour: str) -> bool:
    return int(colour[1:3], 16) > int(colour[5:7], 16)
