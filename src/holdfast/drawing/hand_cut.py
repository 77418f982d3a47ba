"""The hand cut: scene, title and rules, large enough to be read on a card of 130 to 190 pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from holdfast.drawing.sheet import CardSheet
from holdfast.drawing.stage import figured
from holdfast.drawing.svg import number, path
from holdfast.drawing.text_cards import TextCardDrawing
from holdfast.drawing.text_layout import TextBlock, fit, keep_together, sizes, squeeze, with_soft_hyphens
from holdfast.drawing.text_styles import height, set_lines
from holdfast.drawing.windows import Opening
from holdfast.kernel import PARCHMENT
from holdfast.scenery.shapes import box

MARGIN: Final = 8
GAP: Final = 5
PAD: Final = 7
"""Inside the panel, above and below."""
AFTER_TITLE: Final = 8
"""Room for the line below the title."""
TEXT_SIZES: Final = ((26.5, 112), (25.2, 74), (24.0, 66), (23.0, 50), (22.8, 34))
"""Sizes of the rules, and how high the window must then be at least: a tenth of the width wherever it can be."""
MOST_WINDOW: Final = 176
ROUND: Final = 6
TIGHT: Final = 1.08
"""How far lines of the rules are apart: large letters in short lines need less."""


@dataclass(frozen=True)
class HandWords:
    """Title and rules, and how high their panel is."""

    title: TextBlock
    text: TextBlock

    @property
    def high(self) -> float:
        return 2 * PAD + height(self.title) + AFTER_TITLE + height(self.text, TIGHT)


def hand(what: TextCardDrawing, sheet: CardSheet) -> str:
    dress, room = what.dress, sheet.width - 2 * MARGIN - 12
    words = _words(what, room, sheet.height)
    foot = min(MARGIN + MOST_WINDOW, sheet.height - MARGIN - GAP - words.high)
    opening = Opening(MARGIN, MARGIN, sheet.width - MARGIN, foot, 12)
    view = (opening.left - 2, opening.top - 2, opening.wide + 4, foot - opening.top + 4)
    zoom = max(0.45, min(1.05, (foot - opening.top) / 140))
    top = foot + GAP
    panel = box(MARGIN, top, sheet.width - 2 * MARGIN, sheet.height - MARGIN - top, ROUND)
    y = top + (sheet.height - MARGIN - top - words.high) / 2 + PAD
    line = y + height(words.title) + AFTER_TITLE / 2 + 1
    return "".join(
        (
            figured(what.scene, dress.tones, view, zoom, 1.1),
            dress.draw_frame(sheet, opening, 1.3),
            path(panel, fill=PARCHMENT),
            dress.draw_medal(what.emblem, 32, 32, 1.05),
            set_lines(words.title, sheet.middle, y, room),
            path(
                f"M{number(sheet.middle - 34)} {number(line)}H{number(sheet.middle + 34)}",
                stroke=dress.tones["l"],
                stroke_width=2,
            ),
            set_lines(words.text, sheet.middle, y + height(words.title) + AFTER_TITLE, room, leading=TIGHT),
        )
    )


def _words(what: TextCardDrawing, room: float, high: float) -> HandWords:
    said = keep_together(what.title)
    title = (
        fit(said, "title", sizes(33, 28), room, 1)
        or fit(said, "title", sizes(28, 25), room, 2)
        or fit(said, "title", sizes(25, 20), room, 2)
        or fit(with_soft_hyphens(said), "title", sizes(27, 22), room, 2)
        or squeeze(with_soft_hyphens(said), "title", sizes(23, 15), room, 2)
    )
    rules = keep_together(what.text)
    left = high - 2 * MARGIN - GAP
    for size, window in TEXT_SIZES:
        for text in (rules, with_soft_hyphens(rules)):
            block = fit(text, "text", [size], room, 12)
            words = HandWords(title, block) if block else None
            if words and left - words.high >= window:
                return words
    return HandWords(title, _squeezed(rules, room, left - TEXT_SIZES[-1][1] - height(title) - AFTER_TITLE - 2 * PAD))


def _squeezed(said: str, wide: float, high: float) -> TextBlock:
    size = TEXT_SIZES[-1][0]
    block = squeeze(said, "text", [size], wide, 12)
    while height(block, TIGHT) > high and size > 6:
        size *= 0.95
        block = squeeze(said, "text", [size], wide, 40)
    return block
