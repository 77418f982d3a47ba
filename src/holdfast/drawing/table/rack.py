"""A system that runs: a line from its plan to its flag, over a rail of sockets."""

from __future__ import annotations

from holdfast.drawing.svg import box, disc, path, trace
from holdfast.drawing.table.paper import PaperSheet, paper, rounded
from holdfast.kernel.scenery import RAIL, SLOT


def standing(sheet: PaperSheet) -> str:
    """The line lies behind the cards; what is not laid yet is broken."""
    plan, row = sheet.boxes[SLOT][0], sheet.boxes[RAIL][0]
    middle = row[1] + row[3] / 2
    start, end = plan[0] + plan[2] * 0.8, row[0] + row[2] - 26
    wire = path(
        trace("M{} {}H{}", start, middle, end),
        stroke=sheet.mark,
        stroke_width=6,
        stroke_dasharray="8 7",
        opacity=0.55,
    )
    return _floor(sheet, plan[0], row) + wire + _flag(sheet, end, middle)


def _floor(sheet: PaperSheet, left: int, row: tuple[int, int, int, int]) -> str:
    foot = row[1] + row[3] + 30
    length = row[0] + row[2] - left
    board = paper(rounded(left - 6, foot, length + 12, 12, 4), sheet.shade, sheet.glow)
    sockets = "".join(
        disc(left + 10 + 12 * at, foot + 6, 1.7, fill=sheet.light, opacity=0.8) for at in range((length - 12) // 12)
    )
    return board + box(left - 6, foot, length + 12, 3, rx=1.5, fill=sheet.colour) + sockets


def _flag(sheet: PaperSheet, x: float, middle: float) -> str:
    pole = trace("M{} {}V{}", x, middle + 30, middle - 46)
    cloth = trace("M{} {}h26l-6 9 6 9h-26Z", x, middle - 44)
    prompt = trace("M{} {}l4 4-4 4M{} {}h6", x + 6, middle - 39, x + 12, middle - 30)
    ink = path(
        prompt, fill="none", stroke=sheet.shade, stroke_width=1.8, stroke_linecap="round", stroke_linejoin="round"
    )
    return path(pole, stroke=sheet.mark, stroke_width=3, stroke_linecap="round") + path(cloth, fill=sheet.mark) + ink


def shipped(sheet: PaperSheet) -> str:
    """The whole line is lit, and a second flag flies."""
    plan, row = sheet.boxes[SLOT][0], sheet.boxes[RAIL][0]
    middle = row[1] + row[3] / 2
    start, end = plan[0] + plan[2] * 0.8, row[0] + row[2] - 26
    d = trace("M{} {}H{}", start, middle, end)
    lit = "".join(
        path(d, stroke="#57e07a", stroke_width=wide, opacity=bright) for wide, bright in ((22, 0.1), (14, 0.2), (7, 1))
    )
    return _floor(sheet, plan[0], row) + lit + _flag(sheet, end, middle)
