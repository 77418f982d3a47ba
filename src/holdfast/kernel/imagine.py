"""Imagining: what the table could be, given what one seat knows.

The cards that the seat does not know are picked up and dealt anew to the same places, within what their backs and the
places allow and what the seat remembers (see `recall`); secret numbers and sealed answers are drawn anew, and so is the
luck to come. The seat's view of the result is its view of the truth, and nothing in the result depends on what the seat
does not know.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from holdfast.kernel.bits import NONE, bit, lowest_bit
from holdfast.kernel.cells import CARD, FLAG, SEAT, Cell, Imaginable, Series, is_nothing
from holdfast.kernel.chance import Chance
from holdfast.kernel.errors import GameFault
from holdfast.kernel.recall import Recall
from holdfast.kernel.state import State
from holdfast.kernel.zones import MOST_SORTS, Zone


def imagine(state: State, seat: int, chance: Chance) -> State:
    """A table with everything drawn anew that the seat does not know."""
    state.check_seat(seat)
    return Imagination().imagine(state, seat, chance)


@final
class Imagination:
    """Room to imagine in, used again and again without new storage."""

    hidden: vec[i64]
    """The cards to be dealt anew, sort by sort; each sort has as much room as there are cards."""
    count: vec[i64]
    """How many cards of each sort are left."""
    patches: vec[i64]
    """Places that may hide cards with one back in one zone, as a number: which sorts those are, the back, the zone."""
    size: i64
    """How many patches there are."""
    replacement: vec[i64]
    """For each card which one lies in its place."""
    cards: i64

    def __init__(self) -> None:
        self.hidden = vec[i64]()
        self.count = vec[i64]([i64(0) for _ in range(MOST_SORTS)])
        self.patches = vec[i64]()
        self.size = 0
        self.replacement = vec[i64]()
        self.cards = 0
        self.recall = Recall()
        self.luck = Chance(0)

    def imagine(self, state: State, seat: i64, chance: Chance) -> State:
        """A new table that could be the true one in every respect, down to what everybody remembers there."""
        twin = state.empty_twin()
        self.imagine_into(state, seat, chance, twin)
        state.copy_memory(twin)
        twin.pools.replace(state.pools, self.replacement, bit(seat))
        return twin

    def imagine_into(self, state: State, seat: i64, chance: Chance, twin: State) -> None:
        """Imagine onto a twin made before, to try moves on: nobody remembers anything there."""
        state.copy_unremembered(twin)
        if twin.forced:
            twin.forced = []
        self.luck.begin(chance.word() << 31 ^ chance.word())
        if not self.luck.copy_to(twin.chance):
            twin.chance = self.luck.copy()
        self._reserve(state)
        self._deal_hidden(state, bit(seat), chance, twin)
        numbers = twin.imaginable()
        for series in numbers.remembered:
            if series.owner == seat:
                self._remember(state, seat, series, chance, twin)
        self._renumber(seat, numbers, twin)
        _draw_secrets(state, seat, chance, numbers, twin)

    def _reserve(self, state: State) -> None:
        self.cards = len(state.known)
        while len(self.hidden) < self.cards * MOST_SORTS:
            self.hidden = append(self.hidden, i64(0))
        while len(self.replacement) < self.cards:
            self.replacement = append(self.replacement, i64(len(self.replacement)))
        while len(self.patches) < len(state.zones) * len(state.backs):
            self.patches = append(self.patches, i64(0))

    # Dealing anew

    def _deal_hidden(self, state: State, me: i64, chance: Chance, twin: State) -> None:
        if state.pools.most > 0 and self.recall.deal(state, me, chance, self.replacement, twin):
            return
        self._gather(state, me)
        self._find_patches(state, me)
        self._deal(state, me, chance, twin)

    def _gather(self, state: State, me: i64) -> None:
        """Sort the cards that the seat does not know. The order of the box betrays nothing of where they lie."""
        known = state.known
        face = state.face
        sort_of = state.sort_of
        one_sort = len(sort_of) == 0
        hidden = self.hidden
        count = self.count
        replacement = self.replacement
        cards = self.cards
        sort: i64 = 0
        for at in range(MOST_SORTS):
            count[at] = 0
        for card in range(cards):
            if known[card] & me:
                replacement[card] = card
                continue
            if not one_sort:
                sort = sort_of[face[card]]
            left = count[sort]
            hidden[sort * cards + left] = card
            count[sort] = left + 1

    def _find_patches(self, state: State, me: i64) -> None:
        """Note the zones with cards that the seat does not know, once for each back that can be among them.

        Where a seat sees what enters it knows every card.
        """
        known = state.known
        self.size = 0
        for zone in state.zones:
            if zone.sees & me:
                continue
            cards = zone.cards
            for at in range(zone.size):
                if known[cards[at]] & me == 0:
                    for back in range(i64(len(state.backs))):
                        self._note(zone, back, zone.allows & zone.hides & state.backs[back])
                    break

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

    def _deal(self, state: State, me: i64, chance: Chance, twin: State) -> None:
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
            self._fill(state, patch & 0xFFFF, patch >> 16 & 0xFFFF, me, sort, chance, twin)

    def _merge(self, allows: i64) -> i64:
        """Put the cards left of these sorts together under the first of them: a wider place allows all of them too."""
        hidden = self.hidden
        first = lowest_bit(allows)
        end = first * self.cards + self.count[first]
        left = allows & (allows - 1)
        while left:
            sort = lowest_bit(left)
            left &= left - 1
            for at in range(sort * self.cards, sort * self.cards + self.count[sort]):
                hidden[end] = hidden[at]
                end += 1
            self.count[sort] = 0
        self.count[first] = end - first * self.cards
        return first

    def _fill(self, state: State, number: i64, back: i64, me: i64, sort: i64, chance: Chance, twin: State) -> None:
        """Deal to the hidden places with one back in a zone: cards of a sort, each with the same chance."""
        known = state.known
        theirs_known = twin.known
        face = state.face
        back_of = state.back_of
        zone = state.zones[number]
        alike: i64 = state.backs[back]
        one_back = zone.allows & zone.hides & ~alike == 0
        mine = zone.cards
        theirs = twin.zones[number].cards
        hidden = self.hidden
        replacement = self.replacement
        base = sort * self.cards
        left = self.count[sort]
        for at in range(zone.size):
            old = mine[at]
            knows = known[old]
            if knows & me == 0 and (one_back or back_of[face[old]] == back):
                if left == 0:
                    raise GameFault(
                        "what the zones allow is neither nested nor disjoint, or a card lies where it may not be"
                    )
                found = base + chance.below(left)
                left -= 1
                new = hidden[found]
                hidden[found] = hidden[base + left]
                theirs[at] = new
                theirs_known[new] = knows
                replacement[old] = new
        self.count[sort] = left

    # Cards that the seat remembers

    def _remember(self, state: State, seat: i64, series: Series, chance: Chance, twin: State) -> None:
        """Bring cards that the seat remembers back to the player who has them, to any place that it does not see."""
        for at in range(series.size):
            if state.known[series.values[at]] & bit(seat) == 0:
                self._bring(state, seat, series, series.values[at], chance, twin)

    def _bring(self, state: State, seat: i64, series: Series, card: i64, chance: Chance, twin: State) -> None:
        owner = _owner(state, card)
        skip = chance.below(_count_places(state, twin, seat, series, card, owner))
        for zone in twin.zones:
            if zone.owner == owner and _may_hide(twin, zone, card):
                for at in range(zone.size):
                    if _is_free(state, twin, zone, at, seat, series, card):
                        if skip == 0:
                            self._exchange(twin, card, zone.cards[at])
                            return
                        skip -= 1

    def _exchange(self, twin: State, one: i64, other: i64) -> None:
        """Two cards of an imagined table trade places."""
        for zone in twin.zones:
            for at in range(zone.size):
                card = zone.cards[at]
                if card in (one, other):
                    zone.cards[at] = other if card == one else one
        twin.known[one], twin.known[other] = twin.known[other], twin.known[one]
        for card in range(self.cards):
            new = self.replacement[card]
            if new in (one, other):
                self.replacement[card] = other if new == one else one

    # Numbers that speak of cards

    def _renumber(self, seat: i64, numbers: Imaginable, twin: State) -> None:
        """Put other cards in the places of some, wherever the table speaks of them."""
        for cell in numbers.card_cells:
            if cell.value != NONE:
                cell.value = self.replacement[cell.value]
        for series in numbers.card_series:
            if not (series.remembered and series.owner == seat):
                for at in range(series.size):
                    series.values[at] = self.replacement[series.values[at]]
        for index in range(twin.asked):
            prompt = twin.prompts[index]
            for field in twin.questions.kinds[prompt.kind].fields:
                if field.kind == CARD and prompt.fields[field.slot] != NONE:
                    prompt.fields[field.slot] = self.replacement[prompt.fields[field.slot]]


def _owner(state: State, card: i64) -> i64:
    """The player in whose place a card lies."""
    for zone in state.zones:
        if zone.index(card) != NONE:
            return zone.owner
    return NONE


def _is_free(state: State, twin: State, zone: Zone, at: i64, seat: i64, series: Series, card: i64) -> bool:
    """Whether a remembered card may lie in a place: unseen, of its pool, and no other card of the list is there."""
    there = zone.cards[at]
    if twin.known[there] & bit(seat) != 0 or (there != card and series.count(there) > 0):
        return False
    return state.pools.pool(state.zones[zone.number].cards[at]) == state.pools.pool(card)


def _may_hide(twin: State, zone: Zone, card: i64) -> bool:
    return twin.fits(twin.face[card], zone.allows & zone.hides)


def _count_places(state: State, twin: State, seat: i64, series: Series, card: i64, owner: i64) -> i64:
    count: i64 = 0
    for zone in twin.zones:
        if zone.owner == owner and _may_hide(twin, zone, card):
            for at in range(zone.size):
                if _is_free(state, twin, zone, at, seat, series, card):
                    count += 1
    return count


# Secret numbers


def _draw_secrets(state: State, seat: i64, chance: Chance, numbers: Imaginable, twin: State) -> None:
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
