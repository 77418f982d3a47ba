"""Doubts: of whom nobody else can tell whether they know a card.

Somebody who knows all cards of a hand knows which of them left it, also unseen. That is theirs alone: who does not know
the hand cannot tell. So whatever leaves a watched bag takes doubts with it, of everybody who saw neither the bag nor
where the card went. They end when everybody sees that those are shown the card. What is determinized knows nothing of
what is in doubt.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.kernel.bits import EVERYONE, SPECTATOR, bit
from holdfast.kernel.zones import Zone

if TYPE_CHECKING:
    from holdfast.kernel.tabletop import Tabletop


@final
class Doubts:
    """The seats in doubt for each card."""

    masks: vec[i64]
    """Empty until there is something to doubt."""
    shared: bool
    """Whether a copy may have the same masks, which are then copied before one changes."""

    def __init__(self) -> None:
        self.masks = vec[i64]()
        self.shared = False

    def copy_to(self, twin: Doubts) -> None:
        twin.masks = self.masks
        twin.shared = True
        self.shared = True

    def replace(self, true: Doubts, replacement: vec[i64]) -> None:
        """A seat determinizes other cards in the places of some, and is in doubt about the same places."""
        for card in range(i64(len(true.masks))):
            self._set(replacement[card], true.masks[card])

    def about(self, card: i64) -> i64:
        """The seats in doubt for a card."""
        return self.masks[card] if len(self.masks) > 0 else i64(0)

    def _set(self, card: i64, seats: i64) -> None:
        if self.masks[card] != seats:
            if self.shared:
                self.masks = self.masks[:]
                self.shared = False
            self.masks[card] = seats

    def leave(self, table: Tabletop, card: i64, bag: Zone, witnesses: i64) -> None:
        """A card leaves a watched bag. What it does to the rest follows from all that anybody knew there."""
        if len(self.masks) == 0:
            self.masks = vec[i64]([i64(0) for _ in range(len(table.face))])
            self.shared = False
        self.spread(bag, self.masks[card])
        self._set(card, EVERYONE & ~witnesses)

    def spread(self, bag: Zone, seats: i64) -> None:
        """Whom one card of a bag is in doubt of, with these seats, all of them are."""
        if len(self.masks) == 0:
            return
        for at in range(bag.size):
            seats |= self.masks[bag.cards[at]]
        if seats:
            for at in range(bag.size):
                self._set(bag.cards[at], self.masks[bag.cards[at]] | seats)

    def end(self, card: i64, seats: i64) -> None:
        """Everybody sees that these seats see a card."""
        if len(self.masks) > 0:
            self._set(card, self.masks[card] & ~seats)

    def certain(self, table: Tabletop, card: i64) -> i64:
        """Who knows a card for all that everybody can tell. A card that lies open is in no doubt."""
        known = table.known[card]
        return known if known & bit(SPECTATOR) else known & ~self.about(card)
