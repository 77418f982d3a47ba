"""Imagining: what a seat does not know is drawn anew, within what backs and places allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from holdfast.kernel import EVERYONE, Chance, State, awaited, imagine
from tests.kernel.tiny import TINY, Bare, bare_table, closed, dealt, hand, in_deck

ONE, TWO, FOUR = 1, 2, 4


def sorted_table(sorts: Sequence[int], backs: list[int], places: Sequence[tuple[int, Sequence[int]]]) -> Bare:
    """A table with one closed zone a place, each holding some sorts and these cards; card 3 has face 3."""
    table = bare_table(range(len(sorts)), [closed(f"z{at}") for at in range(len(places))])
    table.sorts = vec[i64]([i64(sort) for sort in sorts])
    table.backs = backs
    for zone, (holds, cards) in zip(table.extra, places, strict=True):
        zone.holds = holds
        for card in cards:
            table.put(card, zone)
    return table


def faces(state: State) -> tuple[int, ...]:
    """The faces on the table, place by place."""
    return tuple(int(state.face[card]) for zone in state.zones for card in zone.listed())


def imagined(state: State, seat: int, times: int, seed: int = 5) -> Counter[tuple[int, ...]]:
    chance = Chance(seed)
    return Counter(faces(imagine(state, seat, chance)) for _ in range(times))


def assert_even(seen: Counter[tuple[int, ...]], allowed: set[tuple[int, ...]]) -> None:
    """Every arrangement that is allowed came, about equally often, and no other."""
    assert set(seen) == allowed
    even = seen.total() / len(allowed)
    assert all(even * 0.55 < count < even * 1.45 for count in seen.values())


def test_what_a_seat_knows_stays_and_the_rest_is_mixed() -> None:
    table = in_deck(range(6))
    table.show(1, 0b001)
    table.show(4, EVERYONE)
    seen = imagined(table, 0, 200)
    assert all((arrangement[1], arrangement[4]) == (1, 4) for arrangement in seen)
    assert all(sorted(arrangement) == list(range(6)) for arrangement in seen)
    assert {arrangement[0] for arrangement in seen} == {0, 2, 3, 5}


def test_every_arrangement_comes_equally_often() -> None:
    assert_even(imagined(in_deck(range(4)), 0, 2400), set(permutations(range(4))))


def test_imagining_changes_nothing() -> None:
    state = dealt(3)
    before = TINY.position(state)
    twin = imagine(state, 0, Chance(1))
    for seat in awaited(twin):
        twin.submit(seat, TINY.legal_moves(twin, seat)[0])
    assert TINY.position(state) == before


def test_the_luck_to_come_is_drawn_anew() -> None:
    state = dealt()
    chance = Chance(1)
    lucks = {imagine(state, 0, chance).chance.written() for _ in range(20)}
    assert len(lucks) == 20
    assert state.chance.written() not in lucks


def test_what_a_scenario_forces_is_not_imagined() -> None:
    state = dealt()
    state.forced = [2]
    assert imagine(state, 0, Chance(1)).forced == []


def test_cards_are_mixed_only_with_cards_that_have_the_same_back() -> None:
    table = sorted_table([ONE, ONE, ONE, TWO, TWO, TWO], [ONE, TWO], [(0xFFFF, [0, 1, 2, 3, 4, 5])])
    seen = imagined(table, 0, 400)
    assert set(seen) == {(*first, *last) for first in permutations((0, 1, 2)) for last in permutations((3, 4, 5))}


def test_nothing_is_imagined_where_its_sort_cannot_lie() -> None:
    table = sorted_table([ONE, ONE, ONE, TWO, TWO], [ONE | TWO], [(ONE, [0, 1]), (ONE | TWO, [2, 3, 4])])
    seen = imagined(table, 0, 3600)
    assert_even(seen, {each for each in permutations(range(5)) if each[0] < 3 and each[1] < 3})


def test_two_places_that_hold_one_sort_each_keep_to_it() -> None:
    table = sorted_table([ONE, ONE, TWO, TWO], [ONE | TWO], [(ONE, [0]), (TWO, [2]), (ONE | TWO, [1, 3])])
    seen = imagined(table, 0, 1600)
    assert_even(seen, {each for each in permutations(range(4)) if each[0] < 2 and each[1] >= 2})


def test_three_places_that_hold_one_sort_each_keep_to_it() -> None:
    places = [(ONE, [0]), (TWO, [1]), (FOUR, [2])]
    table = sorted_table([ONE, TWO, FOUR], [ONE | TWO | FOUR], places)
    assert set(imagined(table, 0, 50)) == {(0, 1, 2)}


def test_places_of_which_each_holds_more_than_the_one_before_are_mixed_evenly() -> None:
    sorts = [ONE, ONE, TWO, TWO, FOUR]
    places = [(ONE, [0]), (ONE | TWO, [1]), (ONE | TWO | FOUR, [2, 3, 4])]
    seen = imagined(sorted_table(sorts, [ONE | TWO | FOUR], places), 0, 3600)
    assert_even(seen, {each for each in permutations(range(5)) if each[0] < 2 and each[1] < 4})


def test_the_order_of_the_zones_on_the_table_does_not_matter() -> None:
    places = [(ONE | TWO, [2, 3, 4]), (ONE, [0, 1])]
    seen = imagined(sorted_table([ONE, ONE, ONE, TWO, TWO], [ONE | TWO], places), 0, 3600)
    assert_even(seen, {each for each in permutations(range(5)) if each[3] < 3 and each[4] < 3})


def test_a_card_that_the_seat_knows_is_never_dealt_anew() -> None:
    table = sorted_table([ONE, ONE, TWO, TWO], [ONE | TWO], [(ONE, [0]), (ONE | TWO, [1, 2, 3])])
    table.show(1, 0b001)
    seen = imagined(table, 0, 300)
    assert {each[:2] for each in seen} == {(0, 1)}
    assert {each[2:] for each in seen} == {(2, 3), (3, 2)}


@pytest.mark.parametrize("seat", [0, 1, 2, 15])
def test_a_seat_cannot_tell_an_imagined_table_from_the_true_one(seat: int) -> None:
    state = dealt(3)
    chance = Chance(9)
    for _ in range(20):
        assert TINY.view(imagine(state, seat, chance), seat) == TINY.view(state, seat)


def test_what_is_imagined_depends_only_on_what_the_seat_knows() -> None:
    truth = bare_table(range(8), [hand(0), hand(1)])
    for card in range(8):
        truth.put(card, truth.extra[card % 2])
    other = imagine(truth, 0, Chance(77))
    assert faces(other) != faces(truth)
    assert imagined(truth, 0, 20) == imagined(other, 0, 20)
