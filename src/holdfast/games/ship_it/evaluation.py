"""How well a seat of Ship IT! is doing, between -1 and 1: what bots look one step ahead by.

Components in production that the architecture needs count most, then those in hand; the others' progress counts
against. What an attack in progress is about to do is counted in part, because the target may still defend.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from holdfast.games.ship_it import attack, performance
from holdfast.games.ship_it.cards import CARDS, SECURITY
from holdfast.games.ship_it.phrases import LOOKING, RESEARCHING
from holdfast.games.ship_it.production import component, components, count, need, needed, places_hit
from holdfast.games.ship_it.turns import go_on
from holdfast.kernel.bits import NONE, bit

if TYPE_CHECKING:
    from holdfast.games.ship_it.state import ShipItState

DEPLOYED: Final = 0.17
"""A needed component in production."""
READY: Final = 0.09
"""A needed component in hand that can be deployed in this turn."""
WAITING: Final = 0.06
"""A needed component in hand."""
CARD: Final = 0.008
"""Any card in hand; a sudo is worth two."""
GUARDED: Final = 0.02
"""A Monitoring, a Firewall, a CARDS.ci or a Certificate in production."""
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


def evaluation(state: ShipItState, seat: i64) -> float:
    if state.performance.seat.value == seat:
        return evaluation(believed(state), seat)
    value = own(state, seat) + in_progress(state, seat)
    for other in range(state.seats):
        if other != seat and state.is_in(other):
            value -= threat(state, other, needed(state, other))
    return max(-0.99, min(0.99, value))


def own(state: ShipItState, seat: i64) -> float:
    have = needed(state, seat)
    waiting = useful_in_hand(state, seat, 3 - have)
    value = DEPLOYED * float(have) + hand_value(state, seat) + guard_value(state, seat)
    ready = min(waiting, deploys_left(state, seat))
    value += READY * float(ready) + WAITING * float(waiting - ready)
    if state.players[seat].no_deploy.value != NONE:
        value -= HANDICAP * float(waiting)
    return value - PATIENCE if state.done.offers.value > 0 and state.turn == seat else value


def deploys_left(state: ShipItState, seat: i64) -> i64:
    if state.turn != seat or state.players[seat].no_deploy.value != NONE:
        return 0
    return (2 if state.done.orchestrator.value else 1) - state.done.deploys.value


def useful_in_hand(state: ShipItState, seat: i64, missing: i64) -> i64:
    """How many of the missing components are in hand and not in repair."""
    player = state.players[seat]
    if player.architecture.size == 0:
        return 0
    useful: i64 = 0
    blocked = player.repair.value | player.repair_next.value
    if blocked & bit(CARDS.cloud) == 0:
        useful += min(missing, count_in_hand(state, seat, CARDS.cloud))
    for type in CARDS.building:
        most = need(state, seat, type)
        if most > 0 and blocked & bit(type) == 0:
            lacking = max(0, most - count(state, seat, type))
            useful += min(lacking, count_in_hand(state, seat, type))
    return min(useful, missing)


def count_in_hand(state: ShipItState, seat: i64, face: i64) -> i64:
    hand = state.players[seat].hand
    count: i64 = 0
    for at in range(hand.size):
        if state.face[hand.cards[at]] == face:
            count += 1
    return count


def hand_value(state: ShipItState, seat: i64) -> float:
    size = state.players[seat].hand.size + count_in_hand(state, seat, CARDS.sudo)
    return CARD * float(min(size, i64(16)))


def guard_value(state: ShipItState, seat: i64) -> float:
    row = state.players[seat].production
    guards: i64 = 0
    for at in range(row.size):
        face = state.face[row.cards[at]]
        if CARDS.protecting & bit(face):
            guards += 1
    return GUARDED * float(guards)


def threat(state: ShipItState, other: i64, have: i64) -> float:
    """What another player's production costs; less if they may not deploy in their next turn."""
    cost = THREAT[have]
    if state.players[other].no_deploy.value != NONE and have == 2:
        cost *= 0.6
    return cost / float(state.seats - 1) * 1.5


# What is about to happen


def believed(state: ShipItState) -> ShipItState:
    """The table after a performance that everybody liked."""
    twin = cast("ShipItState", state.copy())
    twin.drop_prompt()
    performance.finish(twin, True)
    go_on(twin)
    return twin


def in_progress(state: ShipItState, seat: i64) -> float:
    if state.attack.card.value != NONE:
        return attack_value(state, seat)
    if state.asked and state.turn == seat and state.prompt().kind in (RESEARCHING, LOOKING):
        return FOUND
    return 0.0


def attack_value(state: ShipItState, seat: i64) -> float:
    """What the attack in progress is likely to change, seen from a seat."""
    target = state.attack.target.value
    place = state.attack.component.value
    after = least_left(state) if place == NONE else needed_without(state, target, attack.component_hit(state))
    before = needed(state, target)
    if target == seat:
        return -LIKELY * DEPLOYED * float(before - after) - 0.01
    gain = LIKELY * (threat(state, target, before) - threat(state, target, after))
    kind = CARDS.texts[state.attack.card.value].kind
    if state.attack.attacker.value == seat and place != NONE and kind == SECURITY:
        gain += LIKELY * stolen_value(state, seat)
    return gain


def needed_without(state: ShipItState, seat: i64, card: i64) -> i64:
    """How many needed components a seat would have without this one."""
    face = state.face[card]
    if state.players[seat].architecture.size == 0 or CARDS.cacheable & bit(face) == 0:
        return needed(state, seat)
    have = count(state, seat, CARDS.cloud) - (1 if face == CARDS.cloud else 0)
    for type in CARDS.building:
        have += min(count(state, seat, type) - (1 if type == face else 0), need(state, seat, type))
    return min(3, have)


def least_left(state: ShipItState) -> i64:
    """What a target has left that gives up what hurts least."""
    target = state.attack.target.value
    kind = CARDS.texts[state.attack.card.value].kind
    hit = places_hit(state, kind, state.attack.sudo.value != 0, target)
    most: i64 = 0
    for place in range(components(state, target)):
        if hit >> place & 1:
            most = max(most, needed_without(state, target, component(state, target, place)))
    return most


def stolen_value(state: ShipItState, seat: i64) -> float:
    """What the component would be worth in the attacker's hand."""
    face = state.face[attack.component_hit(state)]
    if CARDS.cacheable & bit(face) == 0 or state.players[seat].architecture.size == 0:
        return CARD
    lacking = face == CARDS.cloud or need(state, seat, face) > count(state, seat, face)
    return WAITING if lacking and needed(state, seat) < 3 else CARD
