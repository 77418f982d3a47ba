"""Gymnasium's own checks, and what they do not look at."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from holdfast.adapters.gymnasium import SeatEnv, SeatVectorEnv, identifier
from holdfast.games import games
from holdfast.kernel import HoldfastError, IllegalMove


@pytest.mark.parametrize("name", sorted(games()))
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for mode in (None, "ansi"):
            check_env(gymnasium.make(identifier(name), turn_limit=60, render_mode=mode).unwrapped)


def test_games_are_registered_by_name() -> None:
    assert identifier("ship_it") == "Holdfast/ShipIt-v0"
    assert all(identifier(name) in gymnasium.registry for name in games())


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_learner_is_asked_and_nobody_else(seat: int) -> None:
    table = SeatEnv("upgrade", seats=3, seat=seat, opponents=["greedy", "random"])
    luck = np.random.default_rng(1)
    for seed in range(3):
        _, info = table.reset(seed=seed)
        over = False
        while not over:
            assert table.batch.players[0] == seat
            _, reward, terminated, truncated, info = table.step(luck.choice(np.flatnonzero(info["action_mask"])))
            over = terminated or truncated
            assert over or reward == 0
        assert -1 <= reward <= 1
        assert not info["action_mask"].any()


def test_an_illegal_action_loses_or_is_refused() -> None:
    table = SeatEnv("upgrade")
    table.reset(seed=1)
    assert table.step(999)[1:4] == (-1.0, True, False)
    with pytest.raises(HoldfastError, match="call reset first"):
        table.step(0)
    table = SeatEnv("upgrade", illegal="refuse")
    table.reset(seed=1)
    with pytest.raises(IllegalMove, match="action 999 is not possible"):
        table.step(999)


def test_it_is_rendered_for_the_learner() -> None:
    table = SeatEnv("upgrade", render_mode="ansi")
    table.reset(seed=1)
    drawn = table.render()
    assert drawn is not None
    assert "p1" in drawn and "[??]" in drawn


def test_many_tables_are_one_environment() -> None:
    tables = gymnasium.make_vec(identifier("upgrade"), num_envs=5)
    assert isinstance(tables.unwrapped, SeatVectorEnv)
    luck = np.random.default_rng(1)
    seen, info = tables.reset(seed=1)
    ended = 0
    for _ in range(120):
        assert tables.observation_space.contains(seen)
        actions = [luck.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
        seen, rewards, terminations, truncations, info = tables.step(np.array(actions))
        over = terminations | truncations
        assert set(rewards[over]) <= {-1.0, 1.0}
        assert not rewards[~over].any()
        assert np.array_equal(info.get("_final_obs", over), over)
        ended += int(over.sum())
    assert ended > 5


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"opponents": ["random"] * 3, "seats": 3}, "3 opponents for 2 other seats"),
        ({"seat": 5}, "there is no seat 5 at a table of 2"),
        ({"opponents": ["nobody"]}, "there is no opponent “nobody”"),
        ({"render_mode": "human"}, "there is no render mode “human”; there are ansi"),
        ({"illegal": "cheer"}, "an illegal action can lose, refuse"),
    ],
)
def test_nonsense_is_refused(given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(HoldfastError, match=complaint):
        SeatEnv("upgrade", **given)
