"""Zones: ordered places for cards, each with a rule for who sees what enters."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final[i64] = -1
"""No card, no seat, nothing."""

NOBODY: Final[i64] = 0
EVERYONE: Final[i64] = 0xFFFF
SPECTATOR: Final[i64] = 15
"""The seat number of somebody who only watches: what everyone sees, a spectator sees."""

ANY_SORT: Final[i64] = 0xFFFF

ROOM: Final = vec[i64]([i64(0) for _ in range(i64(4))])
"""The storage that a zone begins with."""


def bit(seat: i64) -> i64:
    """The mask of one seat."""
    return i64(1) << seat


def first_seat(seats: i64) -> i64:
    """The lowest seat in a mask that has one."""
    seat: i64 = 0
    while seats & 1 == 0:
        seats >>= 1
        seat += 1
    return seat


def count_seats(seats: i64) -> i64:
    count: i64 = 0
    while seats:
        seats &= seats - 1
        count += 1
    return count


@final
class Zone:
    """A named place for cards. The last card is the newest, and the top of a pile.

    `sees` is the mask of seats that see every card that enters. `keeps` is the mask of seats that go on knowing a card
    they knew before: everyone, except for a closed pile that nobody may look through. `holds` says which sorts of card
    may lie here at all, so that nobody imagines one where it cannot be.
    """

    name: str
    owner: i64
    sees: i64
    keeps: i64
    holds: i64
    size: i64
    cards: vec[i64]

    def __init__(self, name: str, owner: i64, sees: i64) -> None:
        self.name = name
        self.owner = owner
        self.sees = sees
        self.keeps = EVERYONE
        self.holds = ANY_SORT
        self.size = 0
        self.cards = vec[i64]()

    def push(self, card: i64) -> None:
        if self.size == len(self.cards):
            self._grow()
        self.cards[self.size] = card
        self.size += 1

    def _grow(self) -> None:
        """Room for a few cards at first, then for one more at a time (the storage behind it doubles)."""
        self.cards = append(self.cards, i64(0)) if self.size else ROOM[:]

    def reserve(self, room: vec[i64]) -> None:
        """Have room at once for as many cards as this list is long, in an empty zone."""
        self.cards = room[:]

    def pop(self) -> i64:
        self.size -= 1
        return self.cards[self.size]

    def take(self, index: i64) -> i64:
        """Take out the card at a place; the row closes up."""
        card = self.cards[index]
        self.size -= 1
        while index < self.size:
            self.cards[index] = self.cards[index + 1]
            index += 1
        return card

    def insert(self, index: i64, card: i64) -> None:
        self.push(card)
        at = self.size - 1
        while at > index:
            self.cards[at] = self.cards[at - 1]
            at -= 1
        self.cards[index] = card

    def index(self, card: i64) -> i64:
        """The place of a card, or NONE."""
        for at in range(self.size):
            if self.cards[at] == card:
                return at
        return NONE

    def top(self) -> i64:
        return self.cards[self.size - 1]

    def exchange(self, other: "Zone") -> None:
        """The two zones trade all their cards."""
        cards, size = self.cards, self.size
        self.cards, self.size = other.cards, other.size
        other.cards, other.size = cards, size

    def listed(self) -> list[int]:
        """The cards as a plain list, for code that is in no hurry."""
        return [int(self.cards[at]) for at in range(self.size)]

    def copy_to(self, twin: "Zone") -> None:
        twin.sees = self.sees
        twin.size = self.size
        twin.cards = self.cards[:]
