"""What Ship IT! needed of the kernel: closed hands, buried and searched cards, memories, and lists in progress."""

from __future__ import annotations

import pytest

from holdfast.games.ship_it import GAME
from holdfast.kernel import (
    CARD,
    NOBODY,
    SPECTATOR,
    Chance,
    HoldfastError,
    Journal,
    PositionError,
    State,
    Verbs,
    Zone,
    bit,
    determinize,
    words,
)
from holdfast.kernel.cells import Series
from holdfast.kernel.doubts import note_known
from holdfast.kernel.errors import require
from holdfast.kernel.table_schema import make_schema

OPTIONS = GAME.options.read({})


def empty(seats: int = 3) -> State:
    """A table with all cards in the deck, in the order of the box."""
    state = GAME.empty_table(seats, OPTIONS)
    for card in range(len(state.face)):
        state.enter(card, state.home(card))
    return state


def hand(state: State, seat: int) -> Zone:
    return next(zone for zone in state.zones if zone.name == "hand" and zone.owner == seat)


def list_of(state: State, seat: int) -> Series:
    """What a seat has noted in a trade."""
    return next(series for series in state.series_list if series.name == "recalled" and series.owner == seat)


def deal(state: State, zone: Zone, *slugs: str) -> list[int]:
    return [
        int(state.move(state.deck, state.find(state.deck, GAME.vocabulary.faces.index(slug)), zone)) for slug in slugs
    ]


def knows(state: State, card: int) -> set[int]:
    return {seat for seat in (0, 1, 2, int(SPECTATOR)) if state.knows(seat, card)}


# Bags


@pytest.mark.parametrize(("closed", "sure"), [(False, {0, 1, 2, 15}), (True, {0, 1})])
def test_in_a_closed_bag_no_card_lies_open(closed: bool, sure: set[int]) -> None:
    state = empty()
    one, other = deal(state, hand(state, 0), "backend", "ci")
    hand(state, 0).closed = closed
    for card in (one, other):
        state.show(card, 0xFFFF)
    state.move_card(one, hand(state, 0), hand(state, 1))
    assert knows(state, one) == sure
    assert knows(state, other) == sure


def test_a_seat_that_knows_all_cards_are_alike_knows_which_one_left() -> None:
    state = empty()
    one, other = deal(state, hand(state, 0), "backend", "backend")
    state.show(one, bit(2))
    state.show(other, bit(2))
    state.move_card(one, hand(state, 0), hand(state, 1))
    assert knows(state, one) == {0, 1, 2}
    assert knows(state, other) == {0, 2}


def test_the_last_card_of_a_bag_is_known_wherever_it_goes() -> None:
    state = empty()
    [card] = deal(state, hand(state, 0), "backend")
    state.show(card, bit(2))
    state.move_card(card, hand(state, 0), hand(state, 1))
    assert knows(state, card) == {0, 1, 2}


# Piles


def test_a_buried_card_is_somewhere_and_nobody_is_sure_of_the_pile() -> None:
    places = set()
    for seed in range(200):
        state = empty()
        state.chance = Chance(seed)
        state.journal = Journal(GAME.vocabulary.events.card_fields())
        top = state.deck.top()
        state.show(state.deck.cards[3], bit(1))
        state.journal = Journal(GAME.vocabulary.events.card_fields())
        state.bury(state.deck, state.deck.size - 1, state.deck)
        assert not any(state.knows(1, card) for card in state.deck.to_list())
        [[*_, source, _, target, place]] = state.journal.told_to(state, 1)
        assert (source, target, place) == (state.deck.number, state.deck.number, -1)
        places.add(int(state.deck.index(top)))
    assert {min(places), max(places)} == {0, state.deck.size - 1}


def test_a_searched_pile_is_shuffled_and_nobody_learns_where_the_card_lay() -> None:
    state = empty()
    before = state.deck.to_list()
    for card in before:
        state.show(card, bit(0) | bit(2))
    state.journal = Journal(GAME.vocabulary.events.card_fields())
    card = state.search(state.deck, 5, hand(state, 0))
    assert card == before[5]
    assert knows(state, card) == {0}
    assert not any(state.known[other] for other in state.deck.to_list())
    assert sorted(state.deck.to_list()) == sorted(set(before) - {card})
    motion = state.journal.told_to(state, 2)[0]
    assert (motion[1], motion[3]) == (1, -1)


