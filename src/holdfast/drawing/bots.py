"""Faces of bots: clockwork heads in a brass ring, put together from a few parts, no two at a table the same."""

from __future__ import annotations

from typing import Final

from holdfast.drawing.palette import BRASS, CRIMSON, TABLE, mix_colours
from holdfast.drawing.svg import Attribute, box, disc, path, picture
from holdfast.kernel import INK, PARCHMENT

SIDE: Final = 96
METALS: Final = ("#c9a45c", "#9fb0c0", "#b5785a", "#8fae9a", "#a99bc4", "#c98a8a", "#7f9cbd")
HEADS: Final = (
    "M22 34Q22 26 30 26H66Q74 26 74 34V66Q74 80 60 80H36Q22 80 22 66Z",
    "M48 24Q76 24 76 52Q76 80 48 80Q20 80 20 52Q20 24 48 24Z",
    "M30 26H66L78 42 72 80H24L18 42Z",
    "M24 80V44Q24 24 48 24Q72 24 72 44V80Z",
)
TOPS: Final = (
    ("M48 26V14", (48, 12)),
    ("M36 28L30 14M60 28L66 14", (48, 22)),
    ("M30 28V20H38V24H44V20H52V24H58V20H66V28", (48, 15)),
)
MOUTHS: Final = (
    "M36 65Q48 76 60 65",
    "M40 66Q52 74 60 64",
    "M38 68H58",
    "M36 68H60M42 64V72M48 64V72M54 64V72",
    "M36 65L42 70 48 65 54 70 60 65",
    "M48 64A4 4 0 0 1 48 72A4 4 0 0 1 48 64Z",
)
"""In the order in which names are dealt out: easy smiles, medium half smiles, hard keeps a straight face, greedy shows
its teeth, random babbles, and an external one wonders."""


def draw_bot(number: int, title: str = "") -> str:
    """The face of a bot, counted from 1 like its name."""
    at = max(0, number - 1)
    metal = METALS[at % len(METALS)]
    dark = mix_colours(metal, INK, 0.55)
    top, ball = TOPS[at % len(TOPS)]
    pen: dict[str, Attribute] = {"stroke_width": 3, "stroke_linecap": "round", "stroke_linejoin": "round"}
    return picture(
        SIDE,
        SIDE,
        title or f"bot {number}",
        disc(48, 48, 46, fill=mix_colours(TABLE, metal, 0.1), stroke=BRASS, stroke_width=2.5),
        path(top, fill=metal, stroke=dark, **pen),
        disc(*ball, 4.5, fill=CRIMSON if at % 2 else BRASS, stroke=dark, stroke_width=2),
        box(12, 44, 10, 18, rx=3, fill=dark) + box(74, 44, 10, 18, rx=3, fill=dark),
        path(HEADS[at % len(HEADS)], fill=metal, stroke=dark, stroke_width=3),
        _eyes(at // 2 % 3, dark),
        path(MOUTHS[at % len(MOUTHS)], fill="none", stroke=dark, **pen),
    )


def _eyes(kind: int, dark: str) -> str:
    """Round glasses, a visor, or square lamps."""
    if kind == 1:
        visor = box(28, 40, 40, 14, rx=7, fill=dark)
        return visor + disc(38, 47, 4, fill=BRASS) + disc(58, 47, 4, fill=BRASS)
    if kind == 2:
        lamps = box(30, 39, 14, 14, rx=3, fill=dark) + box(52, 39, 14, 14, rx=3, fill=dark)
        return lamps + box(34, 43, 6, 6, fill=PARCHMENT) + box(56, 43, 6, 6, fill=PARCHMENT)
    glasses = disc(37, 46, 9, fill=PARCHMENT, stroke=dark, stroke_width=3)
    glasses += disc(59, 46, 9, fill=PARCHMENT, stroke=dark, stroke_width=3)
    return glasses + disc(38, 47, 3.5, fill=INK) + disc(58, 47, 3.5, fill=INK)
