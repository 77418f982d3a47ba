"""A sheet that measures how far a printer is off when it prints on both sides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from holdfast.printing.imposition import Line
from holdfast.printing.page import Note, Page
from holdfast.printing.sizes import MARGIN, paper_of
from holdfast.printing.wish import PrintWish
from holdfast.words import Words

REACH: Final = 10
"""How far the ruler goes, to each side, in millimetres."""
LONG, SHORT = 5.0, 2.5
SMALL: Final = 6.0
CROSS: Final = 60
"""How long the arms of the cross are: they reach over both rulers."""


def drift_sheets(wish: PrintWish) -> list[Page]:
    """On the front a ruler in each direction; on the back a cross that should be seen at its zero against the light."""
    paper = paper_of(wish.sheet)
    words = Words(wish.spoken, wish.game)
    x, y = paper.width / 2, paper.height / 2
    told = [words.say(f"print-test-{step}") for step in ("front", "print", "hold", "read", "give")]
    lines = [Note(said, MARGIN * 3, MARGIN * 3 + 6 * at, 11, paper.width - 6 * MARGIN) for at, said in enumerate(told)]
    front = Page(paper.width, paper.height, (), list(_rulers(x, y)), [*lines, *_figures(x, y)])
    right, down = wish.offset
    back_note = Note(words.say("print-test-back"), MARGIN * 3, MARGIN * 3, 11)
    behind = [
        Line(x - CROSS + right, y + down, x + CROSS + right, y + down),
        Line(x + right, y - CROSS + down, x + right, y + CROSS + down),
    ]
    return [front, Page(paper.width, paper.height, (), behind, [back_note])]


def _rulers(x: float, y: float) -> Iterator[Line]:
    """Lines a millimetre apart, as seen from the front: what is moved right on the back is seen further left."""
    for at in range(-REACH, REACH + 1):
        long = LONG if at % 5 == 0 else SHORT
        yield Line(x + at, y - 40 - long, x + at, y - 40 + long)
        yield Line(x - 40 - long, y + at, x - 40 + long, y + at)
    yield Line(x - REACH, y - 40, x + REACH, y - 40)
    yield Line(x - 40, y - REACH, x - 40, y + REACH)


def _figures(x: float, y: float) -> Iterator[Note]:
    """What is to be given as an offset, beside each fifth line."""
    for at in range(-REACH, REACH + 1, 5):
        yield Note(f"{at}", x + at - 3, y - 40 - LONG - 3.5, SMALL, 6, middle=True)
        yield Note(f"{-at}", x - 40 - LONG - 8, y + at - 1.2, SMALL, 6)
