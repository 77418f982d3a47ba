"""What a run or a search does to the terminal: a bar while it goes on, then what was found, as text or as JSON."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import Progress as ProgressBar

from holdfast.lab.checkpoint import Progress
from holdfast.lab.findings import Findings
from holdfast.lab.report.saved import RunResult, result_json, result_report, save_report
from holdfast.lab.study_run import TYPICAL
from holdfast.lab.text_report import print_findings
from holdfast.lab.tune.result import TuningResult
from holdfast.lab.tuning_text_report import print_tuning
from holdfast.terminal.reports import bar
from holdfast.words import common


@contextmanager
def shown_progress(console: Console, name: str, *, quiet: bool) -> Iterator[Progress]:
    """A bar for what may become longer or shorter than was foreseen, with the time that is left."""
    with ProgressBar(*bar(), console=console, transient=True, disable=quiet or not console.is_terminal) as shown:
        task = shown.add_task(name, total=None)

        def tell(played: int, wanted: int) -> None:
            shown.tasks[0].total = wanted  # `update` would forget how fast it went
            shown.update(task, completed=played)

        yield tell


def hand_over(
    console: Console, found: RunResult, folder: Path, language: str, *, report: Path | None, as_json: bool
) -> None:
    """Write a page if one is wanted; whatever becomes of it, what was found is told."""
    try:
        if report is not None:
            save_report(result_report(found, language), report)
    finally:
        if as_json:
            print(result_json(found))
        else:
            print_result(console, found, language)
            console.print(common(language, "lab-kept", folder=str(folder)), soft_wrap=True)
            if isinstance(found, Findings) and found.typical:
                file = shlex.quote(str(folder / TYPICAL))
                console.print(common(language, "lab-typical", file=file), soft_wrap=True)


def print_result(console: Console, found: RunResult, language: str) -> None:
    """What was found, as text."""
    if isinstance(found, TuningResult):
        print_tuning(console, found, language)
    else:
        print_findings(console, found, language)
