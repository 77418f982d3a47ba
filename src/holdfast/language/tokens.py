"""From letters to tokens of a grammar: what somebody typed, with the place of each."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from holdfast.language.lexicon import ARTICLES, NOTHING_SAID, NUMBER, NUMBERS, ONE, RANGE, TWO, Lexicon, Meaning

PATTERN: Final = re.compile(r"\d+[a-z]+|x\d+|\d+|[^\W\d_]+(?:['’](?!s\b)[^\W\d_]+)?|['’]s?|\S", re.IGNORECASE)
SILENT: Final = frozenset(',;.!?"“”„«»()[]*_`—…')
"""Signs that say nothing."""
SAME_SIGN: Final = {"−": "-", "–": "-", "’s": "'s", "’": "'s", "'": "'s"}
LEADS: Final = frozenset(("from", "between"))
TO: Final = frozenset(("to", "-", "–", "−", "through"))
UNKNOWN: Final = "UNKNOWN"
"""The terminal of a word that the language does not have."""


@dataclass(frozen=True)
class Token:
    """A word of the grammar as it was typed."""

    terminal: str
    value: str
    """What it stands for: `hearts` for `heart`, `7` for `seven`, `3 7` for `3 to 7`."""
    text: str
    start: int
    """Where it begins in the sentence, counted in letters from 0."""


def tokenize(text: str, lexicon: Lexicon) -> list[Token]:
    """The tokens of a text; articles, commas and quotation marks are left out."""
    tokens = list(_tokens(list(_pieces(text)), lexicon))
    return list(_with_lists(list(_with_ranges(tokens, lexicon)), text, lexicon))


def _pieces(text: str) -> Iterator[Token]:
    for found in PATTERN.finditer(text):
        typed = found.group()
        key = typed.lower()
        key = SAME_SIGN.get(key, key)
        if key in SILENT or key in ARTICLES or (key == "-" and _joins(text, found)):
            continue
        yield Token(UNKNOWN, key, typed, found.start())


def _joins(text: str, hyphen: re.Match[str]) -> bool:
    """Whether a hyphen only joins words, as in `non-face`: a minus stands before a number."""
    return not text[hyphen.end() :].lstrip()[:1].isdigit()


def _tokens(pieces: Sequence[Token], lexicon: Lexicon) -> Iterator[Token]:
    at = 0
    while at < len(pieces):
        taken = _longest(pieces, at, lexicon)
        meaning = _meaning(pieces[at : at + taken], lexicon)
        if meaning != NOTHING_SAID:
            text = " ".join(piece.text for piece in pieces[at : at + taken])
            yield Token(*meaning, text, pieces[at].start)
        at += taken


def _longest(pieces: Sequence[Token], at: int, lexicon: Lexicon) -> int:
    """How many pieces from here make up the longest wording that the language knows; an unknown word is one."""
    key = pieces[at].value
    longest = 1
    for count in range(2, min(lexicon.longest_wording, len(pieces) - at) + 1):
        key += " " + pieces[at + count - 1].value
        if key in lexicon.wordings:
            longest = count
    return longest


def _meaning(pieces: Sequence[Token], lexicon: Lexicon) -> Meaning:
    key = " ".join(piece.value for piece in pieces)
    if key.isdecimal():
        number = str(int(key[:9]))
        return {"1": ONE, "2": TWO}.get(number, NUMBER), number
    return lexicon.wordings.get(key, (UNKNOWN, key))


def _with_ranges(tokens: Sequence[Token], lexicon: Lexicon) -> Iterator[Token]:
    """`3 to 7` is one token, and so are `3-7`, `from 3 to 7` and `between 3 and 7`."""
    at = 0
    while at < len(tokens):
        led = tokens[at].text.lower() in LEADS
        if _is_range(tokens[at + led : at + led + 3], led, lexicon):
            first, last = tokens[at + led], tokens[at + led + 2]
            yield Token(RANGE, f"{first.value} {last.value}", f"{first.text} to {last.text}", tokens[at].start)
            at += 3 + led
        else:
            yield tokens[at]
            at += 1


def _is_range(tokens: Sequence[Token], led: bool, lexicon: Lexicon) -> bool:
    if len(tokens) < 3 or not _are_numbers((tokens[0], tokens[2]), lexicon):
        return False
    joint = tokens[1].text.lower()
    return joint in TO or (led and joint == "and")


def _with_lists(tokens: Sequence[Token], text: str, lexicon: Lexicon) -> Iterator[Token]:
    """A comma between two nouns is an `or`: `jacks, queens and kings`."""
    for at, token in enumerate(tokens):
        yield token
        following = tokens[at + 1 : at + 2]
        if token.terminal in lexicon.listed and following and following[0].terminal in lexicon.listed:
            comma = text.find(",", token.start, following[0].start)
            if comma >= 0:
                yield Token("OR", "or", ",", comma)


def _are_numbers(tokens: Iterable[Token], lexicon: Lexicon) -> bool:
    numeric = {*NUMBERS, *lexicon.numeric} - {RANGE}
    return all(token.terminal in numeric for token in tokens)
