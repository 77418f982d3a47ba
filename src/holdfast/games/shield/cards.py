"""The box of Shield: a standard deck, and what a card is worth before any law."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.kernel.cards import KING, rank


def box() -> vec[i64]:
    return vec[i64]([i64(face) for face in range(52)])


def printed_value(face: i64, king_value: i64) -> i64:
    """Ace 1, numbers their number, Jack 11, Queen 12, King as the table has agreed."""
    value = rank(face)
    return king_value if value == KING else value
