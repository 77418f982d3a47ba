"""An attack: the card is drawn, all charged cards strike with it, the shield takes the blow first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.shield import shields
from holdfast.games.shield.blow import Blow
from holdfast.games.shield.charged import discard_charged
from holdfast.games.shield.laws import triggers
from holdfast.games.shield.laws.events import TriggerKind
from holdfast.games.shield.laws.law_book import FACES
from holdfast.games.shield.laws.values import CHARGED_AT_LIFE, CHARGED_AT_SHIELD, DRAWN_AT_LIFE, DRAWN_AT_SHIELD
from holdfast.games.shield.phrases import (
    ABSORBED,
    ATTACKED,
    ATTACKED_WITHOUT,
    BROKE,
    BROKE_DOWN,
    LOST_CHARGE,
    MISSED,
    UNLEASHED,
    WOUNDED,
)
from holdfast.kernel.bits import NONE, bit

if TYPE_CHECKING:
    from holdfast.games.shield.state import ShieldState

DRAWN_WALL: Final[i64] = DRAWN_AT_SHIELD * FACES
DRAWN_LIFE: Final[i64] = DRAWN_AT_LIFE * FACES
CHARGED_WALL: Final[i64] = CHARGED_AT_SHIELD * FACES
CHARGED_LIFE: Final[i64] = CHARGED_AT_LIFE * FACES


def begin(state: ShieldState, seat: i64, target: i64) -> None:
    """Draw the attack card. Rules that such a card sets off act before it hits."""
    state.players[target].last_attacker.value = seat
    state.attack.begin(seat, target)
    card = state.draw(state.drawn)
    if card == NONE:
        state.tell(ATTACKED_WITHOUT, seat, target)
        return
    state.tell(ATTACKED, seat, target, card)
    if state.law_book.triggers & bit(TriggerKind.DRAWN):
        triggers.fire_on_card(state, seat, target, state.face[card])


def hit(state: ShieldState) -> None:
    """All cards of the attack hit, the drawn one first, then the charged ones, oldest first."""
    seat = state.attack.attacker.value
    target = state.attack.target.value
    state.attack.end()
    if not state.is_in(seat) or not state.is_in(target):
        state.move_all(state.drawn, state.discard)
        state.tell(MISSED, seat, target, target if state.is_in(seat) else seat)
        return
    them = state.players[target]
    wall = state.shield_value(them)
    blow = state.blow
    blow.begin(wall)
    gather_blow(state, seat, blow)
    spend_cards(state, seat)
    if blow.damage > 0:
        state.tell(WOUNDED, seat, target, blow.force, blow.damage)
        wound(state, seat, target, blow.damage)
        return
    them.shield_damage.value += min(blow.force, wall)
    if blow.force < wall:
        state.tell(ABSORBED, seat, target, blow.force, wall - blow.force)
        triggers.enqueue(state, TriggerKind.ABSORBED, seat, seat, target)
    elif blow.force == wall:
        state.tell(BROKE, seat, target, blow.force)
        triggers.enqueue(state, TriggerKind.BREAKS_EXACTLY, seat, seat, target)
    else:
        state.tell(BROKE_DOWN, seat, target, blow.force)


def gather_blow(state: ShieldState, seat: i64, blow: Blow) -> None:
    values = state.law_book.value_table
    face = state.face
    if state.drawn.size > 0:
        drawn = face[state.drawn.cards[0]]
        blow.add(values[DRAWN_WALL + drawn], values[DRAWN_LIFE + drawn])
    charged = state.players[seat].charged
    for at in range(charged.size):
        struck = face[charged.cards[at]]
        blow.add(values[CHARGED_WALL + struck], values[CHARGED_LIFE + struck])


def spend_cards(state: ShieldState, seat: i64) -> None:
    """The attack card and all charged cards are turned up and discarded."""
    if state.drawn.size > 0:
        state.move(state.drawn, 0, state.discard)
    discard_charged(state, seat, UNLEASHED)


def wound(state: ShieldState, seat: i64, target: i64, damage: i64) -> None:
    """Who takes damage loses the charged cards and, if still alive, draws a fresh shield."""
    them = state.players[target]
    them.life_damage.value += damage
    discard_charged(state, target, LOST_CHARGE)
    if state.life_total(them) > 0:
        shields.renew(state, target)
    triggers.enqueue(state, TriggerKind.TAKES_DAMAGE, target, seat, target)
