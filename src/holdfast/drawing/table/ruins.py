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
    return _outline(castle) + _first_course(castle) + _scaffold(castle) + _crane(castle)


def _outline(castle: Castle) -> str:
    unit, ground, sheet = castle.unit, castle.ground, castle.sheet
    x, y, wide = castle.tower
    outline = battlements(x, y + 30 * unit, wide, ground, 4, 14 * unit)
    outline += battlements(castle.left, castle.top + 20 * unit, castle.right - castle.left, ground, 8, 13 * unit)
    return path(
        outline,
        fill=sheet.shade,
        fill_opacity=0.35,
        stroke=sheet.edge,
        stroke_width=2 * unit,
        stroke_dasharray="7 6",
        stroke_opacity=0.7,
    )


def _first_course(castle: Castle) -> str:
    x, ground, low = castle.tower[0], castle.ground, _lower_board(castle)
    step = low + 18 * castle.unit
    d = trace("M{} {}V{}H{}V{}H{}V{}Z", x, ground, low, castle.at(0.5), step, castle.at(0.72), ground)
    return paper(d, castle.sheet.colour, castle.sheet.glow)


def _lower_board(castle: Castle) -> float:
    return castle.ground - 52 * castle.unit


def _scaffold(castle: Castle) -> str:
    unit, ground, low = castle.unit, castle.ground, _lower_board(castle) - 8 * castle.unit
    poles = "".join(
        trace("M{} {}V{}", castle.at(share), ground + 2, castle.top + 4 * unit)
        for share in (0.02, 0.28, 0.54, 0.8, 0.98)
    )
    boards = "".join(
        trace("M{} {}H{}", castle.at(-0.04), down, castle.at(1.02)) for down in (low, castle.top + 50 * unit)
    )
    braces = ((castle.at(0.02), castle.at(0.28)), (castle.at(0.54), castle.at(0.8)))
    brace = "".join(trace("M{} {}L{} {}", left, ground, right, low) for left, right in braces)
    wood = group(
        path(brace, stroke_width=3 * unit),
        path(poles, stroke_width=4.5 * unit),
        stroke=DARK_WOOD,
        stroke_linecap="round",
    )
    return wood + path(boards, stroke=WOOD, stroke_width=6 * unit, stroke_linecap="round")


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
    x = castle.tower[0]
    body = "".join(paper(d, sheet.shade, sheet.glow) for d in _far_stumps(castle))
    body += paper(_broken_keep(castle), sheet.colour, sheet.glow) + paper(
        _broken_tower(castle), sheet.light, sheet.glow
    )
    stones = rubble(sheet, x, castle.right, castle.ground + 6 * castle.unit, 22, castle.unit)
    return body + _torn_banner(castle) + stones


def _far_stumps(castle: Castle) -> tuple[str, str]:
    unit, foot = castle.unit, castle.ground - 10 * castle.unit
    left = _scaled(unit, 18, 14, 8, 30, 20, 16, 10, 90)
    right = _scaled(unit, 8, 92, 22, 18, 14, 26, 20, 98)
    return (
        trace("M{} {}V{}l{} {} {}-{} {} {} {} {}Z", castle.at(0.1), foot, castle.top + 34 * unit, *left),
        trace("M{} {}l{}-{} {} {} {}-{} {} {}Z", castle.at(0.7), foot, *right),
    )


def _broken_keep(castle: Castle) -> str:
    """Steps along the keep's top edge, each a share of its length to the right, and so far down or up."""
    unit, ground, slope = castle.unit, castle.ground, castle.right - castle.left
    steps = ((0.1, 10), (0.06, 26), (0.1, 42), (0.12, 18), (0.1, 46), (0.14, 24), (0.12, 34), (0.16, 10))
    edge = [number for right, down in steps for number in (slope * right, down * unit)]
    shape = "M{} {}V{}l{} {} {}-{} {} {} {}-{} {} {} {}-{} {} {} {}-{}L{} {}Z"
    return trace(shape, castle.left, ground, ground - 96 * unit, *edge, castle.right, ground)


def _broken_tower(castle: Castle) -> str:
    """The same of the tower."""
    unit, ground = castle.unit, castle.ground
    x, y, wide = castle.tower
    steps = ((0.2, 12), (0.1, 24), (0.22, 52), (0.2, 10), (0.14, 58))
    edge = [number for right, down in steps for number in (wide * right, down * unit)]
    shape = "M{} {}V{}l{} {} {}-{} {} {} {}-{} {} {}L{} {}Z"
    return trace(shape, x, ground, y + 56 * unit, *edge, x + wide, ground)


def _torn_banner(castle: Castle) -> str:
    unit = castle.unit
    cloth = trace("M0 0h{}v{}l-{} {}-{}-{}-{} {}-{}-{}Z", *_scaled(unit, 58, 52, 14, 14, 12, 8, 16, 12, 16, 20))
    place = trace("translate({} {}) rotate(20)", castle.tower[0] + 26 * unit, castle.ground - 86 * unit)
    return group(path(cloth, fill="#cfc6b2"), transform=place)


def _scaled(unit: float, *numbers: float) -> list[float]:
    return [number * unit for number in numbers]


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
