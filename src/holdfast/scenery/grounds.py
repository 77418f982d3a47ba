"""What lies behind a scene, made by rules: sky, light, walls, water, floors."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from holdfast.scenery.scene import Part
from holdfast.scenery.shapes import box, disc, polygon, short

LEFT, TOP, WIDE, HIGH = -126, -84, 252, 180
"""What a ground covers: more than any window shows."""
FOOT: Final = TOP + HIGH
FAR: Final = 210


def sky(tone: str) -> Part:
    return ((tone, box(LEFT, TOP, WIDE, HIGH)),)


def rings(x: float, y: float, *steps: tuple[float, str]) -> Part:
    """Light around a lamp, in flat steps from outside in: each a radius and a tone."""
    return tuple((tone, disc(x, y, radius)) for radius, tone in steps)


def rays(x: float, y: float, count: int, tone: str, reach: float = FAR, turn: float = 0) -> Part:
    return ((tone, "".join(_ray(x, y, 2 * pi * at / count + turn, pi / count, reach) for at in range(count))),)


def _ray(x: float, y: float, angle: float, wide: float, reach: float) -> str:
    ends = ((x + reach * cos(side), y + reach * sin(side)) for side in (angle, angle + wide))
    return polygon((x, y), *ends)


def hexes(tone: str, radius: float = 15, pen: float = 1.6) -> Part:
    """A honeycomb."""
    wide = radius * 3**0.5
    cells = [(at * wide + (row % 2) * wide / 2, row * radius * 1.5) for row in range(-4, 5) for at in range(-5, 6)]
    seen = [(x, y) for x, y in cells if abs(x) < 116 + radius and abs(y) < 78 + radius]
    return ((tone, "".join(_cell(x, y, radius, wide) for x, y in seen), pen),)


def _cell(x: float, y: float, radius: float, wide: float) -> str:
    """The half of a cell that its neighbours do not draw."""
    left, right, half = short(x - wide / 2), short(x + wide / 2), radius / 2
    return f"M{left} {short(y - half)}L{short(x)} {short(y - radius)}L{right} {short(y - half)}V{short(y + half)}"


def grid(tone: str, step: float = 12, pen: float = 0.7) -> Part:
    """Squared paper."""
    across = "".join(f"M-120 {short(at * step)}h240" for at in range(-6, 7))
    down = "".join(f"M{short(at * step)}-80v160" for at in range(-9, 10))
    return ((tone, across + down, pen),)


def arches(tone: str, *radii: float, y: float = 74, pen: float = 9) -> Part:
    bows = (f"M{short(-r)} {short(y)}A{short(r)} {short(r)} 0 0 1 {short(r)} {short(y)}" for r in radii)
    return ((tone, "".join(bows), pen),)


def bricks(tone: str, x: float, y: float, width: float, height: float, row: float = 9, pen: float = 1.3) -> Part:
    rows = range(int(-(-height // row)))
    return ((tone, "".join(_course(x, y, width, height, row, at) for at in rows), pen),)


def _course(x: float, y: float, width: float, height: float, row: float, at: int) -> str:
    """One course of bricks, its joints over the middles of those below."""
    top, high = y + at * row, min(row, height - at * row)
    first = row * (1 if at % 2 else 2)
    joints = (x + first + 2 * row * each for each in range(int((width - first) // (2 * row)) + 1))
    upright = "".join(f"M{short(joint)} {short(top)}v{short(high)}" for joint in joints if joint < x + width)
    return f"M{short(x)} {short(top)}h{short(width)}{upright}"


def sea(tone: str, y: float, wave: float = 24, high: float = 5, shift: float = 0) -> Part:
    """Water to the foot of the window, with round crests."""
    start = LEFT - 6 + shift
    crest = f"q{short(wave / 4)}-{short(high)} {short(wave / 2)} 0" + f"t{short(wave / 2)} 0" * int(270 / wave)
    return ((tone, f"M{short(start)} {short(y)}{crest}V{FOOT}H{LEFT - 6}Z"),)


def floor(tone: str, side: float = 64, middle: float = 52) -> Part:
    """Ground to the foot of the window, somewhat higher in its middle."""
    return ((tone, f"M{LEFT} {FOOT}V{short(side)}Q0 {short(middle)} {-LEFT} {short(side)}V{FOOT}Z"),)
