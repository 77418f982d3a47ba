"""Positions to learn from: games of bots that err now and then, what every seat had at some moments, and who won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from librt.vecs import vec

from holdfast.bots import Greedy, Search
from holdfast.bots.judge import Judge
from holdfast.bots.seat import Bot
from holdfast.kernel import Chance, Game, SeatHandle, State, lowest_bit
from holdfast.kernel.moves import Moves

ERRORS = 6
"""One move in so many is any move: what is learnt has to hold where nobody would go on purpose, too."""
MOMENTS = 12
"""So many moments of a game are kept at most: those of one game are much alike."""
THIRDS = 3


@dataclass(frozen=True)
class Sample:
    """One moment of a game."""

    game: int
    """The number of the game."""
    third: int
    """How far the game had come."""
    features: Sequence[Sequence[float]]
    """What each seat had that could still win."""
    guesses: Sequence[float]
    """The share of a win that the game's own evaluation gave each of them."""
    shares: Sequence[float]
    """What each of them got in the end."""


class Practice:
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
        search.reads = False  # how to read the others is learnt last
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
class _Moment:
    seats: Sequence[int]
    features: Sequence[Sequence[float]]
    guesses: Sequence[float]


class Sampler:
    """Plays games with so many seats and keeps some moments of each."""

    def __init__(self, game: Game, seats: int, seed: int, simulations: int = 0) -> None:
        self.game = game
        self.seats = seats
        self.practice = Practice(game, seats, seed, simulations)
        self.judge = Judge()
        self.judge.prepare(game, seats, False)

    def play(self, number: int) -> list[Sample]:
        """One game, with luck that follows from the seed and its number."""
        luck = self.practice.luck(number)
        moments: list[_Moment] = []
        end = self.practice.play(luck, lambda state, _: moments.append(self._moment(state)))
        return self._kept(number, moments, self.judge.shares_at(end), luck)

    def _moment(self, state: State) -> _Moment:
        seats = [seat for seat in range(self.seats) if self.game.search.heuristics.may_win(state, seat)]
        guesses = self.judge.shares_at(state)
        return _Moment(seats, [self._features(state, seat) for seat in seats], [guesses[seat] for seat in seats])

    def _features(self, state: State, seat: int) -> list[float]:
        assert self.game.search.features is not None
        into = vec[float]([0.0 for _ in self.game.search.features.names])
        self.game.search.heuristics.survey(state)
        self.game.search.heuristics.features(state, seat, into)
        return list(into)

    def _kept(self, number: int, moments: Sequence[_Moment], shares: vec[float], luck: Chance) -> list[Sample]:
        """Some of the moments, with what came of them."""
        kept: list[Sample] = []
        for at in some(len(moments), luck):
            moment = moments[at]
            third = at * THIRDS // len(moments)
            got = [shares[seat] for seat in moment.seats]
            kept.append(Sample(number, third, moment.features, moment.guesses, got))
        return kept


def some(count: int, luck: Chance) -> list[int]:
    """At most MOMENTS of so many places, in order."""
    places = list(range(count))
    while len(places) > MOMENTS:
        del places[int(luck.below(len(places)))]
    return places
