"""Zones: ordered places for cards."""

from __future__ import annotations

import pytest

from holdfast.kernel import EVERYONE, NOBODY, NONE, SPECTATOR, Zone, bit, count_seats, first_seat


def zone_of(*cards: int) -> Zone:
    zone = Zone("row", 0, NOBODY)
    for card in cards:
        zone.push(card)
    return zone


def test_cards_lie_in_the_order_they_came() -> None:
    assert zone_of(3, 1, 2).listed() == [3, 1, 2]


@pytest.mark.parametrize("count", [0, 1, 3, 4, 5, 8, 9, 100])
def test_a_zone_grows_as_far_as_needed(count: int) -> None:
    zone = zone_of(*range(count))
    assert zone.size == count
    assert zone.listed() == list(range(count))


def test_the_last_card_is_the_top() -> None:
    zone = zone_of(1, 2, 3)
    assert zone.top() == 3
    assert zone.pop() == 3
    assert zone.listed() == [1, 2]


@pytest.mark.parametrize(("index", "left"), [(0, [2, 3]), (1, [1, 3]), (2, [1, 2])])
def test_a_row_closes_up_when_a_card_is_taken(index: int, left: list[int]) -> None:
    zone = zone_of(1, 2, 3)
    assert zone.take(index) == index + 1
    assert zone.listed() == left


@pytest.mark.parametrize(("index", "after"), [(0, [9, 1, 2]), (1, [1, 9, 2]), (2, [1, 2, 9])])
def test_cards_behind_an_inserted_one_move_up(index: int, after: list[int]) -> None:
    zone = zone_of(1, 2)
    zone.insert(index, 9)
    assert zone.listed() == after


def test_a_card_is_found_by_its_place_or_not_at_all() -> None:
    zone = zone_of(5, 6, 7)
    assert zone.index(6) == 1
    assert zone.index(8) == NONE
    zone.pop()
    assert zone.index(7) == NONE


def test_two_zones_trade_all_their_cards() -> None:
    one, other = zone_of(1, 2, 3), zone_of()
    one.exchange(other)
    assert (one.listed(), other.listed()) == ([], [1, 2, 3])
    one.push(9)
    assert (one.listed(), other.listed()) == ([9], [1, 2, 3])


def test_a_copied_zone_goes_its_own_way() -> None:
    zone, twin = zone_of(1, 2), Zone("row", 0, NOBODY)
    zone.sees = EVERYONE
    zone.copy_to(twin)
    zone.push(3)
    zone.cards[0] = 8
    assert (twin.listed(), twin.sees) == ([1, 2], EVERYONE)


def test_everyone_includes_the_spectator() -> None:
    assert EVERYONE & bit(SPECTATOR)


@pytest.mark.parametrize("seats", [1, 0b10, 0b1100, 0b10000001, 1 << 15])
def test_a_mask_is_counted_and_has_a_first_seat(seats: int) -> None:
    listed = [seat for seat in range(16) if seats >> seat & 1]
    assert first_seat(seats) == listed[0]
    assert count_seats(seats) == len(listed)


def test_nobody_counts_as_no_seats() -> None:
    assert count_seats(NOBODY) == 0
