"""Information states, copies and pickles of a table."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest

from holdfast.games import games
from holdfast.kernel import Chance, Game, SeatError, Table, determinize
from holdfast.kernel.information import Recalls
from tests.kernel.tiny import TINY

EVERY = [TINY, *games().values()]
each_game = pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)


def step(table: Table, luck: Random) -> tuple[int, int]:
    seat = luck.choice(table.awaited)
    action = luck.choice(table.legal_actions(seat))
    table.act(seat, action)
    return seat, action


@each_game
def test_what_a_seat_remembers_only_grows(game: Game) -> None:
    table, luck = game.new(seed=6, turn_limit=25), Random(6)
    before = [table.information_state(seat) for seat in range(table.seats)]
    while not table.over:
        step(table, luck)
        for seat in range(table.seats):
            now = table.information_state(seat)
            assert now.numbers[: len(before[seat].numbers)] == before[seat].numbers
            assert (now.key == before[seat].key) == (now.numbers == before[seat].numbers)
            before[seat] = now


@each_game
def test_asked_late_or_early_it_is_the_same(game: Game) -> None:
    early, late = (game.new(seed=9, turn_limit=25) for _ in range(2))
    early.information_state(0)
    luck = Random(9)
    while not early.over:
        seat, action = step(early, luck)
        late.act(seat, action)
    assert [early.information_state(seat) for seat in (0, 1)] == [late.information_state(seat) for seat in (0, 1)]


@each_game
def test_it_tells_nothing_that_the_seat_does_not_know(game: Game) -> None:
    """The same move in two worlds that a seat cannot tell apart, recalled by that seat."""
    table, luck, chance = game.new(seed=4, turn_limit=25), Random(4), Chance(4)
    compared = 0
    while not table.over:
        seat, viewer = table.awaited[0], luck.randrange(table.seats)
        move = luck.choice(table.legal_moves(seat))
        one, other = table.state.copy(), determinize(table.state, viewer, chance)
        recalls = [Recalls(world) for world in (one, other)]
        assert recalls[0].of(viewer).key() == recalls[1].of(viewer).key()
        if seat == viewer:
            compared += 1
        table.play(seat, move)
    assert compared


def test_a_secret_move_of_somebody_else_is_not_remembered() -> None:
    one, other = (games()["upgrade"].new(seed=1) for _ in range(2))
    one.act(0, one.legal_actions(0)[0])
    other.act(0, other.legal_actions(0)[-1])
    assert one.information_state(1) == other.information_state(1)
    assert one.information_state(0) != other.information_state(0)


def test_nobody_sits_there() -> None:
    with pytest.raises(SeatError, match="there is no seat 2 at a table of 2"):
        games()["upgrade"].new(seed=1).information_state(2)


def standing(table: Table) -> object:
    return table.record.write(), table.game.position(table.state), table.events(0), table.information_state(0)


@each_game
def test_a_copy_goes_its_own_way(game: Game) -> None:
    table, luck = game.new(seed=7, turn_limit=40), Random(7)
    for _ in range(6):
        step(table, luck)
    table.information_state(0)
    before = standing(table)
    for twin in (table.copy(), copy.copy(table), copy.deepcopy(table)):
        assert standing(twin) == before
        step(twin, luck)
    assert standing(table) == before
    twin = table.copy()
    seat, action = step(table, luck)
    twin.act(seat, action)
    assert twin.events(1) == table.events(1)
    assert twin.information_state(0) == table.information_state(0)


@pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)
def test_a_pickled_table_goes_on_as_it_would_have(game: Game) -> None:
    table, luck = game.new(seed=11, turn_limit=30), Random(11)
    for _ in range(10):
        step(table, luck)
    again = pickle.loads(pickle.dumps(table))
    assert again.record == table.record
    while not table.over:
        seat, action = step(table, luck)
        again.act(seat, action)
    assert game.position(again.state) == game.position(table.state)
    assert again.returns() == table.returns()
