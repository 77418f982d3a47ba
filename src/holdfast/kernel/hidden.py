"""What is hidden from a seat: the places whose cards it does not know, and those cards.

Both are listed once, when the seat looks, however often it then determinizes the table. A place is named by the card
that truly lies there. Places are in the order of the table, and cards in the order of what the seat can tell of them,
so that neither list betrays what lies where, or which of two copies it is.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from holdfast.kernel.bits import NONE, bit
from holdfast.kernel.pools import POOL
from holdfast.kernel.state import State

FACE: Final[i64] = 32
IN_POOL: Final[i64] = 16
"""Where in a key the face stands, and where the pool."""


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
        self.replacement = vec[i64]()

    def look(self, state: State, me: i64) -> None:
        """See what a seat does not know now."""
        self._reserve(state)
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

    def _list_places(self, state: State, me: i64) -> None:
        """Where a seat sees what enters it knows every card."""
        known = state.known
        starts = self.starts
        spots = self.spots
        places = self.places
        knows = self.knows
        end: i64 = 0
        for zone in state.zones:
            starts[zone.number] = end
            if zone.size == 0 or zone.sees & me:
                continue
            cards = zone.cards
            for at in range(zone.size):
                card = cards[at]
                if known[card] & me == 0:
                    spots[end] = at
                    places[end] = card
                    knows[end] = known[card]
                    end += 1
        starts[len(state.zones)] = end

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
