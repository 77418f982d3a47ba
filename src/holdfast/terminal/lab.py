"""`holdfast lab`: what can be found out about a game by letting bots play it."""

from __future__ import annotations

import typer
from rich.console import Console

from holdfast.terminal.fitting import add_fit
from holdfast.terminal.help import LocalizedGroup
from holdfast.terminal.languages import Language
from holdfast.terminal.reporting import add_report
from holdfast.terminal.studying import add_run
from holdfast.terminal.tuning import add_tune
from holdfast.words import check_language


def lab_app(console: Console) -> typer.Typer:
    """The commands of `holdfast lab`."""
    app = typer.Typer(cls=LocalizedGroup, no_args_is_help=True, add_completion=False)

    @app.callback()
    def _lab(language: Language) -> None:
        check_language(language)

    add_run(app, console)
    add_tune(app, console)
    add_report(app, console)
    add_fit(app, console)
    return app
