"""What the cards mean in Royal Family: castles, royals, troops, assassins, jokers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.kernel.cards import (
    ACE,
    CLUBS,
    DIAMONDS,
    FIRST_JOKER,
    HEARTS,
    JACK,
    JOKERS,
    PLAYING_CARDS,
    SPADES,
    SUITS,
    playing_card,
    rank,
    suit,
)
from holdfast.kernel.phrases import Words

BLACK: Final[i64] = 0
"""The seat of the Darkleins."""
RED: Final[i64] = 1
"""The seat of the Bludgeins."""

FACES: Final = PLAYING_CARDS + JOKERS
CASTLE_PLACES: Final = ("p1.S", "p2.H", "p2.D", "p1.C")
"""Where each castle lies, in the order of the suits."""
CASTLES: Final = Words(tuple(SUITS), touched=CASTLE_PLACES)
ROYALS: Final = Words(
    tuple(rank + suit for suit in SUITS for rank in "JQK"),
    touched=tuple(f"{place}.royals:{rank}{place[-1]}" for place in CASTLE_PLACES for rank in "JQK"),
)

PLAIN: Final[i64] = 1
SHOWN: Final[i64] = 2
"""Twos and jokers are shown as soon as they are drawn: nobody holds or buries one in secret."""
ANY_BACK: Final = [3]
"""From behind all cards look the same."""


def is_joker(face: i64) -> bool:
    return face >= FIRST_JOKER


def is_ace(face: i64) -> bool:
    return rank(face) == ACE and not is_joker(face)


def is_two(face: i64) -> bool:
    return rank(face) == 2 and not is_joker(face)


def is_ten(face: i64) -> bool:
    return rank(face) == 10


def is_troop(face: i64) -> bool:
    return 3 <= rank(face) <= 10


def is_royal(face: i64) -> bool:
    return rank(face) >= JACK


def family(suit: i64) -> i64:
    """The seat to which a suit belongs."""
    return BLACK if suit in (SPADES, CLUBS) else RED


def is_primary(suit: i64) -> bool:
    """Whether a suit's castle stands from the start."""
    return suit in (SPADES, HEARTS)


def alliance(seat: i64) -> i64:
    """The suit of a family's second castle."""
    return CLUBS if seat == BLACK else DIAMONDS


def royal(face: i64) -> i64:
    """The place of a royal in the list of royals, as moves name it."""
    return suit(face) * 3 + rank(face) - JACK


def royal_face(royal: i64) -> i64:
    return playing_card(royal % 3 + JACK, royal // 3)


SORTS: Final = vec[i64]([SHOWN if is_two(face) or is_joker(face) else PLAIN for face in range(FIRST_JOKER + 2)])
"""For each face whether it can be kept secret."""
