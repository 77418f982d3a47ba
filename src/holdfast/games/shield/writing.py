"""The winner of a round writes a sentence, and it becomes law."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.games.shield.law import MOST_SENTENCES
from holdfast.games.shield.law_book import LawBook, law_book
from holdfast.games.shield.reading_laws import language
from holdfast.games.shield.table import TURNS_WITH_SENTENCES
from holdfast.kernel.chance import Chance
from holdfast.kernel.errors import HoldfastError, IllegalMove

if TYPE_CHECKING:
    from holdfast.games.shield.table import ShieldTable


def is_allowed(table: ShieldTable) -> bool:
    """Whether there is room for a sentence, and time: with the first one a match may have a turn limit."""
    in_time = table.own_turn_limit > 0 or table.turns < TURNS_WITH_SENTENCES
    return len(table.rules.lines) < MOST_SENTENCES and in_time


def check(table: ShieldTable, sentence: str) -> None:
    """Raise IllegalMove, with the reader's hint, for a sentence that cannot be law."""
    try:
        _with(table, sentence)
    except HoldfastError as wrong:
        raise IllegalMove("sentence_refused", sentence=sentence, wrong=wrong) from None


def wording(table: ShieldTable, sentence: str) -> str:
    """The canonical wording of a sentence."""
    return _with(table, sentence).lines[-1]


def _with(table: ShieldTable, sentence: str) -> LawBook:
    return law_book((*table.rules.lines, sentence), int(table.king_value))


def suggestions(table: ShieldTable, chance: Chance) -> list[str]:
    """Some sentences that would be accepted now."""
    return language().suggest(table.law_book.laws, chance) if is_allowed(table) else []
