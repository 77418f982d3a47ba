"""Carrying out a custom action, step by step. A step whose card is gone by then is not done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.shield import attack, shields
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
    from holdfast.games.shield.rules import Shield


def run_action(table: Shield, seat: i64, move: i64) -> None:
    """A turn is spent on a custom action."""
    number = arg(move)
    action = table.law_book.actions[number]
    targeting = target_of(table, seat, action, move)
    table.tell(DID, seat, number)
    for instruction in action.instructions:
        _run(table, targeting, instruction)
    shields.fill_up(table)
    if action.kills:
        table.remove_fallen()


def _run(table: Shield, targeting: Targeting, instruction: Instruction) -> None:
    opcode = instruction.opcode
    at = instruction.first
    if opcode is Opcode.HEAL:
        heal(table, targeting.seat, instruction.number)
    elif opcode is Opcode.LOOK:
        _look(table, targeting.seat)
    elif opcode is Opcode.DAMAGE_SHIELD:
        _damage_shield(table, targeting.seat, targeting.seats[at], instruction.number)
    elif opcode is Opcode.DAMAGE_LIFE:
        table.tell(LIFE_HIT, targeting.seat, targeting.seats[at], instruction.number)
        attack.wound(table, targeting.seat, targeting.seats[at], instruction.number)
    else:
        place = _place(table, targeting, at)
        if place != NONE:
            _run_with_card(table, targeting, opcode, at, place)


def _run_with_card(table: Shield, targeting: Targeting, opcode: Opcode, at: i64, place: i64) -> None:
    """A step about a card that is still at its place."""
    if opcode is Opcode.SWAP:
        _swap(table, targeting, at, place)
    elif opcode is Opcode.MOVE:
        _move(table, targeting, at)
    elif opcode is Opcode.DISCARD:
        _discard(table, targeting.seats[at], _zone(targeting, at), place)
    elif opcode is Opcode.DRAW:
        _draw(table, targeting, at, place)
    else:
        table.show(targeting.cards[at], EVERYONE)
        table.tell(REVEALED, targeting.seats[at], targeting.cards[at])


def _zone(targeting: Targeting, at: i64) -> CardZone | None:
    return targeting.action.operands[at].zone


def _place(table: Shield, targeting: Targeting, at: i64) -> i64:
    """Where the card is now that an operand points at; NONE if it is not there any more."""
    return zone_of(table, targeting.seats[at], _zone(targeting, at)).index(targeting.cards[at])


def _look(table: Shield, seat: i64) -> None:
    charged = table.players[seat].charged
    for at in range(charged.size):
        table.show(charged.cards[at], bit(seat))
    table.tell(LOOKED, seat)


def _damage_shield(table: Shield, seat: i64, target: i64, number: i64) -> None:
    """Nothing carries over to the life."""
    them = table.players[target]
    left = table.shield_value(them)
    damage = min(number, left)
    them.shield_damage.value += damage
    table.tell(SHIELD_HIT, seat, target, damage, left - damage)


# Cards


def _swap(table: Shield, targeting: Targeting, at: i64, place: i64) -> None:
    """Two cards change places."""
    other = at + 1
    there = _place(table, targeting, other)
    if there == NONE:
        return
    zone = _zone(targeting, at)
    other_zone = _zone(targeting, other)
    table.swap(
        zone_of(table, targeting.seats[at], zone), place, zone_of(table, targeting.seats[other], other_zone), there
    )
    table.tell(EXCHANGED, targeting.seats[at], targeting.cards[at], targeting.seats[other], targeting.cards[other])
    _arrived(table, targeting.seats[at], zone, place, targeting.cards[other])
    _arrived(table, targeting.seats[other], other_zone, there, targeting.cards[at])


def _arrived(table: Shield, seat: i64, zone: CardZone | None, place: i64, card: i64) -> None:
    """A card has come to this place in a swap: a shield is mended, among charged cards it lies face down."""
    player = table.players[seat]
    if zone is CardZone.SHIELD:
        shields.mark_swapped(player, place, True)
        shields.mend(table, player)
    elif zone is CardZone.CHARGED:
        table.hide(card, NOBODY)


def _move(table: Shield, targeting: Targeting, at: i64) -> None:
    """A card goes to charged cards, or into a shield in another's place."""
    to = at + 1
    if _zone(targeting, to) is None:
        _move_to_charged(table, targeting, at, targeting.seats[to])
    else:
        _move_to_shield(table, targeting, at, to)


def _move_to_charged(table: Shield, targeting: Targeting, at: i64, target: i64) -> None:
    """It lies down as the newest there, hidden from then on."""
    card = targeting.cards[at]
    owner = table.players[targeting.seats[at]]
    charged = table.players[target].charged
    place = _place(table, targeting, at)
    if _zone(targeting, at) is CardZone.SHIELD:
        shields.take_out(table, owner, place, charged)
        shields.mend(table, owner)
    else:
        table.move(owner.charged, place, charged)
    table.tell(MOVED_TO_CHARGED, targeting.seats[at], card, target)
    table.hide(card, NOBODY)


def _move_to_shield(table: Shield, targeting: Targeting, at: i64, to: i64) -> None:
    """It takes the place of a card that is discarded, or a free place."""
    owner = table.players[targeting.seats[at]]
    target = targeting.seats[to]
    them = table.players[target]
    slot = them.shield.index(targeting.cards[to])
    if slot == NONE:
        slot = them.shield.size
    else:
        table.tell(DISCARDED, target, shields.take_out(table, them, slot, table.discard))
    place = _place(table, targeting, at)
    if _zone(targeting, at) is CardZone.SHIELD:
        shields.pass_on(table, owner, place, them, slot)
        shields.mend(table, owner)
    else:
        shields.put_in(table, owner.charged, place, them, slot)
    shields.mend(table, them)
    table.tell(MOVED_TO_SHIELD, targeting.seats[at], targeting.cards[at], target)


def _discard(table: Shield, seat: i64, zone: CardZone | None, place: i64) -> None:
    player = table.players[seat]
    if zone is CardZone.SHIELD:
        table.tell(DISCARDED, seat, shields.take_out(table, player, place, table.discard))
        shields.mend(table, player)
    else:
        table.tell(DISCARDED, seat, table.move(player.charged, place, table.discard))


def _draw(table: Shield, targeting: Targeting, at: i64, place: i64) -> None:
    """A card is drawn in the place of another, which is discarded."""
    seat = targeting.seats[at]
    if not table.can_draw():
        return
    if _zone(targeting, at) is CardZone.SHIELD:
        shields.swap_slot(table, targeting.seat, seat, place, True)
        return
    card = table.next_card()
    charged = table.players[seat].charged
    old = table.replace(table.deck, table.deck.size - 1, charged, place, table.discard)
    table.tell(DISCARDED, seat, old)
    table.tell(CHARGED_A_CARD, seat, card)
