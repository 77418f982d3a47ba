"""Sorts of cards: what lies where, and what looks the same from behind, goes by the sort of a face.

In observations and journals a card has a code: its back if it is unknown, otherwise its face and whether it lies open.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.kernel.bits import SPECTATOR, lowest_bit

if TYPE_CHECKING:
    from holdfast.kernel.tabletop import Tabletop


def sort_cards(table: Tabletop, sorts: Iterable[int], backs: list[int]) -> None:
    """Set the sort of each face, as a bit, and which sorts look the same from behind, as masks."""
    table.sorts = vec[i64]([i64(sort) for sort in sorts])
    table.sort_of = vec[i64]([lowest_bit(sort) for sort in table.sorts])
    table.backs = backs
    table.back_of = vec[i64]([_back(sort, backs) for sort in table.sorts])


def _back(sort: i64, backs: list[int]) -> i64:
    for at in range(i64(len(backs))):
        back: i64 = backs[at]
        if back & sort:
            return at
    return 0


def fits(table: Tabletop, face: i64, sorts: i64) -> bool:
    """Whether a face is of one of these sorts."""
    return len(table.sorts) == 0 or table.sorts[face] & sorts != 0


def back_code(table: Tabletop, face: i64) -> i64:
    """How a card that a seat does not know is told to it, by its back."""
    return 1 if len(table.back_of) == 0 else table.back_of[face] + 1


def face_code(table: Tabletop, face: i64, known: i64) -> i64:
    """How a card that a seat knows is told to it; the lowest bit says whether it lies open to all."""
    return len(table.backs) + 1 + 2 * face + (known >> SPECTATOR & 1)
