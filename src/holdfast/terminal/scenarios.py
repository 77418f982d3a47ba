"""Running scenario files: one line each."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from holdfast.games import find_game, games
from holdfast.kernel import HoldfastError
from holdfast.kernel.printable import printable
from holdfast.scenarios import Failed, Scenario, read_documents, read_scenario
from holdfast.words import ENGLISH, common, tell

FILES = ("*.yaml", "*.yml")


class ScenarioCount:
    """How many scenarios hold, fail, or cannot be run."""

    def __init__(self) -> None:
        self.held = 0
        self.failed = 0
        self.unrunnable = 0

    @property
    def code(self) -> int:
        return 2 if self.unrunnable else 1 if self.failed else 0

    def in_language(self, language: str) -> str:
        parts = [common(language, "scenarios-held", count=self.held)]
        parts += [common(language, "scenarios-failed", count=self.failed)] if self.failed else []
        parts += [common(language, "scenarios-unrunnable", count=self.unrunnable)] if self.unrunnable else []
        return ", ".join(parts)


def run_scenarios(console: Console, paths: Sequence[Path], language: str = ENGLISH) -> int:
    """Run all scenarios; 0 if all hold, 1 if one fails, 2 if one cannot be run."""
    run = ScenarioRun(console, language)
    for path in paths:
        run.path(path)
    run.say(run.count.in_language(language), "bold" if run.count.code == 0 else "bold red")
    return run.count.code


class ScenarioRun:
    """Scenarios being run, one line each."""

    def __init__(self, console: Console, language: str) -> None:
        self.console = console
        self.language = language
        self.count = ScenarioCount()

    def path(self, path: Path) -> None:
        """A file, or every scenario in a folder and the folders below."""
        if not path.is_dir():
            self._file(path)
            return
        found = sorted(file for pattern in FILES for file in path.rglob(pattern))
        if not found:
            self._cannot_run(path, HoldfastError("no_scenarios"))
        for file in found:
            self._file(file)

    def _file(self, path: Path) -> None:
        try:
            documents = read_documents(path)
        except HoldfastError as wrong:
            self._cannot_run(path, wrong)
            return
        for document in documents:
            self._document(path, document)

    def _document(self, path: Path, document: object) -> None:
        try:
            scenario = read_scenario(document, find_game)
        except HoldfastError as wrong:
            title = f"{document['title']}: " if isinstance(document, dict) and "title" in document else ""
            self._cannot_run(path, wrong, title)
            return
        self._run(path, scenario)

    def _run(self, path: Path, scenario: Scenario) -> None:
        try:
            scenario.run()
        except Failed as why:
            self.count.failed += 1
            self._failed(path, why, f"{scenario.title}: ")
            return
        self.count.held += 1
        self.say(f"{common(self.language, 'mark-ok'):4} {path}: {scenario.title}", "")

    def _cannot_run(self, path: Path, why: HoldfastError, title: str = "") -> None:
        self.count.unrunnable += 1
        self._failed(path, why, title)

    def _failed(self, path: Path, why: HoldfastError, title: str) -> None:
        packages = [game.package for game in games().values()]
        told = tell(why, self.language, *packages)
        self.say(f"{common(self.language, 'mark-fail'):4} {path}: {title}{told}", "red")

    def say(self, line: str, style: str) -> None:
        """One line each, also of a message with line breaks."""
        self.console.print(Text(printable(" ".join(line.split("\n"))), style), soft_wrap=True)
