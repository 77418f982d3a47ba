"""What is said about a sentence that cannot become law."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from holdfast.games.shield.language.messages import say
from holdfast.games.shield.language.rendering import display
from holdfast.kernel import HoldfastError
from holdfast.kernel.printable import printable
from holdfast.language.errors import Rejected

SHOWN: Final = 12
"""How many words that could stand somewhere a hint lists."""


def reason(refused: Rejected, language: str, word: str = "") -> str:
    """The reason in a sentence."""
    place = (refused.start or 0) + 1
    return say(language, f"refused-{refused.reason}", word=word, place=place, **refused.arguments)


class LawError(HoldfastError):
    """A sentence that cannot become law: what was wrong, where, what could stand there, and what would be read.

    `word` is the word that was not understood, as it was typed, and `at` its place, counted in letters from 0; a
    sentence that breaks off has an empty word at its end. `expected` lists words that could stand there. `nearest` is
    a sentence much like this one that would be accepted; empty only where none would (twelve are in force).
    """

    def __init__(
        self,
        refused: Rejected,
        *,
        word: str,
        expected: Sequence[str] = (),
        nearest: str = "",
    ) -> None:
        self.refused = refused
        self.reason = refused.reason
        self.word = word
        self.at = refused.start or 0
        self.expected = tuple(expected)
        self.nearest = nearest
        super().__init__("law_refused", reason=refused.reason)

    def __str__(self) -> str:
        return self.in_language("en")

    def in_language(self, language: str) -> str:
        """The whole hint in sentences."""
        said = [reason(self.refused, language, self.word)]
        if self.expected:
            said.append(say(language, "refused-expected", words=", ".join(self.expected[:SHOWN])))
        if self.nearest:
            said.append(say(language, "refused-nearest", sentence=display(self.nearest)))
        return printable(" ".join(said))
