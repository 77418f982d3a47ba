"""Views and positions: the state in the rule book's own zone names."""

from __future__ import annotations

import json

import pytest

from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.kernel import (
    EVERYONE,
    SPECTATOR,
    UNSEEN,
    Chance,
    HoldfastError,
    Plain,
    PositionError,
    SealedChance,
    State,
    View,
    awaited,
    flattened,
    nested,
)
from tests.kernel.tiny import TINY, dealt, dealt_and_picked

DUEL: dict[str, Plain] = {
    "turn": "p1",
    "drawn": "5D",
    "p1": {"attack": ["9S"], "defence": ["2C", "3C"]},
    "p2": {"attack": ["2S"], "defence": ["4D", "5H"]},
}


def restored(position: dict[str, Plain], seats: int = 2, **options: object) -> State:
    return UPGRADE.restore(seats, UPGRADE.options.read(options), position, Chance(1))


# Views


def test_a_seat_sees_its_own_cards_and_question_marks() -> None:
    view = UPGRADE.view(restored(DUEL), 0)
    assert view.cards("p1.defence") == ["2C", "3C"]
    assert view.cards("p2.defence") == [UNSEEN, UNSEEN]
    assert view.cards("p2.attack") == ["2S"]
    assert view.cards("drawn") == ["5D"]
    assert set(view.cards("deck")) == {UNSEEN}


def test_a_spectator_sees_what_all_see() -> None:
    view = UPGRADE.view(restored(DUEL), int(SPECTATOR))
    assert view.cards("p1.defence") == [UNSEEN, UNSEEN]
    assert view.cards("drawn") == [UNSEEN]
    assert view.entries == view.open


def test_a_view_tells_which_cards_only_its_seat_sees() -> None:
    state = restored(DUEL)
    state.show(state.zones[5].cards[0], EVERYONE)
    view = UPGRADE.view(state, 0)
    assert view.only_mine("p1.defence") == [False, True]
    assert view.only_mine("p2.defence") == [False, False]
    assert view.only_mine("p1.attack") == [False]
    assert view.only_mine("drawn") == [True]
    assert view.only_mine("p1.tokens") == []


def test_a_view_reads_numbers_flags_and_places() -> None:
    view = UPGRADE.view(restored(DUEL), 0)
    assert view.number("p1.tokens") == 3
    assert view.number("p1.attack") == view.number("nothing") == 0
    assert view.has("drawn") and not view.has("p1.out") and not view.has("nothing")
    assert view.cards("p1.tokens") == []
    assert view.cards("p1.picked") == []


def test_a_view_says_who_is_asked_what() -> None:
    state = dealt(3)
    state.submit(1, TINY.legal_moves(state, 1)[0])
    view = TINY.view(state, 0)
    assert (view.game, view.seat, view.seats) == ("tiny", 0, 3)
    assert (view.awaited, view.question, view.over, view.ranking) == ((0, 2), "picking", False, ())
    assert TINY.view(dealt_and_picked(), 0).question == "turn"


def test_a_view_of_a_game_that_is_over_has_the_ranking() -> None:
    state = dealt_and_picked(3)
    state.over = True
    view = TINY.view(state, 2)
    assert (view.over, view.awaited, view.ranking) == (True, (), ((0, 1, 2),))


def test_a_view_tells_nothing_of_the_luck_to_come_or_of_who_knows_what() -> None:
    state = dealt_and_picked(3)
    state.show(state.deck.top(), 0b011)
    text = str(TINY.view(state, 0))
    assert "chance" not in text
    assert "@" not in text
    assert state.chance.written() not in text


def test_the_awaited_seats_are_listed() -> None:
    assert awaited(dealt(4)) == [0, 1, 2, 3]


# Positions


def test_a_position_names_every_card_once_and_survives_json() -> None:
    state = dealt_and_picked(3)
    position = TINY.position(state)
    again = TINY.restore(3, TINY.options.read({}), json.loads(json.dumps(position)), Chance(99))
    assert TINY.position(again) == position


def test_a_position_keeps_a_sealed_generator() -> None:
    state = UPGRADE.deal(2, UPGRADE.options.read({}), SealedChance(bytes(16)))
    again = restored(UPGRADE.position(state))
    assert isinstance(again.chance, SealedChance)
    assert [state.chance.word() for _ in range(20)] == [again.chance.word() for _ in range(20)]


def test_a_position_may_be_written_dotted_or_nested() -> None:
    dotted = flattened(DUEL)
    assert "p1.attack" in dotted
    assert UPGRADE.position(restored(dotted)) == UPGRADE.position(restored(DUEL))
    assert flattened(nested(dotted)) == dotted


def test_cards_named_nowhere_lie_shuffled_below_the_named_ones() -> None:
    state = restored({**DUEL, "deck": ["4H", "6H"]})
    deck = UPGRADE.position(state)["deck"]
    assert isinstance(deck, list)
    assert deck[:2] == ["4H", "6H"]
    assert len(deck) == 40 - 7
    assert deck[2:] != sorted(deck[2:], key=UPGRADE.faces.index)
    assert deck[:1:-1] != sorted(deck[2:], key=UPGRADE.faces.index)


