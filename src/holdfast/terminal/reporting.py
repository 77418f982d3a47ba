"""`holdfast lab report`: findings that are kept, as a page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from holdfast.kernel import HoldfastError
from holdfast.lab.report import report_of, save_report
from holdfast.lab.running import FINDINGS, runs_folder
from holdfast.lab.tune.tuned import TUNED
from holdfast.terminal.help import SpokenCommand
from holdfast.terminal.languages import Language
from holdfast.words import check_language, common

REPORT = "report.html"


def add_report(app: typer.Typer, console: Console) -> None:
    """The command `holdfast lab report`."""

    @app.command("report", cls=SpokenCommand)
    def _report(
        findings: Annotated[Path, typer.Argument(metavar="FILE | FOLDER")],
        out: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
        *,
        language: Language,
    ) -> None:
        """Write what a run found as one HTML file."""
        check_language(language)
        path = _findings_of(findings)
        written = out or path.parent / REPORT
        save_report(report_of(path, language), written)
        console.print(common(language, "lab-written", file=str(written)), soft_wrap=True)


def _findings_of(given: Path) -> Path:
    """The file itself, or the one in the folder of a run, which may be called by the name of its study."""
    folder = given if given.exists() else runs_folder() / given
    inside = [folder / name for name in (FINDINGS, TUNED) if (folder / name).is_file()]
    if given.is_dir() and not inside:
        raise HoldfastError("“{folder}” has no findings, as a finished run keeps them", folder=given)
    return inside[0] if inside else given
