"""The windows of frames, one shape for each sort of cards: outlines from left, top to right, foot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from holdfast.drawing.svg import number


@dataclass(frozen=True)
class Opening:
    """Where a window is cut, and how deep its edge is shaped."""

    left: float
    top: float
    right: float
    foot: float
    depth: float

    @property
    def wide(self) -> float:
        return self.right - self.left

    @property
    def middle(self) -> float:
        return (self.left + self.right) / 2

    @property
    def crown(self) -> str:
        """A straight upper edge with round corners, from left to right."""
        return f"M{n(self.left)} {n(self.top + 5)}q0-5 5-5H{n(self.right - 5)}q5 0 5 5"


def n(value: float) -> str:
    return number(round(value, 2))


def _closed(*points: tuple[float, float]) -> str:
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + "Z"


def _plain(at: Opening) -> str:
    return f"M{n(at.left)} {n(at.top)}H{n(at.right)}V{n(at.foot)}H{n(at.left)}Z"


def _teeth(at: Opening) -> str:
    step = at.wide / 16
    tooth = f"l{n(-step)} {n(at.depth)}l{n(-step)} {n(-at.depth)}"
    return f"{at.crown}V{n(at.foot - at.depth)}{tooth * 8}Z"


def _shield(at: Opening) -> str:
    """Low in the middle, like the foot of a shield."""
    side, shoulder, bow = at.foot - 2 * at.depth, at.foot - at.depth, at.depth * 2.5
    return (
        f"{at.crown}V{n(side)}Q{n(at.right)} {n(shoulder)} {n(at.right - 3 * at.depth)} {n(shoulder)}"
        f"Q{n(at.middle + bow)} {n(shoulder)} {n(at.middle)} {n(at.foot)}"
        f"Q{n(at.middle - bow)} {n(shoulder)} {n(at.left + 3 * at.depth)} {n(shoulder)}"
        f"Q{n(at.left)} {n(shoulder)} {n(at.left)} {n(side)}Z"
    )


def _chamfer(at: Opening) -> str:
    """Three corners cut off; the medal lies on the fourth."""
    c = 1.8 * at.depth
    return _closed(
        (at.left, at.top),
        (at.right - c, at.top),
        (at.right, at.top + c),
        (at.right, at.foot - c),
        (at.right - c, at.foot),
        (at.left + c, at.foot),
        (at.left, at.foot - c),
    )


def _arch(at: Opening) -> str:
    c = 3.4 * at.depth
    return (
        f"M{n(at.left)} {n(at.top + c)}Q{n(at.left)} {n(at.top)} {n(at.left + 1.6 * c)} {n(at.top)}"
        f"H{n(at.right - 1.6 * c)}Q{n(at.right)} {n(at.top)} {n(at.right)} {n(at.top + c)}"
        f"V{n(at.foot)}H{n(at.left)}Z"
    )


def _waves(at: Opening) -> str:
    step = at.wide / 13
    crests = (f"q{n(-step / 2)} {n(-at.depth if each % 2 else at.depth)} {n(-step)} 0" for each in range(13))
    return f"{at.crown}V{n(at.foot - at.depth / 2)}{''.join(crests)}Z"


def _hexagon(at: Opening) -> str:
    c = 2 * at.depth
    return _closed(
        (at.left, at.top),
        (at.right - 1.6 * c, at.top),
        (at.right, at.top + c),
        (at.right, at.foot - c),
        (at.right - 1.6 * c, at.foot),
        (at.left + 1.6 * c, at.foot),
        (at.left, at.foot - c),
    )


def _steps(at: Opening) -> str:
    c = n(at.depth * 0.9)
    back, two = n(-at.depth * 0.9), at.depth * 1.8
    return (
        f"M{n(at.left)} {n(at.top)}H{n(at.right - two)}v{c}h{c}v{c}h{c}V{n(at.foot - two)}h{back}v{c}h{back}v{c}"
        f"H{n(at.left + two)}v{back}h{back}v{back}h{back}Z"
    )


def _page(at: Opening) -> str:
    """A sheet with one corner folded."""
    c = fold(at.depth)
    return f"M{n(at.left)} {n(at.top)}H{n(at.right - c)}L{n(at.right)} {n(at.top + c)}V{n(at.foot)}H{n(at.left)}Z"


def _ticket(at: Opening) -> str:
    """Three corners punched."""
    c = 1.5 * at.depth
    arc = f"a{n(c)} {n(c)} 0 0 0 "
    return (
        f"M{n(at.left)} {n(at.top)}H{n(at.right - c)}{arc}{n(c)} {n(c)}V{n(at.foot - c)}{arc}{n(-c)} {n(c)}"
        f"H{n(at.left + c)}{arc}{n(-c)} {n(-c)}Z"
    )


def fold(depth: float) -> float:
    """How large the folded corner of a page is."""
    return 2.6 * depth


WINDOWS: Final[Mapping[str, Callable[[Opening], str]]] = {
    "plain": _plain,
    "teeth": _teeth,
    "shield": _shield,
    "chamfer": _chamfer,
    "arch": _arch,
    "waves": _waves,
    "hexagon": _hexagon,
    "steps": _steps,
    "page": _page,
    "ticket": _ticket,
}


def window(name: str, at: Opening) -> str:
    return WINDOWS.get(name, _plain)(at)
