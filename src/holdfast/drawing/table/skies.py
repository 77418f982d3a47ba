"""Skies, cut from sheets of paper: ring within ring around the brightest place, hills before them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from holdfast.drawing.palette import mix_colours
from holdfast.drawing.svg import box, element, path, trace
from holdfast.drawing.table.paper import layer
from holdfast.kernel.cloth import FROM_MOON

SIZES: Final = {"wide": (1440, 320), "narrow": (375, 288)}
RINGS: Final = 12
MOON: Final = "M31 5A20 20 0 1 0 43 33 16 16 0 0 1 31 5Z"
MOONLIGHT: Final = "#f3f5ff"
SUNLIGHT: Final = "#ffd08a"


def draw_sky(colours: Sequence[str], source: str, cut: str) -> str:
    """A sky from its brightest colour to its darkest; it fills whatever it is put into."""
    width, height = SIZES[cut]
    x, y = (width * 0.91, height * 0.26) if source == FROM_MOON else (width / 2, height * 1.08)
    body = box(0, 0, width, height, fill=colours[-1])
    for ring in range(RINGS):
        share = 1 - ring / RINGS
        reach = share**1.5
        body += element(
            "ellipse",
            cx=x,
            cy=y,
            rx=max(width * 0.72, 420) * reach + 26,
            ry=height * 1.25 * reach + 26,
            fill=_between(colours, share),
        )
    if source == FROM_MOON:
        body += path(MOON, fill=MOONLIGHT, transform=trace("translate({} {})", x - 26, y - 24))
    else:
        body += element("circle", cx=x, cy=height * 0.9, r=height * 0.19, fill=SUNLIGHT)
    body += path(_ridge(width, height, 0.26, 4), fill=_between(colours, 0.72), opacity=0.7)
    body += path(_ridge(width, height, 0.16, 9), fill=_between(colours, 0.9))
    return layer(width, height, body).replace("<svg ", '<svg preserveAspectRatio="xMidYMax slice" ', 1)


def _between(colours: Sequence[str], share: float) -> str:
    """A colour on the way from the first to the last."""
    place = min(share, 1) * (len(colours) - 1)
    at = min(int(place), len(colours) - 2)
    return mix_colours(colours[at], colours[at + 1], place - at)


def _ridge(width: float, height: float, high: float, seed: int) -> str:
    """Hills along the foot of a picture."""
    luck = Random(seed)
    x, foot = 0.0, height * (1 - high * 0.4)
    d = trace("M0 {}V{}", height, foot)
    while x < width:
        step = luck.uniform(0.12, 0.26) * max(width, 600)
        crest, end = height * (1 - high * luck.uniform(0.8, 1.5)), height * (1 - high * luck.uniform(0.3, 0.6))
        d += trace("Q{} {} {} {}", x + step / 2, crest, x + step, end)
        x += step
    return d + trace("V{}Z", height)
