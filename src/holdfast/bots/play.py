"""A game among bots, without observers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.bots.bot import Bot
from holdfast.kernel.bits import lowest_bit
from holdfast.kernel.handle import SeatHandle
from holdfast.kernel.state import State

if TYPE_CHECKING:
    from holdfast.kernel.game import Game


def play(game: Game, state: State, bots: list[Bot]) -> i64:
    """Play a game to its end with a bot on each seat, and return the number of moves."""
    handles = [SeatHandle(game, state, seat) for seat in range(state.seats)]
    played: i64 = 0
    while not state.over:
        seat = lowest_bit(state.awaited())
        words = bots[seat].speak(handles[seat])
        if words:
            state.submit(seat, handles[seat].spoken_move(), words)
        else:
            state.apply(seat, bots[seat].choose(handles[seat]))
        played += 1
    return played
