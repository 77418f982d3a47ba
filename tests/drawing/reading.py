"""Reading pictures: where each line of text stands, in which type and colour."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree import ElementTree

from holdfast.drawing.lettering import STYLES
from holdfast.drawing.text_layout import width

SVG = "{http://www.w3.org/2000/svg}"
INHERITED = ("font-family", "font-weight", "font-style", "font-size", "fill", "text-anchor", "letter-spacing")


@dataclass(frozen=True)
class Line:
    """A line of text in a picture."""

    text: str
    style: str
    size: float
    colour: str
    left: float
    right: float
    foot: float


def root(svg: str) -> ElementTree.Element:
    """The picture, if it is well-formed."""
    return ElementTree.fromstring(svg)


def lines(svg: str) -> list[Line]:
    """All lines, where they stand before anything is turned around."""
    return list(_lines(root(svg), {}))


def _lines(element: ElementTree.Element, inherited: dict[str, str]) -> Iterator[Line]:
    own = inherited | {name: value for name, value in element.attrib.items() if name in INHERITED}
    if element.tag == SVG + "text":
        yield _line(element, own)
    for child in element:
        yield from _lines(child, own)


def _line(element: ElementTree.Element, said: dict[str, str]) -> Line:
    text, size, x = element.text or "", float(said["font-size"]), float(element.attrib["x"])
    style = _style(said)
    wide = width(text, style, size, float(said.get("letter-spacing", 0)))
    left = x - {"start": 0.0, "middle": 0.5, "end": 1.0}[said.get("text-anchor", "start")] * wide
    return Line(text, style, size, said["fill"], left, left + wide, float(element.attrib["y"]))


def _style(said: dict[str, str]) -> str:
    """The style whose family, weight and slope these are."""
    for name, attributes in STYLES.items():
        wanted = {key.replace("_", "-"): str(value) for key, value in attributes.items()}
        if wanted == {key: said[key] for key in ("font-family", "font-weight", "font-style") if key in said}:
            return name
    raise AssertionError(f"no style for {said}")
