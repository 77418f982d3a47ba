"""All that can be asked of a table without changing it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec

from holdfast.kernel import Chance, Game, Moves, SeatHandle, State, observe
from holdfast.kernel.features import Features

Read = Callable[[Game, State, int], object]
"""Ask a table of a game something on behalf of a seat."""

Fill = Callable[[State, int, vec[float]], None]
"""Write numbers about a seat into a vector."""


def _sensible_moves(game: Game, state: State, seat: int) -> list[int]:
    moves = Moves()
    SeatHandle(game, state, seat).sensible_moves(moves)
    return moves.to_list()


def _features(game: Game, state: State, seat: int) -> list[float]:
    heuristics = game.search.heuristics
    heuristics.survey(state)
    return _filled(game.search.features, heuristics.features, state, seat)


def _tells(game: Game, state: State, seat: int) -> list[float]:
    return _filled(game.search.tells, game.search.heuristics.tells, state, seat)


def _filled(declared: Features | None, fill: Fill, state: State, seat: int) -> list[float]:
    into = vec[float]([0.0] * len(declared.names)) if declared is not None else vec[float]()
    fill(state, seat, into)
    return [float(number) for number in into]


READS: Final[tuple[tuple[str, Read], ...]] = (
    ("what is seen", lambda game, state, seat: list(observe(state, seat))),
    ("the legal moves", lambda game, state, seat: game.legal_moves(state, seat)),
    ("the sensible moves", _sensible_moves),
    ("the spoken moves", lambda game, state, seat: game.spoken_moves(state, seat)),
    ("the position", lambda game, state, seat: game.position(state)),
    ("the evaluation", lambda game, state, seat: game.search.heuristics.evaluate(state, seat)),
    ("the features", _features),
    ("the tells", _tells),
    ("the standing", lambda game, state, seat: int(state.standing(seat))),
    ("the ranking", lambda game, state, seat: (state.ranking(), int(state.winners()))),
    ("the chance to win", lambda game, state, seat: game.search.heuristics.may_win(state, seat)),
    ("the team", lambda game, state, seat: (int(state.team(seat)), state.side(seat))),
    ("the question", lambda game, state, seat: (int(state.awaited()), int(state.question()))),
    ("the gestures", lambda game, state, seat: game.gestures(state, seat)),
    ("the suggested words", lambda game, state, seat: game.extensions.speech.suggestions(state, seat, Chance(1))),
)
