"""`holdfast simulate-server`: one history after the other, until enough moves were made or a promise was broken."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import count

from rich.console import Console
from rich.progress import Progress

from holdfast.kernel.errors import Wording
from holdfast.simulation.run import Outcome, Plan, simulate
from holdfast.words import tell

BROKEN = 1


@dataclass
class Totals:
    """What many histories came to."""

    histories: int = 0
    moves: int = 0
    frames: int = 0
    kills: int = 0

    def add(self, outcome: Outcome) -> None:
        self.histories += 1
        self.moves += outcome.moves
        self.frames += outcome.frames
        self.kills += outcome.kills


def outcomes(seed: int, moves: int) -> Iterator[Outcome]:
    """Histories from a seed on until this many moves were made; the first that breaks a promise is the last."""
    made = 0
    for each in count(seed):
        outcome = simulate(Plan(each))
        made += outcome.moves
        yield outcome
        if outcome.broken or made >= moves:
            return


def run(console: Console, seed: int, moves: int, language: str, *, as_json: bool) -> int:
    """Simulate, and tell what came of it; the exit code."""
    totals, broken = Totals(), None
    with Progress(console=console, transient=True, disable=as_json or not console.is_terminal) as progress:
        task = progress.add_task("", total=moves)
        for outcome in outcomes(seed, moves):
            totals.add(outcome)
            broken = outcome if outcome.broken else None
            progress.update(task, completed=totals.moves)
    if as_json:
        print(json.dumps({**asdict(totals), "broken": None if broken is None else asdict(broken)}))
    else:
        console.print(tell(_verdict(totals, broken), language), soft_wrap=True)
    return 0 if broken is None else BROKEN


def _verdict(totals: Totals, broken: Outcome | None) -> Wording:
    if broken is None:
        moves, histories, frames, kills = totals.moves, totals.histories, totals.frames, totals.kills
        return Wording("promises_kept", moves=moves, histories=histories, frames=frames, kills=kills)
    return Wording("promise_broken", seed=broken.seed, digest=broken.digest, why=broken.broken)
