"""What is hidden from a seat: the places whose cards it does not know, and those cards.

Both are listed once, when the seat looks, however often it then determinizes the table. A place is named by the card
that truly lies there. Places are in the order of the table, and cards in the order of what the seat can tell of them,
so that neither list betrays what lies where, or which of two copies it is.

A bag that the seat does not see into has no places for it: only the faces that it knows there, and how many other cards
there are of each pool and back. So on a determinized table its cards lie in an order that follows from these. Nor can
the seat tell what others outside know of a bag, because it does not see whether a card that leaves is one of those:
there they know what it knows, if all of them do, and nothing otherwise.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from holdfast.kernel.bits import NONE, SPECTATOR, bit
from holdfast.kernel.pools import POOL
from holdfast.kernel.sorts import back_code
from holdfast.kernel.state import State
from holdfast.kernel.zones import Zone

FACE: Final[i64] = 32
IN_POOL: Final[i64] = 16
"""Where in a key the face stands, and where the pool."""
SLOT: Final[i64] = 16
LAST_SLOT: Final[i64] = 0xFFFF
"""Where in a slot the number of the bag stands, and the mask of the place."""


@final
class HiddenCards:
    """Room to list it in, used again and again without new storage."""

    starts: vec[i64]
    """Where the hidden places of each zone begin in the lists of places; last, how many there are in all."""
    spots: vec[i64]
    """For each hidden place where it is in its zone."""
    places: vec[i64]
    """For each hidden place its name."""
    knows: vec[i64]
    """For each hidden place who knows what lies there."""
    cards: vec[i64]
    """The hidden cards."""
    keys: vec[i64]
    """For each hidden card all that the seat can tell it by: its face, the pool and the list it remembers it in."""
    size: i64
    """How many cards are hidden."""
    listed: vec[i64]
    """Cards that the seat knows: of others in doubt about them, and all in bags that it does not see into."""
    slots: vec[i64]
    """For each of these where it lies on a determinized table, the number of the bag and the place there; or NONE."""
    told: vec[i64]
    """For each of these who knows it there."""
    listed_size: i64
    """How many there are."""
    kinds: bool
    """Whether hidden places of a bag can be told apart."""
    replacement: vec[i64]
    """For each card the one that is determinized in its place; for one that is not hidden itself."""

    def __init__(self) -> None:
        self.starts = vec[i64]()
        self.spots = vec[i64]()
        self.places = vec[i64]()
        self.knows = vec[i64]()
        self.cards = vec[i64]()
        self.keys = vec[i64]()
        self.size = 0
        self.listed = vec[i64]()
        self.slots = vec[i64]()
        self.told = vec[i64]()
        self.listed_size = 0
        self.kinds = False
        self.replacement = vec[i64]()

    def look(self, state: State, me: i64) -> None:
        """See what a seat does not know now."""
        self._reserve(state)
        self.kinds = state.pools.most > 0 or len(state.backs) > 1
        self._list_doubted(state, me)
        self._list_places(state, me)
        self._list_cards(state, me)
        self._tell_apart(state, me)
        self._order_cards()

    def _reserve(self, state: State) -> None:
        while len(self.starts) <= len(state.zones):
            self.starts = append(self.starts, i64(0))
        while len(self.cards) < len(state.known):
            self.spots = append(self.spots, i64(0))
            self.places = append(self.places, i64(0))
            self.knows = append(self.knows, i64(0))
            self.cards = append(self.cards, i64(0))
            self.keys = append(self.keys, i64(0))
            self.replacement = append(self.replacement, i64(0))

        while len(self.listed) < 2 * len(state.known):
            self.listed = append(self.listed, i64(0))
            self.slots = append(self.slots, i64(0))
            self.told = append(self.told, i64(0))

    def _list_doubted(self, state: State, me: i64) -> None:
        """Cards that the seat knows and others may know, for all that it can tell."""
        self.listed_size = 0
        for card in range(i64(len(state.doubts.masks))):
            known = state.known[card]
            certain = state.doubts.certain(state, card) | me
            if known & me and certain != known:
                self.listed[self.listed_size] = card
                self.slots[self.listed_size] = NONE
                self.told[self.listed_size] = certain
                self.listed_size += 1

    def _list_places(self, state: State, me: i64) -> None:
        """Where a seat sees what enters it knows every card."""
        known = state.known
        doubts = state.doubts
        starts = self.starts
        spots = self.spots
        places = self.places
        knows = self.knows
        end: i64 = 0
        for zone in state.zones:
            starts[zone.number] = end
            if zone.size == 0 or zone.sees & me:
                continue
            if zone.bag:
                end = self._list_bag(state, zone, me, end)
                continue
            cards = zone.cards
            for at in range(zone.size):
                card = cards[at]
                if known[card] & me == 0:
                    spots[end] = at
                    places[end] = card
                    knows[end] = known[card] & ~doubts.about(card)
                    end += 1
        starts[len(state.zones)] = end

    def _list_bag(self, state: State, zone: Zone, me: i64, end: i64) -> i64:
        """The cards of a bag that the seat knows, and then its hidden places. Where they end."""
        first = self.listed_size
        start = end
        for at in range(zone.size):
            card = zone.cards[at]
            if state.known[card] & me:
                self._list_known(state, card, first)
            else:
                self._list_hidden(state, card, start, end)
                end += 1
        known = self.listed_size - first
        for at in range(first, self.listed_size):
            self.slots[at] = zone.number << SLOT | at - first
            if state.known[self.listed[at]] & bit(SPECTATOR) == 0:
                self.told[at] = zone.sees | me
            else:
                self.told[at] = state.known[self.listed[at]]
        for at in range(start, end):
            self.spots[at] = known + at - start
            self.knows[at] = zone.sees
        return end

    def _list_known(self, state: State, card: i64, first: i64) -> None:
        """One more known card of a bag, in the order in which the seat sees them."""
        listed = self.listed
        at = self.listed_size
        while at > first and _looks(state, listed[at - 1]) > _looks(state, card):
            listed[at] = listed[at - 1]
            at -= 1
        listed[at] = card
        self.listed_size += 1

    def _list_hidden(self, state: State, card: i64, start: i64, end: i64) -> None:
        """One more hidden place of a bag, in the order of pools and backs."""
        places = self.places
        at = end
        while self.kinds and at > start and _kind(state, places[at - 1]) > _kind(state, card):
            places[at] = places[at - 1]
            at -= 1
        places[at] = card

    def _list_cards(self, state: State, me: i64) -> None:
        known = state.known
        cards = self.cards
        replacement = self.replacement
        size: i64 = 0
        for card in range(i64(len(known))):
            if known[card] & me:
                replacement[card] = card
            else:
                cards[size] = card
                size += 1
        self.size = size

    def _tell_apart(self, state: State, me: i64) -> None:
        face = state.face
        marks = state.pools.marks
        cards = self.cards
        keys = self.keys
        remembers = state.pools.most > 0
        for at in range(self.size):
            card = cards[at]
            keys[card] = face[card] << FACE
            if remembers and marks[card] & me:
                keys[card] |= marks[card] >> POOL << IN_POOL
        listed: i64 = 0
        for series in state.declare.hidden_numbers().remembered:
            if series.owner != NONE and bit(series.owner) == me:
                for at in range(series.size):
                    listed += 1
                    if state.known[series.values[at]] & me == 0:
                        keys[series.values[at]] |= listed

    def _order_cards(self) -> None:
        """Boxes are in the order of faces, so that hardly any card has to move."""
        cards = self.cards
        keys = self.keys
        for end in range(i64(1), self.size):
            card = cards[end]
            key = keys[card]
            at = end
            while at > 0 and keys[cards[at - 1]] > key:
                cards[at] = cards[at - 1]
                at -= 1
            cards[at] = card

    def place_at(self, zone: Zone, spot: i64) -> i64:
        """The name of a hidden place of a determinized table; NONE if the seat knows what lies there."""
        for at in range(self.starts[zone.number], self.starts[zone.number + 1]):
            if self.spots[at] == spot:
                return self.places[at]
        return NONE

    def lay_known(self, twin: State) -> None:
        """Lay the known cards of bags on a twin of the table where hidden places leave them room."""
        for at in range(self.listed_size):
            card = self.listed[at]
            slot = self.slots[at]
            if slot != NONE:
                twin.zones[slot >> SLOT].cards[slot & LAST_SLOT] = card
            twin.known[card] = self.told[at]

    def lay_out(self, twin: State) -> None:
        """Lay the replacements on a twin of the table."""
        known = twin.known
        starts = self.starts
        spots = self.spots
        places = self.places
        knows = self.knows
        replacement = self.replacement
        for zone in twin.zones:
            start = starts[zone.number]
            end = starts[zone.number + 1]
            if start < end:
                cards = zone.cards
                for at in range(start, end):
                    new = replacement[places[at]]
                    cards[spots[at]] = new
                    known[new] = knows[at]


def _looks(state: State, card: i64) -> i64:
    """A known card as whoever knows it sees it in a bag: its face, and whether it lies open."""
    return state.face[card] << 1 | state.known[card] >> SPECTATOR & 1


def _kind(state: State, card: i64) -> i64:
    """All that those outside can tell of a hidden place in a bag: its pool and its back."""
    return state.pools.pool(card) << FACE | back_code(state, state.face[card])
