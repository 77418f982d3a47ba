"""Numbers beside marks, so that none covers a mark or another number: where it is crowded they move apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, pi, sin

Place = tuple[float, float]
DIRECTIONS = 16
"""Directions in which a label may stand from its mark; to the right is tried first."""
NEAR, STEP = 16.0, 9.0
"""So far from its mark a number stands, and so much further where that is taken."""
RINGS = 40


@dataclass(frozen=True)
class Box:
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom

    def holds(self, other: Box) -> bool:
        across = self.left <= other.left and other.right <= self.right
        return across and self.top <= other.top and other.bottom <= self.bottom


def around_place(place: Place, width: float, height: float) -> Box:
    """A box with a place in its middle."""
    x, y = place
    return Box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


@dataclass(frozen=True)
class LabelPosition:
    """Where the middle of a number stands, and whether it is so far away that a line has to lead to its mark."""

    at: Place
    far: bool


def spread_out(
    marks: Sequence[Place], sizes: Sequence[Place], canvas: Box, mark: float, others: Sequence[Place] = ()
) -> list[LabelPosition]:
    """A spot for the number of each mark: on the paper, on no mark and no other number, and on few of the others.

    `sizes` are width and height of each number, `mark` how large a mark is.
    """
    taken = [around_place(place, mark, mark) for place in marks]
    spots: list[LabelPosition] = []
    for place, size in zip(marks, sizes, strict=True):
        free = (each for each in _spots(place) if _fits(around_place(each.at, *size), taken, canvas))
        nearest = [next(free, LabelPosition(place, False))]
        nearest += [each for each in free if not each.far]
        best = min(nearest, key=lambda each: _covered(around_place(each.at, *size), others))
        taken.append(around_place(best.at, *size))
        spots.append(best)
    return spots


def _spots(place: Place) -> Iterator[LabelPosition]:
    """Where a number may stand, the nearest first."""
    for ring in range(RINGS):
        for direction in range(DIRECTIONS):
            angle, reach = 2 * pi * direction / DIRECTIONS, NEAR + ring * STEP
            yield LabelPosition((place[0] + reach * cos(angle), place[1] - reach * sin(angle)), ring > 0)


def _fits(box: Box, taken: Sequence[Box], canvas: Box) -> bool:
    return canvas.holds(box) and not any(box.meets(other) for other in taken)


def _covered(box: Box, others: Sequence[Place]) -> int:
    """How many of the lesser marks a number would cover."""
    return sum(box.meets(around_place(other, 7, 7)) for other in others)
