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

TRIES: Final[i64] = 4
"""So often a place is picked blindly before those that fit are counted."""


@final
class Recall:
    """Room to recall in, used again and again without new storage."""

    places: vec[i64]
    """The cards that the seat does not know, by the pool in which they lie; each stands for its place."""
    start: vec[i64]
    """Where each pool begins in that list."""
    left: vec[i64]
    """How many places of each pool are still free; they come first."""
    awaited: vec[i64]
    """How many cards of each pool the seat remembers that have no place yet."""
    zone_of: vec[i64]
    """The zone in which each of these cards lies."""
    dealt: vec[i64]
    """For each card whether it has been dealt."""
    everywhere: vec[i64]
    """For each back the sorts that may lie in every place with that back."""

    def __init__(self) -> None:
        self.places = vec[i64]()
        self.start = vec[i64]()
        self.left = vec[i64]()
        self.awaited = vec[i64]()
        self.zone_of = vec[i64]()
        self.dealt = vec[i64]()
        self.everywhere = vec[i64]()

    def deal(self, state: State, me: i64, chance: Chance, replacement: vec[i64]) -> bool:
        """Note in `replacement` which card lies in the place of which, NONE where that is still open.

        False if there is no place left for a card, so that the seat has to do without its memory.
        """
        self._reserve(state)
        self._count(state, me, replacement)
        self._find_places(state, me)
        if len(state.sorts) > 0:
            return self._deal_sorted(state, me, chance, replacement)
        marks = state.pools.marks
        for card in range(i64(len(marks))):
            if self.dealt[card] == 0 and marks[card] & me:
                pool = marks[card] >> POOL
                self._lay(card, pool, self.start[pool] + chance.below(self.left[pool]), replacement)
        return True

    def _reserve(self, state: State) -> None:
        while len(self.places) < len(state.known):
            self.places = append(self.places, i64(0))
            self.zone_of = append(self.zone_of, i64(0))
            self.dealt = append(self.dealt, i64(0))
        while len(self.left) <= state.pools.most:
            self.start = append(self.start, i64(0))
            self.left = append(self.left, i64(0))
            self.awaited = append(self.awaited, i64(0))
        while len(self.everywhere) < len(state.backs):
            self.everywhere = append(self.everywhere, i64(0))

    def _count(self, state: State, me: i64, replacement: vec[i64]) -> None:
        """Count the places of each pool. A card that the seat knows is where it is."""
        known = state.known
        marks = state.pools.marks
        left = self.left
        for pool in range(state.pools.most + 1):
            left[pool] = 0
            self.awaited[pool] = 0
        for card in range(i64(len(known))):
            if known[card] & me:
                replacement[card] = card
                self.dealt[card] = 1
            else:
                replacement[card] = NONE
                self.dealt[card] = 0
                left[marks[card] >> POOL] += 1
                if marks[card] & me:
                    self.awaited[marks[card] >> POOL] += 1
        at: i64 = 0
        for pool in range(state.pools.most + 1):
            self.start[pool] = at
            at += left[pool]
            left[pool] = 0

    def _find_places(self, state: State, me: i64) -> None:
        """List the places in the order of the table, which betrays nothing of what lies there."""
        known = state.known
        marks = state.pools.marks
        for back in range(i64(len(state.backs))):
            self.everywhere[back] = state.backs[back]
        for zone in state.zones:
            hides = False
            for at in range(zone.size):
                card = zone.cards[at]
                if known[card] & me == 0:
                    pool = marks[card] >> POOL
                    self.places[self.start[pool] + self.left[pool]] = card
                    self.left[pool] += 1
                    self.zone_of[card] = zone.number
                    hides = True
            if hides:
                self._narrow(state, zone.allows & zone.hides)

    def _narrow(self, state: State, allows: i64) -> None:
        for back in range(i64(len(state.backs))):
            if allows & state.backs[back]:
                self.everywhere[back] &= allows

    def _lay(self, card: i64, pool: i64, at: i64, replacement: vec[i64]) -> None:
        """Deal a card to a free place of a pool."""
        replacement[self.places[at]] = card
        self.dealt[card] = 1
        self.left[pool] -= 1
        self.places[at] = self.places[self.start[pool] + self.left[pool]]

    # Where not every card may lie in every place

    def _deal_sorted(self, state: State, me: i64, chance: Chance, replacement: vec[i64]) -> bool:
        return (
            self._deal_some(state, me, True, True, chance, replacement)
            and self._deal_some(state, me, True, False, chance, replacement)
            and self._deal_some(state, me, False, True, chance, replacement)
        )

    def _deal_some(
        self, state: State, me: i64, choosy: bool, remembered: bool, chance: Chance, replacement: vec[i64]
    ) -> bool:
        marks = state.pools.marks
        for card in range(i64(len(marks))):
            if self.dealt[card] or (marks[card] & me != 0) != remembered or self._is_choosy(state, card) != choosy:
                continue
            pool = marks[card] >> POOL if remembered else self._pool_with_room(state, card, chance)
            at = NONE if pool == NONE else self._place_in(state, card, pool, chance)
            if at == NONE:
                return False
            self._lay(card, pool, at, replacement)
            if remembered:
                self.awaited[pool] -= 1
        return True

    def _is_choosy(self, state: State, card: i64) -> bool:
        """Whether there are places with this card's back in which it may not lie."""
        face = state.face[card]
        return state.sorts[face] & self.everywhere[state.back_of[face]] == 0

    def _pool_with_room(self, state: State, card: i64, chance: Chance) -> i64:
        """A pool for a card that the seat does not remember: one of those in which places are left for such cards."""
        count: i64 = 0
        for pool in range(state.pools.most + 1):
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

    def _place_in(self, state: State, card: i64, pool: i64, chance: Chance) -> i64:
        """A free place of a pool in which a card may lie, each with the same chance; NONE if there is none."""
        if self.left[pool] == 0:
            return NONE
        for _ in range(TRIES):
            at = self.start[pool] + chance.below(self.left[pool])
            if self._fits(state, card, at):
                return at
        count = self._count_places(state, card, pool)
        if count == 0:
            return NONE
        skip = chance.below(count)
        at = self.start[pool]
        while skip > 0 or not self._fits(state, card, at):
            if self._fits(state, card, at):
                skip -= 1
            at += 1
        return at

    def _count_places(self, state: State, card: i64, pool: i64) -> i64:
        count: i64 = 0
        for at in range(self.start[pool], self.start[pool] + self.left[pool]):
            if self._fits(state, card, at):
                count += 1
        return count

    def _fits(self, state: State, card: i64, at: i64) -> bool:
        face = state.face[card]
        old = self.places[at]
        zone = state.zones[self.zone_of[old]]
        return (
            state.sorts[face] & zone.allows & zone.hides != 0 and state.back_of[face] == state.back_of[state.face[old]]
        )
