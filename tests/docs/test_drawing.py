"""docs/drawing.md is true: its code runs, and prints what its comments say."""

from __future__ import annotations

import re

import pytest

from tests.docs import pages

PAGE = "drawing.md"


def test_the_code_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = "\n".join(pages.blocks(PAGE, "python"))
    exec(compile(code, PAGE, "exec"), {"__name__": "drawing"})
    promised = re.findall(r"^print\(.*\)  # (.*)$", code, re.MULTILINE)
    assert capsys.readouterr().out.splitlines() == promised
