"""Small pieces that gauges, texts and moments are made of: coins, lamps, stones, a scroll's rods, a ribbon."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from holdfast.drawing.svg import box, disc, element, path, transform
from holdfast.drawing.table import heater
from holdfast.drawing.table.paper import layer

LAMP: Final = "#9dffb0"
REPAIR: Final = "#b6a3f0"
RIBBON: Final = "#f3e6c8"
RIBBON_TAIL: Final = "#cbb483"


def _coin() -> str:
    rim = disc(13, 13, 12.5, fill="#8a5f1a") + disc(13, 13, 11.4, fill="#d8a23f") + disc(12.4, 12, 9, fill="#e8bb5f")
    shine = element("ellipse", cx=10, cy=8.5, rx=4.4, ry=3, fill="#ffe6a6", transform="rotate(-30 10 8.5)")
    return rim + disc(13, 13, 9.6, fill="none", stroke="#fff", stroke_opacity=0.3, stroke_width=1.2) + shine


def _coin_gone() -> str:
    return disc(13, 13, 12, fill="#000", fill_opacity=0.35, stroke="#b9b4aa", stroke_opacity=0.5, stroke_width=1.6)


def _lamp() -> str:
    halo = "".join(disc(12, 12, radius, fill="#57e07a", fill_opacity=0.16) for radius in (11.5, 9.5, 7.8))
    return (
        halo
        + disc(12, 12, 6, fill=LAMP, stroke="#1f6b3a", stroke_width=1.2)
        + disc(10.4, 10.4, 1.8, fill="#fff", fill_opacity=0.8)
    )


def _lamp_off() -> str:
    return disc(12, 12, 6, fill="#10201a", stroke="#84a890", stroke_width=1.6)


def _lamp_mending() -> str:
    return disc(12, 12, 6, fill="#201a33", stroke=REPAIR, stroke_width=2)


def _heart() -> str:
    return path(heater.HEART, transform=transform(26, 23), fill=heater.HEART_RED, stroke="#fff1e0", stroke_width=2.4)


def _small_shield() -> str:
    return path(heater.SHIELD, transform=transform(-2, -2, 0.4), fill=heater.FIELD, stroke="#fff1e0", stroke_width=8)


def _rod() -> str:
    """A scroll's rod; it is stretched to the width of the scroll."""
    bands = ((20, "#8f7848"), (16, "#c9b384"), (11, "#e9d9b4"), (5, "#fbf3df"))
    return "".join(box(0, 1, 200, high, rx=min(9, high / 2), fill=fill) for high, fill in bands)


def _ribbon() -> str:
    """A ribbon with its tails; words stand on the middle 600."""
    tails = path("M0 26H140V118H0L30 72Z", fill=RIBBON_TAIL) + path("M760 26H900L870 72 900 118H760Z", fill=RIBBON_TAIL)
    folds = path("M100 104H140V118ZM800 104H760V118Z", fill="#8f7848")
    band = box(100, 0, 700, 104, fill=RIBBON) + path("M100 96H800M100 8H800", stroke="#d9c595", stroke_width=3)
    return tails + folds + band


def _stage() -> str:
    """A pool of light on the floor, for what everybody looks at."""
    return "".join(
        element("ellipse", cx=300, cy=100, rx=300 * share, ry=100 * share, fill="#fff3d6", fill_opacity=0.035)
        for share in (1, 0.9, 0.8, 0.68, 0.56, 0.42)
    )


def _wire() -> str:
    return box(0, 2, 60, 8, rx=4, fill="#57e07a", fill_opacity=0.3) + box(0, 4, 60, 4, fill="#57e07a")


def _wire_open() -> str:
    return path("M0 6H60", stroke="#84d293", stroke_width=4, stroke_dasharray="8 7", stroke_opacity=0.6)


PIECES: Final[dict[str, tuple[float, float, Callable[[], str]]]] = {
    "coin": (26, 26, _coin),
    "coin-gone": (26, 26, _coin_gone),
    "lamp": (24, 24, _lamp),
    "lamp-off": (24, 24, _lamp_off),
    "lamp-mending": (24, 24, _lamp_mending),
    "heart": (52, 46, _heart),
    "shield": (48, 54, _small_shield),
    "badge": (34, 48, heater.badge),
    "rod": (200, 22, _rod),
    "ribbon": (900, 120, _ribbon),
    "stage": (600, 200, _stage),
    "wire": (60, 12, _wire),
    "wire-open": (60, 12, _wire_open),
}
"""Each piece with its size."""


def draw_pieces() -> dict[str, str]:
    return {name: layer(width, height, drawn()) for name, (width, height, drawn) in PIECES.items()}
