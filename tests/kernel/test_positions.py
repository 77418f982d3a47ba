"""Positions: the whole state in the rule book's names, written and read back."""

from __future__ import annotations

import json

import pytest

from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.kernel import Chance, HoldfastError, Plain, PositionError, SealedChance, State, flattened, nested, observe
from tests.kernel.tiny import TINY, Tiny, dealt_and_picked

DUEL: dict[str, Plain] = {
    "turn": "p1",
    "drawn": "5D",
    "p1": {"attack": ["9S"], "defence": ["2C", "3C"]},
    "p2": {"attack": ["2S"], "defence": ["4D", "5H"]},
}
TALK: dict[str, Plain] = {
    "turn": "p1",
    "p1": {"hand": ["ant", "bee"], "row": ["+cat", "+hat", "-dog"]},
    "p2": {"hand": ["ant", "bee"]},
}


def restored(position: dict[str, Plain], seats: int = 2, **options: object) -> State:
    return UPGRADE.restore(seats, UPGRADE.options.read(options), position, Chance(1))


def tiny(position: dict[str, Plain], seats: int = 2, seed: int = 1) -> Tiny:
    state = TINY.restore(seats, TINY.options.read({}), position, Chance(seed))
    assert isinstance(state, Tiny)
    return state


def refused(position: dict[str, Plain], seats: int = 2) -> str:
    with pytest.raises(PositionError) as wrong:
        tiny(position, seats)
    return str(wrong.value)


# Written and read back


def test_a_position_names_every_card_once_and_survives_json() -> None:
    state = dealt_and_picked(3)
    position = TINY.position(state)
    again = tiny(json.loads(json.dumps(position)), 3, seed=99)
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


def test_nesting_undoes_flattening() -> None:
    flat: dict[str, Plain] = {"a": 1, "b.c": [2], "b.d.e": None}
    assert nested(flat) == {"a": 1, "b": {"c": [2], "d": {"e": None}}}
    assert flattened(nested(flat)) == flat


def test_cards_named_nowhere_lie_shuffled_below_the_named_ones() -> None:
    state = restored({**DUEL, "deck": ["4H", "6H"]})
    deck = UPGRADE.position(state)["deck"]
    assert isinstance(deck, list)
    assert deck[:2] == ["4H", "6H"]
    assert len(deck) == 40 - 7
    assert deck[2:] != sorted(deck[2:], key=UPGRADE.vocabulary.faces.index)


def test_cards_named_nowhere_go_where_they_belong() -> None:
    state = tiny(TALK)
    assert {TINY.vocabulary.faces[state.face[card]] for card in state.sky.to_list()} == {"sun", "moon"}


def test_the_rest_may_be_out_of_the_game() -> None:
    state = tiny({**TALK, "deck": ["ant"], "removed": "rest"})
    assert (state.deck.size, state.sky.size) == (1, 0)
    assert state.removed.size == len(state.face) - 8
    assert TINY.position(tiny(TINY.position(state))) == TINY.position(state)


def test_what_a_position_leaves_open_is_drawn_from_the_given_chance() -> None:
    decks = [TINY.position(tiny(TALK, seed=seed))["deck"] for seed in (1, 1, 2)]
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


# Who knows what


@pytest.mark.parametrize(
    ("written", "knows"),
    [("bee", 0b01), ("bee@p2", 0b11), ("bee@p1p2", 0b11), ("bee@all", 0xFFFF), ("bee@p2p2", 0b11)],
)
def test_a_mark_says_who_knows_a_card_beyond_its_place(written: str, knows: int) -> None:
    state = tiny({"p1": {"hand": ["ant", written]}, "p2": {"hand": ["ant"]}})
    assert state.known[state.players[0].hand.cards[1]] == knows
    assert TINY.position(tiny(TINY.position(state))) == TINY.position(state)


def test_cards_of_a_signed_row_lie_up_or_down() -> None:
    state = tiny(TALK)
    assert TINY.entries(state)["p1.row"] == ["+cat", "+hat", "-dog"]
    assert TINY.view(state, 1).entries["p1.row"] == ["+cat", "+hat", "??"]
    assert TINY.view(state, 0).entries["p1.row"] == ["+cat", "+hat", "-dog"]
    marked = tiny({**TALK, "p1": {"hand": ["ant"], "row": ["-dog@p2"]}})
    assert TINY.view(marked, 1).entries["p1.row"] == ["-dog"]


