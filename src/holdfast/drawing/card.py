"""What all cards have in common: a shape, a ground, and corners."""

from __future__ import annotations

from typing import Final

from holdfast.drawing.palette import mix_colours
from holdfast.drawing.svg import box, path, picture
from holdfast.kernel import INK, PARCHMENT

WIDTH: Final = 252
HEIGHT: Final = 352
"""63 to 88, four units to a millimetre."""
MIDDLE: Final = WIDTH / 2
RADIUS: Final = 12.6
EDGE: Final = mix_colours(PARCHMENT, INK, 0.22)
TURNED: Final = f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"
"""The value of `transform` that turns a thing around the middle of the card."""
SMALL: Final = "small"
LARGE: Final = "large"
CUTS: Final = (SMALL, LARGE)


def ground() -> str:
    return box(0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, rx=RADIUS, fill=PARCHMENT, stroke=EDGE, stroke_width=1.5)


def top(depth: float, colour: str, pen: float) -> str:
    """A coloured field across the top, down to an edge in a darker shade."""
    corner = f"a{RADIUS} {RADIUS} 0 0 1 {RADIUS}"
    shape = f"M0 {depth}V{RADIUS}{corner}-{RADIUS}H{WIDTH - RADIUS}{corner} {RADIUS}V{depth}Z"
    edge = path(f"M0 {depth}H{WIDTH}", stroke=mix_colours(colour, INK, 0.35), stroke_width=pen)
    return path(shape, fill=colour) + edge


def card(title: str, *inside: str) -> str:
    """A whole card face on parchment."""
    return picture(WIDTH, HEIGHT, title, ground(), *inside)
