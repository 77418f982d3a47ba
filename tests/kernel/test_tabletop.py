"""The tabletop: how cards move, and who knows them."""

from __future__ import annotations

import pytest

from holdfast.kernel import EVERYONE, NOBODY, NONE, SPECTATOR, Zone
from holdfast.kernel.sorts import back_code, face_code, fits
from tests.kernel.bare import Bare, Place, bare_table, closed, hand, in_deck, known, laid, listened, row

P1, P2, P3 = 0b001, 0b010, 0b100


def faces(table: Bare, zone: Zone) -> list[int]:
    return [int(table.face[card]) for card in zone.to_list()]


# Moving


def test_a_card_enters_a_zone_hidden_from_all_but_those_who_see_into_it() -> None:
    table = bare_table([0, 1, 2], [hand(1), closed("cellar")])
    table.enter(0, table.extra[0])
    table.enter(1, table.extra[1])
    table.enter(2, table.discard)
    assert known(table, 0, 1, 2) == [P2, NOBODY, EVERYONE]


def test_who_has_seen_a_card_goes_on_knowing_it() -> None:
    table = laid([[0], []], [row(0), row(1)])
    assert table.move(table.extra[0], 0, table.extra[1]) == 0
    assert known(table, 0) == [P1 | P2]


def test_a_closed_pile_makes_everybody_forget() -> None:
    table = laid([[0], []], [row(0), Place("cellar", keeps=NOBODY)])
    table.move_top(table.extra[0], table.extra[1])
    assert known(table, 0) == [NOBODY]


def test_a_card_can_be_laid_at_any_place() -> None:
    table = laid([[0, 1], [2]], [row(0), closed("cellar")])
    table.move_to(table.extra[1], 0, table.extra[0], 1)
    assert table.extra[0].to_list() == [0, 2, 1]
    assert known(table, 2) == [P1]


def test_a_card_is_moved_by_its_number_or_its_face() -> None:
    table = laid([[5, 6, 7], []], [row(0), row(1)])
    table.move_card(1, table.extra[0], table.extra[1])
    assert table.move_face(table.extra[0], 7, table.extra[1]) == 2
    assert table.move_face(table.extra[0], 7, table.extra[1]) == NONE
    assert (table.extra[0].to_list(), table.extra[1].to_list()) == ([0], [1, 2])


def test_a_card_that_lies_elsewhere_is_not_moved() -> None:
    table = laid([[5], [6]], [row(0), row(1)])
    with pytest.raises(IndexError, match="there is no card at this place of row"):
        table.move_card(1, table.extra[0], table.discard)
    with pytest.raises(IndexError, match="there is no card at this place of deck"):
        table.move_top(table.deck, table.discard)
    assert [zone.to_list() for zone in table.extra] == [[0], [1]]


def test_a_card_takes_anothers_slot_and_that_one_goes_elsewhere() -> None:
    table = laid([[0, 1, 2], [3]], [row(0), row(1)])
    assert table.replace(table.extra[1], 0, table.extra[0], 1, table.discard) == 1
    assert (table.extra[0].to_list(), table.extra[1].to_list(), table.discard.to_list()) == ([0, 3, 2], [], [1])
    assert known(table, 1, 3) == [EVERYONE, P1 | P2]


@pytest.mark.parametrize(
    "places", [(row(0), row(1)), (hand(0), row(1)), (row(0), hand(1)), (hand(0), hand(1))], ids=str
)
@pytest.mark.parametrize("at", [0, 1])
def test_replacing_a_card_is_told_and_known_as_if_it_were_done_in_two_moves(
    places: tuple[Place, Place], at: int
) -> None:
    tables = [laid([[0, 1, 2], [3, 4]], places) for _ in range(2)]
    journals = [listened(table) for table in tables]
    for table in tables:
        for card in range(5):
            table.show(card, P3)
    once, twice = tables
    assert once.replace(once.extra[1], at, once.extra[0], 1, once.discard) == 1
    twice.move_to(twice.extra[1], at, twice.extra[0], 1)
    twice.move(twice.extra[0], 2, twice.discard)
    assert known(once, *range(5)) == known(twice, *range(5))
    assert [zone.to_list() for zone in once.zones] == [zone.to_list() for zone in twice.zones]
    for seat in (0, 1, 2, int(SPECTATOR)):
        assert journals[0].told_to(once, seat) == journals[1].told_to(twice, seat)


