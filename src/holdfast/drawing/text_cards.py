"""Text cards: a coloured band with emblem and type, a motif, a title, what the card says, and a foot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from holdfast.drawing import text_layout
from holdfast.drawing.card import HEIGHT, MIDDLE, RADIUS, SLIP, SMALL, WIDTH, card, centred
from holdfast.drawing.emblems import MASK, draw_emblem
from holdfast.drawing.lettering import line, lines
from holdfast.drawing.palette import LINEN, QUIET, mix_colours, readable
from holdfast.drawing.sheet import SCREEN, Sheet
from holdfast.drawing.svg import disc, group, path
from holdfast.drawing.text_layout import TextBlock, fit, keep_together, sizes, squeeze, with_soft_hyphens
from holdfast.kernel import INK, PARCHMENT

ROOM: Final = 220
"""How wide text may be on a large card."""
BAND: Final = 44
FOOT: Final = 322
"""Where the foot begins."""
MOTIF: Final = 112
"""The side of a motif's square; smaller where the words need the room."""
LEAST_MOTIF: Final = 64
GAP: Final = 9
"""Between one thing and the next."""
LEADING: Final = {"title": 1.0, "text": 1.2, "flavour": 1.15}
"""How far a line is from the next, for each size of type."""
THREE_LINES: Final = 3
TEXT_SIZES: Final = sizes(16, 12)
CLOSE_SIZES: Final = sizes(13, 12)
"""A text too long for three lines in the smallest size gets more lines rather than smaller letters."""
FLAVOUR_SIZES: Final = sizes(13, 11)


@dataclass(frozen=True)
class TextCardDrawing:
    """All that is drawn on a text card, in one language."""

    title: str
    colour: str
    ink: str
    emblem: str = ""
    motif: str = ""
    type: str = ""
    text: str = ""
    flavour: str = ""
    copies: int = 1
    labels: tuple[str, ...] = ()
    performed: bool = False


def text_card(what: TextCardDrawing, cut: str, sheet: Sheet = SCREEN) -> str:
    inside = _small(what) if cut in (SMALL, SLIP) else _large(what)
    return card(what.title, centred(inside, sheet), sheet=sheet)


def top(depth: float, colour: str, pen: float) -> str:
    """A coloured field across the top, down to an edge in a darker shade."""
    corner = f"a{RADIUS} {RADIUS} 0 0 1 {RADIUS}"
    shape = f"M0 {depth}V{RADIUS}{corner}-{RADIUS}H{WIDTH - RADIUS}{corner} {RADIUS}V{depth}Z"
    edge = path(f"M0 {depth}H{WIDTH}", stroke=mix_colours(colour, INK, 0.35), stroke_width=pen)
    return path(shape, fill=colour) + edge


# The large cut


def _large(what: TextCardDrawing) -> str:
    """From the band down to the foot; what room the words leave is for the motif, and for air around it."""
    title, text = _title(what.title), _text(what.text)
    words = [(title, INK), (text, INK)]
    flavour = _flavour(what, title, text)
    words += [(flavour, QUIET)] if flavour else []
    free = FOOT - BAND - sum(_height(block) + GAP for block, _ in words) - 2 * GAP
    side = max(LEAST_MOTIF, min(MOTIF, free))
    air = max(0.0, free - side) / 3
    y = BAND + GAP + air
    parts = [_band(what), _motif(what, y + side / 2, side)]
    y += side + GAP + air
    for block, colour in words:
        parts.append(lines(block, MIDDLE, y + block.size * 0.8, colour, block.size * LEADING[block.style], ROOM))
        y += _height(block) + GAP
    return "".join(parts) + _foot(what)


def _band(what: TextCardDrawing) -> str:
    """The type's colour across the top, with its emblem on the left and its word on the right."""
    parts = [top(BAND, what.colour, 1.5)]
    if what.emblem:
        parts.append(draw_emblem(what.emblem, 29, BAND / 2, 26, what.ink, 2))
    if what.type:
        word = what.type.upper()
        spacing = 1.2
        size = min(17.0, 170 / text_layout.width(word, "label", 1, spacing / 17))
        parts.append(line(word, "label", size, WIDTH - 16, BAND / 2 + 6, what.ink, anchor="end", spacing=spacing))
    return "".join(parts)


