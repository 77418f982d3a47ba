"""How fast research environments are: decisions a second of processor time, with observation and mask each time.

`make bench-research` measures every game with two seats and random play, and peers in the same run where they are
installed. Processor time is counted, so that other programs on the machine matter less.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from time import perf_counter, process_time
from typing import Any

import numpy as np

import holdfast
from holdfast.adapters.pettingzoo import env
from holdfast.lab.engine_benchmark import is_compiled

TABLES = 4096
LIMIT = {"turn_limit": 1000}
Figures = dict[str, float]


def rate(play: Callable[[], int], seconds: float) -> float:
    """Decisions a second of processor time."""
    decisions, begun = 0, process_time()
    while process_time() < begun + seconds:
        decisions += play()
    return decisions / (process_time() - begun)


def table_game(name: str) -> Callable[[], int]:
    """A game through `Table`: observation and mask of the seat that moves, then a move by its action number."""
    numbers = iter(range(1 << 30))
    luck = random.Random(1)

    def play() -> int:
        table = holdfast.game(name).new(seats=2, seed=next(numbers), **LIMIT)
        observation = np.zeros(table.tensor_layout.size, np.int32)
        mask = np.zeros(int(table.action_space.size), np.bool_)
        decisions = 0
        while not table.over:
            seat = table.awaited[0]
            table.observation_tensor(seat, observation)
            table.action_mask(seat, mask)
            table.act(seat, luck.choice(mask.nonzero()[0].tolist()))
            decisions += 1
        return decisions

    return play


def turns(table: Any) -> Callable[[], int]:
    """A game through PettingZoo's AEC interface, ours or theirs."""
    luck = random.Random(1)

    def play() -> int:
        table.reset(seed=luck.randrange(1 << 30))
        decisions = 0
        for _ in table.agent_iter():
            seen, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.step(None)
            else:
                table.step(luck.choice(seen["action_mask"].nonzero()[0].tolist()))
                decisions += 1
        return decisions

    return play


def vectorised(name: str, tables: int = TABLES) -> Callable[[], int]:
    """Steps of many tables, actions chosen at random among the legal ones."""
    held = holdfast.vector(name, tables=tables, seats=2, seed=1, **LIMIT)

    def play() -> int:
        held.step(held.random_actions())
        return tables

    for _ in range(20):  # games at tables drift apart
        play()
    return play


def two_workers(name: str, seconds: float) -> float:
    """Decisions a second of real time in two processes; what chooses the actions is left out."""
    held = holdfast.vector(name, tables=TABLES, seats=2, seed=1, workers=2, **LIMIT)
    decisions, taken = 0, 0.0
    try:
        while taken < seconds:
            chosen = held.random_actions()
            begun = perf_counter()
            held.step(chosen)
            taken += perf_counter() - begun
            decisions += TABLES
        return decisions / taken
    finally:
        held.close()


def memory(name: str) -> float:
    """Megabytes that this many tables take, in a process of their own."""
    code = (
        "import holdfast\n"
        "taken = lambda: int(open('/proc/self/statm').read().split()[1]) * 4 / 1024\n"
        f"holdfast.vector({name!r}, tables=1, seats=2)\n"
        "before = taken()\n"
        f"held = holdfast.vector({name!r}, tables={TABLES}, seats=2)\n"
        "for _ in range(50): held.step(held.random_actions())\n"
        "print(taken() - before)"
    )
    return float(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout)


def ours(names: list[str], seconds: float) -> Iterator[tuple[str, Figures]]:
    for name in names:
        yield (
            name,
            {
                "Table": rate(table_game(name), seconds),
                "AEC": rate(turns(env(name, seats=2, **LIMIT)), seconds),
                "vector": rate(vectorised(name), seconds),
                "vector of 64": rate(vectorised(name, 64), seconds),
                "two workers": two_workers(name, seconds),
                f"MB for {TABLES} tables": memory(name),
            },
        )


def peers(seconds: float) -> Iterator[tuple[str, Figures]]:
    """Others, as far as they are installed."""
    if find_spec("rlcard") is not None:
        import rlcard
        from pettingzoo.classic import gin_rummy_v4, leduc_holdem_v4

        for module in (leduc_holdem_v4, gin_rummy_v4):
            yield f"PettingZoo {module.__name__.rpartition('.')[2]}", {"AEC": rate(turns(module.env()), seconds)}
        for name in ("leduc-holdem", "gin-rummy", "uno", "doudizhu"):
            yield f"RLCard {name}", {"Table": rate(_rlcard(rlcard.make(name)), seconds)}
    if find_spec("pyspiel") is not None:
        import pyspiel

        for name in ("leduc_poker", "hearts", "gin_rummy"):
            yield f"OpenSpiel {name}", {"Table": rate(_open_spiel(pyspiel.load_game(name)), seconds)}
    if find_spec("pgx") is not None:
        for name in ("leduc_holdem", "sparrow_mahjong", "bridge_bidding"):
            yield f"pgx {name}", {"vector": rate(_pgx(name), seconds), "vector of 64": rate(_pgx(name, 64), seconds)}


def _rlcard(game: Any) -> Callable[[], int]:
    luck = random.Random(1)

    def play() -> int:
        seen, _ = game.reset()
        decisions = 0
        while not game.is_over():
            seen, _ = game.step(luck.choice(list(seen["legal_actions"])))
            decisions += 1
        return decisions

    return play


def _pgx(name: str, tables: int = TABLES) -> Callable[[], int]:
    """As its own benchmarks do it: steps of many tables compiled for the processor, with games dealt anew."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    game = pgx.make(name)
    step = jax.vmap(auto_reset(game.step, game.init))
    luck = [jax.random.PRNGKey(1)]

    @jax.jit
    def moved(states: Any, key: Any) -> tuple[Any, Any]:
        key, choosing, dealing = jax.random.split(key, 3)
        odds = jax.numpy.log(states.legal_action_mask.astype(jax.numpy.float32))
        chosen = jax.random.categorical(choosing, odds, axis=1)
        return step(states, chosen, jax.random.split(dealing, tables)), key

    states = [jax.jit(jax.vmap(game.init))(jax.random.split(luck[0], tables))]

    def play() -> int:
        states[0], luck[0] = moved(states[0], luck[0])
        np.asarray(states[0].observation), np.asarray(states[0].legal_action_mask)
        return tables

    play()
    return play


def _open_spiel(game: Any) -> Callable[[], int]:
    luck = random.Random(1)
    whole = game.get_type().provides_information_state_tensor

    def tensor(state: Any, player: int) -> Any:
        return state.information_state_tensor(player) if whole else state.observation_tensor(player)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, odds)[0])
                continue
            player = state.current_player()
            np.array(tensor(state, player))
            state.legal_actions_mask(player)
            state.apply_action(luck.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return play


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--games", nargs="*", default=sorted(holdfast.all_games()))
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = dict([*ours(given.games, given.seconds), *peers(given.seconds)])
    if given.json:
        print(json.dumps(found))
        return
    print("the engine is " + ("compiled" if is_compiled() else "interpreted"))
    for name, figures in found.items():
        print(name, *(f"{what} {figure:,.0f}" for what, figure in figures.items()), sep="  ")


if __name__ == "__main__":
    main()
