"""Docs are true: every command of ours in the README and the docs runs as it is written there."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from holdfast.cli import app

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]

OURS = ".venv/bin/holdfast "
PRINTING = ".venv/bin/holdfast print "
"""These write much: `test_print` runs each once, and looks at what it wrote."""


def commands() -> list[str]:
    lines = [line for page in PAGES for line in page.read_text(encoding="utf-8").splitlines()]
    return sorted({line for line in lines if line.startswith(OURS) and not line.startswith(PRINTING)})


def make_targets() -> set[str]:
    pages = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    return set(re.findall(r"\bmake ([a-z-]+)(?=`|\s+#|$)", pages, re.MULTILINE))


@pytest.mark.parametrize("command", commands())
def test_a_command_of_the_docs_runs(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    done = CliRunner().invoke(app, shlex.split(command)[1:], input="", catch_exceptions=False)
    assert done.exit_code == 0, done.output


def test_every_make_target_of_the_docs_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert make_targets()
    assert make_targets() <= targets
