"""PettingZoo's own tests, without a warning, and what they do not look at."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.test.state_test import state_test

from holdfast.adapters import rendering
from holdfast.adapters.pettingzoo import env, parallel_env
from holdfast.games import games
from holdfast.kernel import HoldfastError, IllegalMove, OptionError
from holdfast.printing.errors import PrintError
from tests.adapters.tables import roomy

LIMIT: dict[str, Any] = {"turn_limit": 40}
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "upgrade": [{"tokens": 1}, {"open_discard": False}],
    "shield": [{"custom_rules": ["Heal 3"]}],
    "royal_family": [{}],
    "cluster_royale": [{}],
    "ship_it": [{}],
}
SLOW = [
    pytest.param(name, seats, options, marks=pytest.mark.slow)
    for name, game in sorted(games().items())
    for options in [{}, *OPTIONS[name]]
    for seats in game.seats
    if (seats, options) != (game.seats[0], {})
]
KINDS: list[Any] = [*((name, game.seats[0], {}) for name, game in sorted(games().items())), *SLOW]


def playable(name: str, seats: int, options: dict[str, Any]) -> bool:
    game = games()[name]
    try:
        game.check(seats, game.options.read(options))
    except OptionError:
        return False
    return True


@pytest.fixture(autouse=True)
def _warnings_are_errors() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


@pytest.mark.parametrize(("name", "seats", "options"), KINDS)
def test_pettingzoo_finds_nothing_wrong(name: str, seats: int, options: dict[str, Any]) -> None:
    if not playable(name, seats, options):
        with pytest.raises(OptionError):
            env(name, seats=seats, **options)
        return
    given: dict[str, Any] = {"seats": seats, "mask": "info", **LIMIT, **options}
    api_test(env(name, **given), num_cycles=20)
    parallel_api_test(parallel_env(name, **given), num_cycles=20)
    seed_test(lambda: env(name, **given), num_cycles=5)
    parallel_seed_test(lambda: parallel_env(name, **given), num_cycles=5)
    state_test(env(name, **given), parallel_env(name, **given), num_cycles=5)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that a browser would open."""
    found: list[str] = []
    monkeypatch.setattr("webbrowser.open", found.append)
    return found


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("upgrade", 2),
        *(
            pytest.param(name, seats, marks=pytest.mark.slow)
            for name, game in sorted(games().items())
            for seats in game.seats
            if (name, seats) != ("upgrade", 2)
        ),
    ],
)
def test_pettingzoo_renders_it(name: str, seats: int, opened: list[str]) -> None:
    options = {**LIMIT, **roomy(games()[name], seats)}
    render_test(lambda **given: env(name, seats=seats, **options, **given))
    assert len(opened) == 1


def test_pixels_show_the_table() -> None:
    """Every frame is of one size, a move changes it, and what nobody sees does not."""
    tables = []
    for action in (0, -1):
        table = env("upgrade", render_mode="rgb_array")
        table.reset(seed=3)
        frames = [table.render()]
        for _seat in range(2):
            table.step(np.flatnonzero(table.last()[0]["action_mask"])[action])
            frames.append(table.render())
        table.close()
        tables.append(frames)
    for dealt, chosen, opened in tables:
        assert dealt.shape == chosen.shape == opened.shape == (720, 1280, 3)
        assert not np.array_equal(chosen, opened)
    assert np.array_equal(tables[0][1], tables[1][1])  # p1 has chosen another card, and only p1 knows it
    assert not np.array_equal(tables[0][2], tables[1][2])


def test_fonts_that_could_not_be_made_are_missed_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the second picture would be one without letters."""

    def unable(_folder: Path, _letters: str) -> None:
        raise PrintError("fonts_missing")

    monkeypatch.setattr(rendering, "write_fonts", unable)
    monkeypatch.setattr(rendering, "_rasterizer", cache(rendering._Rasterizer))
    table = env("upgrade", render_mode="rgb_array")
    table.reset(seed=3)
    for _attempt in range(2):
        with pytest.raises(PrintError, match="make web"):
            table.render()


def test_the_browser_follows(opened: list[str]) -> None:
    table = env("upgrade", render_mode="human")
    table.reset(seed=3)
    table.render()
    with urlopen(f"{opened[0]}changes") as changes:
        assert changes.readline() == b"data: 1\n"
        pictures = [urlopen(f"{opened[0]}picture.svg").read()]
        for _seat in range(2):
            table.step(np.flatnonzero(table.last()[0]["action_mask"])[0])
        while changes.readline() != b"data: 3\n":
            pass
        pictures.append(urlopen(f"{opened[0]}picture.svg").read())
    assert len(set(pictures)) == 2
    assert b"changes" in urlopen(opened[0]).read()
    with pytest.raises(HTTPError, match="404"):
        urlopen(f"{opened[0]}elsewhere")
    table.close()
    assert len(opened) == 1


@pytest.mark.parametrize("name", sorted(games()))
def test_a_limit_of_cycles_holds(name: str) -> None:
    """What PettingZoo's test looks for, in words that also fit games in which a turn has several moves."""
    given: dict[str, Any] = {"illegal": "random", "max_cycles": 4}
    at_once, one_by_one = parallel_env(name, **given), env(name, **given)
    at_once.reset(seed=2)
    one_by_one.reset(seed=2)
    steps = moves = 0
    while at_once.agents:
        _, _, terminations, truncations, _ = at_once.step(dict.fromkeys(at_once.agents, 10**6))
        steps += 1
    assert (steps, any(terminations.values()), all(truncations.values())) == (4, False, True)
    for _agent in one_by_one.agent_iter():
        *_, terminated, truncated, _ = one_by_one.last()
        assert not terminated
        one_by_one.step(None if truncated else 10**6)
        moves += not truncated
    assert moves == 4 * one_by_one.max_num_agents


