"""Benchmarks: the engine compiled and interpreted, and others beside it, all in one run on one machine.

Processor time is measured, not the clock on the wall: the machine may be busy with other things.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from random import Random
from time import process_time

from rich.console import Console
from rich.table import Table

from holdfast.games import find_game
from holdfast.kernel import Chance, HoldfastError, State, imagine
from holdfast.kernel import state as state_module
from holdfast.kernel.playout import Dealer, Drive, random_games

SEATS = 4
BATCH = 20
YARDSTICK = Path(__file__).parents[3] / "benchmarks" / "upgrade.c"
"""Upgrade in plain C; only a checkout has it."""
LONGEST = 600
Figures = dict[str, float]


def run_bench(console: Console, names: Sequence[str], seconds: float) -> None:
    """Measure every game with both engines, then whoever else is installed, and print it all."""
    if not 0 < seconds <= LONGEST:
        raise HoldfastError(f"seconds: a number above 0 and up to {LONGEST} is needed, not {seconds:g}")
    compiled = _measured(names, seconds, interpreted=False)
    interpreted = _measured(names, seconds, interpreted=True)
    if not compiled["compiled"]:
        console.print("The engine is not compiled («make compile» does it): both columns are interpreted.")
    yardstick = _plain_c(seconds)
    console.print(_games_table(names, compiled, interpreted, yardstick))
    if yardstick:
        console.print(
            f"Upgrade with {SEATS} players in plain C (benchmarks/{YARDSTICK.name}): {yardstick:,.0f} moves/s"
        )
    others = {**_open_spiel(seconds), **_rlcard(seconds)}
    if others:
        console.print(_others_table(others, compiled))
    else:
        console.print("OpenSpiel and RLCard are not installed (extra «bench»): nothing to compare with.")


# One engine, in a process of its own


def measure(names: Sequence[str], seconds: float) -> Figures:
    """What this process's engine does, by «game what»."""
    figures: Figures = {"compiled": float(state_module.__file__.endswith((".so", ".pyd")))}
    for name in names:
        game = find_game(name)
        seats = min(SEATS, game.seats[-1])
        deal = game.dealer(seats, game.options.read({"turn_limit": 1000}))
        figures[f"{name} engine"] = _engine(deal, seconds)
        figures[f"{name} driven"] = _driven(deal, seconds)
        middle = _middle(deal)
        figures[f"{name} copy"] = _time(middle.copy, seconds / 4)
        chance = Chance(5)
        figures[f"{name} imagine"] = _time(lambda: imagine(middle, 0, chance), seconds / 4)  # noqa: B023
    return figures


def _engine(deal: Dealer, seconds: float) -> float:
    return _rate(lambda number: int(random_games(deal, number * BATCH, BATCH, None)), seconds)


def _driven(deal: Dealer, seconds: float) -> float:
    pick = Random(1).random

    def one(number: int) -> int:
        drive = Drive(deal(Chance(number)))
        played, going = 0, True
        while going:
            legal = drive.legal()
            going = drive.step(legal[int(pick() * len(legal))])
            played += 1
        return played

    return _rate(one, seconds)


def _middle(deal: Dealer) -> State:
    """A state some moves into a game."""
    state = deal(Chance(3))
    drive = Drive(state)
    for _ in range(12):
        if not drive.step(drive.legal()[0]):
            return deal(Chance(3))
    return state


def _rate(play_one: Callable[[int], int], seconds: float) -> float:
    """Moves a second."""
    played = number = 0
    begun = process_time()
    while process_time() < begun + seconds:
        for _ in range(10):
            played += play_one(number)
            number += 1
    return played / (process_time() - begun)


def _time(call: Callable[[], object], seconds: float) -> float:
    """Microseconds a call."""
    calls = 0
    begun = process_time()
    while process_time() < begun + seconds:
        for _ in range(50):
            call()
        calls += 50
    return (process_time() - begun) / calls * 1e6


