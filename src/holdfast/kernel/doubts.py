"""Doubts: of whom nobody else can tell whether they know a card.

Somebody who knows all cards of a hand knows which of them left it, also unseen. That is theirs alone: who does not know
the hand cannot tell. So whatever leaves a watched bag takes doubts with it, of everybody who saw neither the bag nor
where the card went. They end when everybody sees that those are shown the card, or when it is mixed with others. What
is determinized knows nothing of what is in doubt.

Where nobody determinizes they are kept too, because rules may ask who has seen a card; unless a game says that its own
do not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.kernel.bits import EVERYONE, SPECTATOR, bit
from holdfast.kernel.cells import Series
from holdfast.kernel.zones import Zone

if TYPE_CHECKING:
    from holdfast.kernel.tabletop import Tabletop


@final
class Doubts:
    """The seats in doubt for each card."""

    masks: vec[i64]
    """Empty until there is something to doubt."""
    in_rules: bool
    """Whether rules may ask who has seen a card; where they do not, a table without memory keeps no doubts."""
    shared: bool
    """Whether a copy may have the same masks, which are then copied before one changes."""

    def __init__(self) -> None:
        self.masks = vec[i64]()
        self.in_rules = True
        self.shared = False

    def are_kept(self, table: Tabletop) -> bool:
        """Whether somebody may determinize from the table, or its rules may ask."""
        return table.remembers or self.in_rules

    def copy_to(self, twin: Doubts) -> None:
        twin.masks = self.masks
        twin.shared = True
        self.shared = True

    def clear(self) -> None:
        """Nothing is in doubt."""
        if len(self.masks) > 0:
            self.masks = vec[i64]()

    def replace(self, true: Doubts, replacement: vec[i64]) -> None:
        """A seat determinizes other cards in the places of some, and is in doubt about the same places."""
        for card in range(i64(len(true.masks))):
            self._set(replacement[card], true.masks[card])

    def about(self, card: i64) -> i64:
        """The seats in doubt for a card."""
        return self.masks[card] if len(self.masks) > 0 else i64(0)

    def _set(self, card: i64, seats: i64) -> None:
        if self.masks[card] != seats:
            self._own()
            self.masks[card] = seats

    def _own(self) -> None:
        """Have masks that no copy has, to change them."""
        if self.shared:
            self.masks = self.masks[:]
            self.shared = False

    def leave(self, table: Tabletop, card: i64, bag: Zone, witnesses: i64) -> None:
        """A card leaves a watched bag. What it does to the rest follows from all that anybody knew there."""
        if not self.are_kept(table):
            return
        if len(self.masks) == 0:
            self.masks = vec[i64]([i64(0)] * len(table.face))
            self.shared = False
        self.spread(bag, self.masks[card])
        self._set(card, EVERYONE & ~witnesses)

    def spread(self, bag: Zone, seats: i64) -> None:
        """Whom one card of a bag is in doubt of, with these seats, all of them are."""
        if len(self.masks) == 0:
            return
        masks = self.masks
        cards = bag.cards
        for at in range(bag.size):
            seats |= masks[cards[at]]
        if seats:
            self._own()
            masks = self.masks
            for at in range(bag.size):
                masks[cards[at]] = seats

    def end(self, card: i64, seats: i64) -> None:
        """Everybody sees that these seats see a card."""
        if len(self.masks) > 0:
            self._set(card, self.masks[card] & ~seats)

    def end_in(self, zone: Zone) -> None:
        """The cards of a zone are mixed: who does not see into it knows none of them any more."""
        if len(self.masks) > 0:
            masks = self.masks
            cards = zone.cards
            for at in range(zone.size):
                if masks[cards[at]]:
                    self._set(cards[at], 0)

    def certain(self, table: Tabletop, card: i64) -> i64:
        """Who knows a card for all that everybody can tell. A card that lies open is in no doubt."""
        known = table.known[card]
        return known if known & bit(SPECTATOR) else known & ~self.about(card)


def note_known(table: Tabletop, bag: Zone, series: Series) -> None:
    """The owner of a remembered list notes there which cards of a bag it knows, in the order of the box."""
    table.doubts.spread(bag, 0)
    series.clear()
    series.doubted = bag.size > 0 and table.doubts.about(bag.cards[0]) & bit(series.owner) != 0
    for at in range(bag.size):
        if table.knows(series.owner, bag.cards[at]):
            _note(table, bag.cards[at], series)


def _note(table: Tabletop, card: i64, series: Series) -> None:
    series.add(card)
    at = series.size - 1
    while at > 0 and table.face[series.values[at - 1]] > table.face[card]:
        series.values[at] = series.values[at - 1]
        at -= 1
    series.values[at] = card
