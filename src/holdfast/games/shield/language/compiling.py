"""From a sentence to its law: tokens, tree, law data, checks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib.resources import files
from typing import Final

from holdfast.games.shield.language.checks import (
    check_law,
    check_length,
    check_name,
    check_room,
    check_tokens,
    free_name,
)
from holdfast.games.shield.language.examples import EXAMPLES, MORE_ENDINGS
from holdfast.games.shield.language.lexicon import LEXICON
from holdfast.games.shield.language.lower_actions import ACTION_RULES
from holdfast.games.shield.language.lower_cards import CARD_RULES
from holdfast.games.shield.language.lower_events import EVENT_RULES
from holdfast.games.shield.language.lower_values import VALUE_RULES
from holdfast.games.shield.language.rendering import render
from holdfast.games.shield.laws.actions import Action
from holdfast.games.shield.laws.law import Law
from holdfast.language.definition import Language
from holdfast.language.errors import NotParsed, Rejected
from holdfast.language.lowering import Lowering, lower
from holdfast.language.sentence import Sentence
from holdfast.language.tokens import Token

RULES: Final[Lowering] = {**CARD_RULES, **VALUE_RULES, **EVENT_RULES, **ACTION_RULES}
PAYING: Final = ("DISCARD", "REVEAL", "DEAL")
"""What stands before a colon as a price, not as a name: “Discard a charged card: heal 3”."""
QUOTES: Final = "\"'“”„\u00ab\u00bb‘’ \t\n"


def tokenize(sentence: str) -> Sentence:
    """The tokens of a sentence that is short enough to be read."""
    check_length(sentence)
    split = split_name(sentence)
    check_tokens(split.tokens)
    return split


def split_name(sentence: str) -> Sentence:
    """The name before the colon, and the tokens after it."""
    colon = sentence.find(":")
    name = sentence[: max(0, colon)].strip(QUOTES)
    start = sentence.find(name) if name else 0
    tokens = [replace(token, start=token.start + colon + 1) for token in LANGUAGE.tokenize(sentence[colon + 1 :])]
    price = LANGUAGE.tokenize(sentence[: max(0, colon)])
    if len(price) > 1 and price[0].terminal in PAYING:
        tokens = [*price, Token("TO", "to", ":", colon), *tokens]
        name = ""
    return Sentence(name, start, tuple(tokens), len(sentence.rstrip()))


def compile_law(sentence: Sentence, in_force: Sequence[Law]) -> Law:
    """The law in a sentence; `Rejected` if there is none, or if it cannot be put in force."""
    check_room(in_force)
    if sentence.name:
        check_name(sentence.name, sentence.name_start, in_force)
    law = _lowered(sentence)
    if isinstance(law, Action):
        law = replace(law, name=sentence.name or free_name(in_force))
    elif sentence.name:
        raise Rejected("name-not-action", sentence.name_start, name=sentence.name)
    check_law(law, in_force)
    return law


def is_law(sentence: Sentence, in_force: Sequence[Law]) -> bool:
    """Whether a sentence would be accepted next to those in force."""
    try:
        compile_law(sentence, in_force)
    except Rejected:
        return False
    return True


def _lowered(sentence: Sentence) -> Law:
    """What a sentence says; an action has no name yet."""
    if not sentence.tokens:
        raise Rejected("empty")
    tree = LANGUAGE.grammar.parse(sentence.tokens)
    if tree is None:
        raise NotParsed(sentence, *LANGUAGE.grammar.advance(sentence.tokens))
    law: Law = lower(tree, RULES)
    return law


def _known_sentences() -> Iterator[Sequence[Token]]:
    """Sentences whose ends are offered: examples, their canonical wordings, and some more."""
    for listed in EXAMPLES.values():
        for example in listed:
            sentence = tokenize(example)
            yield sentence.tokens
            yield tokenize(render(compile_law(sentence, ()))).tokens
    for example in MORE_ENDINGS:
        yield tokenize(example).tokens


def _grammar() -> str:
    return (files(__package__) / "grammar.lark").read_text(encoding="utf-8")


LANGUAGE: Final = Language(LEXICON, _grammar, _known_sentences)
