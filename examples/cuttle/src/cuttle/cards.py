"""What the cards of Cuttle can do, by their faces."""

from __future__ import annotations

from holdfast.kernel.cards import ACE, JACK, KING, PLAYING_CARDS, QUEEN, SUITS, rank, suit

TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN = range(2, 11)
GOALS = (21, 14, 10, 7, 5)
"""How many points win, by how many kings lie before the player."""

SWEEPING = (ACE, THREE, FOUR, FIVE, SIX, SEVEN)
"""Ranks whose one-off is aimed at no card."""
AIMED = (TWO, NINE)
"""Ranks whose one-off is aimed at a card of the opponent."""
LASTING = (EIGHT, QUEEN, KING)
"""Ranks that stay on the table for what they do."""

FIELD, JACKS = 1, 2
"""Sorts of cards: a jack belongs to the card on which it lies, the others lie by themselves."""
SORTS = [JACKS if rank(face) == JACK else FIELD for face in range(len(PLAYING_CARDS))]
BACKS = [FIELD | JACKS]
"""All look alike from behind."""

SUIT_ORDER = [SUITS[::-1].index(name) for name in SUITS]
"""Clubs are lowest, then diamonds, hearts and spades."""


def counts_points(face: int) -> bool:
    """Whether a card may lie on the table for points: aces up to tens."""
    return rank(face) <= TEN


def beats(face: int, other: int) -> bool:
    """Whether a card scuttles another: it is higher, or as high and of a higher suit."""
    if not counts_points(face):
        return False
    return (rank(face), SUIT_ORDER[suit(face)]) > (rank(other), SUIT_ORDER[suit(other)])
