"""Imagining: what the table could be, given what one seat knows.

Faces that the seat does not know are dealt anew among the cards it does not know, within what their backs and their
places allow, and the luck to come is drawn anew. The seat's view of the result is its view of the truth.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from holdfast.kernel.chance import Chance
from holdfast.kernel.state import State
from holdfast.kernel.zones import ANY_SORT, bit


def imagine(state: State, seat: i64, chance: Chance) -> State:
    """A copy of the state with everything drawn anew that the seat does not know."""
    twin = state.copy()
    twin.chance = Chance(chance.word() << 31 ^ chance.word())
    twin.face = state.face[:]
    if len(state.sorts) == 0:
        _mix(twin.face, _hidden(state, seat, ANY_SORT), chance)
        return twin
    for back in state.backs:
        hidden = _hidden(state, seat, back)
        _mix(twin.face, hidden, chance)
        _mend(twin, hidden, chance)
    return twin


def _hidden(state: State, seat: i64, sorts: i64) -> vec[i64]:
    """The cards of these sorts whose face the seat does not know."""
    hidden = vec[i64]()
    one_sort = len(state.sorts) == 0
    for card in range(len(state.known)):
        if state.known[card] & bit(seat) == 0 and (one_sort or state.sorts[state.face[card]] & sorts):
            hidden = append(hidden, card)
    return hidden


def _mix(face: vec[i64], cards: vec[i64], chance: Chance) -> None:
    at: i64 = len(cards) - 1
    while at > 0:
        other = chance.below(at + 1)
        _swap(face, cards[at], cards[other])
        at -= 1


def _swap(face: vec[i64], one: i64, other: i64) -> None:
    kept = face[one]
    face[one] = face[other]
    face[other] = kept


def _mend(state: State, hidden: vec[i64], chance: Chance) -> None:
    """Swap away the faces that landed where their sort cannot lie."""
    holds = _holds(state)
    face = state.face
    sorts = state.sorts
    for at in range(len(hidden)):
        card = hidden[at]
        while holds[card] & sorts[face[card]] == 0:
            other = hidden[chance.below(len(hidden))]
            if holds[other] & sorts[face[card]] and holds[card] & sorts[face[other]]:
                _swap(face, card, other)


def _holds(state: State) -> vec[i64]:
    """For each card the sorts that its place can hold."""
    holds = vec[i64]([ANY_SORT for _ in range(len(state.face))])
    for zone in state.zones:
        if zone.holds != ANY_SORT:
            for at in range(zone.size):
                holds[zone.cards[at]] = zone.holds
    return holds
