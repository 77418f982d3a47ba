"""How a seat stands, between -1 and 1: what bots look one step ahead by.

Components in production that the architecture needs count most, then those in hand; the others' progress counts
against. What an attack in progress is about to do is counted in part, because the target may still defend.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.ship_it import attack
from holdfast.games.ship_it.cards import CERTIFICATE, CI, CLOUD, FIREWALL, MONITORING, SUDO, is_component
from holdfast.games.ship_it.phrases import LOOKING, RESEARCHING
from holdfast.kernel.zones import NONE, bit

if TYPE_CHECKING:
    from holdfast.games.ship_it.rules import ShipIt

DEPLOYED: Final = 0.17
"""A needed component in production."""
READY: Final = 0.09
"""A needed component in hand that can be deployed in this turn."""
WAITING: Final = 0.06
"""A needed component in hand."""
CARD: Final = 0.008
"""Any card in hand; a sudo is worth two."""
GUARDED: Final = 0.02
"""A Monitoring, a Firewall, a CI or a Certificate in production."""
HANDICAP: Final = 0.03
"""Not to be allowed to deploy in the next turn, for each component that waits."""
LIKELY: Final = 0.6
"""How likely an attack is to come through."""
FOUND: Final = 0.06
"""What a look through the deck is worth before the card is chosen."""
PATIENCE: Final = 0.002
"""An offer that was made for nothing."""

THREAT: Final = [0.0, 0.04, 0.13, 0.3]
"""What the needed components of another player cost."""


def outlook(table: ShipIt, seat: i64) -> float:
    if table.performer == seat:
        return outlook(believed(table), seat)
    value = own(table, seat) + in_progress(table, seat)
    for other in range(table.seats):
        if other != seat and table.is_in(other):
            value -= threat(table, other, table.needed(other))
    return max(-0.99, min(0.99, value))


def own(table: ShipIt, seat: i64) -> float:
    needed = table.needed(seat)
    waiting = useful_in_hand(table, seat, 3 - needed)
    value = DEPLOYED * float(needed) + hand_value(table, seat) + guard_value(table, seat)
    ready = min(waiting, deploys_left(table, seat))
    value += READY * float(ready) + WAITING * float(waiting - ready)
    if table.players[seat].no_deploy != NONE:
        value -= HANDICAP * float(waiting)
    return value - PATIENCE if table.traded and table.turn == seat else value


def deploys_left(table: ShipIt, seat: i64) -> i64:
    if table.turn != seat or table.players[seat].no_deploy != NONE:
        return 0
    return (2 if table.orchestrator else 1) - table.deploys


def useful_in_hand(table: ShipIt, seat: i64, missing: i64) -> i64:
    """How many of the missing components are in hand and not in repair."""
    player = table.players[seat]
    if player.architecture.size == 0:
        return 0
    useful: i64 = 0
    for type in range(CLOUD + 1):
        if (player.repair | player.repair_next) & bit(type) == 0:
            lacking = missing if type == CLOUD else max(0, table.need(seat, type) - table.count(seat, type))
            useful += min(lacking, count_in_hand(table, seat, type))
    return min(useful, missing)


def count_in_hand(table: ShipIt, seat: i64, face: i64) -> i64:
    hand = table.players[seat].hand
    count: i64 = 0
    for at in range(hand.size):
        if table.face[hand.cards[at]] == face:
            count += 1
    return count


def hand_value(table: ShipIt, seat: i64) -> float:
    size = table.players[seat].hand.size + count_in_hand(table, seat, SUDO)
    return CARD * float(min(size, i64(16)))


def guard_value(table: ShipIt, seat: i64) -> float:
    row = table.players[seat].production
    guards: i64 = 0
    for at in range(row.size):
        face = table.face[row.cards[at]]
        if face in (MONITORING, FIREWALL, CI, CERTIFICATE):
            guards += 1
    return GUARDED * float(guards)


def threat(table: ShipIt, other: i64, needed: i64) -> float:
    """What another player's production costs; less if they may not deploy in their next turn."""
    cost = THREAT[needed]
    if table.players[other].no_deploy != NONE and needed == 2:
        cost *= 0.6
    return cost / float(table.seats - 1) * 1.5


# What is about to happen


def believed(table: ShipIt) -> ShipIt:
    """The table after a performance that everybody liked."""
    twin = table.copy()
    twin.prompts.pop()
    twin.after_performance(True)
    twin.go_on()
    return twin


def in_progress(table: ShipIt, seat: i64) -> float:
    if table.attack_card != NONE:
        return attack_value(table, seat)
    if table.prompts:
        kind = table.prompts[-1].kind
        if kind in (RESEARCHING, LOOKING) and table.turn == seat:
            return FOUND
    return 0.0


def attack_value(table: ShipIt, seat: i64) -> float:
    """What the attack in progress is likely to change, seen from a seat."""
    target = table.target
    after = least_left(table) if table.hit == NONE else needed_without(table, target, table.hit)
    before = table.needed(target)
    if target == seat:
        return -LIKELY * DEPLOYED * float(before - after) - 0.01
    gain = LIKELY * (threat(table, target, before) - threat(table, target, after))
    if table.attacker == seat and table.hit != NONE and attack.is_security(table.face[table.attack_card]):
        gain += LIKELY * stolen_value(table, seat)
    return gain


def needed_without(table: ShipIt, seat: i64, component: i64) -> i64:
    """How many needed components a seat would have without this one."""
    face = table.face[component]
    if table.players[seat].architecture.size == 0 or face > CLOUD:
        return table.needed(seat)
    have: i64 = 0
    for type in range(CLOUD):
        have += min(table.count(seat, type) - (1 if type == face else 0), table.need(seat, type))
    return min(3, have + table.count(seat, CLOUD) - (1 if face == CLOUD else 0))


def least_left(table: ShipIt) -> i64:
    """What a target has left that gives up what hurts least."""
    row = table.players[table.target].production
    face = table.face[table.attack_card]
    most: i64 = 0
    for at in range(row.size):
        card = row.cards[at]
        if is_component(table.face[card]) and attack.can_hit(table, face, table.sudo, table.target, card):
            most = max(most, needed_without(table, table.target, card))
    return most


def stolen_value(table: ShipIt, seat: i64) -> float:
    """What the component would be worth in the attacker's hand."""
    face = table.face[table.hit]
    if face > CLOUD or table.players[seat].architecture.size == 0:
        return CARD
    lacking = face == CLOUD or table.need(seat, face) > table.count(seat, face)
    return WAITING if lacking and table.needed(seat) < 3 else CARD
