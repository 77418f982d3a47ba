"""An attack as one sequence: which component is hit, the target's answers line by line, the effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.ship_it import performance
from holdfast.games.ship_it.cards import ANSWERS, CARDS, SHIELDS
from holdfast.games.ship_it.phrases import (
    ACCEPT,
    ASKED_BY,
    ASKED_CARD,
    ASKED_COMPONENT,
    BROKEN,
    COMPONENT_PLACES,
    DEFEND,
    DEFEND_SUDO,
    DEFENDED,
    GIVE_TO,
    HANDED_OVER,
    HELD,
    LOSE,
    LOSE_TO,
    NOT_EXCUSED,
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
from holdfast.games.ship_it.piles import clear_played, lay_open
from holdfast.games.ship_it.production import (
    attached,
    component,
    components,
    defences,
    guards,
    place_of,
    places_hit,
    send_to_repair,
    undeploy,
)
from holdfast.kernel.bits import NONE, bit, lowest_bit
from holdfast.kernel.moves import Moves, arg, arg2, verb

if TYPE_CHECKING:
    from holdfast.games.ship_it.state import ShipItState
    from holdfast.kernel.state import State


class Attack:
    """The attack in progress. One of nobody is an event's."""

    def __init__(self, state: State) -> None:
        self.attacker = state.declare.seat("attack.attacker")
        self.card = state.declare.printed("attack.card")
        self.sudo = state.declare.flag("attack.sudo")
        self.target = state.declare.seat("attack.target")
        self.component = state.declare.word("attack.component", COMPONENT_PLACES)
        """The place of the component that is hit, once it is known."""
        self.stage = state.declare.word("attack.stage", STAGES, start=TO_ANSWER)
        self.next_chooses = state.declare.flag("attack.next_chooses")
        """A Zero Day performance failed: the next player says who gets the component."""
        state.progress["attack"] = self.card

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


def kind_of(state: ShipItState) -> i64:
    """The kind of the attack in progress."""
    return CARDS.texts[state.attack.card.value].kind


def guard_place(state: ShipItState) -> i64:
    """Where a guard against the attack in progress stands, or NONE."""
    return lowest_bit(guards(state, state.attack.target.value, kind_of(state)))


def shield_index(state: ShipItState) -> i64:
    """Where in the row a shield of the component lies that is hit, or NONE."""
    attack = state.attack
    for face in defences(SHIELDS, kind_of(state)):
        at = attached(state, attack.target.value, attack.component.value, face)
        if at != NONE:
            return at
    return NONE


def component_hit(state: ShipItState) -> i64:
    return component(state, state.attack.target.value, state.attack.component.value)


def stand_in(state: ShipItState) -> i64:
    """The place of the Cache that may be given up for the named component, or NONE."""
    target = state.attack.target.value
    type = state.players[target].cached.value
    return place_of(state, target, CARDS.cache) if type != NONE and type == state.face[component_hit(state)] else NONE


# The sequence


def launch(state: ShipItState, attacker: i64, target: i64, card: i64, sudo: bool, place: i64) -> None:
    state.attack.begin(attacker, target, card, sudo, place)
    ask(state, TO_ANSWER)


def ask(state: ShipItState, stage: i64) -> None:
    """The target is always asked, so that a question tells nothing about a hand."""
    attack = state.attack
    attack.stage.value = stage
    target = attack.target.value
    chooser = stage == TO_RECEIVE
    prompt = state.ask(STAGE_PROMPTS[stage], bit(state.next_seat(target) if chooser else target))
    prompt.put(ASKED_BY, target if chooser else attack.attacker.value).put(ASKED_CARD, attack.card.value)
    if attack.component.value != NONE:
        prompt.put(ASKED_COMPONENT, state.face[component_hit(state)])


def answer(state: ShipItState, seat: i64, move: i64) -> None:
    state.drop_prompt()
    what = verb(move)
    stage = state.attack.stage.value
    if what in (DEFEND, DEFEND_SUDO):
        defend(state, seat, move)
    elif stage == TO_STEP_IN:
        meet_shield(state, state.attack.attacker.value)
    elif stage == TO_HOLD:
        break_shield(state)
    elif stage == TO_RECEIVE:
        strike(state, arg(move))
    else:
        give_up(state, move)


def give_up(state: ShipItState, move: i64) -> None:
    """The target accepts, or says which component is hit."""
    attack = state.attack
    if verb(move) != ACCEPT:
        if attack.component.value != NONE:
            cache = component(state, attack.target.value, arg(move))
            state.tell(STOOD_IN, attack.target.value, cache, component_hit(state))
        attack.component.value = arg(move)
    meet_guard(state, arg2(move) if verb(move) == LOSE_TO else attack.attacker.value)


def defend(state: ShipItState, seat: i64, move: i64) -> None:
    stage = state.attack.stage.value
    if stage == TO_STEP_IN:
        step_in(state, seat)
    elif stage == TO_HOLD:
        hold(state, seat)
    else:
        excuse(state, seat, move)


def excuse(state: ShipItState, seat: i64, move: i64) -> None:
    """Excuse and Patch end the attack, once the performance they may ask for is over."""
    face = CARDS.defenders[arg(move)]
    state.tell(DEFENDED, seat, lay_open(state, seat, face))
    if verb(move) == DEFEND_SUDO:
        add_sudo(state, seat)
    if state.social and CARDS.texts[face].is_shown:
        performance.begin(state, seat, face, move)
    else:
        finish(state)


