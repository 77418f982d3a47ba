"""Determinizing: what a seat does not know is drawn anew, within what backs and places allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations

import pytest

from holdfast.kernel import (
    EVERYONE,
    SPECTATOR,
    Chance,
    Determinizer,
    GameFault,
    Moves,
    SealedChance,
    State,
    awaited,
    determinize,
    observe,
)
from holdfast.kernel.playout import playout
from tests.kernel.bare import Bare, bare_table, closed, in_deck, laid, row
from tests.kernel.tiny import TINY, Tiny, dealt, dealt_and_picked

ONE, TWO, FOUR = 1, 2, 4


def sorted_table(sorts: Sequence[int], backs: list[int], places: Sequence[tuple[int, Sequence[int]]]) -> Bare:
    """A table with one closed zone for each place, each allowing some sorts and with these cards; card 3 has face 3."""
    zones = [closed(f"z{at}", allows) for at, (allows, _) in enumerate(places)]
    table = bare_table(range(len(sorts)), zones, sorts=sorts, backs=backs)
    for zone, (_, cards) in zip(table.extra, places, strict=True):
        for card in cards:
            table.enter(card, zone)
    return table


def faces(state: State) -> tuple[int, ...]:
    """The faces on the table, place by place."""
    return tuple(int(state.face[card]) for zone in state.zones for card in zone.to_list())


def determinized(state: State, seat: int, times: int, seed: int = 5) -> Counter[tuple[int, ...]]:
    chance = Chance(seed)
    return Counter(faces(determinize(state, seat, chance)) for _ in range(times))


def assert_even(seen: Counter[tuple[int, ...]], allowed: set[tuple[int, ...]]) -> None:
    """Every arrangement that is allowed came, about equally often, and no other."""
    assert set(seen) == allowed
    even = seen.total() / len(allowed)
    assert all(even * 0.55 < count < even * 1.45 for count in seen.values())


def test_what_a_seat_knows_stays_and_the_rest_is_mixed() -> None:
    table = in_deck(range(6))
    table.show(1, 0b001)
    table.show(4, EVERYONE)
    seen = determinized(table, 0, 200)
    assert all((arrangement[1], arrangement[4]) == (1, 4) for arrangement in seen)
    assert all(sorted(arrangement) == list(range(6)) for arrangement in seen)
    assert {arrangement[0] for arrangement in seen} == {0, 2, 3, 5}


def test_every_arrangement_comes_equally_often() -> None:
    assert_even(determinized(in_deck(range(4)), 0, 2400), set(permutations(range(4))))


def test_determinizing_changes_nothing() -> None:
    state = dealt(3)
    before = TINY.position(state)
    twin = determinize(state, 0, Chance(1))
    for seat in awaited(twin):
        twin.submit(seat, TINY.legal_moves(twin, seat)[0])
    assert TINY.position(state) == before


def test_the_luck_to_come_is_drawn_anew() -> None:
    state = dealt()
    chance = Chance(1)
    lucks = {determinize(state, 0, chance).chance.to_text() for _ in range(20)}
    assert len(lucks) == 20
    assert state.chance.to_text() not in lucks


def test_what_a_scenario_forces_is_not_determinized() -> None:
    state = dealt()
    state.forced = [2]
    assert determinize(state, 0, Chance(1)).forced == []


def test_cards_are_mixed_only_with_cards_that_have_the_same_back() -> None:
    table = sorted_table([ONE, ONE, ONE, TWO, TWO, TWO], [ONE, TWO], [(0xFFFF, [0, 1, 2, 3, 4, 5])])
    seen = determinized(table, 0, 400)
    assert set(seen) == {(*first, *last) for first in permutations((0, 1, 2)) for last in permutations((3, 4, 5))}


def test_nothing_is_determinized_where_its_sort_cannot_lie() -> None:
    table = sorted_table([ONE, ONE, ONE, TWO, TWO], [ONE | TWO], [(ONE, [0, 1]), (ONE | TWO, [2, 3, 4])])
    seen = determinized(table, 0, 3600)
    assert_even(seen, {each for each in permutations(range(5)) if each[0] < 3 and each[1] < 3})


def test_two_places_that_allow_one_sort_each_keep_to_it() -> None:
    table = sorted_table([ONE, ONE, TWO, TWO], [ONE | TWO], [(ONE, [0]), (TWO, [2]), (ONE | TWO, [1, 3])])
    seen = determinized(table, 0, 1600)
    assert_even(seen, {each for each in permutations(range(4)) if each[0] < 2 and each[1] >= 2})


def test_three_places_that_allow_one_sort_each_keep_to_it() -> None:
    places = [(ONE, [0]), (TWO, [1]), (FOUR, [2])]
    table = sorted_table([ONE, TWO, FOUR], [ONE | TWO | FOUR], places)
    assert set(determinized(table, 0, 50)) == {(0, 1, 2)}


def test_places_of_which_each_allows_more_than_the_one_before_are_mixed_evenly() -> None:
    sorts = [ONE, ONE, TWO, TWO, FOUR]
    places = [(ONE, [0]), (ONE | TWO, [1]), (ONE | TWO | FOUR, [2, 3, 4])]
    seen = determinized(sorted_table(sorts, [ONE | TWO | FOUR], places), 0, 3600)
    assert_even(seen, {each for each in permutations(range(5)) if each[0] < 2 and each[1] < 4})


def test_the_order_of_the_zones_on_the_table_does_not_matter() -> None:
    places = [(ONE | TWO, [2, 3, 4]), (ONE, [0, 1])]
    seen = determinized(sorted_table([ONE, ONE, ONE, TWO, TWO], [ONE | TWO], places), 0, 3600)
    assert_even(seen, {each for each in permutations(range(5)) if each[3] < 3 and each[4] < 3})


def in_any_box(box: Sequence[int], lying: Sequence[int]) -> Bare:
    """A table with these faces in the deck, whose cards were numbered in the order of a box."""
    table = bare_table([lying[place] for place in box])
    for place in range(len(lying)):
        table.enter(box.index(place), table.deck)
    return table


@pytest.mark.parametrize("lying", [(0, 1, 2, 3), (2, 0, 1, 0), (1, 1, 0, 0)])
def test_the_order_of_cards_in_the_box_does_not_matter(lying: tuple[int, ...]) -> None:
    """No seat knows a card's number: tables on which the same faces lie in the same places are determinized alike."""
    tables = [in_any_box(box, lying) for box in permutations(range(len(lying)))]
    assert {faces(table) for table in tables} == {lying}
    for seed in range(5):
        assert len({faces(determinize(table, 0, Chance(seed))) for table in tables}) == 1


