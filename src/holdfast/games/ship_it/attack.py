"""An attack as one sequence: which component is hit, the target's answers line by line, the effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.ship_it import performance
from holdfast.games.ship_it.cards import CACHE, PERFORMED, SUDO
from holdfast.games.ship_it.phrases import (
    ACCEPT,
    ANSWERS,
    ASKED_BY,
    ASKED_CARD,
    ASKED_COMPONENT,
    BROKEN,
    COMPONENT_PLACES,
    DEFENCE_FACES,
    DEFEND,
    DEFEND_SUDO,
    DEFENDED,
    GIVE_TO,
    GUARDS,
    HANDED_OVER,
    HELD,
    LOSE,
    LOSE_TO,
    NOT_EXCUSED,
    SHIELDS,
    STAGE_PROMPTS,
    STAGES,
    STEPPED_IN,
    STOOD_IN,
    THREW_AWAY,
    TO_ANSWER,
    TO_HOLD,
    TO_LOSE,
    TO_RECEIVE,
    TO_STEP_IN,
    TOOK_BACK,
    WITH_SUDO,
)
from holdfast.games.ship_it.production import (
    attached,
    component,
    components,
    place_of,
    send_to_repair,
    undeploy,
)
from holdfast.kernel.bits import NONE, bit
from holdfast.kernel.moves import Moves, arg, arg2, verb

if TYPE_CHECKING:
    from holdfast.games.ship_it.rules import ShipIt
    from holdfast.kernel.state import State


class Attack:
    """The attack in progress. One of nobody is an event's."""

    def __init__(self, table: State) -> None:
        self.attacker = table.declare.seat("attack.attacker")
        self.card = table.declare.printed("attack.card")
        self.sudo = table.declare.flag("attack.sudo")
        self.target = table.declare.seat("attack.target")
        self.component = table.declare.word("attack.component", COMPONENT_PLACES)
        """The place of the component that is hit, once it is known."""
        self.stage = table.declare.word("attack.stage", STAGES, start=TO_ANSWER)
        self.next_chooses = table.declare.flag("attack.next_chooses")
        """A Zero Day performance failed: the next player says who gets the component."""
        table.progress["attack"] = self.card

    def begin(self, attacker: i64, target: i64, card: i64, sudo: bool, place: i64) -> None:
        self.attacker.value = attacker
        self.target.value = target
        self.card.value = card
        self.sudo.value = 1 if sudo else 0
        self.component.value = place
        self.stage.value = TO_ANSWER
        self.next_chooses.value = 0

    def clear(self) -> None:
        self.begin(NONE, NONE, NONE, False, NONE)


# Who and what stands against it


def defence(table: ShipIt, line: i64) -> i64:
    """The defence of a line against the attack in progress, as moves name it."""
    return 2 * line + table.effects[table.attack.card.value].kind


def defence_against(kind: i64, line: i64) -> i64:
    """The card of a line of defence against attacks of a kind."""
    return DEFENCE_FACES[2 * line + kind]


def can_hit(table: ShipIt, kind: i64, sudo: bool, target: i64, place: i64) -> bool:
    """While the guard is there only the guard can be hit; with sudo anything."""
    guard = place_of(table, target, defence_against(kind, GUARDS))
    return sudo or guard in (NONE, place)


def guard_place(table: ShipIt) -> i64:
    """Where the guard against the attack in progress stands, or NONE."""
    return place_of(table, table.attack.target.value, DEFENCE_FACES[defence(table, GUARDS)])


def shield_index(table: ShipIt) -> i64:
    """Where in the row the shield of the component lies that is hit, or NONE."""
    attack = table.attack
    return attached(table, attack.target.value, attack.component.value, DEFENCE_FACES[defence(table, SHIELDS)])


def component_hit(table: ShipIt) -> i64:
    return component(table, table.attack.target.value, table.attack.component.value)


def stand_in(table: ShipIt) -> i64:
    """The place of the Cache that may be given up for the named component, or NONE."""
    target = table.attack.target.value
    type = table.players[target].cached.value
    return place_of(table, target, CACHE) if type != NONE and type == table.face[component_hit(table)] else NONE


