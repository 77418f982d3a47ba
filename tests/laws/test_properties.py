"""What holds for every law and for every input."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from holdfast.games.shield.language import LawError, completions, explain, read, render, suggestions
from holdfast.games.shield.language.checks import MOST_TOKENS
from holdfast.games.shield.language.compiling import LANGUAGE
from holdfast.games.shield.laws.codec import from_data, to_data
from holdfast.games.shield.laws.law import MOST_LETTERS, Law
from holdfast.kernel.chance import Chance
from holdfast.language import budget, nearest
from holdfast.language.grammar import Grammar, ParserState, Tree
from holdfast.language.tokens import Token
from holdfast.words import LANGUAGES
from tests.laws.strategies import laws

KNOWN = 1_000
"""Steps that do not depend on what is typed: what could stand somewhere, and reading known sentences."""

lawful = settings(derandomize=True, deadline=None, max_examples=200, database=None)
patient = settings(lawful, max_examples=20)
salad = st.lists(st.sampled_from(sorted(LANGUAGE.lexicon.wordings)), max_size=60).map(
    lambda words: " ".join(words)[:MOST_LETTERS]
)
letters = st.text(max_size=MOST_LETTERS)
letters_of_sentences = st.text(alphabet="abcdehilnorstw '’,.:-0123456789♥", max_size=MOST_LETTERS)
anything = st.one_of(salad, letters, letters_of_sentences)


@lawful
@given(laws)
def test_a_law_reads_back_from_its_canonical_wording(law: Law) -> None:
    sentence = render(law)
    assume(len(sentence) <= MOST_LETTERS)
    assert read(sentence) == law


@lawful
@given(laws)
def test_canonical_wording_is_a_fixed_point(law: Law) -> None:
    sentence = render(law)
    assume(len(sentence) <= MOST_LETTERS)
    assert render(read(sentence)) == sentence
    assert render(read(sentence.upper().replace(law_name(law).upper(), law_name(law)))) == sentence


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
        assert render(read(refused.nearest)) == refused.nearest
        assert all(refused.in_language(language).strip() for language in LANGUAGES)
    else:
        assert read(render(law)) == law


@lawful
@given(anything)
def test_reading_takes_a_bounded_number_of_steps(typed: str) -> None:
    assert_is_bounded(effort(try_to_read, typed))


@pytest.mark.parametrize("lead", ["", "throwing away serving as ", "if you have a red shield card, ", "Mend: "])
@pytest.mark.parametrize(
    "chain",
    [
        *("or ", "and ", "hearts ", "when ", "swap ", "it ", "a ", "- ", "' ", ": ", "7 ", "♥", "♥ ♠ ", "x", "ё"),
        *(
            "hearts or ",
            "red and even and ",
            "cards that are red ",
            "3 to 7 ",
            "2♥ or 3♠ or ",
            "the queen of spades or ",
        ),
        *("heal 3 and ", "hearts are worth double but ", "swap a shield card with ", "discard a charged card to "),
        *("duble ", "hearzs spadez diamnds ", "exchangedd discardingg increasedd ", "player may not attack "),
        *(
            "when a player takes damage, ",
            "that player's attacker takes ",
            "if you have a red or even shield card that is ",
        ),
    ],
)
def test_chains_of_words_take_a_bounded_number_of_steps(lead: str, chain: str) -> None:
    typed = (lead + chain * MOST_LETTERS)[:MOST_LETTERS]
    assert_is_bounded(effort(try_to_read, typed))
    steps, tokens = effort(completions, typed)
    assert steps <= budget.MOST_STEPS + budget.MOST_TOKENS + MOST_TOKENS
    assert tokens <= budget.MOST_TOKENS


def assert_is_bounded(spent: tuple[int, int]) -> None:
    steps, tokens = spent
    assert steps <= MOST_TOKENS + nearest.STEPS + KNOWN
    assert tokens <= MOST_TOKENS + nearest.TOKENS + KNOWN


def try_to_read(typed: str) -> None:
    try:
        read(typed)
    except LawError as refused:
        assert refused.nearest


def effort(work: Callable[[str], object], typed: str) -> tuple[int, int]:
    """How many tokens were tried in the grammar, and how many were parsed."""
    tried = parsed = 0
    after, parse = ParserState.after, Grammar.parse

    def counted(state: ParserState, terminal: str) -> ParserState | None:
        nonlocal tried
        tried += state.budget.steps > 0
        return after(state, terminal)

    def counted_tree(grammar: Grammar, tokens: Sequence[Token]) -> Tree | None:
        nonlocal parsed
        parsed += len(tokens)
        return parse(grammar, tokens)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ParserState, "after", counted)
        patch.setattr(Grammar, "parse", counted_tree)
        work(typed)
    return tried, parsed


def test_a_long_text_is_refused_without_being_read() -> None:
    short, long = "hearts are worth " * 12, "hearts are worth " * 100_000
    assert effort(try_to_read, long) == effort(try_to_read, long[: len(short) * 2])


def test_too_many_words_are_refused_without_being_read() -> None:
    with pytest.raises(LawError) as told:
        read("♥" * MOST_LETTERS)
    assert (told.value.reason, told.value.at) == ("too-many-words", MOST_TOKENS)
    assert read(f"♥{' or ♥' * 28} are worth double"), "as many as there may be"


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
        assert render(read(sentence, in_force)) == sentence


def put_in_force(wishes: list[Law]) -> list[Law]:
    """Those of the laws that are accepted one after the other."""
    book: list[Law] = []
    for law in wishes:
        try:
            book.append(read(render(law), book))
        except LawError:
            continue
    return book
