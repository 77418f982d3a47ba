"""Determinization: a table that could be the true one, given what one seat knows.

The cards that the seat does not know are picked up and dealt anew to the same places. That keeps to what their backs
and the places allow, and to what the seat remembers (see `memory_dealer`). Secret numbers and sealed answers are drawn
anew, and so is the luck to come. The seat's view of the result is its view of the truth, and nothing in the result
depends on what the seat does not know.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from holdfast.kernel.bits import NONE, bit, lowest_bit
from holdfast.kernel.cells import CARD, FLAG, SEAT, Cell, HiddenNumbers, Series, is_nothing
from holdfast.kernel.chance import Chance
from holdfast.kernel.copies import copy_memory, copy_without_memory
from holdfast.kernel.errors import GameFault
from holdfast.kernel.hidden import HiddenCards
from holdfast.kernel.memory_dealer import MemoryDealer
from holdfast.kernel.sorts import fits
from holdfast.kernel.state import State
from holdfast.kernel.zones import MOST_SORTS, Zone


def determinize(state: State, seat: int, chance: Chance) -> State:
    """A table with everything drawn anew that the seat does not know."""
    state.check_seat(seat)
    return Determinizer().determinize(state, seat, chance)


@final
class Determinizer:
    """Room to determinize in, used again and again without new storage."""

    sorted: vec[i64]
    """The cards to be dealt anew, sort by sort; each sort has as much room as there are cards."""
    heights: vec[i64]
    """How many cards of each sort there are."""
    piles: vec[i64]
    """The same cards while they are dealt."""
    left: vec[i64]
    """How many cards of each sort are left."""
    patches: vec[i64]
    """Places that may hide cards with one back in one zone, as a number: which sorts those are, the back, the zone."""
    size: i64
    """How many patches there are."""
    cards: i64

    def __init__(self) -> None:
        self.hidden = HiddenCards()
        self.recall = MemoryDealer()
        self.sorted = vec[i64]()
        self.heights = vec[i64]([i64(0)] * MOST_SORTS)
        self.piles = vec[i64]()
        self.left = vec[i64]([i64(0)] * MOST_SORTS)
        self.patches = vec[i64]()
        self.size = 0
        self.cards = 0
        self.luck = Chance(0)

    def determinize(self, state: State, seat: i64, chance: Chance) -> State:
        """A new table that could be the true one in every respect, down to what everybody remembers there."""
        twin = state.empty_twin()
        self.determinize_into(state, seat, chance, twin)
        copy_memory(state, twin)
        twin.pools.replace(state.pools, self.hidden.replacement, bit(seat))
        twin.doubts.replace(state.doubts, self.hidden.replacement)
        return twin

    def determinize_into(self, state: State, seat: i64, chance: Chance, twin: State) -> None:
        """Determinize onto a twin made before, to try moves on: nobody remembers anything there."""
        self._look(state, bit(seat))
        self.determinize_again(state, seat, chance, twin)

    def determinize_again(self, state: State, seat: i64, chance: Chance, twin: State) -> None:
        """The same once more, while nothing on the table has changed: what is hidden need not be looked for again."""
        copy_without_memory(state, twin)
        if twin.forced:
            twin.forced = []
        self.luck.begin(chance.word() << 31 ^ chance.word())
        if not self.luck.copy_to(twin.chance):
            twin.chance = self.luck.copy()
        self._deal_hidden(state, chance, twin)
        numbers = twin.declare.hidden_numbers()
        for series in numbers.remembered:
            if series.owner == seat:
                self._remember(state, seat, series, chance, twin)
        self._renumber(seat, numbers, twin)
        _draw_secrets(state, seat, chance, numbers, twin)
        twin.rebuild_derived()

    # Looking at what is hidden

    def _look(self, state: State, me: i64) -> None:
        self._reserve(state)
        self.hidden.look(state, me)
        if state.pools.most > 0:
            self.recall.look(state, me, self.hidden)
        else:
            self._sort(state)
            self._find_patches(state)

    def _reserve(self, state: State) -> None:
        self.cards = len(state.known)
        while len(self.sorted) < self.cards * MOST_SORTS:
            self.sorted = append(self.sorted, i64(0))
            self.piles = append(self.piles, i64(0))
        while len(self.patches) < len(state.zones) * len(state.backs):
            self.patches = append(self.patches, i64(0))

    def _sort(self, state: State) -> None:
        """Sort the cards that the seat does not know."""
        face = state.face
        sort_of = state.sort_of
        one_sort = len(sort_of) == 0
        hidden = self.hidden.cards
        piles = self.sorted
        heights = self.heights
        cards = self.cards
        sort: i64 = 0
        for at in range(MOST_SORTS):
            heights[at] = 0
        for at in range(self.hidden.size):
            card = hidden[at]
            if not one_sort:
                sort = sort_of[face[card]]
            height = heights[sort]
            piles[sort * cards + height] = card
            heights[sort] = height + 1

    def _find_patches(self, state: State) -> None:
        """Note the zones with hidden places, once for each back that can be among them."""
        starts = self.hidden.starts
        self.size = 0
        for zone in state.zones:
            if starts[zone.number] < starts[zone.number + 1]:
                for back in range(i64(len(state.backs))):
                    self._note(zone, back, zone.allows & zone.hides & state.backs[back])

    def _note(self, zone: Zone, back: i64, allows: i64) -> None:
        """One more patch, in its place. A mask that is part of another one is the lower number."""
        if allows == 0:
            return
        patch = (allows << 16 | back) << 16 | zone.number
        patches = self.patches
        at = self.size
        while at > 0 and patches[at - 1] > patch:
            patches[at] = patches[at - 1]
            at -= 1
        patches[at] = patch
        self.size += 1

    # Dealing anew

    def _deal_hidden(self, state: State, chance: Chance, twin: State) -> None:
        self.hidden.lay_known(twin)
        if state.pools.most > 0:
            if self.recall.deal(state, chance, self.hidden):
                self.hidden.lay_out(twin)
                return
            self._sort(state)
            self._find_patches(state)
        self._pick_up()
        self._deal(state, chance, twin)

    def _pick_up(self) -> None:
        """Take up all hidden cards, to be dealt."""
        piles = self.piles
        before = self.sorted
        for sort in range(MOST_SORTS):
            height = self.heights[sort]
            self.left[sort] = height
            for at in range(sort * self.cards, sort * self.cards + height):
                piles[at] = before[at]

    def _deal(self, state: State, chance: Chance, twin: State) -> None:
        """Deal the hidden cards to the patches; where fewer sorts may lie comes first.

        What zones allow is nested or disjoint in every game, so that there is always a card left that fits.
        """
        merged: i64 = 0
        sort: i64 = 0
        for at in range(self.size):
            patch = self.patches[at]
            allows = patch >> 32
            if allows != merged:
                sort = self._merge(allows) if len(state.sorts) > 0 else i64(0)
                merged = allows
            self._fill(state, patch & 0xFFFF, patch >> 16 & 0xFFFF, sort, chance, twin)

    def _merge(self, allows: i64) -> i64:
        """Put the cards left of these sorts together under the first of them: a wider place allows all of them too."""
        piles = self.piles
        first = lowest_bit(allows)
        end = first * self.cards + self.left[first]
        others = allows & (allows - 1)
        while others:
            sort = lowest_bit(others)
            others &= others - 1
            for at in range(sort * self.cards, sort * self.cards + self.left[sort]):
                piles[end] = piles[at]
                end += 1
            self.left[sort] = 0
        self.left[first] = end - first * self.cards
        return first

    def _fill(self, state: State, number: i64, back: i64, sort: i64, chance: Chance, twin: State) -> None:
        """Deal to the hidden places with one back in a zone: cards of a sort, each with the same chance."""
        face = state.face
        back_of = state.back_of
        zone = twin.zones[number]
        alike: i64 = state.backs[back]
        one_back = zone.allows & zone.hides & ~alike == 0
        cards = zone.cards
        known = twin.known
        hidden = self.hidden
        places = hidden.places
        spots = hidden.spots
        knows = hidden.knows
        replacement = hidden.replacement
        piles = self.piles
        base = sort * self.cards
        left = self.left[sort]
        for at in range(hidden.starts[number], hidden.starts[number + 1]):
            if one_back or back_of[face[places[at]]] == back:
                if left == 0:
                    raise GameFault("zones_not_nested")
                found = base + chance.below(left)
                left -= 1
                new = piles[found]
                piles[found] = piles[base + left]
                cards[spots[at]] = new
                known[new] = knows[at]
                replacement[places[at]] = new
        self.left[sort] = left

    # Cards that the seat remembers

    def _remember(self, state: State, seat: i64, series: Series, chance: Chance, twin: State) -> None:
        """Bring cards that the seat remembers back to the player who has them, to any place that it does not see."""
        for at in range(series.size):
            if state.known[series.values[at]] & bit(seat) == 0:
                self._bring(state, seat, series, series.values[at], chance, twin)

    def _bring(self, state: State, seat: i64, series: Series, card: i64, chance: Chance, twin: State) -> None:
        owner = _owner(state, card)
        skip = chance.below(self._count_places(state, twin, seat, series, card, owner))
        for zone in twin.zones:
            if zone.owner == owner and _may_hide(twin, zone, card):
                for at in range(zone.size):
                    if self._is_free(state, twin, zone, at, seat, series, card):
                        if skip == 0:
                            self._exchange(twin, card, zone.cards[at])
                            return
                        skip -= 1

    def _count_places(self, state: State, twin: State, seat: i64, series: Series, card: i64, owner: i64) -> i64:
        count: i64 = 0
        for zone in twin.zones:
            if zone.owner == owner and _may_hide(twin, zone, card):
                for at in range(zone.size):
                    if self._is_free(state, twin, zone, at, seat, series, card):
                        count += 1
        return count

    def _is_free(self, state: State, twin: State, zone: Zone, at: i64, seat: i64, series: Series, card: i64) -> bool:
        """Whether a remembered card may lie in a place: unseen, of its pool, and no other card of the list is there."""
        there = zone.cards[at]
        if twin.known[there] & bit(seat) != 0 or (there != card and series.count(there) > 0):
            return False
        return state.pools.pool(self.hidden.place_at(zone, at)) == state.pools.pool(card)

    def _exchange(self, twin: State, one: i64, other: i64) -> None:
        """Two cards of a determinized table trade places."""
        for zone in twin.zones:
            for at in range(zone.size):
                card = zone.cards[at]
                if card in (one, other):
                    zone.cards[at] = other if card == one else one
        twin.known[one], twin.known[other] = twin.known[other], twin.known[one]
        replacement = self.hidden.replacement
        for card in range(self.cards):
            new = replacement[card]
            if new in (one, other):
                replacement[card] = other if new == one else one

    # Numbers that speak of cards

    def _renumber(self, seat: i64, numbers: HiddenNumbers, twin: State) -> None:
        """Put other cards in the places of some, wherever the table speaks of them."""
        replacement = self.hidden.replacement
        for cell in numbers.card_cells:
            if cell.value != NONE:
                cell.value = replacement[cell.value]
        for series in numbers.card_series:
            if not series.remembered:
                for at in range(series.size):
                    series.values[at] = replacement[series.values[at]]
            elif series.owner != seat and not _can_tell(twin, seat, series):
                series.clear()
        for index in range(twin.asked):
            prompt = twin.prompts[index]
            for field in twin.questions.kinds[prompt.kind].fields:
                if field.kind == CARD and prompt.fields[field.slot] != NONE:
                    prompt.fields[field.slot] = replacement[prompt.fields[field.slot]]


def _owner(state: State, card: i64) -> i64:
    """The player in whose place a card lies."""
    for zone in state.zones:
        if zone.index(card) != NONE:
            return zone.owner
    return NONE


def _may_hide(twin: State, zone: Zone, card: i64) -> bool:
    return fits(twin, twin.face[card], zone.allows & zone.hides)


def _can_tell(twin: State, seat: i64, series: Series) -> bool:
    """Whether a seat can tell what another remembers: nothing is in doubt, and the seat sees where the cards lie."""
    if series.doubted:
        return False
    for zone in twin.zones:
        if zone.sees & bit(seat) == 0:
            for at in range(series.size):
                if zone.index(series.values[at]) != NONE:
                    return False
    return True


# Secret numbers


def _draw_secrets(state: State, seat: i64, chance: Chance, numbers: HiddenNumbers, twin: State) -> None:
    me = bit(seat)
    for cell in numbers.secret_cells:
        if cell.sees & me == 0 and not is_nothing(cell, cell.value):
            cell.value = _other_value(cell, twin, chance)
    for series in numbers.secret_series:
        within = series.within
        if within is not None and series.sees & me == 0:
            _pick_again(series, within, state, chance)


def _other_value(cell: Cell, twin: State, chance: Chance) -> i64:
    """Any value that the cell may have."""
    if cell.kind == CARD:
        zone = cell.within
        return cell.value if zone is None or zone.size == 0 else zone.cards[chance.below(zone.size)]
    if cell.kind == FLAG:
        return chance.below(2)
    if cell.kind == SEAT:
        return chance.below(twin.seats)
    return cell.least + chance.below(cell.most - cell.least + 1)


def _pick_again(series: Series, within: Zone, state: State, chance: Chance) -> None:
    """Cards picked in secret: who still owes an answer begins again, who has answered picked any others."""
    if series.owner != NONE and state.awaited() & bit(series.owner):
        series.clear()
        return
    size = series.size
    series.clear()
    for picked in range(min(size, within.size)):
        skip = chance.below(within.size - picked)
        at: i64 = 0
        while skip > 0 or series.count(within.cards[at]) > 0:
            if series.count(within.cards[at]) == 0:
                skip -= 1
            at += 1
        series.add(within.cards[at])
