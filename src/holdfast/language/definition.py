"""What a language is made of, held together: its parts are built when they are first needed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property

from holdfast.language.endings import SuffixTrie
from holdfast.language.grammar import Grammar
from holdfast.language.lexicon import Lexicon
from holdfast.language.spelling import Speller
from holdfast.language.tokens import Token, tokenize


class Language:
    def __init__(
        self,
        lexicon: Lexicon,
        rules: Callable[[], str],
        known: Callable[[], Iterable[Sequence[Token]]],
    ) -> None:
        """Words, the text of a grammar, and sentences that are understood, whose ends others can have too."""
        self.lexicon = lexicon
        self._rules = rules
        self._known = known

    @cached_property
    def grammar(self) -> Grammar:
        return Grammar(self._rules(), self.lexicon.terminals)

    @cached_property
    def speller(self) -> Speller:
        return Speller(word for wording in self.lexicon.wordings for word in wording.split())

    @cached_property
    def known_ends(self) -> SuffixTrie:
        return SuffixTrie.of(self._known())

    def tokenize(self, text: str) -> list[Token]:
        return tokenize(text, self.lexicon)

    def prepare(self) -> None:
        """Build everything now. Otherwise the first sentence does, and takes longer."""
        self.grammar.start()
        assert self.speller
        assert self.known_ends
