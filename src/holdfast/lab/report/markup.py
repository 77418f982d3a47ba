"""Writing HTML and the SVG in it: whatever is not markup already is escaped, so that no name can become a tag."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from holdfast.drawing.svg import number

VOID = ("meta", "link", "br")
"""Elements that have no end."""


class Markup(str):
    """Text that is markup already."""

    __slots__ = ()


Attribute = str | float | None
"""None leaves the attribute out."""
NOTHING = Markup()


def tag(element: str, *inside: str, **attributes: Attribute) -> Markup:
    """`tag("p", "a < b", class_="quiet")`; an underscore stands for a dash, one at the end for nothing."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    if element in VOID:
        return Markup(f"<{element}{written}>")
    return Markup(f"<{element}{written}>{joined(inside)}</{element}>")


def joined(parts: Iterable[str], between: str = "") -> Markup:
    """Several pieces in a row."""
    return Markup(escape(between).join(part if isinstance(part, Markup) else escape(part) for part in parts))


def _value(value: str | float) -> str:
    return escape(value if isinstance(value, str) else number(value))