# The sequence


def launch(table: ShipIt, attacker: i64, target: i64, card: i64, sudo: bool, place: i64) -> None:
    table.attack.begin(attacker, target, card, sudo, place)
    ask(table, TO_ANSWER)


def ask(table: ShipIt, stage: i64) -> None:
    """The target is always asked, so that a question tells nothing about a hand."""
    attack = table.attack
    attack.stage.value = stage
    target = attack.target.value
    chooser = stage == TO_RECEIVE
    prompt = table.ask(STAGE_PROMPTS[stage], bit(table.next_seat(target) if chooser else target))
    prompt.put(ASKED_BY, target if chooser else attack.attacker.value).put(ASKED_CARD, attack.card.value)
    if attack.component.value != NONE:
        prompt.put(ASKED_COMPONENT, table.face[component_hit(table)])


def answer(table: ShipIt, seat: i64, move: i64) -> None:
    table.drop_prompt()
    what = verb(move)
    stage = table.attack.stage.value
    if what in (DEFEND, DEFEND_SUDO):
        defend(table, seat, move)
    elif stage == TO_STEP_IN:
        meet_shield(table, table.attack.attacker.value)
    elif stage == TO_HOLD:
        break_shield(table)
    elif stage == TO_RECEIVE:
        strike(table, arg(move))
    else:
        give_up(table, move)


def give_up(table: ShipIt, move: i64) -> None:
    """The target accepts, or says which component is hit."""
    attack = table.attack
    if verb(move) != ACCEPT:
        if attack.component.value != NONE:
            cache = component(table, attack.target.value, arg(move))
            table.tell(STOOD_IN, attack.target.value, cache, component_hit(table))
        attack.component.value = arg(move)
    meet_guard(table, arg2(move) if verb(move) == LOSE_TO else attack.attacker.value)


def defend(table: ShipIt, seat: i64, move: i64) -> None:
    stage = table.attack.stage.value
    if stage == TO_STEP_IN:
        step_in(table, seat)
    elif stage == TO_HOLD:
        hold(table, seat)
    else:
        excuse(table, seat, move)


def excuse(table: ShipIt, seat: i64, move: i64) -> None:
    """Excuse and Patch end the attack, once the performance they may ask for is over."""
    face: i64 = DEFENCE_FACES[arg(move)]
    table.tell(DEFENDED, seat, table.lay_open(seat, face))
    if verb(move) == DEFEND_SUDO:
        add_sudo(table, seat)
    if table.social and PERFORMED[face]:
        performance.begin(table, seat, face, move)
    else:
        finish(table)


def excuse_failed(table: ShipIt, sudo: bool) -> None:
    """Nobody believed it: the Excuse is discarded, and the attack goes on."""
    at = table.played.size - (2 if sudo else 1)
    while at < table.played.size:
        table.move(table.played, at, table.discard)
    table.tell(NOT_EXCUSED, table.attack.target.value)
    ask(table, TO_LOSE)


def add_sudo(table: ShipIt, seat: i64) -> None:
    table.lay_open(seat, SUDO)
    table.tell(WITH_SUDO, seat)


def meet_guard(table: ShipIt, receiver: i64) -> None:
    """Against sudo, Monitoring or Firewall may step in for another component."""
    guard = guard_place(table)
    if table.attack.sudo.value and guard != NONE and guard != table.attack.component.value:
        ask(table, TO_STEP_IN)
    else:
        meet_shield(table, receiver)


def step_in(table: ShipIt, seat: i64) -> None:
    """The guard takes the hit and is discarded, whatever the attack would have done."""
    add_sudo(table, seat)
    guard = guard_place(table)
    table.tell(STEPPED_IN, seat, component(table, seat, guard))
    undeploy(table, seat, guard, table.discard)
    finish(table)


def meet_shield(table: ShipIt, receiver: i64) -> None:
    """CI or Certificate stops the attack by itself; against sudo the target is asked."""
    if shield_index(table) == NONE:
        strike(table, receiver)
    elif table.attack.sudo.value:
        ask(table, TO_HOLD)
    else:
        discard_shield(table, HELD)
        finish(table)


