"""Bulk simulation: many games between bots, and who wins. The simplest run of the lab: one variant, nobody looks on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from holdfast.bots.external import check_bot
from holdfast.kernel import Game, HoldfastError, Options
from holdfast.kernel.playout import PlayoutTotals
from holdfast.lab.bots import BotFaults
from holdfast.lab.findings import Estimate, LengthCounts
from holdfast.lab.statistics import wilson_interval
from holdfast.lab.study import LARGEST_SEED, USUAL, Study, Variant
from holdfast.lab.study_run import StudyRun
from holdfast.lab.sums import Sums, ended_by_limit, win_credit
from holdfast.lab.worker_pool import IN_PROCESS, WorkerPool

Progress = Callable[[int], None]
BATCH = 200
"""Random games are quick: progress is reported after this many. Games of other bots are reported one by one."""


@dataclass(frozen=True)
class SimulationResult:
    """What a simulation found."""

    game: str
    seats: tuple[str, ...]
    totals: PlayoutTotals
    seconds: float
    stopped: bool = False
    """Whether it was interrupted before all games were played."""
    faults: BotFaults = field(default_factory=BotFaults)

    @property
    def moves_per_second(self) -> float:
        return int(self.totals.moves) / max(self.seconds, 1e-9)

    def wins(self) -> list[Estimate]:
        return [wilson_interval(wins, int(self.totals.games)) for wins in self.totals.wins]

    def length(self) -> dict[str, float]:
        """Turns a game: mean, shortest, median, the longest of nine in ten, longest."""
        turns = LengthCounts(self.totals.turns)
        return {
            "mean": sum(length * count for length, count in turns.counts.items()) / turns.games,
            "least": turns.least,
            "median": turns.quantile(0.5),
            "most_of_90_percent": turns.quantile(0.9),
            "most": turns.most,
        }


def simulate(
    game: Game,
    seats: Sequence[str],
    options: Options,
    games: int,
    seed: int,
    progress: Progress,
    pool: WorkerPool = IN_PROCESS,
) -> SimulationResult:
    """Play many games; `progress` is called with the number of games just played. An interrupt ends it early, and what
    was played until then counts."""
    if games < 1:
        raise HoldfastError("no_games_to_play", games=games)
    if not 0 <= seed <= LARGEST_SEED:
        raise HoldfastError("bad_number_seed", most=LARGEST_SEED, seed=seed)
    game.check(len(seats), options)
    check_bots(seats, game, len(seats), options)
    variant = Variant(USUAL, options.non_defaults())
    study = Study(game.name, game.name, tuple(seats), (variant,), games, seed=seed, watch=0)
    run = StudyRun(study, game, quick=BATCH)
    reported = 0

    def tell(done: int, expected_games: int) -> None:
        nonlocal reported
        reported, before = done, reported
        progress(done - before)

    run.play(pool, tell)
    return SimulationResult(
        game.name, tuple(seats), _totals(run.sums[0], len(seats)), run.seconds, run.stopped, run.faults
    )


def check_bots(bots: Sequence[str], game: Game, seats: int, options: Options) -> None:
    for bot in bots:
        check_bot(bot, game, seats, options)


def _totals(sums: Sums, seats: int) -> PlayoutTotals:
    totals = PlayoutTotals(seats)
    totals.games = sums.games
    totals.moves = sums.moves
    totals.turns = sums.turns
    totals.limited = sum(games for outcome, games in sums.outcomes.items() if ended_by_limit(outcome))
    for seat in range(seats):
        won = (games * win_credit(outcome, seat) for outcome, games in sorted(sums.outcomes.items()))
        totals.wins[seat] = sum(won, 0.0)
    return totals
