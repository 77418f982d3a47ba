"""docs/lab.md is true: its commands run as they are written, one after the other, and its studies can be read."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from holdfast.cli import app
from holdfast.lab import worker_pool
from holdfast.lab.measures import measure_names
from holdfast.lab.study import read_plain, read_study
from holdfast.lab.tune.halving import make_tuning
from tests.docs.pages import ROOT, blocks, files, page

PAGE = "lab.md"
STUDIES = sorted((ROOT / "docs" / "studies").glob("*.yaml"))
SHOWN = re.compile(r"^\$ holdfast (.*)$", re.MULTILINE)


def commands() -> list[str]:
    return [command for block in blocks(PAGE, "console") for command in SHOWN.findall(block)]


def test_everything_runs_after_what_stands_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(worker_pool, "cores", lambda: 1)  # starting others takes longer than these few games
    shutil.copytree(ROOT / "docs" / "studies", tmp_path / "docs" / "studies")
    for name, text in files(PAGE).items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert len(commands()) >= 6
    for command in commands():
        done = CliRunner().invoke(app, shlex.split(command), catch_exceptions=False)
        assert done.exit_code == 0, f"{command}\n{done.output}"
    assert (tmp_path / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    told = [said_by(program, capsys) for program in blocks(PAGE, "python")]
    for answer, expected in zip(told, ("from_turn", "lead_changes", "Estimate(value=0."), strict=True):
        assert expected in answer


def said_by(program: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What a program prints."""
    capsys.readouterr()
    exec(program, {})
    return capsys.readouterr().out


@pytest.mark.parametrize("path", STUDIES, ids=lambda path: path.stem)
def test_every_study_can_be_read_and_is_linked(path: Path) -> None:
    plain = read_plain(path)
    assert make_tuning(plain).goals if "goals" in plain else read_study(path).variants
    assert f"studies/{path.name}" in page(PAGE)


def test_every_measure_is_explained() -> None:
    told = page(PAGE)
    for name in {name.partition(".")[0] for name in measure_names(2)}:
        assert f"`{name}" in told, name
