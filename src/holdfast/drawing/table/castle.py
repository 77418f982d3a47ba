"""A castle, cut around the places that a scene declares: a tower for its banner, a keep for its windows and stones."""

from __future__ import annotations

from typing import Final

from holdfast.drawing.svg import box, path, trace
from holdfast.drawing.table.paper import LAMPLIGHT, PaperSheet, battlements, paper
from holdfast.kernel import PARCHMENT
from holdfast.kernel.scenery import BANNER, CELL, STONES, WINDOW

Box = tuple[int, int, int, int]
UNIT: Final = 84
"""How high a window is where everything has its full size."""


class Castle:
    """The measures of a castle, from the boxes of its places."""

    def __init__(self, sheet: PaperSheet) -> None:
        self.sheet = sheet
        self.banner: Box = sheet.boxes[BANNER][0]
        self.windows = list(sheet.boxes.get(WINDOW, ()))
        self.stones = list(sheet.boxes.get(STONES, ()))
        self.unit = self.windows[0][3] / UNIT if self.windows else self.banner[2] / 80
        self.ground = sheet.height - round(18 * self.unit)
        x, y, width, _ = self.banner
        self.tower = (x - 16 * self.unit, y - 34 * self.unit, width + 32 * self.unit)
        self.left = x + width + 4 * self.unit
        right = max((at + wide for at, _, wide, _ in (*self.windows, *self.stones)), default=self.left + 3 * width)
        self.right = min(right + 30 * self.unit, sheet.width - 2)
        self.top = min((top for _, top, _, _ in self.windows), default=y) - 34 * self.unit

    def at(self, share: float) -> float:
        """A place along the keep."""
        return self.left + (self.right - self.left) * share


def standing(sheet: PaperSheet) -> str:
    castle = Castle(sheet)
    return _towers(castle) + _keep(castle) + _great_tower(castle) + _cell_houses(castle)


def _towers(castle: Castle) -> str:
    sheet, unit, top = castle.sheet, castle.unit, castle.top
    wide = (castle.right - castle.left) * 0.19
    peak = max(18 * unit, top - 68 * unit)
    eaves = peak + 36 * unit
    spire = castle.at(0.42)
    roof = trace("M{} {}L{} {}", spire - 6 * unit, eaves, spire + wide / 2, peak)
    far = (
        battlements(castle.at(0.08), top - 34 * unit, wide, castle.ground - 20 * unit, 3, 12 * unit),
        battlements(castle.at(0.72), top - 44 * unit, wide, castle.ground - 20 * unit, 3, 12 * unit),
        trace("M{} {}V{}h{}V{}Z", spire, castle.ground - 20 * unit, eaves, wide, castle.ground - 20 * unit),
        roof + trace("L{} {}Z", spire + wide + 6 * unit, eaves),
    )
    body = "".join(paper(d, sheet.shade, sheet.glow) for d in far)
    pole = spire + wide / 2
    flag = trace("M{} {}l{} {}-{} {}Z", pole, peak - 16 * unit, 30 * unit, 7 * unit, 30 * unit, 8 * unit)
    body += path(trace("M{} {}V{}", pole, peak + 2, peak - 17 * unit), stroke=sheet.edge, stroke_width=2.5 * unit)
    body += path(flag, fill=sheet.light)
    lights = ((0.14, -10), (0.2, -10), (0.8, -20), (0.86, -20), (0.5, -28))
    return body + "".join(
        box(castle.at(share), top + down * unit, 7 * unit, 16 * unit, rx=3.5 * unit, fill=LAMPLIGHT, opacity=0.55)
        for share, down in lights
    )


def _keep(castle: Castle) -> str:
    sheet, unit = castle.sheet, castle.unit
    wall = battlements(castle.left, castle.top, castle.right - castle.left, castle.ground - 8 * unit, 8, 13 * unit)
    course = trace("M{} {}H{}", castle.left, castle.top + 26 * unit, castle.right)
    return paper(wall, sheet.colour, sheet.glow) + path(course, stroke=sheet.light, stroke_width=2 * unit, opacity=0.6)


def _great_tower(castle: Castle) -> str:
    sheet, unit = castle.sheet, castle.unit
    x, y, wide = castle.tower
    tower = battlements(x, y, wide, castle.ground - 2 * unit, 4, 14 * unit)
    course = path(trace("M{} {}h{}", x, y + 26 * unit, wide), stroke=sheet.edge, stroke_width=2 * unit, opacity=0.7)
    return paper(tower, sheet.light, sheet.glow) + course + _banner(castle)


def _banner(castle: Castle) -> str:
    x, y, width, height = castle.banner
    point = height * 0.17
    cloth = trace("M{} {}h{}v{}l-{} {}-{}-{}Z", x, y, width, height - point, width / 2, point, width / 2, point)
    inset = 5 * castle.unit
    hem = trace(
        "M{} {}h{}v{}l-{} {}-{}-{}Z",
        x + inset,
        y + inset,
        width - 2 * inset,
        height - point - 1.6 * inset,
        width / 2 - inset,
        point - inset * 0.4,
        width / 2 - inset,
        point - inset * 0.4,
    )
    return paper(cloth, PARCHMENT, castle.sheet.glow) + path(
        hem, fill="none", stroke=castle.sheet.colour, stroke_width=1.6 * castle.unit, opacity=0.6
    )


def _cell_houses(castle: Castle) -> str:
    sheet = castle.sheet
    houses = ""
    for x, y, width, height in sheet.boxes.get(CELL, ()):
        unit = width / 54
        house = battlements(x - 12 * unit, y - 13 * unit, 78 * unit, y + height + 6 * unit, 3, 11 * unit)
        houses += paper(house, sheet.colour, sheet.glow)
    return houses