def test_pettingzoos_own_limit_of_cycles_holds() -> None:
    """It takes any action, and counts the moves of each seat: that only fits games in which seats take turns."""
    given: dict[str, Any] = {"illegal": "random", "tokens": 9}
    max_cycles_test(
        SimpleNamespace(env=partial(env, "upgrade", **given), parallel_env=partial(parallel_env, "upgrade", **given))
    )


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(games()))
def test_pettingzoos_benchmark_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env(name))
    assert "turns per second" in capsys.readouterr().out


def test_masks_can_be_in_the_observation() -> None:
    """PettingZoo warns of mappings, except in environments of its own."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation ")
        api_test(env("upgrade", **LIMIT), num_cycles=20)


def play(table: Any, luck: np.random.Generator) -> dict[str, float]:
    """Random legal moves to the end; what each got."""
    found = {}
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        if terminated or truncated:
            found[agent] = reward
            table.step(None)
        else:
            assert table.observation_space(agent).contains(seen)
            table.step(luck.choice(np.flatnonzero(seen["action_mask"])))
    return found


@pytest.mark.parametrize("name", sorted(games()))
def test_everybody_gets_the_return_of_the_game(name: str) -> None:
    table = env(name, seats=min(3, games()[name].seats[-1]), turn_limit=60)
    table.reset(seed=4)
    rewards = play(table, np.random.default_rng(4))
    assert list(rewards.values()) == table.table.returns()
    assert abs(sum(rewards.values())) < 1e-9


def test_a_game_that_a_limit_ends_is_truncated() -> None:
    table = env("upgrade", max_cycles=3)
    table.reset(seed=1)
    moves = 0
    for agent in table.agent_iter():
        seen, _, terminated, truncated, _ = table.last()
        assert not terminated
        table.step(None if truncated else np.flatnonzero(seen["action_mask"])[0])
        moves += not truncated
        assert agent in table.possible_agents
    assert moves == 6


def test_those_who_choose_at_once_are_asked_at_once() -> None:
    table = parallel_env("upgrade", seats=3)
    observations, _ = table.reset(seed=1)
    assert all(seen["action_mask"].any() for seen in observations.values())
    chosen = {agent: np.flatnonzero(seen["action_mask"])[0] for agent, seen in observations.items()}
    observations, *_ = table.step(chosen)
    assert [seen["action_mask"].any() for seen in observations.values()].count(True) == 1


def test_nobody_sees_what_another_has_chosen() -> None:
    seen = []
    for at in (0, -1):
        table = env("upgrade")
        table.reset(seed=3)
        table.step(np.flatnonzero(table.observe("player_0")["action_mask"])[at])
        seen.append(table.observe("player_1"))
    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])


@pytest.mark.parametrize("make", [env, parallel_env])
def test_an_illegal_action_loses_or_is_refused(make: Any) -> None:
    for illegal in ("lose", "refuse"):
        table = make("upgrade", illegal=illegal)
        table.reset(seed=1)
        given = {"player_0": 999, "player_1": 999} if make is parallel_env else 999
        if illegal == "refuse":
            with pytest.raises(IllegalMove, match="action 999 is not possible now"):
                table.step(given)
        elif make is parallel_env:
            _, rewards, terminations, _, _ = table.step(given)
            assert (rewards["player_0"], rewards["player_1"], all(terminations.values())) == (-1, 0, True)
        else:
            table.step(given)
            assert (table.rewards["player_0"], table.rewards["player_1"]) == (-1, 0)


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"seats": 1}, "for 2 to 12 players, not 1"),
        ({"render_mode": "holographic"}, "there is no render mode “holographic”; there are ansi, human, rgb_array"),
        ({"illegal": "ignore"}, "an illegal action can lose, random, refuse, not “ignore”"),
        ({"mask": "nowhere"}, "masks can be in info, observation, not in “nowhere”"),
        ({"tokn": 3}, "tokn"),
    ],
)
def test_nonsense_is_refused(given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(HoldfastError, match=complaint):
        env("upgrade", **given)


def test_who_is_asked_must_act() -> None:
    table = parallel_env("upgrade")
    table.reset(seed=1)
    with pytest.raises(HoldfastError, match="player_0 is asked and needs an action"):
        table.step({})