def _measured(names: Sequence[str], seconds: float, *, interpreted: bool) -> Figures:
    environment = {**os.environ, "HOLDFAST_INTERPRETED": "1" if interpreted else ""}
    command = [sys.executable, "-m", "holdfast.lab.bench", str(seconds), *names]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise HoldfastError(
            f"the engine could not be measured: {(done.stderr.splitlines() or ['no reason given'])[-1]}"
        )
    figures: Figures = json.loads(done.stdout)
    return figures


# Others


def _plain_c(seconds: float) -> float | None:
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None or not YARDSTICK.exists():
        return None
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "upgrade"
        if subprocess.run(
            [compiler, "-O3", "-o", str(program), str(YARDSTICK)], capture_output=True, check=False
        ).returncode:
            return None
        return float(subprocess.run([program, str(seconds)], capture_output=True, text=True, check=True).stdout)


def _open_spiel(seconds: float) -> Figures:
    if find_spec("pyspiel") is None:
        return {}
    import pyspiel

    pick = Random(1).random

    def one(game: object) -> int:
        state, played = game.new_initial_state(), 0  # type: ignore[attr-defined]
        while not state.is_terminal():
            legal = state.legal_actions()
            played += not state.is_chance_node()  # the deal is no move of anybody's
            state.apply_action(legal[int(pick() * len(legal))])
        return played

    figures: Figures = {}
    for name in ("hearts", "crazy_eights"):
        game = pyspiel.load_game(name)
        figures[f"OpenSpiel {name}"] = _rate(lambda _, game=game: one(game), seconds)  # type: ignore[misc]
    return figures


def _rlcard(seconds: float) -> Figures:
    if find_spec("rlcard") is None:
        return {}
    import rlcard

    environment = rlcard.make("uno")
    pick = Random(1).random

    def one(_: int) -> int:
        state, _player = environment.reset()
        played = 0
        while not environment.is_over():
            legal = list(state["legal_actions"])
            state, _player = environment.step(legal[int(pick() * len(legal))])
            played += 1
        return played

    return {"RLCard uno": _rate(one, seconds)}


# Tables


def _games_table(names: Sequence[str], compiled: Figures, interpreted: Figures, yardstick: float | None) -> Table:
    table = Table(title=f"Holdfast, {SEATS} players or as many as the game takes")
    for heading in ("game", "measure", "compiled", "interpreted", "ratio"):
        table.add_column(heading, justify="left" if heading in ("game", "measure") else "right")
    for name in names:
        for what, unit in (("engine", "moves/s"), ("driven", "moves/s"), ("copy", "µs"), ("imagine", "µs")):
            fast, slow = compiled[f"{name} {what}"], interpreted[f"{name} {what}"]
            ratio = fast / slow if unit == "moves/s" else slow / fast
            label = {"engine": "random moves inside", "driven": "driven from Python"}.get(what, what)
            table.add_row(name, label, _figure(fast, unit), _figure(slow, unit), f"{ratio:.1f} ×")
    if yardstick and "upgrade" in names:
        share = yardstick / compiled["upgrade engine"]
        table.caption = f"compiled Upgrade plays 1/{share:.1f} of the moves of plain C"
    return table


def _others_table(others: Figures, compiled: Figures) -> Table:
    table = Table(title="Driven move by move from Python")
    table.add_column("game")
    table.add_column("moves/s", justify="right")
    table.add_column("Upgrade is faster by", justify="right")
    ours = compiled.get("upgrade driven", 0.0)
    for name, rate in others.items():
        table.add_row(name, _figure(rate, "moves/s"), f"{ours / rate:.1f} ×" if ours else "–")
    return table


def _figure(value: float, unit: str) -> str:
    return f"{value:,.0f} /s" if unit == "moves/s" else f"{value:.2f} µs"


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[2:], float(sys.argv[1]))))
