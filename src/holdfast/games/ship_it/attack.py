"""An attack as one sequence: which component is hit, the target's answers line by line, the effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.ship_it import social
from holdfast.games.ship_it.cards import (
    CACHE,
    CERTIFICATE,
    CI,
    EXCUSE,
    FACES,
    FIREWALL,
    MONITORING,
    PATCH,
    PERFORMED,
    SECURITY_ISSUE,
    SUDO,
    ZERO_DAY,
)
from holdfast.games.ship_it.phrases import (
    ACCEPT,
    ANSWERING,
    BROKEN,
    DEFEND,
    DEFEND_SUDO,
    DEFENDED,
    HANDED_OVER,
    HELD,
    HOLDING,
    LOSE_TO,
    LOSING,
    RECEIVING,
    STEPPED_IN,
    STEPPING_IN,
    THREW_AWAY,
    TOOK_BACK,
    WITH_SUDO,
)
from holdfast.kernel.moves import arg, arg2, verb
from holdfast.kernel.zones import NONE, bit

if TYPE_CHECKING:
    from holdfast.games.ship_it.rules import ShipIt


def is_security(face: i64) -> bool:
    return face in (SECURITY_ISSUE, ZERO_DAY)


def answer_to(face: i64) -> i64:
    """The card that a target may answer with."""
    return PATCH if is_security(face) else EXCUSE


def guard_against(face: i64) -> i64:
    """The component that draws these attacks on itself."""
    return FIREWALL if is_security(face) else MONITORING


def shield_against(face: i64) -> i64:
    """What stops one of these attacks if it is attached to the component that is hit."""
    return CERTIFICATE if is_security(face) else CI


def can_hit(table: ShipIt, face: i64, sudo: bool, target: i64, component: i64) -> bool:
    """While the guard is there only the guard can be hit; with sudo anything."""
    guard = table.in_production(target, guard_against(face))
    return sudo or guard in (NONE, component)


def stand_in(table: ShipIt) -> i64:
    """The Cache that may be given up in place of the named component, or NONE."""
    from_cache = table.cache_type != NONE and table.cache_type == table.face[table.hit]
    return table.in_production(table.target, CACHE) if from_cache else NONE


# The sequence


def launch(table: ShipIt, attacker: i64, target: i64, card: i64, sudo: bool, hit: i64) -> None:
    """An attack begins; an attack of nobody is an event's."""
    table.attack_card = card
    table.attacker = attacker
    table.target = target
    table.sudo = sudo
    table.hit = hit
    ask(table, ANSWERING)


def ask(table: ShipIt, stage: i64) -> None:
    """The target is always asked, so that a question tells nothing about a hand."""
    table.stage = stage
    seat = table.next_seat(table.target) if stage == RECEIVING else table.target
    by = table.target if stage == RECEIVING else table.attacker
    hit = NONE if table.hit == NONE else table.face[table.hit]
    table.ask(stage, bit(seat), by, table.face[table.attack_card], hit)


def reply(table: ShipIt, seat: i64, move: i64) -> None:
    table.prompts.pop()
    what = verb(move)
    if what in (DEFEND, DEFEND_SUDO):
        defend(table, seat, move)
    elif table.stage == STEPPING_IN:
        meet_shield(table)
    elif table.stage == HOLDING:
        break_shield(table)
    elif table.stage == RECEIVING:
        table.receiver = arg(move)
        strike(table)
    else:
        give_up(table, seat, move)


def give_up(table: ShipIt, seat: i64, move: i64) -> None:
    """The target accepts, or says which component is hit."""
    what = verb(move)
    if what != ACCEPT:
        table.hit = table.component(seat, arg(move))
    if what == LOSE_TO:
        table.receiver = arg2(move)
    meet_guard(table)


def defend(table: ShipIt, seat: i64, move: i64) -> None:
    sudo = verb(move) == DEFEND_SUDO
    if table.stage == STEPPING_IN:
        step_in(table, seat)
    elif table.stage == HOLDING:
        hold(table, seat)
    else:
        excuse(table, seat, move, sudo)


