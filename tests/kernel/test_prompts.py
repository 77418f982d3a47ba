"""Prompts: open questions as data."""

from __future__ import annotations

from holdfast.kernel import NONE, Prompt


def test_a_sealed_prompt_is_answered_when_the_last_answer_is_in() -> None:
    prompt = Prompt(1, 0b101, 0, 0, 0, 0)
    prompt.seal(3)
    assert not prompt.answer(2, 40)
    assert prompt.seats == 0b001
    assert prompt.answer(0, 41)
    assert list(prompt.answers) == [41, NONE, 40]


def test_a_copy_of_a_prompt_is_the_same_and_goes_its_own_way() -> None:
    prompt = Prompt(1, 0b11, 2, 3, 4, 5)
    prompt.seal(2)
    twin = prompt.copy()
    twin.answer(0, 9)
    assert (twin.kind, twin.a, twin.b, twin.c, twin.d, twin.sealed) == (1, 2, 3, 4, 5, True)
    assert (prompt.seats, list(prompt.answers)) == (0b11, [NONE, NONE])
    assert (twin.seats, list(twin.answers)) == (0b10, [9, NONE])


def test_a_copy_of_an_open_prompt_has_no_answers() -> None:
    twin = Prompt(1, 0b1, 0, 0, 0, 0).copy()
    assert not twin.sealed
    assert list(twin.answers) == []
