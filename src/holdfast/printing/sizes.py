"""Sizes: of sheets, of cards and of the space around them, in millimetres."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from holdfast.drawing import TRIMS, Trim, trim_of
from holdfast.printing.errors import PrintError

SHEETS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
UNITS: Final = 4
"""Units of a drawing to a millimetre."""
BLEED: Final = 3.0
"""How far a card's ground runs over its edge."""
MARGIN: Final = 5.0
"""What printers at home leave white."""
MOST_GUTTER: Final = 20.0
INCH: Final = 25.4
SIZE: Final = re.compile(r"(\d{2,3}(?:\.\d{1,2})?)x(\d{2,3}(?:\.\d{1,2})?)")


@dataclass(frozen=True)
class SheetSize:
    """A sheet of paper as it lies before the reader."""

    width: float
    height: float

    @property
    def turned(self) -> SheetSize:
        return SheetSize(self.height, self.width)


def paper_of(name: str) -> SheetSize:
    if name not in SHEETS:
        raise PrintError("print_choice", name="sheet", value=name, known=tuple(SHEETS))
    return SheetSize(*SHEETS[name])


def read_trim(written: str) -> Trim:
    """A size as people write it: `63x88`, or any other that a card can have."""
    if written in TRIMS:
        return TRIMS[written]
    found = SIZE.fullmatch(written)
    if found is None:
        raise PrintError("no_such_trim", trim=written, trims=tuple(TRIMS))
    return trim_of(float(found[1]), float(found[2]))


def read_offset(written: str) -> tuple[float, float]:
    """How far backs are to be moved, right and down: `0.5,-1`."""
    found = re.fullmatch(r"([+-]?\d{1,2}(?:\.\d{1,2})?),([+-]?\d{1,2}(?:\.\d{1,2})?)", written.replace(" ", ""))
    if found is None or max(abs(float(found[1])), abs(float(found[2]))) > MARGIN:
        raise PrintError("no_such_offset", offset=written, most=f"{MARGIN:g}")
    return float(found[1]), float(found[2])
