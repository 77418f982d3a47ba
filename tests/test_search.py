"""The searching bots: legal, repeatable, fair, and better the further they look."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from holdfast.bots import Easy, Hard, Medium, Search
from holdfast.bots.play import play
from holdfast.games import games
from holdfast.kernel import Chance, Game, SeatHandle, State, awaited, imagine

GAMES = [pytest.param(game, id=name) for name, game in games().items()]


def middle(game: Game, seed: int, moves: int = 12) -> State:
    """A table after some random moves, with somebody to move."""
    state = game.deal(game.seats[0], game.options.read({}), Chance(seed))
    chance = Chance(seed + 1)
    for _ in range(moves):
        seat = awaited(state)[0]
        legal = game.legal_moves(state, seat)
        state.apply(seat, legal[chance.below(len(legal))])
        if state.over:
            return middle(game, seed + 100, moves - 1)  # a short game is over soon
    return state


@pytest.mark.parametrize("game", GAMES)
def test_it_makes_a_legal_move_and_the_same_one_for_the_same_seed(game: Game) -> None:
    state = middle(game, 3)
    seat = awaited(state)[0]
    handle = SeatHandle(game, state, seat)
    before = game.position(state)
    moves = {int(Search(Chance(5), 40).choose(handle)) for _ in range(2)}
    assert len(moves) == 1
    assert moves <= set(game.legal_moves(state, seat))
    assert game.position(state) == before


@pytest.mark.parametrize("game", GAMES)
def test_what_it_does_not_know_does_not_change_its_move(game: Game) -> None:
    state = middle(game, 7)
    seat = awaited(state)[0]
    other = imagine(state, seat, Chance(99))
    chosen = [int(Search(Chance(5), 40).choose(SeatHandle(game, world, seat))) for world in (state, other)]
    assert chosen[0] == chosen[1]


def test_it_tells_what_it_considered() -> None:
    game = games()["upgrade"]
    state = middle(game, 3)
    seat = awaited(state)[0]
    considered = Search(Chance(5), 200).consider(SeatHandle(game, state, seat))
    assert sum(each.visits for each in considered) == 200
    assert {each.move for each in considered} == set(game.legal_moves(state, seat))
    assert all(0.0 <= each.expected <= 1.0 for each in considered)


def test_it_can_be_stopped_and_tells_how_far_it_is() -> None:
    game = games()["upgrade"]
    state = middle(game, 3)
    search = Search(Chance(5), 10_000)
    seen: list[tuple[int, int]] = []

    def stop(done: int, of: int) -> None:
        seen.append((done, of))
        search.stopped = True

    search.progress = stop
    search.consider(SeatHandle(game, state, awaited(state)[0]))
    assert seen == [(64, 10_000)]


@pytest.mark.parametrize("level", [Easy, Medium, Hard])
def test_every_level_plays_a_game_to_its_end(level: Callable[[Chance], Search]) -> None:
    game = games()["upgrade"]
    state = game.deal(2, game.options.read({"tokens": 1, "turn_limit": 6}), Chance(2))
    play(game, state, [level(Chance(seat)) for seat in range(2)])
    assert state.over
