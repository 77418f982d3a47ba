"""Ornaments of playing cards: what surrounds an ace, and signs for courts and jokers where they are small."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from holdfast.drawing.palette import BRASS
from holdfast.drawing.svg import disc, group, number, path, transform

RAYS: Final = 48
INNER: Final = 91
OUTER: Final = (96, 103)
CROWNS: Final = {
    "K": "M-40 30L-48-22-24 2-12-34H12L24 2 48-22 40 30ZM-40 38H40V50H-40Z",
    "Q": "M-38 30L-46-12Q-30 6-22-10Q-10 8 0-26Q10 8 22-10Q30 6 46-12L38 30ZM-38 38H38V48H-38Z",
    "J": "M-44 34Q-48-20 6-22Q40-22 44 8Q20 0 2 20Q-14 34-44 34ZM20-20Q22-50 50-48Q44-34 34-18Z",
}
JESTER: Final = "M-30 40Q-28 14-46 2Q-40-26-14-14Q-10-40 0-44Q10-40 14-14Q40-26 46 2Q28 14 30 40Z"


def ace_ornament(x: float, y: float, colour: str) -> str:
    """A ring of rays, every other one longer."""
    lines = []
    for at in range(RAYS):
        across, down = cos(2 * pi * at / RAYS), sin(2 * pi * at / RAYS)
        end = OUTER[at % 2]
        lines.append(
            f"M{number(x + INNER * across)} {number(y + INNER * down)}"
            f"L{number(x + end * across)} {number(y + end * down)}"
        )
    ring = disc(x, y, INNER - 5, fill="none", stroke=colour, stroke_width=1.2)
    return ring + path("".join(lines), stroke=colour, stroke_width=1.8, stroke_linecap="round")


def court_sign(rank: str, colour: str) -> str:
    """What a court wears, beside its index."""
    return path(CROWNS[rank], transform=transform(192, 84, 0.95), fill=BRASS, stroke=colour, stroke_width=5)


def jester_sign(x: float, y: float, size: float, colour: str) -> str:
    bells = "".join(disc(at, up, 6, fill=BRASS) for at, up in ((-48, 6), (0, -48), (48, 6)))
    cap = path(JESTER, fill=colour) + path("M-32 40H32V50H-32Z", fill=BRASS)
    return group(cap, bells, transform=transform(x, y, size / 100))
