"""Card backs: the mark in the game's accent, another pattern for each sort of back."""

from __future__ import annotations

from typing import Final

from holdfast.drawing.card import HEIGHT, MIDDLE, WIDTH, ground
from holdfast.drawing.emblems import draw_emblem
from holdfast.drawing.mark import mark
from holdfast.drawing.palette import mix_colours
from holdfast.drawing.svg import Attribute, box, disc, number, path, picture
from holdfast.kernel import INK, PARCHMENT

CENTRE: Final = HEIGHT / 2
MARGIN: Final = 13
RIM: Final = MARGIN + 14
"""Where the pattern may begin."""
ROW: Final = 22
TOOTH: Final = 11


DARKER: Final = (0, 0.45, 0.2, 0.6, 0.3, 0.7, 0.1, 0.5, 0.4)
"""How much darker than the accent each sort of back is."""


def draw_back(title: str, accent: str, motif: str, sort: int) -> str:
    """The back of a sort of cards, counted from 0. The first carries the mark; others the game's motif in a medal."""
    panel = mix_colours(accent, INK, DARKER[sort])
    line = mix_colours(panel, PARCHMENT, 0.15)
    return picture(
        WIDTH,
        HEIGHT,
        title,
        ground(),
        _frame(MARGIN, fill=panel),
        _lattice(line) if sort % 2 else _walls(line),
        _frame(MARGIN + 6, fill="none", stroke=mix_colours(panel, PARCHMENT, 0.5), stroke_width=1.6),
        _medal(panel, motif) if sort else _castle(panel),
    )


def _frame(margin: float, **attributes: Attribute) -> str:
    return box(margin, margin, WIDTH - 2 * margin, HEIGHT - 2 * margin, rx=6, **attributes)


def _castle(panel: str) -> str:
    return disc(MIDDLE, CENTRE, 72, fill=panel) + mark(MIDDLE, CENTRE, 116, PARCHMENT, panel)


def _medal(panel: str, motif: str) -> str:
    ring = disc(MIDDLE, CENTRE, 59, fill="none", stroke=panel, stroke_width=2)
    return disc(MIDDLE, CENTRE, 66, fill=PARCHMENT) + ring + draw_emblem(motif, MIDDLE, CENTRE, 78, panel, 5)


def _walls(colour: str) -> str:
    """Row above row of battlements, each with its teeth over the gaps of the next."""
    room_across, room_down = WIDTH - 2 * RIM, HEIGHT - 2 * RIM
    rows = (room_down - TOOTH) // ROW + 1
    foot = (HEIGHT - (rows - 1) * ROW + TOOTH) / 2
    most = (room_across + TOOTH) // (2 * TOOTH)
    walls = []
    for at in range(rows):
        teeth = most - at % 2
        start = MIDDLE - (teeth * 2 - 1) * TOOTH / 2
        wall = f"h{TOOTH}".join([f"v-{TOOTH}h{TOOTH}v{TOOTH}"] * teeth)
        walls.append(f"M{number(start)} {number(foot + ROW * at)}{wall}")
    return path("".join(walls), fill="none", stroke=colour, stroke_width=2.4)


def _lattice(colour: str) -> str:
    """Crossing lines, cut off at the rim."""
    low_x, high_x, low_y, high_y = RIM, WIDTH - RIM, RIM, HEIGHT - RIM
    lines = []
    for start in range(low_x - (high_y - low_y), high_x, 20):
        from_x, to_x = max(start, low_x), min(start + high_y - low_y, high_x)
        if to_x - from_x > 4:
            from_y, to_y = low_y + from_x - start, low_y + to_x - start
            lines.append(f"M{from_x} {from_y}L{to_x} {to_y}M{from_x} {HEIGHT - from_y}L{to_x} {HEIGHT - to_y}")
    return path("".join(lines), fill="none", stroke=colour, stroke_width=2)
