"""Prompts: questions that are open, as data that can be copied and saved.

The newest prompt on a table's stack is the one being answered. What it is about stands in fields that the game declares
by name: `BY = PROMPTS.field("by")`, then `prompt.get(BY)`. A kind that is asked of several seats at once is declared
sealed: nothing shows until the last one has answered. Where the answers lie until then is declared like everything else
on the table, as a cell or zone that only its owner sees.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.kernel.bits import NOBODY, NONE, bit


@final
class Prompt:
    """One open question: its kind, who still owes an answer, and what it is about."""

    kind: i64
    seats: i64
    fields: vec[i64]

    def __init__(self, fields: i64) -> None:
        self.kind = 0
        self.seats = NOBODY
        self.fields = vec[i64]([NONE] * fields)

    def put(self, field: i64, value: i64) -> "Prompt":
        """Say what the question is about."""
        self.fields[field] = value
        return self

    def get(self, field: i64) -> i64:
        return self.fields[field]

    def answered(self, seat: i64) -> bool:
        """A seat has answered; true if it was the last one."""
        self.seats &= ~bit(seat)
        return self.seats == NOBODY

    def copy_to(self, twin: "Prompt") -> None:
        twin.kind = self.kind
        twin.seats = self.seats
        for at in range(i64(len(self.fields))):
            twin.fields[at] = self.fields[at]
