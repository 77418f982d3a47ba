"""Recalling: how a seat determinizes the table when there is something to remember.

The cards that it remembers are dealt first, each within its pool; whatever else is hidden goes to the places that are
left. Cards that may not lie in every place are choosy. They go before the others, also those that the seat does not
remember: later there might be no place for them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from holdfast.kernel.bits import NONE
from holdfast.kernel.chance import Chance
from holdfast.kernel.hidden import HiddenCards
from holdfast.kernel.pools import POOL
from holdfast.kernel.sorts import fits
from holdfast.kernel.state import State

# Piles that the hidden cards are sorted into. They are dealt in this order.
CHOOSY: Final[i64] = 0
"""Choosy cards that the seat remembers."""
CHOOSY_REST: Final[i64] = 1
"""Choosy cards that it does not remember."""
REMEMBERED: Final[i64] = 2
"""All others that it remembers."""
REST: Final[i64] = 3
"""From here on a pile of the rest for each back."""


@final
class MemoryDealer:
    """Room to recall in, used again and again without new storage."""

    room: i64
    """As many cards as there are: so much room has every list below."""
    pools: i64
    choosy: i64
    """The sorts that may not lie in every place that has their back."""
    piles: vec[i64]
    """The cards that the seat does not know, pile by pile."""
    heights: vec[i64]
    """How many cards there are in each pile."""
    cards_left: vec[i64]
    """How many of them are not dealt yet; they come first."""
    places: vec[i64]
    """The places that it does not know. Each pool has two lists: open to choosy cards, and closed to them."""
    counts: vec[i64]
    """How many places there are in each list."""
    left: vec[i64]
    """How many of them are free; they come first."""
    remembered: vec[i64]
    """How many cards of each pool the seat remembers."""
    kept: vec[i64]
    """How many places each pool still has to keep for them."""
    replacement: vec[i64]
    """For each card which one lies in its place."""

    def __init__(self) -> None:
        self.room = 0
        self.pools = 0
        self.choosy = 0
        self.piles = vec[i64]()
        self.heights = vec[i64]()
        self.cards_left = vec[i64]()
        self.places = vec[i64]()
        self.counts = vec[i64]()
        self.left = vec[i64]()
        self.remembered = vec[i64]()
        self.kept = vec[i64]()
        self.replacement = vec[i64]()

    # Looking, once

    def look(self, state: State, me: i64, hidden: HiddenCards) -> None:
        """Sort the places and the cards that the seat does not know."""
        self._reserve(state)
        self.choosy = _choosy(state, me) if len(state.sorts) > 0 else i64(0)
        self._sort_places(state, hidden)
        self._sort_cards(state, me, hidden)

    def _reserve(self, state: State) -> None:
        self.room = len(state.known)
        self.pools = state.pools.most + 1
        while len(self.places) < self.room * self.pools * 2:
            self.places = append(self.places, i64(0))
        while len(self.left) < self.pools * 2:
            self.counts = append(self.counts, i64(0))
            self.left = append(self.left, i64(0))
            self.remembered = append(self.remembered, i64(0))
            self.kept = append(self.kept, i64(0))
        while len(self.heights) < REST + len(state.backs):
            self.heights = append(self.heights, i64(0))
            self.cards_left = append(self.cards_left, i64(0))
        while len(self.piles) < self.room * len(self.heights):
            self.piles = append(self.piles, i64(0))

    def _sort_places(self, state: State, hidden: HiddenCards) -> None:
        marks = state.pools.marks
        counts = self.counts
        for at in range(self.pools * 2):
            counts[at] = 0
        for zone in state.zones:
            closed: i64 = 1 if zone.allows & zone.hides & self.choosy == 0 else 0
            for at in range(hidden.starts[zone.number], hidden.starts[zone.number + 1]):
                place = hidden.places[at]
                which = marks[place] >> POOL << 1 | closed
                self.places[which * self.room + counts[which]] = place
                counts[which] += 1

    def _sort_cards(self, state: State, me: i64, hidden: HiddenCards) -> None:
        marks = state.pools.marks
        heights = self.heights
        for at in range(i64(len(heights))):
            heights[at] = 0
        for at in range(self.pools):
            self.remembered[at] = 0
        for at in range(hidden.size):
            card = hidden.cards[at]
            if marks[card] & me:
                self.remembered[marks[card] >> POOL] += 1
            pile = self._pile(state, card, marks[card] & me != 0)
            self.piles[pile * self.room + heights[pile]] = card
            heights[pile] += 1

    def _pile(self, state: State, card: i64, remembered: bool) -> i64:
        """The pile for a card."""
        face = state.face[card]
        if self.choosy and state.sorts[face] & self.choosy:
            return CHOOSY if remembered else CHOOSY_REST
        if remembered:
            return REMEMBERED
        return REST if len(state.backs) == 1 else REST + state.back_of[face]

    # Dealing, again and again

    def deal(self, state: State, chance: Chance, hidden: HiddenCards) -> bool:
        """Deal anew what the seat does not know. False if there was no place left for some card: it then has to do
        without its memory.

        Dealt cards and taken places change places with others of their lists, which need not be sorted again for that.
        """
        self.replacement = hidden.replacement
        for at in range(self.pools * 2):
            self.left[at] = self.counts[at]
        for at in range(self.pools):
            self.kept[at] = self.remembered[at]
        for at in range(i64(len(self.heights))):
            self.cards_left[at] = self.heights[at]
        if self.choosy and not (self._deal_choosy(state, chance) and self._deal_choosy_rest(state, chance)):
            return False
        return self._deal_remembered(state, chance) and self._deal_rest(state, chance)

    def _deal_choosy(self, state: State, chance: Chance) -> bool:
        for at in range(CHOOSY * self.room, CHOOSY * self.room + self.heights[CHOOSY]):
            card = self.piles[at]
            pool = state.pools.marks[card] >> POOL
            self.kept[pool] -= 1
            if not self._lay(state, card, pool, pool + 1, chance):
                return False
        return True

    def _deal_choosy_rest(self, state: State, chance: Chance) -> bool:
        for at in range(CHOOSY_REST * self.room, CHOOSY_REST * self.room + self.heights[CHOOSY_REST]):
            if not self._lay(state, self.piles[at], 0, self.pools, chance):
                return False
        return True

    def _deal_remembered(self, state: State, chance: Chance) -> bool:
        """Nearly always the first place that is picked will do: a pool has mostly one back."""
        marks = state.pools.marks
        face = state.face
        back_of = state.back_of
        one_back = len(state.backs) == 1
        piles = self.piles
        places = self.places
        left = self.left
        kept = self.kept
        replacement = self.replacement
        room = self.room
        for at in range(REMEMBERED * room, REMEMBERED * room + self.heights[REMEMBERED]):
            card = piles[at]
            pool = marks[card] >> POOL
            kept[pool] -= 1
            which = pool << 1
            free = left[which] + left[which + 1]
            if free == 0:
                return False
            skip = chance.below(free)
            if skip >= left[which]:
                skip -= left[which]
                which += 1
            start = which * room
            last = left[which] - 1
            old = places[start + skip]
            if one_back or back_of[face[old]] == back_of[face[card]]:
                replacement[old] = card
                places[start + skip] = places[start + last]
                places[start + last] = old
                left[which] = last
            elif not self._lay_counting(state, card, pool, pool + 1, chance):
                return False
        return True

    def _deal_rest(self, state: State, chance: Chance) -> bool:
        """Deal what is left to all places that are left."""
        face = state.face
        back_of = state.back_of
        one_back = len(state.backs) == 1
        piles = self.piles
        cards_left = self.cards_left
        places = self.places
        replacement = self.replacement
        room = self.room
        pile = REST
        for which in range(self.pools * 2):
            for at in range(which * room, which * room + self.left[which]):
                place = places[at]
                if not one_back:
                    pile = REST + back_of[face[place]]
                last = pile * room + cards_left[pile] - 1
                if last < pile * room:
                    return False
                found = pile * room + chance.below(cards_left[pile])
                card = piles[found]
                piles[found] = piles[last]
                piles[last] = card
                replacement[place] = card
                cards_left[pile] -= 1
        return True

    # Choosy cards

    def _lay(self, state: State, card: i64, first: i64, end: i64, chance: Chance) -> bool:
        """Deal a choosy card to a free place of these pools, each with the same chance; False if there is none.

        Where one sort is choosy that is any place open to choosy cards, if it has the card's back.
        """
        left = self.left
        kept = self.kept
        total: i64 = 0
        for pool in range(first, end):
            free = left[pool << 1]
            if free + left[pool << 1 | 1] > kept[pool]:
                total += free
        if total == 0:
            return False
        skip = chance.below(total)
        found = first
        free = left[found << 1]
        while skip >= free or free + left[found << 1 | 1] <= kept[found]:
            if free + left[found << 1 | 1] > kept[found]:
                skip -= free
            found += 1
            free = left[found << 1]
        old = self.places[(found << 1) * self.room + skip]
        if self.choosy & (self.choosy - 1) or state.back_of[state.face[card]] != state.back_of[state.face[old]]:
            return self._lay_counting(state, card, first, end, chance)
        self._take(card, found << 1, skip)
        return True

    def _lay_counting(self, state: State, card: i64, first: i64, end: i64, chance: Chance) -> bool:
        """The same for any card, by counting the places where it may lie."""
        total: i64 = 0
        for which in range(first << 1, end << 1):
            total += self._count_places(state, card, which)
        if total == 0:
            return False
        skip = chance.below(total)
        found = first << 1
        while skip >= self._count_places(state, card, found):
            skip -= self._count_places(state, card, found)
            found += 1
        at: i64 = 0
        while skip > 0 or not self._fits(state, card, found * self.room + at):
            if self._fits(state, card, found * self.room + at):
                skip -= 1
            at += 1
        self._take(card, found, at)
        return True

    def _has_room(self, pool: i64) -> bool:
        """Whether a pool has more places than it keeps for others."""
        return self.left[pool << 1] + self.left[pool << 1 | 1] > self.kept[pool]

    def _count_places(self, state: State, card: i64, which: i64) -> i64:
        count: i64 = 0
        if self._has_room(which >> 1):
            for at in range(which * self.room, which * self.room + self.left[which]):
                if self._fits(state, card, at):
                    count += 1
        return count

    def _fits(self, state: State, card: i64, at: i64) -> bool:
        """Whether a card may lie in the place at this point of the lists."""
        face = state.face[card]
        old = self.places[at]
        return state.back_of[face] == state.back_of[state.face[old]] and fits(state, face, _allowed(state, old))

    def _take(self, card: i64, which: i64, at: i64) -> None:
        """A card lies in a place, which is no longer free."""
        places = self.places
        start = which * self.room
        last = self.left[which] - 1
        place = places[start + at]
        self.left[which] = last
        self.replacement[place] = card
        places[start + at] = places[start + last]
        places[start + last] = place


def _allowed(state: State, card: i64) -> i64:
    """The sorts that may lie hidden in the place of a card."""
    for zone in state.zones:
        if zone.index(card) != NONE:
            return zone.allows & zone.hides
    return 0


def _choosy(state: State, me: i64) -> i64:
    """The sorts that may not lie hidden in some zone where others with the same back may."""
    choosy: i64 = 0
    before: i64 = 0
    for zone in state.zones:
        allows = zone.allows & zone.hides
        if zone.size == 0 or zone.sees & me or allows == before:
            continue
        before = allows
        for at in range(i64(len(state.backs))):
            back: i64 = state.backs[at]
            if allows & back:
                choosy |= back & ~allows
    return choosy
