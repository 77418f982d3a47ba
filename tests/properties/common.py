"""What the properties share: how hard hypothesis tries, and games in the middle."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import settings
from hypothesis import strategies as st

from holdfast.games import games
from holdfast.kernel import SPECTATOR, Chance, Game, OptionError, State, awaited, chance_from
from tests.kernel.tiny import TINY

lawful = settings(derandomize=True, deadline=None, max_examples=80, database=None)
thorough = settings(lawful, max_examples=200)

ALL_GAMES = (TINY, *games().values())


def tables(game: Game) -> list[int]:
    """How many can play without any option."""
    return [seats for seats in game.seats if _fits(game, seats)]


def _fits(game: Game, seats: int) -> bool:
    try:
        game.check(seats, game.options.read({}))
    except OptionError:
        return False
    return True


def fixed_actions(game: Game) -> list[int]:
    """The action numbers that always stand for the same move; others are numbered by rank among the legal ones."""
    return [
        action
        for verb in game.vocabulary.verbs.verbs
        if not verb.ranked
        for action in range(verb.first_action, verb.first_action + verb.actions)
    ]


seeds = st.one_of(
    st.integers(0, 2**63 - 1).map(str), st.binary(min_size=16, max_size=16).map(lambda key: f"sealed:{key.hex()}")
)


@dataclass(frozen=True, repr=False)
class Middle:
    """A game after some random moves."""

    game: Game
    state: State
    seed: str
    moves: tuple[tuple[int, int], ...]
    """Who made which move."""

    def __repr__(self) -> str:
        return f"<{self.game.name} for {self.state.seats}, seed {self.seed}, {len(self.moves)} moves>"

    def everyone(self) -> list[int]:
        return [*range(self.state.seats), int(SPECTATOR)]


def step(game: Game, state: State, chance: Chance) -> tuple[int, int]:
    """Make a random move of a random seat that is awaited."""
    waiting = awaited(state)
    seat = waiting[chance.below(len(waiting))]
    legal = game.legal_moves(state, seat)
    move = legal[chance.below(len(legal))]
    state.submit(seat, move)
    return seat, move


def played(game: Game, seats: int, seed: str, plies: int, luck: int) -> Middle:
    state = game.deal(seats, game.options.read({"turn_limit": 300}), chance_from(seed))
    chance = Chance(luck)
    moves: list[tuple[int, int]] = []
    while len(moves) < plies and not state.over:
        moves.append(step(game, state, chance))
    return Middle(game, state, seed, tuple(moves))


@st.composite
def middles(draw: st.DrawFn, plies: int = 60) -> Middle:
    """Any game, with any number of players, after any number of random moves."""
    game = draw(st.sampled_from(ALL_GAMES))
    seats = draw(st.sampled_from(tables(game)))
    return played(game, seats, draw(seeds), draw(st.integers(0, plies)), draw(st.integers(0, 2**32)))
