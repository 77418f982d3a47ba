"""Masks: sets of seats, faces or places as the bits of one number."""

from typing import Final

from mypy_extensions import i64

NONE: Final[i64] = -1
"""No card, no seat, nothing."""

NOBODY: Final[i64] = 0
EVERYONE: Final[i64] = 0xFFFF
SPECTATOR: Final[i64] = 15
"""The seat number of somebody who only watches: what everyone sees, a spectator sees."""


def bit(place: i64) -> i64:
    """The mask with one bit, for places from 0 to 62."""
    # `i64(1) << place` compiles to a shift of 32 bits, because the literal is a C int.
    return (place * 0 + 1) << place


def lowest_bit(mask: i64) -> i64:
    """The lowest place in a mask; NONE if it is empty."""
    if mask == 0:
        return NONE
    place: i64 = 0
    while mask & 255 == 0:
        mask >>= 8
        place += 8
    while mask & 1 == 0:
        mask >>= 1
        place += 1
    return place


def count_bits(mask: i64) -> i64:
    """How many places are in a mask."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def places_in(mask: int) -> list[int]:
    """The places in a mask, lowest first, as a plain list."""
    found: list[int] = []
    left: i64 = mask & 0x7FFFFFFFFFFFFFFF
    place: i64 = 0
    while left:
        if left & 1:
            found.append(int(place))
        left >>= 1
        place += 1
    return found
