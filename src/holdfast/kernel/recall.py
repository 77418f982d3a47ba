"""Recalling: when a seat imagines the table, the cards that it remembers are dealt first, each within its pool.

What is left is then dealt as ever to the places that are left. Cards that may not lie in every place go before the
others, those that the seat does not remember too: later there might be no place for them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from holdfast.kernel.bits import NONE
from holdfast.kernel.chance import Chance
from holdfast.kernel.pools import POOL
from holdfast.kernel.state import State
from holdfast.kernel.zones import Zone

TRIES: Final[i64] = 4
"""So often a place is picked blindly before those that fit are counted."""


@final
class Recall:
    """Room to recall in, used again and again without new storage."""

    cards: i64
    pools: i64
    replacement: vec[i64]
    """For each card which one lies in its place, NONE where that is not known yet."""
    places: vec[i64]
    """The cards that the seat does not know, pool by pool; each stands for its place. A pool has room for all cards."""
    left: vec[i64]
    """How many places of each pool are free; they come first."""
    awaited: vec[i64]
    """How many cards of each pool the seat remembers that have no place yet."""
    allowed: vec[i64]
    """For each of these places the sorts that may lie there."""
    choosy: i64
    """The sorts that may not lie in every place that has their back."""
    waiting: vec[i64]
    """The cards that the seat remembers."""
    size: i64
    """How many of them there are."""

    def __init__(self) -> None:
        self.cards = 0
        self.pools = 0
        self.replacement = vec[i64]()
        self.places = vec[i64]()
        self.left = vec[i64]()
        self.awaited = vec[i64]()
        self.allowed = vec[i64]()
        self.choosy = 0
        self.waiting = vec[i64]()
        self.size = 0

    def look(self, state: State, me: i64, replacement: vec[i64]) -> None:
        """Find the places that the seat does not know. The order of the table betrays nothing of what lies there."""
        self.replacement = replacement
        self.cards = len(state.known)
        self.pools = state.pools.most + 1
        self._reserve()
        for pool in range(self.pools):
            self.left[pool] = 0
            self.awaited[pool] = 0
        self.size = 0
        self.choosy = 0
        for zone in state.zones:
            if zone.size > 0 and zone.sees & me == 0:
                self._look_into(state, zone, me)

    def _reserve(self) -> None:
        while len(self.places) < self.cards * self.pools:
            self.places = append(self.places, i64(0))
        while len(self.left) < self.pools:
            self.left = append(self.left, i64(0))
            self.awaited = append(self.awaited, i64(0))
        while len(self.waiting) < self.cards:
            self.waiting = append(self.waiting, i64(0))
            self.allowed = append(self.allowed, i64(0))

    def _look_into(self, state: State, zone: Zone, me: i64) -> None:
        known = state.known
        marks = state.pools.marks
        cards = zone.cards
        replacement = self.replacement
        places = self.places
        left = self.left
        room = self.cards
        sorted_cards = len(state.sorts) > 0
        for at in range(zone.size):
            card = cards[at]
            if known[card] & me == 0:
                pool = marks[card] >> POOL
                count = left[pool]
                places[pool * room + count] = card
                left[pool] = count + 1
                replacement[card] = NONE
                if sorted_cards:
                    alike: i64 = state.backs[state.back_of[state.face[card]]]
                    self.allowed[card] = zone.allows & zone.hides & alike
                    self.choosy |= alike & ~(zone.allows & zone.hides)

    def deal(self, state: State, chance: Chance, hidden: vec[i64], count: vec[i64]) -> bool:
        """Deal the cards that are waiting, and out of the `hidden` ones those that are choosy.

        False if there is no place left for a card, so that the seat has to do without its memory.
        """
        marks = state.pools.marks
        for at in range(self.size):
            self.awaited[marks[self.waiting[at]] >> POOL] += 1
        if self.choosy and not (
            self._deal_waiting(state, True, chance) and self._deal_choosy(state, chance, hidden, count)
        ):
            return False
        return self._deal_waiting(state, False, chance)

    def _deal_waiting(self, state: State, choosy: bool, chance: Chance) -> bool:
        marks = state.pools.marks
        for at in range(self.size):
            card = self.waiting[at]
            if self._is_choosy(state, card) == choosy:
                pool = marks[card] >> POOL
                place = self._place_in(state, card, pool, chance)
                if place == NONE:
                    return False
                self._lay(card, pool, place)
                self.awaited[pool] -= 1
        return True

    def _is_choosy(self, state: State, card: i64) -> bool:
        return self.choosy != 0 and state.sorts[state.face[card]] & self.choosy != 0

    def _lay(self, card: i64, pool: i64, place: i64) -> None:
        """Deal a card to a free place of a pool."""
        self.replacement[self.places[place]] = card
        self.left[pool] -= 1
        self.places[place] = self.places[pool * self.cards + self.left[pool]]

    def _place_in(self, state: State, card: i64, pool: i64, chance: Chance) -> i64:
        """A free place of a pool in which a card may lie, each with the same chance; NONE if there is none."""
        start = pool * self.cards
        if self.choosy == 0:
            return start + chance.below(self.left[pool])
        for _ in range(TRIES):
            at = start + chance.below(self.left[pool])
            if self.left[pool] > 0 and self._fits(state, card, at):
                return at
        count = self._count_places(state, card, pool)
        if count == 0:
            return NONE
        skip = chance.below(count)
        at = start
        while skip > 0 or not self._fits(state, card, at):
            if self._fits(state, card, at):
                skip -= 1
            at += 1
        return at

    def _fits(self, state: State, card: i64, at: i64) -> bool:
        return state.sorts[state.face[card]] & self.allowed[self.places[at]] != 0

    def _count_places(self, state: State, card: i64, pool: i64) -> i64:
        count: i64 = 0
        for at in range(pool * self.cards, pool * self.cards + self.left[pool]):
            if self._fits(state, card, at):
                count += 1
        return count

    # Choosy cards that the seat does not remember

    def _deal_choosy(self, state: State, chance: Chance, hidden: vec[i64], count: vec[i64]) -> bool:
        for sort in range(i64(len(count))):
            if self.choosy >> sort & 1:
                for at in range(sort * self.cards, sort * self.cards + count[sort]):
                    pool = self._pool_with_room(state, hidden[at], chance)
                    if pool == NONE:
                        return False
                    self._lay(hidden[at], pool, self._place_in(state, hidden[at], pool, chance))
                count[sort] = 0
        return True

    def _pool_with_room(self, state: State, card: i64, chance: Chance) -> i64:
        """A pool for a card that the seat does not remember: one of those in which places are left for such cards."""
        count: i64 = 0
        for pool in range(self.pools):
            count += self._count_room(state, card, pool)
        if count == 0:
            return NONE
        skip = chance.below(count)
        found: i64 = 0
        while skip >= self._count_room(state, card, found):
            skip -= self._count_room(state, card, found)
            found += 1
        return found

    def _count_room(self, state: State, card: i64, pool: i64) -> i64:
        """The places of a pool in which a card may lie, if there are more than those that await other cards."""
        return self._count_places(state, card, pool) if self.left[pool] > self.awaited[pool] else i64(0)
