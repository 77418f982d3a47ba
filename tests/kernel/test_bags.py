"""What those who do not see into a hand can be sure of when cards leave it."""

from __future__ import annotations

import pytest

from holdfast.kernel import EVERYONE, NOBODY, Zone
from tests.kernel.bare import Bare, closed, hand, known, laid, row

P1, P2, P3 = 0b001, 0b010, 0b100
OWNER, THIEF, BYSTANDER = 0, 1, 2


def sure_of(table: Bare, zone: Zone, seat: int) -> list[int]:
    """The faces that a seat knows in a zone."""
    return sorted(int(table.face[card]) for card in zone.to_list() if table.knows(seat, card))


def stolen(faces: list[int], shown: dict[int, int], at: int) -> Bare:
    """Card `at` of p1's hand went to p2's; before, these seats knew these cards."""
    table = laid([faces, []], [hand(0), hand(1)])
    for card, seats in shown.items():
        table.show(card, seats)
    table.move(table.extra[0], at, table.extra[1])
    return table


def test_a_bystander_who_knew_one_copy_of_each_face_is_sure_of_none() -> None:
    table = stolen([0, 1, 2], {0: P3, 1: P3, 2: P3}, 1)
    assert known(table, 0, 1, 2) == [P1, P1 | P2, P1]


def test_a_bystander_who_knew_several_copies_is_sure_of_all_but_one() -> None:
    table = stolen([5, 5, 5, 6], {0: P3, 1: P3, 2: P3, 3: P3}, 3)
    assert sure_of(table, table.extra[0], BYSTANDER) == [5, 5]
    table = stolen([5, 5, 5, 6], {0: P3, 1: P3, 2: P3, 3: P3}, 1)
    assert sure_of(table, table.extra[0], BYSTANDER) == [5, 5]


def test_who_stole_knows_the_card_and_is_sure_of_the_rest() -> None:
    table = stolen([5, 5, 6, 7], {0: P2, 1: P2, 2: P2}, 3)
    assert sure_of(table, table.extra[0], THIEF) == [5, 5, 6]
    assert sure_of(table, table.extra[1], THIEF) == [7]


@pytest.mark.parametrize("at", [0, 1])
def test_who_stole_a_copy_does_not_learn_which_of_two_it_was(at: int) -> None:
    table = stolen([4, 4], {0: P2}, at)
    assert sure_of(table, table.extra[0], THIEF) == []


def test_the_former_owner_knows_the_card_in_the_new_hand_until_it_moves_on() -> None:
    table = stolen([5, 6], {}, 0)
    assert table.knows(OWNER, 0)
    table.move(table.extra[1], 0, table.discard)
    assert known(table, 0) == [EVERYONE]


def test_the_former_owner_is_unsure_when_a_card_leaves_the_new_hand_unseen() -> None:
    table = laid([[5], [6], []], [hand(0), hand(1), hand(2)])
    table.move(table.extra[0], 0, table.extra[1])
    assert sure_of(table, table.extra[1], OWNER) == [5]
    table.move(table.extra[1], 0, table.extra[2])
    assert sure_of(table, table.extra[1], OWNER) == []
    assert sure_of(table, table.extra[2], OWNER) == []


def test_a_card_that_lies_open_is_seen_to_leave_and_to_stay() -> None:
    table = stolen([0, 1, 2], {0: EVERYONE, 1: P3}, 2)
    assert known(table, 0, 1, 2) == [EVERYONE, P1, P1 | P2]
    table = stolen([0, 1], {0: EVERYONE, 1: P3}, 0)
    assert known(table, 0, 1) == [EVERYONE, P1 | P3]


def test_a_thief_is_not_blinded_to_an_open_twin() -> None:
    """One copy lies open, the other does not: the thief takes the hidden one, and the open one stays as it was."""
    table = stolen([4, 4, 3], {0: EVERYONE}, 1)
    assert known(table, 0, 1) == [EVERYONE, P1 | P2]


def test_the_only_hidden_card_is_known_wherever_it_goes() -> None:
    assert known(stolen([0], {0: P3}, 0), 0) == [P1 | P2 | P3]
    assert known(stolen([1, 0], {0: EVERYONE, 1: P3}, 1), 1) == [P1 | P2 | P3]


def test_one_of_cards_that_are_all_alike_is_known_wherever_it_goes() -> None:
    table = stolen([4, 4, 4], {0: P3, 1: P3, 2: P3}, 1)
    assert sure_of(table, table.extra[0], BYSTANDER) == [4, 4]
    assert sure_of(table, table.extra[1], BYSTANDER) == [4]
    table = stolen([4, 4, 4], {0: P3, 1: P3}, 1)
    assert sure_of(table, table.extra[0], BYSTANDER) == [4]
    assert sure_of(table, table.extra[1], BYSTANDER) == []


def test_who_sees_a_card_laid_open_counts_one_copy_less() -> None:
    table = laid([[5, 5, 5]], [hand(0)])
    table.show(0, P2)
    table.show(1, P2)
    table.show(2, P3)
    table.move_face(table.extra[0], 5, table.discard)
    assert [sure_of(table, table.extra[0], seat) for seat in range(3)] == [[5, 5], [5], []]


# A whole hand


def test_what_is_known_of_a_hand_stays_known_when_all_of_it_goes_to_another_hand() -> None:
    table = laid([[2, 0, 1], [3]], [hand(0), hand(1)])
    table.show(0, P3)
    table.move_all(table.extra[0], table.extra[1])
    assert sure_of(table, table.extra[1], BYSTANDER) == [2]
    assert sure_of(table, table.extra[1], OWNER) == [0, 1, 2]


def test_nobody_learns_places_when_all_of_a_hand_is_laid_face_down() -> None:
    table = laid([[2, 0, 1], []], [hand(0), row(0)])
    table.show(0, P3)
    table.show(1, EVERYONE)
    table.move_all(table.extra[0], table.extra[1])
    assert known(table, 0, 1, 2) == [P1, EVERYONE, P1]


def test_a_single_card_laid_face_down_by_move_all_stays_known() -> None:
    table = laid([[2], []], [hand(0), row(0)])
    table.show(0, P3)
    table.move_all(table.extra[0], table.extra[1])
    assert known(table, 0) == [P1 | P3]


def test_a_closed_pile_forgets_a_whole_hand() -> None:
    table = laid([[2, 0], []], [hand(0), closed("cellar")])
    table.extra[1].keeps = NOBODY
    table.move_all(table.extra[0], table.extra[1])
    assert known(table, 0, 1) == [NOBODY, NOBODY]
