"""docs/table-looks.md is true: its code runs and prints what it says, and it names all there is."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from holdfast.kernel import Theme
from holdfast.kernel.cloth import PATTERNS
from holdfast.kernel.scenery import BACKDROPS, GAUGE_KINDS, PLACE_KINDS
from tests.docs import pages

PAGE = "table-looks.md"


def test_the_code_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = "\n".join(pages.blocks(PAGE, "python"))
    exec(compile(code, PAGE, "exec"), {"__name__": "table_looks"})
    promised = re.findall(r"^print\(.*\)  # (.*)$", code, re.MULTILINE)
    assert capsys.readouterr().out.splitlines() == promised


def test_the_whole_vocabulary_is_there() -> None:
    text = pages.page(PAGE)
    named = {field.name for field in fields(Theme)} - {"accent", "motif", "cards"}
    assert [name for name in named if f"`{name}=" not in text and f"{name}=" not in text] == []
    for word in (*PATTERNS, *PLACE_KINDS, *GAUGE_KINDS, *filter(None, BACKDROPS)):
        assert f"`{word}`" in text, word
