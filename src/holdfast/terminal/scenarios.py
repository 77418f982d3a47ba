"""Running scenario files: one line each."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from holdfast.games import find_game
from holdfast.kernel import HoldfastError
from holdfast.kernel.letters import printable
from holdfast.testing import Failed, Scenario, read_documents, read_scenario

FILES = ("*.yaml", "*.yml")


class Count:
    """How many scenarios hold, fail, or cannot be run."""

    def __init__(self) -> None:
        self.held = 0
        self.failed = 0
        self.unrunnable = 0

    @property
    def code(self) -> int:
        return 2 if self.unrunnable else 1 if self.failed else 0

    def __str__(self) -> str:
        parts = [f"{self.held} held"]
        parts += [f"{self.failed} failed"] if self.failed else []
        parts += [f"{self.unrunnable} could not be run"] if self.unrunnable else []
        return ", ".join(parts)


def run_scenarios(console: Console, paths: Sequence[Path]) -> int:
    """Run all scenarios; 0 if all hold, 1 if one fails, 2 if one cannot be run."""
    count = Count()
    for path in paths:
        _run_path(console, path, count)
    _say(console, str(count), "bold" if count.code == 0 else "bold red")
    return count.code


def _run_path(console: Console, path: Path, count: Count) -> None:
    """A file, or every scenario in a folder and the folders below."""
    if not path.is_dir():
        _run_file(console, path, count)
        return
    found = sorted(file for pattern in FILES for file in path.rglob(pattern))
    if not found:
        _cannot_run(console, path, "there is no scenario in this folder", count)
    for file in found:
        _run_file(console, file, count)


def _run_file(console: Console, path: Path, count: Count) -> None:
    try:
        documents = read_documents(path)
    except HoldfastError as wrong:
        _cannot_run(console, path, str(wrong), count)
        return
    for document in documents:
        _run_document(console, path, document, count)


def _run_document(console: Console, path: Path, document: object, count: Count) -> None:
    try:
        scenario = read_scenario(document, find_game)
    except HoldfastError as wrong:
        title = f"{document['title']}: " if isinstance(document, dict) and "title" in document else ""
        _cannot_run(console, path, f"{title}{wrong}", count)
        return
    _run(console, path, scenario, count)


def _run(console: Console, path: Path, scenario: Scenario, count: Count) -> None:
    try:
        scenario.run()
    except Failed as why:
        count.failed += 1
        _say(console, f"FAIL {path}: {scenario.title}: {why}", "red")
        return
    count.held += 1
    _say(console, f"ok   {path}: {scenario.title}", "")


def _cannot_run(console: Console, path: Path, why: str, count: Count) -> None:
    count.unrunnable += 1
    _say(console, f"FAIL {path}: {why}", "red")


def _say(console: Console, line: str, style: str) -> None:
    """One line each, also of a message with line breaks."""
    console.print(Text(printable(" ".join(line.split("\n"))), style), soft_wrap=True)
