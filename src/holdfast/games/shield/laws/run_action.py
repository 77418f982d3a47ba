"""Carrying out a custom action, step by step. A step whose card is gone by then is not done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.shield import attack, shields
from holdfast.games.shield.falling import remove_fallen
from holdfast.games.shield.healing import heal
from holdfast.games.shield.laws.actions import CardZone
from holdfast.games.shield.laws.compiled_action import Instruction, Opcode
from holdfast.games.shield.laws.targeting import Targeting, target_of, zone_of
from holdfast.games.shield.phrases import (
    CHARGED as CHARGED_A_CARD,
)
from holdfast.games.shield.phrases import (
    DID,
    DISCARDED,
    EXCHANGED,
    LIFE_HIT,
    LOOKED,
    MOVED_TO_CHARGED,
    MOVED_TO_SHIELD,
    REVEALED,
    SHIELD_HIT,
)
from holdfast.kernel.bits import EVERYONE, NOBODY, NONE, bit
from holdfast.kernel.moves import arg

if TYPE_CHECKING:
    from holdfast.games.shield.state import ShieldState


def run_action(state: ShieldState, seat: i64, move: i64) -> None:
    """A turn is spent on a custom action."""
    number = arg(move)
    action = state.law_book.actions[number]
    targeting = target_of(state, seat, action, move)
    state.tell(DID, seat, number)
    for instruction in action.instructions:
        _run(state, targeting, instruction)
    shields.fill_up(state)
    if action.kills:
        remove_fallen(state)


def _run(state: ShieldState, targeting: Targeting, instruction: Instruction) -> None:
    opcode = instruction.opcode
    at = instruction.first
    if opcode is Opcode.HEAL:
        heal(state, targeting.seat, instruction.number)
    elif opcode is Opcode.LOOK:
        _look(state, targeting.seat)
    elif opcode is Opcode.DAMAGE_SHIELD:
        _damage_shield(state, targeting.seat, targeting.seats[at], instruction.number)
    elif opcode is Opcode.DAMAGE_LIFE:
        state.tell(LIFE_HIT, targeting.seat, targeting.seats[at], instruction.number)
        attack.wound(state, targeting.seat, targeting.seats[at], instruction.number)
    else:
        place = _place(state, targeting, at)
        if place != NONE:
            _run_with_card(state, targeting, opcode, at, place)


def _run_with_card(state: ShieldState, targeting: Targeting, opcode: Opcode, at: i64, place: i64) -> None:
    """A step about a card that is still at its place."""
    if opcode is Opcode.SWAP:
        _swap(state, targeting, at, place)
    elif opcode is Opcode.MOVE:
        _move(state, targeting, at)
    elif opcode is Opcode.DISCARD:
        _discard(state, targeting.seats[at], _zone(targeting, at), place)
    elif opcode is Opcode.DRAW:
        _draw(state, targeting, at, place)
    else:
        state.show(targeting.cards[at], EVERYONE)
        state.tell(REVEALED, targeting.seats[at], targeting.cards[at])


def _zone(targeting: Targeting, at: i64) -> CardZone | None:
    return targeting.action.operands[at].zone


def _place(state: ShieldState, targeting: Targeting, at: i64) -> i64:
    """Where the card is now that an operand points at; NONE if it is not there any more."""
    return zone_of(state, targeting.seats[at], _zone(targeting, at)).index(targeting.cards[at])


def _look(state: ShieldState, seat: i64) -> None:
    charged = state.players[seat].charged
    for at in range(charged.size):
        state.show(charged.cards[at], bit(seat), charged)
    state.tell(LOOKED, seat)


def _damage_shield(state: ShieldState, seat: i64, target: i64, number: i64) -> None:
    """Nothing carries over to the life."""
    them = state.players[target]
    left = state.shield_value(them)
    damage = min(number, left)
    them.shield_damage.value += damage
    state.tell(SHIELD_HIT, seat, target, damage, left - damage)


# Cards


def _swap(state: ShieldState, targeting: Targeting, at: i64, place: i64) -> None:
    """Two cards change places."""
    other = at + 1
    there = _place(state, targeting, other)
    if there == NONE:
        return
    zone = _zone(targeting, at)
    other_zone = _zone(targeting, other)
    state.swap(
        zone_of(state, targeting.seats[at], zone), place, zone_of(state, targeting.seats[other], other_zone), there
    )
    state.tell(EXCHANGED, targeting.seats[at], targeting.cards[at], targeting.seats[other], targeting.cards[other])
    _arrived(state, targeting.seats[at], zone, place, targeting.cards[other])
    _arrived(state, targeting.seats[other], other_zone, there, targeting.cards[at])


def _arrived(state: ShieldState, seat: i64, zone: CardZone | None, place: i64, card: i64) -> None:
    """A card has come to this place in a swap: a shield is mended, among charged cards it lies face down."""
    player = state.players[seat]
    if zone is CardZone.SHIELD:
        shields.mark_swapped(player, place, True)
        shields.mend(state, player)
    elif zone is CardZone.CHARGED:
        state.hide(card, NOBODY)


def _move(state: ShieldState, targeting: Targeting, at: i64) -> None:
    """A card goes to charged cards, or into a shield in another's place."""
    to = at + 1
    if _zone(targeting, to) is None:
        _move_to_charged(state, targeting, at, targeting.seats[to])
    else:
        _move_to_shield(state, targeting, at, to)


