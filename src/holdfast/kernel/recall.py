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

TRIES: Final[i64] = 2
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
    """The cards that the seat remembers, as whoever gathers the hidden cards puts them here."""
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
        known = state.known
        marks = state.pools.marks
        places = self.places
        left = self.left
        allowed = self.allowed
        room = self.cards
        is_sorted = len(state.sorts) > 0
        allows: i64 = 0
        self.choosy = 0
        for pool in range(self.pools):
            left[pool] = 0
        for zone in state.zones:
            if zone.size == 0 or zone.sees & me:
                continue
            cards = zone.cards
            if is_sorted:
                allows = self._allows(state, zone)
            for at in range(zone.size):
                card = cards[at]
                if known[card] & me == 0:
                    pool = marks[card] >> POOL
                    count = left[pool]
                    places[pool * room + count] = card
                    left[pool] = count + 1
                    replacement[card] = NONE
                    allowed[card] = allows

    def _reserve(self) -> None:
        while len(self.places) < self.cards * self.pools:
            self.places = append(self.places, i64(0))
        while len(self.left) < self.pools:
            self.left = append(self.left, i64(0))
            self.awaited = append(self.awaited, i64(0))
        while len(self.waiting) < self.cards:
            self.waiting = append(self.waiting, i64(0))
            self.allowed = append(self.allowed, i64(0))

    def _allows(self, state: State, zone: Zone) -> i64:
        """The sorts that may lie hidden in a zone; those that then may not lie in every place are choosy."""
        allows = zone.allows & zone.hides
        for at in range(i64(len(state.backs))):
            back: i64 = state.backs[at]
            if allows & back:
                self.choosy |= back & ~allows
        return allows

    def deal(self, state: State, chance: Chance, hidden: vec[i64], count: vec[i64]) -> bool:
        """Deal the cards that are waiting, and out of the `hidden` ones those that are choosy.

        False if there is no place left for a card, so that the seat has to do without its memory.
        """
        if len(state.sorts) == 0:
            self._deal_anywhere(state, chance)
            return True
        if self.choosy:
            self._await(state)
            if not (self._deal_waiting(state, True, chance) and self._deal_choosy(state, chance, hidden, count)):
                return False
        return self._deal_waiting(state, False, chance)

    def _deal_anywhere(self, state: State, chance: Chance) -> None:
        """Every card may lie in every place of its pool."""
        marks = state.pools.marks
        replacement = self.replacement
        places = self.places
        left = self.left
        waiting = self.waiting
        for at in range(self.size):
            card = waiting[at]
            pool = marks[card] >> POOL
            start = pool * self.cards
            place = start + chance.below(left[pool])
            last = left[pool] - 1
            left[pool] = last
            replacement[places[place]] = card
            places[place] = places[start + last]

    # Where not every card may lie in every place

    def _await(self, state: State) -> None:
        """Count the cards that each pool has to keep places for."""
        for pool in range(self.pools):
            self.awaited[pool] = 0
        for at in range(self.size):
            self.awaited[state.pools.marks[self.waiting[at]] >> POOL] += 1

    def _deal_waiting(self, state: State, choosy: bool, chance: Chance) -> bool:
        """Deal those that are choosy, or those that are not. Nearly always the first place that is picked will do."""
        marks = state.pools.marks
        face = state.face
        sorts = state.sorts
        back_of = state.back_of
        replacement = self.replacement
        places = self.places
        left = self.left
        allowed = self.allowed
        waiting = self.waiting
        for at in range(self.size):
            card = waiting[at]
            sort = sorts[face[card]]
            if (sort & self.choosy != 0) != choosy:
                continue
            pool = marks[card] >> POOL
            self.awaited[pool] -= 1
            start = pool * self.cards
            count = left[pool]
            place = start + chance.below(count)
            old = places[place]
            if count > 0 and allowed[old] & sort and back_of[face[old]] == back_of[face[card]]:
                left[pool] = count - 1
                replacement[old] = card
                places[place] = places[start + count - 1]
            elif not self._lay(state, card, pool, chance):
                return False
        return True

    def _lay(self, state: State, card: i64, pool: i64, chance: Chance) -> bool:
        """Deal a card to a free place of a pool, each with the same chance; False if there is none where it may lie."""
        count = self._count_places(state, card, pool)
        if count == 0:
            return False
        skip = chance.below(count)
        at = pool * self.cards
        while skip > 0 or not self._fits(state, card, at):
            if self._fits(state, card, at):
                skip -= 1
            at += 1
        self._take(card, pool, at)
        return True

    def _take(self, card: i64, pool: i64, place: i64) -> None:
        """A card lies in a place, which is no longer free."""
        places = self.places
        last = self.left[pool] - 1
        self.left[pool] = last
        self.replacement[places[place]] = card
        places[place] = places[pool * self.cards + last]

    def _fits(self, state: State, card: i64, at: i64) -> bool:
        face = state.face[card]
        old = self.places[at]
        return state.sorts[face] & self.allowed[old] != 0 and state.back_of[face] == state.back_of[state.face[old]]

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
                    if not (
                        self._lay_blindly(state, hidden[at], chance) or self._lay_counting(state, hidden[at], chance)
                    ):
                        return False
                count[sort] = 0
        return True

    def _has_room(self, pool: i64) -> bool:
        """Whether a pool has more places than it keeps for others."""
        return self.left[pool] > self.awaited[pool]

    def _lay_blindly(self, state: State, card: i64, chance: Chance) -> bool:
        """Try some places of pools with room, each with the same chance; False if the card may lie in none of them."""
        total: i64 = 0
        for pool in range(self.pools):
            if self._has_room(pool):
                total += self.left[pool]
        for _ in range(TRIES if total > 0 else i64(0)):
            skip = chance.below(total)
            found: i64 = 0
            while not self._has_room(found) or skip >= self.left[found]:
                if self._has_room(found):
                    skip -= self.left[found]
                found += 1
            if self._fits(state, card, found * self.cards + skip):
                self._take(card, found, found * self.cards + skip)
                return True
        return False

    def _lay_counting(self, state: State, card: i64, chance: Chance) -> bool:
        """The same, by counting the places that fit; False if there is none."""
        total: i64 = 0
        for pool in range(self.pools):
            total += self._count_room(state, card, pool)
        if total == 0:
            return False
        skip = chance.below(total)
        found: i64 = 0
        while skip >= self._count_room(state, card, found):
            skip -= self._count_room(state, card, found)
            found += 1
        return self._lay(state, card, found, chance)

    def _count_room(self, state: State, card: i64, pool: i64) -> i64:
        return self._count_places(state, card, pool) if self._has_room(pool) else i64(0)
