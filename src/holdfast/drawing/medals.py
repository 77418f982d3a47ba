"""Medals that carry a type's emblem, and patterns that run along a frame: another shape for each sort of cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from holdfast.drawing.svg import Attribute, number, path
from holdfast.scenery.shapes import box, disc, polygon, regular, star

MEDALS: Final[Mapping[str, str]] = {
    "blade": polygon((0, -25), (22, 0), (0, 25), (-22, 0)),
    "shield": "M0-22C8-18 14-17 20-17V0C20 12 10 19 0 23-10 19-20 12-20 0V-17C-14-17-8-18 0-22Z",
    "octagon": regular(8, 21, 0.5),
    "hexagon": regular(6, 22, 0.5),
    "star": star(0, 0, 23, 10, 0.84),
    "disc": disc(0, 0, 20),
    "square": box(-19, -19, 38, 38, 2),
    "page": "M-17-21H9L17-13V21H-17Z",
    "sun": star(0, 0, 24, 8, 0.78),
}
NARROW: Final = {"blade", "page", "hexagon"}
"""Medals that leave less room for an emblem."""


@dataclass(frozen=True)
class Pattern:
    """What is repeated every `step` units, in a band from about 15 to 30."""

    step: float
    drawn: Callable[[float], str]
    pen: float = 0
    """Without a pen shapes are filled."""


PATTERNS: Final[Mapping[str, Pattern]] = {
    "slashes": Pattern(8, lambda x: f"M{number(x)} 30l6-16h4l-6 16Z"),
    "scales": Pattern(
        10,
        lambda x: f"M{number(x)} 15a5 5 0 0 0 10 0M{number(x)} 24a5 5 0 0 0 10 0M{number(x - 5)} 19.5a5 5 0 0 0 10 0",
        1.5,
    ),
    "circuit": Pattern(24, lambda x: f"M{number(x)} 28h5l7-10h7l5 10{disc(x + 3, 20, 2)}{disc(x + 15.5, 26, 2)}", 1.5),
    "stars": Pattern(13, lambda x: star(x + 5, 22, 5)),
    "waves": Pattern(14, lambda x: "".join(f"M{number(x)} {y}q3.5-5 7 0t7 0" for y in (17, 23, 29)), 1.5),
    "hexagons": Pattern(14, lambda x: f"M{number(x)} 18.5l6-3.5 6 3.5v7l-6 3.5-6-3.5Z", 1.5),
    "bricks": Pattern(
        14,
        lambda x: (
            "".join(f"M{number(x)} {y}h14" for y in (15, 20, 25, 30))
            + f"M{number(x + 3)} 15v5M{number(x + 10)} 20v5M{number(x + 3)} 25v5"
        ),
        1.2,
    ),
    "lines": Pattern(5, lambda x: f"M{number(x)} 15v14", 1.6),
    "lozenges": Pattern(11, lambda x: f"M{number(x)} 22l5-7 5 7-5 7Z"),
    "grid": Pattern(6, lambda x: f"M{number(x)} 16v12M{number(x)} 16h6M{number(x)} 22h6M{number(x)} 28h6", 0.9),
}
GRID: Final = PATTERNS["grid"]


def band(name: str, left: float, right: float, colour: str, down: float = 0, *, centred: bool = False) -> str:
    """A pattern from right to left as often as it fits; centred, it stands in the middle of its room."""
    pattern = PATTERNS.get(name, GRID)
    count = max(0, int((right - left - 5) // pattern.step))
    if not count:
        return ""
    end = right - ((right - left - count * pattern.step) / 2 if centred else 0)
    look: dict[str, Attribute] = {"fill": colour}
    if pattern.pen:
        look = {"fill": "none", "stroke": colour, "stroke_width": pattern.pen}
    if down:
        look["transform"] = f"translate(0 {number(down)})"
    return path("".join(pattern.drawn(end - pattern.step * (at + 1)) for at in range(count)), **look)
