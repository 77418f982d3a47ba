"""Playing cards: faces by number, names as a person writes them.

A face is what is printed on a card. Suits follow each other in the order S H D C, thirteen ranks each; two jokers end
the list.
"""

from typing import Final

from mypy_extensions import i64

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS: Final = "SHDC"

SPADES: Final[i64] = 0
HEARTS: Final[i64] = 1
DIAMONDS: Final[i64] = 2
CLUBS: Final[i64] = 3

ACE: Final[i64] = 1
JACK: Final[i64] = 11
QUEEN: Final[i64] = 12
KING: Final[i64] = 13

FIRST_JOKER: Final[i64] = 52

PLAYING_CARDS: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)
JOKERS: Final = ("X1", "X2")


def rank(face: i64) -> i64:
    """1 for an ace up to 13 for a king."""
    return face % 13 + 1


def suit(face: i64) -> i64:
    return face // 13


def is_red(face: i64) -> bool:
    return HEARTS <= suit(face) <= DIAMONDS


def playing_card(rank: i64, suit: i64) -> i64:
    """The face with this rank (1 to 13) and suit."""
    return suit * 13 + rank - 1
