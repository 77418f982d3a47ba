"""Greedy: one step ahead. It tries every move on tables it determinizes, and takes the one that looks best."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from holdfast.bots.bot import Bot
from holdfast.kernel.bits import bit, count_bits, lowest_bit
from holdfast.kernel.chance import Chance
from holdfast.kernel.handle import SeatHandle
from holdfast.kernel.heuristics import Heuristics
from holdfast.kernel.moves import Moves
from holdfast.kernel.state import State

TRIALS: Final[i64] = 96
"""Moves that it tries on determinized tables before each move."""
LEAST_WORLDS: Final[i64] = 4
MOST_WORLDS: Final[i64] = 16
DREAM: Final[i64] = 20
"""Random moves in a rollout that shows what a text would bring."""
RESTLESS: Final[i64] = 8
"""In a long game one move in this many is random."""


class Greedy(Bot):
    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.moves = Moves()
        self.scores: list[float] = []
        """How good each of the moves looked, for explanations."""

    def choose(self, seat: SeatHandle) -> i64:
        seat.sensible_moves(self.moves)
        self.scores = []
        if self.moves.size == 1:
            return self.moves.at(0)
        scores = self.scores = self._tried(seat)
        best: i64 = 0
        ties: i64 = 0
        for at in range(self.moves.size):
            if at == 0 or scores[at] > scores[best] + 1e-9:
                best = at
                ties = 1
            elif scores[at] > scores[best] - 1e-9:
                ties += 1
                if self.chance.below(ties) == 0:
                    best = at
        return self.or_random_move(seat, self.moves.at(best), self.moves)

    def or_random_move(self, seat: SeatHandle, best: i64, moves: Moves) -> i64:
        """The best move; in a long game sometimes a random one, because the best-looking moves may repeat for ever."""
        if seat.rounds() > seat.game.search.config.long_game and self.chance.below(RESTLESS) == 0:
            return moves.at(self.chance.below(moves.size))
        return best

    def speak(self, seat: SeatHandle) -> str:
        """The best of some ideas that do not prolong the game; no text at all one time in four."""
        ideas = seat.suggestions(self.chance)
        if not ideas or self.chance.below(4) == 0:
            return ""
        liked = sorted([(-self._liking(seat, idea), at) for at, idea in enumerate(ideas)])
        for _, at in liked:
            if not seat.prolongs(ideas[at]):
                return ideas[at]
        return ""

    def _liking(self, seat: SeatHandle, words: str) -> float:
        """How it would stand after this text and some random moves."""
        heuristics = seat.game.search.heuristics
        score = 0.0
        for _ in range(LEAST_WORLDS):
            world = seat.determinize(self.chance)
            world.submit(seat.seat, seat.spoken_move(), words)
            for _ in range(DREAM):
                self._dream(world)
            score += outlook(heuristics, world, seat.seat)
        return score

    def _dream(self, world: State) -> None:
        """One random move."""
        if not world.over:
            mover = lowest_bit(world.awaited())
            self.moves.clear()
            world.legal_moves(mover, self.moves)
            world.apply(mover, self.moves.at(self.chance.below(self.moves.size)))

    def _tried(self, seat: SeatHandle) -> list[float]:
        """How good each move looks, summed over several determinized tables."""
        heuristics = seat.game.search.heuristics
        scores = [0.0] * int(self.moves.size)
        worlds = max(LEAST_WORLDS, min(MOST_WORLDS, TRIALS // self.moves.size))
        world = seat.determinize(self.chance)
        world.forget()
        after = world.copy()
        for number in range(worlds):
            if number > 0:
                seat.determinize_again(self.chance, world)
            for at in range(self.moves.size):
                world.copy_to(after)
                after.apply(seat.seat, self.moves.at(at))
                scores[at] += outlook(heuristics, after, seat.seat)
        return scores


def outlook(heuristics: Heuristics[State], state: State, seat: i64) -> float:
    """The value of a table for a seat: 1 for a win, less for a shared one, -1 for a loss, else its evaluation."""
    if not state.over:
        return heuristics.evaluate(state, seat)
    winners = state.winners()
    if winners & bit(seat) == 0:
        return -1.0
    return 2.0 / float(count_bits(winners)) - 1.0 if winners != state.team(seat) else 1.0
