"""A sight that is followed by its changes, entry by entry, as the table's book declares them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

NUMBERS = ("number", "texts")
"""Entries that are one number each."""


class FollowedSight:
    """What a seat sees now. `parts[entry]` holds an entry's numbers, without the size of a list."""

    def __init__(self, book: Mapping[str, Any], numbers: Sequence[int]) -> None:
        self.book = book
        self.forms: list[str] = [entry["form"] for entry in book["entries"]]
        self.parts: list[list[int]] = []
        at = 0
        for form in self.forms:
            if form in NUMBERS:
                part, at = list(numbers[at : at + 1]), at + 1
            elif form == "prompts":
                part, at = list(numbers[at:]), len(numbers)
            else:
                size = numbers[at]
                part, at = list(numbers[at + 1 : at + 1 + size]), at + 1 + size
            self.parts.append(part)

    def change(self, changes: Sequence[Sequence[int]]) -> None:
        """Apply what an update says: an entry and its new number, or how many of a list stay and what follows."""
        for entry, first, *rest in changes:
            if self.forms[entry] in NUMBERS:
                self.parts[entry] = [first]
            else:
                self.parts[entry] = self.parts[entry][:first] + rest

    @property
    def numbers(self) -> list[int]:
        """The whole sight, as a welcome would tell it."""
        told: list[int] = []
        for form, part in zip(self.forms, self.parts, strict=True):
            told += part if form in (*NUMBERS, "prompts") else [len(part), *part]
        return told

    def entry(self, path: str) -> list[int]:
        """The numbers of an entry by its path: `p1.hand`, `turn`."""
        paths = [entry["path"] for entry in self.book["entries"]]
        return self.parts[paths.index(path)]

    def faces(self, path: str) -> list[str | None]:
        """The cards of a zone: the name of each face, None for a back."""
        backs = self.book["backs"]
        return [
            self.book["faces"][(code - backs - 1) // 2]["name"] if code > backs else None for code in self.entry(path)
        ]
