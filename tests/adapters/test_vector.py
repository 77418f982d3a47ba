"""Many tables stepped together: their arrays say what each table would say alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import holdfast
from holdfast.adapters.vector import LocalTables, VectorTables
from holdfast.games import games
from holdfast.kernel import HoldfastError, IllegalMove, SeatError, awaited
from holdfast.kernel.learning import Encoding

NAMES = sorted(games())


def vector(game: str, **given: Any) -> LocalTables:
    tables = holdfast.vector(game, **given)
    assert isinstance(tables, LocalTables)
    return tables


def shared(game: str, workers: int, **given: Any) -> VectorTables:
    tables = holdfast.vector(game, workers=workers, **given)
    assert not isinstance(tables, LocalTables)
    return tables


def check_rows(tables: LocalTables) -> None:
    """Each row is what the engine says of that table."""
    setting = tables.setting
    encoding = Encoding(setting.layout, setting.space)
    for at in range(tables.count):
        state = tables.batch.state_of(at)
        seat = awaited(state)[0]
        assert tables.players[at] == seat
        assert tables.observations[at].tolist() == encoding.observation(state, seat)
        assert tables.action_masks[at].tolist() == encoding.mask(state, seat)


@pytest.mark.parametrize("name", NAMES)
def test_rows_are_what_the_tables_say(name: str) -> None:
    tables = vector(name, tables=4, seed=3, turn_limit=30)
    ends = 0
    for _ in range(120):
        check_rows(tables)
        tables.step(tables.random_actions())
        ends += int(tables.ended.sum())
    assert ends


def test_rewards_are_the_returns_of_games_that_have_ended() -> None:
    tables = vector("upgrade", tables=8, seed=1)
    ends = 0
    for _ in range(300):
        tables.step(tables.random_actions())
        assert not tables.rewards[~tables.ended].any()
        for row in tables.rewards[tables.ended]:
            assert sorted(row.tolist()) == [-1.0, 1.0]
            ends += 1
    assert ends > 20


def test_the_last_observation_of_a_game_is_kept() -> None:
    tables = vector("upgrade", tables=4, seed=2)
    over = [entry.start for entry in tables.setting.layout.entries if entry.path == "over"]
    ended = 0
    while not ended:
        tables.step(tables.random_actions())
        assert tables.final_observations[tables.ended][:, over].all()
        assert not tables.observations[:, over].any()
        ended = int(tables.ended.sum())


def test_a_turn_limit_is_told_from_an_end() -> None:
    tables = vector("shield", tables=4, seed=2, turn_limit=5)
    for _ in range(40):
        tables.step(tables.random_actions())
        assert (tables.truncated <= tables.ended).all()
    limited = vector("upgrade", tables=2, seed=2, turn_limit=1)
    while not limited.ended.any():
        limited.step(limited.random_actions())
    assert limited.truncated[limited.ended].all()


@pytest.mark.parametrize("name", ["upgrade", "ship_it"])
def test_games_depend_on_the_seed_and_the_table_alone(name: str) -> None:
    few, many = (vector(name, tables=tables, seed=5, turn_limit=30) for tables in (3, 7))
    for _ in range(60):
        assert np.array_equal(few.observations, many.observations[:3])
        chosen = many.random_actions()
        few.step(chosen[:3].copy())
        many.step(chosen)
    other = vector(name, tables=3, seed=6, turn_limit=30)
    assert not np.array_equal(few.reset(), other.observations)


def test_workers_play_the_same_games() -> None:
    alone, several = vector("upgrade", tables=5, seed=5), shared("upgrade", 2, tables=5, seed=5)
    try:
        for _ in range(80):
            for name in ("observations", "action_masks", "players", "rewards", "ended", "truncated"):
                assert np.array_equal(getattr(alone, name), getattr(several, name)), name
            ended = alone.ended
            assert np.array_equal(alone.final_observations[ended], several.final_observations[ended])
            chosen = alone.random_actions()
            alone.step(chosen)
            several.step(chosen)
        before = several.observations.copy()
        with pytest.raises(IllegalMove, match="action 64 is not possible at table 0"):
            several.step(np.full(5, 64))
        assert np.array_equal(before, several.observations)
        rows = np.arange(5)
        assert several.action_masks[rows, several.random_actions()].all()
        assert np.array_equal(alone.reset(9), several.reset(9))
    finally:
        several.close()
    assert several.observations.shape == (5, several.observation_size)


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_opponents_play_their_seats(bot: str) -> None:
    one, other = (vector("upgrade", tables=2, seed=4, opponents={1: bot}) for _ in range(2))
    for _ in range(40):
        assert (one.players == 0).all()
        assert np.array_equal(one.observations, other.observations)
        chosen = one.random_actions()
        one.step(chosen)
        other.step(chosen)


def test_arrays_are_written_in_place_and_by_nobody_else() -> None:
    tables = vector("upgrade", tables=2, seed=1)
    observations = tables.observations
    before = observations.copy()
    tables.step(tables.random_actions())
    assert tables.observations is observations
    assert not np.array_equal(before, observations)
    with pytest.raises(ValueError, match="read-only"):
        observations[0, 0] = 7


@pytest.mark.parametrize("workers", [1, 2])
def test_other_libraries_read_the_arrays_where_they_lie(workers: int) -> None:
    """DLPack is how PyTorch and JAX take arrays without copying them; it carries that nobody may write there."""
    tables = holdfast.vector("upgrade", tables=2, seed=1, workers=workers)
    try:
        for name in ("observations", "action_masks", "players", "rewards", "ended", "truncated", "final_observations"):
            array = getattr(tables, name)
            taken = np.from_dlpack(array)
            assert np.shares_memory(taken, array)
            assert taken.flags.writeable == (workers > 1)
    finally:
        tables.close()


@pytest.mark.slow
def test_pytorch_follows_the_tables_without_a_copy() -> None:
    import torch
    from torch.utils.dlpack import from_dlpack

    tables = vector("upgrade", tables=4, seed=1)
    observations, masks = from_dlpack(tables.observations), from_dlpack(tables.action_masks)
    assert observations.data_ptr() == tables.observations.ctypes.data
    for _ in range(20):
        tables.step(torch.multinomial(masks.float(), 1)[:, 0].numpy())
        assert np.array_equal(observations.numpy(), tables.observations)


def test_planes_of_all_tables() -> None:
    tables = vector("upgrade", tables=3, seed=1)
    tables.step(tables.random_actions())
    planes = tables.planes()
    encoding = Encoding(tables.setting.layout, tables.setting.space)
    for at in range(3):
        assert planes[at].tolist() == encoding.planes(tables.batch.state_of(at), int(tables.players[at]))


@pytest.mark.parametrize(
    ("actions", "complaint"),
    [
        ([0, 0, 0], "action 0 is not possible at table 0"),
        ([-1, -1, -1], "action -1 is not possible at table 0"),
        ([1 << 40] * 3, "is not possible at table 0"),
        ([0, 0], "2 actions for 3 tables"),
        ([0.0, 0.0, 0.0], "actions are a row of whole numbers"),
        ([[0], [0], [0]], "actions are a row of whole numbers"),
        ("abc", "actions are a row of whole numbers"),
    ],
)
def test_wrong_actions_change_nothing(actions: object, complaint: str) -> None:
    tables = vector("upgrade", tables=3, seed=2)
    while tables.action_masks[0, 0]:
        tables.step(tables.random_actions())
    before = tables.observations.copy()
    with pytest.raises(HoldfastError, match=complaint):
        tables.step(actions)
    assert np.array_equal(before, tables.observations)


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"tables": 0}, "tables is a number from 1 to"),
        ({"tables": 1, "seed": -1}, "seed is a number from 0 to"),
        ({"tables": 1, "seats": 40}, "for 2 to 12 players, not 40"),
        ({"tables": 1, "opponents": {0: "greedy", 1: "greedy"}}, "every seat has an opponent"),
        ({"tables": 1, "opponents": {0: "grandmaster"}}, "there is no opponent “grandmaster”; there are easy, greedy"),
        ({"tables": 2, "workers": 3}, "workers is a number from 1 to 2"),
        ({"tables": 1, "token": 3}, "token"),
    ],
)
def test_nonsense_is_refused(given: dict[str, object], complaint: str) -> None:
    with pytest.raises(HoldfastError, match=complaint):
        vector("upgrade", **given)


def test_an_opponent_needs_a_seat() -> None:
    with pytest.raises(SeatError, match="there is no seat 2 at a table of 2"):
        holdfast.vector("upgrade", tables=1, opponents={2: "greedy"})
