"""How well a family is doing, in points: what a greedy player looks at.

A castle's strength is what the game is about; a first royal at home turns troops into damage, a wall keeps damage away.
The card in hand counts for the best that can be made of it; so does, in part, what lies open for the player on turn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.games.royal_family.cards import family, is_royal, is_troop, is_two
from holdfast.games.royal_family.table import DECK, Castle, RoyalFamilyTable
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


def evaluation(table: RoyalFamilyTable, seat: i64) -> float:
    """Between -1, all but lost, and 1, all but won."""
    lead = _worth(table, seat) - _worth(table, 1 - seat)
    promise = hopes(table, table.turn)
    lead += promise if table.turn == seat else -promise
    return lead / (abs(lead) + HALF_WON)


def hopes(table: RoyalFamilyTable, seat: i64) -> float:
    """What the player on turn can make of the card in hand, or of the best card on the piles."""
    if table.in_hand.size > 0:
        return _prospect(table, seat, table.face[table.in_hand.top()], table.source.value == DECK)
    best = 0.0
    for pile in table.piles:
        if pile.size > 0:
            best = max(best, _prospect(table, seat, table.face[pile.top()], False))
    return OPEN * best


def _worth(table: RoyalFamilyTable, seat: i64) -> float:
    worth = HELD_ACE if table.held[seat].size > 0 else 0.0
    for castle in table.families[seat]:
        if castle.is_active():
            worth += _castle_worth(table, castle)
    return worth


def _castle_worth(table: RoyalFamilyTable, castle: Castle) -> float:
    worth = CASTLE + _strength(table, table.strength - castle.damage.value)
    for at in range(castle.royals.size):
        worth += _royal_worth(table.value(castle.royals.cards[at]))
    if castle.royals.size > 0:
        worth += FIRST_ROYAL
    worth += WALL * float(table.fort_left(castle))
    if castle.dungeon.size > 0:
        worth += PRISONER
    return worth


def _royal_worth(rank: i64) -> float:
    return ROYAL + STATION * float(rank - JACK)


def _strength(table: RoyalFamilyTable, points: i64) -> float:
    return STRENGTH * float(points) / float(table.strength)


def _loss(castle: Castle, rank: i64) -> float:
    """What a castle loses with one of its royals."""
    return _royal_worth(rank) + (FIRST_ROYAL if castle.royals.size == 1 else 0.0)


# The card in hand


def _prospect(table: RoyalFamilyTable, seat: i64, face: i64, drawn: bool) -> float:
    if is_troop(face):
        return _troop_prospect(table, seat, face)
    if is_two(face):
        return _surprise(table, seat) if drawn else _dearest_royal(table, 1 - seat)
    if is_royal(face):
        return _royal_prospect(table, seat, face, drawn)
    return HELD_ACE if not drawn and family(suit(face)) == seat else 0.0


def _royal_prospect(table: RoyalFamilyTable, seat: i64, face: i64, drawn: bool) -> float:
    castle = table.castles[suit(face)]
    if castle.owner != seat:
        return PRISONER if not drawn and table.has_room(seat) else 0.0
    if not table.may_crown(seat, castle):
        return 0.0
    crowned = _royal_worth(rank(face)) + (FIRST_ROYAL if castle.royals.size == 0 else 0.0)
    return crowned if castle.is_active() else crowned + CASTLE + STRENGTH - HELD_ACE


def _troop_prospect(table: RoyalFamilyTable, seat: i64, face: i64) -> float:
    home = table.castles[suit(face)]
    if home.owner != seat or not home.is_active():
        return 0.0
    best = max(0.0, WALL * float(rank(face) - table.fort_left(home)))
    for target in table.families[1 - seat]:
        if target.is_active():
            best = max(best, _attack_prospect(table, home, target, rank(face)))
    return best


def _attack_prospect(table: RoyalFamilyTable, home: Castle, target: Castle, value: i64) -> float:
    if target.fort.size > 0:
        return WALL * float(min(value, table.fort_left(target)))
    if home.royals.size == 0:
        rescue = target.dungeon.size > 0 and not table.edition.rescue_needs_damage
        return PRISONER + ROYAL if rescue else 0.0
    damage = value if table.edition.troops_hurt_castles else home.royals.size
    gain = _strength(table, damage)
    if target.damage.value + damage >= table.strength:
        gain += CASTLE
    if target.dungeon.size > 0 or (target.royals.size > 0 and home.dungeon.size == 0):
        gain += PRISONER + ROYAL
    return gain


def _dearest_royal(table: RoyalFamilyTable, seat: i64) -> float:
    most = 0.0
    for castle in table.families[seat]:
        for at in range(castle.royals.size):
            most = max(most, _loss(castle, table.value(castle.royals.cards[at])))
    return most


def _surprise(table: RoyalFamilyTable, seat: i64) -> float:
    """A surprise costs the least of the own royals, or a point of strength."""
    least = 1000.0
    for castle in table.families[seat]:
        for at in range(castle.royals.size):
            least = min(least, _loss(castle, table.value(castle.royals.cards[at])))
    return -least if least < 1000.0 else -_strength(table, 1)
