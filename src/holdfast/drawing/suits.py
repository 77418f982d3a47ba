"""The four suits: their shapes, as filled paths in a square of 100 by 100 around the middle."""

from __future__ import annotations

from typing import Final

from holdfast.drawing.svg import path, transform

SHAPES: Final = {
    "S": "M0-49C6-31 45-12 45 17A22 22 0 0 1 5 27C6 37 11 45 20 49"
    "H-20C-11 45-6 37-5 27A22 22 0 0 1-45 17C-45-12-6-31 0-49Z",
    "H": "M0 48C-7 30-47 10-47-19A24 24 0 0 1 0-27A24 24 0 0 1 47-19C47 10 7 30 0 48Z",
    "D": "M0-50C9-30 23-13 39 0C23 13 9 30 0 50C-9 30-23 13-39 0C-23-13-9-30 0-50Z",
    "C": "M0-49A22 22 0 0 1 17-13A23 23 0 1 1 5 25C6 37 11 45 20 49"
    "H-20C-11 45-6 37-5 25A23 23 0 1 1-17-13A22 22 0 0 1 0-49Z",
}


def pip(suit: str, x: float, y: float, size: float, colour: str, turn: float = 0) -> str:
    """A suit's sign, its middle at x, y."""
    return path(SHAPES[suit], transform=transform(x, y, size / 100, turn), fill=colour)
