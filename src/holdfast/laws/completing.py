"""What may come next after some words: only words from which a sentence can still become law."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, tee
from typing import Final

from holdfast.games.shield.law import Law
from holdfast.laws.errors import Rejected
from holdfast.laws.parser import NUMBERS, Road, follow
from holdfast.laws.patience import Patience
from holdfast.laws.reader import Spoken, law_in, shown_words, take_apart
from holdfast.laws.tails import Tail, ends_from
from holdfast.laws.words import Word, wordings, words_of

ENDS_TRIED: Final = 6
FULL_STOP: Final = "."


def completions(prefix: str, in_force: Sequence[Law] = ()) -> list[str]:
    """What may come next after these words, in the order of the vocabulary; `.` where the sentence may end.

    If the last word is only begun, these are the words that it may become. Nothing may come after words that the
    language cannot follow. What patience does not suffice for is not offered.
    """
    try:
        spoken = take_apart(prefix)
    except Rejected:
        return []
    road, taken = follow(spoken.words)
    if taken == len(spoken.words):
        return list(_next_words(spoken, road, "", in_force))
    return _finishing_a_word(prefix, spoken, taken, in_force)


def _finishing_a_word(prefix: str, spoken: Spoken, taken: int, in_force: Sequence[Law]) -> list[str]:
    """The last word, or the last few, may be the beginning of a wording that the language knows."""
    begun = prefix[spoken.words[taken].at :].lower()
    if begun != begun.rstrip():
        return []
    before = spoken.saying(spoken.words[:taken])
    road, _ = follow(before.words)
    return list(_next_words(before, road, " ".join(begun.split()), in_force))


def _next_words(spoken: Spoken, road: Road, begun: str, in_force: Sequence[Law]) -> Iterator[str]:
    patience = road.patience
    if not begun and road.ends and _is_law(spoken, in_force, patience):
        yield FULL_STOP
    for terminal in road.open():
        ahead = road.after(terminal)
        if ahead is None:
            continue
        ends: Iterator[Tail] = islice(ends_from(ahead), ENDS_TRIED)
        for wording in _wordings_of(terminal, begun, spoken.words):
            longer = (*spoken.words, *words_of(wording))
            ends, tried = tee(ends)
            if any(_is_law(spoken.saying((*longer, *end)), in_force, patience) for end in tried):
                yield wording


def _wordings_of(terminal: str, begun: str, before: Sequence[Word]) -> Sequence[str]:
    """The wordings shown for a word of the grammar; all of them that begin so, where one is begun."""
    if not begun:
        many = bool(before) and before[-1].typed.lower().endswith("s")
        return ("is",) if terminal == "IS" and not many else shown_words(terminal)
    if terminal in NUMBERS:
        return [word for word in shown_words(terminal) if word.startswith(begun)]
    return [wording for wording, (name, _) in wordings().items() if name == terminal and wording.startswith(begun)]


def _is_law(spoken: Spoken, in_force: Sequence[Law], patience: Patience) -> bool:
    if not patience.for_reading(spoken.words):
        return False
    try:
        law_in(spoken, in_force)
    except Rejected:
        return False
    return True
