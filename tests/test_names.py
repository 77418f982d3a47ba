"""One name for one thing: outside the games no class, and on the page no exported type, is named twice."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "holdfast"
PAGE = ROOT / "web" / "src"
GAMES = ("games", "templates")
"""Games speak the language of their own tables: each may have a `Player`."""
EXPORTED = re.compile(r"^\s*export (?:abstract )?(?:class|interface|type|enum) (\w+)", re.MULTILINE)


def classes() -> Iterator[tuple[str, str]]:
    """Every class outside the games, and its file."""
    for file in sorted(SOURCES.rglob("*.py")):
        path = file.relative_to(SOURCES)
        if path.parts[0] not in GAMES:
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef):
                    yield node.name, str(path)


def types() -> Iterator[tuple[str, str]]:
    """Every type that a file of the page exports, and that file."""
    for file in sorted(path for ending in ("ts", "svelte") for path in PAGE.rglob(f"*.{ending}")):
        for name in EXPORTED.findall(file.read_text(encoding="utf-8")):
            yield name, str(file.relative_to(PAGE))


def named_twice(names: Iterator[tuple[str, str]]) -> dict[str, list[str]]:
    files: dict[str, list[str]] = defaultdict(list)
    for name, file in names:
        files[name].append(file)
    return {name: found for name, found in files.items() if len(found) > 1}


def test_no_class_outside_the_games_is_named_twice() -> None:
    assert not named_twice(classes())


def test_no_type_of_the_page_is_named_twice() -> None:
    assert not named_twice(types())


def test_a_second_class_of_a_name_is_found() -> None:
    assert named_twice(iter([("Move", "a.py"), ("Text", "a.py"), ("Move", "b.py")])) == {"Move": ["a.py", "b.py"]}
