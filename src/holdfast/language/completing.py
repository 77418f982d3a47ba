"""What may come next after some words: only words from which a sentence can still be accepted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice, tee
from typing import Final

from holdfast.language.definition import Language
from holdfast.language.endings import Ending, endings
from holdfast.language.grammar import ParserState
from holdfast.language.sentence import Sentence
from holdfast.language.tokens import Token

ENDINGS_TRIED: Final = 6
FULL_STOP: Final = "."


class Completer:
    """Offers words of a language; `is_accepted` says whether a whole sentence is."""

    def __init__(self, language: Language, is_accepted: Callable[[Sentence], bool]) -> None:
        self.language = language
        self.is_accepted = is_accepted

    def completions(self, typed: str, sentence: Sentence) -> list[str]:
        """What may come next after what is typed, in the order of the lexicon; `.` where the sentence may end.

        If the last word is only begun, these are the words that it may become. Nothing may come after words that the
        language cannot follow. What the budget does not suffice for is not offered.
        """
        state, taken = self.language.grammar.advance(sentence.tokens)
        if taken == len(sentence.tokens):
            return list(self._next_words(sentence, state, ""))
        return self._finishing_a_word(typed, sentence, taken)

    def _finishing_a_word(self, typed: str, sentence: Sentence, taken: int) -> list[str]:
        """The last word, or the last few, may be the beginning of a wording that the language knows."""
        begun = typed[sentence.tokens[taken].start :].lower()
        if begun != begun.rstrip():
            return []
        before = sentence.with_tokens(sentence.tokens[:taken])
        state, _ = self.language.grammar.advance(before.tokens)
        return list(self._next_words(before, state, " ".join(begun.split())))

    def _next_words(self, sentence: Sentence, state: ParserState, begun: str) -> Iterator[str]:
        if not begun and state.can_end and self._may_be(sentence, state):
            yield FULL_STOP
        for terminal in state.expected():
            ahead = state.after(terminal)
            if ahead is None:
                continue
            ends: Iterator[Ending] = islice(endings(ahead, self.language.known_ends), ENDINGS_TRIED)
            for wording in self._wordings(terminal, begun, sentence.tokens):
                longer = (*sentence.tokens, *self.language.tokenize(wording))
                ends, tried = tee(ends)
                if any(self._may_be(sentence.with_tokens((*longer, *end)), state) for end in tried):
                    yield wording

    def _wordings(self, terminal: str, begun: str, before: Sequence[Token]) -> Sequence[str]:
        """The wordings shown for a terminal; all of them that begin so, where one is begun."""
        lexicon = self.language.lexicon
        if begun:
            return lexicon.starting(terminal, begun)
        many = bool(before) and before[-1].text.lower().endswith("s")
        one = None if many else lexicon.singular.get(terminal)
        return lexicon.shown[terminal] if one is None else (one,)

    def _may_be(self, sentence: Sentence, state: ParserState) -> bool:
        return state.budget.take_tokens(sentence.tokens) and self.is_accepted(sentence)
