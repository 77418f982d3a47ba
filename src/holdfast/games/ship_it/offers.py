"""Which offers look sensible to people: small ones, at most one a turn, and never what was refused before.

The rules allow more. This is for bots: they neither make other offers nor advise them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from holdfast.games.ship_it.phrases import EVERYBODY, TRADE, TRADE_ALL, ratio
from holdfast.kernel.bits import NONE, bit
from holdfast.kernel.moves import Moves, arg, arg2, verb

if TYPE_CHECKING:
    from holdfast.games.ship_it.state import ShipItState

FAIR: Final = [ratio(1, 1), ratio(2, 1), ratio(1, 2)]
"""One for one; two for one where a single card is wanted badly, or is worth two."""


def leave_sensible(state: ShipItState, seat: i64, moves: Moves) -> None:
    """Leave out the offers that would look absurd."""
    kept: i64 = 0
    for at in range(moves.size):
        move = moves.buffer[at]
        if _is_sensible(state, seat, move):
            moves.buffer[kept] = move
            kept += 1
    moves.size = kept


def _is_sensible(state: ShipItState, seat: i64, move: i64) -> bool:
    what = verb(move)
    if what != TRADE and what != TRADE_ALL:
        return True
    exchange = arg2(move) if what == TRADE else arg(move)
    number = _number(arg(move) if what == TRADE else EVERYBODY, exchange)
    return number != NONE and state.done.offers.value == 0 and state.players[seat].refused.value & bit(number) == 0


def note_refused(state: ShipItState, partner: i64) -> None:
    """Somebody, or everybody, has refused the offer that is open."""
    trade = state.trade
    number = _number(partner, ratio(trade.give.value, trade.take.value))
    if number != NONE:
        state.players[trade.offerer.value].refused.value |= bit(number)


def _number(partner: i64, exchange: i64) -> i64:
    """The bit of an offer; NONE for one that is not fair."""
    for at in range(i64(len(FAIR))):
        if FAIR[at] == exchange:
            return partner * i64(len(FAIR)) + at
    return NONE
