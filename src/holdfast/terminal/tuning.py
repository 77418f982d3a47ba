"""`holdfast lab tune`: a search through option values, with a progress bar, and what it found."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from holdfast.bots import BOTS
from holdfast.kernel import HoldfastError
from holdfast.lab.engines import ENGINES, Crew
from holdfast.lab.report import save_report, tuning_report
from holdfast.lab.report.plots.tradeoffs import SIGNS, goal_title
from holdfast.lab.report.reader import Reader
from holdfast.lab.report.tables import DASH
from holdfast.lab.report.tuning import tuning_verdict
from holdfast.lab.report.variants import tuned_in_words
from holdfast.lab.running import runs_folder
from holdfast.lab.study import read_plain
from holdfast.lab.told import unbroken_width
from holdfast.lab.tune.halving import Wish, make_wish, tune
from holdfast.lab.tune.tuned import Tried, Tuned, tuned_json
from holdfast.terminal.help import SpokenCommand
from holdfast.terminal.languages import Language
from holdfast.terminal.numbers import whole
from holdfast.terminal.reports import bar
from holdfast.terminal.studying import FILES, named
from holdfast.words import check_language, common

NAMES = ", ".join(BOTS)
NARROWEST = 12
"""So much room the name of a candidate has at least."""


def add_tune(app: typer.Typer, console: Console) -> None:
    """The command `holdfast lab tune`."""

    @app.command("tune", cls=SpokenCommand)
    def _tune(
        study: Annotated[str, typer.Argument(metavar="STUDY | GAME")],
        search: Annotated[list[str] | None, typer.Option(metavar="NAME=RANGE")] = None,
        goal: Annotated[list[str] | None, typer.Option(metavar="MEASURE RANGE")] = None,
        seats: Annotated[str, typer.Option(help=NAMES)] = "",
        option: Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")] = None,
        games: Annotated[str, typer.Option("-n", "--games", metavar="NUMBER")] = "",
        seed: Annotated[str, typer.Option(metavar="NUMBER")] = "",
        name: Annotated[str, typer.Option(metavar="NAME")] = "",
        output: Annotated[Path | None, typer.Option("--output", metavar="FOLDER")] = None,
        resume: Annotated[bool, typer.Option("--resume")] = False,
        again: Annotated[bool, typer.Option("--again")] = False,
        workers: Annotated[str, typer.Option(metavar="NUMBER")] = "",
        engine: Annotated[str, typer.Option(metavar="ENGINE", help=", ".join(ENGINES))] = ENGINES[0],
        report: Annotated[Path | None, typer.Option("--report", metavar="FILE")] = None,
        as_json: Annotated[bool, typer.Option("--json")] = False,
        *,
        language: Language,
    ) -> None:
        """Search option values for what a designer wants. Ctrl-C stops and tells what was found so far."""
        check_language(language)
        flags: dict[str, object] = {
            "search": _search(search or []),
            "goals": goal or [],
            "seats": seats,
            "options": named("--option", option or []),
            "games": games,
            "seed": seed,
            "name": name,
        }
        wish = _wish(study, {key: value for key, value in flags.items() if value not in ("", {}, [])})
        crew = Crew(engine, whole("workers", workers) if workers else None)
        folder = output or runs_folder() / wish.study.name
        found = _go(console, wish, folder, crew, resume, again, quiet=as_json)
        try:
            if report is not None:
                save_report(tuning_report(found, language), report)
        finally:  # whatever becomes of the page, what was found is told
            if as_json:
                print(tuned_json(found))
            else:
                tell_tuned(console, found, language)
                console.print(common(language, "lab-kept", folder=str(folder)), soft_wrap=True)


def _wish(said: str, flags: dict[str, object]) -> Wish:
    """The search of a file, or of a game; flags go before what a file says."""
    if not said.endswith(FILES):
        return make_wish({"game": said, **flags})
    try:
        return make_wish({**read_plain(Path(said)), **flags})
    except HoldfastError as wrong:
        raise HoldfastError("“{file}”: {wrong}", file=said, wrong=wrong) from None


def _search(given: Sequence[str]) -> dict[str, object]:
    """`tokens=1..9`, or `tokens` alone for all that the option declares."""
    return {name.strip(): values.strip() for name, _, values in (word.partition("=") for word in given)}


def _go(console: Console, wish: Wish, folder: Path, crew: Crew, resume: bool, again: bool, *, quiet: bool) -> Tuned:
    with Progress(*bar(), console=console, transient=True, disable=quiet or not console.is_terminal) as progress:
        task = progress.add_task(wish.study.name, total=None)

        def tell(played: int, wanted: int) -> None:
            progress.update(task, completed=played, total=wanted)

        return tune(wish, folder, crew, tell, resume=resume, again=again)


# Telling


def tell_tuned(console: Console, tuned: Tuned, language: str) -> None:
    """The verdict, the finalists goal by goal, and the command to repeat it."""
    reader = Reader(language, tuned.study.game)
    tuned = tuned_in_words(tuned, reader)
    for sentence in tuning_verdict(tuned, reader):
        console.print(sentence, soft_wrap=True)
    if tuned.stopped:
        console.print(reader.say("lab-page-stopped-tuning"), soft_wrap=True)
    table = Table(title_justify="left")
    table.add_column(reader.say("lab-tune-candidate"), min_width=NARROWEST)
    table.add_column(reader.say("lab-page-games"), justify="right", no_wrap=True)
    shown = [tried for tried in tuned.candidates if tried.finalist or tuned.stopped]
    cells = [_cells(tuned, tried, reader) for tried in shown]
    for goal, below in zip(tuned.goals, zip(*cells, strict=True), strict=True):
        title = goal_title(goal, reader)
        table.add_column(title, justify="right", width=unbroken_width(title, below))
    for tried, beside in zip(shown, cells, strict=True):
        table.add_row(tried.name, reader.number(tried.games), *beside)
    console.print(table)
    console.print(tuned.command, soft_wrap=True)


def _cells(tuned: Tuned, tried: Tried, reader: Reader) -> list[str]:
    """For each goal what was measured, and its interval on a line of its own."""
    listed = zip(tuned.goals, tried.values, tuned.judged(tried), strict=True)
    return [
        DASH
        if value is None
        else f"{SIGNS[judged]} {reader.amount(goal.of, value.value)}\n{reader.interval(goal.of, value)}"
        for goal, value, judged in listed
    ]
