"""What fires event rules: what happens is enqueued, and fires them once the action is over.

Rules fire in their order, and for each from the player on turn round the table; who is out is not affected.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.shield.laws.events import Recipient, TriggerKind
from holdfast.games.shield.laws.law_book import CompiledRule
from holdfast.kernel.bits import EVERYONE, NOBODY, NONE, bit

if TYPE_CHECKING:
    from holdfast.games.shield.state import ShieldState

SEATS: Final[i64] = 16
"""An effect is kept as 16 × rule + seat; an event has four bits for each of its seats, 15 for none."""
NOT_THERE: Final[i64] = 15


def enqueue(state: ShieldState, trigger: TriggerKind, that: i64, attacker: i64 = NONE, defender: i64 = NONE) -> None:
    """Something happened to `that` player; it may fire rules when the action is over."""
    code: i64 = trigger
    if state.law_book.recorded & bit(code):
        state.happened.add(code | (that & NOT_THERE) << 4 | (attacker & NOT_THERE) << 8 | (defender & NOT_THERE) << 12)


def who_dealt_damage(state: ShieldState, seat: i64) -> i64:
    """Who dealt the damage that a seat took in this action; NONE if it took none."""
    damage: i64 = TriggerKind.TAKES_DAMAGE
    for at in range(state.happened.size):
        event = state.happened.at(at)
        if event & NOT_THERE == damage and event >> 4 & NOT_THERE == seat:
            return event >> 8 & NOT_THERE
    return NONE


def fire_on_card(state: ShieldState, attacker: i64, defender: i64, face: i64) -> None:
    """A card was drawn for an attack."""
    drawn: i64 = TriggerKind.DRAWN
    event = drawn | attacker << 4 | attacker << 8 | defender << 12
    rules = state.law_book.rules
    number: i64 = len(rules)
    while number > 0:
        number -= 1
        rule = rules[number]
        if rule is not None and rule.trigger == drawn and rule.faces & bit(face):
            _schedule(state, number, _affected(state, rule, event))


def fire(state: ShieldState) -> None:
    """All that was enqueued fires rules."""
    rules = state.law_book.rules
    number: i64 = len(rules)
    while number > 0:
        number -= 1
        rule = rules[number]
        if rule is not None:
            seats: i64 = NOBODY
            for at in range(state.happened.size):
                event = state.happened.at(at)
                if event & NOT_THERE == rule.trigger:
                    seats |= _affected(state, rule, event)
            _schedule(state, number, seats)
    state.happened.clear()


def _affected(state: ShieldState, rule: CompiledRule, event: i64) -> i64:
    """The seats whom a rule affects after something happened."""
    that = bit(event >> 4 & NOT_THERE)
    if rule.recipient is Recipient.THAT_PLAYER:
        seats = that
    elif rule.recipient is Recipient.ATTACKER:
        seats = bit(event >> 8 & NOT_THERE)
    elif rule.recipient is Recipient.DEFENDER:
        seats = bit(event >> 12 & NOT_THERE)
    elif rule.recipient is Recipient.OTHERS:
        seats = ~that
    else:
        seats = EVERYONE
    return seats & state.everyone_in()


def _schedule(state: ShieldState, number: i64, seats: i64) -> None:
    """These seats are to be affected by a rule, at most once a turn. The last of them is scheduled first."""
    if seats == NOBODY:
        return
    step = state.seats
    while step > 0:
        step -= 1
        seat = (state.turn + step) % state.seats
        effect = number * SEATS + seat
        if seats & bit(seat) and state.fired.count(effect) == 0:
            state.fired.add(effect)
            state.effects.add(effect)


def start_turn(state: ShieldState) -> None:
    """A turn begins: rules may fire anew, and some do."""
    if state.law_book.triggers:
        state.fired.clear()
        enqueue(state, TriggerKind.STARTS_TURN, state.turn)
