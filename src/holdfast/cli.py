"""The command `holdfast`."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from holdfast import __version__
from holdfast.bots import BOTS
from holdfast.drawing import CUTS, LARGE
from holdfast.games import broken_games, find_game, games
from holdfast.kernel import HoldfastError
from holdfast.server.cli import serve
from holdfast.terminal.cards import describe_cards, filter_cards, find_cards, list_cards
from holdfast.terminal.complaints import misuse
from holdfast.terminal.files import last_autosave, load_table, open_table
from holdfast.terminal.laws import laws_app
from holdfast.terminal.letters import forgive
from holdfast.terminal.loading import check_load
from holdfast.terminal.new_game import checkout, tell_next, write_folder, write_package
from holdfast.terminal.numbers import fraction, whole
from holdfast.terminal.options import listing, options_table, read_options
from holdfast.terminal.pictures import draw_card, draw_game
from holdfast.terminal.play import TerminalTable
from holdfast.terminal.replay import replay_file
from holdfast.terminal.reports import run_simulation
from holdfast.terminal.scenarios import run_scenarios
from holdfast.terminal.start import COMPANY, Reception, WentAway, company, split_seats
from holdfast.terminal.story import show_rules
from holdfast.terminal.verify import verify as verify_deal
from holdfast.words import ENGLISH, LANGUAGES, Words, check_language, tell

TURN_LIMIT = 1000
"""Simulations end by themselves: this limit holds unless another is named."""

app = typer.Typer(
    help="Card games: play them in the terminal, simulate them, check their rules.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
console = Console(highlight=False, markup=False, emoji=False)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game by its name: see “holdfast games”.")]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
Language = Annotated[str, typer.Option("--language", "-l", help="en or ru.", envvar="HOLDFAST_LANGUAGE")]


def default_language() -> str:
    named = [os.environ.get(name, "")[:2] for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    language = next(filter(None, named), ENGLISH)
    return language if language in LANGUAGES else ENGLISH


LANGUAGE = default_language()
app.add_typer(laws_app(console, LANGUAGE), name="laws")


def _version(wanted: bool) -> None:
    if wanted:
        print(f"holdfast {__version__}")
        raise typer.Exit


@app.callback()
def holdfast(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    """Card games: play them in the terminal, simulate them, check their rules."""


@app.command("games")
def list_games(language: Language = LANGUAGE) -> None:
    """List the games."""
    check_language(language)
    listed = list(games().values())
    table = listing(Words(language, listed[0]), "name", "title", "players", "about")
    for game in listed:
        words = Words(language, game)
        table.add_row(game.name, words.say("title"), _players(game.seats), words.say("tagline"))
    console.print(table)
    for broken in broken_games():
        left_out = HoldfastError("left out: {game}: {fault}", game=broken.name, fault=broken.fault)
        print(f"holdfast: {tell(left_out, language)}", file=sys.stderr)


@app.command()
def rules(game: GameName, language: Language = LANGUAGE) -> None:
    """Read the rules of a game, with all its cards."""
    show_rules(console, Words(language, find_game(game)))


@app.command()
def cards(
    game: GameName,
    card: Annotated[str, typer.Argument(metavar="CARD", help="A card by its name or a part of its title.")] = "",
    type: Annotated[str, typer.Option("--type", help="Only cards of this type.")] = "",
    label: Annotated[str, typer.Option("--label", help="Only cards with this label.")] = "",
    search: Annotated[str, typer.Option("--search", help="Only cards that say this.")] = "",
    language: Language = LANGUAGE,
) -> None:
    """List the cards of a game, or show everything printed on one."""
    words = Words(language, find_game(game))
    if card:
        console.print(describe_cards(words, find_cards(words, card)))
    else:
        console.print(list_cards(words, filter_cards(words, type, label, search)))


@app.command()
def draw(
    game: GameName,
    card: Annotated[str, typer.Argument(metavar="CARD", help="A card by its name or a part of its title.")] = "",
    cut: Annotated[str, typer.Option("--cut", help=f"{' or '.join(CUTS)}.")] = LARGE,
    suits: Annotated[str, typer.Option("--suits", help="How many colours suits have: two or four.")] = "two",
    output: Annotated[
        Path | None, typer.Option("--output", metavar="FILE | FOLDER", help="Where to; one card can also be printed.")
    ] = None,
    language: Language = LANGUAGE,
) -> None:
    """Draw a card as SVG, or a game with all its cards into a folder."""
    words = Words(language, find_game(game))
    if card:
        draw_card(words, find_cards(words, card), cut, suits, output)
    else:
        draw_game(words, cut, suits, output)


@app.command()
def options(game: GameName, language: Language = LANGUAGE) -> None:
    """List the options of a game."""
    console.print(options_table(Words(language, find_game(game))))


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game by its name; asked for if left out.")] = "",
    seats: Annotated[
        str, typer.Option(help=f"Who sits where: you, you:NAME, {', '.join(BOTS)}; usually {','.join(COMPANY)}.")
    ] = "",
    option: OptionList = None,
    seed: Annotated[
        str, typer.Option(help="Deal the same cards again, from a number or “sealed:…”; without it the deal is secret.")
    ] = "",
    load: Annotated[Path | None, typer.Option(help="Go on with a game from a record.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game that was left last.")] = False,
    save: Annotated[Path | None, typer.Option(help="Keep the record in this file when the game ends.")] = None,
    language: Language = LANGUAGE,
) -> None:
    """Play a game in the terminal."""
    check_language(language)
    source = _left_last() if resume and load is None else load
    if source is not None:
        table, players = load_table(source)
        check_load(table.record, game, split_seats(seats), option or [], seed)
    elif game:
        chosen = find_game(game)
        picked = read_options(chosen, option or [])
        seated = split_seats(seats) or company(chosen, picked, COMPANY)
        table, players = open_table(chosen, seated, picked, seed or None)
    else:
        try:
            chosen, seated, picked = Reception(console, language).choose(split_seats(seats), option or [])
        except WentAway:
            raise typer.Exit(0) from None
        table, players = open_table(chosen, seated, picked, seed or None)
    TerminalTable(console, table, players, language).run(save)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as “save” writes it.")],
    seat: Annotated[str, typer.Option("--as", help="Whose eyes to watch with: spectator, p1, p2, …")] = "spectator",
    every: Annotated[bool, typer.Option("--every", help="Draw the table after every move.")] = False,
    language: Language = LANGUAGE,
) -> None:
    """Watch a recorded game."""
    check_language(language)
    replay_file(console, file, seat, language, every=every)


@app.command()
def verify(
    given: Annotated[list[str], typer.Argument(metavar="FILE | SEED HASH", help="A record, or a seed and its hash.")],
    language: Language = LANGUAGE,
) -> None:
    """Deal a recorded game again, and check that its deal was fixed before the game."""
    check_language(language)
    raise typer.Exit(verify_deal(console, given, language))


@app.command()
def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Scenario files, or folders of them.")],
) -> None:
    """Run scenarios: 0 if all hold, 1 if one fails, 2 if one cannot be run."""
    raise typer.Exit(run_scenarios(console, files))


@app.command()
def simulate(
    game: GameName,
    games: Annotated[str, typer.Option("-n", "--games", metavar="NUMBER", help="How many games.")] = "10000",
    seats: Annotated[str, typer.Option(help=f"A bot for each seat: {', '.join(BOTS)}; usually two of random.")] = "",
    option: OptionList = None,
    seed: Annotated[str, typer.Option(metavar="NUMBER", help="The seed of the first game.")] = "1",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let bots play many games, and see who wins. Ctrl-C stops and reports what was played."""
    found = find_game(game)
    chosen = read_options(found, option or [], {"turn_limit": TURN_LIMIT})
    seated = split_seats(seats) or company(found, chosen, ("random", "random"))
    run_simulation(console, found, seated, chosen, whole("games", games), whole("seed", seed), as_json=as_json)


