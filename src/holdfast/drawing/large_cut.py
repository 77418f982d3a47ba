"""The large cut: everything that is printed on a text card, laid out for the card's own size."""

from __future__ import annotations

from typing import Final

from holdfast.drawing import text_layout
from holdfast.drawing.card import HEIGHT, WIDTH
from holdfast.drawing.emblems import MASK, draw_emblem
from holdfast.drawing.lettering import line
from holdfast.drawing.palette import QUIET
from holdfast.drawing.sheet import CardSheet
from holdfast.drawing.stage import staged
from holdfast.drawing.svg import number, path
from holdfast.drawing.text_cards import TextCardDrawing
from holdfast.drawing.text_styles import APART, headline, height, rules_and_flavour, set_lines
from holdfast.drawing.windows import Opening
from holdfast.kernel import PARCHMENT
from holdfast.scenery.shapes import box

MARGIN: Final = 10
"""Of the frame at the sides."""
TOP: Final = 33
WINDOW: Final = 150
"""How high the window of a poker card is."""
SIGHT: Final = 232
"""How wide a scene is seen."""
GAP: Final = 5
FOOT: Final = 27
"""From the panel to the edge of the card."""
UNDER: Final = 10
"""From the foot of a title to the line below it."""
INDENT: Final = 21
"""Text stays this far from the edge of the card."""
SIDE: Final = 16
TYPE: Final = 13.5
SPACING: Final = 1.6
LABEL: Final = 11.5


def large(what: TextCardDrawing, sheet: CardSheet) -> str:
    dress = what.dress
    opening = _opening(sheet)
    view = (opening.left - 2, opening.top - 2, opening.wide + 4, opening.foot - opening.top + 4)
    return "".join(
        (
            staged(what.scene, dress.tones, view, min(1, opening.wide / SIGHT)),
            dress.draw_frame(sheet, opening),
            _head(what, sheet),
            dress.draw_medal(what.emblem, 34, 34, 0.88),
            _panel(what, sheet, opening.foot + GAP),
            _foot(what, sheet),
        )
    )


def _opening(sheet: CardSheet) -> Opening:
    """A higher card has a higher window; a narrower one leaves more of its height to the words."""
    high = WINDOW + 0.4 * (sheet.height - HEIGHT) - 0.3 * (WIDTH - sheet.width)
    return Opening(MARGIN, TOP, sheet.width - MARGIN, TOP + high, 9)


def _head(what: TextCardDrawing, sheet: CardSheet) -> str:
    """The type's word beside the medal, and its pattern up to the corner."""
    left = 60 if what.emblem else SIDE
    right = sheet.width - MARGIN - 2
    word = what.type.upper()
    if not word:
        return what.dress.draw_band(left, right, -1.5)
    size = min(TYPE, (right - left - 30) / text_layout.width(word, "label", 1, SPACING / TYPE))
    spacing = SPACING * size / TYPE
    written = line(word, "label", size, left, 25, what.dress.ink, anchor="start", spacing=spacing)
    wide = text_layout.width(word, "label", size, spacing)
    return written + what.dress.draw_band(left + wide + 8, right, -1.5)


def _panel(what: TextCardDrawing, sheet: CardSheet, top: float) -> str:
    """Title, rules and flavour on parchment."""
    foot, middle, room = sheet.height - FOOT, sheet.middle, sheet.width - 2 * INDENT
    outline = box(MARGIN, top, sheet.width - 2 * MARGIN, foot - top, 6)
    parts = [path(outline, fill=PARCHMENT), what.dress.rim(outline, 3, 1.3)]
    title = headline(what.title, room)
    y = top + (5.5 if len(title.lines) == 1 else 4.9)
    parts.append(set_lines(title, middle, y, room))
    y += title.size * 0.78 + (len(title.lines) - 1) * title.size * 0.98 + UNDER
    parts.append(_rule(what, sheet, y))
    above, below = y + 5, foot - GAP
    text, flavour = rules_and_flavour(what.text, what.flavour, room, below - above)
    used = height(text) + (height(flavour) + APART if flavour else 0)
    y = above + max(0.0, (below - above - used) / 2)
    parts.append(set_lines(text, middle, y, room))
    if flavour:
        parts.append(set_lines(flavour, middle, y + height(text) + APART, room, QUIET))
    return "".join(parts)


def _rule(what: TextCardDrawing, sheet: CardSheet, y: float) -> str:
    """A line under the title, with a lozenge in its middle."""
    tones, middle, at = what.dress.tones, number(sheet.middle), number(y)
    left, right = number(sheet.middle - 9), number(sheet.middle + 9)
    across = path(f"M26 {at}H{left}M{right} {at}H{number(sheet.width - 26)}", stroke=tones["l"], stroke_width=1.3)
    return across + path(f"M{middle} {number(y - 3.4)}l5.6 3.4-5.6 3.4-5.6-3.4Z", fill=tones["m"])


def _foot(what: TextCardDrawing, sheet: CardSheet) -> str:
    """Labels on the left, how many there are of the card on the right, the pattern between: all on the frame."""
    ink, top = what.dress.ink, sheet.height - FOOT
    left, right, parts = float(SIDE), sheet.width - SIDE, []
    if what.copies > 1:
        parts.append(line(f"×{what.copies}", "label", 13, right, top + 15.5, ink, anchor="end"))
        right -= 24
    if what.performed:
        parts.append(draw_emblem(MASK, left + 7, top + 10.5, 15, ink, 1.5))
        left += 21
    if what.labels:
        word = " · ".join(what.labels)
        size = min(LABEL, (right - left) / text_layout.width(word, "label", 1, 0.3 / LABEL))
        parts.append(line(word, "label", size, left, top + 15, ink, anchor="start", spacing=0.3))
        left += text_layout.width(word, "label", size, 0.3) + 8
    parts.append(what.dress.draw_band(left, right, top - 11.5, centred=True))
    return "".join(parts)