def excuse_failed(state: ShipItState, sudo: bool) -> None:
    """Nobody believed it: the Excuse is discarded, and the attack goes on."""
    at = state.played.size - (2 if sudo else 1)
    while at < state.played.size:
        state.move(state.played, at, state.discard)
    state.tell(NOT_EXCUSED, state.attack.target.value)
    ask(state, TO_LOSE)


def add_sudo(state: ShipItState, seat: i64) -> None:
    lay_open(state, seat, CARDS.sudo)
    state.tell(WITH_SUDO, seat)


def meet_guard(state: ShipItState, receiver: i64) -> None:
    """Against sudo, Monitoring or Firewall may step in for another component."""
    guard = guard_place(state)
    if state.attack.sudo.value and guard != NONE and guard != state.attack.component.value:
        ask(state, TO_STEP_IN)
    else:
        meet_shield(state, receiver)


def step_in(state: ShipItState, seat: i64) -> None:
    """The guard takes the hit and is discarded, whatever the attack would have done."""
    add_sudo(state, seat)
    guard = guard_place(state)
    state.tell(STEPPED_IN, seat, component(state, seat, guard))
    undeploy(state, seat, guard, state.discard)
    finish(state)


def meet_shield(state: ShipItState, receiver: i64) -> None:
    """CI or Certificate stops the attack by itself; against sudo the target is asked."""
    if shield_index(state) == NONE:
        strike(state, receiver)
    elif state.attack.sudo.value:
        ask(state, TO_HOLD)
    else:
        discard_shield(state, HELD)
        finish(state)


def hold(state: ShipItState, seat: i64) -> None:
    add_sudo(state, seat)
    discard_shield(state, HELD)
    finish(state)


def break_shield(state: ShipItState) -> None:
    discard_shield(state, BROKEN)
    strike(state, state.attack.attacker.value)


def discard_shield(state: ShipItState, event: i64) -> None:
    target = state.attack.target.value
    shield = state.move(state.players[target].production, shield_index(state), state.discard)
    state.tell(event, target, shield, component_hit(state))


def strike(state: ShipItState, receiver: i64) -> None:
    """The attack takes effect."""
    if state.attack.next_chooses.value and receiver == NONE:
        ask(state, TO_RECEIVE)
        return
    CARDS.texts[state.attack.card.value].strike(state, receiver)
    finish(state)


def finish(state: ShipItState) -> None:
    """All cards used go to the discard pile, in the order they were laid."""
    if state.attack.attacker.value == NONE:
        state.move(state.events, 0, state.discard)
    clear_played(state)
    state.attack.clear()


# What attacks do


def take_back(state: ShipItState) -> None:
    """The component goes back to its owner's hand."""
    target = state.attack.target.value
    send_to_repair(state, target, target, component_hit(state))
    state.tell(TOOK_BACK, target, component_hit(state))
    undeploy(state, target, state.attack.component.value, state.players[target].hand)


def throw_away(state: ShipItState) -> None:
    """The component is discarded."""
    target = state.attack.target.value
    state.tell(THREW_AWAY, target, component_hit(state))
    undeploy(state, target, state.attack.component.value, state.discard)


def hand_over(state: ShipItState, receiver: i64) -> None:
    """The component goes into somebody's hand."""
    target = state.attack.target.value
    if receiver == target:
        take_back(state)
        return
    send_to_repair(state, receiver, target, component_hit(state))
    state.tell(HANDED_OVER, target, component_hit(state), receiver)
    undeploy(state, target, state.attack.component.value, state.players[receiver].hand)


# What the target may say


def offer_answers(state: ShipItState, seat: i64, moves: Moves) -> None:
    stage = state.attack.stage.value
    if stage == TO_RECEIVE:
        offer_receivers(state, moves)
        return
    if stage == TO_ANSWER:
        offer_answer(state, seat, moves)
    elif stage == TO_STEP_IN:
        offer_defence(state, seat, state.face[component(state, seat, guard_place(state))], moves)
    elif stage == TO_HOLD:
        offer_defence(state, seat, state.face[state.players[seat].production.cards[shield_index(state)]], moves)
    offer_giving_up(state, seat, stage, moves)


def offer_answer(state: ShipItState, seat: i64, moves: Moves) -> None:
    for face in defences(ANSWERS, kind_of(state)):
        if state.holds(state.players[seat].hand, face):
            offer_defence(state, seat, face, moves)


def offer_defence(state: ShipItState, seat: i64, face: i64, moves: Moves) -> None:
    """A defence that is possible now; against sudo it holds only with a sudo."""
    if state.attack.sudo.value == 0:
        moves.add(DEFEND, CARDS.defence_named[face])
    elif state.holds(state.players[seat].hand, CARDS.sudo):
        moves.add(DEFEND_SUDO, CARDS.defence_named[face])


def offer_giving_up(state: ShipItState, seat: i64, stage: i64, moves: Moves) -> None:
    if stage in (TO_STEP_IN, TO_HOLD):
        moves.add(ACCEPT)
    elif state.attack.component.value != NONE:
        moves.add(ACCEPT)
        cache = stand_in(state)
        if cache != NONE:
            moves.add(LOSE, cache)
    else:
        offer_losses(state, seat, moves)


def offer_losses(state: ShipItState, seat: i64, moves: Moves) -> None:
    """The components that can be hit."""
    attack = state.attack
    effect = CARDS.texts[attack.card.value]
    hit = places_hit(state, effect.kind, attack.sudo.value != 0, seat)
    for place in range(components(state, seat)):
        if hit >> place & 1:
            effect.offer_loss(state, seat, place, moves)


def offer_receivers(state: ShipItState, moves: Moves) -> None:
    for other in range(state.seats):
        if other != state.attack.target.value and state.is_in(other):
            moves.add(GIVE_TO, other)
