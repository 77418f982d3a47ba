"""`holdfast lab run`: a study from a file or from flags, with a progress bar, and what it found."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from holdfast.kernel import HoldfastError
from holdfast.lab.option_labels import option_label
from holdfast.lab.rows import has_pyarrow
from holdfast.lab.study import Study, make_study, read_study
from holdfast.lab.study_run import run_study, runs_folder
from holdfast.lab.worker_pool import ENGINES, WorkerPool
from holdfast.terminal.arguments import BOT_NAMES, AsJson, OptionList
from holdfast.terminal.help import LocalizedCommand
from holdfast.terminal.languages import Language
from holdfast.terminal.numbers import whole
from holdfast.terminal.run_output import hand_over, shown_progress
from holdfast.words import check_language, common

FILES = (".yaml", ".yml")
NEXT_OPTION = re.compile(r",\s*(?=\w+\s*=)")
"""What separates the options of a variant: a comma, but not one inside a sentence."""


def add_run(app: typer.Typer, console: Console) -> None:
    """The command `holdfast lab run`."""

    @app.command("run", cls=LocalizedCommand)
    def _run(
        study: Annotated[str, typer.Argument(metavar="STUDY | GAME")],
        seats: Annotated[str, typer.Option(help=BOT_NAMES)] = "",
        option: OptionList = None,
        variant: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE MANY")] = None,
        sweep: Annotated[list[str] | None, typer.Option(metavar="NAME=RANGE")] = None,
        games: Annotated[str, typer.Option("-n", "--games", metavar="NUMBER")] = "",
        until: Annotated[list[str] | None, typer.Option(metavar="MEASURE=WIDTH")] = None,
        seed: Annotated[str, typer.Option(metavar="NUMBER")] = "",
        unpaired: Annotated[bool, typer.Option("--unpaired")] = False,
        watch: Annotated[str, typer.Option(metavar="NUMBER")] = "",
        skill: Annotated[str, typer.Option(metavar="BOT", help=BOT_NAMES)] = "",
        moves: Annotated[bool, typer.Option("--moves")] = False,
        name: Annotated[str, typer.Option(metavar="NAME")] = "",
        rows: Annotated[bool, typer.Option("--rows/--no-rows")] = True,
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
        """Let bots play a study, and tell what it found. Ctrl-C stops and tells what was found so far."""
        check_language(language)
        said: dict[str, object] = {
            "seats": seats,
            "options": named("--option", option or []),
            "variants": _variants(variant or []),
            "sweep": named("--sweep", sweep or []),
            "games": games,
            "until": _until(until or []),
            "seed": seed,
            "paired": False if unpaired else None,
            "watch": watch,
            "skill": skill,
            "moves": moves or None,
            "name": name,
        }
        found_study = _study(study, {key: value for key, value in said.items() if value not in ("", None, {}, [])})
        pool = WorkerPool(engine, whole("workers", workers) if workers else None)
        folder = output or runs_folder() / found_study.name
        written = rows and (has_pyarrow() or found_study.moves)
        with shown_progress(console, found_study.name, quiet=as_json) as progress:
            found = run_study(found_study, folder, pool, progress, rows=written, resume=resume, again=again)
        hand_over(console, found, folder, language, report=report, as_json=as_json)
        if rows and not has_pyarrow() and not as_json:
            console.print(common(language, "lab-no-rows"))


# What was said, as plain data


def _study(said: str, flags: dict[str, object]) -> Study:
    """The study of a file, or of a game; flags go before what a file says."""
    return read_study(Path(said), flags) if said.endswith(FILES) else make_study({"game": said, **flags})


def named(flag: str, given: Sequence[str]) -> dict[str, object]:
    named: dict[str, object] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise HoldfastError("bad_flag_notation", flag=flag, word=word)
        named[name.strip()] = value.strip()
    return named


def _variants(given: Sequence[str]) -> dict[str, object]:
    """Variants as `rush: variant=rush, tokens=5`, or without a name: then they are called by what they change."""
    listed: dict[str, object] = {}
    for word in given:
        label, colon, rest = word.partition(":")
        if not colon or "=" in label:
            label, rest = "", word
        options = named("--variant", [part for part in NEXT_OPTION.split(rest.strip()) if part.strip()])
        name = label.strip() or ", ".join(option_label(option, value) for option, value in options.items())
        if name in listed:
            raise HoldfastError("variant_stands_twice", name=name)
        listed[name] = options
    return listed


def _until(given: Sequence[str]) -> object:
    if len(given) == 1 and "=" not in given[0]:
        return given[0]
    return named("--until", given)
