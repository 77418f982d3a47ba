"""Running scenario files: one line each."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from holdfast.games import find_game
from holdfast.kernel import HoldfastError
from holdfast.testing import Failed, Scenario, read_documents, read_scenario

FILES = ("*.yaml", "*.yml")


def run_scenarios(console: Console, paths: Sequence[Path]) -> int:
    """Run all scenarios; 0 if all hold, 1 if one fails, 2 if one cannot be run."""
    return max(_run_path(console, path) for path in paths)


def _run_path(console: Console, path: Path) -> int:
    """A file, or every scenario in a folder and the folders below."""
    if not path.is_dir():
        return _run_file(console, path)
    found = sorted(file for pattern in FILES for file in path.rglob(pattern))
    if not found:
        return _cannot_run(console, path, "there is no scenario in this folder")
    return max(_run_file(console, file) for file in found)


def _run_file(console: Console, path: Path) -> int:
    try:
        documents = read_documents(path)
    except HoldfastError as wrong:
        return _cannot_run(console, path, str(wrong))
    return max(_run_document(console, path, document) for document in documents)


def _run_document(console: Console, path: Path, document: object) -> int:
    try:
        scenario = read_scenario(document, find_game)
    except HoldfastError as wrong:
        title = f"{document['title']}: " if isinstance(document, dict) and "title" in document else ""
        return _cannot_run(console, path, f"{title}{wrong}")
    return _run(console, path, scenario)


def _run(console: Console, path: Path, scenario: Scenario) -> int:
    try:
        scenario.run()
    except Failed as why:
        _say(console, f"FAIL {path}: {scenario.title}: {why}", "red")
        return 1
    _say(console, f"ok   {path}: {scenario.title}", "")
    return 0


def _cannot_run(console: Console, path: Path, why: str) -> int:
    _say(console, f"FAIL {path}: {why}", "red")
    return 2


def _say(console: Console, line: str, style: str) -> None:
    """One line each, also of a message with line breaks."""
    console.print(Text(" ".join(line.split("\n")), style), soft_wrap=True)
