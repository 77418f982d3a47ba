"""What a run or a search does to the terminal: a bar while it goes on, then what was found, as text or as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import Progress as ProgressBar

from holdfast.lab.progress import Progress
from holdfast.lab.report.kept import Found, found_json, found_report, save_report
from holdfast.lab.told import tell_findings
from holdfast.lab.told_tuned import tell_tuned
from holdfast.lab.tune.tuned import Tuned
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
    console: Console, found: Found, folder: Path, language: str, *, report: Path | None, as_json: bool
) -> None:
    """Write a page if one is wanted; whatever becomes of it, what was found is told."""
    try:
        if report is not None:
            save_report(found_report(found, language), report)
    finally:
        if as_json:
            print(found_json(found))
        else:
            tell_found(console, found, language)
            console.print(common(language, "lab-kept", folder=str(folder)), soft_wrap=True)


def tell_found(console: Console, found: Found, language: str) -> None:
    """What was found, as text."""
    if isinstance(found, Tuned):
        tell_tuned(console, found, language)
    else:
        tell_findings(console, found, language)
