"""What is said about a sentence that cannot become law."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.kernel import HoldfastError
from holdfast.laws.texts import say

Argument = str | int


class Refused(Exception):
    """A reason against a sentence, and the word where it shows. Stays inside: players get a `LawError`."""

    def __init__(self, reason: str, at: int | None = None, **arguments: Argument) -> None:
        super().__init__(reason)
        self.reason = reason
        self.at = at
        self.arguments = arguments


class LawError(HoldfastError):
    """A sentence that cannot become law: what was wrong, where, what could stand there, and what would be read.

    `word` is the word that was not understood, as it was typed, and `at` its place, counted in letters from 0; a
    sentence that breaks off has an empty word at its end. `expected` lists words that could stand there. `nearest` is
    a sentence much like this one that would be accepted; empty only where none would (twelve are in force).
    """

    def __init__(
        self,
        reason: str,
        *,
        word: str = "",
        at: int = 0,
        expected: Sequence[str] = (),
        nearest: str = "",
        arguments: dict[str, Argument] | None = None,
    ) -> None:
        self.reason = reason
        self.word = word
        self.at = at
        self.expected = tuple(expected)
        self.nearest = nearest
        self.arguments = arguments or {}
        super().__init__(self.told("en"))

    def told(self, language: str) -> str:
        """The whole hint in sentences."""
        said = [say(language, f"refused-{self.reason}", word=self.word, place=self.at + 1, **self.arguments)]
        if self.expected:
            said.append(say(language, "refused-expected", words=", ".join(self.expected[:SHOWN])))
        if self.nearest:
            said.append(say(language, "refused-nearest", sentence=self.nearest))
        return " ".join(said)


SHOWN = 12
"""How many words that could stand somewhere a hint lists."""
