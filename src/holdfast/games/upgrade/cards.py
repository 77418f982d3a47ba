"""The box of Upgrade: playing cards up to the top rank, each worth its face value."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.kernel.cards import playing_card


def box(ranks: i64) -> vec[i64]:
    """The faces from the ace up to this rank, in all four suits."""
    return vec[i64]([playing_card(rank, suit) for suit in range(i64(4)) for rank in range(1, ranks + 1)])
