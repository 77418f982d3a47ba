"""Pens for court figures: shapes with an outline in ink, as wide as the figure says, and lines."""

from __future__ import annotations

from holdfast.drawing.svg import path
from holdfast.kernel import INK


def shape(d: str, colour: str) -> str:
    return path(d, fill=colour, stroke=INK)


def strokes(d: str, colour: str, pen: float) -> str:
    return path(d, fill="none", stroke=colour, stroke_width=pen)
