"""Positions to learn from: games of bots that err now and then, what every seat had at some moments, and who won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from librt.vecs import vec

from holdfast.bots import Greedy, Search
from holdfast.bots.bot import Bot
from holdfast.bots.value_function import ValueFunction
from holdfast.kernel import Chance, Game, SeatHandle, State, lowest_bit
from holdfast.kernel.moves import Moves

ERRORS = 6
"""One move in this many is random: weights have to hold in positions that good play avoids, too."""
POSITIONS_PER_GAME = 12
"""Positions kept of a game at most: those of one game are much alike."""
THIRDS = 3


@dataclass(frozen=True)
class PositionExample:
    """One moment of a game."""

    game: int
    """The number of the game."""
    third: int
    """How far the game had come."""
    features: Sequence[Sequence[float]]
    """What each seat had that could still win."""
    predictions: Sequence[float]
    """The share of a win that the game's own evaluation gave each of them."""
    targets: Sequence[float]
    """What each of them got in the end."""


class SelfPlay:
    """Games among bots that err now and then, one as good as another to learn from.

    With simulations they search and judge by what the game has learnt so far; otherwise they are greedy.
    """

    def __init__(self, game: Game, seats: int, seed: int, simulations: int) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.simulations = simulations
        self.deal = game.dealer(seats, game.options.read({}))
        self.moves = Moves()

    def luck(self, number: int) -> Chance:
        """The luck of one game, which follows from the seed and its number."""
        return Chance(self.seed * 1_000_003 + number)

    def play(self, luck: Chance, watch: Callable[[State, SeatHandle], None]) -> State:
        """One game; who watches sees every moment, from the seat that is to move."""
        state = self.deal(Chance(luck.word()))
        handles = [SeatHandle(self.game, state, seat) for seat in range(self.seats)]
        bots = [self._bot(Chance(luck.word())) for _ in range(self.seats)]
        while not state.over:
            seat = int(lowest_bit(state.awaited()))
            watch(state, handles[seat])
            self._move(state, handles[seat], bots[seat], luck)
        return state

    def _bot(self, luck: Chance) -> Bot:
        if self.simulations == 0:
            return Greedy(luck)
        search = Search(luck, self.simulations)
        search.models_opponents = False  # how to read the others is learnt last
        return search

    def _move(self, state: State, handle: SeatHandle, bot: Bot, luck: Chance) -> None:
        seat = int(handle.seat)
        words = bot.speak(handle)
        if words:
            state.submit(seat, int(handle.spoken_move()), words)
        elif luck.below(ERRORS) == 0:
            handle.legal_moves(self.moves)
            state.apply(seat, self.moves.at(luck.below(self.moves.size)))
        else:
            state.apply(seat, bot.choose(handle))


@dataclass(frozen=True)
class _Position:
    seats: Sequence[int]
    features: Sequence[Sequence[float]]
    predictions: Sequence[float]


class PositionSampler:
    """Plays games and keeps some positions of each."""

    def __init__(self, game: Game, seats: int, seed: int, simulations: int = 0) -> None:
        self.game = game
        self.seats = seats
        self.self_play = SelfPlay(game, seats, seed, simulations)
        self.value_function = ValueFunction()
        self.value_function.prepare(game, seats, False)

    def play(self, number: int) -> list[PositionExample]:
        """One game, with luck that follows from the seed and its number."""
        luck = self.self_play.luck(number)
        positions: list[_Position] = []
        end = self.self_play.play(luck, lambda state, _: positions.append(self._position(state)))
        return self._kept(number, positions, self.value_function.win_probabilities(end), luck)

    def _position(self, state: State) -> _Position:
        seats = [seat for seat in range(self.seats) if self.game.search.heuristics.may_win(state, seat)]
        predictions = self.value_function.win_probabilities(state)
        return _Position(seats, [self._features(state, seat) for seat in seats], [predictions[seat] for seat in seats])

    def _features(self, state: State, seat: int) -> list[float]:
        assert self.game.search.features is not None
        into = vec[float]([0.0] * len(self.game.search.features.names))
        self.game.search.heuristics.survey(state)
        self.game.search.heuristics.features(state, seat, into)
        return list(into)

    def _kept(
        self, number: int, positions: Sequence[_Position], targets: vec[float], luck: Chance
    ) -> list[PositionExample]:
        """Some of the moments, with what came of them."""
        kept: list[PositionExample] = []
        for at in choose_positions(len(positions), luck):
            position = positions[at]
            third = at * THIRDS // len(positions)
            got = [targets[seat] for seat in position.seats]
            kept.append(PositionExample(number, third, position.features, position.predictions, got))
        return kept


def choose_positions(count: int, luck: Chance) -> list[int]:
    """At most POSITIONS_PER_GAME of `count` places, in order."""
    places = list(range(count))
    while len(places) > POSITIONS_PER_GAME:
        del places[int(luck.below(len(places)))]
    return places
