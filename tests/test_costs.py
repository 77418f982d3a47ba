"""What a run of the tests says of its costs."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.costs import SHOWN, Stage, append_stage, main, read_stages, report_lines

pytestmark = pytest.mark.quick


def test_the_slowest_tests_of_all_stages_are_shown_the_slowest_first() -> None:
    first = Stage("interpreted", 9.0, slowest={f"test {at}": at for at in range(SHOWN)})
    second = Stage("compiled", 5.0, slowest={"browser": 7.5})
    said = list(report_lines([first, second]))
    tests = said[1 : said.index("The stages:")]
    assert len(tests) == SHOWN
    assert [line.split("s  ")[1] for line in tests[:3]] == [
        "interpreted: test 9",
        "interpreted: test 8",
        "compiled: browser",
    ]


def test_every_stage_is_shown_and_what_they_took_together() -> None:
    said = list(report_lines([Stage("set-up", 3.0), Stage("compiled", 60.0, 100.0, tests=5)]))
    assert said[-3:] == [
        "    3.0 s      0.0 s of processor  set-up",
        "   60.0 s    100.0 s of processor  compiled         5 tests",
        "   63.0 s    100.0 s of processor  together",
    ]


def test_stages_are_read_as_they_were_written(tmp_path: Path) -> None:
    stage = Stage("page", 1.5, 2.5, 3, {"one": 1.0})
    append_stage(stage, tmp_path / "build" / "costs.jsonl")
    append_stage(stage, tmp_path / "build" / "costs.jsonl")
    assert read_stages(tmp_path / "build" / "costs.jsonl") == [stage, stage]


def test_a_new_run_forgets_the_one_before_and_a_command_that_fails_fails_its_stage(tmp_path: Path) -> None:
    costs = tmp_path / "costs.jsonl"
    append_stage(Stage("before", 1.0), costs)
    assert main(["--since", "0", "set-up"], costs) == 0
    assert main(["page", sys.executable, "-c", "raise SystemExit(3)"], costs) == 3
    assert [stage.name for stage in read_stages(costs)] == ["set-up", "page"]
