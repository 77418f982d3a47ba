"""How long a round takes under some laws: a few rounds are played out quickly, and their turns counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from holdfast.games.shield.options import ShieldOptions
from holdfast.games.shield.phrases import DO
from holdfast.kernel.bits import lowest_bit
from holdfast.kernel.chance import Chance
from holdfast.kernel.moves import Moves, arg, verb
from holdfast.kernel.playout import Dealer
from holdfast.kernel.state import State

if TYPE_CHECKING:
    from holdfast.games.shield.state import ShieldState

ROUNDS: Final[i64] = 96
"""Divided by the seats: a round of many takes longer, and fewer of them tell as much."""
LEAST_ROUNDS: Final[i64] = 8
LONGEST: Final[i64] = 30
"""Turns for each seat after which a round counts as it is."""
MUCH: Final = 1.5
"""A round is much longer if it takes this many times as long."""
MOST_KEPT: Final = 1024
_lengths: dict[tuple[int, int, bool, tuple[str, ...]], float] = {}


def lengths(state: ShieldState, sentence: str) -> tuple[float, float]:
    """About how many turns a round takes under the laws of a table, and with one sentence more."""
    lines = tuple(state.rules.lines)
    return _length(state, lines), _length(state, (*lines, sentence))


def is_much_longer(state: ShieldState, sentence: str) -> bool:
    before, after = lengths(state, sentence)
    return after > MUCH * before


def _length(state: ShieldState, lines: tuple[str, ...]) -> float:
    key = (int(state.seats), int(state.king_value), state.swap_mends, lines)
    known = _lengths.get(key)
    if known is None:
        if len(_lengths) >= MOST_KEPT:
            _lengths.clear()
        known = _lengths[key] = _played(state, lines)
    return known


def _played(state: ShieldState, lines: tuple[str, ...]) -> float:
    """The same deals whatever the laws are, so that the laws make the difference."""
    options = ShieldOptions(
        rounds_to_win=1,
        king_value=int(state.king_value),
        custom_rules=lines,
        winner_writes=False,
        swap_mends=state.swap_mends,
        turn_limit=int(LONGEST * state.seats),
    )
    make: Any = type(state)
    empty: State = make(state.seats, options)
    deal = Dealer(empty, 0)
    moves = Moves()
    rounds = max(LEAST_ROUNDS, ROUNDS // state.seats)
    turns: i64 = 0
    for number in range(rounds):
        turns += _play_out(deal(Chance(number), False), Chance(-1 - number), moves)
    return float(turns) / float(rounds)


def _play_out(state: State, chance: Chance, moves: Moves) -> i64:
    while not state.over:
        seat = lowest_bit(state.awaited())
        moves.size = 0
        state.legal_moves(seat, moves)
        state.apply(seat, _some_move(moves, chance))
    return state.turns


def _some_move(moves: Moves, chance: Chance) -> i64:
    """First what to do, each verb and each action as likely as the others, then to whom: people choose like that."""
    kinds = vec[i64]()
    for at in range(moves.size):
        kind = _kind(moves.at(at))
        if len(kinds) == 0 or kinds[i64(len(kinds)) - 1] != kind:
            kinds = append(kinds, kind)
    chosen = kinds[chance.below(i64(len(kinds)))]
    count: i64 = 0
    for at in range(moves.size):
        count += _kind(moves.at(at)) == chosen
    left = chance.below(count)
    for at in range(moves.size):
        if _kind(moves.at(at)) == chosen:
            if left == 0:
                return moves.at(at)
            left -= 1
    return moves.at(0)


def _kind(move: i64) -> i64:
    return verb(move) if verb(move) != DO else DO | arg(move) << 8
