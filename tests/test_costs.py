"""What a run of the tests says of its costs."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.costs import SHOWN, Stage, main, note, noted, told

pytestmark = pytest.mark.quick


def test_the_slowest_tests_of_all_stages_are_told_the_slowest_first() -> None:
    first = Stage("interpreted", 9.0, slowest={f"test {at}": at for at in range(SHOWN)})
    second = Stage("compiled", 5.0, slowest={"browser": 7.5})
    said = list(told([first, second]))
    tests = said[1 : said.index("The stages:")]
    assert len(tests) == SHOWN
    assert [line.split("s  ")[1] for line in tests[:3]] == [
        "interpreted: test 9",
        "interpreted: test 8",
        "compiled: browser",
    ]


def test_every_stage_is_told_and_what_they_took_together() -> None:
    said = list(told([Stage("set-up", 3.0), Stage("compiled", 60.0, 100.0, tests=5)]))
    assert said[-3:] == [
        "    3.0 s      0.0 s of processor  set-up",
        "   60.0 s    100.0 s of processor  compiled         5 tests",
        "   63.0 s    100.0 s of processor  together",
    ]


def test_what_is_noted_is_read_again(tmp_path: Path) -> None:
    stage = Stage("page", 1.5, 2.5, 3, {"one": 1.0})
    note(stage, tmp_path / "build" / "costs.jsonl")
    note(stage, tmp_path / "build" / "costs.jsonl")
    assert noted(tmp_path / "build" / "costs.jsonl") == [stage, stage]


def test_a_new_run_forgets_the_one_before_and_a_command_that_fails_fails_its_stage(tmp_path: Path) -> None:
    notes = tmp_path / "costs.jsonl"
    note(Stage("before", 1.0), notes)
    assert main(["--since", "0", "set-up"], notes) == 0
    assert main(["page", sys.executable, "-c", "raise SystemExit(3)"], notes) == 3
    assert [stage.name for stage in noted(notes)] == ["set-up", "page"]
