"""Which offers look sensible to people: small ones, at most one a turn, and never what was refused before.

The rules allow more. This is for bots: they neither make other offers nor advise them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from holdfast.games.ship_it.phrases import EVERYBODY, TRADE, TRADE_ALL, ratio
from holdfast.kernel.bits import NONE, bit
from holdfast.kernel.moves import Moves, arg, arg2, verb

if TYPE_CHECKING:
    from holdfast.games.ship_it.state import ShipItState

FAIR: Final = (int(ratio(1, 1)), int(ratio(2, 1)), int(ratio(1, 2)))
"""One for one; two for one where a single card is wanted badly, or is worth two."""
FAIR_PLACE: Final = vec[i64]([FAIR.index(exchange) if exchange in FAIR else NONE for exchange in range(256)])
"""For each exchange its place among these, or NONE."""


def leave_sensible(state: ShipItState, seat: i64, moves: Moves) -> None:
    """Leave out the offers that would look absurd."""
    sensible: i64 = 0
    if state.done.offers.value == 0:
        sensible = ~state.players[seat].refused.value
    kept: i64 = 0
    for at in range(moves.size):
        move = moves.buffer[at]
        what = verb(move)
        if what == TRADE:
            keep = sensible & _offer(arg(move), arg2(move)) != 0
        elif what == TRADE_ALL:
            keep = sensible & _offer(EVERYBODY, arg(move)) != 0
        else:
            keep = True
        if keep:
            moves.buffer[kept] = move
            kept += 1
    moves.size = kept


def note_refused(state: ShipItState, partner: i64) -> None:
    """Somebody, or everybody, has refused the offer that is open."""
    trade = state.trade
    state.players[trade.offerer.value].refused.value |= _offer(partner, ratio(trade.give.value, trade.take.value))


def _offer(partner: i64, exchange: i64) -> i64:
    """The bit of an offer; no bit for one that is not fair."""
    place = FAIR_PLACE[exchange]
    if place == NONE:
        return 0
    return bit(partner * i64(len(FAIR)) + place)
