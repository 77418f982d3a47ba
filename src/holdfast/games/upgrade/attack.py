"""An attack: reveal, compare, move the token, discard both rows, eliminate, place the drawn card, refill."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.upgrade.phrases import (
    CHALLENGED,
    DISCARDED,
    DREW_DEFENCE,
    ELIMINATED,
    LOST,
    NEW_ATTACK,
    REVEALED,
    TIED,
    WON,
)
from holdfast.kernel.bits import EVERYONE, NOBODY, NONE, bit
from holdfast.kernel.zones import Zone

if TYPE_CHECKING:
    from holdfast.games.upgrade.rules import Upgrade


def attack(state: Upgrade, seat: i64, target: i64) -> None:
    me = state.players[seat]
    them = state.players[target]
    state.bowing.value = NOBODY
    state.tell(CHALLENGED, seat, target, state.sum(me.attack))
    reveal(state, target, them.defence)
    move_token(state, seat, target, state.sum(me.attack), state.sum(them.defence))
    state.move_all(me.attack, state.discard)
    state.move_all(them.defence, state.discard)
    if them.tokens.value == 0:
        leave(state, target)
    if me.tokens.value == 0:
        leave(state, seat)
    if state.over:
        return
    if me.tokens.value > 0 and state.drawn.size > 0:
        state.tell(NEW_ATTACK, seat, state.move_top(state.drawn, me.attack))
    if them.tokens.value > 0:
        refill(state, target, them.defence)


def refill(state: Upgrade, seat: i64, row: Zone) -> None:
    """The defender draws a new full defence."""
    state.players[seat].put_aside.value = 0
    for _card in range(state.defence_row):
        card = state.draw(row)
        if card != NONE:
            state.tell(DREW_DEFENCE, seat, card)


def reveal(state: Upgrade, seat: i64, row: Zone) -> None:
    for at in range(row.size):
        state.show(row.cards[at], EVERYONE, row)
        state.tell(REVEALED, seat, row.cards[at])


def move_token(state: Upgrade, seat: i64, target: i64, force: i64, wall: i64) -> None:
    me = state.players[seat]
    them = state.players[target]
    if force > wall:
        me.tokens.value += 1
        them.tokens.value -= 1
        state.tell(WON, seat, target, force, wall)
    elif force < wall:
        me.tokens.value -= 1
        state.tell(LOST, seat, target, force, wall)
    else:
        me.bows_owed.value += 1
        them.bows_owed.value += 1
        state.bowing.value = bit(seat) | bit(target)
        state.tell(TIED, seat, target, force)


def leave(state: Upgrade, seat: i64) -> None:
    """A player without tokens is out at once."""
    player = state.players[seat]
    state.tell(ELIMINATED, seat)
    discard_row(state, seat, player.attack)
    discard_row(state, seat, player.defence)
    if seat == state.turn:
        discard_row(state, seat, state.drawn)
    state.eliminate(bit(seat))


def discard_row(state: Upgrade, seat: i64, row: Zone) -> None:
    while row.size > 0:
        state.tell(DISCARDED, seat, state.move(row, 0, state.discard))
