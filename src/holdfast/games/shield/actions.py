"""Carrying out a custom action, step by step. A step whose card is gone by then is not done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.shield import attack, shields
from holdfast.games.shield.aim import Aim, aim_at, zone_of
from holdfast.games.shield.healing import heal
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
from holdfast.games.shield.plans import (
    CHARGED,
    DAMAGE_LIFE,
    DAMAGE_SHIELD,
    DISCARD,
    DRAW,
    HEAL,
    LOOK,
    MOVE,
    PLAYER,
    SHIELD,
    SWAP,
    PlannedStep,
)
from holdfast.kernel.bits import EVERYONE, NOBODY, NONE, bit
from holdfast.kernel.moves import arg

if TYPE_CHECKING:
    from holdfast.games.shield.rules import Shield


def act(table: Shield, seat: i64, move: i64) -> None:
    """A turn is spent on a custom action."""
    number = arg(move)
    plan = table.law_book.plans[number]
    aim = aim_at(table, seat, plan, move)
    table.tell(DID, seat, number)
    for step in plan.steps:
        _do(table, aim, step)
    shields.fill_up(table)
    if plan.kills:
        table.remove_fallen()


def _do(table: Shield, aim: Aim, step: PlannedStep) -> None:
    kind = step.kind
    at = step.first
    if kind == HEAL:
        heal(table, aim.seat, step.number)
    elif kind == LOOK:
        _look(table, aim.seat)
    elif kind == DAMAGE_SHIELD:
        _damage_shield(table, aim.seat, aim.seats[at], step.number)
    elif kind == DAMAGE_LIFE:
        table.tell(LIFE_HIT, aim.seat, aim.seats[at], step.number)
        attack.wound(table, aim.seat, aim.seats[at], step.number)
    else:
        place = _place(table, aim, at)
        if place != NONE:
            _do_with_card(table, aim, kind, at, place)


def _do_with_card(table: Shield, aim: Aim, kind: i64, at: i64, place: i64) -> None:
    """A step about a card that is still at its place."""
    if kind == SWAP:
        _swap(table, aim, at, place)
    elif kind == MOVE:
        _move(table, aim, at)
    elif kind == DISCARD:
        _discard(table, aim.seats[at], _spot(aim, at), place)
    elif kind == DRAW:
        _draw(table, aim, at, place)
    else:
        table.show(aim.cards[at], EVERYONE)
        table.tell(REVEALED, aim.seats[at], aim.cards[at])


def _spot(aim: Aim, at: i64) -> i64:
    return aim.plan.operands[at].spot


def _place(table: Shield, aim: Aim, at: i64) -> i64:
    """Where the card is now that an operand points at; NONE if it is not there any more."""
    return zone_of(table, aim.seats[at], _spot(aim, at)).index(aim.cards[at])


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


def _swap(table: Shield, aim: Aim, at: i64, place: i64) -> None:
    """Two cards change places."""
    other = at + 1
    there = _place(table, aim, other)
    if there == NONE:
        return
    spot = _spot(aim, at)
    other_spot = _spot(aim, other)
    table.swap(zone_of(table, aim.seats[at], spot), place, zone_of(table, aim.seats[other], other_spot), there)
    table.tell(EXCHANGED, aim.seats[at], aim.cards[at], aim.seats[other], aim.cards[other])
    _arrived(table, aim.seats[at], spot, place, aim.cards[other])
    _arrived(table, aim.seats[other], other_spot, there, aim.cards[at])


def _arrived(table: Shield, seat: i64, spot: i64, place: i64, card: i64) -> None:
    """A card has come to this place in a swap: a shield is mended, among charged cards it lies face down."""
    player = table.players[seat]
    if spot == SHIELD:
        shields.mark_swapped(player, place, True)
        shields.mend(table, player)
    elif spot == CHARGED:
        table.hide(card, NOBODY)


def _move(table: Shield, aim: Aim, at: i64) -> None:
    """A card goes to charged cards, or into a shield in another's place."""
    to = at + 1
    if _spot(aim, to) == PLAYER:
        _move_to_charged(table, aim, at, aim.seats[to])
    else:
        _move_to_shield(table, aim, at, to)


def _move_to_charged(table: Shield, aim: Aim, at: i64, target: i64) -> None:
    """It lies down as the newest there, hidden from then on."""
    card = aim.cards[at]
    owner = table.players[aim.seats[at]]
    charged = table.players[target].charged
    place = _place(table, aim, at)
    if _spot(aim, at) == SHIELD:
        shields.take_out(table, owner, place, charged)
        shields.mend(table, owner)
    else:
        table.move(owner.charged, place, charged)
    table.tell(MOVED_TO_CHARGED, aim.seats[at], card, target)
    table.hide(card, NOBODY)


def _move_to_shield(table: Shield, aim: Aim, at: i64, to: i64) -> None:
    """It takes the place of a card that is discarded, or a free place."""
    owner = table.players[aim.seats[at]]
    target = aim.seats[to]
    them = table.players[target]
    slot = them.shield.index(aim.cards[to])
    if slot == NONE:
        slot = them.shield.size
    else:
        table.tell(DISCARDED, target, shields.take_out(table, them, slot, table.discard))
    place = _place(table, aim, at)
    if _spot(aim, at) == SHIELD:
        shields.pass_on(table, owner, place, them, slot)
        shields.mend(table, owner)
    else:
        shields.put_in(table, owner.charged, place, them, slot)
    shields.mend(table, them)
    table.tell(MOVED_TO_SHIELD, aim.seats[at], aim.cards[at], target)


def _discard(table: Shield, seat: i64, spot: i64, place: i64) -> None:
    player = table.players[seat]
    if spot == SHIELD:
        table.tell(DISCARDED, seat, shields.take_out(table, player, place, table.discard))
        shields.mend(table, player)
    else:
        table.tell(DISCARDED, seat, table.move(player.charged, place, table.discard))


def _draw(table: Shield, aim: Aim, at: i64, place: i64) -> None:
    """A card is drawn in the place of another, which is discarded."""
    seat = aim.seats[at]
    if not table.can_draw():
        return
    if _spot(aim, at) == SHIELD:
        shields.swap_slot(table, aim.seat, seat, place, True)
        return
    card = table.next_card()
    charged = table.players[seat].charged
    old = table.replace(table.deck, table.deck.size - 1, charged, place, table.discard)
    table.tell(DISCARDED, seat, old)
    table.tell(CHARGED_A_CARD, seat, card)
