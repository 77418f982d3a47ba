"""`holdfast simulate-server`: one history after the other, until enough moves were made or a promise was broken."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

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
    frames: int = 0
    takeovers: int = 0
    troubles: Counter[str] = field(default_factory=Counter)

    def add(self, outcome: Outcome) -> None:
        self.histories += 1
        self.moves += outcome.moves
        self.frames += outcome.frames
        self.takeovers += outcome.takeovers
        self.troubles.update(outcome.troubles)


def outcomes(seed: int, moves: int, changes: Mapping[str, str]) -> Iterator[Outcome]:
    """Histories from a seed on until this many moves were made; the first that breaks a promise is the last."""
    made = 0
    for each in count(seed):
        outcome = simulate(changed_plan(usual_plan(each), changes))
        made += outcome.moves
        yield outcome
        if outcome.broken or made >= moves:
            return


def run(console: Console, seed: int, moves: int, changes: Mapping[str, str], language: str, *, as_json: bool) -> int:
    """Simulate, and tell what came of it; the exit code."""
    totals, broken = Totals(), None
    with Progress(console=console, transient=True, disable=as_json or not console.is_terminal) as progress:
        task = progress.add_task("", total=moves)
        for outcome in outcomes(seed, moves, changes):
            totals.add(outcome)
            broken = outcome if outcome.broken else None
            progress.update(task, completed=totals.moves)
    if broken is not None:
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


def commit() -> str:
    """Which server that was: its commit in a checkout, its version otherwise."""
    asked = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short", "HEAD"]
    try:
        return subprocess.run(asked, capture_output=True, check=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return __version__
