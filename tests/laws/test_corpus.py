"""The sentences of the rule book, and many more of each class, understood and refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from holdfast.games.shield.language import EXAMPLES, LawError, read, render
from holdfast.games.shield.language.examples import MORE_ENDINGS
from holdfast.games.shield.language.rendering import display
from holdfast.games.shield.laws.codec import to_data
from holdfast.words import LANGUAGES

HERE = Path(__file__).parent


def load(name: str) -> Any:
    return yaml.safe_load((HERE / name).read_text(encoding="utf-8"))


ACCEPTED = [(kind, said, means) for kind, listed in load("accepted.yaml").items() for said, means in listed.items()]
REFUSED = load("refused.yaml")

ORIGINAL = {
    "Shield cards of the color Hearts are worth double Shield value": "Hearts are worth double as shield cards.",
    "When attacking the Spades color counts as double value when hitting Shield but 0 value for Life damage": (
        "Spades are worth double when hitting a shield but nothing for life damage."
    ),
    "Swap one Shield card between two players": "action1: swap a shield card between two players.",
    "If a player has a Shield card of the color Hearts they can swap it with their Life card": (
        "action1: if you have a shield card that is a heart, swap it with your life card."
    ),
}


def test_the_corpus_is_large_and_spread_over_all_classes() -> None:
    assert len(ACCEPTED) >= 150
    assert len(REFUSED) >= 80
    assert all(sum(kind == each for each, _, _ in ACCEPTED) >= 30 for kind in EXAMPLES)


@pytest.mark.parametrize("sentence", ORIGINAL)
def test_the_sentences_of_the_original(sentence: str) -> None:
    assert render(read(sentence)) == ORIGINAL[sentence]


@pytest.mark.parametrize(("kind", "said", "means"), ACCEPTED, ids=[said for _, said, _ in ACCEPTED])
def test_a_sentence_that_is_understood(kind: str, said: str, means: str) -> None:
    law = read(said)
    assert to_data(law)["law"] == kind
    assert render(law) == means
    assert read(means) == law


@pytest.mark.parametrize("case", REFUSED, ids=[case["say"] for case in REFUSED])
def test_a_sentence_that_is_refused(case: dict[str, Any]) -> None:
    with pytest.raises(LawError) as told:
        read(case["say"])
    refused = told.value
    assert (refused.reason, refused.word, refused.at) == (case["reason"], case["word"], case["at"])
    assert refused.nearest == case["nearest"]
    assert render(read(refused.nearest)) == refused.nearest
    assert bool(refused.expected) == (case["reason"] in ("unknown", "unexpected", "unfinished"))
    for language in LANGUAGES:
        assert display(refused.nearest) in refused.in_language(language)


@pytest.mark.parametrize("case", REFUSED, ids=[case["say"] for case in REFUSED])
def test_what_could_stand_there_really_could(case: dict[str, Any]) -> None:
    """A sentence with one of the words in that place stops later, or not at all."""
    with pytest.raises(LawError) as told:
        read(case["say"])
    refused = told.value
    for word in refused.expected:
        try:
            read(f"{case['say'][: refused.at]} {word}")
        except LawError as again:
            assert again.reason not in ("unknown", "unexpected"), word


def test_sentences_whose_ends_are_offered_are_understood() -> None:
    for sentence in MORE_ENDINGS:
        if " it " not in sentence:
            assert read(sentence)


@pytest.mark.parametrize("kind", EXAMPLES)
def test_examples_are_of_their_class(kind: str) -> None:
    assert {to_data(read(sentence))["law"] for sentence in EXAMPLES[kind]} == {kind}
