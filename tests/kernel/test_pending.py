"""Open prompts as plain data."""

from __future__ import annotations

from typing import cast

import pytest

from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.kernel import NONE, UNSEEN, Chance, Plain, PositionError, State, bit
from tests.kernel.tiny import DARED, PICKING, TINY, dealt, dealt_and_picked


def pending(state: State, seat: int | None = None) -> Plain:
    """What is pending, in full or as a seat sees it."""
    return TINY.position(state)["pending"] if seat is None else TINY.view(state, seat).entries["pending"]


def shortly(value: object) -> str:
    return str(value)[:60]


def restored(*prompts: Plain) -> State:
    position = {**TINY.position(dealt_and_picked(2)), "pending": list(prompts)}
    return TINY.restore(2, TINY.options.read({}), position, Chance(1))


def test_a_prompt_is_written_with_its_fields_in_words() -> None:
    state = dealt_and_picked(2)
    state.ask(DARED, bit(1), 0, 1, state.deck.top(), 5)
    place = f"deck {state.deck.size}"
    assert pending(state) == [
        {"prompt": "dared", "seats": ["p2"], "by": "p1", "mood": "soft", "card": place, "count": 5}
    ]


def test_nothing_is_written_as_null() -> None:
    state = dealt_and_picked(2)
    state.ask(DARED, bit(1), NONE, NONE, NONE, 0)
    assert pending(state) == [{"prompt": "dared", "seats": ["p2"], "by": None, "mood": None, "card": None, "count": 0}]


def test_prompts_are_written_oldest_first() -> None:
    state = dealt_and_picked(2)
    state.ask(DARED, bit(0), 1, 0, NONE, 1)
    state.ask(DARED, bit(1), 0, 0, NONE, 2)
    listed = cast(list[dict[str, Plain]], pending(state))
    assert [line["count"] for line in listed] == [1, 2]


def test_a_sealed_answer_shows_only_to_who_gave_it() -> None:
    state = dealt(3)
    state.submit(1, TINY.legal_moves(state, 1)[0])
    for seat, shown in ((0, False), (1, True), (2, False), (15, False)):
        (line,) = cast(list[dict[str, dict[str, str]]], pending(state, seat))
        assert line["answers"].keys() == {"p2"}
        assert (line["answers"]["p2"] != UNSEEN) is shown


def test_every_prompt_reads_back_as_it_was() -> None:
    state = dealt(3)
    state.submit(1, TINY.legal_moves(state, 1)[0])
    state.ask(DARED, bit(2), 0, 1, state.deck.top(), 5)
    again = TINY.restore(3, TINY.options.read({}), TINY.position(state), Chance(0))
    assert pending(again) == pending(state)
    assert [prompt.sealed for prompt in again.prompts] == [True, False]
    old, new = state.prompts[0], again.prompts[0]
    zone, other = state.zones[4], again.zones[4]
    assert zone.index(old.answers[1]) == other.index(new.answers[1])


def test_a_prompt_that_is_implied_is_not_written() -> None:
    state = UPGRADE.deal(2, UPGRADE.options.read({}), Chance(1))
    assert state.prompts
    assert UPGRADE.position(state)["pending"] == []


def test_a_prompt_that_is_implied_cannot_be_given() -> None:
    position: dict[str, Plain] = {"pending": [{"prompt": "opening", "seats": ["p1"]}], "p1": {"hand": ["5H"]}}
    with pytest.raises(PositionError, match="pending: no prompt «opening»; there are none in this game"):
        UPGRADE.restore(2, UPGRADE.options.read({}), position, Chance(1))


DARE: dict[str, Plain] = {"prompt": "dared", "seats": ["p2"], "by": "p1"}


def test_a_prompt_may_leave_out_what_it_is_about() -> None:
    (prompt,) = restored(DARE).prompts
    assert (prompt.kind, prompt.seats, prompt.a, prompt.b, prompt.c, prompt.d) == (DARED, bit(1), 0, NONE, NONE, NONE)


