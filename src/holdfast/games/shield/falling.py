"""Players whose life is gone leave the round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.shield.charged import discard_charged
from holdfast.games.shield.laws import triggers
from holdfast.games.shield.laws.events import TriggerKind
from holdfast.games.shield.phrases import KNOCKED_OUT, LOST_CHARGE
from holdfast.kernel.bits import NOBODY, bit, count_bits

if TYPE_CHECKING:
    from holdfast.games.shield.state import ShieldState


def remove_fallen(state: ShieldState) -> None:
    """Whose life is gone leaves the round. If that ends it, nothing else is done in it."""
    fallen: i64 = NOBODY
    seat = state.turn
    for _step in range(state.seats):
        if state.is_in(seat) and state.life_total(state.players[seat]) <= 0:
            fallen |= bit(seat)
            triggers.enqueue(state, TriggerKind.KNOCKED_OUT, seat, triggers.who_dealt_damage(state, seat), seat)
            _clear(state, seat)
        seat = seat + 1 if seat + 1 < state.seats else i64(0)
    if fallen:
        state.out |= fallen
        state.out_order.add(fallen)
        if count_bits(state.everyone_in()) < 2:
            _drop_everything(state)


def _drop_everything(state: ShieldState) -> None:
    state.acted.value = True
    state.effects.clear()
    state.happened.clear()
    state.attack.end()
    state.move_all(state.drawn, state.discard)


def _clear(state: ShieldState, seat: i64) -> None:
    player = state.players[seat]
    state.tell(KNOCKED_OUT, seat)
    state.move_all(player.life, state.discard)
    state.move_all(player.shield, state.discard)
    discard_charged(state, seat, LOST_CHARGE)
    player.refresh()
