"""Rounds: how one is dealt, how it ends, and what comes then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.shield.laws import triggers
from holdfast.games.shield.phrases import DEALT, ROUND_BEGAN, ROUND_DRAWN, ROUND_WON, TURN, WRITING
from holdfast.kernel.bits import NOBODY, lowest_bit

if TYPE_CHECKING:
    from holdfast.games.shield.state import ShieldState


def deal_round(state: ShieldState) -> None:
    """Everyone is back in; the deck is shuffled and holds every card."""
    state.phase.value = TURN
    state.round_turn.value = 0
    state.acted.value = False
    state.extra_turn.value = False
    state.turn = state.starter.value
    state.out = NOBODY
    state.out_order.clear()
    state.tell(ROUND_BEGAN, state.round.value, state.starter.value)
    for seat in range(state.seats):
        _deal_to(state, seat)
    triggers.start_turn(state)


def _deal_to(state: ShieldState, seat: i64) -> None:
    player = state.players[seat]
    player.refresh()
    life = state.draw(player.life)
    first = state.draw(player.shield)
    second = state.draw(player.shield)
    player.life_damage.value = min(0, state.life_total(player) - 1)
    state.tell(DEALT, seat, life, first, second)


def next_round(state: ShieldState, starter: i64) -> None:
    state.round.value += 1
    state.starter.value = starter
    _gather(state)
    deal_round(state)


def _gather(state: ShieldState) -> None:
    for player in state.players:
        state.move_all(player.life, state.deck)
        state.move_all(player.shield, state.deck)
        state.move_all(player.charged, state.deck)
    state.move_all(state.drawn, state.deck)
    state.move_all(state.discard, state.deck)
    state.shuffle(state.deck)


def end_round(state: ShieldState, left: i64) -> None:
    if left == NOBODY:
        _replay_round(state)
        return
    winner = lowest_bit(left)
    state.players[winner].rounds_won.value += 1
    state.tell(ROUND_WON, winner, state.round.value)
    if state.players[winner].rounds_won.value == state.rounds_to_win:
        state.over = True
    if state.over:
        return
    if state.winner_writes:
        state.phase.value = WRITING
        state.turn = winner
    else:
        next_round(state, (winner + 1) % state.seats)


def _replay_round(state: ShieldState) -> None:
    """All fell at once: the same round, with the same starter, from a new deal."""
    state.tell(ROUND_DRAWN, state.round.value)
    if not state.over:
        _gather(state)
        deal_round(state)
