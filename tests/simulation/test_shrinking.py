"""A plan that breaks a promise is made small, and can be told and lived through again."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest
from rich.console import Console

from holdfast.kernel import HoldfastError
from holdfast.server.tables.session import TableSession
from holdfast.simulation import command
from holdfast.simulation.command import BROKEN, run
from holdfast.simulation.plan import Plan, changed_plan, usual_plan
from holdfast.simulation.shrinking import shrink
from holdfast.simulation.troubles import KILL


def breaks(plan: Plan) -> bool:
    """Whatever has a kill and two tables."""
    return plan.tables >= 2 and any(trouble.kind == KILL for trouble in plan.troubles)


def test_only_what_matters_is_left() -> None:
    plan = shrink(usual_plan(1), breaks, 1000)
    assert [trouble.kind for trouble in plan.troubles] == [KILL]
    assert (plan.tables, plan.people, plan.workers) == (2, 1, 2)
    assert not plan.faults.cut


def test_a_small_plan_is_told_and_read() -> None:
    plan = shrink(usual_plan(1), breaks)
    assert changed_plan(usual_plan(1), dict(change.split("=") for change in plan.changes)) == plan


@pytest.mark.parametrize("change", [{"tabels": "2"}, {"tables": "many"}])
def test_what_cannot_be_changed_is_refused(change: dict[str, str]) -> None:
    with pytest.raises(HoldfastError):
        changed_plan(usual_plan(1), change)


def test_the_command_tells_the_smallest(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(TableSession, "talk_for", lambda *_: 1 / 0)
    monkeypatch.setattr(command, "shrink", partial(shrink, most=3))
    assert run(Console(), 1, 1, {"tables": "2", "stormy_seconds": "5"}, "en", as_json=True) == BROKEN
    told = json.loads(capsys.readouterr().out)["broken"]
    assert told["why"]
    assert "--seed 1" in told["command"] and "--with tables=1" in told["command"]
    assert told["commit"]


SMALL = {"tables": "1", "stormy_seconds": "2", "workers": "1"}


def test_a_log_is_continued(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "histories"
    assert run(Console(), 1, 1, SMALL, "en", log=log, as_json=True) == 0
    first = json.loads(capsys.readouterr().out)
    assert run(Console(), 1, first["moves"] + 1, SMALL, "en", log=log, as_json=True) == 0
    both = json.loads(capsys.readouterr().out)
    assert (both["histories"], both["seed"]) == (2, 2)
    lines = list(map(json.loads, log.read_text().splitlines()))
    assert [line["seed"] for line in lines] == [1, 2]
    assert sum(line["moves"] for line in lines) == both["moves"]
    assert both["checked"]["games ended"] == 2


def test_a_broken_history_is_lived_through_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "histories"
    with monkeypatch.context() as broken:
        broken.setattr(TableSession, "talk_for", lambda *_: 1 / 0)
        broken.setattr(command, "shrink", partial(shrink, most=1))
        assert run(Console(), 1, 1, SMALL, "en", log=log, as_json=True) == BROKEN
    assert run(Console(), 1, 1, SMALL, "en", log=log, as_json=True) == 0
    assert [bool(json.loads(line)["broken"]) for line in log.read_text().splitlines()] == [True, False]
    capsys.readouterr()
