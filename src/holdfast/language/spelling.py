"""The word of the language that somebody meant who mistyped it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

LONG: Final = 8
"""Letters of a word in which two slips are forgiven."""
LONGEST: Final = 14
"""Letters of a word that is still looked up."""
SHORTEST: Final = 3


class Speller:
    """Knows words, and finds the one closest to a mistyped word."""

    def __init__(self, words: Iterable[str]) -> None:
        found: dict[str, set[str]] = {}
        for known in {word for word in words if len(word) >= SHORTEST}:
            for shorter in _shortened(known, 2):
                found.setdefault(shorter, set()).add(known)
        self._known = {shorter: tuple(sorted(words)) for shorter, words in found.items()}
        """Known words by what is left of them without up to two letters."""

    def correct(self, word: str) -> str | None:
        """The known word closest to this one: one slip away, in long words two."""
        typed = word.lower()
        if len(typed) > LONGEST:
            return None
        slips = 1 if len(typed) < LONG else 2
        candidates = {known for shorter in _shortened(typed, slips) for known in self._known.get(shorter, ())}
        ranked = sorted((_distance(typed, known), known) for known in candidates)
        return ranked[0][1] if ranked and ranked[0][0] <= slips else None


def _shortened(word: str, letters: int) -> Iterator[str]:
    yield word
    if letters and len(word) > 2:
        for at in range(len(word)):
            yield from _shortened(word[:at] + word[at + 1 :], letters - 1)


def _distance(one: str, other: str) -> int:
    """How many letters are missing, too many, wrong or exchanged with the next."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for at, letter in enumerate(one):
        new = [at + 1]
        for place, goal in enumerate(other):
            cost = min(row[place + 1] + 1, new[place] + 1, row[place] + (letter != goal))
            if at and place and letter == other[place - 1] and one[at - 1] == goal:
                cost = min(cost, before[place - 1] + 1)
            new.append(cost)
        before, row = row, new
    return row[-1]
