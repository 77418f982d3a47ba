"""What troops and assassins do: fortify, attack, rescue, kill, capture, and the fall of a castle."""

from __future__ import annotations

from mypy_extensions import i64

from holdfast.games.royal_family.cards import royal, royal_face
from holdfast.games.royal_family.phrases import (
    ASSASSINATED,
    ATTACK,
    BATTERED,
    BREACHED,
    CAPTURE,
    CAPTURED,
    FELL,
    FORTIFIED,
    FREED,
    HURT,
    KILL,
    KILLED,
    LOST_ROYAL,
    LOST_STRENGTH,
    RAIDED,
    RESCUE,
    RESCUED,
    SCATTERED,
)
from holdfast.games.royal_family.table import Castle, RoyalFamilyTable
from holdfast.kernel.bits import EVERYONE, NONE, bit
from holdfast.kernel.cards import rank
from holdfast.kernel.moves import Moves
from holdfast.kernel.zones import Zone


def reveal(table: RoyalFamilyTable) -> i64:
    """The card in hand is used, for all to see."""
    card = table.in_hand.top()
    table.show(card, EVERYONE)
    return card


# Fortifications


def fortify(table: RoyalFamilyTable, seat: i64) -> None:
    card = reveal(table)
    castle = table.castle_of(card)
    old = castle.fort.top() if castle.fort.size > 0 else NONE
    clear_fort(table, castle)
    table.move_top(table.in_hand, castle.fort)
    table.tell(FORTIFIED, seat, card, castle.suit, old)


def clear_fort(table: RoyalFamilyTable, castle: Castle) -> None:
    table.move_all(castle.fort, table.discard)
    table.move_all(castle.fort_troops, table.discard)
    castle.fort_damage.value = 0


def batter(table: RoyalFamilyTable, seat: i64, castle: Castle) -> None:
    """A troop attacks a fortification. Nothing carries over."""
    fort = castle.fort.top()
    if table.edition.troops_stay:
        card = table.move_top(table.in_hand, castle.fort_troops)
    else:
        card = table.move_top(table.in_hand, table.discard)
        castle.fort_damage.value += table.value(card)
    if table.fort_left(castle) > 0:
        table.tell(BATTERED, seat, card, castle.suit, table.damage_on_fort(castle))
    else:
        clear_fort(table, castle)
        table.tell(BREACHED, seat, card, castle.suit, fort)


# Attacks


def add_attacks(table: RoyalFamilyTable, home: Castle, target: Castle, moves: Moves) -> None:
    """What a troop from one castle can do to another."""
    if target.fort.size > 0:
        moves.add(ATTACK, target.suit)
        return
    hurts = home.royals.size > 0
    if target.dungeon.size > 0 and (hurts or not table.edition.rescue_needs_damage):
        moves.add(RESCUE, target.suit, royal(table.face[target.dungeon.top()]))
    if hurts:
        moves.add(ATTACK, target.suit)
        if target.royals.size > 0:
            add_blows(table, home, target, moves)


def add_blows(table: RoyalFamilyTable, home: Castle, target: Castle, moves: Moves) -> None:
    highest = station(table, home.royals) if table.edition.royals_kill else i64(0)
    for at in range(target.royals.size):
        face = table.face[target.royals.cards[at]]
        if rank(face) < highest:
            moves.add(KILL, target.suit, royal(face))
        if home.dungeon.size == 0:
            moves.add(CAPTURE, target.suit, royal(face))


def station(table: RoyalFamilyTable, royals: Zone) -> i64:
    """The highest station among royals: King over Queen over Jack."""
    highest: i64 = 0
    for at in range(royals.size):
        highest = max(highest, rank(table.face[royals.cards[at]]))
    return highest


def attack(table: RoyalFamilyTable, seat: i64, target: Castle, what: i64, who: i64) -> None:
    """Attack a castle, or its fortification; `what` goes with it, and whom it is done to."""
    card = reveal(table)
    if target.fort.size > 0:
        batter(table, seat, target)
    else:
        storm(table, seat, card, target, what, who)


