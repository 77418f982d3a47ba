"""docs/library.md is true: its code runs from top to bottom, and prints what its comments say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "library.md"


def code() -> str:
    """All code of the page, in order, on the lines where it stands there."""
    lines = PAGE.read_text(encoding="utf-8").split("\n")
    inside, kept = False, []
    for line in lines:
        fence = line.startswith("```")
        inside = (line == "```python") if fence else inside
        kept.append("" if fence or not inside else line)
    return "\n".join(kept)


def test_the_code_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code(), str(PAGE), "exec"), {"__name__": "library"})
    said = capsys.readouterr().out
    assert "<upgrade for 4, turn 1, p1, p2, p3, p4 to move>" in said
    assert "this move is not possible now; you could say open" in said
    assert "['??', '??', '??']" in said
    assert re.search(r"opened \{'seat': 'p1', 'card': '\w+'\}", said)
    assert re.search(r"^p1\.attack \[0, \d+\]$", said, re.MULTILINE)
    assert said.endswith("[]\n")
