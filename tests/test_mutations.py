"""The mistakes that `make mutations` makes on purpose can still be made: the code they spoil is still there."""

from __future__ import annotations

import ast
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.quick


def read_mistakes() -> Any:
    spec = spec_from_file_location("mistakes", ROOT / "scripts" / "mistakes.py")
    assert spec is not None and spec.loader is not None
    module = sys.modules["mistakes"] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


MISTAKES = read_mistakes()


@pytest.mark.parametrize("mutation", MISTAKES.MUTATIONS, ids=lambda mutation: mutation.name)
def test_it_can_be_made(mutation: Any) -> None:
    text = (ROOT / mutation.file).read_text(encoding="utf-8")
    assert text.count(mutation.right) == 1
    if mutation.file.endswith(".py"):
        ast.parse(text.replace(mutation.right, mutation.wrong))
    assert all(tests == MISTAKES.PAGE or (ROOT / tests).exists() for tests in mutation.tests)


def test_each_has_a_name_of_its_own() -> None:
    names = [mutation.name for mutation in MISTAKES.MUTATIONS]
    assert len(names) == len(set(names))
