"""Playing cards by number and by name."""

from __future__ import annotations

import pytest

from holdfast.kernel.cards import (
    ACE,
    CLUBS,
    DIAMONDS,
    FIRST_JOKER,
    HEARTS,
    JACK,
    JOKERS,
    KING,
    PLAYING_CARDS,
    QUEEN,
    RANKS,
    SPADES,
    SUITS,
    is_red,
    playing_card,
    rank,
    suit,
)


def test_there_are_52_different_playing_cards_and_two_jokers_after_them() -> None:
    assert len(set(PLAYING_CARDS)) == 52
    assert len(PLAYING_CARDS) == FIRST_JOKER
    assert not set(JOKERS) & set(PLAYING_CARDS)


@pytest.mark.parametrize(
    ("name", "wanted_rank", "wanted_suit"),
    [("AS", ACE, SPADES), ("10H", 10, HEARTS), ("JD", JACK, DIAMONDS), ("QC", QUEEN, CLUBS), ("KC", KING, CLUBS)],
)
def test_a_name_is_rank_then_suit(name: str, wanted_rank: int, wanted_suit: int) -> None:
    face = PLAYING_CARDS.index(name)
    assert (rank(face), suit(face)) == (wanted_rank, wanted_suit)


@pytest.mark.parametrize("face", range(52))
def test_a_face_is_made_of_its_rank_and_suit(face: int) -> None:
    assert playing_card(rank(face), suit(face)) == face
    assert PLAYING_CARDS[face] == RANKS[rank(face) - 1] + SUITS[suit(face)]


def test_hearts_and_diamonds_are_red() -> None:
    red = {PLAYING_CARDS[face][-1] for face in range(52) if is_red(face)}
    assert red == {"H", "D"}
