"""Who is first, and who shares a rank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from holdfast.kernel.bits import bit, lowest_bit

if TYPE_CHECKING:
    from holdfast.kernel.state import State


def ranked_by_standing(state: State, seats: i64) -> list[list[int]]:
    """These seats in the order of their standing; equal ones stand together."""
    listed = [seat for seat in range(int(state.seats)) if seats >> seat & 1]
    standings = sorted({int(state.standing(seat)) for seat in listed}, reverse=True)
    return [[seat for seat in listed if state.standing(seat) == standing] for standing in standings]


def top_rank(state: State) -> i64:
    """The mask of the first rank, for games in which the last one left need not be the winner."""
    mask: i64 = 0
    for seat in state.ranking()[0]:
        mask |= bit(seat)
    return mask


def is_draw(state: State) -> bool:
    """Whether a game that is over is a draw: several sides share the first rank, and nobody has won."""
    first = state.winners()
    one = lowest_bit(first)
    return first & ~(state.team(one) | bit(one)) != 0


def returns(state: State) -> list[float]:
    """For each seat between -1 for the last and 1 for the only winner; zeros while the game goes on."""
    count = int(state.seats)
    shares = [0.0] * count
    if not state.over:
        return shares
    below = count
    for rank in state.ranking():
        below -= len(rank)
        ahead = count - below - len(rank)
        for seat in rank:
            shares[seat] = (below - ahead) / max(1, count - 1)
    return shares
