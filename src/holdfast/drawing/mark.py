"""The mark: a playing card whose top edge is battlements."""

from __future__ import annotations

from typing import Final

from holdfast.drawing.palette import BRASS, CRIMSON, NIGHT, TABLE
from holdfast.drawing.suits import pip
from holdfast.drawing.svg import box, group, path, picture, transform
from holdfast.kernel import PARCHMENT

CASTLE: Final = "M-32-44H-17V-33H-8V-44H8V-33H17V-44H32V40Q32 45 27 45H-27Q-32 45-32 40Z"
"""The mark's outline, in a square of 100 by 100 around the middle."""
LINES: Final = "M5 3H8.5V5.5H10.5V3H13.5V5.5H15.5V3H19V21H5ZM12 9L15 13 12 17 9 13Z"
"""The mark as emblems are drawn: lines in a square of 24 by 24."""
ICON: Final = 96


def mark(x: float, y: float, size: float, colour: str, sign: str) -> str:
    """The mark in two colours, its middle at x, y."""
    return group(path(CASTLE, fill=colour), pip("D", 0, 6, 38, sign), transform=transform(x, y, size / 100))


def draw_mark(title: str) -> str:
    """The mark alone, for a page's head; its edge shows on light grounds."""
    edge = path(CASTLE, transform=transform(50, 50), stroke=TABLE, stroke_width=5, stroke_linejoin="round")
    return picture(100, 100, title, edge, mark(50, 50, 100, PARCHMENT, CRIMSON))


def draw_icon(title: str, *, maskable: bool = False) -> str:
    """The mark on its own ground, for a browser's tab or a phone's screen; maskable ones fill their square."""
    corner = 0 if maskable else 20
    ground = box(0, 0, ICON, ICON, rx=corner, fill=TABLE)
    rim = "" if maskable else box(2, 2, ICON - 4, ICON - 4, rx=corner - 2, fill="none", stroke=BRASS, stroke_width=2.5)
    size = 62 if maskable else 80
    shade = path(CASTLE, transform=transform(ICON / 2 + 2, ICON / 2 + 2.5, size / 100), fill=NIGHT)
    return picture(ICON, ICON, title, ground, rim, shade, mark(ICON / 2, ICON / 2, size, PARCHMENT, CRIMSON))
