"""docs/print.md is true: its code prints what its comments say, and its commands write what it says they do."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from holdfast.cli import app
from tests.docs import pages
from tests.docs.test_commands import PRINTING

PAGE = "print.md"
ROOT = Path(__file__).parents[2]
WRITTEN = {
    "build/cluster_royale": {"cards.pdf", "rules.pdf"},
    "build/upgrade": {"cards.pdf", "counters.pdf", "rules.pdf", "test.pdf"},
    "build/mpc": {"fronts", "backs", "cards.csv", "box.json"},
    "build/tgc": {"fronts", "backs", "cards.csv", "box.json"},
    "build/dtc": {"upgrade.pdf", "box.json"},
}


def test_the_code_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = "\n".join(pages.blocks(PAGE, "python"))
    exec(compile(code, PAGE, "exec"), {"__name__": "printing"})
    promised = re.findall(r"^print\(.*\)  # (.*)$", code, re.MULTILINE)
    assert capsys.readouterr().out.splitlines() == promised


def test_the_commands_write_what_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    lines = (line.removeprefix("time ") for line in (pages.page(PAGE) + readme).splitlines())
    commands = [line for line in lines if line.startswith(PRINTING)]
    assert len(commands) > len(WRITTEN)
    for command in dict.fromkeys(commands):
        done = CliRunner().invoke(app, shlex.split(command)[1:], catch_exceptions=False)
        assert done.exit_code == 0, done.output
    for folder, names in WRITTEN.items():
        assert {path.name for path in (tmp_path / folder).iterdir()} == names
    since = CliRunner().invoke(app, ["print", "cluster_royale", "--since", "build/cluster_royale", "--output", "x.pdf"])
    assert "no card has changed" in str(since.exception)


def test_the_picture_is_there() -> None:
    assert (ROOT / "docs" / "pictures" / "print.png").read_bytes().startswith(b"\x89PNG")
