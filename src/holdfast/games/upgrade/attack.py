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


def attack(table: Upgrade, seat: i64, target: i64) -> None:
    me = table.players[seat]
    them = table.players[target]
    table.bowing.value = NOBODY
    table.tell(CHALLENGED, seat, target, table.sum(me.attack))
    reveal(table, target, them.defence)
    move_token(table, seat, target, table.sum(me.attack), table.sum(them.defence))
    table.move_all(me.attack, table.discard)
    table.move_all(them.defence, table.discard)
    if them.tokens.value == 0:
        leave(table, target)
    if me.tokens.value == 0:
        leave(table, seat)
    if table.over:
        return
    if me.tokens.value > 0 and table.drawn.size > 0:
        table.tell(NEW_ATTACK, seat, table.move_top(table.drawn, me.attack))
    if them.tokens.value > 0:
        refill(table, target, them.defence)


def refill(table: Upgrade, seat: i64, row: Zone) -> None:
    """The defender draws a new full defence."""
    table.players[seat].put_aside.value = 0
    for _card in range(table.defence_row):
        card = table.draw(row)
        if card != NONE:
            table.tell(DREW_DEFENCE, seat, card)


def reveal(table: Upgrade, seat: i64, row: Zone) -> None:
    for at in range(row.size):
        table.show(row.cards[at], EVERYONE)
        table.tell(REVEALED, seat, row.cards[at])


def move_token(table: Upgrade, seat: i64, target: i64, force: i64, wall: i64) -> None:
    me = table.players[seat]
    them = table.players[target]
    if force > wall:
        me.tokens.value += 1
        them.tokens.value -= 1
        table.tell(WON, seat, target, force, wall)
    elif force < wall:
        me.tokens.value -= 1
        table.tell(LOST, seat, target, force, wall)
    else:
        me.bows_owed.value += 1
        them.bows_owed.value += 1
        table.bowing.value = bit(seat) | bit(target)
        table.tell(TIED, seat, target, force)


def leave(table: Upgrade, seat: i64) -> None:
    """A player without tokens is out at once."""
    player = table.players[seat]
    table.tell(ELIMINATED, seat)
    discard_row(table, seat, player.attack)
    discard_row(table, seat, player.defence)
    if seat == table.turn:
        discard_row(table, seat, table.drawn)
    table.eliminate(bit(seat))


def discard_row(table: Upgrade, seat: i64, row: Zone) -> None:
    while row.size > 0:
        table.tell(DISCARDED, seat, table.move(row, 0, table.discard))
