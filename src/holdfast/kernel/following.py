"""Following a table from outside: a sight kept up to date by updates alone, as a browser does it.

`apply_changes` is the other side of `Sight.changes`; `Follower` is a client in a few lines, and the law that updates
add up is checked with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from holdfast.kernel.book import Book
from holdfast.kernel.view import View, decode

LISTS = ("cards", "list")


def split(book: Book, numbers: Sequence[int]) -> list[list[int]]:
    """The numbers of a sight entry by entry; how long a list is says the list itself."""
    parts: list[list[int]] = []
    at = 0
    for entry in book.entries:
        if entry.form == "prompts":
            size = len(numbers) - at
        elif entry.form in LISTS:
            size = numbers[at]
            at += 1
        else:
            size = 1
        parts.append(list(numbers[at : at + size]))
        at += size
    return parts


def join(book: Book, parts: Sequence[Sequence[int]]) -> list[int]:
    """The numbers of a sight from its entries."""
    numbers: list[int] = []
    for entry, part in zip(book.entries, parts, strict=True):
        if entry.form in LISTS:
            numbers.append(len(part))
        numbers += part
    return numbers


def apply_changes(book: Book, numbers: Sequence[int], changes: Sequence[Sequence[int]]) -> list[int]:
    """The next sight, from the last one and what has changed since."""
    parts = split(book, numbers)
    for number, first, *others in changes:
        single = book.entries[number].form in ("number", "texts")
        parts[number] = [first] if single else [*parts[number][:first], *others]
    return join(book, parts)


class Follower:
    """A client: it has the book and its first sight, and hears nothing but updates."""

    def __init__(self, book: Book, seat: int, sight: Sequence[int], texts: Sequence[Sequence[str]] = ()) -> None:
        self.book = book
        self.seat = seat
        self.numbers = list(sight)
        self.texts = [list(lines) for lines in texts]
        self.moves: list[int] = []
        """What the seat may do now."""
        self.lines: list[list[int]] = []
        """What happened last, motion by motion and event by event."""
        self.words: list[str] = []
        """What was said with the events among the lines."""

    def follow(self, update: Sequence[Any]) -> None:
        """Take in an update, as `Update.to_list` sent it."""
        changes, self.lines, self.moves, *rest = update
        self.numbers = apply_changes(self.book, self.numbers, changes)
        self.words = list(rest[0]) if rest else []
        for lines, new in zip(self.texts, rest[1] if len(rest) > 1 else [], strict=False):
            lines += new

    def view(self) -> View:
        """What the seat sees, in the rule book's names."""
        return decode(self.book, self.numbers, self.texts, self.seat)
