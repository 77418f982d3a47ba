"""From sentences to the book that a table plays by: the one place where the game calls its language.

Tables with the same sentences share one book. A table has the right book as long as both hold the same list of lines.
The language is imported when the first sentence is read, so that a match without sentences never loads a grammar.
"""

from __future__ import annotations

from typing import Final

from holdfast.games.shield.laws.law_book import LawBook
from holdfast.kernel.chance import Chance

MOST_BOOKS: Final = 4096
_books: dict[tuple[tuple[str, ...], int], LawBook] = {}


def law_book(sentences: tuple[str, ...], king_value: int) -> LawBook:
    """The book for these sentences, each read with those before it in force; HoldfastError if one is not understood."""
    key = (sentences, king_value)
    book = _books.get(key)
    if book is None:
        book = _written(sentences, king_value) if sentences else LawBook([], [], king_value)
        if len(_books) >= MOST_BOOKS:
            _books.clear()
        _books[key] = _books[(tuple(book.lines), king_value)] = book
    return book


def _written(sentences: tuple[str, ...], king_value: int) -> LawBook:
    """The book with one sentence more than another one."""
    from holdfast.games.shield import language

    before = law_book(sentences[:-1], king_value)
    law = language.read(sentences[-1], before.laws)
    lines = [*before.lines, language.render(law)]
    known = _books.get((tuple(lines), king_value))
    return known or LawBook(lines, [*before.laws, law], king_value)


def suggestions(book: LawBook, chance: Chance) -> list[str]:
    """Some sentences that would be accepted beside those in force."""
    from holdfast.games.shield import language

    return language.suggestions(chance, book.laws)
