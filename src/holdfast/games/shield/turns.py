"""Turns: what one is spent on, all that follows from it, and whose turn is next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.shield import attack, shields
from holdfast.games.shield.falling import remove_fallen
from holdfast.games.shield.healing import grows_weary
from holdfast.games.shield.laws import effects, triggers
from holdfast.games.shield.laws.events import TriggerKind
from holdfast.games.shield.laws.run_action import run_action
from holdfast.games.shield.phrases import ATTACK, CHARGE, CHARGED, DO, GREW_WEARY, PASSED, SKIPPED, SWAP, TURN
from holdfast.games.shield.rounds import end_round
from holdfast.kernel.bits import count_bits
from holdfast.kernel.moves import arg, arg2

if TYPE_CHECKING:
    from holdfast.games.shield.state import ShieldState


def act(state: ShieldState, seat: i64, what: i64, move: i64) -> None:
    """Spend the turn on something."""
    state.acted.value = True
    if what == ATTACK:
        attack.begin(state, seat, arg(move))
        return
    if what == CHARGE:
        state.tell(CHARGED, seat, state.draw(state.players[seat].charged))
        triggers.enqueue(state, TriggerKind.CHARGES, seat)
    elif what == SWAP:
        shields.swap_slot(state, seat, arg(move), arg2(move), True)
        triggers.enqueue(state, TriggerKind.SWAPS, seat)
    elif what == DO:
        run_action(state, seat, move)
    else:
        state.tell(PASSED, seat)


def carry_on(state: ShieldState) -> None:
    """Do what is left of a turn, and what begins the next one, until somebody has to decide something."""
    while state.asked == 0 and not state.over and state.phase.value == TURN:
        if state.effects.size > 0:
            effects.run_next(state)
        elif state.attack.is_on():
            attack.hit(state)
            remove_fallen(state)
        elif state.happened.size > 0:
            triggers.fire(state)
        elif state.acted.value or not state.is_in(state.turn):
            _end_turn(state)
        else:
            return


def _end_turn(state: ShieldState) -> None:
    state.acted.value = False
    state.round_turn.value += 1
    state.count_turn()
    left = state.everyone_in()
    if count_bits(left) < 2:
        end_round(state, left)
    elif not state.over:
        _pass_turn(state)


def _pass_turn(state: ShieldState) -> None:
    if grows_weary(state):
        state.tell(GREW_WEARY)
    me = state.players[state.turn]
    state.extra_turn.value = me.extra.value
    if me.extra.value:
        me.extra.value = False
    else:
        state.turn = state.next_seat(state.turn)
        while state.players[state.turn].skip.value:
            state.players[state.turn].skip.value = False
            state.tell(SKIPPED, state.turn)
            state.turn = state.next_seat(state.turn)
    triggers.start_turn(state)
