"""Ctrl-C may come at any line of the lab: what is kept belongs together, and going on finds the same."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from holdfast.lab import study_run
from holdfast.lab.batch_runner import Batch, BatchResult, BatchRunner
from holdfast.lab.checkpoint import clear_folder
from holdfast.lab.interrupts import block_interrupts, defer_interrupts
from holdfast.lab.study import make_study
from holdfast.lab.study_run import RunFolder, StudyRun
from holdfast.lab.sums import Sums
from holdfast.lab.tune.halving import HalvingSearch, make_tuning, tune
from holdfast.lab.tune.search_state import SearchState
from holdfast.lab.worker_pool import IN_PROCESS, play_batches
from tests.lab.interrupting import pressing

STUDY = make_study(
    {
        "game": "upgrade",
        "options": {"turn_limit": 6},
        "variants": {"usual": {}, "rich": {"tokens": 5}},
        "games": 2,
        "watch": 1,
    }
)
WISH = make_tuning(
    {
        "game": "upgrade",
        "options": {"tokens": 9},
        "search": {"turn_limit": "2..10"},
        "goals": ["turns ..99"],
        "games": 200,
    }
)


@pytest.fixture(autouse=True)
def ctrl_c() -> Iterator[None]:
    """Ctrl-C interrupts, also where the tests run in the background of a shell, which lets them ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def played_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each batch is really played once and then remembered: only what is done with it matters here."""
    known: dict[str, BatchResult] = {}

    def remembered(runner: BatchRunner, todo: Iterator[Batch], *given: Any) -> Iterator[BatchResult]:
        for batch in todo:
            key = repr((runner.study, batch, given))
            if key not in known:
                known[key] = next(play_batches(runner, iter([batch]), *given))
            yield deepcopy(known[key])

    monkeypatch.setattr(study_run, "play_batches", remembered)


def every_line(interrupted: Callable[[int], bool]) -> int:
    """Press at one line after the other until nothing is left to interrupt; at how many."""
    at = 0
    while interrupted(at):
        at += 1
    return at


# A run


@pytest.mark.usefixtures("played_before")
def test_no_batch_is_ever_half_added(tmp_path: Path) -> None:
    """Sums of all variants, and rows: a batch is in all of them or in none, whenever somebody presses."""
    after: dict[int, object] = {}
    StudyRun(STUDY).play(IN_PROCESS, lambda played, expected_games: None, Noting(after))

    def interrupted(at: int) -> bool:
        folder, run = RunFolder(tmp_path, rows=True), StudyRun(STUDY)
        with pressing(at, "study_run.py", "sums.py", "parquet_writer.py", "interrupts.py") as finger:
            try:
                run.play(IN_PROCESS, lambda played, expected_games: None, folder)
            except KeyboardInterrupt:
                assert run.done == 0, "nothing was done that could have been kept"
        assert folder.rows is not None
        assert run.sums == after[run.done]
        assert sum(rows.count for rows in folder.rows.rows) == 2 * run.done
        return finger.pressed

    assert every_line(interrupted) > 100


class Noting:
    """Notes the sums after each batch."""

    rows = None

    def __init__(self, after: dict[int, object]) -> None:
        self.after = after
        after[0] = [Sums() for _ in STUDY.variants]

    def keep(self, run: StudyRun, _: BatchResult) -> None:
        self.after[run.done] = deepcopy(run.sums)


@pytest.mark.usefixtures("played_before")
def test_what_is_written_at_the_end_is_written_whole(tmp_path: Path) -> None:
    """Pressing again while a run is being saved waits until it is."""
    folder, run = RunFolder(tmp_path, rows=True), StudyRun(STUDY)
    folder.begin(run)
    run.play(IN_PROCESS, lambda played, expected_games: None, folder)
    with pytest.raises(KeyboardInterrupt), pressing(3, "study_run.py") as finger, defer_interrupts():
        folder.end(run)
    assert finger.pressed
    assert (tmp_path / study_run.FINDINGS).exists()
    assert not (tmp_path / study_run.CHECKPOINT).exists()


# A search


@pytest.mark.usefixtures("played_before")
def test_a_search_goes_on_to_the_same_wherever_it_was_interrupted(tmp_path: Path) -> None:
    whole = replace(tune(WISH, pool=IN_PROCESS), seconds=0.0)
    seen: list[SearchState] = []

    def interrupted(at: int) -> bool:
        search = HalvingSearch(WISH, IN_PROCESS, lambda played, expected_games: None, tmp_path / str(at))
        with pressing(at, "tune/halving.py") as finger:
            try:
                search.run()
            except KeyboardInterrupt:
                assert not search.field.tried, "nothing was done that could have been told"
        kept = replace(search.field, seconds=0.0)
        if search.stopped and kept not in seen:
            seen.append(kept)
            clear_folder(tmp_path / str(at))
            search.end()
            again = tune(WISH, tmp_path / str(at), IN_PROCESS, resume=True)
            assert replace(again, seconds=0.0) == whole
        return finger.pressed

    assert every_line(interrupted) > 100
    assert len(seen) > 4


# The mechanism


def test_a_press_counts_when_it_is_over() -> None:
    done = []
    with pytest.raises(KeyboardInterrupt), defer_interrupts():
        signal.raise_signal(signal.SIGINT)
        done.append("all of it")
    assert done == ["all of it"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_who_ignores_ctrl_c_goes_on_ignoring_it() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with defer_interrupts():
            signal.raise_signal(signal.SIGINT)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_processes_that_play_never_hear_of_it_from_their_first_moment() -> None:
    asked = "import signal; print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))"
    with block_interrupts():
        said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout
    assert said.strip() == "True"
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def test_other_threads_are_never_interrupted() -> None:
    done: list[str] = []

    def work() -> None:
        with defer_interrupts():
            done.append("all of it")

    thread = Thread(target=work)
    thread.start()
    thread.join()
    assert done == ["all of it"]