def test_a_card_that_the_seat_knows_is_never_dealt_anew() -> None:
    table = sorted_table([ONE, ONE, TWO, TWO], [ONE | TWO], [(ONE, [0]), (ONE | TWO, [1, 2, 3])])
    table.show(1, 0b001)
    seen = determinized(table, 0, 300)
    assert {each[:2] for each in seen} == {(0, 1)}
    assert {each[2:] for each in seen} == {(2, 3), (3, 2)}


@pytest.mark.parametrize("seat", [0, 1, 2, 15])
def test_a_seat_cannot_tell_an_determinized_table_from_the_true_one(seat: int) -> None:
    state = dealt(3)
    chance = Chance(9)
    for _ in range(20):
        assert TINY.view(determinize(state, seat, chance), seat) == TINY.view(state, seat)


def test_what_is_determinized_depends_only_on_what_the_seat_knows() -> None:
    truth = laid([[0, 2, 4, 6], [1, 3, 5, 7]], [row(0), row(1)])
    other = determinize(truth, 0, Chance(77))
    assert faces(other) != faces(truth)
    assert determinized(truth, 0, 20) == determinized(other, 0, 20)


def test_who_knows_a_card_is_kept_with_its_place() -> None:
    table = in_deck(range(6))
    table.show(2, 0b010)
    twin = determinize(table, 0, Chance(3))
    assert [int(twin.known[card]) for card in twin.deck.to_list()] == [0, 0, 0b010, 0, 0, 0]


# Places that fit nobody


@pytest.mark.parametrize("seed", range(20))
def test_what_places_allow_may_not_overlap_and_that_ends(seed: int) -> None:
    """Neither nested nor disjoint: sooner or later no card is left for a place, and that is told."""
    places = [(ONE | TWO, [0, 1]), (TWO | FOUR, [2, 3])]
    table = sorted_table([ONE, TWO, TWO, FOUR], [ONE | TWO | FOUR], places)
    try:
        twin = determinize(table, 0, Chance(seed))
    except GameFault as fault:
        assert "neither nested nor disjoint" in str(fault)
    else:
        assert sorted(faces(twin)) == [0, 1, 2, 3]


def test_a_card_that_lies_where_it_may_not_be_is_told() -> None:
    table = sorted_table([ONE, TWO], [ONE | TWO], [(ONE, [1]), (ONE | TWO, [0])])
    table.show(0, 0b001)
    with pytest.raises(GameFault, match="a card lies where it may not be"):
        determinize(table, 0, Chance(1))


# Secrets


def polled(poll: str, *answers: str, seats: int = 3) -> Tiny:
    state = dealt_and_picked(seats)
    TINY.submit(state, 0, f"poll {poll}")
    for seat, answer in enumerate(answers):
        TINY.submit(state, seat, answer)
    return state


