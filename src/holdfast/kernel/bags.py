"""Bags: what those who do not see into a hand know of it. Which faces are there, never in which place.

They are sure of exactly what can be sure. If they see a card that leaves, they count one copy of it less; if they do
not, they no longer know which one it was.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.kernel.bits import EVERYONE, NOBODY, NONE, SPECTATOR, bit
from holdfast.kernel.zones import Zone

if TYPE_CHECKING:
    from holdfast.kernel.tabletop import Tabletop


def is_open(table: Tabletop, zone: Zone, card: i64) -> bool:
    """Whether a card in a zone lies open, so that it is seen to leave or to stay."""
    return not zone.closed and table.known[card] & bit(SPECTATOR) != 0


def leave(table: Tabletop, card: i64, bag: Zone, target: Zone) -> None:
    """A card has left a bag. Who does not see into the bag is sure of less than before.

    A card that lies open is seen to leave or to stay. With hidden cards, a seat that sees where the card goes counts
    one copy of its face less. A seat that sees neither no longer knows the card, unless it could be no other, and
    counts one copy less of each face.
    """
    if is_open(table, bag, card):
        return
    if table.pools.most > 0:
        table.pools.single_out(table, card, bag)
    left = table.known[card]
    witnesses = bag.sees | target.sees
    if bag.watched:
        table.doubts.leave(table, card, bag, witnesses)
    bystanders = ~witnesses
    face = table.face[card]
    sure = sure_of_all(table, bag, face) if left & bystanders else NOBODY
    count_copy(table, card, bag, target.sees & ~bag.sees & ~left)
    _forget(table, card, left & bystanders & ~sure)
    known = table.known
    cards = bag.cards
    at = bag.size - 1
    while at >= 0:  # a range that counts down is an object in compiled code
        if known[cards[at]] & bystanders:
            _doubt_one(table, bag, at, face, left, bystanders)
        at -= 1


def sure_of_all(table: Tabletop, bag: Zone, face: i64) -> i64:
    """Who knows all cards of a bag that do not lie open; nobody if they have other faces than this one.

    With NONE for a face they may have any, but all the same.
    """
    sure = EVERYONE
    for at in range(bag.size):
        card = bag.cards[at]
        if is_open(table, bag, card):
            continue
        if face != NONE and table.face[card] != face:
            return NOBODY
        face = table.face[card]
        sure &= table.known[card]
    return sure


def leave_all(table: Tabletop, bag: Zone, witnesses: i64) -> None:
    """All cards leave a bag at once."""
    if bag.watched:
        for at in range(bag.size):
            if not is_open(table, bag, bag.cards[at]):
                table.doubts.leave(table, bag.cards[at], bag, witnesses)


def forget_places(table: Tabletop, bag: Zone, witnesses: i64) -> None:
    """All cards of a bag go to a row: who sees neither does not know which of them goes to which place."""
    if table.remembers and witnesses != EVERYONE:
        table.pools.mix(table, bag)
    keep = witnesses | sure_of_all(table, bag, NONE)
    for at in range(bag.size):
        card = bag.cards[at]
        if not is_open(table, bag, card):
            table.known[card] &= keep


def count_copy(table: Tabletop, card: i64, bag: Zone, seats: i64) -> None:
    """These seats see a card of a bag and not which copy it is: each that knew one still there knows it no longer."""
    if seats == NOBODY:
        return
    cards = bag.cards
    face = table.face
    for at in range(bag.size):
        copy = cards[at]
        if copy != card and face[copy] == face[card] and not is_open(table, bag, copy):
            unsure = table.known[copy] & seats
            table.known[copy] &= ~unsure
            table.pools.trade(card, copy, unsure)
            seats &= ~unsure


def _forget(table: Tabletop, card: i64, seats: i64) -> None:
    """These seats are not sure where a card is that was in a bag, only of its pool."""
    if seats:
        table.known[card] &= ~seats
        table.pools.doubt(card, seats)


def _doubt_one(table: Tabletop, bag: Zone, at: i64, left_face: i64, left: i64, bystanders: i64) -> None:
    """Bystanders who know only one copy of this card's face in the bag are not sure that it is still there."""
    card = bag.cards[at]
    unsure = table.known[card] & bystanders
    if unsure == NOBODY or is_open(table, bag, card):
        return
    face = table.face[card]
    if face == left_face:
        unsure &= ~left
    for before in range(at):
        copy = bag.cards[before]
        if table.face[copy] == face and not is_open(table, bag, copy):
            unsure &= ~table.known[copy]
    _forget(table, card, unsure)
