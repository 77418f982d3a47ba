"""The journal: what happened on a table, motion by motion and event by event, in order.

The tabletop writes each motion of a card, the game each event, if anybody listens. A line is told to each seat
as that seat may know it: a card is its code or a back, a place in a bag is told only to those who see into it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from holdfast.kernel.bits import EVERYONE, NONE, bit
from holdfast.kernel.sorts import back_code, face_code

if TYPE_CHECKING:
    from holdfast.kernel.tabletop import Tabletop
    from holdfast.kernel.zones import Zone

# What a line tells; events are numbered from EVENT on
MOVED: Final[i64] = 0
TURNED_UP: Final[i64] = 1
TURNED_DOWN: Final[i64] = 2
SHUFFLED: Final[i64] = 3
EXCHANGED: Final[i64] = 4
"""Two zones traded all their cards."""
EVENT: Final[i64] = 8

UNSEEN: Final[i64] = -2
"""What a seat hears in place of a number it may not know."""
FIELDS: Final[i64] = 4
"""An event has at most this many numbers."""
WIDTH: Final[i64] = 11
"""Numbers that a line takes: what, which words were said, and nine more."""


@final
class Journal:
    """Listens to a table. `card_fields` says for each kind of event, bit by bit, which of its fields name a card."""

    card_fields: list[int]
    lines: vec[i64]
    size: i64
    """How many lines there are."""
    said: list[str]

    def __init__(self, card_fields: list[int]) -> None:
        self.card_fields = card_fields
        self.lines = vec[i64]()
        self.size = 0
        self.said = []

    def _line(self) -> i64:
        """Room for one more line; where it begins."""
        start = self.size * WIDTH
        while len(self.lines) < start + WIDTH:
            self.lines = append(self.lines, i64(0))
        self.size += 1
        self.lines[start + 1] = NONE
        return start

    def motion(
        self, table: Tabletop, card: i64, told: i64, source: Zone, source_at: i64, target: Zone, target_at: i64
    ) -> None:
        """A card went from here to there; `told` may know which one."""
        start = self._line()
        lines = self.lines
        lines[start] = MOVED
        lines[start + 2] = card
        lines[start + 3] = table.face[card]
        lines[start + 4] = told
        lines[start + 5] = source.number
        lines[start + 6] = source_at
        lines[start + 7] = source.sees if source.bag else EVERYONE
        lines[start + 8] = target.number
        lines[start + 9] = target_at
        lines[start + 10] = target.sees if target.bag else EVERYONE

    def turn(self, table: Tabletop, what: i64, card: i64, told: i64, zone: Zone, at: i64) -> None:
        """A card was turned up or down where it lies."""
        self.motion(table, card, told, zone, at, zone, at)
        self.lines[(self.size - 1) * WIDTH] = what

    def zones(self, what: i64, one: Zone, other: Zone) -> None:
        """Something happened to whole zones: one was shuffled, or two were exchanged."""
        start = self._line()
        self.lines[start] = what
        self.lines[start + 5] = one.number
        self.lines[start + 8] = other.number

    def event(self, table: Tabletop, event: i64, a: i64, b: i64, c: i64, d: i64, said: str) -> None:
        start = self._line()
        self.lines[start] = EVENT + event
        if said:
            self.lines[start + 1] = len(self.said)
            self.said.append(said)
        cards: i64 = self.card_fields[event]
        self._field(table, start + 2, a, cards & 1)
        self._field(table, start + 4, b, cards & 2)
        self._field(table, start + 6, c, cards & 4)
        self._field(table, start + 8, d, cards & 8)

    def _field(self, table: Tabletop, at: i64, value: i64, is_card: i64) -> None:
        """A number and who may know it: a card is told by its face, to those who know it now."""
        if is_card and value != NONE:
            self.lines[at] = table.face[value]
            self.lines[at + 1] = table.known[value]
        else:
            self.lines[at] = value
            self.lines[at + 1] = EVERYONE

    def forget_after(self, size: i64) -> None:
        """Take lines back, because the move they belong to was."""
        for index in range(size, self.size):
            if self.lines[index * WIDTH + 1] != NONE:
                self.said.pop()
        self.size = size

    def copy(self) -> Journal:
        """The same story so far, to be told on another way."""
        twin = Journal(self.card_fields)
        twin.lines = self.lines[:]
        twin.size = self.size
        twin.said = self.said[:]
        return twin

    def shows_cards(self, zones: list[Zone], since: i64) -> bool:
        """Whether a line from number `since` on shows a card: turned up, shuffled, or moved to where others see it."""
        lines = self.lines
        for index in range(since, self.size):
            start = index * WIDTH
            what = lines[start]
            if what in (TURNED_UP, SHUFFLED, EXCHANGED):
                return True
            if what == MOVED and zones[lines[start + 8]].sees & ~zones[lines[start + 5]].sees:
                return True
        return False

    # Telling

    def told_to(self, table: Tabletop, seat: i64, since: i64 = 0) -> list[list[int]]:
        """All lines from number `since` on, as a seat may know them."""
        return [self.line_to(table, seat, index) for index in range(since, self.size)]

    def line_to(self, table: Tabletop, seat: i64, index: i64) -> list[int]:
        start = index * WIDTH
        what = self.lines[start]
        if what >= EVENT:
            return self._event_to(seat, start)
        if what >= SHUFFLED:
            return [int(what), int(self.lines[start + 5]), int(self.lines[start + 8])]
        return self._motion_to(table, seat, start)

    def _event_to(self, seat: i64, start: i64) -> list[int]:
        lines = self.lines
        told: list[int] = [int(lines[start])]
        for field in range(FIELDS):
            at = start + 2 + 2 * field
            told.append(int(lines[at] if lines[at + 1] & bit(seat) else UNSEEN))
        return told

    def _motion_to(self, table: Tabletop, seat: i64, start: i64) -> list[int]:
        lines = self.lines
        me = bit(seat)
        told = lines[start + 4]
        code = face_code(table, lines[start + 3], told) if told & me else back_code(table, lines[start + 3])
        return [
            int(lines[start]),
            int(code),
            int(lines[start + 5]),
            int(lines[start + 6] if lines[start + 7] & me else NONE),
            int(lines[start + 8]),
            int(lines[start + 9] if lines[start + 10] & me else NONE),
        ]

    def words_of(self, index: i64) -> str:
        """The words that came with an event."""
        at = self.lines[index * WIDTH + 1]
        return "" if at == NONE else self.said[at]

    def is_event(self, index: i64) -> bool:
        return self.lines[index * WIDTH] >= EVENT
