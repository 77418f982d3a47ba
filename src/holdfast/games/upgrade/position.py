"""What a position of Upgrade may leave out, and what cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.games.upgrade.phrases import OPENING
from holdfast.kernel.bits import NOBODY, NONE, bit, count_bits
from holdfast.kernel.errors import PositionError
from holdfast.kernel.phrases import seat_name
from holdfast.kernel.position_reader import PositionReader

if TYPE_CHECKING:
    from holdfast.games.upgrade.rules import Upgrade


def complete(state: Upgrade, reader: PositionReader) -> None:
    if state.drawn.size > 0:
        state.drawn.sees = bit(state.turn)
        state.show(state.drawn.top(), state.drawn.sees)
    if "may_bow" not in reader:
        state.bowing.value = owing(state)
    complete_out(state)
    if state.over:
        return
    if not state.is_in(state.turn):
        raise PositionError("turn_of_seat_out", seat=seat_name(state.turn))
    if is_set_up(state):
        complete_set_up(state)
    elif state.drawn.size == 0:
        state.begin_turn()


def owing(state: Upgrade) -> i64:
    """Those who have bowed less often than they owe."""
    seats: i64 = NOBODY
    for seat in range(state.seats):
        if state.players[seat].bows_made.value < state.players[seat].bows_owed.value:
            seats |= bit(seat)
    return seats


def complete_out(state: Upgrade) -> None:
    """Who has no tokens is out, and who is out has neither tokens nor cards."""
    for seat in range(state.seats):
        player = state.players[seat]
        if not state.is_in(seat):
            player.tokens.value = 0
        elif player.tokens.value == 0:
            state.eliminate(bit(seat))
        if player.tokens.value == 0 and player.attack.size + player.defence.size + player.hand.size > 0:
            raise PositionError("out_of_tokens_with_cards", seat=seat_name(seat))
    if count_bits(state.out) >= state.seats - 1:
        state.over = True


def is_set_up(state: Upgrade) -> bool:
    """Whether somebody still holds the cards dealt, or nobody has any card yet."""
    rows = state.drawn.size
    for player in state.players:
        if player.hand.size > 0:
            return True
        rows += player.attack.size + player.defence.size
    return rows == 0


def complete_set_up(state: Upgrade) -> None:
    """Who has no cards is dealt some, who has not picked is asked."""
    if state.drawn.size > 0:
        raise PositionError("nothing_drawn_in_setup")
    choosing: i64 = NOBODY
    for seat in range(state.seats):
        player = state.players[seat]
        rows = player.attack.size + player.defence.size
        if player.hand.size > 0 and rows > 0:
            raise PositionError("rows_filled_in_setup", seat=seat_name(seat))
        if player.hand.size + rows == 0 and state.is_in(seat):
            state.fill_up(player.hand, state.defence_row + 1)
        if player.hand.size > 0 and player.picked.value == NONE:
            choosing |= bit(seat)
    if choosing == NOBODY:
        state.reveal_openings()
    else:
        state.ask(OPENING, choosing)
