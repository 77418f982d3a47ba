"""Titles and texts on text cards: which sizes are tried, and what gives way where there is too much to say."""

from __future__ import annotations

from typing import Final

from holdfast.drawing.lettering import lines
from holdfast.drawing.text_layout import TextBlock, fit, keep_together, sizes, squeeze, with_soft_hyphens, wrap
from holdfast.kernel import INK

LEADING: Final = {"title": 0.98, "text": 1.17, "flavour": 1.12}
"""How far a line is from the next, for each size of type."""
ASCENT: Final = {"title": 0.78, "text": 0.84, "flavour": 0.82}
"""How far the first foot is below the top, for each size of type."""
STEPS: Final = ((2, (16.5,)), (3, (15.5, 15.0)), (4, (14.0, 13.5, 13.0)), (5, (12.5, 12.0)))
"""How many lines the rules may have in which sizes, the best first."""
LAST_SIZES: Final = (13.5, 13.0, 12.5, 12.0)
FLAVOUR_SIZES: Final = (11.5, 11.0)
APART: Final = 6
"""Between rules and flavour."""
TITLE: Final = 25.0
LONG_TITLE: Final = 20.0


def height(block: TextBlock | None, leading: float = 0) -> float:
    return len(block.lines) * block.size * (leading or LEADING[block.style]) if block else 0


def set_lines(block: TextBlock, x: float, top: float, room: float, colour: str = INK, leading: float = 0) -> str:
    """A block of text below `top`; `leading` is how far its lines are apart, if not as usual."""
    foot = top + block.size * ASCENT[block.style]
    return lines(block, x, foot, colour, block.size * (leading or LEADING[block.style]), room)


def headline(title: str, room: float) -> TextBlock:
    """Two sizes only: one line in the large one, or up to two in the smaller one."""
    title = keep_together(title)
    return (
        fit(title, "title", [TITLE], room, 1)
        or fit(title, "title", [LONG_TITLE], room, 2)
        or fit(with_soft_hyphens(title), "title", [LONG_TITLE], room, 2)
        or squeeze(with_soft_hyphens(title), "title", sizes(19, 15), room, 2)
    )


def rules_and_flavour(text: str, flavour: str, wide: float, high: float) -> tuple[TextBlock, TextBlock | None]:
    """The rules as large as they fit together with the flavour; before they get too small, the flavour goes."""
    said, told = keep_together(text), keep_together(flavour)
    quip = fit(told, "flavour", FLAVOUR_SIZES, wide, 2) if flavour else None
    below = height(quip) + APART if quip else 0
    for most, tried in STEPS:
        for size in tried:
            block = fit(said, "text", [size], wide, most)
            if block and height(block) + below <= high:
                return block, quip
    for size in LAST_SIZES:
        block = fit(said, "text", [size], wide, 6)
        if block and height(block) <= high:
            return block, None
    return _squeezed(said, wide, high), None


def _squeezed(said: str, wide: float, high: float) -> TextBlock:
    """What no card should say: in letters as small as they must be."""
    size = LAST_SIZES[-1]
    block = TextBlock("text", size, tuple(wrap(said, "text", size, wide)))
    while height(block) > high:
        size *= 0.98
        block = TextBlock("text", size, tuple(wrap(said, "text", size, wide)))
    return block
