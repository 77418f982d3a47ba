"""docs/research.md is true: its code runs from top to bottom, and prints what its comments say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_code_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = PAGE.read_text(encoding="utf-8")
    code = "\n".join(re.findall(r"```python\n(.*?)```", page, re.DOTALL))
    exec(compile(code, str(PAGE), "exec"), {"__name__": "research"})
    said = capsys.readouterr().out
    assert "(64, 197) (64, 65)" in said
    assert "how many cards, then a code for each" in said
    assert "['open AS', 'open 2S', 'open 3S']" in said
