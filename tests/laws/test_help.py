"""Help with writing: completions, menus, and the texts in every language."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import holdfast.games.shield.language
import holdfast.language
from holdfast.games.shield.language import ChoiceError, build, completions, explain, menu, read, render
from holdfast.games.shield.language.building import Choices
from holdfast.games.shield.language.compiling import LANGUAGE, RULES
from holdfast.games.shield.language.lexicon import KEYWORDS, VALUED
from holdfast.games.shield.language.menu import MenuChoice, MenuQuestion
from holdfast.games.shield.language.messages import say
from holdfast.words import LANGUAGES, MissingWord

# Completions


@pytest.mark.parametrize(
    ("typed", "some"),
    [
        ("", ["hearts", "when", "nobody", "swap", "heals"]),
        ("Hearts ", ["are", "in", "or", "worth"]),
        ("Hearts are worth", ["double", "half", "nothing"]),
        ("hea", ["hearts", "heal"]),
        ("A player may hold at", ["at most"]),
        ("A player may hold at mo", ["at most"]),
        ("Heal 3", [".", "and"]),
        ("Mend: ", ["discard", "heals", "look at"]),
        ("Whenever a player is knocked", ["knocked out"]),
    ],
)
def test_what_may_come_next(typed: str, some: list[str]) -> None:
    assert set(some) <= set(completions(typed))


@pytest.mark.parametrize(
    ("typed", "never"),
    [
        ("Discard your ", "life"),
        ("Red ", "spades"),
        ("Mend: ", "hearts"),
        ("Hearts ", "."),
        ("Hearts are worth double as shield cards ", "against"),
    ],
)
def test_what_would_be_refused_is_not_offered(typed: str, never: str) -> None:
    assert never not in completions(typed)


@pytest.mark.parametrize("typed", ["dragons eat ", "attack: ", "Hearts are wrth ", "x" * 201])
def test_nothing_follows_what_is_not_understood(typed: str) -> None:
    assert completions(typed) == []


# Menus


def words(question: MenuQuestion) -> list[str]:
    return [word_of(choice) for choice in question.choices]


def word_of(choice: MenuChoice) -> str:
    return choice.word if choice.numbers is None else f"{choice.word} {choice.numbers[-1]}"


def sentences_of(kind: str, *varied: str, **fixed: str) -> list[Choices]:
    """The choices of a class with these questions answered in every way."""
    questions = {question.name: question for each in menu() if each.word == kind for question in each.questions}
    answers = product(*(words(questions[name]) for name in varied))
    named = {name.replace("_", " "): value for name, value in fixed.items()}
    return [{"class": kind, **named, **dict(zip(varied, answer, strict=True))} for answer in answers]


@pytest.mark.parametrize(
    "choices",
    [
        *sentences_of("value", "cards", context="shield", change="half"),
        *sentences_of("value", "context", "change", cards="hearts"),
        *sentences_of("event", "event", "who", "deed", cards="hearts"),
        *sentences_of("limit", "limit"),
        *sentences_of("action", "card", step="discard", card_cards="red")[::2],
    ][::3],
    ids=str,
)
def test_what_can_be_chosen_makes_a_sentence(choices: Choices) -> None:
    if "life" in str(choices.get("card")):
        with pytest.raises(ChoiceError, match="Life cards can be swapped"):
            build(choices)
    else:
        sentence = build(choices)
        assert render(read(sentence)) == sentence


def test_several_words_for_cards_must_all_be_true() -> None:
    chosen = {"class": "value", "cards": ["red", "face"], "context": "shield", "change": "more 2"}
    assert build(chosen) == "Red face cards are worth 2 more as shield cards."


def test_a_whole_action() -> None:
    chosen = {
        "class": "action",
        "name": "Mend",
        "condition": "shield",
        "condition cards": "hearts",
        "cost step": "discard",
        "cost card": "yours charged",
        "step": "swap",
        "card": "yours lower shield",
        "other": "another life",
    }
    assert build(chosen) == (
        "Mend: if you have a shield card that is a heart, discard your charged card to "
        "swap your lower shield card with another player's life card."
    )


@pytest.mark.parametrize(
    ("choices", "why"),
    [
        ({"class": "wish"}, "a sentence is one of value, event, limit, action, not 'wish'"),
        ({"class": "limit", "limit": "hold"}, "limit: 'hold' cannot be chosen; there are hold N, armed"),
        ({"class": "limit", "limit": "hold 0"}, "limit: 0 is not from 1 to 99"),
        ({"class": "limit", "mood": "bad"}, "'mood' is not asked for; there are limit"),
        ({"class": "value", "cards": ["red", "spades"], "context": "life", "change": "half"}, "No card is all of that"),
    ],
)
def test_choices_that_make_no_sentence(choices: Choices, why: str) -> None:
    with pytest.raises(ChoiceError, match=re.escape(why)):
        build(choices)


def test_every_choice_has_a_label_in_every_language() -> None:
    for kind in menu():
        choices = [choice.labels for question in kind.questions for choice in question.choices]
        for labels in (kind.labels, *(question.labels for question in kind.questions), *choices):
            assert all(labels[language].strip() for language in LANGUAGES), labels


# Words


def texts(language: str) -> set[str]:
    text = (files("holdfast.games.shield.language") / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    assert not [entry.content for entry in entries if isinstance(entry, Junk)]
    listed = [entry.id.name for entry in entries if isinstance(entry, Message)]
    assert len(listed) == len(set(listed))
    return set(listed)


def test_all_languages_have_the_same_messages() -> None:
    assert texts("en") == texts("ru")


def test_every_reason_has_a_text_and_no_text_is_left_over() -> None:
    folders = [Path(package.__path__[0]) for package in (holdfast.language, holdfast.games.shield.language)]
    sources = "".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.glob("*.py"))
    reasons = set(re.findall(r'Rejected\(\s*"([a-z-]+)"', sources)) | {"unknown", "unexpected", "unfinished"}
    told = {name.removeprefix("refused-") for name in texts("en") if name.startswith("refused-")}
    assert told - {"expected", "nearest"} == reasons


def test_an_unknown_language_and_an_unknown_message() -> None:
    with pytest.raises(ValueError, match="no language"):
        explain(read("Heal 3"), "de")
    with pytest.raises(MissingWord, match="no message “nothing”"):
        say("en", "nothing")


# The lexicon


def test_every_word_of_the_vocabulary_is_used_by_the_grammar() -> None:
    used = {symbol.name for rule in LANGUAGE.grammar.lark.rules for symbol in rule.expansion if symbol.is_term}
    assert used == set(LANGUAGE.lexicon.terminals)


def test_every_rule_of_the_grammar_is_lowered_and_no_other() -> None:
    rules = [rule for rule in LANGUAGE.grammar.lark.rules if not rule.origin.name.startswith("_")]
    inlined = {rule.origin.name for rule in rules if rule.options.expand1}
    named = {rule.alias or rule.origin.name for rule in rules} - inlined
    assert named <= set(RULES) <= named | inlined


def test_no_wording_stands_for_two_words() -> None:
    listed = [wording for wordings in KEYWORDS.values() for wording in wordings.split(", ")]
    listed += [wording for values in VALUED.values() for listed in values.values() for wording in listed.split(", ")]
    assert len(listed) == len(set(listed)), {wording for wording in listed if listed.count(wording) > 1}
    assert len(LANGUAGE.lexicon.wordings) > 400


@pytest.mark.parametrize(
    ("typed", "word"),
    [("duble", "double"), ("sheild", "shield"), ("whnever", "whenever"), ("atack", "attack"), ("dragon", None)],
)
def test_slips_of_the_keyboard(typed: str, word: str | None) -> None:
    assert LANGUAGE.speller.correct(typed) == word
    assert LANGUAGE.speller.correct(typed * 40) is None
