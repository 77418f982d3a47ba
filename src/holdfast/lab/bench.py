"""Benchmarks: the engine compiled and interpreted, and others beside it, all in one run on one machine."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import Progress as Bar
from rich.progress import SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

from holdfast.kernel import HoldfastError
from holdfast.lab.measure import SEATS, Figures, rate

YARDSTICK = Path(__file__).parents[3] / "benchmarks" / "upgrade.c"
"""Upgrade in plain C; only a checkout has it."""
LONGEST = 600
Progress = Callable[[str], None]
MEASURES = (
    ("engine", "random moves inside", "/s"),
    ("driven", "driven from Python", "/s"),
    ("sight", "sight of a seat", "µs"),
    ("changes", "changes of a sight", "µs"),
    ("update", "update, encoded", "µs"),
    ("bytes", "update, size", "bytes"),
    ("copy_to", "copy_to", "µs"),
    ("imagine_into", "imagine_into", "µs"),
    ("view", "named view", "µs"),
)
"""What is measured, what it is called, and its unit."""


def run_bench(console: Console, names: Sequence[str], seconds: float) -> None:
    """Measure every game with both engines, then whoever else is installed, and print it all."""
    _check(seconds)
    with _progress(console) as progress:
        compiled = _measured(names, seconds, _prefixed(progress, "compiled"), interpreted=False)
        interpreted = _measured(names, seconds, _prefixed(progress, "interpreted"), interpreted=True)
        progress("plain C")
        yardstick = _plain_c(seconds)
        progress("OpenSpiel, RLCard")
        others = {**_open_spiel(seconds), **_rlcard(seconds)}
    _print(console, names, compiled, interpreted, yardstick, others)


def bench_as_json(names: Sequence[str], seconds: float) -> str:
    """What the engine that is installed does, as one object."""
    _check(seconds)
    figures = _measured(names, seconds, lambda name: None, interpreted=False)
    return json.dumps({name: _plain(name, figures) for name in names})


def _plain(name: str, figures: Figures) -> dict[str, float]:
    times = ("sight", "changes", "update", "copy_to", "imagine_into", "view")
    return {
        "compiled": bool(figures["compiled"]),
        "moves_per_second": figures[f"{name} engine"],
        **{f"{what}_us": figures[f"{name} {what}"] for what in times},
        "update_bytes": figures[f"{name} bytes"],
    }


def _check(seconds: float) -> None:
    if not 0 < seconds <= LONGEST:
        raise HoldfastError(
            "seconds: a number above 0 and up to {most} is needed, not {seconds}", most=LONGEST, seconds=f"{seconds:g}"
        )


def _print(
    console: Console,
    names: Sequence[str],
    compiled: Figures,
    interpreted: Figures,
    yardstick: float | None,
    others: Figures,
) -> None:
    if not compiled["compiled"]:
        console.print("The engine is not compiled (“make compile” does it): both columns are interpreted.")
    console.print(_games_table(names, compiled, interpreted, yardstick))
    if yardstick:
        console.print(
            f"Upgrade with {SEATS} players in plain C (benchmarks/{YARDSTICK.name}): {yardstick:,.0f} moves/s"
        )
    if others:
        console.print(_others_table(others, compiled))
    else:
        console.print("OpenSpiel and RLCard are not installed (extra “bench”): nothing to compare with.")


@contextmanager
def _progress(console: Console) -> Iterator[Progress]:
    """Say what is being measured: in one line that goes away, or, where there is no screen, line by line."""
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Bar(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("")

        def say(what: str) -> None:
            if console.is_terminal:
                bar.update(task, description=what)
            else:
                print(what, file=sys.stderr, flush=True)

        yield say


def _prefixed(progress: Progress, lead: str) -> Progress:
    return lambda name: progress(f"{lead}: {name}")


# One engine, in a process of its own


def _measured(names: Sequence[str], seconds: float, progress: Progress, *, interpreted: bool) -> Figures:
    environment = {**os.environ, "HOLDFAST_INTERPRETED": "1" if interpreted else ""}
    command = [sys.executable, "-m", "holdfast.lab.measure", str(seconds), *names]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        complaint = _followed(process.stderr, names, progress)
        said = process.stdout.read()
    if process.returncode:
        raise HoldfastError("the engine could not be measured: {reason}", reason=complaint or "no reason given")
    figures: Figures = json.loads(said)
    return figures


def _followed(lines: Iterable[str], names: Sequence[str], progress: Progress) -> str:
    """Tell which game is measured now; the last line that is no game's name is a complaint."""
    complaint = ""
    for line in map(str.strip, lines):
        if line in names:
            progress(line)
        elif line:
            complaint = line
    return complaint


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
        figures[f"OpenSpiel {name}"] = rate(lambda _, game=game: one(game), seconds)  # type: ignore[misc]
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

    return {"RLCard uno": rate(one, seconds)}


# Tables


def _games_table(names: Sequence[str], compiled: Figures, interpreted: Figures, yardstick: float | None) -> Table:
    table = Table(title=f"Holdfast, {SEATS} players or as many as the game takes")
    for heading in ("game", "measure", "compiled", "interpreted", "ratio"):
        table.add_column(heading, justify="left" if heading in ("game", "measure") else "right")
    for name in names:
        for what, label, unit in MEASURES:
            fast, slow = compiled[f"{name} {what}"], interpreted[f"{name} {what}"]
            ratio = "" if unit == "bytes" else f"{fast / slow if unit == '/s' else slow / fast:.1f} ×"
            table.add_row(name, label, _figure(fast, unit), _figure(slow, unit), ratio)
    if yardstick and compiled["compiled"] and "upgrade" in names:
        share = yardstick / compiled["upgrade engine"]
        table.caption = f"compiled Upgrade plays 1/{share:.1f} of the moves of plain C"
    return table


def _others_table(others: Figures, compiled: Figures) -> Table:
    table = Table(title="Driven move by move from Python")
    table.add_column("game")
    table.add_column("moves/s", justify="right")
    table.add_column("Upgrade is faster by", justify="right")
    ours = compiled.get("upgrade driven", 0.0)
    for name, speed in others.items():
        table.add_row(name, _figure(speed, "/s"), f"{ours / speed:.1f} ×" if ours else "–")
    return table


def _figure(value: float, unit: str) -> str:
    return f"{value:.2f} µs" if unit == "µs" else f"{value:,.0f} {unit}"
