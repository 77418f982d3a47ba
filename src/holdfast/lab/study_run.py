"""The run of a study: play until the estimates are precise enough, save checkpoints, resume.

A run has a folder of its own: `progress.json` until it ends, `findings.json` when it ends or is interrupted, and rows
in `games/` and `moves/`. Files are replaced atomically, so that a run can be killed at any time; a Ctrl-C waits until a
batch is added everywhere.
"""

from __future__ import annotations

import shutil
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter
from typing import Protocol

from holdfast import __version__
from holdfast.kernel import Game
from holdfast.kernel.text_files import state_folder, write_text
from holdfast.lab.analysis import correct_across_variants, differences, measured, variant_findings
from holdfast.lab.batch_runner import QUICK, BatchResult, BatchRunner, batches
from holdfast.lab.bots import BotFaults
from holdfast.lab.checkpoint import Checkpoint, CheckpointFile, Progress, clear_folder
from holdfast.lab.findings import Findings, save_findings
from holdfast.lab.interrupts import defer_interrupts
from holdfast.lab.parquet_writer import FOLDERS, ParquetWriter
from holdfast.lab.study import Study
from holdfast.lab.study_command import study_command
from holdfast.lab.sums import Sums
from holdfast.lab.typical_game import typical_game
from holdfast.lab.worker_pool import WorkerPool, play_batches

CHECKPOINT = "progress.json"
FINDINGS = "findings.json"
TYPICAL = "typical.txt"
"""The record of a typical game of the first variant."""
LEAST_GAMES = 100
"""Intervals of fewer games are not trusted to end a run."""


@dataclass
class RunCheckpoint(Checkpoint):
    """A run as it is kept on the disk."""

    seconds: float
    sums: list[Sums]

    def is_complete(self) -> bool:
        """Every variant has played the same games."""
        return len(self.sums) == len(self.study.variants) and len({sums.games for sums in self.sums}) == 1


class BatchSink(Protocol):
    """Keeps what is played, batch by batch."""

    @property
    def rows(self) -> ParquetWriter | None:
        """Where rows go, if they are wanted."""

    def keep(self, run: StudyRun, played: BatchResult) -> None: ...


class StudyRun:
    """A study that is being run."""

    def __init__(self, study: Study, game: Game | None = None, *, quick: int = QUICK) -> None:
        self.runner = BatchRunner(study, game)
        self.study = study
        self.quick = quick
        self.sums = [Sums() for _ in study.variants]
        self.seconds = 0.0
        self.stopped = False
        self.faults = BotFaults()
        """Of bots that others wrote, since this run was begun or resumed."""

    @property
    def done(self) -> int:
        """Games of each variant that are played."""
        return self.sums[0].games

    def play(self, pool: WorkerPool, progress: Progress, sink: BatchSink | None = None) -> None:
        """Play what is left. An interrupt ends it early, and what was played until then counts."""
        begun = perf_counter() - self.seconds
        todo = () if self.is_precise() else batches(self.study, self.done, self.quick)
        rows = sink is not None and sink.rows is not None
        try:
            with closing(play_batches(self.runner, iter(todo), pool, rows)) as playing:
                for played in playing:
                    with defer_interrupts():
                        self._add(played)
                        self.seconds = perf_counter() - begun
                        if sink is not None:
                            sink.keep(self, played)
                    progress(self.done * len(self.sums), self.expected_games() * len(self.sums))
                    if self.is_precise():
                        break
        except KeyboardInterrupt:
            if self.done == 0:
                raise
            self.stopped = True

    def _add(self, played: BatchResult) -> None:
        for sums, more in zip(self.sums, played.sums, strict=True):
            sums.add(more)
        self.faults.add(played.faults)

    # Enough

    def is_precise(self) -> bool:
        """Whether every interval that the study names is narrow enough in every variant."""
        return bool(self.study.until) and self.done >= LEAST_GAMES and self._shortfall() <= 1.0

    def expected_games(self) -> int:
        """How many games of each variant it will be, as far as can be foreseen: a width shrinks with the root."""
        if not self.study.until or self.done == 0:
            return self.study.games
        foreseen = round(self.done * self._shortfall() ** 2)
        return min(self.study.games, max(self.done, LEAST_GAMES, foreseen))

    def _shortfall(self) -> float:
        """How many times too wide the worst interval is."""
        worst = 0.0
        for sums in self.sums:
            values = measured(sums, len(self.study.seats))
            for name, width in self.study.until.items():
                worst = max(worst, values[name].width / width if name in values else 0.0)
        return worst

    # Findings

    def findings(self) -> Findings:
        game = self.runner.game
        variants = [variant_findings(self.study, game, at, sums) for at, sums in enumerate(self.sums)]
        return Findings(
            study=self.study,
            command=study_command(self.study),
            version=__version__,
            rules=game.version,
            games=sum(sums.games for sums in self.sums),
            moves=sum(sums.moves for sums in self.sums),
            seconds=self.seconds,
            stopped=self.stopped,
            variants=correct_across_variants(variants),
            differences=differences(self.study, self.sums),
            typical="" if self.stopped else typical_game(self.study, game, self.sums[0]),
        )


