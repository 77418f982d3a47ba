"""Zones: ordered places for cards."""

from __future__ import annotations

import pytest

from holdfast.kernel import EVERYONE, NOBODY, NONE, Zone


def zone_of(*cards: int) -> Zone:
    zone = Zone("row", 0, 0, NOBODY)
    for card in cards:
        zone.push(card)
    return zone


def test_cards_lie_in_the_order_they_came() -> None:
    assert zone_of(3, 1, 2).to_list() == [3, 1, 2]


@pytest.mark.parametrize("count", [0, 1, 3, 4, 5, 8, 9, 100])
def test_a_zone_grows_as_far_as_needed(count: int) -> None:
    zone = zone_of(*range(count))
    assert zone.size == count
    assert zone.to_list() == list(range(count))


def test_the_last_card_is_the_top() -> None:
    zone = zone_of(1, 2, 3)
    assert zone.top() == 3
    assert zone.pop() == 3
    assert zone.to_list() == [1, 2]


@pytest.mark.parametrize(("index", "left"), [(0, [2, 3]), (1, [1, 3]), (2, [1, 2])])
def test_a_row_closes_up_when_a_card_is_taken(index: int, left: list[int]) -> None:
    zone = zone_of(1, 2, 3)
    assert zone.take(index) == index + 1
    assert zone.to_list() == left


@pytest.mark.parametrize("index", [-1, 2, 3, 100])
def test_a_card_that_is_not_there_cannot_be_taken(index: int) -> None:
    zone = zone_of(1, 2, 3)
    zone.pop()
    with pytest.raises(IndexError, match="there is no card at this place of row"):
        zone.take(index)
    assert zone.to_list() == [1, 2]


@pytest.mark.parametrize(("index", "after"), [(0, [9, 2]), (1, [1, 9])])
def test_a_card_is_replaced_in_its_place(index: int, after: list[int]) -> None:
    zone = zone_of(1, 2)
    assert zone.replace(index, 9) == index + 1
    assert zone.to_list() == after


@pytest.mark.parametrize("index", [-1, 2, 3, 100])
def test_a_card_that_is_not_there_cannot_be_replaced(index: int) -> None:
    zone = zone_of(1, 2, 3)
    zone.pop()
    with pytest.raises(IndexError, match="there is no card at this place of row"):
        zone.replace(index, 9)
    assert zone.to_list() == [1, 2]


@pytest.mark.parametrize(("index", "after"), [(0, [9, 1, 2]), (1, [1, 9, 2]), (2, [1, 2, 9])])
def test_cards_behind_an_inserted_one_move_up(index: int, after: list[int]) -> None:
    zone = zone_of(1, 2)
    zone.insert(index, 9)
    assert zone.to_list() == after


def test_a_card_is_found_by_its_place_or_not_at_all() -> None:
    zone = zone_of(5, 6, 7)
    assert zone.index(6) == 1
    assert zone.index(8) == NONE
    zone.pop()
    assert zone.index(7) == NONE


def test_two_zones_trade_all_their_cards() -> None:
    one, other = zone_of(1, 2, 3), zone_of()
    one.exchange(other)
    assert (one.to_list(), other.to_list()) == ([], [1, 2, 3])
    one.push(9)
    assert (one.to_list(), other.to_list()) == ([9], [1, 2, 3])


def test_a_copied_zone_has_all_that_can_change_and_goes_its_own_way() -> None:
    zone, twin = zone_of(1, 2), zone_of(7, 8, 9)
    zone.sees, zone.keeps, zone.allows = EVERYONE, NOBODY, 0b11
    zone.copy_to(twin)
    zone.push(3)
    zone.cards[0] = 8
    assert (twin.to_list(), twin.sees, twin.keeps, twin.allows) == ([1, 2], EVERYONE, NOBODY, 0b11)


def test_room_that_is_reserved_is_no_card() -> None:
    source, zone = zone_of(1, 2, 3), zone_of()
    zone.reserve(source.cards)
    assert zone.to_list() == []
    zone.push(9)
    assert (zone.to_list(), source.to_list()) == ([9], [1, 2, 3])
