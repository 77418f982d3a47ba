"""Successive halving: all candidates play a few games, the better half plays twice as many, and so on.

Candidates that surely miss a goal are dropped first. The finalists play fresh deals, and only these count for the
verdict: a candidate that was selected for its luck is not lucky again.
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import ceil, inf
from pathlib import Path

from holdfast import __version__
from holdfast.kernel import Game, HoldfastError
from holdfast.lab.analysis import variant_findings
from holdfast.lab.batch_runner import BatchResult
from holdfast.lab.checkpoint import CheckpointFile, Progress, clear_folder
from holdfast.lab.findings import Estimate
from holdfast.lab.interrupts import defer_interrupts
from holdfast.lab.option_labels import typed_value
from holdfast.lab.study import MOST_GAMES, Study, make_study
from holdfast.lab.study_run import StudyRun
from holdfast.lab.sums import Sums
from holdfast.lab.tune.candidates import Candidates, combined, searched
from holdfast.lab.tune.goals import Goal, read_goal, worst_distance
from holdfast.lab.tune.result import TUNING_FILE, CandidateResult, TuningResult, save_tuning
from holdfast.lab.tune.search_state import SearchState
from holdfast.lab.worker_pool import WorkerPool

SEARCHING = "searching.json"
"""What a search is kept in while it goes on."""
FINALISTS = 4
"""How many candidates play to the end, if there are as many."""
LEAST_GAMES = 50
"""A first look is no shorter than this."""
USUAL = 2_000
"""Games of each finalist, unless somebody says otherwise."""


@dataclass(frozen=True)
class TuningConfig:
    """What is searched for, and where."""

    study: Study
    goals: tuple[Goal, ...]
    candidates: Candidates
    typed: tuple[str, ...]
    """What to type for options, search and goals."""


def make_tuning(given: dict[str, object]) -> TuningConfig:
    """The search that plain data describes: a study with `search` and `goals`."""
    plain = {name: value for name, value in given.items() if name not in ("search", "goals")}
    for name in ("variants", "sweep", "until", "skill", "moves"):
        if name in plain:
            raise HoldfastError("no_such_tune_entry", name=name)
    base = make_study({"games": USUAL, **plain})
    game = base.found_game()
    goals = _goals(given.get("goals"), len(base.seats))
    search = given.get("search")
    candidates = combined(game, base, searched(game, search))
    watch = base.games if any(goal.watched for goal in goals) else 0
    study = replace(base, variants=candidates.variants, watch=watch)
    typed = [*_typed_options(base), *_typed_search(search)]
    for goal in goals:
        typed += ["--goal", str(goal)]
    return TuningConfig(study, goals, candidates, tuple(typed))


def _goals(typed_value: object, seats: int) -> tuple[Goal, ...]:
    listed = typed_value if isinstance(typed_value, list | tuple) else [typed_value] if typed_value else []
    if not listed:
        raise HoldfastError("no_goals")
    return tuple(read_goal(each, seats) for each in listed)


def _typed_options(base: Study) -> list[str]:
    words: list[str] = []
    for name, value in base.to_say(base.variants[0]).items():
        words += ["--option", f"{name}={typed_value(value)}"]
    return words


def _typed_search(search: object) -> list[str]:
    named = search if isinstance(search, dict) else dict.fromkeys(search if isinstance(search, list) else ())
    words: list[str] = []
    for name, values in named.items():
        listed = ",".join(map(typed_value, values)) if isinstance(values, list | tuple) else str(values or "")
        words += ["--search", f"{name}={listed}" if listed else str(name)]
    return words


def tuning_command(config: TuningConfig) -> str:
    """What to type to search the same again."""
    study = config.study
    words = ["holdfast", "lab", "tune", study.game, "--seats", ",".join(study.seats), *config.typed]
    words += ["--games", str(study.games), "--seed", str(study.seed)]
    words += ["--name", study.name] if study.name != study.game else []
    return shlex.join(words)


# Searching


class HalvingSearch:
    """A search that goes on; in a folder, if one is named, in which it is kept."""

    rows = None
    """A search writes none."""

    def __init__(self, config: TuningConfig, pool: WorkerPool, progress: Progress, folder: Path | None = None) -> None:
        self.config = config
        self.game: Game = config.study.found_game()
        self.pool = pool
        self.progress = progress
        self.folder = folder
        self.file = CheckpointFile(folder / SEARCHING, SearchState) if folder is not None else None
        names = [variant.name for variant in config.study.variants]
        empty = {name: Sums() for name in names}
        self.field = SearchState(config.study, __version__, self.game.version, config.goals, names, empty)
        self.stopped = False
        self.expected_games = planned(len(names), config.study.games)

    def begin(self, *, resume: bool, again: bool) -> None:
        """Resume the search in this folder if that is asked for; otherwise clear the folder for a new one."""
        if self.folder is None or self.file is None:
            return
        if resume:
            self.field = self.file.resumed(self.game.version, self._is_this)
            return
        self.file.check_free(again)
        clear_folder(self.folder, SEARCHING, TUNING_FILE)

    def _is_this(self, kept: SearchState) -> bool:
        return (kept.study, kept.goals) == (self.config.study, self.config.goals)

    def run(self) -> None:
        """Halve the field until few are left, then let those play fresh deals. An interrupt ends it early."""
        try:
            for games in rounds(len(self.config.study.variants), self.config.study.games)[self.field.halved :]:
                self._play(replace(self.config.study, games=games), self.field.sums, finalist=False)
                with defer_interrupts():
                    self.field.left = self._better_half()
                    self.field.halved += 1
            fresh = replace(self.config.study, seed=self.config.study.seed + MOST_GAMES)
            for name in self.field.left:
                self.field.final.setdefault(name, Sums())
            self._play(fresh, self.field.final, finalist=True)
        except KeyboardInterrupt:
            if not self.field.tried:
                raise
            self.stopped = True

    def _play(self, study: Study, sums: Mapping[str, Sums], *, finalist: bool) -> None:
        """Let those who are left play a round to its end."""
        run = StudyRun(replace(study, variants=self.field.variants()), self.game)
        run.sums = [sums[variant.name] for variant in run.study.variants]
        run.seconds = self.field.seconds
        run.play(self.pool, lambda played, expected_games: self.progress(self.field.games, self.expected_games), self)
        with defer_interrupts():
            self.field.seconds = run.seconds
            self._note(run, finalist=finalist)
        if run.stopped:
            raise KeyboardInterrupt

    def keep(self, run: StudyRun, played: BatchResult) -> None:
        """A batch was played: keep the search, if the last time is long enough ago."""
        self.field.seconds = run.seconds
        if self.file is not None and self.file.is_due():
            self.file.write(self.field)

    def _note(self, run: StudyRun, *, finalist: bool) -> None:
        for at, variant in enumerate(run.study.variants):
            found = variant_findings(run.study, self.game, at, run.sums[at])
            values = tuple(goal.found_in(found) for goal in self.config.goals)
            games = self.field.games_of(variant.name)
            self.field.tried[variant.name] = CandidateResult(variant.name, variant.options, games, values, finalist)

    def _better_half(self) -> list[str]:
        """Who may still fit goes before who surely does not; of both the nearer ones."""
        field = [self.field.tried[name] for name in self.field.left]
        hopeful = sum(self._possible(tried) == 0.0 for tried in field)
        keep = max(FINALISTS, min(ceil(len(field) / 2), hopeful))
        return [tried.name for tried in sorted(field, key=self._standing)[:keep]]

    def _standing(self, tried: CandidateResult) -> tuple[float, float, str]:
        return self._possible(tried), worst_distance(self.config.goals, tried.values), tried.name

    def _possible(self, tried: CandidateResult) -> float:
        return max(_nearest(goal, value) for goal, value in zip(self.config.goals, tried.values, strict=True))

    def result(self) -> TuningResult:
        """What was found, the nearest first."""
        listed = sorted(self.field.tried.values(), key=lambda each: (not each.finalist, self._worst(each), each.name))
        return TuningResult(
            study=self.config.study,
            goals=self.config.goals,
            candidates=tuple(listed),
            combinations=self.config.candidates.combinations,
            impossible=self.config.candidates.impossible,
            command=tuning_command(self.config),
            version=__version__,
            rules=self.game.version,
            games=self.field.games,
            moves=self.field.moves,
            seconds=self.field.seconds,
            stopped=self.stopped,
        )

    def end(self) -> TuningResult:
        """Write what was found. What is needed to go on stays only where the search was interrupted."""
        found = self.result()
        if self.folder is not None and self.file is not None:
            self.file.write(self.field)
            save_tuning(found, self.folder / TUNING_FILE)
            if not self.stopped:
                self.file.remove()
        return found

    def _worst(self, tried: CandidateResult) -> float:
        return worst_distance(self.config.goals, tried.values)


def _nearest(goal: Goal, value: Estimate | None) -> float:
    return inf if value is None else goal.nearest(value)


def rounds(candidates: int, games: int) -> list[int]:
    """How many games each has played after each round before the last: twice as many from round to round."""
    halvings = 0
    while candidates > FINALISTS:
        candidates = max(FINALISTS, ceil(candidates / 2))
        halvings += 1
    return [max(LEAST_GAMES, games >> left) for left in range(halvings, 0, -1)]


def planned(candidates: int, games: int) -> int:
    """How many games it will be at most."""
    total = before = 0
    for each in rounds(candidates, games):
        total += candidates * max(0, each - before)
        before = each
        candidates = max(FINALISTS, ceil(candidates / 2))
    return total + candidates * games


def tune(
    config: TuningConfig,
    folder: Path | None = None,
    pool: WorkerPool | None = None,
    progress: Progress = lambda played, expected_games: None,
    *,
    resume: bool = False,
    again: bool = False,
) -> TuningResult:
    """Search to the end, in a folder if one is named. An interrupt ends it early, and what was played until then
    counts."""
    search = HalvingSearch(config, pool or WorkerPool(), progress, folder)
    search.begin(resume=resume, again=again)
    search.run()
    with defer_interrupts():
        return search.end()
