"""What a seat determinizes of a hand follows from what it can tell, not from its order or from what others know."""

from __future__ import annotations

from itertools import permutations

import pytest

from holdfast.kernel import EVERYONE, Chance, Journal, determinize
from tests.kernel.bare import Bare, bare_table, closed, hand, laid, row
from tests.kernel.tiny_phrases import EVENTS

P1, P2, P3 = 0b001, 0b010, 0b100
Seen = list[list[tuple[int, int]]]


def guess(table: Bare, seat: int, luck: int = 7) -> Seen:
    """What a seat determinizes: for each place of the test's zones the face, and who knows it there."""
    twin = determinize(table, seat, Chance(luck))
    assert isinstance(twin, Bare)
    return [[(int(twin.face[card]), int(twin.known[card])) for card in zone.to_list()] for zone in twin.extra]


def in_order(order: tuple[int, ...], shown: dict[int, int]) -> Bare:
    """Four cards in p2's hand in this order, some of them shown to seats; p1 and p3 have two each."""
    table = bare_table(range(8), [hand(0), hand(1), hand(2)], seats=3)
    for zone, cards in zip(table.extra, ((4, 5), order, (6, 7)), strict=True):
        for card in cards:
            table.enter(card, zone)
    for card, seats in shown.items():
        table.show(card, seats)
    return table


@pytest.mark.parametrize("order", list(permutations(range(4)))[1:])
def test_the_order_of_a_hand_says_nothing_to_those_outside(order: tuple[int, ...]) -> None:
    shown = {1: P1, 3: P1}
    assert guess(in_order(order, shown), 0) == guess(in_order((0, 1, 2, 3), shown), 0)


@pytest.mark.parametrize("at", range(4))
def test_from_which_place_a_card_left_a_hand_says_nothing(at: int) -> None:
    """P1 knows card 1, and sees card 0 leave from any place."""
    order = [1, 2, 3]
    order.insert(at, 0)
    table = in_order(tuple(order), {1: P1})
    table.move(table.extra[1], at, table.discard)
    assert guess(table, 0)[1][0] == (1, P1 | P2)


def test_cards_of_two_pools_lie_in_the_order_of_the_pools() -> None:
    tables = []
    for drawn_first in (True, False):
        table = bare_table(range(8), [hand(0), hand(1)], seats=3)
        for card in (5, 6, 7):
            table.enter(card, table.discard)
        table.enter(0, table.extra[0])
        if not drawn_first:
            table.enter(1, table.extra[1])
        table.renew_deck()
        table.draw(table.extra[1])
        if drawn_first:
            table.enter(1, table.extra[1])
        for card in (2, 3, 4):
            table.enter(card, table.removed)
        tables.append(table)
    assert guess(tables[0], 0) == guess(tables[1], 0)


def test_what_others_outside_know_of_a_hand_is_theirs() -> None:
    assert guess(in_order((0, 1, 2, 3), {0: P3, 1: P1 | P3}), 0) == guess(in_order((0, 1, 2, 3), {1: P1}), 0)


def test_who_could_tell_which_card_was_stolen_is_theirs_too() -> None:
    """P3 knew the only card of p2's hand, or another that has gone since: p1, who stole it, cannot tell."""
    for known in (0, 1):
        table = laid([[], [0, 1]], [hand(0), hand(1)])
        table.show(known, P3)
        table.move(table.extra[1], 1, table.discard)
        table.move(table.extra[1], 0, table.extra[0])
        assert table.knows(2, 0) == (known == 0)
        assert guess(table, 0)[0] == [(0, P1 | P2)]
        table.show(0, P3)
        assert guess(table, 0)[0] == [(0, P1 | P2 | P3)]


def test_a_card_laid_face_down_from_a_watched_hand_is_in_doubt() -> None:
    for known in (0, 1):
        table = laid([[0, 1], []], [hand(1), row(1)])
        table.show(known, P3)
        table.move(table.extra[0], 1, table.discard)
        table.move(table.extra[0], 0, table.extra[1])
        assert guess(table, 0)[1] == [(0, P2)]


@pytest.mark.parametrize("mix", ["shuffle", "bury"])
def test_doubts_end_where_cards_are_mixed(mix: str) -> None:
    table = laid([[0, 1, 2], []], [hand(1), closed("pile")])
    table.show(0, P3)
    table.move(table.extra[0], 0, table.extra[1])
    assert table.doubts.about(0) & P3
    if mix == "shuffle":
        table.shuffle(table.extra[1])
    else:
        table.bury(table.extra[0], 0, table.extra[1])
    assert table.doubts.about(0) == 0


@pytest.mark.parametrize("remembers", [True, False])
def test_doubts_do_not_depend_on_whether_anybody_determinizes(remembers: bool) -> None:
    """Rules may ask for them."""
    table = laid([[0, 1], [2]], [hand(1), hand(0)])
    table.remembers = remembers
    table.show(0, P3)
    table.move(table.extra[0], 0, table.extra[1])
    assert (table.extra[0].watched, table.doubts.about(0)) == (True, EVERYONE & ~(P1 | P2))


def test_that_somebody_is_shown_a_card_is_told_even_if_they_knew_it() -> None:
    told = []
    for known in (P2, P2 | P3):
        table = in_order((0, 1, 2, 3), {0: known})
        table.journal = Journal(EVENTS.card_fields())
        table.show(0, P3)
        told.append(table.journal.told_to(table, 0))
    assert told[0] == told[1] != []


@pytest.mark.parametrize("at", [0, 1])
def test_pools_that_meet_in_a_hand_have_one_number_whichever_card_leaves(at: int) -> None:
    table = bare_table(range(7), [closed("one"), closed("two"), hand(1), hand(2)], seats=3)
    for card in range(6):
        table.enter(card, table.extra[card // 3])
        table.show(card, P1)
    table.enter(6, table.extra[3])
    for zone in table.extra[:2]:
        table.shuffle(zone)
        table.move_top(zone, table.extra[2])
    table.move(table.extra[2], at, table.extra[3])
    assert {int(table.pools.pool(card)) for zone in table.extra[:3] for card in zone.to_list()} == {1}


# Where nobody determinizes


def watched_hand(*, remembers: bool, in_rules: bool) -> Bare:
    """P1 has seen a card of p2's hand, and another card has left it unseen by p1."""
    table = bare_table(range(3), [hand(1), closed("cellar")], seats=3)
    table.remembers = remembers
    table.doubts.in_rules = in_rules
    for card in range(3):
        table.enter(card, table.extra[0])
    table.show(0, P1)
    table.move(table.extra[0], 1, table.extra[1])
    return table


@pytest.mark.parametrize(
    ("remembers", "in_rules", "kept"),
    [(True, False, True), (True, True, True), (False, True, True), (False, False, False)],
)
def test_doubts_are_kept_for_those_who_determinize_and_for_rules_that_ask(
    remembers: bool, in_rules: bool, kept: bool
) -> None:
    table = watched_hand(remembers=remembers, in_rules=in_rules)
    assert (table.doubts.about(1) & P1 != 0) == kept
