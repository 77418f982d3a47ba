"""`holdfast lab tune`: a search through option values, with a progress bar, and what it found."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from holdfast.kernel import HoldfastError
from holdfast.lab.study import read_plain
from holdfast.lab.study_run import runs_folder
from holdfast.lab.tune.halving import TuningConfig, make_tuning, tune
from holdfast.lab.worker_pool import ENGINES, WorkerPool
from holdfast.terminal.arguments import BOT_NAMES, AsJson, OptionList
from holdfast.terminal.help import LocalizedCommand
from holdfast.terminal.languages import Language
from holdfast.terminal.numbers import whole
from holdfast.terminal.run_output import hand_over, shown_progress
from holdfast.terminal.studying import FILES, named
from holdfast.words import check_language


def add_tune(app: typer.Typer, console: Console) -> None:
    """The command `holdfast lab tune`."""

    @app.command("tune", cls=LocalizedCommand)
    def _tune(
        study: Annotated[str, typer.Argument(metavar="STUDY | GAME")],
        search: Annotated[list[str] | None, typer.Option(metavar="NAME=RANGE")] = None,
        goal: Annotated[list[str] | None, typer.Option(metavar="MEASURE RANGE")] = None,
        seats: Annotated[str, typer.Option(help=BOT_NAMES)] = "",
        option: OptionList = None,
        games: Annotated[str, typer.Option("-n", "--games", metavar="NUMBER")] = "",
        seed: Annotated[str, typer.Option(metavar="NUMBER")] = "",
        name: Annotated[str, typer.Option(metavar="NAME")] = "",
        output: Annotated[Path | None, typer.Option("--output", metavar="FOLDER")] = None,
        resume: Annotated[bool, typer.Option("--resume")] = False,
        again: Annotated[bool, typer.Option("--again")] = False,
        workers: Annotated[str, typer.Option(metavar="NUMBER")] = "",
        engine: Annotated[str, typer.Option(metavar="ENGINE", help=", ".join(ENGINES))] = ENGINES[0],
        report: Annotated[Path | None, typer.Option("--report", metavar="FILE")] = None,
        as_json: AsJson = False,
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
        config = _config(study, {key: value for key, value in flags.items() if value not in ("", {}, [])})
        pool = WorkerPool(engine, whole("workers", workers) if workers else None)
        folder = output or runs_folder() / config.study.name
        with shown_progress(console, config.study.name, quiet=as_json) as progress:
            found = tune(config, folder, pool, progress, resume=resume, again=again)
        hand_over(console, found, folder, language, report=report, as_json=as_json)


def _config(said: str, flags: dict[str, object]) -> TuningConfig:
    """The search of a file, or of a game; flags go before what a file says."""
    if not said.endswith(FILES):
        return make_tuning({"game": said, **flags})
    try:
        return make_tuning({**read_plain(Path(said)), **flags})
    except HoldfastError as wrong:
        raise HoldfastError("wrong_in_file", file=said, wrong=wrong) from None


def _search(given: Sequence[str]) -> dict[str, object]:
    """`tokens=1..9`, or `tokens` alone for all that the option declares."""
    return {name.strip(): values.strip() for name, _, values in (word.partition("=") for word in given)}
