"""What the cards mean in Royal Family: castles, royals, troops, assassins, jokers; and of which sort each is."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.kernel.bits import bit
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
from holdfast.kernel.phrases import BlankWords

BLACK: Final[i64] = 0
"""The seat of the Darkleins."""
RED: Final[i64] = 1
"""The seat of the Bludgeins."""
FAMILIES: Final = ("darkleins", "bludgeins")

FACES: Final = PLAYING_CARDS + JOKERS
CASTLE_PLACES: Final = ("p1.S", "p2.H", "p2.D", "p1.C")
"""Where each castle lies, in the order of the suits."""
CASTLES: Final = BlankWords(tuple(SUITS), touched=CASTLE_PLACES)
ROYALS: Final = BlankWords(
    tuple(rank + suit for suit in SUITS for rank in "JQK"),
    touched=tuple(f"{place}.royals:{rank}{place[-1]}" for place in CASTLE_PLACES for rank in "JQK"),
)


def is_joker(face: i64) -> bool:
    return face >= FIRST_JOKER


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
    return BLACK if suit == SPADES or suit == CLUBS else RED


def primary(seat: i64) -> i64:
    """The suit of the castle that a family has from the start."""
    return SPADES if seat == BLACK else HEARTS


def alliance(seat: i64) -> i64:
    """The suit of a family's second castle."""
    return CLUBS if seat == BLACK else DIAMONDS


def royal(face: i64) -> i64:
    """The place of a royal in the list of royals, as moves name it."""
    return suit(face) * 3 + rank(face) - JACK


def royal_face(royal: i64) -> i64:
    return playing_card(royal % 3 + JACK, royal // 3)


# Sorts: what can lie where


def troops_of(suit: i64) -> i64:
    """The sort of a suit's troops."""
    return bit(suit)


def royals_of(suit: i64) -> i64:
    return bit(4 + suit)


def ace_of(suit: i64) -> i64:
    return bit(8 + suit)


TWOS: Final[i64] = bit(12)
JOKER_SORT: Final[i64] = bit(13)
LOOSE: Final[i64] = (bit(14) - 1) & ~(ace_of(SPADES) | ace_of(HEARTS))
"""All cards but the primary aces, which are castles from the start, or removed."""
TAKEN: Final[i64] = LOOSE & ~JOKER_SORT
"""What can be in hand, or on a pile: a joker is laid aside at once."""
SECRET: Final[i64] = TAKEN & ~TWOS
"""What can be held or buried in secret: twos and jokers are shown as soon as they are drawn."""
ANY_BACK: Final = [int(bit(14) - 1)]
"""From behind all cards look the same."""


def sort_of(face: i64) -> i64:
    if is_joker(face):
        return JOKER_SORT
    if is_two(face):
        return TWOS
    if rank(face) == ACE:
        return ace_of(suit(face))
    return royals_of(suit(face)) if is_royal(face) else troops_of(suit(face))


SORTS: Final = vec[i64]([sort_of(face) for face in range(FIRST_JOKER + 2)])
"""The sort of each face."""
