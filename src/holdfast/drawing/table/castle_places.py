"""The places of a castle: windows, walls and cells, with a card and without."""

from __future__ import annotations

from holdfast.drawing.lettering import line
from holdfast.drawing.svg import box, disc, path, trace
from holdfast.drawing.table.paper import LAMPLIGHT, PaperSheet, arch, battlements, halo, paper
from holdfast.drawing.table.ruins import rubble
from holdfast.kernel import INK, PARCHMENT
from holdfast.kernel.scenery import CELL, WALL, WINDOW

LIT = "#f3dca6"


def window_empty(sheet: PaperSheet, at: int) -> str:
    x, y, width, height = sheet.boxes[WINDOW][at]
    d = arch(x, y, width, height)
    bars = trace("M{} {}V{}M{} {}H{}", x + width / 2, y + 2, y + height, x, y + height * 0.58, x + width)
    panes = path(d, fill=sheet.shade) + path(bars, stroke=sheet.line, stroke_width=width / 22)
    return panes + _frame(sheet, at, sheet.edge) + _letter(sheet, at, lit=False)


def window_filled(sheet: PaperSheet, at: int) -> str:
    d = arch(*sheet.boxes[WINDOW][at])
    return halo(d, sheet.glow) + path(d, fill=LIT)


def window_front(sheet: PaperSheet, at: int) -> str:
    d = arch(*sheet.boxes[WINDOW][at])
    return path(d, fill="#ffb84d", opacity=0.1) + _frame(sheet, at, LAMPLIGHT) + _letter(sheet, at, lit=True)


def _frame(sheet: PaperSheet, at: int, colour: str) -> str:
    x, y, width, height = sheet.boxes[WINDOW][at]
    rim = path(arch(x, y, width, height), fill="none", stroke=colour, stroke_width=width / 22)
    return rim + box(x - width / 13, y + height, width * 15 / 13, height / 12, rx=1.5, fill=sheet.edge)


def _letter(sheet: PaperSheet, at: int, lit: bool) -> str:
    """Which royal lives here, on a disc at the sill."""
    if at >= len(sheet.ranks):
        return ""
    x, y, width, height = sheet.boxes[WINDOW][at]
    radius = max(width * 0.16, 7.5)
    across, down = x + width - radius * 0.2, y + height - radius * 0.6
    ground = disc(across, down, radius, fill=PARCHMENT if lit else sheet.shade, stroke=sheet.line, stroke_width=1.5)
    ink = INK if lit else sheet.edge
    return ground + line(sheet.ranks[at], "index", radius * 1.5, across, down + radius * 0.5, ink)


def wall_empty(sheet: PaperSheet, at: int) -> str:
    """Two posts where a wall could be."""
    left, right, _, foot, unit = _wall_measures(sheet, at)
    post = 12 * unit
    body = ""
    for x in (left, right - post):
        body += paper(
            trace("M{} {}V{}h{}V{}Z", x, foot, foot - 82 * unit, post, foot),
            sheet.light,
            sheet.glow,
        )
        body += path(
            trace("M{} {}l{}-{} {} {}Z", x, foot - 82 * unit, post / 2, 14 * unit, post / 2, 14 * unit),
            fill=sheet.edge,
        )
    ground = trace("M{} {}H{}", left + post, foot - 4 * unit, right - post)
    return body + path(ground, stroke=sheet.edge, stroke_width=3 * unit, stroke_dasharray="8 7", opacity=0.7)


def wall_filled(sheet: PaperSheet, at: int) -> str:
    left, right, top, foot, unit = _wall_measures(sheet, at)
    return paper(battlements(left, top, right - left, foot, 4, 13 * unit), sheet.light, sheet.glow) + _joints(sheet, at)


def wall_worn(sheet: PaperSheet, at: int) -> str:
    """A battlement gone, cracks, and rubble at the foot."""
    left, right, top, foot, unit = _wall_measures(sheet, at)
    width = right - left
    broken = trace(
        "M{} {}V{}h{}v{}h{}v{}l{} {} {}-{} {} {} {}-{}H{}V{}h{}V{}Z",
        left,
        foot,
        top,
        width / 7,
        13 * unit,
        width / 7,
        8 * unit,
        width * 0.12,
        14 * unit,
        width * 0.1,
        9 * unit,
        width * 0.11,
        10 * unit,
        width * 0.09,
        16 * unit,
        right - width / 7,
        top + 9 * unit,
        width / 7,
        foot,
    )
    cracks = trace(
        "M{} {}l{} {} {} {} {} {}M{} {}l{} {} {} {}",
        left + width * 0.3,
        top + 26 * unit,
        -7 * unit,
        18 * unit,
        10 * unit,
        14 * unit,
        -8 * unit,
        22 * unit,
        right - 6 * unit,
        foot - 60 * unit,
        -9 * unit,
        16 * unit,
        6 * unit,
        16 * unit,
    )
    body = paper(broken, sheet.light, sheet.glow) + _joints(sheet, at)
    body += path(cracks, fill="none", stroke=sheet.line, stroke_width=2.6 * unit, stroke_linejoin="round", opacity=0.85)
    return body + rubble(sheet, left, right, foot, 6, unit)


def _wall_measures(sheet: PaperSheet, at: int) -> tuple[float, float, float, float, float]:
    x, y, width, height = sheet.boxes[WALL][at]
    unit = height / 101
    return x - 21 * unit, x + width + 19 * unit, y - 26 * unit, y + height + 17 * unit, unit


def _joints(sheet: PaperSheet, at: int) -> str:
    left, right, top, _, unit = _wall_measures(sheet, at)
    rows = "".join(
        trace(
            "M{} {}h{}M{} {}h{}",
            left + 4 * unit,
            top + down * unit,
            12 * unit,
            right - 15 * unit,
            top + (down + 14) * unit,
            11 * unit,
        )
        for down in (40, 72, 104)
    )
    return path(rows, stroke=sheet.colour, stroke_width=2.4 * unit, stroke_linecap="round", opacity=0.7)


def cell_empty(sheet: PaperSheet, at: int) -> str:
    """The portcullis is up."""
    x, y, width, height = sheet.boxes[CELL][at]
    d = arch(x, y, width, height)
    return path(d, fill=sheet.line) + _bars(sheet, at, 0.42) + _gate(sheet, at)


def cell_filled(sheet: PaperSheet, at: int) -> str:
    return path(arch(*sheet.boxes[CELL][at]), fill="#17131a")


def cell_front(sheet: PaperSheet, at: int) -> str:
    return path(arch(*sheet.boxes[CELL][at]), fill="#0b0912", opacity=0.3) + _bars(sheet, at, 1) + _gate(sheet, at)


def _bars(sheet: PaperSheet, at: int, reach: float) -> str:
    x, y, width, height = sheet.boxes[CELL][at]
    lengths = "".join(
        trace("M{} {}V{}", x + width * share, y + height * rise, y + height * reach)
        for share, rise in ((0.2, 0.13), (0.4, 0.02), (0.6, 0.02), (0.8, 0.13))
    )
    cross = trace("M{} {}h{}", x + width * 0.05, y + height * min(0.46, reach * 0.7), width * 0.9)
    return path(lengths, stroke="#0a0a0c", stroke_width=width / 14) + path(
        cross, stroke="#0a0a0c", stroke_width=width / 18
    )


def _gate(sheet: PaperSheet, at: int) -> str:
    width = sheet.boxes[CELL][at][2]
    return path(arch(*sheet.boxes[CELL][at]), fill="none", stroke=sheet.edge, stroke_width=width / 18)