class RunFolder:
    """Where a run is kept."""

    def __init__(self, folder: Path, *, rows: bool) -> None:
        self.folder = folder
        self.rows = ParquetWriter(folder) if rows else None
        self.progress = CheckpointFile(folder / CHECKPOINT, RunCheckpoint)

    def begin(self, run: StudyRun, *, resume: bool = False, again: bool = False) -> None:
        """Resume the run in this folder if that is asked for; otherwise clear the folder for a new one."""
        if resume:
            kept = self.progress.resumed(run.runner.game.version, lambda kept: _alike(kept.study, run.study))
            run.sums, run.seconds = kept.sums, kept.seconds
            if self.rows is not None:
                self.rows.drop_from(run.done)
            return
        self.progress.check_free(again)
        clear_folder(self.folder, CHECKPOINT, FINDINGS, TYPICAL)
        for part in FOLDERS:
            shutil.rmtree(self.folder / part, ignore_errors=True)

    def keep(self, run: StudyRun, played: BatchResult) -> None:
        """A batch was played: keep the run, if the last time is long enough ago."""
        if self.rows is not None and played.rows is not None:
            self.rows.add(played.batch.first, played.rows)
        if self.progress.is_due():
            self.save(run)

    def save(self, run: StudyRun) -> None:
        """Keep everything: rows first, so that no game counts whose row is lost."""
        if self.rows is not None:
            self.rows.write()
        self.progress.write(RunCheckpoint(run.study, __version__, run.runner.game.version, run.seconds, run.sums))

    def end(self, run: StudyRun) -> Findings:
        """Write the findings. What is needed to go on stays only where the run was interrupted."""
        self.save(run)
        found = run.findings()
        if found.typical:
            write_text(self.folder / TYPICAL, found.typical)
        save_findings(found, self.folder / FINDINGS)
        if not run.stopped:
            self.progress.remove()
        return found


def _alike(one: Study, other: Study) -> bool:
    """Whether games of one study are games of the other; how many there are to be may differ."""
    return replace(one, games=0, until={}) == replace(other, games=0, until={})


def runs_folder() -> Path:
    """Where runs are kept unless another folder is named: one folder for each study, by its name."""
    return state_folder() / "lab"


def run_study(
    study: Study,
    folder: Path | None = None,
    pool: WorkerPool | None = None,
    progress: Progress = lambda played, expected_games: None,
    *,
    rows: bool = False,
    resume: bool = False,
    again: bool = False,
) -> Findings:
    """Run a study to its end, in a folder if one is named, and tell what was found."""
    run = StudyRun(study)
    if folder is None:
        run.play(pool or WorkerPool(), progress)
        return run.findings()
    kept = RunFolder(folder, rows=rows)
    kept.begin(run, resume=resume, again=again)
    run.play(pool or WorkerPool(), progress, kept)
    with defer_interrupts():
        return kept.end(run)