def test_a_seat_that_is_asked_twice_is_asked_once() -> None:
    assert restored({**DARE, "seats": ["p1", "p1"]}).awaited() == bit(0)


@pytest.mark.parametrize(
    ("prompt", "message"),
    [
        ("dared", "«dared» is not a prompt; each is a mapping"),
        (None, "is not a prompt"),
        ({}, "no prompt «None»; there are picking, dared"),
        ({"prompt": "dread", "seats": ["p1"]}, "no prompt «dread»; there are picking, dared"),
        ({"prompt": ["dared"], "seats": ["p1"]}, "no prompt «\\['dared'\\]»"),
        ({**DARE, "seats": "p2"}, "«p2» is not a list of seats"),
        ({**DARE, "seats": None}, "is not a list of seats"),
        ({**DARE, "seats": ["p3"]}, "«p3» is no seat; there are p1 to p2"),
        ({**DARE, "seats": [[]]}, "is no seat"),
        ({**DARE, "seats": []}, "nobody is asked anything"),
        ({**DARE, "by": "p5"}, "«p5» is no seat"),
        ({**DARE, "mood": "glad"}, "«glad» cannot be the mood of a prompt"),
        ({**DARE, "mood": ["loud"]}, "cannot be the mood of a prompt"),
        ({**DARE, "count": "many"}, "«many» cannot be the count of a prompt"),
        ({**DARE, "count": True}, "cannot be the count of a prompt"),
        ({**DARE, "count": 10**30}, "cannot be the count of a prompt"),
        ({**DARE, "card": "bee"}, "there is no card at «bee»; write a place as p1.hand 2"),
        ({**DARE, "card": "deck 99"}, "there is no card at «deck 99»"),
        ({**DARE, "card": "deck 0"}, "there is no card at"),
        ({**DARE, "card": "deck ²"}, "there is no card at"),
        ({**DARE, "card": "deck " + "9" * 5000}, "there is no card at"),
        ({**DARE, "card": "p7.hand 1"}, "«p7» is no seat"),
        ({**DARE, "card": 4}, "there is no card at «4»"),
        ({**DARE, "card": []}, "there is no card at"),
        ({"prompt": "picking", "seats": ["p1"], "answers": {"p9": "p2.hand 1"}}, "«p9» is no seat"),
        ({"prompt": "picking", "seats": ["p1"], "answers": {"p2": "p2.hand 9"}}, "there is no card at «p2.hand 9»"),
        ({"prompt": "picking", "seats": ["p1"], "answers": ["p2.hand 1"]}, "answers"),
        ({**DARE, "seat": ["p1"]}, "seat"),
    ],
    ids=shortly,
)
def test_a_prompt_that_cannot_be_is_refused_with_what_would_be_right(prompt: Plain, message: str) -> None:
    with pytest.raises(PositionError, match=message) as wrong:
        restored(prompt)
    assert str(wrong.value).startswith("pending")


@pytest.mark.parametrize("given", ["dared", 5, None, True], ids=str)
def test_what_is_pending_is_a_list(given: Plain) -> None:
    position = {**TINY.position(dealt_and_picked(2)), "pending": given}
    with pytest.raises(PositionError, match="pending: a list of prompts is needed here"):
        TINY.restore(2, TINY.options.read({}), position, Chance(1))


def test_a_sealed_prompt_without_answers_yet_can_be_answered() -> None:
    position: dict[str, Plain] = {
        "pending": [{"prompt": "picking", "seats": ["p1", "p2"]}],
        "p1": {"hand": ["ant"]},
        "p2": {"hand": ["bee"]},
    }
    state = TINY.restore(2, TINY.options.read({}), position, Chance(1))
    assert state.prompts[-1].kind == PICKING
    TINY.submit(state, 0, "pick ant")
    TINY.submit(state, 1, "pick bee")
    assert not state.prompts
