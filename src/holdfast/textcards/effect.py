"""What a card does, as data: effects with their parameters, and effects made of others.

A game has a small vocabulary of effects of its own, each with a table of its type: `Draw(2)`, `Destroy("java")`. A card
names one. What no vocabulary says yet, a card says in a method.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

Table = TypeVar("Table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[Table]):
    """Something that happens because of a card. This one is nothing."""

    def do(self, table: Table, face: i64, seat: i64) -> None:
        """Let it happen: by a card with this face, for the seat that played or drew it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Steps(Effect[Table]):
    """Several effects, one after the other."""

    steps: list[Effect[Table]]

    def __init__(self, *steps: Effect[Table]) -> None:
        self.steps = list(steps)

    def do(self, table: Table, face: i64, seat: i64) -> None:
        for step in self.steps:
            step.do(table, face, seat)
