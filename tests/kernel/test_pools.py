"""What seats remember of cards that they no longer know: pools of places, and the cards that are in them."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.kernel import EVERYONE, NOBODY, Chance, Zone, determinize
from holdfast.testing.memory import memory
from tests.kernel.bare import BARE, Bare, Place, bare_table, closed, hand, laid, row

P1, P2, P3 = 0b001, 0b010, 0b100


def pools(table: Bare, zone: Zone) -> list[int]:
    """The pool of each place of a zone."""
    return [int(table.pools.pool(card)) for card in zone.to_list()]


def remembered(table: Bare, seat: int) -> list[int]:
    """The faces that a seat remembers without knowing where they are."""
    hidden = [card for card in range(len(table.face)) if not table.knows(seat, card)]
    return sorted(int(table.face[card]) for card in hidden if table.pools.remembers(seat, card))


def watched(deck: Sequence[int], discard: Sequence[int], hands: Sequence[Sequence[int]] = ((), ())) -> Bare:
    """Hands of p1 and p2, a deck and an open discard pile."""
    zones = [hand(0), hand(1)]
    table = bare_table([*hands[0], *hands[1], *deck, *discard], zones)
    places = [(table.extra[0], hands[0]), (table.extra[1], hands[1]), (table.deck, deck), (table.discard, discard)]
    card = 0
    for zone, faces in places:
        for _ in faces:
            table.enter(card, zone)
            card += 1
    return table


def test_a_shuffle_of_what_nobody_knew_is_nothing_to_remember() -> None:
    table = watched([0, 1, 2], [], [[3], [4]])
    table.shuffle(table.deck)
    assert table.pools.most == 0


def test_who_watched_the_discard_pile_remembers_what_the_deck_is_made_of() -> None:
    table = watched([], [5, 6, 7], [[3], [4]])
    table.renew_deck()
    assert pools(table, table.deck) == [1, 1, 1]
    assert pools(table, table.extra[1]) == [0]
    assert [remembered(table, seat) for seat in (0, 1, 2)] == [[5, 6, 7]] * 3
    assert all(int(determinize(table, 2, Chance(seed)).face[table.extra[0].cards[0]]) in (3, 4) for seed in range(20))


def test_each_remembers_only_what_they_knew() -> None:
    table = watched([5, 6, 7], [], [[3], [4]])
    table.show(2, P1)
    table.show(3, P1 | P3)
    table.shuffle(table.deck)
    assert [remembered(table, seat) for seat in (0, 1, 2)] == [[5, 6], [], [6]]


def test_a_place_keeps_its_pool_wherever_its_card_goes() -> None:
    table = watched([], [5, 6, 7], [[3], [4]])
    table.renew_deck()
    table.draw(table.extra[1])
    assert pools(table, table.extra[1]) == [0, 1]
    assert len(remembered(table, 0)) == 3
    assert len(remembered(table, 1)) == 2


def test_a_card_that_lies_open_is_in_no_pool() -> None:
    table = watched([], [5, 6, 7], [[3], [4]])
    table.renew_deck()
    table.draw(table.discard)
    assert pools(table, table.discard) == [0]
    assert len(remembered(table, 0)) == 2


def test_a_pool_of_all_that_is_hidden_says_nothing() -> None:
    table = watched([], [5, 6, 7])
    table.renew_deck()
    assert table.pools.most == 0


def test_pools_that_are_shuffled_together_are_one() -> None:
    table = watched([], [5, 6], [[3], [4]])
    table.renew_deck()
    table.draw(table.extra[1])
    table.move(table.extra[0], 0, table.discard)
    table.renew_deck()
    assert pools(table, table.deck) == [1, 1]
    assert remembered(table, 2) == [3, 5, 6]
    table.move_all(table.deck, table.discard)
    table.shuffle(table.discard)
    assert pools(table, table.extra[1]) == [0, 1]


def test_the_lowest_free_number_is_the_next_pool() -> None:
    table = bare_table(range(6), [closed("one"), closed("two"), closed("three")])
    for card in range(6):
        table.enter(card, table.extra[card // 2])
        table.show(card, P1)
    for zone in table.extra:
        table.shuffle(zone)
    assert [pools(table, zone) for zone in table.extra] == [[1, 1], [2, 2], [3, 3]]
    table.move_all(table.extra[0], table.discard)
    table.move_all(table.discard, table.extra[0])
    for card in table.extra[0].to_list():
        table.hide(card, P1)
    assert [pools(table, zone) for zone in table.extra] == [[1, 4], [2, 2], [3, 3]]


def test_who_searched_a_pile_remembers_the_rest_and_others_what_they_knew() -> None:
    table = watched([5, 6, 7], [], [[3], [4]])
    for card in table.deck.to_list():
        table.show(card, P1)
    table.show(table.deck.top(), P3)
    table.search(table.deck, 2, table.extra[0])
    assert remembered(table, 0) == [5, 6]
    assert remembered(table, 2) == [7]
    assert pools(table, table.extra[0]) == [0, 1]


def test_a_buried_card_is_remembered_in_the_pile() -> None:
    table = watched([5, 6], [7], [[3], [4]])
    table.bury(table.discard, 0, table.deck)
    assert remembered(table, 2) == [7]
    assert pools(table, table.deck) == [1, 1, 1]


def test_a_card_laid_down_in_full_sight_is_remembered_in_its_place() -> None:
    table = laid([[5, 6], [7]], [row(0, EVERYONE), row(1, NOBODY)])
    table.move(table.extra[0], 0, table.extra[1])
    table.hide(0, NOBODY)
    assert remembered(table, 2) == [5]
    assert {int(determinize(table, 2, Chance(seed)).extra[1].cards[1]) for seed in range(9)} == {0}  # type: ignore[attr-defined]


def test_a_closed_pile_that_nobody_looks_through_is_remembered_by_who_laid_it() -> None:
    table = laid([[5, 6], [7]], [row(0), Place("cellar", keeps=0)])
    table.move(table.extra[0], 0, table.extra[1])
    assert [remembered(table, seat) for seat in (0, 1)] == [[5], []]


def test_a_whole_hand_laid_face_down_is_a_pool_for_who_knew_some_of_it() -> None:
    table = laid([[5, 6], [7], []], [hand(0), hand(1), row(0)])
    table.show(0, P3)
    table.move_all(table.extra[0], table.extra[2])
    assert remembered(table, 2) == [5]
    assert pools(table, table.extra[2]) == [1, 1]


# Bags: nobody outside sees which place a card leaves


def mixed_hand() -> Bare:
    """P2 has two cards from before the shuffle and one from after it."""
    table = watched([], [5, 6, 7], [[3], [4, 4]])
    table.renew_deck()
    table.draw(table.extra[1])
    return table


def test_the_pool_gets_one_place_more_whichever_card_leaves() -> None:
    for at in range(3):
        table = mixed_hand()
        table.move(table.extra[1], at, table.discard)
        assert sorted(pools(table, table.extra[1])) == [0, 1]


def test_a_card_that_leaves_unseen_could_be_of_the_pool() -> None:
    for at in range(3):
        table = mixed_hand()
        table.move(table.extra[1], at, table.extra[0])
        assert sorted(pools(table, table.extra[1])) == [0, 1]
        assert pools(table, table.extra[0]) == [0, 1]


def test_the_pool_gets_the_whole_hand_if_somebody_outside_knows_a_card_there() -> None:
    for at in range(3):
        table = mixed_hand()
        table.show(table.extra[1].cards[0], P3)
        table.move(table.extra[1], at, table.extra[0])
        assert pools(table, table.extra[1]) == [1, 1]


def test_who_is_no_longer_sure_of_a_hand_remembers_the_pool() -> None:
    table = mixed_hand()
    table.show(table.extra[1].top(), P3)
    face = int(table.face[table.extra[1].top()])
    table.move(table.extra[1], 0, table.extra[0])
    assert not table.knows(2, table.extra[1].top())
    assert face in remembered(table, 2)


def test_of_a_copy_that_is_seen_one_less_is_remembered() -> None:
    """Two copies, of which p3 remembers one in the pool. Whichever of them turns up, p3 remembers none."""
    for top in (0, 1):
        table = bare_table([5, 5, 6, 7], [closed("pile"), hand(0)])
        for card in (0, 1, 2):
            table.enter(card, table.deck)
        table.enter(3, table.extra[1])
        table.show(0, P3)
        table.shuffle(table.deck)
        assert remembered(table, 2) == [5]
        table.move(table.deck, table.deck.index(top), table.discard)
        assert remembered(table, 2) == []


def test_nothing_is_remembered_at_a_table_that_is_dealt_again() -> None:
    table = mixed_hand()
    empty = table.empty_twin()
    empty.copy_to(table)
    assert table.pools.most == 0


def test_a_copy_remembers_the_same() -> None:
    table = mixed_hand()
    twin = table.copy()
    assert [memory(BARE, twin, seat) for seat in range(3)] == [memory(BARE, table, seat) for seat in range(3)]
    table.draw(table.discard)
    assert memory(BARE, twin, 0) != memory(BARE, table, 0)
