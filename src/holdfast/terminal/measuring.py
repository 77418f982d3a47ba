"""Commands that measure: how games between bots end, who is stronger, how fast the engine is."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from holdfast.bots.external import bot_names
from holdfast.games import find_game, games
from holdfast.terminal.arguments import BOT_NAMES, AsJson, GameName, OptionList
from holdfast.terminal.languages import Language
from holdfast.terminal.numbers import fraction, whole
from holdfast.words import Words, check_language

console = Console(highlight=False, markup=False, emoji=False)


def simulate(
    game: GameName,
    games: Annotated[str, typer.Option("-n", "--games", metavar="NUMBER")] = "10000",
    seats: Annotated[str, typer.Option(help=BOT_NAMES)] = "",
    option: OptionList = None,
    seed: Annotated[str, typer.Option(metavar="NUMBER")] = "1",
    as_json: AsJson = False,
    *,
    language: Language,
) -> None:
    """Let bots play many games, and see who wins. Ctrl-C stops and reports what was played."""
    from holdfast.lab.study import TURN_LIMIT
    from holdfast.terminal.options import read_options
    from holdfast.terminal.reports import run_simulation
    from holdfast.terminal.start import company, split_seats

    check_language(language)
    found = find_game(game)
    chosen = read_options(found, option or [], {"turn_limit": TURN_LIMIT})
    make_bots = split_seats(seats) or company(found, chosen, ("random", "random"))
    wanted = whole("games", games), whole("seed", seed)
    run_simulation(console, found, make_bots, chosen, *wanted, as_json=as_json, language=language)


def ladder(
    game: GameName,
    deals: Annotated[str, typer.Option("-n", "--deals", metavar="NUMBER")] = "50",
    bots: Annotated[str, typer.Option(help=BOT_NAMES)] = "",
    players: Annotated[str, typer.Option(metavar="NUMBER")] = "",
    option: OptionList = None,
    seed: Annotated[str, typer.Option(metavar="NUMBER")] = "1",
    workers: Annotated[str, typer.Option(metavar="NUMBER")] = "",
    state: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    as_json: AsJson = False,
    *,
    language: Language,
) -> None:
    """Rate bots by many games of each against each. Ctrl-C stops and rates by what was played."""
    from holdfast.lab.ladder import Ladder, LadderConfig
    from holdfast.lab.study import TURN_LIMIT
    from holdfast.lab.worker_pool import cores
    from holdfast.terminal.ladder import LadderRun
    from holdfast.terminal.options import read_options
    from holdfast.terminal.start import split_seats

    check_language(language)
    found = find_game(game)
    options = read_options(found, option or [], {"turn_limit": TURN_LIMIT}).non_defaults()
    count = whole("players", players) if players else found.seats[0]
    climbing = Ladder(
        LadderConfig(found.name, count, whole("seed", seed), options),
        tuple(split_seats(bots) or bot_names()),
        whole("deals", deals),
    )
    pool = whole("workers", workers) if workers else cores()
    LadderRun(console, climbing, language, workers=pool, kept=state).run(plot, as_json=as_json)


def bench(
    seconds: Annotated[str, typer.Option(metavar="NUMBER")] = "2",
    game: Annotated[list[str] | None, typer.Option("--game", metavar="GAME")] = None,
    as_json: AsJson = False,
    *,
    language: Language,
) -> None:
    """Measure the engine, compiled and interpreted, in one run."""
    from holdfast.lab.bench import bench_as_json, run_bench

    check_language(language)
    names = [find_game(name).name for name in game] if game else list(games())
    if as_json:
        print(bench_as_json(names, fraction("seconds", seconds)))
    else:
        run_bench(console, names, fraction("seconds", seconds), language)


def describe(
    game: GameName,
    seats: Annotated[str, typer.Option("--seats", metavar="NUMBER")] = "",
    option: OptionList = None,
    padded: Annotated[bool, typer.Option("--padded")] = False,
    own: Annotated[bool, typer.Option("--own")] = False,
    as_json: AsJson = False,
    *,
    language: Language,
) -> None:
    """Describe the layout of a table's observation tensors."""
    from holdfast.terminal.describe import layout_as_json, layout_of, show_layout
    from holdfast.terminal.options import read_options

    words = Words(language, find_game(game))
    chosen = read_options(words.game, option or [], {})
    count = whole("seats", seats) if seats else words.game.seats[0]
    layout = layout_of(words.game, count, chosen, padded, own)
    if as_json:
        print(layout_as_json(layout))
    else:
        show_layout(console, words, layout)