def _motif(what: TextCardDrawing, y: float, side: float) -> str:
    """The card's own picture on a shaded ground, in a shade of its colour that can be seen on parchment."""
    if not what.motif:
        return ""
    pen = readable(what.colour, LINEN, 4.5)
    return disc(MIDDLE, y, side / 2, fill=LINEN) + draw_emblem(what.motif, MIDDLE, y, side * 0.66, pen, side / 34)


def _title(title: str) -> TextBlock:
    return fit(title, "title", sizes(27, 21), ROOM, 2) or squeeze(title, "title", sizes(20.5, 17), ROOM, 2)


def _text(text: str) -> TextBlock:
    said = keep_together(text)
    for most in (THREE_LINES, 4, 5):
        block = fit(said, "text", TEXT_SIZES if most == THREE_LINES else CLOSE_SIZES, ROOM, most)
        if block is not None:
            return block
    return squeeze(said, "text", CLOSE_SIZES, ROOM, 6)


def _flavour(what: TextCardDrawing, title: TextBlock, text: TextBlock) -> TextBlock | None:
    """The flavour in italics, if there is room for it."""
    if not what.flavour:
        return None
    block = fit(keep_together(what.flavour), "flavour", FLAVOUR_SIZES, ROOM, 2)
    if block is None:
        return None
    used = sum(_height(each) + GAP for each in (title, text, block))
    return block if BAND + used + LEAST_MOTIF + 2 * GAP <= FOOT else None


def _height(block: TextBlock) -> float:
    return len(block.lines) * block.size * LEADING[block.style]


def _foot(what: TextCardDrawing) -> str:
    """Labels on the left, how many there are of the card on the right; a mask where it asks for a performance."""
    if what.copies == 1 and not what.labels and not what.performed:
        return ""
    parts = [path(f"M16 {FOOT}H{WIDTH - 16}", stroke=LINEN, stroke_width=1.5)]
    if what.copies > 1:
        parts.append(line(f"×{what.copies}", "label", 16, WIDTH - 16, FOOT + 19.5, QUIET, anchor="end"))
    x = 16
    if what.performed:
        parts.append(draw_emblem(MASK, x + 9, FOOT + 14, 18, QUIET, 1.5))
        x += 25
    if what.labels:
        word = " · ".join(what.labels)
        room = WIDTH - 48 - x
        size = min(13.0, room / text_layout.width(word, "text", 1))
        parts.append(line(word, "text", size, x, FOOT + 18.5, QUIET, anchor="start", room=room))
    return "".join(parts)


# The small cut


FIELD: Final = 174
"""How far down the coloured field of a small card reaches."""
MEDAL: Final = 27
LARGE_ENOUGH: Final = 32
"""A title that would be smaller than this may have its long words parted."""


def _small(what: TextCardDrawing) -> str:
    """A field in the type's colour with the motif, a medal with the emblem, and the title as large as it fits."""
    parts = [top(FIELD, what.colour, 3)]
    if what.motif:
        parts.append(draw_emblem(what.motif, MIDDLE, 78, 128, what.ink, 8.5))
    if what.emblem and what.emblem != what.motif:
        parts.append(_medal(what))
    room = WIDTH - 24
    title = _small_title(what.title, room)
    leading = title.size * 0.96
    above = FIELD + MEDAL + (HEIGHT - FIELD - MEDAL - 8 - leading * len(title.lines)) / 2
    parts.append(lines(title, MIDDLE, above + title.size * 0.76, INK, leading, room))
    return "".join(parts)


def _medal(what: TextCardDrawing) -> str:
    pen = readable(what.colour, PARCHMENT, 4.5)
    rim = disc(MIDDLE, FIELD, MEDAL, fill=PARCHMENT, stroke=mix_colours(what.colour, INK, 0.35), stroke_width=3)
    return group(rim, draw_emblem(what.emblem, MIDDLE, FIELD, 36, pen, 4.5))


def _small_title(title: str, room: float) -> TextBlock:
    whole = _largest(title, room)
    if whole is not None and whole.size >= LARGE_ENOUGH:
        return whole
    parted = _largest(with_soft_hyphens(title), room)
    return parted or whole or squeeze(title, "title", sizes(26, 18), room, 4)


def _largest(title: str, room: float) -> TextBlock | None:
    tried = (
        fit(title, "title", sizes(largest, smallest), room, most)
        for most, largest, smallest in ((1, 62, 46), (2, 50, 38), (3, 42, 32), (4, 34, 26))
    )
    return next((block for block in tried if block is not None), None)