def excuse(table: ShipIt, seat: i64, move: i64, sudo: bool) -> None:
    """Excuse and Patch end the attack, once the performance they may ask for is over."""
    face = answer_to(table.face[table.attack_card])
    table.tell(DEFENDED, seat, table.lay_open(seat, face))
    if sudo:
        add_sudo(table, seat)
    if table.social and PERFORMED[face]:
        social.begin(table, seat, face, move)
    else:
        finish(table)


def excuse_failed(table: ShipIt, sudo: bool) -> None:
    """Nobody believed it: the Excuse is discarded, and the attack goes on."""
    at = table.played.size - (2 if sudo else 1)
    while at < table.played.size:
        table.put(table.played.take(at), table.discard)
    ask(table, LOSING)


def add_sudo(table: ShipIt, seat: i64) -> None:
    table.lay_open(seat, SUDO)
    table.tell(WITH_SUDO, seat)


def meet_guard(table: ShipIt) -> None:
    """Against sudo, Monitoring or Firewall may step in for another component."""
    guard = table.in_production(table.target, guard_against(table.face[table.attack_card]))
    if table.sudo and guard != NONE and guard != table.hit:
        ask(table, STEPPING_IN)
    else:
        meet_shield(table)


def step_in(table: ShipIt, seat: i64) -> None:
    """The guard takes the hit and is discarded, whatever the attack would have done."""
    add_sudo(table, seat)
    guard = table.in_production(seat, guard_against(table.face[table.attack_card]))
    table.undeploy(seat, guard, table.discard)
    table.tell(STEPPED_IN, seat, guard)
    finish(table)


def meet_shield(table: ShipIt) -> None:
    """CI or Certificate stops the attack by itself; against sudo the target is asked."""
    shield = table.attached(table.target, table.hit, shield_against(table.face[table.attack_card]))
    if shield == NONE:
        strike(table)
    elif table.sudo:
        ask(table, HOLDING)
    else:
        table.tell(HELD, table.target, shield, table.hit)
        discard_shield(table)
        finish(table)


def hold(table: ShipIt, seat: i64) -> None:
    add_sudo(table, seat)
    table.tell(HELD, seat, discard_shield(table), table.hit)
    finish(table)


def break_shield(table: ShipIt) -> None:
    table.tell(BROKEN, table.target, discard_shield(table), table.hit)
    strike(table)


def discard_shield(table: ShipIt) -> i64:
    shield = table.attached(table.target, table.hit, shield_against(table.face[table.attack_card]))
    row = table.players[table.target].production
    table.put(row.take(row.index(shield)), table.discard)
    return shield


def strike(table: ShipIt) -> None:
    """The attack takes effect."""
    if table.next_chooses and table.receiver == NONE:
        ask(table, RECEIVING)
        return
    STRIKES[FACES[table.face[table.attack_card]]](table)
    finish(table)


def finish(table: ShipIt) -> None:
    """All cards used go to the discard pile, in the order they were laid."""
    if table.attacker == NONE:
        table.put(table.events.take(0), table.discard)
    table.put_all(table.played, table.discard)
    table.clear_attack()


# What the cards do


def take_back(table: ShipIt) -> None:
    """The component goes back to its owner's hand."""
    table.send_to_repair(table.target, table.hit)
    table.undeploy(table.target, table.hit, table.players[table.target].hand)
    table.tell(TOOK_BACK, table.target, table.hit)


def throw_away(table: ShipIt) -> None:
    """The component is discarded."""
    table.undeploy(table.target, table.hit, table.discard)
    table.tell(THREW_AWAY, table.target, table.hit)


def hand_over(table: ShipIt) -> None:
    """The component goes into the hand of the attacker, or of whom a Zero Day was given to."""
    receiver = table.receiver if table.attacker == NONE else table.attacker
    table.send_to_repair(receiver, table.hit)
    table.undeploy(table.target, table.hit, table.players[receiver].hand)
    if receiver == table.target:
        table.tell(TOOK_BACK, receiver, table.hit)
    else:
        table.tell(HANDED_OVER, table.target, table.hit, receiver)


STRIKES: Final[dict[str, Callable[[ShipIt], None]]] = {
    "bug": take_back,
    "critical_bug": throw_away,
    "specific_bug": take_back,
    "security_issue": hand_over,
    "e500": take_back,
    "zero_day": hand_over,
}
