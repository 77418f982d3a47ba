"""The nearest sentence that would be law, for one that is not: what to do about each fault that a check finds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Final

from holdfast.games.shield.language.checks import MOST_TOKENS, free_name
from holdfast.games.shield.language.compiling import LANGUAGE, compile_law, split_name, tokenize
from holdfast.games.shield.language.examples import EXAMPLES
from holdfast.games.shield.language.rendering import render
from holdfast.games.shield.laws.law import MOST_LETTERS, MOST_SENTENCES, Law
from holdfast.language.errors import Rejected
from holdfast.language.lexicon import NUMBERS
from holdfast.language.nearest import Nearest
from holdfast.language.sentence import Sentence
from holdfast.language.tokens import Token

PHRASE_ENDS: Final = ("IS", "COUNT", "HAVE", "GET", "LOSE", "BECOME", "MUST", "AND", "OR", "BUT")


def nearest(typed: str, in_force: Sequence[Law]) -> str:
    """The canonical wording of an accepted sentence much like this one; empty if none would be accepted."""
    if len(in_force) >= MOST_SENTENCES:
        return ""
    typed = typed[:MOST_LETTERS]
    search = Nearest(LANGUAGE, partial(compile_law, in_force=in_force), partial(_mended, in_force=in_force))
    sentence = split_name(typed)
    law = search.much_like(sentence.with_tokens(sentence.tokens[:MOST_TOKENS]))
    if law is None:
        law = search.most_alike(LANGUAGE.tokenize(typed), _examples())
    return "" if law is None else render(law)


@cache
def _examples() -> tuple[Sentence, ...]:
    return tuple(tokenize(sentence) for listed in EXAMPLES.values() for sentence in listed)


def _mended(sentence: Sentence, refused: Rejected, in_force: Sequence[Law]) -> Sentence:
    """A sentence without what a check has refused."""
    reason, start, tokens = refused.reason, refused.start or 0, sentence.tokens
    if reason.startswith("name-"):
        return replace(sentence, name=_better_name(sentence.name, reason, in_force))
    if reason in ("number-range", "value-range"):
        bounds = int(refused.arguments["least"]), int(refused.arguments["most"])
        return sentence.with_tokens(_within(token, *bounds) if token.start == start else token for token in tokens)
    if reason == "below-nothing":
        return sentence.with_tokens(_less_instead(tokens, start))
    if reason == "life-stays":
        return sentence.with_tokens(_instead(token, "LIFE", "shield") for token in tokens)
    if reason == "never-both":
        return sentence.with_tokens(_without_phrase(tokens, start))
    if reason == "own-swap" and any(token.terminal == "FORBIDDEN" and token.start < sentence.end for token in tokens):
        return sentence.with_tokens(LANGUAGE.tokenize("swapping their shield is forbidden"))
    if reason in ("many-steps", "many-targets", "two-places", "second-place"):
        return sentence.with_tokens(_before_joint(tokens, start))
    return sentence.with_tokens(_without(tokens, start))


def _better_name(name: str, reason: str, in_force: Sequence[Law]) -> str:
    plain = "".join(letter for letter in name if letter.isalpha() or letter.isdecimal())
    if reason == "name-letters":
        return plain
    return "" if reason == "name-not-action" else free_name(in_force, plain)


def _within(token: Token, least: int, most: int) -> Token:
    if token.terminal not in NUMBERS:
        return token
    numbers = [min(max(int(number), least), most) for number in token.value.split()]
    return replace(LANGUAGE.tokenize(" to ".join(map(str, numbers)))[0], start=token.start)


def _less_instead(tokens: Sequence[Token], start: int) -> Iterator[Token]:
    """“5 less” where “-5” begins."""
    minus = next(at for at, token in enumerate(tokens) if token.start == start)
    yield from (*tokens[:minus], tokens[minus + 1], *LANGUAGE.tokenize("less"), *tokens[minus + 2 :])


def _instead(token: Token, terminal: str, other: str) -> Token:
    return replace(LANGUAGE.tokenize(other)[0], start=token.start) if token.terminal == terminal else token


def _before_joint(tokens: Sequence[Token], start: int) -> Sequence[Token]:
    """The tokens up to the last joint before this place."""
    joints = [
        at for at, token in enumerate(tokens) if token.terminal in ("AND", "BUT", "THEN") and token.start <= start
    ]
    return tokens[: joints[-1]] if joints else tokens[:-1]


def _without(tokens: Sequence[Token], start: int) -> Sequence[Token]:
    """The tokens without the one at this place, or without the last."""
    found = [token for token in tokens if token.start != start]
    return found if len(found) < len(tokens) else tokens[:-1]


def _without_phrase(tokens: Sequence[Token], start: int) -> Iterator[Token]:
    """The tokens without those from this place up to a verb or a joint."""
    leaving = False
    for token in tokens:
        leaving = (leaving or token.start == start) and token.terminal not in PHRASE_ENDS
        if not leaving:
            yield token
