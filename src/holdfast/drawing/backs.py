"""Card backs: the mark in the game's accent, another pattern for each sort of back."""

from __future__ import annotations

from typing import Final

from holdfast.drawing.card import LARGE, MIDDLE, SLIP, SLIP_HEIGHT, WIDTH, card
from holdfast.drawing.emblems import draw_emblem
from holdfast.drawing.faces import UnknownPicture, accent, check_cut, motif, sheet_of
from holdfast.drawing.mark import mark
from holdfast.drawing.palette import mix_colours, without_colour
from holdfast.drawing.sheet import POKER, Sheet, Trim
from holdfast.drawing.svg import Attribute, box, disc, number, path
from holdfast.kernel import INK, PARCHMENT
from holdfast.words import Words

MARGIN: Final = 13
RIM: Final = MARGIN + 14
"""Where the pattern may begin."""
ROW: Final = 22
TOOTH: Final = 11
DARKER: Final = (0, 0.45, 0.2, 0.6, 0.3, 0.7, 0.1, 0.5, 0.4)
"""How much darker than the accent each sort of back is."""
SLIP_SHEET: Final = Sheet(Trim(WIDTH, SLIP_HEIGHT))


def draw_back(
    words: Words,
    code: int,
    cut: str = LARGE,
    *,
    trim: Trim = POKER,
    bleed: float = 0,
    light: bool = False,
    grey: bool = False,
) -> str:
    """The back of a sort of cards, by its code from 1. The first carries the mark; others the game's motif in a medal.

    `trim`, `bleed`, `light` and `grey` are as for faces; backs differ only where a cut is a slip.
    """
    check_cut(cut)
    if not 1 <= code <= len(DARKER):
        raise UnknownPicture("number_from_1", name=str(code), most=len(DARKER))
    sheet = SLIP_SHEET if cut == SLIP else sheet_of(trim, bleed, light=light)
    panel = mix_colours(accent(words.game), INK, DARKER[code - 1])
    drawn = _back(words.say("hidden-card"), panel, motif(words) if code > 1 else "", sheet, code)
    return without_colour(drawn) if grey else drawn


def _back(title: str, panel: str, motif: str, sheet: Sheet, code: int) -> str:
    line = mix_colours(panel, PARCHMENT, 0.15)
    x, y = sheet.trim.width / 2, sheet.trim.height / 2
    if cut_is_slip(sheet):
        return card(
            title,
            box(4, 4, WIDTH - 8, SLIP_HEIGHT - 8, rx=6, fill=panel),
            mark(MIDDLE, y, 42, PARCHMENT, panel),
            sheet=sheet,
        )
    size = min(1, sheet.trim.width / WIDTH)
    return card(
        title,
        _frame(sheet, MARGIN, fill=panel),
        _walls(line, sheet) if code % 2 else _lattice(line, sheet),
        _frame(sheet, MARGIN + 6, fill="none", stroke=mix_colours(panel, PARCHMENT, 0.5), stroke_width=1.6),
        _medal(panel, motif, x, y, size) if motif else _castle(panel, x, y, size),
        sheet=sheet,
    )


def cut_is_slip(sheet: Sheet) -> bool:
    return sheet is SLIP_SHEET


def _frame(sheet: Sheet, margin: float, **attributes: Attribute) -> str:
    wide, high = sheet.trim
    return box(margin, margin, wide - 2 * margin, high - 2 * margin, rx=6, **attributes)


def _castle(panel: str, x: float, y: float, size: float) -> str:
    return disc(x, y, 72 * size, fill=panel) + mark(x, y, 116 * size, PARCHMENT, panel)


def _medal(panel: str, motif: str, x: float, y: float, size: float) -> str:
    ring = disc(x, y, 59 * size, fill="none", stroke=panel, stroke_width=2)
    return disc(x, y, 66 * size, fill=PARCHMENT) + ring + draw_emblem(motif, x, y, 78 * size, panel, 5 * size)


def _walls(colour: str, sheet: Sheet) -> str:
    """Row above row of battlements, each with its teeth over the gaps of the next."""
    wide, high = sheet.trim
    room_across, room_down = wide - 2 * RIM, high - 2 * RIM
    rows = int((room_down - TOOTH) // ROW + 1)
    foot = (high - (rows - 1) * ROW + TOOTH) / 2
    most = int((room_across + TOOTH) // (2 * TOOTH))
    walls = []
    for at in range(rows):
        teeth = most - at % 2
        start = wide / 2 - (teeth * 2 - 1) * TOOTH / 2
        wall = f"h{TOOTH}".join([f"v-{TOOTH}h{TOOTH}v{TOOTH}"] * teeth)
        walls.append(f"M{number(start)} {number(foot + ROW * at)}{wall}")
    return path("".join(walls), fill="none", stroke=colour, stroke_width=2.4)


def _lattice(colour: str, sheet: Sheet) -> str:
    """Crossing lines, cut off at the rim."""
    wide, high = sheet.trim
    low_x, high_x, low_y, high_y = float(RIM), wide - RIM, float(RIM), high - RIM
    lines = []
    start = low_x - (high_y - low_y)
    while start < high_x:
        from_x, to_x = max(start, low_x), min(start + high_y - low_y, high_x)
        if to_x - from_x > 4:
            from_y, to_y = low_y + from_x - start, low_y + to_x - start
            ends = [(from_x, from_y, to_x, to_y), (from_x, high - from_y, to_x, high - to_y)]
            lines += [f"M{number(a)} {number(b)}L{number(c)} {number(d)}" for a, b, c, d in ends]
        start += 20
    return path("".join(lines), fill="none", stroke=colour, stroke_width=2)
