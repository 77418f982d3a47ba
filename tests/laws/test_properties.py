"""What holds for every law and for every input."""

from __future__ import annotations

import json

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from holdfast.games.shield.law import MOST_LETTERS, Law
from holdfast.games.shield.law_data import from_data, to_data
from holdfast.kernel.chance import Chance
from holdfast.laws import LawError, canonical, completions, explain, read, suggestions
from holdfast.laws.parser import Road
from holdfast.laws.words import wordings
from holdfast.words import LANGUAGES
from tests.laws.strategies import laws

MOST_STEPS = 8_000
"""Words tried in the grammar for one sentence, the search for the nearest one included."""

lawful = settings(derandomize=True, deadline=None, max_examples=200, database=None)
patient = settings(lawful, max_examples=20)
salad = st.lists(st.sampled_from(sorted(wordings())), max_size=60).map(lambda words: " ".join(words)[:MOST_LETTERS])
letters = st.text(max_size=MOST_LETTERS)
letters_of_sentences = st.text(alphabet="abcdehilnorstw '’,.:-0123456789♥", max_size=MOST_LETTERS)
anything = st.one_of(salad, letters, letters_of_sentences)


@lawful
@given(laws)
def test_a_law_reads_back_from_its_canonical_wording(law: Law) -> None:
    sentence = canonical(law)
    assume(len(sentence) <= MOST_LETTERS)
    assert read(sentence) == law


@lawful
@given(laws)
def test_canonical_wording_is_a_fixed_point(law: Law) -> None:
    sentence = canonical(law)
    assume(len(sentence) <= MOST_LETTERS)
    assert canonical(read(sentence)) == sentence
    assert canonical(read(sentence.upper().replace(law_name(law).upper(), law_name(law)))) == sentence


def law_name(law: Law) -> str:
    return getattr(law, "name", "")


@lawful
@given(laws)
def test_a_law_is_plain_data_and_back(law: Law) -> None:
    assert from_data(json.loads(json.dumps(to_data(law)))) == law


@pytest.mark.parametrize("language", LANGUAGES)
@lawful
@given(law=laws)
def test_a_law_explains_itself_in_sentences(language: str, law: Law) -> None:
    said = explain(law, language)
    assert said[0] == said[0].upper()
    assert said.endswith(".")
    assert "  " not in said


@lawful
@given(anything)
def test_whatever_is_typed_is_law_or_refused_with_a_sentence_that_would_be(typed: str) -> None:
    try:
        law = read(typed)
    except LawError as refused:
        assert 0 <= refused.at <= len(typed)
        assert canonical(read(refused.nearest)) == refused.nearest
        assert all(refused.told(language).strip() for language in LANGUAGES)
    else:
        assert read(canonical(law)) == law


@lawful
@given(anything)
def test_reading_takes_a_bounded_number_of_steps(typed: str) -> None:
    assert steps_for(typed) <= MOST_STEPS


@pytest.mark.parametrize(
    "word", ["or", "hearts", "when", "swap", "it", "a", "-", "'", ":", "7", "♥", "duble", "cards that are red"]
)
def test_repeating_a_word_takes_a_bounded_number_of_steps(word: str) -> None:
    assert steps_for(" ".join([word] * 100)[:MOST_LETTERS]) <= MOST_STEPS
    assert steps_for((word * 200)[:MOST_LETTERS]) <= MOST_STEPS


def steps_for(typed: str) -> int:
    taken = 0
    after = Road.after

    def counted(road: Road, terminal: str) -> Road | None:
        nonlocal taken
        taken += 1
        return after(road, terminal)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Road, "after", counted)
        try:
            read(typed)
        except LawError as refused:
            assert refused.nearest
    return taken


def test_a_long_text_is_refused_without_being_read() -> None:
    short, long = "hearts are worth " * 12, "hearts are worth " * 100_000
    assert steps_for(long) == steps_for(long[: len(short) * 2])


@patient
@given(st.data())
def test_every_chain_of_completions_leads_to_a_law(data: st.DataObject) -> None:
    typed = ""
    for _ in range(data.draw(st.integers(1, 12))):
        following = completions(typed)
        assert following, f"nothing may follow '{typed}'"
        word = data.draw(st.sampled_from(following))
        if word == ".":
            break
        typed = typed.rstrip() + word + " " if word == "'s" else f"{typed}{word} "
    if "." in completions(typed):
        assert read(typed)


@patient
@given(st.integers(0, 2**31), st.lists(laws, max_size=11))
def test_suggestions_are_three_different_sentences_that_would_be_accepted(seed: int, wishes: list[Law]) -> None:
    in_force = put_in_force(wishes)
    found = suggestions(Chance(seed), in_force)
    assert len(set(found)) == 3
    for sentence in found:
        assert canonical(read(sentence, in_force)) == sentence


def put_in_force(wishes: list[Law]) -> list[Law]:
    """Those of the laws that are accepted one after the other."""
    book: list[Law] = []
    for law in wishes:
        try:
            book.append(read(canonical(law), book))
        except LawError:
            continue
    return book
