"""How well a family is doing, in points: what a greedy player looks at.

A castle's strength is what the game is about; a first royal at home turns troops into damage, a wall keeps damage away.
The card in hand counts for the best that can be made of it; so does, in part, what lies open for the player on turn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.games.royal_family.cards import family, is_royal, is_troop, is_two
from holdfast.games.royal_family.castle import Castle
from holdfast.games.royal_family.court import DECK, Court
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


def outlook(court: Court, seat: i64) -> float:
    """Between -1, all but lost, and 1, all but won."""
    lead = _worth(court, seat) - _worth(court, 1 - seat)
    hopes = _hopes(court, court.turn)
    lead += hopes if court.turn == seat else -hopes
    return lead / (abs(lead) + HALF_WON)


def _hopes(court: Court, seat: i64) -> float:
    """What the player on turn can make of the card in hand, or of the best card on the piles."""
    if court.hand.size > 0:
        return _prospect(court, seat, court.face[court.hand.top()], court.source == DECK)
    best = 0.0
    for pile in court.piles:
        if pile.size > 0:
            best = max(best, _prospect(court, seat, court.face[pile.top()], False))
    return OPEN * best


def _worth(court: Court, seat: i64) -> float:
    worth = 0.0
    for castle in court.castles:
        if castle.owner == seat:
            if castle.active:
                worth += _castle_worth(court, castle)
            elif castle.is_held():
                worth += HELD_ACE
    return worth


def _castle_worth(court: Court, castle: Castle) -> float:
    worth = CASTLE + _strength(court, court.strength - castle.damage)
    for at in range(castle.royals.size):
        worth += _royal_worth(court.value(castle.royals.cards[at]))
    if castle.royals.size > 0:
        worth += FIRST_ROYAL
    if castle.fort.size > 0:
        worth += WALL * float(_wall(court, castle))
    if castle.dungeon.size > 0:
        worth += PRISONER
    return worth


def _royal_worth(rank: i64) -> float:
    return ROYAL + STATION * float(rank - JACK)


def _strength(court: Court, points: i64) -> float:
    return STRENGTH * float(points) / float(court.strength)


def _wall(court: Court, castle: Castle) -> i64:
    """What a fortification still withstands."""
    return court.value(castle.fort.top()) - castle.fort_damage if castle.fort.size > 0 else i64(0)


def _loss(castle: Castle, rank: i64) -> float:
    """What a castle loses with one of its royals."""
    return _royal_worth(rank) + (FIRST_ROYAL if castle.royals.size == 1 else 0.0)


# The card in hand


def _prospect(court: Court, seat: i64, face: i64, drawn: bool) -> float:
    if is_troop(face):
        return _troop_prospect(court, seat, face)
    if is_two(face):
        return _surprise(court, seat) if drawn else _dearest_royal(court, 1 - seat)
    if is_royal(face):
        return _royal_prospect(court, seat, face, drawn)
    return HELD_ACE if not drawn and family(suit(face)) == seat else 0.0


def _royal_prospect(court: Court, seat: i64, face: i64, drawn: bool) -> float:
    castle = court.castles[suit(face)]
    if castle.owner != seat:
        return PRISONER if not drawn and court.has_room(seat) else 0.0
    if castle.ace.size == 0:
        return 0.0
    crowned = _royal_worth(rank(face)) + (FIRST_ROYAL if castle.royals.size == 0 else 0.0)
    return crowned if castle.active else crowned + CASTLE + STRENGTH - HELD_ACE


def _troop_prospect(court: Court, seat: i64, face: i64) -> float:
    home = court.castles[suit(face)]
    if home.owner != seat or not home.active:
        return 0.0
    best = max(0.0, WALL * float(rank(face) - _wall(court, home)))
    for target in court.castles:
        if target.active and target.owner != seat:
            best = max(best, _attack_prospect(court, home, target, rank(face)))
    return best


def _attack_prospect(court: Court, home: Castle, target: Castle, value: i64) -> float:
    if target.fort.size > 0:
        return WALL * float(min(value, _wall(court, target)))
    if home.royals.size == 0:
        rescue = target.dungeon.size > 0 and not court.edition.rescue_needs_damage
        return PRISONER + ROYAL if rescue else 0.0
    damage = value if court.edition.troops_hurt_castles else home.royals.size
    gain = _strength(court, damage)
    if target.damage + damage >= court.strength:
        gain += CASTLE
    if target.dungeon.size > 0 or (target.royals.size > 0 and home.dungeon.size == 0):
        gain += PRISONER + ROYAL
    return gain


def _dearest_royal(court: Court, seat: i64) -> float:
    most = 0.0
    for castle in court.castles:
        if castle.owner == seat:
            for at in range(castle.royals.size):
                most = max(most, _loss(castle, court.value(castle.royals.cards[at])))
    return most


def _surprise(court: Court, seat: i64) -> float:
    """A surprise costs the least of the own royals, or a point of strength."""
    least = 1000.0
    for castle in court.castles:
        if castle.owner == seat:
            for at in range(castle.royals.size):
                least = min(least, _loss(castle, court.value(castle.royals.cards[at])))
    return -least if least < 1000.0 else -_strength(court, 1)
