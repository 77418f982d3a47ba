"""`holdfast lab fit`: learn from many games what a game's features are worth, and show how much better that judges."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from holdfast.games import find_game
from holdfast.kernel import FileError, Game, HoldfastError
from holdfast.kernel.text_files import write_text
from holdfast.lab.fit import RIDGE, FitConfig, FitResult, fit, write_weights
from holdfast.terminal.arguments import GameName
from holdfast.terminal.help import LocalizedCommand
from holdfast.terminal.languages import Language
from holdfast.terminal.numbers import fraction, not_negative, whole
from holdfast.terminal.reports import bar
from holdfast.words import check_language, common, localized

SEVERAL = 4
"""Weights are fitted for two players and for this many, or the nearest number that the game allows."""


def add_fit(app: typer.Typer, console: Console) -> None:
    """Make `fit` one of the commands of the lab."""

    @app.command("fit", cls=LocalizedCommand)
    def _fit(
        game: GameName,
        games: Annotated[str, typer.Option(metavar="NUMBER")] = "1000",
        seed: Annotated[str, typer.Option(metavar="NUMBER")] = "1",
        simulations: Annotated[str, typer.Option(metavar="NUMBER")] = "0",
        ridge: Annotated[str, typer.Option(metavar="NUMBER")] = str(RIDGE),
        output: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
        *,
        language: Language,
    ) -> None:
        """Learn what the features of a game are worth."""
        check_language(language)
        config = FitConfig(
            whole("games", games),
            whole("seed", seed),
            not_negative("simulations", whole("simulations", simulations)),
            not_negative("ridge", fraction("ridge", ridge)),
        )
        run_fit(console, find_game(game), config, output, language)


def run_fit(console: Console, game: Game, config: FitConfig, output: Path | None, language: str) -> None:
    """Fit, print how good it is, and write the weights to a file or print them too."""
    if config.games < 1:
        raise HoldfastError("no_games_to_play", games=config.games)
    fits: list[FitResult] = []
    with Progress(*bar(), console=console, transient=True, disable=not console.is_terminal) as progress:
        for seats in table_sizes(game):
            task = progress.add_task(f"{game.name}, {seats}", total=config.games_in_all(game))
            fits.append(fit(game, seats, config, partial(progress.advance, task)))
    written = write_weights(fits, config.command(game.name))
    console.print(_table(fits, language))
    for each in fits:
        if each.tells is not None:
            share = localized(language, f"{100.0 * each.tells.accuracy:.1f}")
            console.print(common(language, "fit-told", seats=each.seats, share=share))
    if output is None:
        console.print(written, end="")
    else:
        _keep(console, written, output, language)


def _keep(console: Console, weights: str, output: Path, language: str) -> None:
    """Write the weights; if that fails they are printed, because they took long to find."""
    try:
        write_text(output, weights)
    except FileError as wrong:
        console.print(weights, end="")
        raise HoldfastError("wrong_in_file", file=output, wrong=wrong) from None
    console.print(common(language, "lab-written", file=str(output)), soft_wrap=True)


def table_sizes(game: Game) -> list[int]:
    return sorted({game.seats[0], min(game.seats, key=lambda seats: abs(seats - SEVERAL))})


def _table(fits: Sequence[FitResult], language: str) -> Table:
    """The area under the curve by third of the game, before and after."""
    table = Table(title=common(language, "fit-title"), title_justify="left")
    for heading in ("players", "positions", "judge", "first-third", "second-third", "last-third"):
        table.add_column(common(language, f"fit-{heading}"), justify="left" if heading == "judge" else "right")
    for each in fits:
        size = (str(each.seats), localized(language, f"{each.positions:,}"))
        table.add_row(*size, common(language, "fit-before"), *_auc_cells(each.auc_before, language))
        table.add_row("", "", common(language, "fit-after"), *_auc_cells(each.auc_after, language))
    return table


def _auc_cells(auc_by_third: Sequence[float], language: str) -> list[str]:
    return [localized(language, f"{area:.3f}") for area in auc_by_third]