# Answers and prompts


@pytest.mark.parametrize(
    ("prompt", "answer", "path", "value"),
    [
        ("picking", "bee", "p1.picked", "bee"),
        ("guessing", 7, "p1.guess", 7),
        ("voting", "p2", "p1.vote", "p2"),
        ("feeling", "soft", "p1.feeling", "soft"),
        ("choosing", [1, 2], "p1.chosen", [1, 2]),
    ],
)
def test_answers_may_be_written_with_their_prompt_or_at_home(
    prompt: str, answer: Plain, path: str, value: Plain
) -> None:
    asked: Plain = [{"prompt": prompt, "seats": ["p2"]}]
    sealed: Plain = [{"prompt": prompt, "seats": ["p2"], "answers": {"p1": answer}}]
    with_prompt, at_home = tiny({**TALK, "pending": sealed}), tiny({**TALK, "pending": asked, path: answer}, 2)
    assert TINY.entries(with_prompt)[path] == TINY.entries(at_home)[path] == value
    assert TINY.view(with_prompt, 1).entries[path] in ("??", [])
    assert TINY.position(tiny(TINY.position(with_prompt))) == TINY.position(with_prompt)


def test_a_sealed_prompt_without_answers_is_still_sealed() -> None:
    state = tiny({**TALK, "pending": [{"prompt": "guessing", "seats": ["p1", "p2"]}]})
    TINY.submit(state, 1, "guess 3")
    assert TINY.view(state, 0).entries["p2.guess"] == "??"
    TINY.submit(state, 0, "guess 4")
    assert state.asked == 0


def test_a_prompt_says_what_it_is_about() -> None:
    line: dict[str, Plain] = {"prompt": "dared", "seats": ["p2"], "by": "p1", "mood": "soft", "count": 3}
    state = tiny({**TALK, "pending": [{**line, "card": "p1.row 3", "hint": "dog"}]})
    assert TINY.entries(state)["pending"] == [{**line, "card": "p1.row 3", "hint": "dog"}]
    bare = tiny({**TALK, "pending": [{"prompt": "dared", "seats": ["p2"]}]})
    again = tiny(TINY.position(bare))
    assert observe(again, 1) == observe(bare, 1)


BAD_PROMPTS: list[tuple[Plain, str]] = [
    ("dared", "a list is needed here"),
    (["dared"], "is not a prompt; each is a mapping"),
    ([{"prompt": "hope"}], "no prompt “hope”; there are picking, guessing"),
    ([{"prompt": "turn", "seats": ["p1"]}], "no prompt “turn”"),
    ([{"prompt": ["dared"], "seats": ["p1"]}], "no prompt"),
    ([{"prompt": "dared"}], "nobody is asked “dared”"),
    ([{"prompt": "dared", "seats": []}], "nobody is asked “dared”"),
    ([{"prompt": "dared", "seats": "p1"}], "is not a list of seats"),
    ([{"prompt": "dared", "seats": ["p3"]}], "“p3” is no seat"),
    ([{"prompt": "dared", "seats": ["p1"], "of": 1}], "no “of” in a prompt dared; it has seats, by, mood"),
    ([{"prompt": "dared", "seats": ["p1"], "by": "p3"}], "“p3” is no seat"),
    ([{"prompt": "dared", "seats": ["p1"], "mood": "sad"}], "“sad” is none of loud, soft"),
    ([{"prompt": "dared", "seats": ["p1"], "hint": "cow"}], "there is no card “cow”"),
    ([{"prompt": "dared", "seats": ["p1"], "card": "p1.row 4"}], "“4” is not in p1.row"),
    ([{"prompt": "dared", "seats": ["p1"], "card": "p1.row ²"}], "“²” is not in p1.row"),
    ([{"prompt": "dared", "seats": ["p1"], "card": "nowhere 1"}], "there is no card at “nowhere 1”"),
    ([{"prompt": "dared", "seats": ["p1"], "card": ["x"]}], "is not a word"),
    ([{"prompt": "dared", "seats": ["p1"], "count": -2}], "“-2” is not a whole number"),
    ([{"prompt": "dared", "seats": ["p1"], "count": 1 << 70}], "a number of more than 15 digits"),
    ([{"prompt": "dared", "seats": ["p1"], "answers": {"p2": "yes"}}], "with a prompt that is sealed"),
    ([{"prompt": "guessing", "seats": ["p1"], "answers": [1]}], "answers are written as a mapping"),
    ([{"prompt": "guessing", "seats": ["p1"], "answers": {"p9": 1}}], "“p9” is no seat"),
    ([{"prompt": "guessing", "seats": ["p1"], "answers": {"p2": 10}}], "p2.guess: “10” is not a whole number"),
    ([{"prompt": "picking", "seats": ["p1"], "answers": {"p2": "dog"}}], "p2.picked: “dog” is not in p2.hand"),
    ([{"prompt": "choosing", "seats": ["p2"], "answers": {"p1": [1, 1]}}], "p1.chosen: “1” is named twice"),
    ([{"prompt": "choosing", "seats": ["p2"], "answers": {"p1": ["²"]}}], "p1.chosen: “²” is not in p1.hand"),
    ([{"prompt": "choosing", "seats": ["p2"], "answers": {"p1": ["9" * 5000]}}], "p1.chosen"),
]


