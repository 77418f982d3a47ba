"""An attack: the card is drawn, all charged cards strike with it, the shield takes the blow first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.shield.phrases import (
    ABSORBED,
    ATTACKED,
    ATTACKED_WITHOUT,
    BROKE,
    DREW_SHIELD,
    LOST_CHARGE,
    SHIELD_CARDS,
    UNLEASHED,
    WOUNDED,
)
from holdfast.kernel.bits import NONE

if TYPE_CHECKING:
    from holdfast.games.shield.rules import Shield


def attack(table: Shield, seat: i64, target: i64) -> None:
    them = table.players[target]
    them.last_attacker.value = seat
    force = strike(table, seat, target)
    wall = table.shield_value(them)
    if force > wall:
        table.tell(WOUNDED, seat, target, force, force - wall)
        wound(table, target, force - wall)
        return
    them.shield_damage.value += force
    if force == wall:
        table.tell(BROKE, seat, target, force)
    else:
        table.tell(ABSORBED, seat, target, force, wall - force)


def strike(table: Shield, seat: i64, target: i64) -> i64:
    """Turn up the attack card and all charged cards, discard them, and get what they are worth together."""
    force = table.sum(table.players[seat].charged)
    card = table.draw(table.discard)
    if card == NONE:
        table.tell(ATTACKED_WITHOUT, seat, target)
    else:
        force += table.value(card)
        table.tell(ATTACKED, seat, target, card)
    discard_charged(table, seat, UNLEASHED)
    return force


def wound(table: Shield, target: i64, damage: i64) -> None:
    """Who takes damage loses the charged cards and, if still alive, draws a fresh shield."""
    them = table.players[target]
    them.life_damage.value += damage
    discard_charged(table, target, LOST_CHARGE)
    if table.life_total(them) > 0:
        table.move_all(them.shield, table.discard)
        draw_shield(table, target)


def draw_shield(table: Shield, seat: i64) -> None:
    player = table.players[seat]
    player.shield_damage.value = 0
    for _ in range(SHIELD_CARDS):
        card = table.draw(player.shield)
        if card != NONE:
            table.tell(DREW_SHIELD, seat, card)


def discard_charged(table: Shield, seat: i64, event: i64) -> None:
    charged = table.players[seat].charged
    while charged.size > 0:
        table.tell(event, seat, table.move(charged, 0, table.discard))
