"""Where cards lie on a sheet, and where the marks are by which they are cut, folded and registered.

All of it is geometry in millimetres: from the upper left corner of a sheet, to the right and down.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from holdfast.printing.errors import PrintError
from holdfast.printing.sizes import BLEED, MARGIN, SheetSize

T = TypeVar("T")
MARK: Final = 5.0
"""How long a crop mark is,"""
CLEAR: Final = 0.6
"""and how far from the bleed it begins."""
FOLD: Final = 6.0
"""The gutter over which a sheet is folded."""
CREDITS: Final = 3.2
"""The height of the line at the foot of a sheet."""


@dataclass(frozen=True)
class Line:
    """A mark; a dashed one says where to fold."""

    x: float
    y: float
    to_x: float
    to_y: float
    dashed: bool = False


@dataclass(frozen=True)
class SheetPlace:
    """Where a card lies once it is cut out, and how far its bleed is shown on each side."""

    x: float
    y: float
    left: float = BLEED
    top: float = BLEED
    right: float = BLEED
    bottom: float = BLEED

    def mirrored(self, width: float, card: float) -> SheetPlace:
        """The place behind this one, when the sheet is turned over its long edge."""
        return replace(self, x=width - self.x - card, left=self.right, right=self.left)

    def moved(self, x: float, y: float) -> SheetPlace:
        return replace(self, x=self.x + x, y=self.y + y)


@dataclass(frozen=True)
class CardSize:
    """A card's size once it is cut out."""

    width: float
    height: float


@dataclass(frozen=True)
class Grid:
    """Places in rows and columns, and the marks around them."""

    places: Sequence[SheetPlace]
    marks: Sequence[Line]


@dataclass(frozen=True)
class Axis:
    """Places in a row or in a column: where each begins, and how much of the bleed fits before and behind it."""

    starts: Sequence[float]
    size: float
    gutter: float

    def bleeds(self, at: int) -> tuple[float, float]:
        inside = min(BLEED, self.gutter / 2)
        return (BLEED if at == 0 else inside, BLEED if at == len(self.starts) - 1 else inside)

    @property
    def cuts(self) -> list[float]:
        """Where to cut; neighbours without a gutter share a cut."""
        return sorted({round(edge, 4) for start in self.starts for edge in (start, start + self.size)})


def axis(room_from: float, room_to: float, size: float, gutter: float, most: int = 99) -> Axis:
    """As many as fit between two edges, in the middle of the room."""
    count = min(most, int((room_to - room_from + gutter + 1e-6) // (size + gutter)))
    taken = count * size + max(0, count - 1) * gutter
    first = (room_from + room_to - taken) / 2
    return Axis([first + (size + gutter) * at for at in range(count)], size, gutter)


def grid(paper: SheetSize, card: CardSize, gutter: float = 0) -> Grid:
    """As many cards as fit on a sheet, in its middle, so that backs lie behind them."""
    across = axis(MARGIN, paper.width - MARGIN, card.width, gutter)
    down = axis(MARGIN, paper.height - MARGIN, card.height, gutter)
    return Grid(list(_places(across, down, card)), list(_crop_marks(across, down)))


def fold_grids(paper: SheetSize, card: CardSize, gutter: float = 0) -> tuple[Grid, Grid, Line]:
    """Fronts on the left half of a sheet, backs on its right half, as far from the fold between them."""
    middle = paper.width / 2
    down = axis(MARGIN, paper.height - MARGIN, card.height, gutter)
    count = len(axis(MARGIN, middle - FOLD / 2, card.width, gutter).starts)
    starts = [middle - FOLD / 2 - card.width - (card.width + gutter) * at for at in reversed(range(count))]
    left = Axis(starts, card.width, gutter)
    right = Axis([paper.width - start - card.width for start in reversed(starts)], card.width, gutter)
    fronts = Grid(list(_places(left, down, card)), list(_crop_marks(left, down, right)))
    backs = [place.mirrored(paper.width, card.width) for place in fronts.places]
    return fronts, Grid(backs, []), Line(middle, 1, middle, paper.height - 1, dashed=True)


def _places(across: Axis, down: Axis, card: CardSize) -> Iterator[SheetPlace]:
    if not across.starts or not down.starts:
        raise PrintError("card_larger_than_sheet", width=f"{card.width:g}", height=f"{card.height:g}")
    for row, y in enumerate(down.starts):
        top, bottom = down.bleeds(row)
        for column, x in enumerate(across.starts):
            left, right = across.bleeds(column)
            yield SheetPlace(x, y, left, top, right, bottom)


def _crop_marks(across: Axis, down: Axis, more: Axis | None = None) -> Iterator[Line]:
    """Two marks for each cut, outside everything that is printed."""
    columns = [*across.cuts, *(more.cuts if more else ())]
    left, right = columns[0] - BLEED - CLEAR, columns[-1] + BLEED + CLEAR
    top, bottom = down.cuts[0] - BLEED - CLEAR, down.cuts[-1] + BLEED + CLEAR
    for x in columns:
        yield Line(x, top, x, top - MARK)
        yield Line(x, bottom, x, bottom + MARK)
    for y in down.cuts:
        yield Line(left, y, left - MARK, y)
        yield Line(right, y, right + MARK, y)


def spread(cards: Sequence[T], places: Sequence[SheetPlace]) -> Iterator[list[tuple[SheetPlace, T]]]:
    """Cards onto sheets, in order."""
    for first in range(0, len(cards), len(places)):
        yield list(zip(places, cards[first:], strict=False))