@pytest.mark.parametrize(("pending", "message"), BAD_PROMPTS, ids=range(len(BAD_PROMPTS)))
def test_a_prompt_that_cannot_be_is_refused_with_its_place(pending: Plain, message: str) -> None:
    told = refused({**TALK, "pending": pending})
    assert message in told
    assert told.startswith(("pending", "p1.", "p2."))


def test_a_position_in_which_nobody_could_move_is_refused() -> None:
    position: dict[str, Plain] = {"pending": [{"prompt": "picking", "seats": ["p1"]}], "p2": {"hand": ["ant"]}}
    assert "p1: it is their move, but there is none they could make" in refused(position)


# Numbers


def test_a_figure_may_be_written_but_must_be_right() -> None:
    state = tiny({**TALK, "p1.worth": 2, "leader": "p1"})
    assert TINY.entries(state)["p1.worth"] == 2
    assert refused({**TALK, "p1.worth": 3}).startswith("p1.worth: is “3”, but the rest of the position makes it")
    assert refused({**TALK, "leader": "p2"}).startswith("leader: is “p2”")


@pytest.mark.parametrize("number", [1_000_001, 10**9, 10**12])
def test_a_large_counter_reads_back(number: int) -> None:
    state = tiny({**TALK, "winks": number, "turns": number})
    assert TINY.position(tiny(TINY.position(state))) == TINY.position(state)
    assert TINY.view(state, 0).number("winks") == number


@pytest.mark.parametrize("number", [10**12 + 1, 1 << 63, 1 << 64, -1, 10**5000, -(10**5000)], ids=range(6))
def test_a_number_beyond_all_counters_is_refused_with_its_place(number: int) -> None:
    for path in ("winks", "turns", "p1.points", "p1.guess", "dare.at"):
        assert refused({**TALK, path: number}).startswith(f"{path}: “")


def test_nothing_stands_for_a_secret_number_that_is_not_chosen_and_for_no_other() -> None:
    assert tiny({**TALK, "p1.guess": None}).players[0].guess.value == -1
    assert refused({**TALK, "p1.points": None}).startswith("p1.points: “None” is not a whole number")


@pytest.mark.parametrize("line", ["a" * 150, "p1", "??", "", "“x” {y}", "none"])
def test_sentences_on_the_table_read_back_word_for_word(line: str) -> None:
    state = tiny({**TALK, "shouts": [line, "two"]})
    assert state.shouts.lines == [line, "two"]
    assert TINY.position(tiny(TINY.position(state))) == TINY.position(state)


def test_what_is_not_in_progress_may_be_written_as_nothing() -> None:
    ways: list[Plain] = [None, {}, {"by": None}]
    for nothing in ways:
        assert TINY.view(tiny({**TALK, "dare": nothing}), 0).entries["dare"] is None
    state = tiny({**TALK, "dare": {"by": "p1", "target": "p2", "at": 4}})
    assert TINY.entries(state)["dare.target"] == "p2"
    assert "fort: there is no such zone or counter" in refused({**TALK, "fort": None})


# What cannot be

