"""What a simulation found, as a table or as one JSON object."""

from __future__ import annotations

import json

from rich.console import Console, JustifyMethod
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from holdfast.games import find_game
from holdfast.kernel import Game, Options, seat_name
from holdfast.lab.bots import BotFaults
from holdfast.lab.simulate import SimulationResult, simulate
from holdfast.lab.worker_pool import WorkerPool
from holdfast.words import ENGLISH, Words, common, localized, percent, tell


def bar() -> list[ProgressColumn]:
    """How far a long run is: a bar, how many of how many games, and the time left."""
    return [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]


def run_simulation(
    console: Console,
    game: Game,
    seats: list[str],
    options: Options,
    games: int,
    seed: int,
    *,
    as_json: bool = False,
    language: str = ENGLISH,
) -> None:
    """Simulate with a progress bar, and print what came of it."""
    with Progress(*bar(), console=console, transient=True, disable=as_json or not console.is_terminal) as progress:
        task = progress.add_task(game.name, total=games)
        report = simulate(
            game, seats, options, games, seed, lambda played: progress.advance(task, played), WorkerPool()
        )
    if as_json:
        print(json.dumps(plain(report)))
    else:
        show_report(console, report, language)


def show_report(console: Console, report: SimulationResult, language: str = ENGLISH) -> None:
    console.print(_table(report, language))
    for line in _summary(report, language):
        console.print(line)


def plain(report: SimulationResult) -> dict[str, object]:
    return {
        "game": report.game,
        "seats": list(report.seats),
        "games": int(report.totals.games),
        "stopped": report.stopped,
        "moves": int(report.totals.moves),
        "seconds": report.seconds,
        "moves_per_second": report.moves_per_second,
        "wins": [
            {
                "seat": seat_name(at),
                "player": player,
                "wins": wins,
                "share": found.value,
                "low": found.low,
                "high": found.high,
            }
            for at, (player, wins, found) in enumerate(
                zip(report.seats, report.totals.wins, report.wins(), strict=True)
            )
        ],
        "faults": dict(report.faults.games),
        "length": {**report.length(), "at_turn_limit": int(report.totals.limited)},
    }


def _table(report: SimulationResult, language: str) -> Table:
    game = Words(language, find_game(report.game)).say("title")
    title = common(language, "report-title", game=game, games=_grouped(int(report.totals.games), language))
    table = Table(title=title, title_justify="left")
    for heading in ("seat", "player", "wins", "share", "interval"):
        side: JustifyMethod = "left" if heading in ("seat", "player") else "right"
        table.add_column(common(language, f"report-{heading}"), justify=side, no_wrap=True)
    for at, (player, wins, found) in enumerate(zip(report.seats, report.totals.wins, report.wins(), strict=True)):
        interval = f"{percent(language, found.low)} – {percent(language, found.high)}"
        table.add_row(seat_name(at), player, _count(wins, language), percent(language, found.value), interval)
    return table


def _summary(report: SimulationResult, language: str) -> list[str]:
    length = report.length()
    lines = [common(language, "report-stopped")] if report.stopped else []
    lines.append(
        common(
            language,
            "report-length",
            mean=localized(language, f"{length['mean']:.1f}"),
            least=f"{length['least']}",
            most=f"{length['most']}",
            median=f"{length['median']}",
            most_of_90=f"{length['most_of_90_percent']}",
        )
    )
    if report.totals.limited:
        lines.append(common(language, "report-limited", games=_grouped(int(report.totals.limited), language)))
    lines += fault_lines(report.faults, language)
    moves = _grouped(int(report.totals.moves), language)
    speed = _grouped(report.moves_per_second, language)
    seconds = localized(language, f"{report.seconds:.2f}")
    return [*lines, common(language, "report-speed", moves=moves, seconds=seconds, speed=speed)]


def fault_lines(faults: BotFaults, language: str) -> list[str]:
    """A line for each bot of somebody else's that failed, with what went wrong first."""
    return [
        common(language, "report-fault", games=games, fault=tell(faults.first[bot], language))
        for bot, games in faults.games.items()
    ]


# Numbers as a language writes them


def _grouped(number: float, language: str) -> str:
    return localized(language, f"{number:,.0f}")


def _count(wins: float, language: str) -> str:
    """Wins are whole but for shared ones."""
    return localized(language, f"{wins:,.0f}" if wins == int(wins) else f"{wins:,.2f}")
