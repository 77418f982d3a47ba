"""Laws about consequences: what is told of a move beforehand comes true, and tells nothing that is hidden."""

from __future__ import annotations

from holdfast.kernel import Game, State, seat_name
from holdfast.kernel.consequences import Foresight, changes_between
from holdfast.testing.law import law

MOVES = 3
"""How many moves of a seat are compared in two worlds."""


def check_foresight(game: Game, state: State, seat: int, move: int) -> None:
    """What is told of a move is what comes of it."""
    told = Foresight(game, state, seat).changes(move)
    if told:
        after = state.copy()
        after.apply(seat, move)
        came = changes_between(game, state, after, seat)
        law(told == came, f"“{game.write(move, state=state)}” was to change {told}, but it changes {came}")


def check_foreseen_alike(game: Game, state: State, other: State, seat: int) -> None:
    """In worlds that a seat cannot tell apart its moves have the same consequences."""
    legal = game.legal_moves(state, seat)
    moves = legal[:: max(1, len(legal) // MOVES)]
    mine, theirs = (Foresight(game, world, seat).foresee(moves) for world in (state, other))
    law(
        mine == theirs,
        f"the consequences that {seat_name(seat)} is told depend on what {seat_name(seat)} does not know",
    )
