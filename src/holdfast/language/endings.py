"""How sentences go on: the ends of sentences that are understood, for finishing one that breaks off."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from holdfast.language.grammar import ParserState
from holdfast.language.tokens import Token

Ending = tuple[Token, ...]

LONGEST, WIDEST = 10, 60
"""How many tokens an ending has, and how many beginnings of one are followed at a time."""


class SuffixTrie:
    """Ends of known sentences: tokens that lead on, and whether a sentence is over here."""

    def __init__(self) -> None:
        self.is_end = False
        self.tokens: dict[str, Token] = {}
        self.branches: dict[str, SuffixTrie] = {}

    @classmethod
    def of(cls, sentences: Iterable[Sequence[Token]]) -> SuffixTrie:
        root = cls()
        for tokens in sentences:
            for start in range(len(tokens)):
                root.add(tokens[start:])
        return root

    def add(self, tokens: Iterable[Token]) -> None:
        branch = self
        for token in tokens:
            branch.tokens.setdefault(token.terminal, token)
            branch = branch.branches.setdefault(token.terminal, SuffixTrie())
        branch.is_end = True


def endings(state: ParserState, known: SuffixTrie) -> Iterator[Ending]:
    """How a sentence can end that has come this far, the shortest endings first."""
    if state.can_end:
        yield ()
    layer: list[tuple[ParserState, SuffixTrie, Ending]] = [(state, known, ())]
    for _ in range(LONGEST):
        layer = list(islice((further for each in layer for further in _further(*each)), WIDEST))
        for ahead, branch, ending in layer:
            if branch.is_end and ahead.can_end:
                yield ending


def _further(
    state: ParserState, branch: SuffixTrie, ending: Ending
) -> Iterator[tuple[ParserState, SuffixTrie, Ending]]:
    for terminal, token in branch.tokens.items():
        ahead = state.after(terminal)
        if ahead is not None:
            yield ahead, branch.branches[terminal], (*ending, token)
