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
from holdfast.games.royal_family.state import Castle, RoyalFamilyState
from holdfast.kernel.bits import EVERYONE, NONE, bit
from holdfast.kernel.cards import rank
from holdfast.kernel.moves import Moves
from holdfast.kernel.zones import Zone


def reveal(state: RoyalFamilyState) -> i64:
    """The card in hand is used, for all to see."""
    card = state.in_hand.top()
    state.show(card, EVERYONE, state.in_hand)
    return card


# Fortifications


def fortify(state: RoyalFamilyState, seat: i64) -> None:
    card = reveal(state)
    castle = state.castle_of(card)
    old = castle.fort.top() if castle.fort.size > 0 else NONE
    clear_fort(state, castle)
    state.move_top(state.in_hand, castle.fort)
    state.tell(FORTIFIED, seat, card, castle.suit, old)


def clear_fort(state: RoyalFamilyState, castle: Castle) -> None:
    state.move_all(castle.fort, state.discard)
    state.move_all(castle.fort_troops, state.discard)
    castle.fort_damage.value = 0


def batter(state: RoyalFamilyState, seat: i64, castle: Castle) -> None:
    """A troop attacks a fortification. Nothing carries over."""
    fort = castle.fort.top()
    if state.edition.troops_stay:
        card = state.move_top(state.in_hand, castle.fort_troops)
    else:
        card = state.move_top(state.in_hand, state.discard)
        castle.fort_damage.value += state.value(card)
    if state.fort_left(castle) > 0:
        state.tell(BATTERED, seat, card, castle.suit, state.damage_on_fort(castle))
    else:
        clear_fort(state, castle)
        state.tell(BREACHED, seat, card, castle.suit, fort)


# Attacks


def add_attacks(state: RoyalFamilyState, home: Castle, target: Castle, moves: Moves) -> None:
    """What a troop from one castle can do to another."""
    if target.fort.size > 0:
        moves.add(ATTACK, target.suit)
        return
    hurts = home.royals.size > 0
    if target.dungeon.size > 0 and (hurts or not state.edition.rescue_needs_damage):
        moves.add(RESCUE, target.suit, royal(state.face[target.dungeon.top()]))
    if hurts:
        moves.add(ATTACK, target.suit)
        if target.royals.size > 0:
            add_blows(state, home, target, moves)


def add_blows(state: RoyalFamilyState, home: Castle, target: Castle, moves: Moves) -> None:
    highest = station(state, home.royals) if state.edition.royals_kill else i64(0)
    for at in range(target.royals.size):
        face = state.face[target.royals.cards[at]]
        if rank(face) < highest:
            moves.add(KILL, target.suit, royal(face))
        if home.dungeon.size == 0:
            moves.add(CAPTURE, target.suit, royal(face))


def station(state: RoyalFamilyState, royals: Zone) -> i64:
    """The highest station among royals: King over Queen over Jack."""
    highest: i64 = 0
    for at in range(royals.size):
        highest = max(highest, rank(state.face[royals.cards[at]]))
    return highest


def attack(state: RoyalFamilyState, seat: i64, target: Castle, what: i64, who: i64) -> None:
    """Attack a castle, or its fortification; `what` goes with it, and whom it is done to."""
    card = reveal(state)
    if target.fort.size > 0:
        batter(state, seat, target)
    else:
        storm(state, seat, card, target, what, who)


def storm(state: RoyalFamilyState, seat: i64, card: i64, target: Castle, what: i64, who: i64) -> None:
    """What goes with an attack happens before the castle falls, and the troop is discarded last."""
    home = state.castle_of(card)
    damage = damage_by(state, card, home)
    target.damage.value += damage
    if damage > 0 and state.edition.troops_stay:
        state.move_top(state.in_hand, target.troops)
    if damage > 0:
        state.tell(HURT, seat, card, target.suit, damage)
    else:
        state.tell(RAIDED, seat, card, target.suit)
    strike(state, seat, home, target, what, who)
    fall_if_ruined(state, target)
    if state.in_hand.size > 0:
        state.move_top(state.in_hand, state.discard)


def damage_by(state: RoyalFamilyState, card: i64, home: Castle) -> i64:
    if state.edition.troops_hurt_castles and home.royals.size > 0:
        return state.value(card)
    return home.royals.size


def strike(state: RoyalFamilyState, seat: i64, home: Castle, target: Castle, what: i64, who: i64) -> None:
    """What goes with an attack."""
    if what == RESCUE:
        state.tell(RESCUED, seat, target.dungeon.top(), target.suit)
        send_home(state, target.dungeon)
    elif what == KILL:
        state.tell(KILLED, seat, move_royal(state, who, state.discard), target.suit)
    elif what == CAPTURE:
        state.tell(CAPTURED, seat, move_royal(state, who, home.dungeon), home.suit)


def move_royal(state: RoyalFamilyState, who: i64, zone: Zone) -> i64:
    """Move a royal out of its castle."""
    return state.move_face(state.castles[who // 3].royals, royal_face(who), zone)


def send_home(state: RoyalFamilyState, dungeon: Zone) -> None:
    """A royal is free; without an active castle of its own it goes to the discard pile."""
    card = dungeon.top()
    castle = state.castle_of(card)
    state.move_top(dungeon, castle.royals if castle.is_active() else state.discard)
    if not castle.is_active():
        state.tell(SCATTERED, castle.owner, card)


# The fall of a castle


def fall_if_ruined(state: RoyalFamilyState, castle: Castle) -> None:
    if castle.damage.value >= state.strength:
        fall(state, castle)


def fall(state: RoyalFamilyState, castle: Castle) -> None:
    castle.damage.value = 0
    state.tell(FELL, castle.owner, castle.suit)
    state.move_all(castle.ace, state.removed)
    state.move_all(castle.royals, state.removed)
    clear_fort(state, castle)
    state.move_all(castle.troops, state.discard)
    if castle.dungeon.size > 0:
        state.tell(FREED, 1 - castle.owner, castle.dungeon.top())
        send_home(state, castle.dungeon)
    if state.active_suits(castle.owner) == 0:
        state.eliminate(bit(castle.owner))


# Assassins and surprises


def add_royals(state: RoyalFamilyState, verb: i64, seat: i64, moves: Moves) -> None:
    """One move for each royal in a castle of this seat."""
    for castle in state.families[seat]:
        for at in range(castle.royals.size):
            moves.add(verb, royal(state.face[castle.royals.cards[at]]))


def assassinate(state: RoyalFamilyState, seat: i64, who: i64) -> None:
    card = move_royal(state, who, state.discard)
    assassin = state.move_top(state.in_hand, state.discard)
    state.tell(ASSASSINATED, seat, card, assassin)


def lose_royal(state: RoyalFamilyState, seat: i64, who: i64) -> None:
    card = move_royal(state, who, state.discard)
    state.move_top(state.in_hand, state.discard)
    state.tell(LOST_ROYAL, seat, card)


def lose_strength(state: RoyalFamilyState, seat: i64, castle: Castle) -> None:
    castle.damage.value += 1
    state.tell(LOST_STRENGTH, seat, castle.suit, castle.damage.value)
    fall_if_ruined(state, castle)
    state.move_top(state.in_hand, state.discard)
