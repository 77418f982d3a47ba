"""The nearest sentence that would be accepted, for one that is not.

There are three ways, and the first that leads to one wins. Mend what a check refused: a number, a name, a word too
many. Repair the sentence around the token where the grammar stopped: leave it out, replace it, put one before it. Or
take the known sentence that shares most words. All of them keep to a budget, so that no input keeps them busy.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count, islice
from operator import itemgetter
from typing import Final, Generic, TypeVar

from holdfast.language.budget import StepBudget
from holdfast.language.definition import Language
from holdfast.language.endings import endings
from holdfast.language.errors import NotParsed, Rejected
from holdfast.language.grammar import ParserState
from holdfast.language.sentence import Sentence
from holdfast.language.tokens import UNKNOWN, Token

Meant = TypeVar("Meant")
"""What a sentence is compiled to."""

MISTYPED: Final = 6
"""Mistyped words that are put right, the first of them."""
MENDINGS: Final = 4
ARRIVED: Final = -1
STEPS, TOKENS, REPAIRS = 4_000, 240, 8
"""The budget of one sentence."""
ENDINGS_SEEN, ENDINGS_TRIED, FINISHES = 8, 3, 4
LEAVE_OUT, EXCHANGE, PUT_IN = 9, 12, 10
"""What each costs."""
UNKNOWN_LEFT_OUT: Final = 3
"""What it costs more to leave out a word that the language does not have."""
ADDED: Final = 6
"""What each token of an ending costs that was not said."""
EARLIER: Final = 6
"""What it costs to look for the fault one token before the one where it showed."""


class Nearest(Generic[Meant]):
    """Finds what is accepted and much like a sentence.

    `compile_sentence` raises `Rejected` for one that is refused; `mend` gives the sentence without that fault.
    """

    def __init__(
        self,
        language: Language,
        compile_sentence: Callable[[Sentence], Meant],
        mend: Callable[[Sentence, Rejected], Sentence],
    ) -> None:
        self.language = language
        self.compile_sentence = compile_sentence
        self.mend = mend

    def much_like(self, sentence: Sentence) -> Meant | None:
        """What the closest repair means that is accepted."""
        sentence = self._respelled(sentence)
        budget = StepBudget(STEPS, TOKENS, REPAIRS)
        state, taken = self.language.grammar.advance(sentence.tokens, budget)
        whole = taken == len(sentence.tokens) and state.can_end
        for tokens in [sentence.tokens] if whole else self._repairs(sentence.tokens, budget):
            found = self._mended(sentence.with_tokens(tokens), budget)
            if found is not None:
                return found
        return None

    def most_alike(self, tokens: Iterable[Token], known: Iterable[Sentence]) -> Meant | None:
        """What the known sentence means that shares most words with these, of those that are accepted."""
        said = {token.value for token in tokens}
        for sentence in sorted(known, key=lambda each: -len(said & {token.value for token in each.tokens})):
            try:
                return self.compile_sentence(sentence)
            except Rejected:
                continue
        return None

    def _respelled(self, sentence: Sentence) -> Sentence:
        """With the words put right that are mistyped, the first few of them."""
        mistyped = [token for token in sentence.tokens if token.terminal == UNKNOWN][:MISTYPED]
        speller, tokenize = self.language.speller, self.language.tokenize
        right = {token.start: tokenize(speller.correct(token.text) or token.text) for token in mistyped}
        never = self.language.lexicon.never_meant
        right = {at: tokens for at, tokens in right.items() if not any(token.terminal in never for token in tokens)}
        return sentence.with_tokens(known for token in sentence.tokens for known in right.get(token.start, [token]))

    def _mended(self, sentence: Sentence, budget: StepBudget) -> Meant | None:
        """What a sentence means, with faults mended that checks find."""
        for _ in range(MENDINGS):
            if not budget.take_tokens(sentence.tokens):
                return None
            try:
                return self.compile_sentence(sentence)
            except NotParsed:
                repaired = next(self._repairs(sentence.tokens, budget), None)
                if repaired is None:
                    return None
                sentence = sentence.with_tokens(repaired)
            except Rejected as refused:
                sentence = self.mend(sentence, refused)
        return None

    # Around a token that cannot stand where it stands

    def _repairs(self, tokens: Sequence[Token], budget: StepBudget) -> Iterator[tuple[Token, ...]]:
        """Whole sentences that take as many of these tokens as they can, the closest first."""
        order = count()
        waiting = [_Repair(0, next(order), 0, self.language.grammar.start(budget), ())]
        for left in budget.take_repairs():
            if not waiting:
                return
            repair = heapq.heappop(waiting)
            if repair.state is None:
                yield repair.taken
                continue
            for cost, at, state, taken in self._continued(tokens, repair, left >= REPAIRS - FINISHES):
                number = ARRIVED if state is None else next(order)
                heapq.heappush(waiting, _Repair(repair.cost + cost, number, at, state, taken))

    def _continued(self, tokens: Sequence[Token], repair: _Repair, may_finish: bool) -> Iterator[Going | Arriving]:
        """Straight on to the next token that cannot stand there, and then around it or to an end."""
        assert repair.state is not None
        state, at, taken, before = repair.state, repair.at, repair.taken, None
        while at < len(tokens) and (further := state.after(tokens[at].terminal)) is not None:
            before = (at, state, taken)
            state, at, taken = further, at + 1, (*taken, tokens[at])
        if at == len(tokens) and state.can_end:
            yield 0, at, None, taken
            return
        if taken and may_finish:
            for cost, ending in heapq.nsmallest(ENDINGS_TRIED, self._ends(tokens[at:], state), key=itemgetter(0)):
                yield cost, len(tokens), None, (*taken, *ending)
        if at < len(tokens):
            if before and not repair.cost:
                yield from self._earlier(tokens, at, *before)
            for cost, following, ahead, put in self._detours(tokens, at, state):
                yield cost, following, ahead, (*taken, *put)

    def _earlier(
        self, tokens: Sequence[Token], at: int, before: int, state: ParserState, taken: tuple[Token, ...]
    ) -> Iterator[Going]:
        """Detours around the token before the one that stopped us, if they lead past that one."""
        for cost, following, ahead, put in self._detours(tokens, before, state):
            onward: ParserState | None = ahead
            for token in tokens[following : at + 1]:
                onward = onward.after(token.terminal) if onward else None
            if onward:
                yield cost + EARLIER, following, ahead, (*taken, *put)

    def _ends(self, rest: Sequence[Token], state: ParserState) -> Iterator[tuple[int, Sequence[Token]]]:
        """Known endings, and what they cost: tokens that are added, and tokens of the rest that are lost."""
        said = {token.value for token in rest}
        kinds = {token.terminal: token for token in rest}
        for ending in islice(endings(state, self.language.known_ends), ENDINGS_SEEN):
            added = [token for token in ending if token.terminal not in kinds]
            lost = said - {token.value for token in ending}
            kept = tuple(kinds.get(token.terminal, token) for token in ending)
            yield len(added) * ADDED + len(lost) * LEAVE_OUT, kept

    def _detours(self, tokens: Sequence[Token], at: int, state: ParserState) -> Iterator[Going]:
        """What can be done about a token: its cost, the next token, the state there, the tokens put in."""
        unknown = tokens[at].terminal == UNKNOWN
        yield LEAVE_OUT + UNKNOWN_LEFT_OUT * unknown, at + 1, state, ()
        following = tokens[at + 1].terminal if at + 1 < len(tokens) else None
        for terminal in state.expected():
            ahead = state.after(terminal)
            if ahead is None:
                continue
            if ahead.after(tokens[at].terminal) is not None:
                yield PUT_IN, at, ahead, (self._sample(terminal),)
            if ahead.can_end if following is None else ahead.after(following) is not None:
                yield EXCHANGE, at + 1, ahead, (self._sample(terminal),)

    def _sample(self, terminal: str) -> Token:
        """A token of this terminal that nobody has typed."""
        text = self.language.lexicon.shown[terminal][0]
        meaning = self.language.lexicon.wordings.get(text, (terminal, text.replace(" to ", " ")))
        return Token(*meaning, text, 0)


@dataclass(order=True)
class _Repair:
    """A way through the grammar that takes some tokens as they are: what it cost, how far it came."""

    cost: int
    number: int
    """Of two that cost the same, the one that arrived, or that was found first."""
    at: int = field(compare=False)
    state: ParserState | None = field(compare=False)
    """None when the sentence is whole."""
    taken: tuple[Token, ...] = field(compare=False)


Going = tuple[int, int, ParserState, tuple[Token, ...]]
"""What it costs, the next token, the state there, the tokens so far."""
Arriving = tuple[int, int, None, tuple[Token, ...]]
"""The same at the end of a sentence."""