BROKEN: list[tuple[dict[str, Plain], str]] = [
    ({"p1": {"attack": ["9S", "9S"]}}, "p1.attack: 9S is named twice"),
    ({"p1": {"attack": ["9S"]}, "p2": {"attack": ["9S"]}}, "p2.attack: 9S is named twice"),
    ({"p1": {"attack": ["AS", "2S", "3S"]}}, "p1.attack: 3 cards, but there is room for 2"),
    ({"p1": {"attack": ["KS"]}}, "p1.attack: there is no card “KS” in this game"),
    ({"p1": {"attack": ["as"]}}, "p1.attack: there is no card “as”"),
    ({"p1": {"attack": ["AS@x"]}}, "p1.attack: “@x” does not name seats"),
    ({"p1": {"attack": ["AS@p3"]}}, "p1.attack: “p3” is no seat"),
    ({"p1": {"attack": "AS"}}, "p1.attack: a list is needed here, not “AS”"),
    ({"p1": {"tokens": -1}}, "p1.tokens: “-1” is not a whole number from 0"),
    ({"p1": {"tokens": "three"}}, "p1.tokens: “three” is not a whole number"),
    ({"p1": {"tokens": True}}, "p1.tokens: “True” is not a whole number"),
    ({"p1": {"tokens": "³"}}, "p1.tokens: “³” is not a whole number"),
    ({"p1": {"fort": "AS"}}, "p1.fort: there is no such zone or counter; this game has .*attack"),
    ({"p3": {"tokens": 3}}, "p3.tokens: there is no such zone or counter"),
    ({"fort": {}}, "fort: there is no such zone or counter"),
    ({"p1.tokens": 3, "p1": {"tokens": 2}}, "p1.tokens: written twice"),
    ({"turn": "p3"}, "turn: “p3” is no seat; there are p1 to p2"),
    ({"turn": ["p1"]}, "turn: .* is no seat"),
    ({"turns": -1}, "turns: “-1” is not a whole number"),
    ({"turn": "p1", "over": "maybe"}, "over: “maybe” is neither true nor false"),
    ({"people": "p1"}, "people: “p1” is not a list of seats"),
    ({"out_order": [["p1", "p2"], "p1"]}, "out_order: .* is nobody, or somebody who is out already"),
    ({"discard": [1.5]}, "discard: “1.5” is not a word"),  # type: ignore[list-item]
    ({"chance": "luck"}, "chance"),
    ({"chance": "sealed " + "00" * 16 + " 18446744073709551615 0"}, "chance"),
    ({"chance": 7}, "chance"),
    ({"chance": None, "turn": 5}, "turn: “5” is no seat"),
    ({"pending": {"prompt": "opening"}}, "pending"),
    ({"p1": {"picked": "AS"}}, "p1.picked: “AS” is not in p1.hand"),
]


@pytest.mark.parametrize(("position", "message"), BROKEN, ids=lambda value: str(value)[:60])
def test_a_position_that_cannot_be_is_refused_with_its_place(position: dict[str, Plain], message: str) -> None:
    with pytest.raises(HoldfastError, match=message):
        restored(position)


TINY_BROKEN: list[tuple[dict[str, Plain], str]] = [
    ({"p1.hand": ["ant"] * 5}, "p1.hand: ant is named more than 4 times"),
    ({"p1.hand": ["sun"]}, "p1.hand: sun can never lie there"),
    ({"sky": ["ant"]}, "sky: ant can never lie there"),
    ({"p1.den": ["hat"]}, "p1.den: hat can never lie there"),
    ({"p1.row": ["cat"]}, "p1.row: “cat” lies neither face down nor face up; write -cat or +cat"),
    ({"p1.row": [""]}, "p1.row"),
    ({"weather": "snow"}, "weather: “snow” is none of fair, foul"),
    ({"moods": ["loud", "loud"]}, "moods: something is named twice"),
    ({"moods": "loud"}, "moods: a list is needed here"),
    ({"dark": "maybe"}, "dark: “maybe” is neither true nor false"),
    ({"wanted": "cow"}, "wanted: there is no card “cow”"),
    ({"waiting": "dance"}, "waiting: no such move as “dance”"),
    ({"story": 5}, "story: a list is needed here"),
    ({"story": [-1]}, "story: “-1” is not a whole number"),
    ({"shouts": [None]}, "shouts: “None” is not a word"),
    ({"p1.out": True, "p3": {"hand": ["dog"]}}, "turn: p1 is out"),
]


@pytest.mark.parametrize(("change", "message"), TINY_BROKEN, ids=lambda value: str(value)[:60])
def test_an_entry_that_cannot_be_is_refused_with_its_place(change: dict[str, Plain], message: str) -> None:
    position = {**flattened({**TALK, "p3": {"hand": ["dog"]}} if "p1.out" in change else TALK), **flattened(change)}
    assert message in refused(position, 3)


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
