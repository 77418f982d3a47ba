"""A small language of cards, to show that the general half knows no game: “Draw two red cards and discard one card”."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from holdfast.language.budget import StepBudget
from holdfast.language.completing import Completer
from holdfast.language.definition import Language
from holdfast.language.errors import NotParsed, Rejected
from holdfast.language.lexicon import Lexicon
from holdfast.language.lowering import Children, Lowering, lower, number_in, tokens_of
from holdfast.language.nearest import Nearest
from holdfast.language.sentence import Sentence
from holdfast.language.tokens import UNKNOWN, Token

pytestmark = pytest.mark.quick

GRAMMAR = """
start: step (AND step)*
step: DRAW number COLOUR? CARD      -> draw
    | DISCARD number COLOUR? CARD   -> discard
?number: ONE | TWO | NUMBER | RANGE
"""
Step = tuple[str, int, str]


def known() -> Iterator[Sequence[Token]]:
    yield LANGUAGE.tokenize("draw 2 cards")
    yield LANGUAGE.tokenize("discard 1 red card and draw 3 blue cards")


LANGUAGE = Language(
    Lexicon(
        valued={"COLOUR": {"red": "reds, scarlet", "blue": "blues, ultramarine"}},
        keywords={"DRAW": "draw, draws", "DISCARD": "discard, throw away", "CARD": "card, cards", "AND": "and"},
        noise=frozenset(("please",)),
        number_words=("zero", "one", "two", "three"),
        listed=frozenset(("COLOUR",)),
    ),
    lambda: GRAMMAR,
    known,
)


def step(verb: str, children: Children) -> Step:
    colour = tokens_of(children, "COLOUR")
    return verb, number_in(children, 1, 5), str(colour[0]) if colour else ""


RULES: Lowering = {
    "start": lambda children: [child for child in children if isinstance(child, tuple)],
    "draw": lambda children: step("draw", children),
    "discard": lambda children: step("discard", children),
}


def sentence_of(text: str) -> Sentence:
    return Sentence("", 0, tuple(LANGUAGE.tokenize(text)), len(text))


def compiled(sentence: Sentence) -> list[Step]:
    tree = LANGUAGE.grammar.parse(sentence.tokens)
    if tree is None:
        raise NotParsed(sentence, *LANGUAGE.grammar.advance(sentence.tokens))
    steps: list[Step] = lower(tree, RULES)
    return steps


def is_accepted(sentence: Sentence) -> bool:
    try:
        compiled(sentence)
    except Rejected:
        return False
    return True


def with_fewer(sentence: Sentence, refused: Rejected) -> Sentence:
    most = str(refused.arguments["most"])
    return sentence.with_tokens(
        LANGUAGE.tokenize(most)[0] if token.start == refused.start else token for token in sentence.tokens
    )


def test_letters_become_tokens_with_their_places() -> None:
    tokens = LANGUAGE.tokenize("Please throw away the two Scarlet cards, wizard")
    found = [(token.terminal, token.value, token.start) for token in tokens]
    assert found == [
        ("DISCARD", "throw away", 7),
        ("TWO", "2", 22),
        ("COLOUR", "red", 26),
        ("CARD", "cards", 34),
        (UNKNOWN, "wizard", 41),
    ]


def test_a_tree_becomes_data() -> None:
    steps = compiled(sentence_of("Draw two red cards and discard one card"))
    assert steps == [("draw", 2, "red"), ("discard", 1, "")]


@pytest.mark.parametrize(
    ("typed", "reason", "expected"),
    [
        ("draw red cards", "unexpected", ["ONE", "NUMBER", "TWO", "RANGE"]),
        ("draw 2", "unfinished", ["COLOUR", "CARD"]),
        ("draw 2 dragons", "unknown", ["COLOUR", "CARD"]),
    ],
)
def test_what_could_stand_where_a_sentence_stopped(typed: str, reason: str, expected: list[str]) -> None:
    with pytest.raises(NotParsed) as refused:
        compiled(sentence_of(typed))
    assert refused.value.reason == reason
    assert set(refused.value.state.expected()) == set(expected)


@pytest.mark.parametrize(
    ("typed", "following"),
    [
        ("", ["draw", "discard"]),
        ("draw two", ["red", "blue", "card"]),
        ("draw two re", ["red", "reds"]),
        ("draw two cards", [".", "and"]),
        ("draw nothing ", []),
    ],
)
def test_what_may_come_next(typed: str, following: list[str]) -> None:
    assert Completer(LANGUAGE, is_accepted).completions(typed, sentence_of(typed)) == following


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("draww 2 crads", [("draw", 2, "")]),
        ("discard 9 cards", [("discard", 5, "")]),
        ("discard 1 ultramarin card and", [("discard", 1, "blue"), ("draw", 2, "")]),
        ("draw 2 of the red cards", [("draw", 2, "red")]),
    ],
)
def test_the_nearest_that_is_accepted(typed: str, meant: list[Step]) -> None:
    search: Nearest[Any] = Nearest(LANGUAGE, compiled, with_fewer)
    assert search.much_like(sentence_of(typed)) == meant


def test_a_budget_that_is_spent_leads_nowhere() -> None:
    state = LANGUAGE.grammar.start(StepBudget(steps=1))
    assert state.after("DRAW") is not None
    assert state.after("DRAW") is None
    assert state.expected() == []
