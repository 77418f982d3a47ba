"""Planes: an observation tensor as zeros and ones, for networks that learn better from those.

A number becomes a row of steps (is it at least 1, 2, 3, …), a seat, word or face one bit among many, a mask its bits.
Cards are a bit for each face. A short row has one such set for each place. Any other zone has one set for all that
lie there, and a second one for faces of which there are two.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

STEPS: Final = vec[i64](
    [i64(step) for step in [*range(1, 25), 28, 32, 40, 48, 64, 96, 128, 256, 512, 1024]],
)
"""A number is told by how many of these it reaches."""
MOST_STEPS: Final[i64] = 34

# What is done with an entry
STEPPED: Final[i64] = 0
CHOSEN: Final[i64] = 1
"""One of this many, from 0 on; below that none."""
BITS: Final[i64] = 2
PLACED: Final[i64] = 3
"""A set of faces for each place."""
HEAPED: Final[i64] = 4
"""One set for all, and one for the second of a kind."""
LISTED: Final[i64] = 5
"""A set of chosen things."""
COUNTED: Final[i64] = 6
"""Only how many."""


@final
class Planes:
    """Writes planes from tensors of one layout. Each entry is (what, start, room, values, least, first code)."""

    size: i64
    width: i64
    """How many numbers the tensor has."""

    def __init__(self, width: int, entries: list[tuple[int, int, int, int, int, int]]) -> None:
        self.width = width
        self.what = vec[i64]()
        self.starts = vec[i64]()
        self.rooms = vec[i64]()
        self.values = vec[i64]()
        self.least = vec[i64]()
        self.codes = vec[i64]()
        self.at = vec[i64]()
        self.size = 0
        for what, start, room, values, least, code in entries:
            self.what = append(self.what, i64(what))
            self.starts = append(self.starts, i64(start))
            self.rooms = append(self.rooms, i64(room))
            self.values = append(self.values, i64(values))
            self.least = append(self.least, i64(least))
            self.codes = append(self.codes, i64(code))
            self.at = append(self.at, self.size)
            self.size += planes_of(what, room, values)

    def write(self, numbers: vec[i32], base: i64, into: vec[u8], to: i64) -> None:
        """Write the planes of the tensor that begins at `base`."""
        for plane in range(to, to + self.size):
            into[plane] = 0
        for entry in range(i64(len(self.what))):
            self._entry(entry, numbers, base + self.starts[entry], into, to + self.at[entry])

    def write_all(self, numbers: vec[i32], count: i64, into: vec[u8]) -> None:
        """The same for several tensors, one after the other."""
        for at in range(count):
            self.write(numbers, at * self.width, into, at * self.size)

    def _entry(self, entry: i64, numbers: vec[i32], start: i64, into: vec[u8], to: i64) -> None:
        what = self.what[entry]
        first = i64(numbers[start])
        if what == STEPPED:
            _steps(first - self.least[entry], self.values[entry], into, to)
        elif what == CHOSEN:
            if 0 <= first < self.values[entry]:
                into[to + first] = 1
        elif what == BITS:
            _bits(first, self.values[entry], into, to)
        else:
            _steps(first, _steps_for(self.rooms[entry]), into, to)
            if what != COUNTED:
                self._things(entry, numbers, start + 1, min(first, self.rooms[entry]), into, to)

    def _things(self, entry: i64, numbers: vec[i32], start: i64, size: i64, into: vec[u8], to: i64) -> None:
        what = self.what[entry]
        values = self.values[entry]
        first_code = self.codes[entry]
        to += _steps_for(self.rooms[entry])
        for at in range(size):
            value = i64(numbers[start + at])
            if what != LISTED:
                value = (value - first_code) >> 1 if value >= first_code else i64(-1)
            if value < 0 or value >= values:
                continue
            if what == PLACED:
                into[to + at * values + value] = 1
            elif into[to + value]:
                into[to + values + value] = 1
            else:
                into[to + value] = 1


def planes_of(what: i64, room: i64, values: i64) -> i64:
    """How many planes an entry takes."""
    if what < PLACED:
        return values
    if what == COUNTED:
        return _steps_for(room)
    if what == PLACED:
        return _steps_for(room) + room * values
    return _steps_for(room) + 2 * values


def _steps_for(most: i64) -> i64:
    """How many steps tell a number that is at most so large."""
    count: i64 = 0
    while count < MOST_STEPS and STEPS[count] <= most:
        count += 1
    return count


def steps_for(most: int) -> int:
    return int(_steps_for(most))


def _steps(number: i64, count: i64, into: vec[u8], to: i64) -> None:
    for step in range(count):
        if number < STEPS[step]:
            return
        into[to + step] = 1


def _bits(number: i64, count: i64, into: vec[u8], to: i64) -> None:
    if number < 0:
        return
    for place in range(count):
        if number >> place & 1:
            into[to + place] = 1
