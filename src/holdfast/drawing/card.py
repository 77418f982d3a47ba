"""What all cards have in common: a shape, a ground, and corners."""

from __future__ import annotations

from typing import Final

from holdfast.drawing.palette import mix_colours
from holdfast.drawing.sheet import POKER, SCREEN, CardSheet
from holdfast.drawing.svg import box, group, number, picture, transform
from holdfast.kernel import INK, PARCHMENT

WIDTH, HEIGHT = 252, 352
"""Of a poker card, for which figures and signs are drawn."""
MIDDLE: Final = WIDTH / 2
RADIUS: Final = 12.6
EDGE: Final = mix_colours(PARCHMENT, INK, 0.22)
TURNED: Final = f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"
"""The value of `transform` that turns a thing around the middle of a poker card."""
LARGE: Final = "large"
HAND: Final = "hand"
SMALL: Final = "small"
SLIP: Final = "slip"
CUTS: Final = (LARGE, HAND, SMALL, SLIP)
SLIP_HEIGHT: Final = 60
"""A slip is as wide as a card and as high as a line or two."""


def ground(sheet: CardSheet = SCREEN) -> str:
    """Parchment to the edge, or over it."""
    wide, high = sheet.trim
    if sheet.bleed:
        return box(-sheet.bleed, -sheet.bleed, wide + 2 * sheet.bleed, high + 2 * sheet.bleed, fill=PARCHMENT)
    return box(0.75, 0.75, wide - 1.5, high - 1.5, rx=RADIUS, fill=PARCHMENT, stroke=EDGE, stroke_width=1.5)


def card(title: str, *inside: str, sheet: CardSheet = SCREEN) -> str:
    """A whole card on parchment; what is inside was drawn for the trim of its sheet."""
    return whole(title, ground(sheet), *inside, sheet=sheet)


def whole(title: str, *inside: str, sheet: CardSheet = SCREEN) -> str:
    """A whole card with a ground of its own."""
    wide, high = sheet.trim
    return picture(wide, high, title, *inside, bleed=sheet.bleed)


def laid_out(inside: str, sheet: CardSheet) -> str:
    """What was laid out for the width of a sheet, at its size."""
    return inside if sheet.scale == 1 else group(inside, transform=f"scale({number(sheet.scale)})")


def centred(inside: str, sheet: CardSheet) -> str:
    """What was drawn for a poker card, in the middle of another."""
    if sheet.trim == POKER:
        return inside
    scale = _fitting(sheet)
    x, y = (sheet.trim.width - WIDTH * scale) / 2, (sheet.trim.height - HEIGHT * scale) / 2
    return group(inside, transform=transform(x, y, scale))


def in_corners(corner: str, sheet: CardSheet) -> str:
    """What was drawn for the upper left corner of a poker card, there and turned around in the lower right one."""
    wide, high = sheet.trim
    scale = _fitting(sheet)
    there = corner if scale == 1 else group(corner, transform=f"scale({number(scale)})")
    return there + group(there, transform=f"rotate(180 {number(wide / 2)} {number(high / 2)})")


def _fitting(sheet: CardSheet) -> float:
    return min(sheet.trim.width / WIDTH, sheet.trim.height / HEIGHT)
