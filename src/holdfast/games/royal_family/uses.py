"""What a card in hand can be used for, and what becomes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.royal_family import battle
from holdfast.games.royal_family.cards import family, is_royal, is_troop, is_two
from holdfast.games.royal_family.phrases import (
    ASSASSINATE,
    ATTACK,
    BURIED,
    BURY,
    CAPTURE,
    CROWN,
    CROWNED,
    FIELD,
    FIELDED,
    FORTIFY,
    HELD,
    HOLD,
    JOINED,
    KIDNAP,
    KIDNAPPED,
    KILL,
    LOSE_ROYAL,
    LOSE_STRENGTH,
    PASSED,
    RESCUE,
)
from holdfast.games.royal_family.state import DECK, Castle
from holdfast.kernel.bits import bit
from holdfast.kernel.cards import suit
from holdfast.kernel.moves import Moves
from holdfast.kernel.zones import Zone

if TYPE_CHECKING:
    from holdfast.games.royal_family.rules import RoyalFamily

ATTACKS: Final[i64] = bit(ATTACK) | bit(KILL) | bit(CAPTURE) | bit(RESCUE)
"""The verbs with which a troop attacks."""


def may_take(state: RoyalFamily, seat: i64, face: i64) -> bool:
    """A face-up card may be taken if it is a troop, or can be used."""
    if is_troop(face):
        return True
    if is_two(face):
        return state.has_royals(1 - seat)
    mine = family(suit(face)) == seat
    if not is_royal(face):
        return mine
    return state.may_crown(seat, state.castles[suit(face)]) if mine else state.has_room(seat)


def add_uses(state: RoyalFamily, seat: i64, face: i64, moves: Moves) -> None:
    drawn = state.source.value == DECK
    if is_two(face):
        _add_two_uses(state, seat, drawn, moves)
        return
    castle = state.castles[suit(face)]
    if is_troop(face):
        _add_troop_uses(state, seat, castle, moves)
    elif is_royal(face):
        _add_royal_uses(state, seat, castle, drawn, moves)
    elif castle.owner == seat and (not drawn or state.ace_from_deck):
        moves.add(HOLD)
    if drawn or is_troop(face):
        _add_discards(state, moves)


def _add_troop_uses(state: RoyalFamily, seat: i64, home: Castle, moves: Moves) -> None:
    if home.owner != seat or not home.is_active():
        return
    moves.add(FORTIFY)
    for castle in state.families[1 - seat]:
        if castle.is_active():
            battle.add_attacks(state, home, castle, moves)


def _add_royal_uses(state: RoyalFamily, seat: i64, home: Castle, drawn: bool, moves: Moves) -> None:
    if state.may_crown(seat, home):
        moves.add(CROWN)
    elif home.owner != seat and not drawn:
        for castle in state.families[seat]:
            if castle.has_room():
                moves.add(KIDNAP, castle.suit)


def _add_two_uses(state: RoyalFamily, seat: i64, drawn: bool, moves: Moves) -> None:
    if not drawn:
        battle.add_royals(state, ASSASSINATE, 1 - seat, moves)
    elif state.has_royals(seat):
        battle.add_royals(state, LOSE_ROYAL, seat, moves)
    else:
        for castle in state.families[seat]:
            if castle.is_active():
                moves.add(LOSE_STRENGTH, castle.suit)


def _add_discards(state: RoyalFamily, moves: Moves) -> None:
    """Anywhere but on the pile that the card came from."""
    source = state.source.value
    for at in range(i64(3)):
        if source != at + 1:
            moves.add(FIELD, at)
    moves.add(BURY)


def use(state: RoyalFamily, seat: i64, what: i64, first: i64, second: i64) -> None:
    if what == FIELD:
        _place(state, seat, FIELDED, state.piles[first], first + 1)
    elif what == BURY:
        _place(state, seat, BURIED, state.discard, 0)
    elif what == FORTIFY:
        battle.fortify(state, seat)
    elif bit(what) & ATTACKS:
        battle.attack(state, seat, state.castles[first], what, second)
    elif what == CROWN:
        _crown(state, seat)
    elif what == KIDNAP:
        _place(state, seat, KIDNAPPED, state.castles[first].dungeon, first)
    elif what == HOLD:
        _place(state, seat, HELD, state.held[seat], 0)
    else:
        _use_two(state, seat, what, first)


def _use_two(state: RoyalFamily, seat: i64, what: i64, first: i64) -> None:
    if what == ASSASSINATE:
        battle.assassinate(state, seat, first)
    elif what == LOSE_ROYAL:
        battle.lose_royal(state, seat, first)
    elif what == LOSE_STRENGTH:
        battle.lose_strength(state, seat, state.castles[first])
    else:
        state.tell(PASSED, seat)


def _place(state: RoyalFamily, seat: i64, event: i64, zone: Zone, number: i64) -> None:
    """The card in hand goes to a zone."""
    state.tell(event, seat, state.move_top(state.in_hand, zone), number)


def _crown(state: RoyalFamily, seat: i64) -> None:
    castle = state.castle_of(battle.reveal(state))
    if castle.is_active():
        _place(state, seat, CROWNED, castle.royals, castle.suit)
    else:
        state.move_top(state.held[seat], castle.ace)
        _place(state, seat, JOINED, castle.royals, castle.suit)