def test_what_a_position_leaves_open_is_drawn_from_the_given_chance() -> None:
    options = UPGRADE.options.read({})
    decks = [UPGRADE.position(UPGRADE.restore(2, options, DUEL, Chance(seed)))["deck"] for seed in (1, 1, 2)]
    assert decks[0] == decks[1] != decks[2]


def test_a_position_of_nothing_but_a_deck_is_dealt() -> None:
    state = restored({"deck": ["AS", "2S", "3S", "4S", "5S", "6S"]})
    assert UPGRADE.view(state, 0).cards("p1.hand") == ["AS", "2S", "3S"]
    assert UPGRADE.view(state, 1).cards("p2.hand") == ["4S", "5S", "6S"]


def test_a_game_that_is_over_stays_over() -> None:
    state = restored({**DUEL, "over": True})
    assert state.over
    assert UPGRADE.position(state)["over"] is True
    assert restored({"over": True}).over


def shortly(value: object) -> str:
    return str(value)[:60]


BROKEN: list[tuple[dict[str, Plain], str]] = [
    ({"p1": {"attack": ["9S", "9S"]}}, "p1.attack: 9S is named twice"),
    ({"p1": {"attack": ["9S"]}, "p2": {"attack": ["9S"]}}, "p2.attack: 9S is named twice"),
    ({"p1": {"attack": ["AS", "2S", "3S"]}}, "p1.attack: 3 cards, but there is room for 2"),
    ({"p1": {"attack": ["KS"]}}, "p1.attack: there is no card «KS» in this game"),
    ({"p1": {"attack": ["as"]}}, "p1.attack: there is no card «as»"),
    ({"p1": {"attack": "AS"}}, "p1.attack: a list is needed here, not «AS»"),
    ({"p1": {"tokens": -1}}, "p1.tokens: «-1» is not a whole number from 0"),
    ({"p1": {"tokens": "three"}}, "p1.tokens: «three» is not a whole number"),
    ({"p1": {"fort": "AS"}}, "p1.fort: there is no such zone or counter; this game has .*attack"),
    ({"p3": {"tokens": 3}}, "p3.tokens: there is no such zone or counter"),
    ({"fort": {}}, "fort: there is no such zone or counter"),
    ({"p1.tokens": 3, "p1": {"tokens": 2}}, "p1.tokens: written twice"),
    ({"turn": "p3"}, "turn: «p3» is no seat; there are p1 to p2"),
    ({"turn": ["p1"]}, "turn: .* is no seat"),
    ({"turns": -1}, "turns: «-1» is not a whole number"),
    ({"turn": "p1", "over": "maybe"}, "over: «maybe» is neither true nor false"),
    ({"people": "p1"}, "people: a list is needed here"),
    ({"discard": [1.5]}, "discard: «1.5» is not a word"),  # type: ignore[list-item]
    ({"chance": "luck"}, "chance “luck” is not the state of a generator"),
    ({"chance": 7}, "chance “7” is not the state of a generator"),
    ({"chance": None, "turn": 5}, "turn: «5» is no seat"),
    ({"pending": {"prompt": "opening"}}, "pending"),
    ({"p1": {"picked": "AS"}}, "p1.picked: AS is not in hand"),
    ({"drawn": "5D", "p1": {"hand": ["5H"]}}, "drawn: nobody has drawn a card during set-up"),
    ({"p1": {"tokens": 0, "attack": ["5H"]}}, "p1: has no tokens and is out, but has cards"),
    ({"turn": "p1", "p1": {"out": True}, "p3": {"attack": ["5H"]}}, "p3.attack: there is no such zone"),
]


@pytest.mark.parametrize(("position", "message"), BROKEN, ids=shortly)
def test_a_position_that_cannot_be_is_refused_with_its_place(position: dict[str, Plain], message: str) -> None:
    with pytest.raises(HoldfastError, match=message):
        restored(position)


def test_a_position_nested_without_end_is_refused() -> None:
    position: dict[str, Plain] = {}
    for _ in range(3000):
        position = {"p1": position}
    with pytest.raises(PositionError, match="nested too deeply"):
        restored({"p1": position, "turn": "p1"})


@pytest.mark.parametrize("turns", [5, 6, 900])
def test_a_position_beyond_the_turn_limit_is_refused(turns: int) -> None:
    with pytest.raises(PositionError, match="turns: "):
        restored({**DUEL, "turns": turns}, turn_limit=5)


def test_a_position_in_which_nobody_could_move_is_refused() -> None:
    position: dict[str, Plain] = {"pending": [{"prompt": "picking", "seats": ["p1"]}], "p2": {"hand": ["ant"]}}
    with pytest.raises(PositionError, match="p1: it is their move, but there is none they could make"):
        TINY.restore(2, TINY.options.read({}), position, Chance(1))


def test_nesting_undoes_flattening() -> None:
    flat: dict[str, Plain] = {"a": 1, "b.c": [2], "b.d.e": None}
    assert nested(flat) == {"a": 1, "b": {"c": [2], "d": {"e": None}}}
    assert flattened(nested(flat)) == flat


def test_a_view_is_frozen() -> None:
    view = TINY.view(dealt(), 0)
    assert isinstance(view, View)
    with pytest.raises(AttributeError):
        view.seat = 1  # type: ignore[misc]
