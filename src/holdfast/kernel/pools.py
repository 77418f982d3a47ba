"""Pools: what seats remember of cards that they no longer know.

A shuffle takes away where the cards lie, not which they are: who knew the discard pile knows what the new deck is made
of. The places of cards that were mixed are a *pool*. It is the same for everybody, because everybody sees what is
shuffled, and the places keep it wherever their cards go. What differs is which cards of it a seat remembers, so that is
a mask for each card, as `known` is: `known` says that a seat knows which card lies in a place, this one that it knows
the card to lie in some place of the pool. The other places of a pool may hold anything that the seat cannot place.

Pool 0 is the rest of the table, of which nobody remembers anything. A pool with all hidden cards of a back in it says
no more than that, and goes back to 0. Pools that meet in a shuffle are one from then on. From a bag nobody outside sees
which place a card leaves. So a bag with places of several pools gives the card, and one place more, to the pool: it
knows less than before, but nothing wrong. Whatever is done here follows from what everybody sees, and what a seat
remembers from what that seat has seen; so two worlds that a seat cannot tell apart have the same pools. What others
outside know of a bag nobody sees; that a bag is watched, so that they may know something, everybody does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.kernel.bags import is_open
from holdfast.kernel.bits import EVERYONE, SPECTATOR, bit
from holdfast.kernel.sorts import back_code
from holdfast.kernel.zones import Zone

if TYPE_CHECKING:
    from holdfast.kernel.tabletop import Tabletop

POOL: Final[i64] = 16
"""A mark is a mask of seats, and from this bit on the number of a pool."""


@final
class Pools:
    """The pool in which each card lies, and who remembers that it does."""

    marks: vec[i64]
    """For each card its pool and the seats that remember it there; 0 for a card in no pool."""
    shared: bool
    """Whether a copy may have the same marks, which are then copied before one changes: few copies change any."""
    most: i64
    """The highest number of a pool; while it is 0 there is nothing to remember, and nothing to be done."""
    copies: vec[i64]
    """For each card the next one with the same face, round and round."""

    def __init__(self) -> None:
        self.marks = vec[i64]()
        self.shared = False
        self.most = 0
        self.copies = vec[i64]()

    def _make_room(self, faces: vec[i64]) -> None:
        """There is something to remember for the first time."""
        self.marks = vec[i64]([i64(0)] * len(faces))
        following = [0] * len(faces)
        first: dict[int, int] = {}
        last: dict[int, int] = {}
        for card in range(len(faces)):
            face = int(faces[card])
            first.setdefault(face, card)
            following[last.get(face, card)] = card
            following[card] = first[face]
            last[face] = card
        self.copies = vec[i64]([i64(card) for card in following])

    def copy_to(self, twin: Pools) -> None:
        twin.most = self.most
        if self.most > 0:
            twin.marks = self.marks
            twin.copies = self.copies
            twin.shared = True
            self.shared = True

    def _mark(self, card: i64, mark: i64) -> None:
        if self.shared:
            self.marks = self.marks[:]
            self.shared = False
        self.marks[card] = mark

    def replace(self, true: Pools, replacement: vec[i64], me: i64) -> None:
        """A seat determinizes other cards in the places of some. The places are of the pools that they were of, and the
        others know as much of them; the seat goes on remembering the same cards.
        """
        if true.most > 0:
            for card in range(i64(len(true.marks))):
                new = replacement[card]
                self._mark(new, true.marks[card] & ~me | true.marks[new] & me)

    def pool(self, card: i64) -> i64:
        """The pool in which a card lies; 0 for none."""
        return self.marks[card] >> POOL if self.most > 0 else i64(0)

    def remembers(self, seat: i64, card: i64) -> bool:
        """Whether a seat that does not know where a card lies knows its pool."""
        return self.pool(card) > 0 and self.marks[card] & bit(seat) != 0

    # Making and merging

    def mix(self, table: Tabletop, zone: Zone) -> None:
        """The cards of a zone are about to be shuffled: who knew one of them remembers that it is among them."""
        known = table.known
        lost: i64 = 0
        loose = False
        pool: i64 = 0
        for at in range(zone.size):
            card = zone.cards[at]
            if not zone.bag:
                lost |= (known[card] | table.doubts.about(card)) & ~zone.sees
            elif zone.watched:
                lost = EVERYONE
            if known[card] & bit(SPECTATOR) == 0:
                pool = self._met(card, pool)
                loose = loose or self.pool(card) == 0
        if lost == 0 and (pool == 0 or not loose):
            return
        self._pour(table, zone, pool or self._fresh(table))

    def _pour(self, table: Tabletop, zone: Zone, pool: i64) -> None:
        """All cards of a zone are of one pool now."""
        for at in range(zone.size):
            card = zone.cards[at]
            known = table.known[card]
            if known & bit(SPECTATOR):
                self._mark(card, pool << POOL | EVERYONE)
            else:
                self._mark(card, pool << POOL | self.marks[card] & EVERYONE | known)
        if self._is_all(table, pool):
            self._dissolve(table, pool)

    def _met(self, card: i64, pool: i64) -> i64:
        """A card is mixed with others that are of a pool, or of none: its own pool and theirs are one.

        It has the lower number of the two, whichever card came first.
        """
        mine = self.pool(card)
        if mine == pool or mine == 0 or pool == 0:
            return max(mine, pool)
        for other in range(i64(len(self.marks))):
            if self.marks[other] >> POOL == max(mine, pool):
                self._put(other, min(mine, pool))
        return min(mine, pool)

    def _put(self, card: i64, pool: i64) -> None:
        self._mark(card, pool << POOL | self.marks[card] & EVERYONE)

    def _fresh(self, table: Tabletop) -> i64:
        """The lowest number that is no pool's."""
        if len(self.marks) == 0:
            self._make_room(table.face)
        elif self.most == 0:
            for card in range(i64(len(self.marks))):
                self._mark(card, 0)
        number: i64 = 1
        while number <= self.most and self._is_used(number):
            number += 1
        self.most = max(self.most, number)
        return number

    def _is_used(self, pool: i64) -> bool:
        for card in range(i64(len(self.marks))):
            if self.marks[card] >> POOL == pool:
                return True
        return False

    def _is_all(self, table: Tabletop, pool: i64) -> bool:
        """Whether every card with one of the pool's backs that does not lie open is in the pool."""
        backs: i64 = 0
        others: i64 = 0
        for card in range(i64(len(self.marks))):
            back = bit(back_code(table, table.face[card]))
            if self.marks[card] >> POOL == pool:
                backs |= back
            elif table.known[card] & bit(SPECTATOR) == 0:
                others |= back
        return backs & others == 0

    def _dissolve(self, table: Tabletop, pool: i64) -> None:
        self.most = 0
        for card in range(i64(len(self.marks))):
            if self.marks[card] >> POOL == pool:
                self._mark(card, 0)
            self.most = max(self.most, self.marks[card] >> POOL)

    # Cards that are seen, and seen no more

    def turn(self, table: Tabletop, card: i64, before: i64, known: i64, lost: i64) -> None:
        """Other seats than before know a card now; these may know it no more, for all that everybody can tell."""
        if lost:
            self._lay_down(table, card, before, before & ~known)
        if self.most > 0 and self.marks[card] > 0 and known & ~before:
            self._count_copy(table, card, known & ~before)
            if known & bit(SPECTATOR):
                self._mark(card, 0)

    def _lay_down(self, table: Tabletop, card: i64, before: i64, lost: i64) -> None:
        """Seats that knew a card in its place see it no more. If nobody can take it for another it is its own pool."""
        if self.pool(card) == 0 or before & bit(SPECTATOR):
            self._mark(card, self._fresh(table) << POOL)
        self._mark(card, self.marks[card] | lost)

    def _count_copy(self, table: Tabletop, card: i64, seats: i64) -> None:
        """Seats see a card of a pool. Who remembers only another copy there cannot tell that this is not it."""
        seats &= ~self.marks[card]
        copy = self.copies[card]
        while copy != card and seats:
            if self.marks[copy] >> POOL == self.marks[card] >> POOL:
                unsure = self.marks[copy] & ~table.known[copy] & seats
                self._mark(copy, self.marks[copy] & ~unsure)
                seats &= ~unsure
            copy = self.copies[copy]

    # Bags

    def watch(self, table: Tabletop, card: i64, source: Zone, bag: Zone) -> None:
        """A card has come to a bag: who knows it there, or watched the bag that it left, watches this one."""
        if bag.size == 1:
            bag.watched = False
        if (source.bag and source.watched) or (table.known[card] & ~bag.sees and not is_open(table, bag, card)):
            bag.watched = True

    def single_out(self, table: Tabletop, card: i64, bag: Zone) -> None:
        """A card leaves a bag or is shown in it, and nobody outside sees which of the places there it had.

        If they are of several pools it could have been of any: the pool gets this place too, if it was of none, or
        else one of those that are of none. Of a watched bag it gets all of them, because it must not be the place of a
        card that somebody outside knows.
        """
        pool = self.pool(card)
        free = card
        loose = pool == 0
        for at in range(bag.size):
            other = bag.cards[at]
            if is_open(table, bag, other):
                continue
            pool = self._met(other, pool)
            if self.pool(other) == 0:
                loose = True
                free = other
        if pool == 0 or not loose:
            return
        self._put(card if self.pool(card) == 0 else free, pool)
        if bag.watched:
            for at in range(bag.size):
                if not is_open(table, bag, bag.cards[at]):
                    self._put(bag.cards[at], pool)

    def doubt(self, card: i64, lost: i64) -> None:
        """Seats are no longer sure that a card is in a bag. They remember it in the pool of the bag."""
        if self.pool(card) > 0:
            self._mark(card, self.marks[card] | lost)

    def trade(self, card: i64, copy: i64, seats: i64) -> None:
        """Seats saw a card leave a bag in which they knew a copy: for them the copy is now what the card was."""
        if self.most > 0:
            self._mark(copy, self.marks[copy] & ~seats | self.marks[card] & seats)
            self._mark(card, self.marks[card] | seats)