def test_two_cards_trade_places() -> None:
    table = laid([[0, 1, 2], [3, 4]], [row(0), row(1)])
    table.swap(table.extra[0], 0, table.extra[1], 1)
    assert (table.extra[0].to_list(), table.extra[1].to_list()) == ([4, 1, 2], [3, 0])
    assert known(table, 0, 4) == [P1 | P2, P1 | P2]


def test_all_cards_of_a_row_go_over_oldest_first() -> None:
    table = laid([[2, 0, 1]], [row(0)])
    table.move_all(table.extra[0], table.discard)
    assert (table.extra[0].size, faces(table, table.discard)) == (0, [2, 0, 1])
    assert known(table, 0, 1, 2) == [EVERYONE] * 3


def test_all_cards_of_a_hand_that_are_laid_open_go_in_the_order_of_the_box() -> None:
    table = laid([[2, 0, 3, 0]], [hand(0)])
    table.move_all(table.extra[0], table.discard)
    assert faces(table, table.discard) == [0, 0, 2, 3]


def test_all_cards_of_a_hand_that_go_to_anothers_hand_go_in_the_order_of_the_box() -> None:
    table = laid([[2, 0, 3], [1]], [hand(0), hand(1)])
    table.move_all(table.extra[0], table.extra[1])
    assert faces(table, table.extra[1]) == [1, 0, 2, 3]


def test_all_cards_of_a_hand_that_its_owner_lays_face_down_keep_their_order() -> None:
    table = laid([[2, 0, 3], []], [hand(0), row(0)])
    table.move_all(table.extra[0], table.extra[1])
    assert faces(table, table.extra[1]) == [2, 0, 3]


# Showing and shuffling


@pytest.mark.parametrize("place", [hand(1), row(1)])
def test_a_card_is_shown_the_same_way_by_a_rule_that_knows_its_zone(place: Place) -> None:
    shown = []
    for named in (False, True):
        table = laid([[0, 1]], [place])
        journal = listened(table)
        table.show(0, P1, table.extra[0] if named else None)
        shown.append((known(table, 0, 1), table.extra[0].watched, journal.size))
    assert shown[0] == shown[1]
    assert shown[0][0][0] & P1


def test_showing_and_hiding_set_and_clear_who_knows() -> None:
    table = in_deck([0])
    table.show(0, P1 | P3)
    assert table.knows(0, 0) and not table.knows(1, 0) and table.knows(2, 0)
    assert not table.lies_open(0)
    table.hide(0, P1)
    assert known(table, 0) == [P1]
    table.show(0, EVERYONE)
    assert table.lies_open(0)
    assert table.knows(SPECTATOR, 0)


@pytest.mark.parametrize("count", [0, 1, 2, 5, 40])
def test_a_shuffle_keeps_the_cards_and_forgets_every_one_of_them(count: int) -> None:
    table = in_deck([card % 8 for card in range(count)])
    for card in range(count):
        table.show(card, EVERYONE)
    table.shuffle(table.deck)
    assert sorted(table.deck.to_list()) == list(range(count))
    assert known(table, *range(count)) == [NOBODY] * count


def test_who_sees_into_a_zone_knows_its_cards_after_a_shuffle_and_nobody_else() -> None:
    table = laid([[0, 1, 2, 3, 4, 5]], [hand(1)])
    for card in range(6):
        table.show(card, P1)
    table.shuffle(table.extra[0])
    assert known(table, *range(6)) == [P2] * 6


