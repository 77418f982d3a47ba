"""`holdfast simulate-server`: one history after the other, until enough moves were made or a promise was broken."""

from __future__ import annotations

import json
import subprocess
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from holdfast import __version__
from holdfast.kernel.errors import Wording
from holdfast.simulation.plan import Outcome, changed_plan, usual_plan
from holdfast.simulation.run import simulate
from holdfast.simulation.shrinking import shrink
from holdfast.simulation.troubles import DRAIN, KILL, PARTITION, PAUSE
from holdfast.words import tell

BROKEN = 1


@dataclass
class Totals:
    """What many histories came to."""

    histories: int = 0
    moves: int = 0
    fleet_moves: int = 0
    """Those of histories with several workers."""
    frames: int = 0
    takeovers: int = 0
    stand_ins: int = 0
    seconds: float = 0.0
    """Of simulated time."""
    processor_seconds: float = 0.0
    troubles: Counter[str] = field(default_factory=Counter)
    checked: Counter[str] = field(default_factory=Counter)
    seed: int = 0
    """Of the newest."""

    def add(self, history: Mapping[str, Any]) -> None:
        """One more, as `_line` tells it."""
        self.histories += 1
        self.seed = history["seed"]
        self.fleet_moves += history["moves"] if history["workers"] > 1 else 0
        for name in ("moves", "frames", "takeovers", "stand_ins", "seconds", "processor_seconds"):
            setattr(self, name, getattr(self, name) + history[name])
        self.troubles.update(history["troubles"])
        self.checked.update(history["checked"])


def _line(outcome: Outcome, processor_seconds: float) -> dict[str, Any]:
    """A history as a line of a log."""
    counted = {name: value for name, value in vars(outcome).items() if name != "plan"}
    began = {"seed": outcome.plan.seed, "commit": commit(), "workers": outcome.plan.workers}
    return {**began, **counted, "processor_seconds": round(processor_seconds, 2)}


def read_log(log: Path | None) -> Totals:
    """What the histories came to that a log has already."""
    totals = Totals()
    if log is not None and log.exists():
        for history in map(json.loads, log.read_text().splitlines()):
            if not history["broken"]:
                totals.add(history)
    return totals


def histories(totals: Totals, seed: int, moves: int, changes: Mapping[str, str], log: Path | None) -> Iterator[Outcome]:
    """Histories from a seed on, or from where a log ends, until this many moves were made in all. The first that breaks
    a promise is the last, and is not counted: it is lived through again where a log ends with it."""
    for each in count(totals.seed + 1 if totals.histories else seed):
        if totals.moves >= moves:
            return
        begun = time.process_time()
        outcome = simulate(changed_plan(usual_plan(each), changes))
        line = _line(outcome, time.process_time() - begun)
        _write_down(log, line)
        if outcome.broken:
            yield outcome
            return
        totals.add(line)
        yield outcome


def _write_down(log: Path | None, line: Mapping[str, Any]) -> None:
    if log is not None:
        with log.open("a") as file:
            file.write(json.dumps(line) + "\n")


def run(
    console: Console,
    seed: int,
    moves: int,
    changes: Mapping[str, str],
    language: str,
    *,
    log: Path | None = None,
    as_json: bool,
) -> int:
    """Simulate, and tell what came of it; the exit code."""
    totals, broken = read_log(log), None
    with Progress(console=console, transient=True, disable=as_json or not console.is_terminal) as progress:
        task = progress.add_task("", total=moves)
        for outcome in histories(totals, seed, moves, changes, log):
            broken = outcome if outcome.broken else None
            progress.update(task, completed=totals.moves)
    if broken is not None:
        if not as_json:
            console.print(tell(_verdict(totals, broken), language), soft_wrap=True)
        broken = simulate(shrink(broken.plan, lambda plan: bool(simulate(plan).broken)))
    if as_json:
        print(json.dumps({**vars(totals), "broken": None if broken is None else _as_told(broken)}))
    else:
        console.print(tell(_verdict(totals, broken), language), soft_wrap=True)
    return 0 if broken is None else BROKEN


def _verdict(totals: Totals, broken: Outcome | None) -> Wording:
    if broken is not None:
        told = _as_told(broken)
        return Wording("promise_broken", why=told["why"], command=told["command"], commit=told["commit"])
    troubles = totals.troubles
    return Wording(
        "promises_kept",
        moves=totals.moves,
        histories=totals.histories,
        frames=totals.frames,
        kill=troubles[KILL],
        pause=troubles[PAUSE],
        drain=troubles[DRAIN],
        partition=troubles[PARTITION],
        takeovers=totals.takeovers,
    )


def _as_told(broken: Outcome) -> dict[str, str]:
    """What was broken, and how to live through it again."""
    again = "".join(f" --with {change}" for change in broken.plan.changes)
    return {
        "why": broken.broken,
        "command": f"holdfast simulate-server --seed {broken.plan.seed}{again}",
        "commit": commit(),
    }


@cache
def commit() -> str:
    """Which server that was: its commit in a checkout, its version otherwise."""
    asked = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short", "HEAD"]
    try:
        return subprocess.run(asked, capture_output=True, check=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return __version__
