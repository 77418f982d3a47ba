"""docs/research.md is true: its code runs from top to bottom, and prints what its comments say."""

from __future__ import annotations

import re
from importlib.metadata import version
from pathlib import Path

import pytest

import holdfast

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_code_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = PAGE.read_text(encoding="utf-8")
    code = "\n".join(re.findall(r"```python\n(.*?)```", page, re.DOTALL))
    exec(compile(code, str(PAGE), "exec"), {"__name__": "research"})
    said = capsys.readouterr().out
    assert "(64, 197) (64, 65)" in said
    assert "how many cards, then a code for each" in said
    assert "['open AS', 'open 2S', 'open 3S']" in said


def test_the_entry_for_pettingzoos_list_is_true() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert f"PettingZoo-v{version('pettingzoo')}-blue" in page
    made = [eval(call, {"holdfast": holdfast}) for call in re.findall(r"^\* `(.*?)`, `(.*?)`$", page, re.MULTILINE)[0]]
    assert [each.metadata["name"] for each in made] == ["holdfast_ship_it_v0", "holdfast_upgrade_v0"]
