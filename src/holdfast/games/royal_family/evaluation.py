"""How well a family is doing, in points: what a greedy player looks at.

A castle's strength is what the game is about; a first royal at home turns troops into damage, a wall keeps damage away.
The card in hand counts for the best that can be made of it; so does, in part, what lies open for the player on turn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.games.royal_family.cards import family, is_royal, is_troop, is_two
from holdfast.games.royal_family.state import DECK, Castle, RoyalFamilyState
from holdfast.kernel.cards import JACK, rank, suit

CASTLE: Final = 20.0
STRENGTH: Final = 30.0
"""For all the damage that a castle can take."""
FIRST_ROYAL: Final = 5.0
ROYAL: Final = 2.0
STATION: Final = 0.4
"""For each step above a Jack."""
WALL: Final = 0.5
"""For each point that a fortification still withstands."""
PRISONER: Final = 2.0
HELD_ACE: Final = 3.0
OPEN: Final = 0.5
"""The share of a prospect that counts while the card still lies on a pile."""
HALF_WON: Final = 30.0
"""The lead in points that is worth half a win."""


def evaluation(state: RoyalFamilyState, seat: i64) -> float:
    """Between -1, all but lost, and 1, all but won."""
    lead = _worth(state, seat) - _worth(state, 1 - seat)
    promise = hopes(state, state.turn)
    lead += promise if state.turn == seat else -promise
    return lead / (abs(lead) + HALF_WON)


def hopes(state: RoyalFamilyState, seat: i64) -> float:
    """What the player on turn can make of the card in hand, or of the best card on the piles."""
    if state.in_hand.size > 0:
        return _prospect(state, seat, state.face[state.in_hand.top()], state.source.value == DECK)
    best = 0.0
    for pile in state.piles:
        if pile.size > 0:
            best = max(best, _prospect(state, seat, state.face[pile.top()], False))
    return OPEN * best


def _worth(state: RoyalFamilyState, seat: i64) -> float:
    worth = HELD_ACE if state.held[seat].size > 0 else 0.0
    for castle in state.families[seat]:
        if castle.is_active():
            worth += _castle_worth(state, castle)
    return worth


def _castle_worth(state: RoyalFamilyState, castle: Castle) -> float:
    worth = CASTLE + _strength(state, state.strength - castle.damage.value)
    for at in range(castle.royals.size):
        worth += _royal_worth(state.value(castle.royals.cards[at]))
    if castle.royals.size > 0:
        worth += FIRST_ROYAL
    worth += WALL * float(state.fort_left(castle))
    if castle.dungeon.size > 0:
        worth += PRISONER
    return worth


def _royal_worth(rank: i64) -> float:
    return ROYAL + STATION * float(rank - JACK)


def _strength(state: RoyalFamilyState, points: i64) -> float:
    return STRENGTH * float(points) / float(state.strength)


def _loss(castle: Castle, rank: i64) -> float:
    """What a castle loses with one of its royals."""
    return _royal_worth(rank) + (FIRST_ROYAL if castle.royals.size == 1 else 0.0)


# The card in hand


def _prospect(state: RoyalFamilyState, seat: i64, face: i64, drawn: bool) -> float:
    if is_troop(face):
        return _troop_prospect(state, seat, face)
    if is_two(face):
        return _surprise(state, seat) if drawn else _dearest_royal(state, 1 - seat)
    if is_royal(face):
        return _royal_prospect(state, seat, face, drawn)
    return HELD_ACE if not drawn and family(suit(face)) == seat else 0.0


def _royal_prospect(state: RoyalFamilyState, seat: i64, face: i64, drawn: bool) -> float:
    castle = state.castles[suit(face)]
    if castle.owner != seat:
        return PRISONER if not drawn and state.has_room(seat) else 0.0
    if not state.may_crown(seat, castle):
        return 0.0
    crowned = _royal_worth(rank(face)) + (FIRST_ROYAL if castle.royals.size == 0 else 0.0)
    return crowned if castle.is_active() else crowned + CASTLE + STRENGTH - HELD_ACE


def _troop_prospect(state: RoyalFamilyState, seat: i64, face: i64) -> float:
    home = state.castles[suit(face)]
    if home.owner != seat or not home.is_active():
        return 0.0
    best = max(0.0, WALL * float(rank(face) - state.fort_left(home)))
    for target in state.families[1 - seat]:
        if target.is_active():
            best = max(best, _attack_prospect(state, home, target, rank(face)))
    return best


def _attack_prospect(state: RoyalFamilyState, home: Castle, target: Castle, value: i64) -> float:
    if target.fort.size > 0:
        return WALL * float(min(value, state.fort_left(target)))
    if home.royals.size == 0:
        rescue = target.dungeon.size > 0 and not state.edition.rescue_needs_damage
        return PRISONER + ROYAL if rescue else 0.0
    damage = value if state.edition.troops_hurt_castles else home.royals.size
    gain = _strength(state, damage)
    if target.damage.value + damage >= state.strength:
        gain += CASTLE
    if target.dungeon.size > 0 or (target.royals.size > 0 and home.dungeon.size == 0):
        gain += PRISONER + ROYAL
    return gain


def _dearest_royal(state: RoyalFamilyState, seat: i64) -> float:
    most = 0.0
    for castle in state.families[seat]:
        for at in range(castle.royals.size):
            most = max(most, _loss(castle, state.value(castle.royals.cards[at])))
    return most


def _surprise(state: RoyalFamilyState, seat: i64) -> float:
    """A surprise costs the least of the own royals, or a point of strength."""
    least = 1000.0
    for castle in state.families[seat]:
        for at in range(castle.royals.size):
            least = min(least, _loss(castle, state.value(castle.royals.cards[at])))
    return -least if least < 1000.0 else -_strength(state, 1)
