"""The searching bots: legal, repeatable, fair, and better the further they look."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from holdfast.bots import Easy, Hard, Medium, Search
from holdfast.bots.levels import HARD
from holdfast.bots.play import play
from holdfast.bots.value_function import ValueFunction
from holdfast.games import games
from holdfast.kernel import Chance, Game, Plain, SeatHandle, State, awaited, determinize
from tests.changed import changed

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
    other = determinize(state, seat, Chance(99))
    chosen = [int(Search(Chance(5), 40).choose(SeatHandle(game, world, seat))) for world in (state, other)]
    assert chosen[0] == chosen[1]


def test_it_tells_what_it_considered() -> None:
    game = games()["upgrade"]
    state = middle(game, 3)
    seat = awaited(state)[0]
    move_stats = Search(Chance(5), 200).evaluate_moves(SeatHandle(game, state, seat))
    assert sum(each.visits for each in move_stats) == 200
    assert {each.move for each in move_stats} == set(game.legal_moves(state, seat))
    assert all(0.0 <= each.expected <= 1.0 for each in move_stats)


@pytest.mark.parametrize("game", GAMES)
def test_that_it_ends_when_its_move_is_certain_changes_no_move(game: Game) -> None:
    game = changed(game, config=replace(game.search.config, bluffs=()))  # a bluffer makes any of several moves
    for seed in (3, 7):
        state = middle(game, seed)
        handle = SeatHandle(game, state, awaited(state)[0])
        searched = Search(Chance(5), 300)
        move_stats = searched.evaluate_moves(handle)
        assert int(Search(Chance(5), 300).choose(handle)) == move_stats[0].move


def test_it_ends_early_where_one_move_is_much_better() -> None:
    game = games()["upgrade"]
    given: dict[str, Plain] = {"turn": "p1", "drawn": "AD"}
    given["p1"] = {"attack": ["10S", "10H"], "defence": ["9S", "9H"], "tokens": 3}
    given["p2"] = {"attack": ["AS"], "defence": ["AH", "AC"], "tokens": 1}
    state = game.restore(2, game.options.read({}), given, Chance(1))
    search, seen = Search(Chance(5), 4000), list[int]()
    search.progress = lambda done, of: seen.append(done)
    assert game.write(int(search.choose(SeatHandle(game, state, 0)))) == "attack p2"
    assert seen[-1] < 4000


@pytest.mark.parametrize("fitted", [True, False], ids=["weights", "evaluation"])
@pytest.mark.parametrize("game", GAMES)
def test_shares_of_a_win_are_one_together(game: Game, fitted: bool) -> None:
    value_function = ValueFunction()
    value_function.prepare(game, game.seats[0], fitted)
    state = middle(game, 3)
    shares = value_function.win_probabilities(state)
    assert sum(shares[seat] for seat in range(state.seats)) == pytest.approx(1.0)
    assert all(0.0 < shares[seat] < 1.0 for seat in range(state.seats))


def test_who_wins_together_hopes_together() -> None:
    game = games()["cluster_royale"]
    state = game.deal(4, game.options.read({"teams": True}), Chance(2))
    value_function = ValueFunction()
    value_function.prepare(game, 4, True)
    shares = value_function.win_probabilities(state)
    assert shares[0] == shares[2]
    assert shares[0] + shares[1] == pytest.approx(1.0)


def test_who_is_out_of_a_round_of_shield_may_still_win_the_match() -> None:
    game = games()["shield"]
    state = game.deal(3, game.options.read({}), Chance(2))
    state.eliminate(1)
    value_function = ValueFunction()
    value_function.prepare(game, 3, True)
    assert 0.0 < value_function.win_probabilities(state)[0] < value_function.win_probabilities(state)[1]


def test_it_weighs_answers_that_all_give_at_the_same_time() -> None:
    game = games()["upgrade"]
    state = game.deal(2, game.options.read({}), Chance(2))
    move_stats = Search(Chance(5), 200).evaluate_moves(SeatHandle(game, state, 1))
    assert sum(each.visits for each in move_stats) == 200


def test_it_can_be_stopped_and_tells_how_far_it_is() -> None:
    game = games()["upgrade"]
    state = middle(game, 3)
    search = Search(Chance(5), 10_000)
    seen: list[tuple[int, int]] = []

    def stop(done: int, of: int) -> None:
        seen.append((done, of))
        search.stopped = True

    search.progress = stop
    search.evaluate_moves(SeatHandle(game, state, awaited(state)[0]))
    assert seen == [(64, 10_000)]


@pytest.mark.parametrize("level", [Easy, Medium, Hard])
def test_every_level_plays_a_game_to_its_end(level: Callable[[Chance], Search]) -> None:
    game = games()["upgrade"]
    state = game.deal(2, game.options.read({"tokens": 1, "turn_limit": 6}), Chance(2))
    play(game, state, [level(Chance(seat)) for seat in range(2)])
    assert state.over


def test_hard_takes_the_time_that_a_game_is_worth() -> None:
    game = games()["upgrade"]
    patient = changed(game, config=replace(game.search.config, budget=0.01))
    state = middle(game, 3)
    hard = Hard(Chance(5))
    move_stats = hard.evaluate_moves(SeatHandle(patient, state, awaited(state)[0]))
    assert sum(each.visits for each in move_stats) == HARD // 100
    hard.set_budget(3 * HARD)
    assert hard.tree.has_room(3 * HARD)