def many(state: State, seat: int, path: str, times: int = 900) -> Counter[object]:
    chance = Chance(6)
    return Counter(TINY.entries(determinize(state, seat, chance))[path] for _ in range(times))


@pytest.mark.parametrize(
    ("poll", "answer", "path", "possible"),
    [
        ("number", "guess 7", "p1.guess", set(range(10))),
        ("seat", "vote p2", "p1.vote", {"p1", "p2", "p3"}),
        ("word", "feel soft", "p1.feeling", {"loud", "soft"}),
    ],
)
def test_a_sealed_answer_is_drawn_anew_for_others_and_kept_for_its_owner(
    poll: str, answer: str, path: str, possible: set[object]
) -> None:
    state = polled(poll, answer)
    mine = TINY.entries(state)[path]
    assert set(many(state, 0, path, 30)) == {mine}
    seen = many(state, 1, path)
    assert set(seen) == possible
    even = seen.total() / len(possible)
    assert all(even * 0.6 < count < even * 1.4 for count in seen.values())


@pytest.mark.parametrize("path", ["p2.guess", "p1.vote", "p1.feeling", "p1.picked"])
def test_an_answer_that_nobody_gave_is_not_determinized(path: str) -> None:
    assert set(many(polled("number", "guess 7"), 2, path, 30)) == {None}


def test_a_picked_card_is_any_of_the_hand() -> None:
    state = dealt(2, hand=3)
    state.submit(0, TINY.legal_moves(state, 0)[0])
    chance = Chance(2)
    hand = state.players[0].hand
    places = set()
    for _ in range(200):
        twin = determinize(state, 1, chance)
        assert isinstance(twin, Tiny)
        places.add(int(twin.players[0].hand.index(twin.players[0].picked.value)))
    assert places == set(range(hand.size))


def choosing(picked: int) -> Tiny:
    """p1 has picked this many of two cards in secret."""
    state = dealt(2, hand=3)
    for seat in range(2):
        state.submit(seat, TINY.legal_moves(state, seat)[0])
    TINY.submit(state, 0, "peek p2")
    TINY.submit(state, 1, "poll cards")
    for _ in range(picked):
        state.submit(0, TINY.legal_moves(state, 0)[0])
    return state


def test_who_still_chooses_begins_again_in_what_others_determinize() -> None:
    twin = determinize(choosing(1), 1, Chance(1))
    assert isinstance(twin, Tiny)
    assert twin.players[0].chosen.to_list() == []


def test_who_has_chosen_has_chosen_any_different_cards() -> None:
    state = choosing(2)
    assert awaited(state) == [1]
    chance, chosen = Chance(3), set()
    for _ in range(200):
        twin = determinize(state, 1, chance)
        assert isinstance(twin, Tiny)
        player = twin.players[0]
        places = tuple(sorted(int(player.hand.index(card)) for card in player.chosen.to_list()))
        assert len(set(places)) == 2 and min(places) >= 0
        chosen.add(places)
    assert chosen == {(0, 1), (0, 2), (1, 2)}


# Onto a twin made before


@pytest.mark.parametrize("seat", [0, 1, 2, int(SPECTATOR)])
def test_determinizing_onto_a_table_that_was_used_is_the_same_as_onto_a_new_one(seat: int) -> None:
    determinizer, twin = Determinizer(), dealt_and_picked(3, seed=9)
    for seed in range(6):
        playout(twin, Chance(seed), Moves())
        state = polled("number", "guess 7") if seed % 2 else dealt_and_picked(3, seed)
        determinizer.determinize_into(state, seat, Chance(seed), twin)
        assert TINY.position(twin) == TINY.position(determinize(state, seat, Chance(seed)))
        assert observe(twin, seat) == observe(state, seat)


def test_determinizing_again_is_as_even_as_at_first() -> None:
    table, determinizer, chance = in_deck(range(4)), Determinizer(), Chance(5)
    twin = determinizer.determinize(table, 0, chance)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        determinizer.determinize_again(table, 0, chance, twin)
        seen[faces(twin)] += 1
    assert_even(seen, set(permutations(range(4))))


def test_a_sealed_stream_is_not_given_away() -> None:
    state = TINY.deal(2, TINY.options.read({}), SealedChance(bytes(16)))
    twin = determinize(state, 0, Chance(1))
    assert type(twin.chance) is Chance


def test_cards_lying_open_stay_where_they_are() -> None:
    state = dealt_and_picked(2)
    state.show(state.deck.top(), EVERYONE)
    top = state.deck.top()
    assert {int(determinize(state, 0, Chance(seed)).deck.top()) for seed in range(10)} == {int(top)}
