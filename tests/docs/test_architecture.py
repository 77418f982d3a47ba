"""docs/architecture.md is true: every file and folder that it names is there, and it names every package."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from tests.docs.pages import ROOT, page

pytestmark = pytest.mark.quick

PAGE = "architecture.md"
PLACES = ("src/holdfast", "web/src", "web/build", "web/worker", "web/tests", "build_support", "benchmarks", "tests")
FILE = re.compile(r"[\w./*-]+\.(?:py|ts|svelte|lark|ftl|md|toml)")
FOLDER = re.compile(r"[\w./-]+/")
LANGUAGE = "XX"
"""Stands for any language in a name."""


@cache
def paths() -> list[str]:
    """Everything in the repository that the page may name, folders with a slash at the end."""
    found = [path for path in ROOT.iterdir() if path.is_file()]
    found += [path for place in PLACES for path in (ROOT / place).rglob("*") if "__pycache__" not in path.parts]
    return [f"/{path.relative_to(ROOT).as_posix()}{'/' * path.is_dir()}" for path in found]


def is_there(name: str) -> bool:
    """Whether the path of a file or folder ends so; `*` stands for a part of a name."""
    wanted = re.escape(name.replace(LANGUAGE, "en")).replace(r"\*", "[^/]*")
    return any(re.search(f"/{wanted}$", path) for path in paths())


def named(text: str) -> Iterator[str]:
    """The files and folders in its code spans."""
    for span in re.findall(r"`([^`\n]+)`", text):
        if FILE.fullmatch(span) or FOLDER.fullmatch(span):
            yield span


def missing(text: str) -> list[str]:
    return [name for name in sorted(set(named(text))) if not is_there(name)]


def test_every_file_that_the_page_names_is_there() -> None:
    assert len(set(named(page(PAGE)))) > 100
    assert missing(page(PAGE)) == []


def test_the_tree_has_every_package() -> None:
    tree = page(PAGE).split("```")[1]
    packages = {path.parent.name for path in (ROOT / "src" / "holdfast").glob("*/__init__.py")}
    assert packages - set(re.findall(r"^  (\w+)/", tree, re.MULTILINE)) == set()


def test_a_file_that_is_not_there_is_found() -> None:
    said = "The `box/` is in `state.py`; `kernel/nowhere.py`, `web/nowhere/` and `kernel.state` are not."
    assert missing(said) == ["kernel/nowhere.py", "web/nowhere/"]
