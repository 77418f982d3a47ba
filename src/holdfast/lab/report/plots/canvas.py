"""Paper to draw on: two widths, scales with round numbers, letters and lines.

Every plot is drawn twice, for a page and for a phone, and the style sheet shows the one that fits: letters keep their
size, and nothing needs a script.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from holdfast.drawing.svg import number
from holdfast.lab.report.markup import Markup, tag

LETTER, BROAD = 7.4, 8.8
"""How wide a letter is on average, of the Latin alphabet and of others; only long names are cut by it."""
HEADING = 1.2
"""Letters of a heading are so much wider."""


@dataclass(frozen=True)
class Canvas:
    width: float
    narrow: bool

    @property
    def name(self) -> str:
        return "narrow" if self.narrow else "wide"


WIDE = Canvas(760, False)
NARROW = Canvas(352, True)
Draw = Callable[[Canvas], tuple[float, Sequence[Markup]]]
"""Draws on a paper: the height it needed, and what it drew."""


def plot(draw: Draw, title: str, description: str, caption: str = "") -> Markup:
    """A figure: what is drawn, and below it how to read it."""
    sheets = [_sheet(canvas, draw, title, description, canvas.name) for canvas in (WIDE, NARROW)]
    below = [tag("figcaption", caption)] if caption else []
    return tag("figure", *sheets, *below)


def small_plot(draw: Draw, title: str, description: str) -> Markup:
    """A figure that is narrow wherever it stands, because several stand side by side."""
    return tag("figure", _sheet(NARROW, draw, title, description, "small"))


def _sheet(canvas: Canvas, draw: Draw, title: str, description: str, kind: str) -> Markup:
    height, drawn = draw(canvas)
    return tag(
        "svg",
        tag("title", title),
        tag("desc", description),
        *drawn,
        class_=kind,
        viewBox=f"0 0 {number(canvas.width)} {number(height)}",
        role="img",
    )


# Scales


@dataclass(frozen=True)
class Scale:
    """From numbers to places on the paper."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        inside = min(max(value, self.low), self.high)
        return self.start + (inside - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self, most: int = 6) -> list[float]:
        """Round numbers within the scale, at most this many."""
        step = round_step(self.high - self.low, most)
        first = ceil(self.low / step - 1e-9)
        return [at * step for at in range(first, floor(self.high / step + 1e-9) + 1)]


def round_step(span: float, most: int) -> float:
    """A step of 1, 2 or 5 times a power of ten that fits at most this many times into a span."""
    rough = span / most
    power = 10.0 ** floor(log10(rough))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough * 0.999)


def around(values: Sequence[float], room: float = 0.06) -> tuple[float, float]:
    """The range of values with a little room at both ends."""
    low, high = min(values), max(values)
    spare = (high - low or abs(high) or 1.0) * room
    return low - spare, high + spare


# Lines and letters


def letters(x: float, y: float, text: str, kind: str = "", anchor: str = "start", room: float = 0.0) -> Markup:
    """A line of text; what does not fit is cut off, and shown in full by a tooltip."""
    wide = wide_as(text) / max(1, len(text)) * (HEADING if kind == "heading" else 1.0)
    most = max(3, int(room / wide)) if room else len(text)
    if len(text) <= most:
        return tag("text", text, x=x, y=y, class_=kind or None, text_anchor=anchor)
    cut = text[: most - 1].rstrip() + "…"
    return tag("text", tag("title", text), cut, x=x, y=y, class_=kind or None, text_anchor=anchor)


def wide_as(text: str) -> float:
    """How wide a text is, about."""
    broad = sum(letter.isalpha() and not letter.isascii() for letter in text)
    return LETTER * len(text) + (BROAD - LETTER) * broad


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> Markup:
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=kind)


def dot(x: float, y: float, kind: str, size: float = 5.5) -> Markup:
    return tag("circle", cx=x, cy=y, r=size, class_=kind)


def diamond(x: float, y: float, kind: str, size: float = 7) -> Markup:
    points = ((x, y - size), (x + size, y), (x, y + size), (x - size, y))
    return tag("polygon", points=" ".join(f"{number(a)},{number(b)}" for a, b in points), class_=kind)


def bar(x: float, y: float, width: float, height: float, kind: str) -> Markup:
    return tag("rect", x=x, y=y, width=max(width, 0.5), height=height, class_=kind)


def path(points: Sequence[tuple[float, float]], kind: str, closed: bool = False) -> Markup:
    steps = " ".join(f"{number(x)} {number(y)}" for x, y in points)
    return tag("path", d=f"M{steps}{'Z' if closed else ''}", class_=kind)


def pointed(what: str, *drawn: Markup) -> Markup:
    """Something drawn that says what it is when it is pointed at."""
    return tag("g", tag("title", what), *drawn)
