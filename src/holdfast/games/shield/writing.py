"""The winner of a round writes a sentence, and it becomes law."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.games.shield import books
from holdfast.games.shield.laws.law import MOST_SENTENCES
from holdfast.games.shield.laws.law_book import LawBook
from holdfast.games.shield.state import TURNS_WITH_SENTENCES
from holdfast.kernel.chance import Chance
from holdfast.kernel.errors import HoldfastError, IllegalMove

if TYPE_CHECKING:
    from holdfast.games.shield.state import ShieldState


def is_allowed(state: ShieldState) -> bool:
    """Whether there is room for a sentence, and time: with the first one a match may have a turn limit."""
    in_time = state.own_turn_limit > 0 or state.turns < TURNS_WITH_SENTENCES
    return len(state.rules.lines) < MOST_SENTENCES and in_time


def check(state: ShieldState, sentence: str) -> None:
    """Raise IllegalMove, with the reader's hint, for a sentence that cannot be law."""
    try:
        _with(state, sentence)
    except HoldfastError as wrong:
        raise IllegalMove("sentence_refused", sentence=sentence, wrong=wrong) from None


def wording(state: ShieldState, sentence: str) -> str:
    """The canonical wording of a sentence."""
    return _with(state, sentence).lines[-1]


def _with(state: ShieldState, sentence: str) -> LawBook:
    return books.law_book((*state.rules.lines, sentence), int(state.king_value))


def suggestions(state: ShieldState, chance: Chance) -> list[str]:
    """Some sentences that would be accepted now."""
    return books.suggestions(state.law_book, chance) if is_allowed(state) else []