# Drawing


def test_a_drawn_card_is_the_top_of_the_deck() -> None:
    table = in_deck([0, 1, 2])
    assert table.next_card() == 2
    assert table.draw(table.discard) == 2
    assert (table.deck.to_list(), table.discard.to_list()) == ([0, 1], [2])


def test_an_empty_deck_is_made_new_from_the_discard_pile() -> None:
    table = bare_table([0, 1, 2], [closed("cellar")])
    for card in range(3):
        table.enter(card, table.discard)
    drawn = table.draw(table.extra[0])
    assert sorted([drawn, *table.deck.to_list()]) == [0, 1, 2]
    assert table.discard.size == 0
    assert known(table, 0, 1, 2) == [NOBODY] * 3


def test_nothing_is_drawn_when_both_piles_are_empty() -> None:
    table = bare_table([])
    assert (table.next_card(), table.draw(table.discard)) == (NONE, NONE)


def test_a_deck_can_be_renewed_while_cards_are_left_in_it() -> None:
    table = in_deck([0, 1])
    table.move_top(table.deck, table.discard)
    table.renew_deck()
    assert sorted(table.deck.to_list()) == [0, 1]
    assert known(table, 0, 1) == [NOBODY, NOBODY]


def test_a_scenario_can_force_the_next_card() -> None:
    table = in_deck([5, 6, 7])
    table.forced = [5]
    assert table.face[table.draw(table.discard)] == 5
    assert table.forced == []
    assert sorted(table.deck.to_list()) == [1, 2]


def test_a_forced_card_that_is_not_there_waits() -> None:
    table = in_deck([5, 6])
    table.forced = [4]
    assert table.face[table.draw(table.discard)] == 6
    assert table.forced == [4]


# Picking at random


def test_a_random_pick_is_a_place_in_the_zone() -> None:
    table = in_deck(range(5))
    assert {int(table.pick(table.deck)) for _ in range(200)} == set(range(5))


def test_a_scenario_can_force_the_pick() -> None:
    table = in_deck([5, 6, 7])
    table.forced = [6]
    assert table.pick(table.deck) == 1
    assert table.forced == []


def test_a_random_seat_is_one_of_those_named() -> None:
    table = bare_table([], seats=8)
    assert {int(table.pick_seat(0b10010100)) for _ in range(200)} == {2, 4, 7}


def test_a_scenario_can_force_the_seat_if_it_is_possible() -> None:
    table = bare_table([], seats=4)
    table.forced = [-1 - 2]
    assert table.pick_seat(0b0011) in (0, 1)
    assert table.forced == [-3]
    assert table.pick_seat(0b0111) == 2
    assert table.forced == []


# Looking for a face


def test_of_several_copies_the_best_known_one_is_found() -> None:
    table = laid([[3, 5, 5, 5]], [hand(0)])
    table.show(2, EVERYONE)
    assert table.find(table.extra[0], 5) == 2
    assert table.find(table.extra[0], 6) == NONE


def test_the_faces_in_a_zone() -> None:
    table = laid([[3, 5, 5]], [hand(0)])
    assert table.faces_in(table.extra[0]) == 0b101000
    assert table.holds(table.extra[0], 5) and not table.holds(table.extra[0], 4)


# Cards with several backs


def test_a_back_tells_the_sorts_that_share_it_and_nothing_else() -> None:
    table = bare_table([0, 1, 2], sorts=[1, 2, 4, 1, 1, 1, 1, 1], backs=[1 | 2, 4])
    assert [int(back_code(table, face)) for face in range(3)] == [1, 1, 2]
    assert [fits(table, face, 2) for face in range(3)] == [False, True, False]
    assert [int(face_code(table, 0, mask)) for mask in (NOBODY, EVERYONE)] == [3, 4]
