"""Prompts: open questions as data."""

from __future__ import annotations

from holdfast.kernel import NONE, Prompt
from tests.kernel.bare import bare_table
from tests.kernel.tiny_phrases import BY, COUNT, DARED, MOOD, PICKING

P1, P2, P3 = 0b001, 0b010, 0b100


def test_a_prompt_is_answered_when_the_last_answer_is_in() -> None:
    prompt = Prompt(0)
    prompt.seats = P1 | P3
    assert not prompt.answered(2)
    assert prompt.seats == P1
    assert prompt.answered(0)


def test_what_a_prompt_is_about_stands_in_named_fields() -> None:
    prompt = bare_table([]).ask(DARED, P2).put(BY, 2).put(COUNT, 40)
    assert (prompt.get(BY), prompt.get(COUNT), prompt.get(MOOD)) == (2, 40, NONE)


def test_a_prompt_that_is_asked_again_has_nothing_of_before() -> None:
    table = bare_table([])
    table.ask(DARED, P2).put(BY, 2)
    table.drop_prompt()
    prompt = table.ask(PICKING, P1 | P2)
    assert (prompt.kind, prompt.seats, prompt.get(BY)) == (PICKING, P1 | P2, NONE)


def test_a_copy_of_a_prompt_is_the_same_and_goes_its_own_way() -> None:
    table = bare_table([])
    prompt = table.ask(DARED, P1 | P2).put(BY, 2)
    twin = Prompt(table.questions.field_count)
    prompt.copy_to(twin)
    assert (twin.kind, twin.seats, list(twin.fields)) == (prompt.kind, prompt.seats, list(prompt.fields))
    twin.put(BY, 0).answered(0)
    assert (prompt.seats, prompt.get(BY)) == (P1 | P2, 2)
