"""Following a table from outside: an observation kept up to date by updates alone, as a browser does it.

`ObservationParts` is the other side of `Observation.changes`; `Follower` is a client in a few lines: the law
that updates add up is checked with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from holdfast.kernel.table_schema import TableSchema
from holdfast.kernel.view import View, decode

SINGLE = ("number", "texts")
"""Entries that are one number each."""


class ObservationParts:
    """An observation entry by entry, as the schema says what form each has, kept up by its changes.

    `parts[entry]` holds an entry's numbers, without the size of a list.
    """

    def __init__(self, forms: Sequence[str], numbers: Sequence[int]) -> None:
        self.forms = forms
        self.parts: list[list[int]] = []
        at = 0
        for form in forms:
            if form == "prompts":
                size = len(numbers) - at
            elif form in SINGLE:
                size = 1
            else:
                size = numbers[at]
                at += 1
            self.parts.append(list(numbers[at : at + size]))
            at += size

    def change(self, changes: Sequence[Sequence[int]]) -> None:
        """Take in what has changed: an entry and its new number, or how many of a list stay and what follows."""
        for entry, first, *others in changes:
            self.parts[entry] = [first] if self.forms[entry] in SINGLE else [*self.parts[entry][:first], *others]

    @property
    def numbers(self) -> list[int]:
        """The whole observation."""
        told: list[int] = []
        for form, part in zip(self.forms, self.parts, strict=True):
            if form != "prompts" and form not in SINGLE:
                told.append(len(part))
            told += part
        return told


class Follower:
    """A client: it has the schema and its first observation, and hears nothing but updates."""

    def __init__(
        self, schema: TableSchema, seat: int, observation: Sequence[int], texts: Sequence[Sequence[str]] = ()
    ) -> None:
        self.schema = schema
        self.seat = seat
        self.observation = ObservationParts(schema.forms, observation)
        self.texts = [list(lines) for lines in texts]
        self.moves: list[int] = []
        """What the seat may do now."""
        self.lines: list[list[int]] = []
        """What happened last, motion by motion and event by event."""
        self.words: list[str] = []
        """What was said with the events among the lines."""

    def follow(self, update: Sequence[Any]) -> None:
        """Take in an update, as `ObservationUpdate.to_list` sent it."""
        changes, self.lines, self.moves, *rest = update
        self.observation.change(changes)
        self.words = list(rest[0]) if rest else []
        for lines, new in zip(self.texts, rest[1] if len(rest) > 1 else [], strict=False):
            lines += new

    def view(self) -> View:
        """What the seat sees, in the rule book's names."""
        return decode(self.schema, self.observation.numbers, self.texts, self.seat)
