"""Masks: sets of seats, faces or places as the bits of one number."""

from __future__ import annotations

import pytest

from holdfast.kernel import EVERYONE, NOBODY, NONE, SPECTATOR, bit, count_bits, lowest_bit, places_in


@pytest.mark.parametrize("place", [0, 1, 15, 30, 31, 32, 40, 61, 62])
def test_a_mask_has_room_for_63_places(place: int) -> None:
    assert bit(place) == 1 << place
    assert lowest_bit(bit(place)) == place
    assert count_bits(bit(place)) == 1
    assert places_in(bit(place)) == [place]


@pytest.mark.parametrize("mask", [1, 0b10, 0b1100, 0b10000001, 1 << 15, 1 << 40 | 1 << 31, (1 << 62) - 1])
def test_a_mask_is_counted_and_has_a_lowest_place(mask: int) -> None:
    listed = [place for place in range(63) if mask >> place & 1]
    assert lowest_bit(mask) == listed[0]
    assert count_bits(mask) == len(listed)
    assert places_in(mask) == listed


def test_an_empty_mask_has_no_lowest_place() -> None:
    assert lowest_bit(NOBODY) == NONE
    assert count_bits(NOBODY) == 0
    assert places_in(NOBODY) == []


def test_everyone_includes_the_spectator() -> None:
    assert EVERYONE & bit(SPECTATOR)
