"""A run gives the same numbers on any number of workers, also if interrupted; it ends when enough is known."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from holdfast.kernel import HoldfastError
from holdfast.lab import study_run
from holdfast.lab.batch_runner import Batch, BatchRunner, batches
from holdfast.lab.findings import Findings, load_findings
from holdfast.lab.study import Study, make_study
from holdfast.lab.study_run import CHECKPOINT, FINDINGS, StudyRun, run_study
from holdfast.lab.sums import Sums
from holdfast.lab.worker_pool import IN_PROCESS, WorkerPool, cores, play_batches
from tests.lab.interrupting import Interrupting

SHORT = {"game": "upgrade", "options": {"turn_limit": 8}}


def study(**given: object) -> Study:
    two = {"usual": {}, "rich": {"tokens": 5}}
    return make_study({**SHORT, "variants": two, "games": 46, "watch": 22, "skill": "greedy", **given})


def numbers(found: Findings) -> object:
    """All that was found, without how long it took."""
    return replace(found, seconds=0.0)


@pytest.fixture(scope="module")
def expected() -> Findings:
    return run_study(study(), pool=IN_PROCESS)


# Batches


def test_batches_cover_every_game_once_and_watched_games_come_first() -> None:
    listed = list(batches(study(games=9000, watch=30)))
    assert [batch.first for batch in listed] == [0, 20, 30, 4030, 8030]
    assert [batch.watched for batch in listed] == [True, True, False, False, False]
    assert sum(batch.games for batch in listed) == 9000


def test_games_of_thinking_bots_are_dealt_one_by_one() -> None:
    assert list(batches(study(seats="greedy,random", skill="", games=3, watch=1))) == [
        Batch(0, 1, True),
        Batch(1, 1, False),
        Batch(2, 1, False),
    ]


def test_the_size_of_batches_changes_no_number() -> None:
    whole, parts = StudyRun(study(watch=0)), StudyRun(study(watch=0), quick=7)
    for run in (whole, parts):
        run.play(IN_PROCESS, lambda played, expected_games: None)
    assert whole.sums == parts.sums


def test_variants_get_the_same_deals_unless_they_are_to_have_others() -> None:
    runner = BatchRunner(study())
    alike = runner.play(Batch(0, 5, False))
    assert sum(alike.sums[1].pairs.turns.values()) == 5
    assert runner.first_number(Batch(7, 1, False), 0) == runner.first_number(Batch(7, 1, False), 1) == 8
    apart = BatchRunner(study(paired=False))
    assert apart.first_number(Batch(7, 1, False), 0) != apart.first_number(Batch(7, 1, False), 1)
    assert apart.play(Batch(0, 5, False)).sums[1].pairs.turns == {}


def test_deals_that_are_the_same_give_the_same_games() -> None:
    """Two variants that differ in nothing: deal by deal there is no difference."""
    same = make_study({**SHORT, "variants": {"one": {}, "other": {"turn_limit": 8}}, "games": 30, "watch": 20})
    found = run_study(same, pool=IN_PROCESS)
    assert all(each.value.width == 0.0 for each in found.differences)


# Where it is played


@pytest.mark.parametrize(
    "pool", [WorkerPool(workers=2, spawn_after=0), WorkerPool("ray", 2, 0)], ids=["processes", "ray"]
)
def test_others_find_the_same(pool: WorkerPool, expected: Findings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_worker_niceness", "0")  # Ray's workers give way to everybody else; a test need not
    assert numbers(run_study(study(), pool=pool)) == numbers(expected)


def test_short_runs_are_played_here_and_long_ones_by_others(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def crowd(study: Study, todo: Iterator[Batch], pool: WorkerPool, write_rows: bool) -> Iterator[object]:
        asked.extend(batch.first for batch in todo)
        return iter(())

    monkeypatch.setattr("holdfast.lab.worker_pool._by_processes", crowd)
    here = list(play_batches(BatchRunner(study()), batches(study()), WorkerPool(workers=2, spawn_after=1e9), False))
    assert (len(here), asked) == (3, [])
    assert list(play_batches(BatchRunner(study()), batches(study()), WorkerPool(workers=2, spawn_after=0), False)) == []
    assert asked == [0, 20, 22]


def test_a_pool_is_as_large_as_the_machine() -> None:
    assert WorkerPool().count == cores() >= 1


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"engine": "cluster"}, "there is no engine “cluster”; there are processes, ray"),
        ({"workers": 0}, "workers: a whole number from 1 to 1024 is needed, not 0"),
    ],
)
def test_pools_that_cannot_be(given: dict[str, object], why: str) -> None:
    with pytest.raises(HoldfastError, match=why):
        WorkerPool(**given)  # type: ignore[arg-type]


def test_without_ray_it_is_said_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdfast.lab.worker_pool.find_spec", lambda name: None)
    with pytest.raises(HoldfastError, match=r"holdfast\[ray\]"):
        WorkerPool("ray")


def test_a_process_that_dies_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdfast.lab.worker_pool.play_batch", _die)
    with pytest.raises(HoldfastError, match="a process that played games has died"):
        run_study(study(), pool=WorkerPool(workers=2, spawn_after=0))


def _die(study: Study, batch: Batch, write_rows: bool) -> None:
    os._exit(1)


def test_what_goes_wrong_elsewhere_is_told_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdfast.lab.worker_pool.play_batch", _complain)
    with pytest.raises(HoldfastError, match=r"no_cards \(place=\d+\)"):
        run_study(study(), pool=WorkerPool(workers=2, spawn_after=0))


def _complain(study: Study, batch: Batch, write_rows: bool) -> None:
    raise HoldfastError("no_cards", place=batch.first)


# Interrupted


@pytest.mark.parametrize("pool", [IN_PROCESS, WorkerPool(workers=2, spawn_after=0)], ids=["alone", "processes"])
def test_an_interrupted_run_keeps_what_is_done_and_goes_on(
    pool: WorkerPool, tmp_path: Path, expected: Findings
) -> None:
    first = run_study(study(), tmp_path, pool, Interrupting(40))
    assert first.stopped
    assert first.games == 40
    assert load_findings(tmp_path / FINDINGS) == first
    whole = run_study(study(), tmp_path, IN_PROCESS, resume=True)
    assert not whole.stopped
    assert numbers(whole) == numbers(expected)
    assert not (tmp_path / CHECKPOINT).exists()


def test_an_interrupt_before_the_first_game_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> Iterator[object]:
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(study_run, "play_batches", interrupted)
    with pytest.raises(KeyboardInterrupt):
        run_study(study(), tmp_path, IN_PROCESS)


def test_a_run_is_kept_while_it_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdfast.lab.checkpoint.SAVE_EVERY", 0.0)
    kept: list[int] = []

    def look(played: int, expected_games: int) -> None:
        progress = msgspec.json.decode((tmp_path / CHECKPOINT).read_bytes(), type=study_run.RunCheckpoint)
        kept.append(progress.sums[0].games)

    run_study(study(), tmp_path, IN_PROCESS, look)
    assert kept == [20, 22, 46]


def test_more_games_can_be_added_to_a_run(tmp_path: Path, expected: Findings) -> None:
    run_study(study(games=30), tmp_path, IN_PROCESS, Interrupting(60))
    assert numbers(run_study(study(), tmp_path, IN_PROCESS, resume=True)) == numbers(expected)


def test_an_interrupted_run_is_not_lost_by_mistake(tmp_path: Path) -> None:
    run_study(study(), tmp_path, IN_PROCESS, Interrupting(40))
    with pytest.raises(HoldfastError, match="keeps an interrupted run: --resume continues it, --again"):
        run_study(study(), tmp_path, IN_PROCESS)
    assert not run_study(study(), tmp_path, IN_PROCESS, again=True).stopped
    assert not run_study(study(), tmp_path, IN_PROCESS).stopped, "a finished run may be run again"


def test_a_folder_that_cannot_be_is_named(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("a file")
    for folder in (taken, taken / "below"):
        with pytest.raises(HoldfastError, match=f"“{folder}”: "):
            run_study(study(), folder, IN_PROCESS)


def test_what_cannot_be_gone_on_with(tmp_path: Path) -> None:
    with pytest.raises(HoldfastError, match="has no run to resume"):
        run_study(study(), tmp_path, IN_PROCESS, resume=True)
    run_study(study(), tmp_path, IN_PROCESS, Interrupting(40))
    with pytest.raises(HoldfastError, match="is one of another study"):
        run_study(study(seed=2), tmp_path, IN_PROCESS, resume=True)
    progress = tmp_path / CHECKPOINT
    progress.write_text(progress.read_text().replace('"rules":', '"rules":9'))
    with pytest.raises(HoldfastError, match="was begun with another version"):
        run_study(study(), tmp_path, IN_PROCESS, resume=True)


@pytest.mark.parametrize("damage", ["{", "[]", "", '{"sums":[]}'])
def test_a_damaged_file_is_named_with_the_way_out(damage: str, tmp_path: Path) -> None:
    (tmp_path / CHECKPOINT).write_text(damage)
    with pytest.raises(HoldfastError, match=r"progress\.json” is damaged and cannot be resumed; --again starts"):
        run_study(study(), tmp_path, IN_PROCESS, resume=True)


def test_sums_that_do_not_belong_together_are_not_gone_on_with(tmp_path: Path) -> None:
    run_study(study(), tmp_path, IN_PROCESS, Interrupting(40))
    kept = msgspec.json.decode((tmp_path / CHECKPOINT).read_bytes(), type=study_run.RunCheckpoint)
    for sums in (kept.sums[:1], [kept.sums[0], Sums()]):
        (tmp_path / CHECKPOINT).write_bytes(msgspec.json.encode(replace(kept, sums=sums)))
        with pytest.raises(HoldfastError, match="is damaged"):
            run_study(study(), tmp_path, IN_PROCESS, resume=True)


# Enough


def test_a_run_ends_when_its_intervals_are_narrow_enough() -> None:
    narrow = make_study({**SHORT, "until": {"wins.p1": 0.1}, "watch": 0})
    run = StudyRun(narrow, quick=50)
    told: list[tuple[int, int]] = []
    run.play(IN_PROCESS, lambda played, expected_games: told.append((played, expected_games)))
    found = run.findings()
    assert found.first.measures["wins.p1"].width <= 0.1
    assert 300 <= found.games <= 450, "1.96² / 0.1² is 384, and batches have 50 games"
    assert told[0][0] == 50
    assert 300 <= told[0][1] <= 450, "from the first games on it is foreseen how many it will be"
    assert told[-1] == (found.games, found.games)
    again = StudyRun(narrow, quick=50)
    again.sums = run.sums
    again.play(IN_PROCESS, lambda played, expected_games: pytest.fail("nothing is left to do"))


def test_a_run_ends_at_the_latest_when_its_games_are_played() -> None:
    never = make_study({**SHORT, "until": {"turns": 1e-9}, "games": 120, "watch": 0})
    assert run_study(never, pool=IN_PROCESS).games == 120
