"""`holdfast lab report`: findings that are kept, as a page or as text."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from holdfast.kernel import HoldfastError
from holdfast.lab.report.saved import load_result, result_report, save_report, saved_result
from holdfast.lab.study_run import runs_folder
from holdfast.terminal.help import LocalizedCommand
from holdfast.terminal.languages import Language
from holdfast.terminal.run_output import print_result
from holdfast.words import check_language, common

REPORT = "report.html"


def add_report(app: typer.Typer, console: Console) -> None:
    """The command `holdfast lab report`."""

    @app.command("report", cls=LocalizedCommand)
    def _report(
        findings: Annotated[Path, typer.Argument(metavar="FILE | FOLDER")],
        out: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
        text: Annotated[bool, typer.Option("--text")] = False,
        *,
        language: Language,
    ) -> None:
        """Write what a run found as one HTML file, or tell it here."""
        check_language(language)
        path = _findings_of(findings)
        found = load_result(path)
        if text:
            print_result(console, found, language)
        if out is not None or not text:
            written = out or path.parent / REPORT
            save_report(result_report(found, language), written)
            console.print(common(language, "lab-written", file=str(written)), soft_wrap=True)


def _findings_of(given: Path) -> Path:
    """The file itself, or the one in the folder of a run, which may be called by the name of its study."""
    if given.is_file():
        return given
    found = saved_result(given if given.is_dir() else runs_folder() / given)
    if found is None and given.is_dir():
        raise HoldfastError("no_findings_in_folder", folder=given)
    if found is None:
        raise HoldfastError("no_such_study", name=given)
    return found