def test_to_be_reminded_of_a_card_is_nothing_to_be_seen() -> None:
    state = empty()
    [card] = deal(state, hand(state, 0), "backend")
    state.journal = Journal(GAME.vocabulary.events.card_fields())
    state.remind(card, bit(2))
    assert knows(state, card) == {0, 2}
    assert state.journal.size == 0


# Memories


def test_remembered_cards_are_determinized_with_the_player_who_has_them() -> None:
    state = empty()
    backend, _ci, hype = deal(state, hand(state, 1), "backend", "ci", "hype")
    list_of(state, 0).add(backend)
    list_of(state, 0).add(hype)
    places = set()
    for seed in range(60):
        twin = determinize(state, 0, Chance(seed))
        held = hand(twin, 1).to_list()
        assert {backend, hype} <= set(held)
        assert sorted(card for zone in twin.zones for card in zone.to_list()) == list(range(len(twin.face)))
        places.add((held.index(backend), held.index(hype)))
    assert len(places) == 6


def test_who_sees_into_a_hand_can_tell_what_another_notes_of_it_and_nobody_else_can() -> None:
    state = empty()
    backend, _ci, hype = deal(state, hand(state, 1), "backend", "ci", "hype")
    state.show(backend, bit(0) | bit(2))
    state.show(hype, bit(0) | bit(2))
    note_known(state, hand(state, 1), list_of(state, 0))
    noted = [list_of(determinize(state, seat, Chance(1)), 0).to_list() for seat in (0, 1, 2, SPECTATOR)]
    assert noted == [[backend, hype], [backend, hype], [], []]


def test_what_a_seat_notes_while_it_is_in_doubt_is_its_own() -> None:
    """P1 knew the card that p3 gave to p2, or another one that p3 had; p2 cannot tell."""
    for shown in (0, 1):
        state = empty()
        cards = deal(state, hand(state, 2), "backend", "ci")
        state.show(cards[shown], bit(0))
        state.move_card(cards[1], hand(state, 2), state.discard)
        state.move_card(cards[0], hand(state, 2), hand(state, 1))
        note_known(state, hand(state, 1), list_of(state, 0))
        assert list_of(state, 0).to_list() == ([] if shown else [cards[0]])
        assert list_of(determinize(state, 0, Chance(1)), 0).to_list() == list_of(state, 0).to_list()
        assert list_of(determinize(state, 1, Chance(1)), 0).to_list() == []


@pytest.mark.parametrize("slugs", [("backend", "hype"), ("hype", "backend")])
def test_notes_are_in_the_order_of_the_box_whatever_the_order_of_the_hand(slugs: tuple[str, str]) -> None:
    state = empty()
    for card in deal(state, hand(state, 1), *slugs):
        state.show(card, bit(0))
    note_known(state, hand(state, 1), list_of(state, 0))
    faces = [int(state.face[card]) for card in list_of(state, 0).to_list()]
    assert len(faces) == 2
    assert faces == sorted(faces)


# The schema


def test_a_list_may_be_part_of_what_is_in_progress() -> None:
    table = GAME.empty_table(2, OPTIONS)
    table.declare.series("trade.cards", kind=CARD, sees=NOBODY)
    schema = make_schema(GAME, table)
    assert schema.by_path["trade.cards"].progress == "trade.from"


def test_a_drawing_shows_what_the_table_declares_whatever_the_rule_book_calls_it() -> None:
    state = GAME.restore(2, OPTIONS, {"p1": {"repair": {"backend": "this"}}}, Chance(1))
    view = GAME.view(state, 1)
    assert view.entries["p1.repair.backend"] == "this"
    assert view.declared["p1.repair"] == ["backend"]


# Verbs and errors


def test_a_verb_may_be_secret() -> None:
    verbs = Verbs(card=words("ace", "king"))
    verbs.add("lay {card}", secret=True)
    verbs.add("pass")
    assert [verb.secret for verb in verbs.verbs] == [True, False]


def test_require() -> None:
    require(True, PositionError("nothing_to_draw"))
    with pytest.raises(HoldfastError, match="nothing_to_draw"):
        require(False, PositionError("nothing_to_draw"))
