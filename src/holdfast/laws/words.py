"""From letters to words of the grammar: what somebody typed, word by word, with the place of each."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from holdfast.laws.vocabulary import NOISE, NUMBER_WORDS, SENSES, WORDS

PATTERN: Final = re.compile(r"\d+[a-z]+|x\d+|\d+|[^\W\d_]+(?:['’](?!s\b)[^\W\d_]+)?|['’]s?|\S", re.IGNORECASE)
SILENT: Final = frozenset(',;.!?"“”„«»()[]*_`—…')
"""Signs that say nothing."""
ARTICLES: Final = frozenset(("a", "an", "the"))
SAME_SIGN: Final = {"−": "-", "–": "-", "’s": "'s", "’": "'s", "'": "'s"}
LEADS: Final = frozenset(("from", "between"))
TO: Final = frozenset(("to", "-", "–", "−", "through"))
LISTED: Final = frozenset(("SUIT", "RANK"))
UNKNOWN: Final = "UNKNOWN"


@dataclass(frozen=True)
class Word:
    """A word of the grammar as it was typed."""

    terminal: str
    """Its name in the grammar; UNKNOWN for a word that the language does not have."""
    sense: str
    """What it stands for: `hearts` for `heart`, `7` for `seven`, `3 7` for `3 to 7`."""
    typed: str
    at: int
    """Where it begins in the sentence, counted in letters from 0."""


Meaning = tuple[str, str]
"""Terminal and sense."""
NOTHING_SAID: Final = ("", "")


@cache
def wordings() -> dict[str, Meaning]:
    """Every wording that the language knows, numbers in digits aside."""
    known = {wording: NOTHING_SAID for wording in map(_bare, NOISE) if wording}
    for terminal, listed in WORDS.items():
        known |= {wording: (terminal, wording) for wording in _listed(listed)}
    for terminal, senses in SENSES.items():
        for sense, listed in senses.items():
            own = () if sense.isdigit() else (sense,)
            known |= dict.fromkeys((*own, *_listed(listed)), (terminal, sense))
    numbers = {word: ("NUMBER", str(number)) for number, word in enumerate(NUMBER_WORDS)}
    return known | numbers | {"one": ("ONE", "1"), "two": ("TWO", "2")}


def _listed(wordings: str) -> Iterator[str]:
    return map(_bare, wordings.split(", "))


def _bare(wording: str) -> str:
    """A wording without articles, as it arrives after they are gone."""
    pieces = wording.replace("'s ", " 's ").split()
    return " ".join(piece for piece in pieces if piece not in ARTICLES) or wording


@cache
def longest_wording() -> int:
    return max(len(wording.split()) for wording in wordings())


def words_of(sentence: str) -> list[Word]:
    """The words of a sentence; articles, commas and quotation marks are left out."""
    return list(_lists(list(_ranges(list(_words(list(_pieces(sentence)))))), sentence))


def _pieces(sentence: str) -> Iterator[Word]:
    for found in PATTERN.finditer(sentence):
        typed = found.group()
        key = typed.lower()
        key = SAME_SIGN.get(key, key)
        if key in SILENT or key in ARTICLES or (key == "-" and _joins(sentence, found)):
            continue
        yield Word(UNKNOWN, key, typed, found.start())


def _joins(sentence: str, hyphen: re.Match[str]) -> bool:
    """Whether a hyphen is none but a joint, as in `non-face`: only before a number it takes something away."""
    return not sentence[hyphen.end() :].lstrip()[:1].isdigit()


def _words(pieces: list[Word]) -> Iterator[Word]:
    at = 0
    while at < len(pieces):
        taken = _longest(pieces, at)
        meaning = _meaning(pieces[at : at + taken])
        if meaning != NOTHING_SAID:
            typed = " ".join(piece.typed for piece in pieces[at : at + taken])
            yield Word(*meaning, typed, pieces[at].at)
        at += taken


def _longest(pieces: list[Word], at: int) -> int:
    """How many pieces from here make up the longest wording that the language knows; an unknown word is one."""
    key = pieces[at].sense
    longest = 1
    for count in range(2, min(longest_wording(), len(pieces) - at) + 1):
        key += " " + pieces[at + count - 1].sense
        if key in wordings():
            longest = count
    return longest


def _meaning(pieces: list[Word]) -> Meaning:
    key = " ".join(piece.sense for piece in pieces)
    if key.isdecimal():
        number = str(int(key[:9]))
        return {"1": "ONE", "2": "TWO"}.get(number, "NUMBER"), number
    return wordings().get(key, (UNKNOWN, key))


def _ranges(words: list[Word]) -> Iterator[Word]:
    """`3 to 7` is one word of the grammar, and so are `3-7`, `from 3 to 7` and `between 3 and 7`."""
    at = 0
    while at < len(words):
        led = words[at].typed.lower() in LEADS
        if _is_range(words[at + led : at + led + 3], led):
            first, last = words[at + led], words[at + led + 2]
            yield Word("RANGE", f"{first.sense} {last.sense}", f"{first.typed} to {last.typed}", words[at].at)
            at += 3 + led
        else:
            yield words[at]
            at += 1


def _is_range(words: list[Word], led: bool) -> bool:
    if len(words) < 3 or not _are_numbers((words[0], words[2])):
        return False
    joint = words[1].typed.lower()
    return joint in TO or (led and joint == "and")


def _lists(words: list[Word], sentence: str) -> Iterator[Word]:
    """A comma between two nouns is an `or`: `jacks, queens and kings`."""
    for at, word in enumerate(words):
        yield word
        following = words[at + 1 : at + 2]
        if word.terminal in LISTED and following and following[0].terminal in LISTED:
            comma = sentence.find(",", word.at, following[0].at)
            if comma >= 0:
                yield Word("OR", "or", ",", comma)


def _are_numbers(words: Iterable[Word]) -> bool:
    return all(word.terminal in ("NUMBER", "ONE", "TWO", "RANK") for word in words)
