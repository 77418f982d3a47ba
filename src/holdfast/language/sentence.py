"""A sentence on its way: the name before its colon, and its tokens."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from holdfast.language.tokens import Token


@dataclass(frozen=True)
class Sentence:
    name: str
    """What stands before a colon; empty if nothing does."""
    name_start: int
    tokens: tuple[Token, ...]
    end: int

    def with_tokens(self, tokens: Iterable[Token]) -> Sentence:
        """The same with other tokens."""
        return replace(self, tokens=tuple(tokens))
