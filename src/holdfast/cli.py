"""The command `holdfast`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from holdfast.bots import BOTS
from holdfast.games import find_game, games
from holdfast.kernel import Game, HoldfastError, OptionError, Options
from holdfast.server.cli import serve
from holdfast.terminal.files import load_sitting, open_table
from holdfast.terminal.play import TerminalTable
from holdfast.terminal.replay import replay_file
from holdfast.terminal.reports import run_simulation
from holdfast.terminal.scenarios import run_scenarios
from holdfast.terminal.story import show_rules
from holdfast.words import LANGUAGES, Words, check_language

TURN_LIMIT = 1000
"""Simulations end by themselves: this limit holds unless another is named."""

app = typer.Typer(
    help="Card games: play them in the terminal, simulate them, check their rules.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
console = Console(highlight=False, markup=False, emoji=False)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game by its name: see «holdfast games».")]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
Language = Annotated[str, typer.Option("--language", "-l", help="en or ru.", envvar="HOLDFAST_LANGUAGE")]


COMPANY = ("you", "greedy", "random")
"""Who sits down if nobody is named; a game for more gets more of the last."""


def default_language() -> str:
    named = [os.environ.get(name, "")[:2] for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    language = next(filter(None, named), "en")
    return language if language in LANGUAGES else "en"


LANGUAGE = default_language()


@app.command("games")
def list_games(language: Language = LANGUAGE) -> None:
    """List the games."""
    check_language(language)
    listed = list(games().values())
    table = _listing(Words(language, listed[0]), "name", "title", "players", "about")
    for game in listed:
        words = Words(language, game)
        table.add_row(game.name, words.say("title"), _players(game.seats), words.say("tagline"))
    console.print(table)


@app.command()
def rules(game: GameName, language: Language = LANGUAGE) -> None:
    """Read the rules of a game."""
    show_rules(console, Words(language, find_game(game)))


@app.command()
def options(game: GameName, language: Language = LANGUAGE) -> None:
    """List the options of a game."""
    found = find_game(game)
    words = Words(language, found)
    table = _listing(words, "option", "default", "values", "meaning")
    defaults = found.options()
    for name, values in found.options.ranges().items():
        default = getattr(defaults, name)
        hint = words.attribute(f"option-{name}", "hint")
        table.add_row(name, _default(default), values.right(), hint)
    console.print(table)


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game by its name; asked for if left out.")] = "",
    seats: Annotated[
        str, typer.Option(help=f"Who sits where: you, you:NAME, {', '.join(BOTS)}; usually {','.join(COMPANY)}.")
    ] = "",
    option: OptionList = None,
    seed: Annotated[int | None, typer.Option(help="Deal the same cards again; without it the deal is sealed.")] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a game from a record.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the record in this file when the game ends.")] = None,
    language: Language = LANGUAGE,
) -> None:
    """Play a game in the terminal."""
    check_language(language)
    if load is not None:
        sitting, players = load_sitting(load)
    else:
        chosen = find_game(game or _choose_game(language))
        picked = _options(chosen, option, {})
        sitting, players = open_table(chosen, _split(seats) or _company(chosen, picked, COMPANY), picked, seed)
    TerminalTable(console, sitting, players, language).run(save)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, as «save» writes it.")],
    seat: Annotated[str, typer.Option("--as", help="Whose eyes to watch with: spectator, p1, p2, …")] = "spectator",
    every: Annotated[bool, typer.Option("--every", help="Draw the table after every move.")] = False,
    language: Language = LANGUAGE,
) -> None:
    """Watch a recorded game."""
    check_language(language)
    replay_file(console, file, seat, language, every=every)


@app.command()
def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Scenario files, or folders of them.")],
) -> None:
    """Run scenarios: 0 if all hold, 1 if one fails, 2 if one cannot be run."""
    raise typer.Exit(run_scenarios(console, files))


@app.command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("-n", "--games", help="How many games.")] = 10_000,
    seats: Annotated[str, typer.Option(help=f"A bot for each seat: {', '.join(BOTS)}; usually two of random.")] = "",
    option: OptionList = None,
    seed: Annotated[int, typer.Option(help="The seed of the first game.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let bots play many games, and see who wins."""
    found = find_game(game)
    chosen = _options(found, option, {"turn_limit": TURN_LIMIT})
    seated = _split(seats) or _company(found, chosen, ("random", "random"))
    run_simulation(console, found, seated, chosen, games, seed, as_json=as_json)


@app.command()
def bench(
    seconds: Annotated[float, typer.Option(help="How long to measure each thing.")] = 2.0,
    game: Annotated[list[str] | None, typer.Option("--game", help="Only this game; may be repeated.")] = None,
) -> None:
    """Measure the engine, compiled and interpreted, in one run."""
    from holdfast.lab.bench import run_bench

    names = [find_game(name).name for name in game] if game else list(games())
    run_bench(console, names, seconds)


app.command()(serve)


def _options(game: Game, given: list[str] | None, defaults: dict[str, object]) -> Options:
    named: dict[str, object] = dict(defaults)
    for word in given or []:
        name, equals, value = word.partition("=")
        if not equals:
            raise HoldfastError(f"an option is written NAME=VALUE, not «{word}»")
        named[name.strip()] = value.strip()
    return game.options.read(named)


def _company(game: Game, options: Options, usual: Sequence[str]) -> list[str]:
    """The usual company, smaller or larger where the game or its options want it so."""
    for seats in sorted(game.seats, key=lambda seats: abs(seats - len(usual))):
        try:
            game.check(seats, options)
        except OptionError:
            continue
        return [*usual, *[usual[-1]] * seats][:seats]
    return list(usual)


def _split(seats: str) -> list[str]:
    return [word.strip() for word in seats.split(",") if word.strip()]


def _listing(words: Words, *headings: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in headings:
        table.add_column(words.say(f"list-{heading}"), header_style="bold", no_wrap=heading in ("name", "option"))
    return table


def _players(seats: range) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"


def _default(value: object) -> str:
    return "none" if value in (None, ()) else str(value).lower() if isinstance(value, bool) else str(value)


def _choose_game(language: str) -> str:
    listed = list(games().values())
    for number, game in enumerate(listed, 1):
        words = Words(language, game)
        console.print(f"{number:>3} {words.say('title')} – {words.say('tagline')}")
    try:
        said = console.input(Words(language, listed[0]).say("terminal-choose-game") + " ").strip()
    except (EOFError, KeyboardInterrupt):
        raise typer.Exit(0) from None
    numbered = {str(number): game.name for number, game in enumerate(listed, 1)}
    return numbered.get(said, said)


def main() -> None:
    """Run the command; what people got wrong is one sentence, never a traceback."""
    _forgive_letters()
    try:
        app()
    except HoldfastError as wrong:
        print(f"holdfast: {wrong}", file=sys.stderr)
        sys.exit(2)


def _forgive_letters() -> None:
    """A letter that the terminal cannot show or send becomes a question mark, not a crash."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
