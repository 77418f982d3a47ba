"""Benchmarks: the engine compiled and interpreted, compared with others, all in one run on one machine."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import Progress as Bar
from rich.progress import SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

from holdfast.kernel import HoldfastError
from holdfast.kernel.errors import Wording
from holdfast.lab.engine_benchmark import SEATS, Figures, rate
from holdfast.words import ENGLISH, common, localized

BASELINE = Path(__file__).parents[3] / "benchmarks" / "upgrade.c"
"""Upgrade in plain C; only a checkout has it."""
LONGEST = 600
Progress = Callable[[str], None]
MEASURES = {
    "engine": "per-second",
    "driven": "per-second",
    "observation": "microseconds",
    "changes": "microseconds",
    "update": "microseconds",
    "bytes": "bytes",
    "copy_to": "microseconds",
    "determinize_into": "microseconds",
    "determinize_again": "microseconds",
    "view": "microseconds",
}
"""What is measured, and its unit."""


def run_bench(console: Console, names: Sequence[str], seconds: float, language: str = ENGLISH) -> None:
    """Measure every game with both engines, then the other libraries that are installed, and print it all."""
    _check(seconds)
    with _progress(console) as progress:
        fast, slow = (common(language, f"bench-{engine}") for engine in ("compiled", "interpreted"))
        compiled = _measured(names, seconds, _prefixed(progress, fast), interpreted=False)
        interpreted = _measured(names, seconds, _prefixed(progress, slow), interpreted=True)
        progress(common(language, "bench-plain-c"))
        baseline = _plain_c(seconds)
        progress("OpenSpiel, RLCard")
        others = {**_open_spiel(seconds), **_rlcard(seconds)}
    BenchmarkReport(console, language, names, compiled, interpreted).show(baseline, others)


def bench_as_json(names: Sequence[str], seconds: float) -> str:
    """What the engine that is installed does, as one object."""
    _check(seconds)
    figures = _measured(names, seconds, lambda name: None, interpreted=False)
    return json.dumps({name: _plain(name, figures) for name in names})


def _plain(name: str, figures: Figures) -> dict[str, float]:
    times = ("observation", "changes", "update", "copy_to", "determinize_into", "determinize_again", "view")
    return {
        "compiled": bool(figures["compiled"]),
        "moves_per_second": figures[f"{name} engine"],
        **{f"{what}_us": figures[f"{name} {what}"] for what in times},
        "update_bytes": figures[f"{name} bytes"],
    }


def _check(seconds: float) -> None:
    if not 0 < seconds <= LONGEST:
        raise HoldfastError("bad_seconds", most=LONGEST, seconds=f"{seconds:g}")


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
    command = [sys.executable, "-m", "holdfast.lab.engine_benchmark", str(seconds), *names]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        complaint = _followed(process.stderr, names, progress)
        said = process.stdout.read()
    if process.returncode:
        raise HoldfastError("engine_not_measured", reason=complaint or Wording("no_reason_given"))
    measured: Figures = json.loads(said)
    return measured


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
    if compiler is None or not BASELINE.exists():
        return None
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "upgrade"
        if subprocess.run(
            [compiler, "-O3", "-o", str(program), str(BASELINE)], capture_output=True, check=False
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


@dataclass(frozen=True)
class BenchmarkReport:
    """What was measured, in words."""

    console: Console
    language: str
    names: Sequence[str]
    compiled: Figures
    interpreted: Figures

    def show(self, baseline: float | None, others: Figures) -> None:
        if not self.compiled["compiled"]:
            self.console.print(self._say("not-compiled"))
        self.console.print(self._games(baseline))
        if baseline:
            speed = localized(self.language, f"{baseline:,.0f}")
            self.console.print(self._say("yardstick", seats=SEATS, file=f"benchmarks/{BASELINE.name}", speed=speed))
        self.console.print(self._others(others) if others else self._say("no-others"))

    def _games(self, baseline: float | None) -> Table:
        table = Table(title=self._say("title", seats=SEATS))
        for heading in ("game", "measure", "compiled", "interpreted", "ratio"):
            table.add_column(self._say(heading), justify="left" if heading in ("game", "measure") else "right")
        for name in self.names:
            for what, unit in MEASURES.items():
                fast, slow = self.compiled[f"{name} {what}"], self.interpreted[f"{name} {what}"]
                ratio = (
                    "" if unit == "bytes" else f"{self._times(fast / slow if unit == 'per-second' else slow / fast)} ×"
                )
                label = self._say("measures", what)
                table.add_row(name, label, self._figure(fast, unit), self._figure(slow, unit), ratio)
        if baseline and self.compiled["compiled"] and "upgrade" in self.names:
            table.caption = self._say("share", share=self._times(baseline / self.compiled["upgrade engine"]))
        return table

    def _others(self, others: Figures) -> Table:
        table = Table(title=self._say("others"))
        table.add_column(self._say("game"))
        table.add_column(self._say("speed"), justify="right")
        table.add_column(self._say("faster"), justify="right")
        ours = self.compiled.get("upgrade driven", 0.0)
        for name, speed in others.items():
            table.add_row(name, self._figure(speed, "per-second"), f"{self._times(ours / speed)} ×" if ours else "–")
        return table

    def _figure(self, value: float, unit: str) -> str:
        written = f"{value:.2f}" if unit == "microseconds" else f"{value:,.0f}"
        return f"{localized(self.language, written)} {self._say('units', unit)}"

    def _times(self, ratio: float) -> str:
        return localized(self.language, f"{ratio:.1f}")

    def _say(self, name: str, attribute: str | None = None, **values: str | int) -> str:
        return common(self.language, f"bench-{name}", attribute, **values)
