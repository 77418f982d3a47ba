"""Card backs: the mark in the game's accent, another pattern for each sort of back."""

from __future__ import annotations

from typing import Final

from holdfast.drawing.card import EDGE, HEIGHT, MIDDLE, RADIUS, WIDTH, ground
from holdfast.drawing.mark import mark
from holdfast.drawing.palette import BRASS, mixed
from holdfast.drawing.svg import box, disc, path, picture
from holdfast.drawing.text_cards import drawn
from holdfast.kernel import INK, PARCHMENT

MARGIN: Final = 13
ROW: Final = 22
TOOTH: Final = 11


def draw_back(title: str, accent: str, motif: str, number: int) -> str:
    """The back of a sort of cards, counted from 0. The first carries the mark; others the game's motif in a medal."""
    panel = accent if number == 0 else mixed(accent, INK, 0.45)
    field = box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, rx=RADIUS * 0.6, fill=panel)
    pattern = _walls(mixed(panel, PARCHMENT, 0.14)) if number % 2 == 0 else _lattice(mixed(panel, PARCHMENT, 0.16))
    rim = box(
        MARGIN + 6, MARGIN + 6, WIDTH - 2 * MARGIN - 12, HEIGHT - 2 * MARGIN - 12,
        rx=RADIUS * 0.4, fill="none", stroke=mixed(panel, PARCHMENT, 0.5), stroke_width=1.6,
    )  # fmt: skip
    return picture(WIDTH, HEIGHT, title, ground(PARCHMENT, EDGE), field, pattern, rim, _middle(panel, motif, number))


def _middle(panel: str, motif: str, number: int) -> str:
    if number == 0 or not motif:
        halo = disc(MIDDLE, HEIGHT / 2, 72, fill=panel)
        return halo + mark(MIDDLE, HEIGHT / 2, 116, PARCHMENT, panel if number == 0 else BRASS)
    medal = disc(MIDDLE, HEIGHT / 2, 66, fill=PARCHMENT) + disc(
        MIDDLE, HEIGHT / 2, 59, fill="none", stroke=panel, stroke_width=2
    )
    return medal + drawn(motif, MIDDLE, HEIGHT / 2, 78, panel, 5)


def _walls(colour: str) -> str:
    """Row above row of battlements, inside the rim."""
    rows = []
    left, right, top = MARGIN + 15, WIDTH - MARGIN - 15, MARGIN + 24
    for at in range((HEIGHT - 2 * top) // ROW + 1):
        start = left + (TOOTH if at % 2 else 0)
        teeth = int((right - start) // (2 * TOOTH))
        rows.append(f"M{start} {top + ROW * at}" + f"v-{TOOTH}h{TOOTH}v{TOOTH}h{TOOTH}" * teeth)
    return path("".join(rows), fill="none", stroke=colour, stroke_width=2.4)


def _lattice(colour: str) -> str:
    """Crossing lines, cut off at the rim."""
    low_x, high_x, low_y, high_y = MARGIN + 14, WIDTH - MARGIN - 14, MARGIN + 14, HEIGHT - MARGIN - 14
    lines = []
    for start in range(low_x - (high_y - low_y), high_x, 20):
        from_x, to_x = max(start, low_x), min(start + high_y - low_y, high_x)
        if to_x - from_x > 4:
            from_y, to_y = low_y + from_x - start, low_y + to_x - start
            lines.append(f"M{from_x} {from_y}L{to_x} {to_y}M{from_x} {HEIGHT - from_y}L{to_x} {HEIGHT - to_y}")
    return path("".join(lines), fill="none", stroke=colour, stroke_width=2)
