"""Layers of paper: flat shapes with a soft shadow, and what is cut from them again and again.

Shadows are strokes below a shape, each wider and fainter, because a filter would need an id and costs frames.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from holdfast.drawing.svg import Attribute, element, group, path, trace

SHADOWS: Final = ((2, 0.2), (6, 0.1), (11, 0.06))
"""How wide each stroke is and how much it darkens."""
FALL: Final = 3
"""How far a shadow lies below its shape."""
LAMPLIGHT: Final = "#ffcf70"
HALO: Final = ((20, 0.1), (12, 0.14), (6, 0.2))


@dataclass(frozen=True)
class PaperSheet:
    """A scene to be drawn: its size, the boxes of its places and gauges, and the colours of its paper."""

    width: int
    height: int
    boxes: Mapping[str, Sequence[tuple[int, int, int, int]]]
    """Of places by kind, of gauges by kind."""
    shade: str
    colour: str
    light: str
    edge: str
    line: str
    """What is darkest: lines and openings."""
    mark: str
    """What stands out against the cloth."""
    glow: float = 1
    """How strong shadows and lamps are: less by day."""
    ranks: tuple[str, ...] = ()
    """What is written below windows."""


def layer(width: float, height: float, *inside: str) -> str:
    """A picture that says nothing by itself: it is laid over others of its size."""
    return element(
        "svg",
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=trace("0 0 {} {}", width, height),
        aria_hidden="true",
    )


def paper(d: str, fill: str, strength: float = 1, **attributes: Attribute) -> str:
    """A shape with its shadow."""
    filled: dict[str, Attribute] = {"fill": "#000", "fill_opacity": 0.25 * strength}
    shadow = "".join(
        path(d, stroke_width=wide, stroke_opacity=dark * strength, **(filled if at == 0 else {"fill": "none"}))
        for at, (wide, dark) in enumerate(SHADOWS)
    )
    below = group(shadow, transform=f"translate(0 {FALL})", stroke="#000", stroke_linejoin="round")
    return below + path(d, fill=fill, **attributes)


def halo(d: str, strength: float) -> str:
    """Lamplight around a shape."""
    rings = "".join(path(d, stroke_width=wide, stroke_opacity=bright * strength) for wide, bright in HALO)
    return group(rings, fill="none", stroke=LAMPLIGHT, stroke_linejoin="round")


def battlements(x: float, y: float, width: float, foot: float, teeth: int, depth: float) -> str:
    """A wall with teeth along its top, from its top left corner down to its foot."""
    unit = width / (2 * teeth - 1)
    d = trace("M{} {}V{}", x, foot, y)
    for at in range(teeth):
        left = x + 2 * at * unit
        d += trace("H{}", left + unit)
        if at < teeth - 1:
            d += trace("V{}H{}V{}", y + depth, left + 2 * unit, y)
    return d + trace("V{}Z", foot)


def arch(x: float, y: float, width: float, height: float) -> str:
    """An opening with a round top."""
    radius = width / 2
    return trace(
        "M{} {}V{}A{} {} 0 0 1 {} {}V{}Z",
        x,
        y + height,
        y + width / 2,
        radius,
        radius,
        x + width,
        y + width / 2,
        y + height,
    )


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """A rectangle with round corners, as a path."""
    corner, across, down = radius, width - 2 * radius, height - 2 * radius
    turn = trace("a{} {} 0 0 1", corner, corner)
    return (
        trace("M{} {}h{}", x + radius, y, across)
        + turn
        + trace(" {} {}v{}", corner, corner, down)
        + turn
        + trace("-{} {}h-{}", corner, corner, across)
        + turn
        + trace("-{}-{}v-{}", corner, corner, down)
        + turn
        + trace(" {}-{}Z", corner, corner)
    )
