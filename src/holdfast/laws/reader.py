"""Reading a sentence: what it says, or why it cannot be law."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from holdfast.games.shield.law import Law
from holdfast.games.shield.law_actions import Action
from holdfast.laws.checks import check_law, check_length, check_name, check_room, check_words, free_name
from holdfast.laws.errors import Rejected
from holdfast.laws.meaning import law_of
from holdfast.laws.parser import Road, follow, tree_of
from holdfast.laws.vocabulary import SENSES, WORDS
from holdfast.laws.words import Word, words_of

PAYING: Final = ("DISCARD", "REVEAL", "DEAL")
"""What stands before a colon as a price, not as a name: “Discard a charged card: heal 3”."""
QUOTES: Final = "\"'“”„«»‘’ \t\n"


class NotUnderstood(Rejected):
    """A word that cannot stand where it stands: the road up to it, and what was read of the sentence."""

    def __init__(self, spoken: Spoken, road: Road, taken: int) -> None:
        stopped = spoken.words[taken] if taken < len(spoken.words) else None
        known = "unexpected" if stopped is None or stopped.terminal != "UNKNOWN" else "unknown"
        super().__init__(known if stopped else "unfinished", stopped.at if stopped else spoken.end)
        self.word = stopped.typed if stopped else ""
        self.road = road
        self.taken = taken


@dataclass(frozen=True)
class Spoken:
    """A sentence taken apart: the name before the colon, if there is one, and the words after it."""

    name: str
    name_at: int
    words: tuple[Word, ...]
    end: int

    def saying(self, words: Iterable[Word]) -> Spoken:
        """The same with other words."""
        return replace(self, words=tuple(words))


def take_apart(sentence: str) -> Spoken:
    """Part a sentence into words, if it is short enough to be read."""
    check_length(sentence)
    spoken = parted(sentence)
    check_words([word.at for word in spoken.words])
    return spoken


def parted(sentence: str) -> Spoken:
    colon = sentence.find(":")
    name = sentence[: max(0, colon)].strip(QUOTES)
    name_at = sentence.find(name) if name else 0
    words = [replace(word, at=word.at + colon + 1) for word in words_of(sentence[colon + 1 :])]
    price = words_of(sentence[: max(0, colon)])
    if len(price) > 1 and price[0].terminal in PAYING:
        words = [*price, Word("TO", "to", ":", colon), *words]
        name = ""
    return Spoken(name, name_at, tuple(words), len(sentence.rstrip()))


def law_in(spoken: Spoken, in_force: Sequence[Law]) -> Law:
    """The law in a sentence; `Rejected` if there is none, or if it cannot be put in force."""
    check_room(in_force)
    if spoken.name:
        check_name(spoken.name, spoken.name_at, in_force)
    law = _understood(spoken)
    if isinstance(law, Action):
        law = replace(law, name=spoken.name or free_name(in_force))
    elif spoken.name:
        raise Rejected("name-not-action", spoken.name_at, name=spoken.name)
    check_law(law, in_force)
    return law


def _understood(spoken: Spoken) -> Law:
    if not spoken.words:
        raise Rejected("empty")
    road, taken = follow(spoken.words)
    if taken < len(spoken.words) or not road.ends:
        raise NotUnderstood(spoken, road, taken)
    return law_of(tree_of(spoken.words))


@cache
def shown_words(terminal: str) -> tuple[str, ...]:
    """How a word of the grammar is shown: one wording, or one for each thing that it can mean."""
    if terminal in WORDS:
        return (WORDS[terminal].split(", ")[0],)
    if terminal in SENSES:
        return tuple(listed.split(", ")[0] if sense.isdigit() else sense for sense, listed in SENSES[terminal].items())
    if terminal == "RANGE":
        return ("3 to 7",)
    return ("1",) if terminal == "ONE" else ("2",) if terminal == "TWO" else ("3",)
