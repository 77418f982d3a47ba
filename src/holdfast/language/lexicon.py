"""The words of a language: which wordings are the same terminal of its grammar."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

ARTICLES: Final = frozenset(("a", "an", "the"))
ONE, TWO, NUMBER, RANGE = "ONE", "TWO", "NUMBER", "RANGE"
NUMBERS: Final = (ONE, TWO, NUMBER, RANGE)
"""Terminals that every lexicon has: `1`, `2`, other numbers, and `3 to 7`."""
NOTHING_SAID: Final = ("", "")

Meaning = tuple[str, str]
"""Terminal and value."""


@dataclass(frozen=True)
class Lexicon:
    """Wordings are lists with commas between them; the first of a terminal is the one shown to people.

    Wordings of several words win over shorter ones. Articles and commas never arrive at the grammar.
    """

    valued: Mapping[str, Mapping[str, str]]
    """Terminals whose tokens carry a value: for each value its wordings."""
    keywords: Mapping[str, str]
    """Terminals that say nothing but themselves, each with its wordings."""
    noise: frozenset[str]
    """Wordings that change nothing."""
    number_words: Sequence[str]
    """Words for the numbers from zero on."""
    numeric: frozenset[str] = frozenset()
    """Terminals, beside those of numbers, whose values are numbers too."""
    listed: frozenset[str] = frozenset()
    """Terminals between two of which a comma is an OR."""
    singular: Mapping[str, str] = field(default_factory=dict)
    """What is shown of a terminal behind a word that is no plural."""
    never_meant: frozenset[str] = frozenset()
    """Terminals too short to be what somebody meant who typed something else."""

    @cached_property
    def terminals(self) -> tuple[str, ...]:
        return (*self.valued, *NUMBERS, *self.keywords)

    @cached_property
    def wordings(self) -> dict[str, Meaning]:
        """What every wording means, numbers in digits aside."""
        known = {wording: NOTHING_SAID for wording in map(_bare, self.noise) if wording}
        for terminal, wordings in self.keywords.items():
            known |= {wording: (terminal, wording) for wording in _listed(wordings)}
        for terminal, values in self.valued.items():
            for value, wordings in values.items():
                own = () if value.isdigit() else (value,)
                known |= dict.fromkeys((*own, *_listed(wordings)), (terminal, value))
        numbers = {word: (NUMBER, str(number)) for number, word in enumerate(self.number_words)}
        return known | numbers | {self.number_words[1]: (ONE, "1"), self.number_words[2]: (TWO, "2")}

    @cached_property
    def longest_wording(self) -> int:
        return max(len(wording.split()) for wording in self.wordings)

    @cached_property
    def shown(self) -> dict[str, tuple[str, ...]]:
        """How people see each terminal: one wording, or one for each of its values."""
        found: dict[str, tuple[str, ...]] = {
            terminal: (wordings.split(", ")[0],) for terminal, wordings in self.keywords.items()
        }
        for terminal, values in self.valued.items():
            found[terminal] = tuple(
                wordings.split(", ")[0] if value.isdigit() else value for value, wordings in values.items()
            )
        return found | {ONE: ("1",), TWO: ("2",), NUMBER: ("3",), RANGE: ("3 to 7",)}

    def starting(self, terminal: str, begun: str) -> list[str]:
        """The wordings of a terminal that begin so."""
        if terminal in NUMBERS:
            return [wording for wording in self.shown[terminal] if wording.startswith(begun)]
        return [
            wording for wording, (name, _) in self.wordings.items() if name == terminal and wording.startswith(begun)
        ]


def _listed(wordings: str) -> Iterator[str]:
    return map(_bare, wordings.split(", "))


def _bare(wording: str) -> str:
    """A wording without articles, as it arrives after they are gone."""
    pieces = wording.replace("'s ", " 's ").split()
    return " ".join(piece for piece in pieces if piece not in ARTICLES) or wording
