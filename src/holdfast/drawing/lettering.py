"""Setting type: lines of measured text as SVG."""

from __future__ import annotations

from typing import Final

from holdfast.drawing.svg import Attribute, element, escaped, group
from holdfast.drawing.text_layout import TextBlock, width

SERIF: Final = "Alegreya,Georgia,'Times New Roman',serif"
SANS: Final = "'Alegreya Sans','Gill Sans',Calibri,sans-serif"
STYLES: Final[dict[str, dict[str, Attribute]]] = {
    "title": {"font_family": SERIF, "font_weight": 700},
    "index": {"font_family": SERIF, "font_weight": 800},
    "flavour": {"font_family": SERIF, "font_style": "italic"},
    "text": {"font_family": SANS, "font_weight": 500},
    "label": {"font_family": SANS, "font_weight": 700},
}
LINING: Final = "lining-nums"
RISKY: Final = 0.75
"""A line that fills more of its room is held to its width: in another font it might be wider."""


def line(
    text: str,
    style: str,
    size: float,
    x: float,
    y: float,
    colour: str,
    *,
    room: float = 0,
    anchor: str = "middle",
    spacing: float = 0,
) -> str:
    """One line, its foot at y; where `room` is given, it never gets wider than the measures say."""
    return group(
        _line(text, style, size, x, y, room, spacing),
        **STYLES[style],
        **_common(size, colour, anchor),
        **({"letter_spacing": spacing} if spacing else {}),
    )


def lines(
    block: TextBlock, x: float, y: float, colour: str, leading: float, room: float, anchor: str = "middle"
) -> str:
    """Several lines below each other, the foot of the first at y."""
    written = (
        _line(each, block.style, block.size, x, y + leading * at, room, 0) for at, each in enumerate(block.lines)
    )
    return group(*written, **STYLES[block.style], **_common(block.size, colour, anchor))


def _common(size: float, colour: str, anchor: str) -> dict[str, Attribute]:
    placed: dict[str, Attribute] = {} if anchor == "start" else {"text_anchor": anchor}
    return {"font_size": size, "fill": colour, "font_variant": LINING, **placed}


def _line(text: str, style: str, size: float, x: float, y: float, room: float, spacing: float) -> str:
    measured = width(text, style, size, spacing)
    held: dict[str, Attribute] = {}
    if room and measured > room * RISKY:
        held = {"textLength": measured, "lengthAdjust": "spacingAndGlyphs"}
    return element("text", escaped(text), x=x, y=y, **held)
