"""A castle before it is built and after it fell."""

from __future__ import annotations

from random import Random

from holdfast.drawing.palette import BRASS
from holdfast.drawing.svg import box, group, path, trace
from holdfast.drawing.table.castle import Castle
from holdfast.drawing.table.paper import PaperSheet, battlements, paper

WOOD = "#b98a52"
DARK_WOOD = "#7d5a30"


def missing(sheet: PaperSheet) -> str:
    """Scaffolding around the outline of what may stand here one day."""
    castle = Castle(sheet)
    unit, ground = castle.unit, castle.ground
    x, y, wide = castle.tower
    outline = battlements(x, y + 30 * unit, wide, ground, 4, 14 * unit)
    outline += battlements(castle.left, castle.top + 20 * unit, castle.right - castle.left, ground, 8, 13 * unit)
    plan = path(
        outline,
        fill=sheet.shade,
        fill_opacity=0.35,
        stroke=sheet.edge,
        stroke_width=2 * unit,
        stroke_dasharray="7 6",
        stroke_opacity=0.7,
    )
    low = ground - 52 * unit
    course = paper(
        trace("M{} {}V{}H{}V{}H{}V{}Z", x, ground, low, castle.at(0.5), low + 18 * unit, castle.at(0.72), ground),
        sheet.colour,
        sheet.glow,
    )
    poles = "".join(
        trace("M{} {}V{}", castle.at(share), ground + 2, castle.top + 4 * unit)
        for share in (0.02, 0.28, 0.54, 0.8, 0.98)
    )
    boards = "".join(
        trace("M{} {}H{}", castle.at(-0.04), down, castle.at(1.02)) for down in (low - 8 * unit, castle.top + 50 * unit)
    )
    brace = trace(
        "M{} {}L{} {}M{} {}L{} {}",
        castle.at(0.02),
        ground,
        castle.at(0.28),
        low - 8 * unit,
        castle.at(0.54),
        ground,
        castle.at(0.8),
        low - 8 * unit,
    )
    wood = group(
        path(brace, stroke_width=3 * unit),
        path(poles, stroke_width=4.5 * unit),
        stroke=DARK_WOOD,
        stroke_linecap="round",
    )
    planks = path(boards, stroke=WOOD, stroke_width=6 * unit, stroke_linecap="round")
    return plan + course + wood + planks + _crane(castle)


def _crane(castle: Castle) -> str:
    unit, foot, x = castle.unit, castle.ground, castle.at(0.4)
    top = castle.top - 40 * unit
    arm = trace(
        "M{} {}V{}L{} {}M{} {}L{} {}",
        x,
        foot,
        top,
        x + 70 * unit,
        top + 18 * unit,
        x,
        top + 40 * unit,
        x + 34 * unit,
        top + 9 * unit,
    )
    rope = trace("M{} {}v{}", x + 66 * unit, top + 17 * unit, 42 * unit)
    stone = box(x + 52 * unit, top + 58 * unit, 28 * unit, 17 * unit, rx=2.5 * unit, fill=castle.sheet.edge)
    return (
        path(arm, fill="none", stroke=DARK_WOOD, stroke_width=5 * unit, stroke_linejoin="round")
        + path(rope, stroke=BRASS, stroke_width=1.6 * unit)
        + stone
    )


def fallen(sheet: PaperSheet) -> str:
    """What is left: stumps of towers, a torn banner, rubble."""
    castle = Castle(sheet)
    unit, ground = castle.unit, castle.ground
    x, y, wide = castle.tower
    far = (
        trace(
            "M{} {}V{}l{} {} {}-{} {} {} {} {}Z",
            castle.at(0.1),
            ground - 10 * unit,
            castle.top + 34 * unit,
            18 * unit,
            14 * unit,
            8 * unit,
            30 * unit,
            20 * unit,
            16 * unit,
            10 * unit,
            90 * unit,
        ),
        trace(
            "M{} {}l{}-{} {} {} {}-{} {} {}Z",
            castle.at(0.7),
            ground - 10 * unit,
            8 * unit,
            92 * unit,
            22 * unit,
            18 * unit,
            14 * unit,
            26 * unit,
            20 * unit,
            98 * unit,
        ),
    )
    slope = castle.right - castle.left
    keep = trace(
        "M{} {}V{}l{} {} {}-{} {} {} {}-{} {} {} {}-{} {} {} {}-{}L{} {}Z",
        castle.left,
        ground,
        ground - 96 * unit,
        slope * 0.1,
        10 * unit,
        slope * 0.06,
        26 * unit,
        slope * 0.1,
        42 * unit,
        slope * 0.12,
        18 * unit,
        slope * 0.1,
        46 * unit,
        slope * 0.14,
        24 * unit,
        slope * 0.12,
        34 * unit,
        slope * 0.16,
        10 * unit,
        castle.right,
        ground,
    )
    tower = trace(
        "M{} {}V{}l{} {} {}-{} {} {} {}-{} {} {}L{} {}Z",
        x,
        ground,
        y + 56 * unit,
        wide * 0.2,
        12 * unit,
        wide * 0.1,
        24 * unit,
        wide * 0.22,
        52 * unit,
        wide * 0.2,
        10 * unit,
        wide * 0.14,
        58 * unit,
        x + wide,
        ground,
    )
    body = "".join(paper(d, sheet.shade, sheet.glow) for d in far)
    body += paper(keep, sheet.colour, sheet.glow) + paper(tower, sheet.light, sheet.glow)
    cloth = trace(
        "M0 0h{}v{}l-{} {}-{}-{}-{} {}-{}-{}Z",
        58 * unit,
        52 * unit,
        14 * unit,
        14 * unit,
        12 * unit,
        8 * unit,
        16 * unit,
        12 * unit,
        16 * unit,
        20 * unit,
    )
    torn = group(
        path(cloth, fill="#cfc6b2"),
        transform=trace("translate({} {}) rotate(20)", x + 26 * unit, ground - 86 * unit),
    )
    return body + torn + rubble(sheet, x, castle.right, ground + 6 * unit, 22, unit)


def rubble(sheet: PaperSheet, left: float, right: float, foot: float, many: int, unit: float) -> str:
    luck = Random(many)
    stones = []
    for _ in range(many):
        x, size = luck.uniform(left, right - 20 * unit), luck.uniform(11, 26) * unit
        turn = trace("rotate({} {} {})", luck.randint(-24, 24), x, foot)
        fill = luck.choice((sheet.colour, sheet.light, sheet.shade))
        stones.append(
            box(x, foot - size * luck.uniform(0.5, 0.9), size, size * 0.6, rx=2 * unit, fill=fill, transform=turn)
        )
    return "".join(stones)