def storm(table: RoyalFamilyTable, seat: i64, card: i64, target: Castle, what: i64, who: i64) -> None:
    """What goes with an attack happens before the castle falls, and the troop is discarded last."""
    home = table.castle_of(card)
    damage = damage_by(table, card, home)
    target.damage.value += damage
    if damage > 0 and table.edition.troops_stay:
        table.move_top(table.in_hand, target.troops)
    if damage > 0:
        table.tell(HURT, seat, card, target.suit, damage)
    else:
        table.tell(RAIDED, seat, card, target.suit)
    strike(table, seat, home, target, what, who)
    fall_if_ruined(table, target)
    if table.in_hand.size > 0:
        table.move_top(table.in_hand, table.discard)


def damage_by(table: RoyalFamilyTable, card: i64, home: Castle) -> i64:
    if table.edition.troops_hurt_castles and home.royals.size > 0:
        return table.value(card)
    return home.royals.size


def strike(table: RoyalFamilyTable, seat: i64, home: Castle, target: Castle, what: i64, who: i64) -> None:
    """What goes with an attack."""
    if what == RESCUE:
        table.tell(RESCUED, seat, target.dungeon.top(), target.suit)
        send_home(table, target.dungeon)
    elif what == KILL:
        table.tell(KILLED, seat, move_royal(table, who, table.discard), target.suit)
    elif what == CAPTURE:
        table.tell(CAPTURED, seat, move_royal(table, who, home.dungeon), home.suit)


def move_royal(table: RoyalFamilyTable, who: i64, zone: Zone) -> i64:
    """Move a royal out of its castle."""
    return table.move_face(table.castles[who // 3].royals, royal_face(who), zone)


def send_home(table: RoyalFamilyTable, dungeon: Zone) -> None:
    """A royal is free; without an active castle of its own it goes to the discard pile."""
    card = dungeon.top()
    castle = table.castle_of(card)
    table.move_top(dungeon, castle.royals if castle.is_active() else table.discard)
    if not castle.is_active():
        table.tell(SCATTERED, castle.owner, card)


# The fall of a castle


def fall_if_ruined(table: RoyalFamilyTable, castle: Castle) -> None:
    if castle.damage.value >= table.strength:
        fall(table, castle)


def fall(table: RoyalFamilyTable, castle: Castle) -> None:
    castle.damage.value = 0
    table.tell(FELL, castle.owner, castle.suit)
    table.move_all(castle.ace, table.removed)
    table.move_all(castle.royals, table.removed)
    clear_fort(table, castle)
    table.move_all(castle.troops, table.discard)
    if castle.dungeon.size > 0:
        table.tell(FREED, 1 - castle.owner, castle.dungeon.top())
        send_home(table, castle.dungeon)
    if table.active_suits(castle.owner) == 0:
        table.eliminate(bit(castle.owner))


# Assassins and surprises


def add_royals(table: RoyalFamilyTable, verb: i64, seat: i64, moves: Moves) -> None:
    """One move for each royal in a castle of this seat."""
    for castle in table.families[seat]:
        for at in range(castle.royals.size):
            moves.add(verb, royal(table.face[castle.royals.cards[at]]))


def assassinate(table: RoyalFamilyTable, seat: i64, who: i64) -> None:
    card = move_royal(table, who, table.discard)
    assassin = table.move_top(table.in_hand, table.discard)
    table.tell(ASSASSINATED, seat, card, assassin)


def lose_royal(table: RoyalFamilyTable, seat: i64, who: i64) -> None:
    card = move_royal(table, who, table.discard)
    table.move_top(table.in_hand, table.discard)
    table.tell(LOST_ROYAL, seat, card)


def lose_strength(table: RoyalFamilyTable, seat: i64, castle: Castle) -> None:
    castle.damage.value += 1
    table.tell(LOST_STRENGTH, seat, castle.suit, castle.damage.value)
    fall_if_ruined(table, castle)
    table.move_top(table.in_hand, table.discard)
