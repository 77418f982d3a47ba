"""What a position of Upgrade may leave out, and what cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.upgrade.phrases import OPENING
from holdfast.kernel.bits import NOBODY, NONE, bit, count_bits
from holdfast.kernel.errors import PositionError
from holdfast.kernel.given import Given
from holdfast.kernel.phrases import seat_name

if TYPE_CHECKING:
    from holdfast.games.upgrade.rules import Upgrade


def complete(table: Upgrade, given: Given) -> None:
    if table.drawn.size > 0:
        table.drawn.sees = bit(table.turn)
        table.show(table.drawn.top(), table.drawn.sees)
    if "may_bow" not in given:
        table.bowing.value = owing(table)
    complete_out(table)
    if table.over:
        return
    if not table.is_in(table.turn):
        raise PositionError("turn_of_seat_out", seat=seat_name(table.turn))
    if is_set_up(table):
        complete_set_up(table)
    elif table.drawn.size == 0:
        table.begin_turn()


def owing(table: Upgrade) -> i64:
    """Those who have bowed less often than they owe."""
    seats: i64 = NOBODY
    for seat in range(table.seats):
        if table.players[seat].bows_made.value < table.players[seat].bows_owed.value:
            seats |= bit(seat)
    return seats


def complete_out(table: Upgrade) -> None:
    """Who has no tokens is out, and who is out has neither tokens nor cards."""
    for seat in range(table.seats):
        player = table.players[seat]
        if not table.is_in(seat):
            player.tokens.value = 0
        elif player.tokens.value == 0:
            table.eliminate(bit(seat))
        if player.tokens.value == 0 and player.attack.size + player.defence.size + player.hand.size > 0:
            raise PositionError("out_of_tokens_with_cards", seat=seat_name(seat))
    if count_bits(table.out) >= table.seats - 1:
        table.over = True


def is_set_up(table: Upgrade) -> bool:
    """Whether somebody still holds the cards dealt, or nobody has any card yet."""
    rows = table.drawn.size
    for player in table.players:
        if player.hand.size > 0:
            return True
        rows += player.attack.size + player.defence.size
    return rows == 0


def complete_set_up(table: Upgrade) -> None:
    """Who has no cards is dealt some, who has not picked is asked."""
    if table.drawn.size > 0:
        raise PositionError("nothing_drawn_in_setup")
    choosing: i64 = NOBODY
    for seat in range(table.seats):
        player = table.players[seat]
        rows = player.attack.size + player.defence.size
        if player.hand.size > 0 and rows > 0:
            raise PositionError("rows_filled_in_setup", seat=seat_name(seat))
        if player.hand.size + rows == 0 and table.is_in(seat):
            table.fill_up(player.hand, table.defence_row + 1)
        if player.hand.size > 0 and player.picked.value == NONE:
            choosing |= bit(seat)
    if choosing == NOBODY:
        table.reveal_openings()
    else:
        table.ask(OPENING, choosing)
