"""Imagining: what the table could be, given what one seat knows.

The cards that the seat does not know are picked up and dealt anew to the same places, within what their backs and the
places allow, and the luck to come is drawn anew. The seat's view of the result is its view of the truth, and nothing in
the result depends on what the seat does not know.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from holdfast.kernel.chance import Chance
from holdfast.kernel.state import State
from holdfast.kernel.zones import ANY_SORT, Zone, bit, count_seats


def imagine(state: State, seat: i64, chance: Chance) -> State:
    """A copy of the state with everything drawn anew that the seat does not know."""
    twin = state.copy()
    twin.forced = []
    twin.chance = Chance(chance.word() << 31 ^ chance.word())
    anew = state.known[:]
    for card in range(i64(len(anew))):
        anew[card] = card
    if len(state.sorts) == 0:
        _deal_anew(state, seat, ANY_SORT, anew, chance)
    else:
        for back in state.backs:
            _deal_anew(state, seat, back, anew, chance)
    twin.renumber(anew)
    return twin


def _deal_anew(state: State, seat: i64, back: i64, anew: vec[i64], chance: Chance) -> None:
    """Decide for each hidden card with this back which card shall lie in its place.

    The zones that hold the fewest sorts come first. What zones hold is nested or disjoint in every game, so that there
    is always a card left that fits.
    """
    cards = _hidden(state, seat, back)
    widest = count_seats(back) if len(state.sorts) > 0 else i64(1)
    for width in range(1, widest + 1):
        for zone in state.zones:
            if widest == 1 or count_seats(zone.holds & back) == width:
                cards = _fill(state, zone, seat, back, cards, anew, chance)


def _hidden(state: State, seat: i64, back: i64) -> vec[i64]:
    """The cards with this back that the seat does not know."""
    hidden = vec[i64]()
    for card in range(i64(len(state.known))):
        if state.known[card] & bit(seat) == 0 and _fits(state, card, back):
            hidden = append(hidden, card)
    return hidden


def _fits(state: State, card: i64, sorts: i64) -> bool:
    return len(state.sorts) == 0 or state.sorts[state.face[card]] & sorts != 0


def _fill(state: State, zone: Zone, seat: i64, back: i64, cards: vec[i64], anew: vec[i64], chance: Chance) -> vec[i64]:
    """Deal to the hidden places of a zone cards that can lie there, and get those that are left."""
    left: i64 = len(cards)
    for at in range(zone.size):
        old = zone.cards[at]
        if state.known[old] & bit(seat) == 0 and _fits(state, old, back):
            found = chance.below(left)
            while not _fits(state, cards[found], zone.holds):
                found = chance.below(left)
            left -= 1
            anew[old] = cards[found]
            cards[found] = cards[left]
    return cards[:left]
