"""What a simulation found, as a table or as one JSON object."""

from __future__ import annotations

import json

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from holdfast.kernel import Game, Options, seat_name
from holdfast.lab.simulate import Report, simulate


def run_simulation(
    console: Console, game: Game, seats: list[str], options: Options, games: int, seed: int, *, as_json: bool
) -> None:
    """Simulate with a progress bar, and print what came of it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=as_json or not console.is_terminal) as progress:
        task = progress.add_task(game.name, total=games)
        report = simulate(game, seats, options, games, seed, lambda played: progress.advance(task, played))
    if as_json:
        print(json.dumps(plain(report)))
    else:
        show_report(console, report)


def show_report(console: Console, report: Report) -> None:
    console.print(_table(report))
    for line in _summary(report):
        console.print(line)


def plain(report: Report) -> dict[str, object]:
    return {
        "game": report.game,
        "seats": list(report.seats),
        "games": int(report.tally.games),
        "stopped": report.stopped,
        "moves": int(report.tally.moves),
        "seconds": report.seconds,
        "moves_per_second": report.moves_per_second,
        "wins": [
            {
                "seat": seat_name(at),
                "player": player,
                "wins": wins,
                "share": found.share,
                "low": found.low,
                "high": found.high,
            }
            for at, (player, wins, found) in enumerate(zip(report.seats, report.tally.wins, report.wins(), strict=True))
        ],
        "length": {**report.length(), "at_turn_limit": int(report.tally.limited)},
    }


def _table(report: Report) -> Table:
    table = Table(title=f"{report.game}: {int(report.tally.games):,} games", title_justify="left")
    for heading in ("seat", "player", "wins", "share", "95 % interval"):
        table.add_column(heading, justify="left" if heading in ("seat", "player") else "right", no_wrap=True)
    for at, (player, wins, found) in enumerate(zip(report.seats, report.tally.wins, report.wins(), strict=True)):
        interval = f"{found.low:.1%} – {found.high:.1%}"
        table.add_row(seat_name(at), player, _count(wins), f"{found.share:.1%}", interval)
    return table


def _summary(report: Report) -> list[str]:
    length = report.length()
    lines = ["stopped early: only these games were played"] if report.stopped else []
    lines += [
        f"turns per game: {length['mean']:.1f} on average, from {length['least']} to {length['most']}; "
        f"half of the games at most {length['median']}, nine in ten at most {length['most_of_90_percent']}"
    ]
    if report.tally.limited:
        lines.append(f"ended by the turn limit: {int(report.tally.limited):,}")
    lines.append(
        f"{int(report.tally.moves):,} moves in {report.seconds:.2f} s: {report.moves_per_second:,.0f} per second"
    )
    return lines


def _count(wins: float) -> str:
    """Wins are whole but for shared ones."""
    return f"{wins:,.0f}" if wins == int(wins) else f"{wins:,.2f}"
