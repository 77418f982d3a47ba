"""A cloud with a board in it, on which cards stand."""

from __future__ import annotations

from typing import Final

from holdfast.drawing.svg import box, group, path, trace
from holdfast.drawing.table.paper import PaperSheet, paper, rounded
from holdfast.kernel.scenery import SHELF

CLOUD: Final = (
    "M70 206C20 206 4 168 24 142C4 110 36 76 74 86C84 46 140 26 182 52C214 10 300 4 334 44C372 14 440 26 452 72"
    "C500 60 548 92 534 136C566 160 544 206 496 206Z"
)
BROAD: Final = 560
HIGH: Final = 210
BROKEN_CUBE: Final = (
    "M12 3l8 4.5M4 7.5v9L9 19.4M20 10v6.5L12 21l-1-.6M12 12l3-1.7M12 12L4 7.5M12 12v3M17 4l4-2M20.5 6.5l2 1M14 19l2 3"
)


def _cloud(sheet: PaperSheet, fill: str, inset: float, strength: float) -> str:
    """The cloud, as large as its scene less a margin all around."""
    across, down = (sheet.width - 2 * inset) / BROAD, (sheet.height - 2 * inset) / HIGH
    placed = trace("translate({} {}) scale({} {})", inset, inset, across, down)
    return group(paper(CLOUD, fill, strength) if strength else path(CLOUD, fill=fill), transform=placed)


def standing(sheet: PaperSheet) -> str:
    x, y, width, height = sheet.boxes[SHELF][0]
    thick = max(8, height / 10)
    back = _cloud(sheet, sheet.shade, 4, sheet.glow)
    front = _cloud(sheet, sheet.colour, sheet.height * 0.085, 0)
    board = paper(rounded(x - 6, y + height, width + 12, thick, thick * 0.3), sheet.shade, sheet.glow)
    return back + front + board + box(x - 6, y + height, width + 12, thick * 0.45, rx=thick * 0.22, fill=sheet.light)


def fallen(sheet: PaperSheet) -> str:
    """It has rained itself out."""
    x, y, width, height = sheet.boxes[SHELF][0]
    grey = group(_cloud(sheet, sheet.shade, 4, sheet.glow), opacity=0.55)
    drops = "".join(
        trace("M{} {}l-6 18", x + width * (0.1 + 0.16 * at), y + height * (0.72 if at % 2 else 0.86)) for at in range(6)
    )
    return grey + path(drops, stroke=sheet.light, stroke_width=3.5, stroke_linecap="round", opacity=0.6)


def ghost(sheet: PaperSheet) -> str:
    """What is left of a lost card: its shadow, with a broken cube."""
    shadow = box(0, 0, 63, 88, rx=5, fill="#000", fill_opacity=0.22 * sheet.glow)
    cube = path(
        BROKEN_CUBE,
        transform="translate(15 27) scale(1.4)",
        fill="none",
        stroke=sheet.light,
        stroke_width=1.5,
        stroke_linejoin="round",
        opacity=0.85,
    )
    return shadow + cube
