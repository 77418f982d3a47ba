"""Imagining: what the table could be, given what one seat knows.

The cards that the seat does not know are picked up and dealt anew to the same places, within what their backs and the
places allow; secret numbers and sealed answers are drawn anew, and so is the luck to come. The seat's view of the
result is its view of the truth, and nothing in the result depends on what the seat does not know.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from holdfast.kernel.bits import NONE, bit, count_bits, lowest_bit
from holdfast.kernel.cells import CARD, FLAG, SEAT, STORED, Cell, Series, is_nothing
from holdfast.kernel.chance import Chance
from holdfast.kernel.errors import GameFault
from holdfast.kernel.state import State
from holdfast.kernel.zones import Zone

MOST_SORTS: Final[i64] = 16


def imagine(state: State, seat: int, chance: Chance) -> State:
    """A table with everything drawn anew that the seat does not know."""
    state.check_seat(seat)
    twin = state.empty_twin()
    Imagination().imagine_into(state, seat, chance, twin)
    return twin


@final
class Imagination:
    """Room to imagine in, used again and again without new storage."""

    hidden: vec[i64]
    """The cards to be dealt anew, sort by sort; each sort has as much room as there are cards."""
    count: vec[i64]
    """How many cards of each sort are left."""
    width: vec[i64]
    """How many sorts each zone with hidden cards allows; 0 for one without."""
    replacement: vec[i64]
    """For each card which one lies in its place."""
    cards: i64

    def __init__(self) -> None:
        self.hidden = vec[i64]()
        self.count = vec[i64]([i64(0) for _ in range(MOST_SORTS)])
        self.width = vec[i64]()
        self.replacement = vec[i64]()
        self.cards = 0

    def imagine_into(self, state: State, seat: i64, chance: Chance, twin: State) -> None:
        """Imagine onto a twin made before."""
        state.copy_to(twin)
        if twin.forced:
            twin.forced = []
        future = Chance(chance.word() << 31 ^ chance.word())
        if not future.copy_to(twin.chance):
            twin.chance = future
        if len(state.sorts) == 0:
            self._reserve(state, 1)
            self._deal_plain(state, seat, chance, twin)
        else:
            self._reserve(state, MOST_SORTS)
            for back in state.backs:
                self._deal_sorted(state, seat, back, chance, twin)
        self._remember(state, seat, chance, twin)
        self._renumber(state, seat, twin)
        _draw_secrets(state, seat, chance, twin)

    def _reserve(self, state: State, sorts: i64) -> None:
        self.cards = len(state.known)
        while len(self.hidden) < self.cards * sorts:
            self.hidden = append(self.hidden, i64(0))
        while len(self.replacement) < self.cards:
            self.replacement = append(self.replacement, i64(0))
        for card in range(self.cards):
            self.replacement[card] = card

    # Cards of one sort

    def _deal_plain(self, state: State, seat: i64, chance: Chance, twin: State) -> None:
        """Every hidden card can lie in every hidden place."""
        me = bit(seat)
        known = state.known
        hidden = self.hidden
        left: i64 = 0
        for card in range(self.cards):
            if known[card] & me == 0:
                hidden[left] = card
                left += 1
        if left == 0:
            return
        for place, zone in enumerate(state.zones):
            theirs = twin.zones[place].cards
            for at in range(zone.size):
                old = zone.cards[at]
                if known[old] & me == 0:
                    found = chance.below(left)
                    left -= 1
                    new = hidden[found]
                    hidden[found] = hidden[left]
                    theirs[at] = new
                    twin.known[new] = known[old]
                    self.replacement[old] = new

    # Cards of several sorts

    def _deal_sorted(self, state: State, seat: i64, back: i64, chance: Chance, twin: State) -> None:
        """Deal the hidden cards with this back. The places that allow the fewest sorts come first.

        What places allow is nested or disjoint in every game, so that there is always a card left that fits.
        """
        if self._gather(state, seat, back) == 0:
            return
        widths = self._measure(state, seat, back)
        while widths:
            width = lowest_bit(widths)
            widths &= widths - 1
            for place, zone in enumerate(state.zones):
                if self.width[place] == width:
                    self._fill(state, zone, seat, back, chance, twin.zones[place].cards, twin.known)

    def _measure(self, state: State, seat: i64, back: i64) -> i64:
        """How many sorts each zone with hidden cards allows; the mask of these numbers."""
        while len(self.width) < len(state.zones):
            self.width = append(self.width, i64(0))
        found: i64 = 0
        for place, zone in enumerate(state.zones):
            width: i64 = 0
            if _hides_cards(state, zone, seat, back):
                width = count_bits(zone.allows & zone.hides & back)
                found |= bit(width)
            self.width[place] = width
        return found & ~1

    def _gather(self, state: State, seat: i64, back: i64) -> i64:
        """Sort the cards with this back that the seat does not know; how many there are."""
        me = bit(seat)
        for sort in range(MOST_SORTS):
            self.count[sort] = 0
        total: i64 = 0
        for card in range(self.cards):
            if state.known[card] & me == 0:
                sort_bit = state.sorts[state.face[card]]
                if sort_bit & back:
                    sort = count_bits(sort_bit - 1)
                    self.hidden[sort * self.cards + self.count[sort]] = card
                    self.count[sort] += 1
                    total += 1
        return total

    def _fill(
        self, state: State, zone: Zone, seat: i64, back: i64, chance: Chance, cards: vec[i64], known: vec[i64]
    ) -> None:
        """Deal to the hidden places of a zone cards that can lie there."""
        me = bit(seat)
        sort = self._merge(zone.allows & zone.hides & back)
        for at in range(zone.size):
            old = zone.cards[at]
            if state.known[old] & me == 0 and state.sorts[state.face[old]] & back:
                new = self._take(sort, chance)
                cards[at] = new
                known[new] = state.known[old]
                self.replacement[old] = new

    def _merge(self, allows: i64) -> i64:
        """Put the cards left of these sorts together under the first of them: a wider place allows all of them too."""
        first = lowest_bit(allows)
        end = first * self.cards + self.count[first]
        for sort in range(first + 1, MOST_SORTS):
            if allows & bit(sort):
                for at in range(sort * self.cards, sort * self.cards + self.count[sort]):
                    self.hidden[end] = self.hidden[at]
                    end += 1
                self.count[sort] = 0
        self.count[first] = end - first * self.cards
        return first

    def _take(self, sort: i64, chance: Chance) -> i64:
        """One of the cards left of a sort, each with the same chance."""
        if self.count[sort] == 0:
            raise GameFault("what the zones allow is neither nested nor disjoint, or a card lies where it may not be")
        base = sort * self.cards
        found = base + chance.below(self.count[sort])
        self.count[sort] -= 1
        card = self.hidden[found]
        self.hidden[found] = self.hidden[base + self.count[sort]]
        return card

    # Cards that the seat remembers

    def _remember(self, state: State, seat: i64, chance: Chance, twin: State) -> None:
        """Bring cards that the seat remembers back to the player who has them, to any place that it does not see."""
        for series in state.series_list:
            if series.remembered and series.owner == seat:
                for at in range(series.size):
                    if state.known[series.values[at]] & bit(seat) == 0:
                        self._bring(state, seat, series, series.values[at], chance, twin)

    def _bring(self, state: State, seat: i64, series: Series, card: i64, chance: Chance, twin: State) -> None:
        owner = _owner(state, card)
        skip = chance.below(_count_places(twin, seat, series, card, owner))
        for zone in twin.zones:
            for at in range(zone.size):
                if _is_place(twin, zone, zone.cards[at], seat, series, card, owner):
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

    def _renumber(self, state: State, seat: i64, twin: State) -> None:
        """Put other cards in the places of some, wherever the table speaks of them."""
        for cell in twin.cells:
            if cell.kind == CARD and cell.value != NONE and cell.figure == STORED:
                cell.value = self.replacement[cell.value]
        for series in twin.series_list:
            if series.kind == CARD and not (series.remembered and series.owner == seat):
                for at in range(series.size):
                    series.values[at] = self.replacement[series.values[at]]
        for index in range(twin.asked):
            prompt = twin.prompts[index]
            for field in state.questions.kinds[prompt.kind].fields:
                if field.kind == CARD and prompt.fields[field.slot] != NONE:
                    prompt.fields[field.slot] = self.replacement[prompt.fields[field.slot]]


def _hides_cards(state: State, zone: Zone, seat: i64, back: i64) -> bool:
    """Whether a zone has cards with this back that a seat does not know."""
    me = bit(seat)
    for at in range(zone.size):
        card = zone.cards[at]
        if state.known[card] & me == 0 and state.sorts[state.face[card]] & back:
            return True
    return False


def _owner(state: State, card: i64) -> i64:
    """The player in whose place a card lies."""
    for zone in state.zones:
        if zone.index(card) != NONE:
            return zone.owner
    return NONE


def _is_place(twin: State, zone: Zone, there: i64, seat: i64, series: Series, card: i64, owner: i64) -> bool:
    """Whether a remembered card may lie where this one does: unseen, with its player, and no other's of the list."""
    free = there == card or series.count(there) == 0
    return zone.owner == owner and free and not twin.knows(seat, there) and _may_hide(twin, zone, card)


def _may_hide(twin: State, zone: Zone, card: i64) -> bool:
    return twin.fits(twin.face[card], zone.allows & zone.hides)


def _count_places(twin: State, seat: i64, series: Series, card: i64, owner: i64) -> i64:
    count: i64 = 0
    for zone in twin.zones:
        for at in range(zone.size):
            if _is_place(twin, zone, zone.cards[at], seat, series, card, owner):
                count += 1
    return count


# Secret numbers


def _draw_secrets(state: State, seat: i64, chance: Chance, twin: State) -> None:
    me = bit(seat)
    for cell in twin.cells:
        if cell.sees & me == 0 and cell.figure == STORED and not is_nothing(cell, cell.value):
            cell.value = _other_value(cell, twin, chance)
    for series in twin.series_list:
        if series.sees & me == 0 and series.within is not None:
            _pick_again(series, series.within, state, chance)


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