def _move_to_charged(state: ShieldState, targeting: Targeting, at: i64, target: i64) -> None:
    """It lies down as the newest there, hidden from then on."""
    card = targeting.cards[at]
    owner = state.players[targeting.seats[at]]
    charged = state.players[target].charged
    place = _place(state, targeting, at)
    if _zone(targeting, at) is CardZone.SHIELD:
        shields.take_out(state, owner, place, charged)
        shields.mend(state, owner)
    else:
        state.move(owner.charged, place, charged)
    state.tell(MOVED_TO_CHARGED, targeting.seats[at], card, target)
    state.hide(card, NOBODY)


def _move_to_shield(state: ShieldState, targeting: Targeting, at: i64, to: i64) -> None:
    """It takes the place of a card that is discarded, or a free place."""
    owner = state.players[targeting.seats[at]]
    target = targeting.seats[to]
    them = state.players[target]
    slot = them.shield.index(targeting.cards[to])
    if slot == NONE:
        slot = them.shield.size
    else:
        state.tell(DISCARDED, target, shields.take_out(state, them, slot, state.discard))
    place = _place(state, targeting, at)
    if _zone(targeting, at) is CardZone.SHIELD:
        shields.pass_on(state, owner, place, them, slot)
        shields.mend(state, owner)
    else:
        shields.put_in(state, owner.charged, place, them, slot)
    shields.mend(state, them)
    state.tell(MOVED_TO_SHIELD, targeting.seats[at], targeting.cards[at], target)


def _discard(state: ShieldState, seat: i64, zone: CardZone | None, place: i64) -> None:
    player = state.players[seat]
    if zone is CardZone.SHIELD:
        state.tell(DISCARDED, seat, shields.take_out(state, player, place, state.discard))
        shields.mend(state, player)
    else:
        state.tell(DISCARDED, seat, state.move(player.charged, place, state.discard))


def _draw(state: ShieldState, targeting: Targeting, at: i64, place: i64) -> None:
    """A card is drawn in the place of another, which is discarded."""
    seat = targeting.seats[at]
    if not state.can_draw():
        return
    if _zone(targeting, at) is CardZone.SHIELD:
        shields.swap_slot(state, targeting.seat, seat, place, True)
        return
    card = state.next_card()
    charged = state.players[seat].charged
    old = state.replace(state.deck, state.deck.size - 1, charged, place, state.discard)
    state.tell(DISCARDED, seat, old)
    state.tell(CHARGED_A_CARD, seat, card)
