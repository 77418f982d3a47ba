"""Which cards a law speaks of: kinds of cards, and the faces that they mean."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

LARGEST_VALUE: Final = 13
"""The largest printed value: a king, where the table counts it as 13."""
FACES: Final = 52
KING: Final = 13
JACK: Final = 11


class Suit(StrEnum):
    SPADES = "spades"
    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    CLUBS = "clubs"


class Colour(StrEnum):
    RED = "red"
    BLACK = "black"


class Figure(StrEnum):
    FACE = "face"
    NUMBER = "number"
    """Ace to ten."""


class Parity(StrEnum):
    EVEN = "even"
    ODD = "odd"


SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
"""In the order of the faces: a face is 13 × suit + rank - 1."""


def printed_value(face: int, king_value: int) -> int:
    rank = face % 13 + 1
    return king_value if rank == KING else rank


@dataclass(frozen=True)
class Kind:
    """One kind of card: everything said here must be true of it. Nothing said: every card.

    Parity, `least` and `most` speak of the printed value, so a king depends on the table's `king_value`.
    """

    suit: Suit | None = None
    colour: Colour | None = None
    rank: int | None = None
    """1 for an ace up to 13 for a king."""
    figure: Figure | None = None
    parity: Parity | None = None
    least: int | None = None
    most: int | None = None

    def has(self, face: int, king_value: int) -> bool:
        return self._looks(face) and self._is_worth(printed_value(face, king_value))

    def _looks(self, face: int) -> bool:
        suit = SUITS[face // 13]
        rank = face % 13 + 1
        red = suit in (Suit.HEARTS, Suit.DIAMONDS)
        return (
            (self.suit is None or self.suit == suit)
            and (self.colour is None or (self.colour == Colour.RED) == red)
            and (self.rank is None or self.rank == rank)
            and (self.figure is None or (self.figure == Figure.FACE) == (rank >= JACK))
        )

    def _is_worth(self, value: int) -> bool:
        return (
            (self.parity is None or (self.parity == Parity.ODD) == (value % 2 == 1))
            and (self.least is None or value >= self.least)
            and (self.most is None or value <= self.most)
        )

    def mask(self, king_value: int) -> int:
        """One bit per face, the lowest for the ace of spades."""
        mask = 0
        for face in range(FACES):
            if self.has(face, king_value):
                mask |= 1 << face
        return mask


@dataclass(frozen=True)
class Selector:
    """Cards of any of these kinds: `hearts or aces`."""

    kinds: tuple[Kind, ...] = (Kind(),)

    def mask(self, king_value: int) -> int:
        """One bit per face, the lowest for the ace of spades."""
        mask = 0
        for kind in self.kinds:
            mask |= kind.mask(king_value)
        return mask


ALL_CARDS: Final = Selector()
