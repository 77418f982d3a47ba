"""Zones: ordered places for cards, each with a rule for who sees what enters."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from holdfast.kernel.bits import EVERYONE, NONE

ANY_SORT: Final[i64] = 0xFFFF
MOST_SORTS: Final[i64] = 16

ROOM: Final = vec[i64]([i64(0)] * 8)
"""The storage that a zone begins with."""


@final
class Zone:
    """A named place for cards. The last card is the newest, and the top of a pile.

    What a game says about a zone when it declares it:

    - `sees`: the mask of seats that see every card that enters;
    - `keeps`: the mask of seats that go on knowing a card they knew before it entered (everyone, except for a closed
      pile that nobody may look through);
    - `allows`: which sorts of card may lie here at all, so that nobody determinizes one where it cannot be;
    - `hides`: which of these may lie here unseen, where some are always shown before they come;
    - `bag`: a hand rather than a row. Who does not see into a bag learns which faces are in it, never in which place;
    - `closed`: a bag in which no card lies open. Of one that everybody knows nobody sees whether it is still there;
    - `shape`, `room`: how it is drawn, and how many cards there is room for;
    - `tucked`, `beside`: whether it is left out of the layout when empty, or when the zone of that name is;
    - `attaches`: sorts of card that belong to the card before them and are drawn as its badges;
    - `signed`: whether its cards lie face up or face down one by one, written `+AWS` and `-AWS`;
    - `top_first`: whether positions list it from its top.
    """

    # What moving and looking read comes first, and so lies in one line of the processor's cache.
    size: i64
    settled: i64
    """How many cards, from the first one on, have lain there since somebody who follows the table looked last."""
    cards: vec[i64]
    sees: i64
    keeps: i64
    bag: bool
    closed: bool
    watched: bool
    """Of a bag: whether somebody who does not see into it may know a card there, for all that everybody sees."""
    number: i64
    """Its place among the zones of the table."""
    name: str
    owner: i64
    allows: i64
    hides: i64
    signed: bool
    top_first: bool
    tucked: bool
    beside: str
    attaches: i64
    shape: str
    room: i64

    def __init__(self, name: str, owner: i64, number: i64, sees: i64) -> None:
        self.name = name
        self.owner = owner
        self.number = number
        self.sees = sees
        self.keeps = EVERYONE
        self.allows = ANY_SORT
        self.hides = ANY_SORT
        self.bag = False
        self.closed = False
        self.watched = False
        self.signed = False
        self.top_first = False
        self.tucked = False
        self.beside = ""
        self.attaches = 0
        self.shape = "row"
        self.room = 0
        self.size = 0
        self.settled = 0
        self.cards = vec[i64]()

    def top(self) -> i64:
        """The newest card of a zone that has one."""
        return self.cards[self.size - 1]

    def index(self, card: i64) -> i64:
        """The place of a card, or NONE."""
        cards = self.cards
        for at in range(self.size):
            if cards[at] == card:
                return at
        return NONE

    def to_list(self) -> list[int]:
        """The cards as a plain list, for code that is in no hurry."""
        return [int(self.cards[at]) for at in range(self.size)]

    # For the tabletop only: cards move through its functions, which keep what seats know right

    def unsettle(self, index: i64) -> None:
        """The cards from a place on need not be those that lay there."""
        if self.settled > index:
            self.settled = index

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
        """Take the card on top."""
        if self.size == 0:
            raise IndexError("there is no card at this place of " + self.name)
        self.size -= 1
        self.unsettle(self.size)
        return self.cards[self.size]

    def take(self, index: i64) -> i64:
        """Take out the card at a place; the row closes up."""
        if index < 0 or index >= self.size:
            raise IndexError("there is no card at this place of " + self.name)
        cards = self.cards
        card = cards[index]
        self.unsettle(index)
        size = self.size - 1
        while index < size:
            cards[index] = cards[index + 1]
            index += 1
        self.size = size
        return card

    def replace(self, index: i64, card: i64) -> i64:
        """Put a card in another's place, and get that other one."""
        if index < 0 or index >= self.size:
            raise IndexError("there is no card at this place of " + self.name)
        old = self.cards[index]
        self.unsettle(index)
        self.cards[index] = card
        return old

    def insert(self, index: i64, card: i64) -> None:
        self.push(card)
        self.unsettle(index)
        at = self.size - 1
        while at > index:
            self.cards[at] = self.cards[at - 1]
            at -= 1
        self.cards[index] = card

    def exchange(self, other: "Zone") -> None:
        """The two zones trade all their cards."""
        cards, size = self.cards, self.size
        self.cards, self.size = other.cards, other.size
        other.cards, other.size = cards, size
        self.settled = 0
        other.settled = 0

    def copy_to(self, twin: "Zone") -> None:
        """Copy what can change during a game. Nothing is allocated once the twin has had this many cards."""
        size = self.size
        if size > 0:
            while len(twin.cards) < size:
                twin.cards = append(twin.cards, i64(0))
            mine = self.cards
            theirs = twin.cards
            for at in range(size):
                theirs[at] = mine[at]
        twin.size = size
        twin.settled = 0
        twin.watched = self.watched
        twin.sees = self.sees
        twin.keeps = self.keeps
        twin.allows = self.allows
        twin.hides = self.hides
