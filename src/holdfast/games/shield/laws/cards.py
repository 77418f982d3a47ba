"""Which cards a law speaks of: kinds of cards, and the faces that they mean."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

LARGEST_VALUE: Final = 13
"""The largest printed value: a king, where the table counts it as 13."""
FACES: Final = 52
KING: Final = 13
JACK: Final = 11


class Suit(Enum):
    """A face is 13 × suit + rank - 1."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3


class Colour(Enum):
    RED = 0
    BLACK = 1


class Figure(Enum):
    FACE = 0
    NUMBER = 1
    """Ace to ten."""


class Parity(Enum):
    """A printed value modulo 2."""

    EVEN = 0
    ODD = 1


def printed_value(face: int, king_value: int) -> int:
    rank = face % 13 + 1
    return king_value if rank == KING else rank


@dataclass(frozen=True)
class CardKind:
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
        suit = Suit(face // 13)
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
            (self.parity is None or self.parity.value == value % 2)
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

    kinds: tuple[CardKind, ...] = (CardKind(),)

    def mask(self, king_value: int) -> int:
        """One bit per face, the lowest for the ace of spades."""
        mask = 0
        for kind in self.kinds:
            mask |= kind.mask(king_value)
        return mask


ALL_CARDS: Final = Selector()
