"""Searching: goals as they are typed, candidates as the game allows them, and answers that are known beforehand."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

from holdfast.cli import app
from holdfast.games import find_game
from holdfast.kernel import HoldfastError
from holdfast.lab import study_run, worker_pool
from holdfast.lab.batch_runner import BatchResult, BatchRunner
from holdfast.lab.findings import Estimate, LengthCounts
from holdfast.lab.report import report_of, saved_runs, tuning_report
from holdfast.lab.report.localizer import Localizer
from holdfast.lab.report.tuning import tuning_verdict
from holdfast.lab.statistics import Moments, mean_interval
from holdfast.lab.study import make_study
from holdfast.lab.study_run import run_study
from holdfast.lab.tune.candidates import MOST_CANDIDATES, combined, searched
from holdfast.lab.tune.goals import MET, MISSED, OPEN, Goal, quantile, read_goal
from holdfast.lab.tune.halving import (
    FINALISTS,
    SEARCHING,
    TuningConfig,
    make_tuning,
    planned,
    rounds,
    tune,
    tuning_command,
)
from holdfast.lab.tune.result import TUNING_FILE, CandidateResult, TuningResult, load_tuning, save_tuning
from holdfast.lab.tuning_text_report import print_tuning
from holdfast.lab.worker_pool import IN_PROCESS, WorkerPool
from tests.lab.interrupting import Interrupting

UPGRADE = find_game("upgrade")
SHIELD = find_game("shield")


def value(middle: float, reach: float = 0.0) -> Estimate:
    return Estimate(middle, middle - reach, middle + reach, 100)


# Goals


@pytest.mark.parametrize(
    ("said", "goal"),
    [
        ("wins.p1 0.48..0.52", Goal("wins.p1", 0.48, 0.52)),
        ("wins.p1 48%..52%", Goal("wins.p1", 0.48, 0.52)),
        ("  turns.p90  .. 60 ", Goal("turns.p90", None, 60)),
        ("lead-changes 2..", Goal("lead-changes", 2, None)),
        ("limited ..1%", Goal("limited", None, 0.01)),
    ],
)
def test_a_goal_is_a_measure_and_its_range(said: str, goal: Goal) -> None:
    assert read_goal(said, 2) == goal
    assert read_goal(str(goal), 2) == goal


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("wins.p1", "a measure and its range"),
        ("wins.p1 ..", "a measure and its range"),
        ("fun 1..2", "there is no measure “fun”"),
        ("wins 40%..60%", "there is no measure “wins”"),
        ("wins.p3 40%..60%", "there is no measure “wins.p3”"),
        ("wins.p90 ..60%", "there is no measure"),
        ("skill 0..1", "there is no measure “skill”"),
        ("turns 60..20", "ends before it begins"),
        ("wins.p1 48..52", "is a share"),
    ],
)
def test_what_is_no_goal_is_told(said: str, why: str) -> None:
    with pytest.raises(HoldfastError, match=re.escape(why)):
        read_goal(said, 2)


def test_a_goal_is_met_missed_or_open_by_the_whole_interval() -> None:
    goal = Goal("wins.p1", 0.48, 0.52)
    assert [
        goal.judge(value(*each)) for each in ((0.5, 0.01), (0.5, 0.03), (0.54, 0.03), (0.6, 0.03), (0.4, 0.03))
    ] == [
        MET,
        OPEN,
        OPEN,
        MISSED,
        MISSED,
    ]
    assert [goal.judge(mean_interval(Moments.of(each))) for each in ([0.5], [0.9], [0.5, 0.5])] == [OPEN, OPEN, MET]
    assert [round(goal.distance(each), 6) for each in (0.5, 0.52, 0.56, 0.44)] == [0, 0, 1, 1]
    assert Goal("turns", None, 60).distance(90) == 0.5
    assert Goal("turns", 60, None).distance(90) == 0


def test_a_quantile_has_an_interval_around_it() -> None:
    found = quantile(LengthCounts(dict.fromkeys(range(1, 101), 10)), 0.9)
    assert found.value == 90
    assert 85 <= found.low < 90 < found.high <= 95
    assert quantile(LengthCounts({7: 50}), 0.9) == Estimate(7, 7, 7, 50)


# Candidates


def test_an_option_is_searched_by_what_it_declares_or_by_what_is_named() -> None:
    assert searched(UPGRADE, ["discarding", "attack_row"]) == {"discarding": [False, True], "attack_row": [1, 2, 3, 4]}
    assert searched(UPGRADE, {"tokens": "2..6 step 2", "top_rank": ["8", "K"]}) == {
        "tokens": [2, 4, 6],
        "top_rank": ["8", "K"],
    }
    assert searched(SHIELD, {"king_value": None}) == {"king_value": [12, 13]}


def test_a_number_inside_a_law_is_searched_as_a_cards_own() -> None:
    sentences = searched(SHIELD, {"custom_rules": "Aces are worth {8..12 step 2} as attack cards"})
    assert sentences["custom_rules"] == [f"Aces are worth {worth} as attack cards" for worth in (8, 10, 12)]
    base = make_study({"game": "shield", "options": {"winner_writes": "no"}})
    found = combined(SHIELD, base, sentences)
    assert [variant.options["custom_rules"] for variant in found.variants] == [
        (sentence,) for sentence in sentences["custom_rules"]
    ]
    assert [variant.name for variant in found.variants] == sentences["custom_rules"]
    assert all(variant.options["winner_writes"] is False for variant in found.variants)


@pytest.mark.parametrize(
    ("search", "why"),
    [
        ({}, "options and their values are needed"),
        (["turn_limit"], "turn_limit can be too much"),
        ({"luck": "1..2"}, "no option “luck”"),
        ({"tokens": "one..two.."}, "search.tokens: a range or a list"),
        ({"tokens": "0,99"}, "the game allows none of 2 combinations: option tokens is 0, but must be a whole number"),
        ({"tokens": "1..200", "attack_row": "1..200", "defence_row": "1..200"}, "too many"),
    ],
)
def test_what_cannot_be_searched_is_told(search: object, why: str) -> None:
    base = make_study({"game": "upgrade"})
    with pytest.raises(HoldfastError, match=why):
        combined(UPGRADE, base, searched(UPGRADE, search))


def test_a_search_without_a_turn_limit_has_none_and_says_so() -> None:
    config = make_tuning(
        {"game": "upgrade", "options": {"turn_limit": None}, "search": {"tokens": "1..2"}, "goals": ["turns ..9"]}
    )
    assert [config.study.options_of(each).turn_limit for each in config.study.variants] == [None, None]
    assert "--option turn_limit=none" in tuning_command(config)


def test_combinations_that_the_game_forbids_are_left_out_and_counted() -> None:
    base = make_study({"game": "upgrade", "seats": ["random"] * 6})
    found = combined(UPGRADE, base, searched(UPGRADE, {"top_rank": ["6"], "defence_row": "1..4"}))
    assert (found.combinations, found.impossible, len(found.variants)) == (4, 3, 1)


def test_of_very_many_combinations_some_are_drawn_by_the_seed() -> None:
    search = searched(UPGRADE, ["tokens", "attack_row", "defence_row", "top_rank"])

    def drawn(seed: int) -> list[str]:
        found = combined(UPGRADE, make_study({"game": "upgrade", "seed": seed}), search)
        return [variant.name for variant in found.variants]

    assert len(set(drawn(1))) == MOST_CANDIDATES
    assert drawn(1) == drawn(1) != drawn(2)


# Searching


def wished(goals: Sequence[str], limits: object, **more: object) -> TuningConfig:
    """Upgrade with many tokens never ends before its turn limit, so that its length is known."""
    return make_tuning(
        {
            "game": "upgrade",
            "options": {"tokens": 9},
            "search": {"turn_limit": limits},
            "goals": goals,
            "games": 120,
            **more,
        }
    )


def looked_for(goals: Sequence[str], limits: object, pool: WorkerPool = IN_PROCESS, **more: object) -> TuningResult:
    return tune(wished(goals, limits, **more), pool=pool)


def test_the_one_value_that_fits_is_found() -> None:
    found = looked_for(["turns 5..5", "limited 90%.."], "2..9")
    assert found.best.name == "turn_limit 5"
    assert [tried.name for tried in found.candidates if found.fits(tried)] == ["turn_limit 5"]
    assert tuning_verdict(found, Localizer("en", "upgrade"))[0] == "One candidate fits all goals: “turn_limit 5”."


def test_few_games_are_spent_on_bad_candidates() -> None:
    found = looked_for(["turns 5..5"], "2..17", games=400)
    finalists = [tried for tried in found.candidates if tried.finalist]
    others = [tried for tried in found.candidates if not tried.finalist]
    assert len(finalists) == FINALISTS
    assert max(tried.games for tried in others) < 400 <= min(tried.games for tried in finalists)
    assert found.games == sum(tried.games for tried in found.candidates) <= planned(16, 400) < 16 * 400
    assert all(measured is not None and measured.games == 400 for tried in finalists for measured in tried.values)


def test_a_search_is_the_same_whoever_plays_and_another_with_another_seed() -> None:
    goals = ["wins.p1 48%..52%"]
    alone = looked_for(goals, "20..40 step 10")
    assert looked_for(goals, "20..40 step 10", WorkerPool(workers=2, spawn_after=0.0)).candidates == alone.candidates
    assert looked_for(goals, "20..40 step 10", seed=7).candidates != alone.candidates


def test_a_goal_that_nobody_can_reach_is_called_so_and_the_nearest_is_named() -> None:
    found = looked_for(["turns 50.."], "2..9")
    assert not any(map(found.fits, found.candidates))
    said = tuning_verdict(found, Localizer("en", "upgrade"))
    assert said[0].startswith("Nothing fits: no candidate at all comes to what is wanted of “turns a game”")
    assert "“turn_limit 9”" in said[0]
    assert "turns a game 9 (9 to 9), missed (wanted at least 50)" in said[1]


def test_goals_that_can_be_met_only_one_at_a_time_are_called_so() -> None:
    found = looked_for(["turns ..6", "limited ..1%"], [3, 6, 1000])
    said = tuning_verdict(found, Localizer("en", "upgrade"))[0]
    assert said.startswith("Nothing fits: each goal can be met, but no candidate meets them together")
    assert {tried.name for tried in found.front((0, 1))} >= {"turn_limit 6", "turn_limit 1000"}


def test_what_is_within_but_not_surely_only_may_fit() -> None:
    found = looked_for(["turns 5..5"], "2..9")
    close = replace(found.best, values=(Estimate(5.0, 4.0, 6.0, 10),))
    doubtful = replace(found, candidates=(close,))
    assert tuning_verdict(doubtful, Localizer("en", "upgrade"))[0].startswith("All goals may be met by “turn_limit 5”")
    behind = replace(close, values=(Estimate(6.0, 5.0, 7.0, 10),))
    unseen = tuning_verdict(replace(found, candidates=(behind,)), Localizer("en", "upgrade"))[0]
    assert unseen.startswith("Nothing was found that fits")
    assert "Of one candidate it is not certain" in unseen


def test_rounds_double_and_end_below_the_games_of_the_finalists() -> None:
    assert rounds(4, 1000) == []
    assert rounds(5, 1000) == [500]
    assert rounds(32, 1600) == [200, 400, 800]
    assert rounds(200, 100) == [50] * 6


def test_a_front_holds_whom_nobody_beats() -> None:
    found = looked_for(["turns ..6", "limited ..1%"], [3, 6])
    points = {"a": (5.0, 0.5), "b": (8.0, 0.2), "c": (8.0, 0.6)}
    tried = tuple(CandidateResult(name, {}, 1, tuple(map(value, each)), True) for name, each in points.items())
    assert [each.name for each in replace(found, candidates=tried).front((0, 1))] == ["a", "b"]


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"goals": []}, "goals: at least one is needed"),
        ({"search": None}, "search: options and their values"),
        ({"variants": {"a": {}}}, "has no “variants”"),
        ({"goal": ["turns ..5"]}, "a study has no “goal”"),
    ],
)
def test_a_search_that_cannot_be_is_told(given: dict[str, object], why: str) -> None:
    whole = {"game": "upgrade", "search": {"tokens": "1..2"}, "goals": ["turns ..9"], **given}
    with pytest.raises(HoldfastError, match=why):
        make_tuning(whole)


# Interrupted


def searches(**more: object) -> TuningConfig:
    """Six candidates: a round of 60 games in batches of 20, then four that play 120 fresh ones."""
    return wished(["turns 5..5", "lead-changes 0.."], "2..7", **more)


@pytest.fixture(scope="module")
def uninterrupted() -> TuningResult:
    return tune(searches(), pool=IN_PROCESS)


def numbers(found: TuningResult) -> TuningResult:
    """All that was found, without how long it took."""
    return replace(found, seconds=0.0)


@pytest.mark.parametrize("games", [120, 360, 440, 840], ids=["round", "between", "final", "end"])
@pytest.mark.parametrize("pool", [IN_PROCESS, WorkerPool(workers=2, spawn_after=0)], ids=["alone", "processes"])
def test_an_interrupted_search_keeps_what_is_done_and_goes_on(
    games: int, pool: WorkerPool, tmp_path: Path, uninterrupted: TuningResult
) -> None:
    first = tune(searches(), tmp_path, pool, Interrupting(games))
    assert (first.stopped, first.games) == (True, games)
    assert load_tuning(tmp_path / TUNING_FILE) == first
    console = Console(record=True, file=StringIO(), width=200)
    print_tuning(console, first, "en")
    assert "The search was interrupted" in console.export_text()
    whole = tune(searches(), tmp_path, IN_PROCESS, resume=True)
    assert numbers(whole) == numbers(uninterrupted)
    assert whole.seconds >= first.seconds
    assert not (tmp_path / SEARCHING).exists()


def test_a_search_can_be_interrupted_again_and_again(tmp_path: Path, uninterrupted: TuningResult) -> None:
    found = tune(searches(), tmp_path, IN_PROCESS, Interrupting(0))
    while found.stopped:
        found = tune(searches(), tmp_path, IN_PROCESS, Interrupting(0), resume=True)
    assert numbers(found) == numbers(uninterrupted)


def test_a_search_is_kept_while_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, uninterrupted: TuningResult
) -> None:
    """Whatever ends it: here it is an error that nobody expects."""
    monkeypatch.setattr("holdfast.lab.checkpoint.SAVE_EVERY", 0.0)

    def dies(played: int, expected_games: int) -> None:
        if played >= 240:
            raise RuntimeError

    with pytest.raises(RuntimeError):
        tune(searches(), tmp_path, IN_PROCESS, dies)
    assert numbers(tune(searches(), tmp_path, IN_PROCESS, resume=True)) == numbers(uninterrupted)


def test_an_interrupt_as_the_last_ones_begin_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, uninterrupted: TuningResult
) -> None:
    plays = worker_pool.play_batches

    def interrupted(runner: BatchRunner, *given: Any) -> Iterator[BatchResult]:
        if len(runner.study.variants) == FINALISTS:
            raise KeyboardInterrupt
        yield from plays(runner, *given)

    monkeypatch.setattr(study_run, "play_batches", interrupted)
    first = tune(searches(), tmp_path, IN_PROCESS)
    assert first.stopped
    assert not any(tried.finalist for tried in first.candidates)
    assert "there are no finalists yet" in tuning_verdict(first, Localizer("en", "upgrade"))[2]
    monkeypatch.undo()
    assert numbers(tune(searches(), tmp_path, IN_PROCESS, resume=True)) == numbers(uninterrupted)


def test_an_interrupted_search_is_not_lost_by_mistake(tmp_path: Path, uninterrupted: TuningResult) -> None:
    with pytest.raises(HoldfastError, match="has no run to resume"):
        tune(searches(), tmp_path, IN_PROCESS, resume=True)
    tune(searches(), tmp_path, IN_PROCESS, Interrupting(120))
    with pytest.raises(HoldfastError, match="keeps an interrupted run: --resume continues it, --again"):
        tune(searches(), tmp_path, IN_PROCESS)
    for other in (searches(seed=2), searches(games=240), wished(["turns 4..4"], "2..7")):
        with pytest.raises(HoldfastError, match="is one of another study"):
            tune(other, tmp_path, IN_PROCESS, resume=True)
    assert numbers(tune(searches(), tmp_path, IN_PROCESS, again=True)) == numbers(uninterrupted)


def test_a_run_and_a_search_of_one_name_do_not_disturb_each_other(tmp_path: Path, uninterrupted: TuningResult) -> None:
    study = make_study({"game": "upgrade", "options": {"turn_limit": 8}, "games": 40, "watch": 40})
    run_study(study, tmp_path, IN_PROCESS, Interrupting(20))
    tune(searches(), tmp_path, IN_PROCESS, Interrupting(120))
    assert run_study(study, tmp_path, IN_PROCESS, resume=True).games == 40
    assert numbers(tune(searches(), tmp_path, IN_PROCESS, resume=True)) == numbers(uninterrupted)


# What is written


def test_what_was_found_is_read_as_it_was_written(tmp_path: Path) -> None:
    found = looked_for(["turns 5..5"], "4..5")
    save_tuning(found, tmp_path / TUNING_FILE)
    assert load_tuning(tmp_path / TUNING_FILE) == found
    (tmp_path / TUNING_FILE).write_text("{}")
    with pytest.raises(HoldfastError, match="no findings of “lab tune”"):
        load_tuning(tmp_path / TUNING_FILE)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(
    "goals", [["turns 5..5"], ["turns 5..5", "limited 90%.."], ["turns ..9", "ties ..5%", "turns.p90 ..9"]]
)
def test_its_report_shows_trade_offs_and_every_goal(goals: list[str], language: str) -> None:
    report = tuning_report(looked_for(goals, "2..9"), language)
    assert ('class="aim"' in report) and ("<script" not in report)
    assert report.count('class="forest"') == len(goals)
    assert (Localizer(language, "upgrade").say("lab-tune-tradeoffs") in report) == (len(goals) > 1)
    assert "holdfast lab tune upgrade --seats random,random --option tokens=9 --search turn_limit=2..9" in report


def test_the_command_searches_writes_and_can_be_repeated(tmp_path: Path) -> None:
    study = tmp_path / "five.yaml"
    study.write_text(
        "game: upgrade\noptions: {tokens: 9}\nsearch: {turn_limit: 4..6}\ngoals: [turns 5..5]\ngames: 60\n",
        encoding="utf-8",
    )
    flags = ["--workers", "1", "--output", str(tmp_path / "five"), "--report", str(tmp_path / "five.html")]
    done = CliRunner().invoke(app, ["lab", "tune", str(study), *flags], env={"COLUMNS": "200"})
    assert done.exit_code == 0, done.output
    assert "One candidate fits all goals: “Turn limit:\N{NO-BREAK SPACE}5”." in done.output
    kept = load_tuning(tmp_path / "five" / TUNING_FILE)
    assert kept.command in done.output
    again = CliRunner().invoke(app, ["lab", "tune", str(study), *flags, "--json", "--seed", "1"])
    assert '"turn_limit 5"' in again.stdout
    assert [run.path.name for run in saved_runs(tmp_path)] == [TUNING_FILE]
    assert report_of(saved_runs(tmp_path)[0].path, "en") == tuning_report(
        load_tuning(tmp_path / "five" / TUNING_FILE), "en"
    )