@app.command()
def bench(
    seconds: Annotated[str, typer.Option(metavar="NUMBER", help="How long to measure each thing.")] = "2",
    game: Annotated[list[str] | None, typer.Option("--game", help="Only this game; may be repeated.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure the engine, compiled and interpreted, in one run."""
    from holdfast.lab.bench import bench_as_json, run_bench

    names = [find_game(name).name for name in game] if game else list(games())
    if as_json:
        print(bench_as_json(names, fraction("seconds", seconds)))
    else:
        run_bench(console, names, fraction("seconds", seconds))


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What the game is called, as in high_card.")],
    package: Annotated[
        Path | None, typer.Option("--package", metavar="FOLDER", help="Write a package of its own into this folder.")
    ] = None,
    language: Language = LANGUAGE,
) -> None:
    """Write a small game that can be played at once, to make another one of it."""
    check_language(language)
    written = write_package(name, package) if package is not None else write_folder(name, checkout())
    for line in tell_next(written, language):
        console.print(line, soft_wrap=True)


app.command()(serve)


def _left_last() -> Path:
    found = last_autosave()
    if found is None:
        raise HoldfastError("there is no unfinished game to go on with")
    return found


def _players(seats: range) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"


def main() -> None:
    """Run the command; what people got wrong is one sentence, never a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            forgive(stream)
    try:
        with misuse():
            code = app(prog_name="holdfast", standalone_mode=False)
    except HoldfastError as wrong:
        packages = [game.package for game in games().values()]
        print(f"holdfast: {tell(wrong, _spoken(sys.argv), *packages)}", file=sys.stderr)
        sys.exit(2)
    except (KeyboardInterrupt, EOFError):
        sys.exit(130)
    sys.exit(code if isinstance(code, int) else 0)


def _spoken(arguments: list[str]) -> str:
    """The language in which to complain: the one asked for, if that can be told."""
    named = [os.environ.get("HOLDFAST_LANGUAGE", "") or LANGUAGE]
    for at, word in enumerate(arguments):
        name, equals, value = word.partition("=")
        if name in ("-l", "--language"):
            named.append(value if equals else "".join(arguments[at + 1 : at + 2]))
    return named[-1] if named[-1] in LANGUAGES else ENGLISH
