"""An emblem that sums a seat up: a shield that is filled as high as it holds, with a heart in its foot."""

from __future__ import annotations

from typing import Final

from holdfast.drawing.svg import disc, path, transform

WIDTH: Final = 128
HEIGHT: Final = 160
SHIELD: Final = "M14 8H114V58C114 96 92 122 64 136 36 122 14 96 14 58Z"
HEART: Final = "M0 20C-26 2-24-20-10-20-4-20 0-15 0-12 0-15 4-20 10-20 24-20 26 2 0 20Z"
FIELD: Final = "#2f7f72"
PEWTER: Final = "#b9b4aa"
DARK: Final = "#191310"
HEART_RED: Final = "#c5453c"
BOXES: Final = {
    "field": (14, 8, 100, 128),
    "figure": (24, 30, 80, 56),
    "of": (34, 12, 60, 20),
    "heart": (40, 98, 48, 44),
}
"""Where the level rises, and where the figures stand."""
BREAK: Final = "M64 6L54 40 74 62 58 92 66 136"


def empty() -> str:
    return path(SHIELD, fill=DARK)


def full() -> str:
    """To be shown from below up to its level."""
    half = "M64 8H114V58C114 96 92 122 64 136Z"
    return path(SHIELD, fill=FIELD) + path(half, fill="#000", opacity=0.14)


def edge() -> str:
    """The torn line at the top of what is left."""
    d = "M10 8L22 3 34 13 52 4 70 14 88 5 104 12 118 6"
    return path(d, fill="none", stroke="#fff6e0", stroke_width=2.5, opacity=0.85)


def cracked() -> str:
    d = "M88 12L80 30 90 42 78 60M28 12L36 26 30 36"
    return path(d, fill="none", stroke="#fff6e0", stroke_width=2, opacity=0.4)


def rim() -> str:
    nails = "".join(disc(x, y, 2.6, fill="#f2efe8") for x, y in ((20, 14), (108, 14), (64, 130)))
    return (
        path(SHIELD, fill="none", stroke="#1d1712", stroke_width=9)
        + path(SHIELD, fill="none", stroke=PEWTER, stroke_width=5.5)
        + nails
    )


def heart() -> str:
    return path(HEART, transform=transform(64, 122, 1.55), fill=HEART_RED, stroke="#fff1e0", stroke_width=2)


def fallen() -> str:
    broken = path(BREAK, fill="none", stroke="#0d0906", stroke_width=9) + path(
        BREAK, fill="none", stroke=PEWTER, stroke_width=1.5
    )
    return path(SHIELD, fill=DARK) + rim() + broken


def badge() -> str:
    """A small shield of parchment for a figure."""
    return path("M3 3H31V24C31 36 24 42 17 45 10 42 3 36 3 24Z", fill="#f6efdf", stroke=DARK, stroke_width=2)
