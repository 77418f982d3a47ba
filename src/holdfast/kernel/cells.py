"""Cells: the numbers on a table, each declared once with its name, owner, kind and range.

A game uses a cell as `me.tokens.value`. Copies, views, positions, observations and the key for search are made from the
declaration, so a counter is its declaration and its use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from holdfast.kernel.bits import EVERYONE, NONE

if TYPE_CHECKING:
    from holdfast.kernel.phrases import BlankWords
    from holdfast.kernel.zones import Zone

MOST: Final[i64] = 1_000_000_000_000
"""No number on a table is larger, unless a game says so."""

# What a number stands for
NUMBER: Final[i64] = 0
FLAG: Final[i64] = 1
SEAT: Final[i64] = 2
SEATS: Final[i64] = 3
"""A mask of seats."""
WORD: Final[i64] = 4
"""A place in a list of words; NONE for none of them."""
WORD_SET: Final[i64] = 5
"""A mask of words."""
FACE: Final[i64] = 6
CARD: Final[i64] = 7
"""A physical card, told by its place."""
MOVE: Final[i64] = 8
"""A move that waits."""

# When a counter is drawn beside the cards
NEVER: Final[i64] = 0
ALWAYS: Final[i64] = 1
WHEN_SET: Final[i64] = 2
AS_NOTE: Final[i64] = 3
"""As a line of text: `note-NAME` for a flag or a seat, `NAME-WORD` for a word."""

STORED: Final[i64] = -1
"""Not derived: the number is kept in the cell."""


@final
class Cell:
    """One number on the table.

    `sees` is the mask of seats that may know it; to all others only whether there is a value shows, and a determinized
    table has another one of its range. A secret number is NONE until it is chosen. A `derived` value is not stored:
    `State.derived_value` works it out from the rest.
    """

    # What is read at every look comes first, and so lies in one line of the processor's cache.
    value: i64
    derived: i64
    sees: i64
    kind: i64
    owner: i64
    name: str
    least: i64
    most: i64
    shown: i64
    words: BlankWords | None
    within: Zone | None
    """Where the card lies that a cell of kind CARD speaks of, if that is always the same zone."""
    of: Cell | None
    """The cell that holds the most it can be, if that is worth showing."""
    beside: str
    """It is drawn only while the zone of this name, of the same owner, has cards."""

    def __init__(self, name: str, owner: i64, kind: i64, value: i64) -> None:
        self.value = value
        self.name = name
        self.owner = owner
        self.kind = kind
        self.least = 0
        self.most = MOST
        self.sees = EVERYONE
        self.shown = NEVER
        self.derived = STORED
        self.words = None
        self.within = None
        self.of = None
        self.beside = ""


@final
class Series:
    """A list of numbers of one kind, oldest first.

    Who is not in `sees` does not learn how long it is either. Cards that a seat picks in secret, one by one, are drawn
    anew from `within` when others determinize the table.

    A `remembered` list names cards of which its owner knows that they lie in some place of the player who has them, but
    not in which, because one of them may have been laid face down. When the owner determinizes the table, they do so.
    Whoever sees those places can tell what the list says, unless its owner was in doubt there when it was written; in
    what all others determinize it is empty.
    """

    name: str
    owner: i64
    kind: i64
    words: BlankWords | None
    within: Zone | None
    most: i64
    sees: i64
    remembered: bool
    doubted: bool
    """Whether nobody but the owner can tell what a remembered list says."""
    size: i64
    values: vec[i64]

    def __init__(self, name: str, owner: i64, kind: i64) -> None:
        self.name = name
        self.owner = owner
        self.kind = kind
        self.words = None
        self.within = None
        self.most = MOST
        self.sees = EVERYONE
        self.remembered = False
        self.doubted = False
        self.size = 0
        self.values = vec[i64]()

    def add(self, value: i64) -> None:
        if self.size == len(self.values):
            self.values = append(self.values, i64(0))
        self.values[self.size] = value
        self.size += 1

    def at(self, index: i64) -> i64:
        return self.values[index]

    def pop(self) -> i64:
        self.size -= 1
        return self.values[self.size]

    def clear(self) -> None:
        self.size = 0

    def count(self, value: i64) -> i64:
        """How often a value stands in the list."""
        found: i64 = 0
        for at in range(self.size):
            if self.values[at] == value:
                found += 1
        return found

    def to_list(self) -> list[int]:
        return [int(self.values[at]) for at in range(self.size)]

    def copy_to(self, twin: Series) -> None:
        twin.size = 0
        twin.doubted = self.doubted
        for at in range(self.size):
            twin.add(self.values[at])


@final
class HiddenNumbers:
    """The numbers of a table that change when somebody determinizes it: those that speak of cards, and secrets."""

    def __init__(self, cells: list[Cell], series_list: list[Series]) -> None:
        stored = [cell for cell in cells if cell.derived == STORED]
        self.card_cells: list[Cell] = [cell for cell in stored if cell.kind == CARD]
        self.secret_cells: list[Cell] = [cell for cell in stored if cell.sees != EVERYONE]
        self.card_series: list[Series] = [series for series in series_list if series.kind == CARD]
        self.secret_series: list[Series] = [
            series for series in series_list if series.sees != EVERYONE and series.within is not None
        ]
        self.remembered: list[Series] = [series for series in series_list if series.remembered]


@final
class Texts:
    """Sentences that lie open on the table. They are only ever added, so a seat that knows how many knows which."""

    name: str
    shown: i64
    lines: list[str]

    def __init__(self, name: str) -> None:
        self.name = name
        self.shown = ALWAYS
        self.lines = []

    def add(self, line: str) -> None:
        self.lines = [*self.lines, line]

    def copy_to(self, twin: Texts) -> None:
        twin.lines = self.lines


def is_nothing(cell: Cell, value: i64) -> bool:
    """Whether a value says that the cell has none."""
    if value != NONE:
        return False
    return cell.kind not in (NUMBER, FLAG, SEATS, WORD_SET) or (cell.kind == NUMBER and cell.sees != EVERYONE)