def hold(table: ShipIt, seat: i64) -> None:
    add_sudo(table, seat)
    discard_shield(table, HELD)
    finish(table)


def break_shield(table: ShipIt) -> None:
    discard_shield(table, BROKEN)
    strike(table, table.attack.attacker.value)


def discard_shield(table: ShipIt, event: i64) -> None:
    target = table.attack.target.value
    shield = table.move(table.players[target].production, shield_index(table), table.discard)
    table.tell(event, target, shield, component_hit(table))


def strike(table: ShipIt, receiver: i64) -> None:
    """The attack takes effect."""
    if table.attack.next_chooses.value and receiver == NONE:
        ask(table, TO_RECEIVE)
        return
    table.effects[table.attack.card.value].strike(table, receiver)
    finish(table)


def finish(table: ShipIt) -> None:
    """All cards used go to the discard pile, in the order they were laid."""
    if table.attack.attacker.value == NONE:
        table.move(table.events, 0, table.discard)
    table.clear_played()
    table.attack.clear()


# What attacks do


def take_back(table: ShipIt) -> None:
    """The component goes back to its owner's hand."""
    target = table.attack.target.value
    send_to_repair(table, target, target, component_hit(table))
    table.tell(TOOK_BACK, target, component_hit(table))
    undeploy(table, target, table.attack.component.value, table.players[target].hand)


def throw_away(table: ShipIt) -> None:
    """The component is discarded."""
    target = table.attack.target.value
    table.tell(THREW_AWAY, target, component_hit(table))
    undeploy(table, target, table.attack.component.value, table.discard)


def hand_over(table: ShipIt, receiver: i64) -> None:
    """The component goes into somebody's hand."""
    target = table.attack.target.value
    if receiver == target:
        take_back(table)
        return
    send_to_repair(table, receiver, target, component_hit(table))
    table.tell(HANDED_OVER, target, component_hit(table), receiver)
    undeploy(table, target, table.attack.component.value, table.players[receiver].hand)


# What the target may say


def offer_answers(table: ShipIt, seat: i64, moves: Moves) -> None:
    stage = table.attack.stage.value
    if stage == TO_RECEIVE:
        offer_receivers(table, moves)
        return
    if stage == TO_ANSWER:
        offer_answer(table, seat, moves)
    elif stage == TO_STEP_IN:
        offer_defence(table, seat, GUARDS, moves)
    elif stage == TO_HOLD:
        offer_defence(table, seat, SHIELDS, moves)
    offer_giving_up(table, seat, stage, moves)


def offer_answer(table: ShipIt, seat: i64, moves: Moves) -> None:
    if table.holds(table.players[seat].hand, DEFENCE_FACES[defence(table, ANSWERS)]):
        offer_defence(table, seat, ANSWERS, moves)


def offer_defence(table: ShipIt, seat: i64, line: i64, moves: Moves) -> None:
    """The line of defence that is open now; against sudo it holds only with a sudo."""
    if table.attack.sudo.value == 0:
        moves.add(DEFEND, defence(table, line))
    elif table.holds(table.players[seat].hand, SUDO):
        moves.add(DEFEND_SUDO, defence(table, line))


def offer_giving_up(table: ShipIt, seat: i64, stage: i64, moves: Moves) -> None:
    if stage in (TO_STEP_IN, TO_HOLD):
        moves.add(ACCEPT)
    elif table.attack.component.value != NONE:
        moves.add(ACCEPT)
        cache = stand_in(table)
        if cache != NONE:
            moves.add(LOSE, cache)
    else:
        offer_losses(table, seat, moves)


def offer_losses(table: ShipIt, seat: i64, moves: Moves) -> None:
    """The components that can be hit."""
    attack = table.attack
    effect = table.effects[attack.card.value]
    for place in range(components(table, seat)):
        if can_hit(table, effect.kind, attack.sudo.value != 0, seat, place):
            effect.offer_loss(table, seat, place, moves)


def offer_receivers(table: ShipIt, moves: Moves) -> None:
    for other in range(table.seats):
        if other != table.attack.target.value and table.is_in(other):
            moves.add(GIVE_TO, other)
