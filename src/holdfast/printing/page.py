"""A page before it is set: pictures, marks and lines of small print, each with its place in millimetres."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from holdfast.printing.imposition import Line

QUARTER: Final = 90


@dataclass(frozen=True)
class Placed:
    """A picture on a page, or as much of it as a window shows."""

    svg: str
    x: float
    y: float
    width: float
    height: float
    window: tuple[float, float, float, float] | None = None
    """Left, top, right and bottom of what is shown, on the page; nothing is cut off where there is none."""


@dataclass(frozen=True)
class Note:
    """A line of small print, beginning at x, y; `room` is how wide it may be before it is set smaller."""

    text: str
    x: float
    y: float
    size: float = 6.5
    room: float = 0
    bold: bool = False
    middle: bool = False
    """It stands in the middle of its room."""


@dataclass(frozen=True)
class Page:
    """One side of a sheet, or a picture by itself."""

    width: float
    height: float
    pictures: Sequence[Placed] = ()
    lines: Sequence[Line] = ()
    notes: Sequence[Note] = ()
    ground: str = ""
    """The colour of the paper, where it is not that of the paper."""


@dataclass(frozen=True)
class Imprint:
    """What a document says of itself."""

    title: str
    language: str
    credits: str = ""
    authors: Sequence[str] = field(default_factory=tuple)
