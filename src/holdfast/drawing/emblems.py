"""Emblems and motifs: lines in a square of 24 by 24, drawn with a round pen."""

from __future__ import annotations

from typing import Final

from holdfast.drawing.svg import path, transform

SIDE: Final = 24
MASK: Final = "M3 4c6 2 12 2 18 0v8c0 5-4 8-9 8s-9-3-9-8zM7.5 9.5h2M14.5 9.5h2M8 14c2 2.5 6 2.5 8 0"
"""For what asks for a performance."""


def draw_emblem(d: str, x: float, y: float, side: float, colour: str, weight: float) -> str:
    """An emblem or motif, its middle at x, y; `weight` is how wide the pen is in the end."""
    return path(
        d,
        transform=transform(x - side / 2, y - side / 2, side / SIDE),
        fill="none",
        stroke=colour,
        stroke_width=weight * SIDE / side,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
