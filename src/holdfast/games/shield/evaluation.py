"""How well a seat is doing in Shield."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.games.shield.state import Player, ShieldState

PROMISE: Final = 3.0
"""What the first charged card of one's own is worth, about half an attack; every further one half of that before it.
Many are a great blow, but one point of damage takes them all."""
THREAT: Final = 7.0
"""What each charged card of another is worth: as much as an average card, which is what it will strike with."""


def evaluation(state: ShieldState, seat: i64) -> float:
    """Rounds won first; then one's share of all the strength left in this round."""
    me = state.players[seat]
    worth = state.law_book.charge_worth
    mine = 0.0
    others = 0.001
    for other in range(state.seats):
        if state.is_in(other):
            player = state.players[other]
            if other == seat:
                mine = strength(state, player) + worth * promise(player.charged.size)
            else:
                others += strength(state, player) + worth * THREAT * float(player.charged.size)
    rounds = float(me.rounds_won.value) / float(state.rounds_to_win)
    return 0.5 * rounds + 0.9 * mine / (mine + others) - 0.4


def strength(state: ShieldState, player: Player) -> float:
    """What lies open: life weighs most."""
    return 4.0 + 2.0 * float(state.life_total(player)) + 0.8 * float(state.shield_value(player))


def promise(charged: i64) -> float:
    """What this many charged cards of one's own are worth."""
    total = 0.0
    next_one = PROMISE
    for _card in range(charged):
        total += next_one
        next_one /= 2.0
    return total
