"""What a sentence written by the winner of a round becomes: plain data, never code.

A law is one of four: `ValueRule`, `EventRule`, `Limit` or `Action`. Each docstring says what the table has to do about
it. Laws act in the order in which they were written.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, Union

from holdfast.games.shield.laws.actions import Action
from holdfast.games.shield.laws.events import EventRule
from holdfast.games.shield.laws.limits import Limit
from holdfast.games.shield.laws.values import ValueRule

MOST_SENTENCES: Final = 12
MOST_LETTERS: Final = 200
LARGEST: Final = 99
"""The largest number in a sentence."""

Law = Union[ValueRule, EventRule, Limit, Action]


def word(code: Enum) -> str:
    """How plain data, menus and texts write a code: `takes damage`."""
    return code.name.lower().replace("_", " ")
