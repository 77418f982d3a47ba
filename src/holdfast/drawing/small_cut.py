"""The small cut and the slip: figure, colour and title, for cards that are only glanced at."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from holdfast.drawing.card import SLIP_HEIGHT, WIDTH
from holdfast.drawing.dress import Dress
from holdfast.drawing.lettering import lines
from holdfast.drawing.sheet import CardSheet, Trim
from holdfast.drawing.stage import figured
from holdfast.drawing.svg import path
from holdfast.drawing.text_cards import TextCardDrawing
from holdfast.drawing.text_layout import TextBlock, fit, keep_together, sizes, squeeze, with_soft_hyphens
from holdfast.drawing.windows import Opening
from holdfast.kernel import INK, PARCHMENT
from holdfast.scenery.shapes import box

MARGIN: Final = 9
PANEL: Final = 127
"""How high the panel with the title is."""
LARGE_ENOUGH: Final = 36
"""A title that would be smaller than this may have its long words parted, where that makes it this much larger:"""
WORTH_IT: Final = 1.2
TITLE_STEPS: Final = ((1, 56, 44), (2, 48, 40), (3, 38, 32), (4, 31, 25))
"""How many lines a title may have, and the largest and smallest size of its letters then."""


def small(what: TextCardDrawing, sheet: CardSheet) -> str:
    dress = what.dress
    top = sheet.height - MARGIN - PANEL
    opening = Opening(MARGIN, MARGIN, sheet.width - MARGIN, top - 8, 17)
    view = (opening.left - 2, opening.top - 2, opening.wide + 4, opening.foot - opening.top + 6)
    room = sheet.width - 26
    title = _title(what.title, room)
    leading = title.size * 0.96
    foot = top + (PANEL - leading * len(title.lines)) / 2 + title.size * 0.74
    return "".join(
        (
            figured(what.scene, dress.tones, view, 1.2, 1.38),
            dress.draw_frame(sheet, opening),
            path(box(MARGIN, top, sheet.width - 2 * MARGIN, PANEL, 8), fill=PARCHMENT),
            lines(title, sheet.middle, foot, INK, leading, room),
            dress.draw_medal(what.emblem, 38, 40, 1.42),
        )
    )


def _title(title: str, room: float) -> TextBlock:
    title = keep_together(title)
    whole = _largest(title, room)
    if whole is not None and whole.size >= LARGE_ENOUGH:
        return whole
    parted = _largest(with_soft_hyphens(title), room)
    if parted is not None and not _twice_broken(parted) and (whole is None or parted.size >= whole.size * WORTH_IT):
        return parted
    return whole or squeeze(title, "title", sizes(25, 18), room, 4)


def _largest(title: str, room: float) -> TextBlock | None:
    tried = (fit(title, "title", sizes(largest, smallest), room, most) for most, largest, smallest in TITLE_STEPS)
    return next((block for block in tried if block is not None), None)


def _twice_broken(title: TextBlock) -> bool:
    """A word in three lines is hard to read, however large."""
    return any(line.endswith("-") and after.endswith("-") for line, after in pairwise(title.lines))


# The slip


SLIP_SHEET: Final = CardSheet(Trim(WIDTH, SLIP_HEIGHT))
PICTURE: Final = 62
"""How wide the picture on a slip is."""
EDGE: Final = 4


def slip(what: TextCardDrawing) -> str:
    """The figure on its ground at the left, and the title beside it in one line or two."""
    tones = what.dress.tones
    left = PICTURE + 10
    room = WIDTH - left - 10
    title = _slip_title(what.title, room)
    leading = title.size * 0.94
    foot = SLIP_HEIGHT / 2 - leading * len(title.lines) / 2 + title.size * 0.73
    return "".join(
        (
            path(box(0, 0, WIDTH, SLIP_HEIGHT, 10), fill=_edge(what.dress)),
            figured(what.scene, tones, (EDGE, EDGE, PICTURE - EDGE, SLIP_HEIGHT - 2 * EDGE), 0.38, 0.46),
            path(box(PICTURE + 2, EDGE, WIDTH - PICTURE - EDGE - 2, SLIP_HEIGHT - 2 * EDGE, 6), fill=PARCHMENT),
            lines(title, left, foot, INK, leading, room, anchor="start"),
        )
    )


def _edge(dress: Dress) -> str:
    """The colour around a slip: a white frame would be lost on parchment."""
    return dress.tones["l"] if dress.paper == "white" else dress.ground


def _slip_title(title: str, room: float) -> TextBlock:
    title = keep_together(title)
    parted = with_soft_hyphens(title)
    tried = (
        fit(title, "title", sizes(38, 30), room, 1),
        fit(title, "title", sizes(28, 25), room, 2),
        fit(title, "title", sizes(29, 27), room, 1),
        fit(title, "title", sizes(24, 21), room, 2),
        fit(title, "title", sizes(26, 24), room, 1),
        fit(title, "title", sizes(20, 18), room, 2),
        fit(parted, "title", sizes(26, 20), room, 2),
        fit(title, "title", sizes(17, 16), room, 2),
    )
    found = next((block for block in tried if block is not None), None)
    return found or squeeze(parted, "title", sizes(21, 14), room, 2)
