"""The command `holdfast`. Each of its commands imports what it needs, so that every one of them answers at once."""

from __future__ import annotations

import json
import sys
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from types import MappingProxyType
from typing import Annotated

import typer
from rich.console import Console

from holdfast import __version__
from holdfast.games import BrokenGame, failing_game, find_game, games
from holdfast.interpreted import engine
from holdfast.kernel import HoldfastError
from holdfast.kernel.errors import Wording
from holdfast.left_out import name_left_out
from holdfast.server.cli import serve, serve_bots
from holdfast.terminal.arguments import BOT_NAMES, AsJson, GameName, OptionList
from holdfast.terminal.complaints import misuse
from holdfast.terminal.help import LocalizedCommand, LocalizedGroup
from holdfast.terminal.languages import Language, spoken
from holdfast.terminal.letters import forgive
from holdfast.terminal.measuring import bench, describe, ladder, simulate
from holdfast.terminal.numbers import whole
from holdfast.terminal.printing import print_game
from holdfast.words import Words, check_language, tell

console = Console(highlight=False, markup=False, emoji=False)


def _laws() -> typer.Typer:
    from holdfast.terminal.laws import laws_app

    return laws_app(console)


def _lab() -> typer.Typer:
    from holdfast.terminal.lab import lab_app

    return lab_app(console)


class HoldfastCommands(LocalizedGroup):
    """All commands: those below, and the groups that have modules of their own."""

    groups = MappingProxyType({"laws": _laws, "lab": _lab})


app = typer.Typer(
    cls=HoldfastCommands,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)

command = partial(app.command, cls=LocalizedCommand)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"holdfast {__version__}, engine {engine()}")
        raise typer.Exit


@app.callback()
def holdfast(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
    *,
    language: Language,
) -> None:
    """Card games: play them in the terminal, simulate them, check their rules."""
    check_language(language)


@command("games")
def list_games(language: Language) -> None:
    """List the games."""
    from holdfast.terminal.options import listing

    check_language(language)
    listed = sorted(games().values(), key=lambda game: game.ease)
    table = listing(Words(language, listed[0]), "name", "title", "players", "about")
    for game in listed:
        words = Words(language, game)
        table.add_row(game.name, words.say("title"), _players(game.seats), words.say("tagline"))
    console.print(table)
    name_left_out(language)


@command("bots")
def list_bots(language: Language) -> None:
    """List the bots that can be given a seat."""
    from holdfast.terminal.bot_list import show_bots

    check_language(language)
    show_bots(console, language)


@command()
def rules(game: GameName, language: Language) -> None:
    """Read the rules of a game, with all its cards."""
    from holdfast.terminal.story import show_rules

    show_rules(console, Words(language, find_game(game)))


@command()
def cards(
    game: GameName,
    card: Annotated[str, typer.Argument(metavar="CARD")] = "",
    type: Annotated[str, typer.Option("--type")] = "",
    label: Annotated[str, typer.Option("--label")] = "",
    search: Annotated[str, typer.Option("--search")] = "",
    *,
    language: Language,
) -> None:
    """List the cards of a game, or show everything printed on one."""
    from holdfast.terminal.cards import describe_cards, filter_cards, find_cards, list_cards

    words = Words(language, find_game(game))
    if card:
        console.print(describe_cards(words, find_cards(words, card)))
    else:
        console.print(list_cards(words, filter_cards(words, type, label, search)))


@command()
def draw(
    game: GameName,
    card: Annotated[str, typer.Argument(metavar="CARD")] = "",
    cut: Annotated[str, typer.Option("--cut")] = "large",
    suits: Annotated[str, typer.Option("--suits")] = "two",
    output: Annotated[Path | None, typer.Option("--output", metavar="FILE | FOLDER")] = None,
    *,
    language: Language,
) -> None:
    """Draw a card as SVG, or a game with all its cards and its scenery into a folder."""
    from holdfast.terminal.cards import find_cards
    from holdfast.terminal.pictures import draw_card, draw_game

    words = Words(language, find_game(game))
    if card:
        draw_card(words, find_cards(words, card), cut, suits, output)
    else:
        draw_game(words, cut, suits, output)


@command()
def options(game: GameName, language: Language) -> None:
    """List the options of a game."""
    from holdfast.terminal.options import options_table

    console.print(options_table(Words(language, find_game(game))))


@command()
def play(
    game: Annotated[str, typer.Argument(metavar="GAME")] = "",
    seats: Annotated[str, typer.Option(help=BOT_NAMES)] = "",
    option: OptionList = None,
    seed: Annotated[str, typer.Option()] = "",
    load: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    explain: Annotated[bool, typer.Option("--explain")] = False,
    *,
    language: Language,
) -> None:
    """Play a game in the terminal."""
    from holdfast.terminal.files import last_autosave, load_table, open_table
    from holdfast.terminal.loading import check_load
    from holdfast.terminal.options import read_options
    from holdfast.terminal.play import TerminalTable
    from holdfast.terminal.start import COMPANY, StartCancelled, StartDialog, company, split_seats

    check_language(language)
    source = last_autosave() if resume and load is None else load
    if resume and source is None:
        raise HoldfastError("no_unfinished_game")
    if source is not None:
        table, players = load_table(source)
        check_load(table.record, game, split_seats(seats), option or [], seed)
    elif game:
        chosen = find_game(game)
        picked = read_options(chosen, option or [])
        make_bots = split_seats(seats) or company(chosen, picked, COMPANY)
        table, players = open_table(chosen, make_bots, picked, seed or None)
    else:
        try:
            chosen, make_bots, picked = StartDialog(console, language).choose(split_seats(seats), option or [])
        except StartCancelled:
            raise typer.Exit(0) from None
        table, players = open_table(chosen, make_bots, picked, seed or None)
    TerminalTable(console, table, players, language, explains=explain).run(save)


@command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    seat: Annotated[str, typer.Option("--as")] = "spectator",
    every: Annotated[bool, typer.Option("--every")] = False,
    laws: Annotated[bool, typer.Option("--laws")] = False,
    *,
    language: Language,
) -> None:
    """Watch a recorded game."""
    from holdfast.terminal.replay import replay_file

    check_language(language)
    replay_file(console, file, seat, language, every=every, laws=laws)


@command()
def verify(
    given: Annotated[list[str], typer.Argument(metavar="FILE | SEED HASH")],
    notes: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    *,
    language: Language,
) -> None:
    """Deal a recorded game again: 0 if its deal was fair, 1 if it was not, 2 if that cannot be told."""
    from holdfast.terminal.verify import verify as verify_deal

    check_language(language)
    raise typer.Exit(verify_deal(console, given, language, notes))


@command()
def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…")],
    *,
    language: Language,
) -> None:
    """Run scenarios: 0 if all hold, 1 if one fails, 2 if one cannot be run."""
    from holdfast.terminal.scenarios import run_scenarios

    check_language(language)
    raise typer.Exit(run_scenarios(console, files, language))


command()(simulate)
command()(ladder)
command()(bench)
command()(describe)


@command()
def certify(
    game: GameName,
    seats: Annotated[str, typer.Option("--seats", metavar="NUMBER")] = "",
    option: OptionList = None,
    games: Annotated[str, typer.Option("--games", "-n", metavar="NUMBER")] = "20",
    seed: Annotated[str, typer.Option("--seed", metavar="NUMBER")] = "1",
    every: Annotated[str, typer.Option("--every", metavar="NUMBER")] = "4",
    as_json: AsJson = False,
    *,
    language: Language,
) -> None:
    """Check that environments hand a seat nothing that depends on what it does not know; 1 if they do."""
    from holdfast.adapters.certify import certify as examine
    from holdfast.adapters.certify.report import show_certificate
    from holdfast.terminal.options import read_options

    words = Words(language, find_game(game))
    chosen = read_options(words.game, option or [], {}).non_defaults()
    found = examine(
        words.game,
        seats=whole("seats", seats) if seats else None,
        options=chosen,
        games=whole("games", games),
        seed=whole("seed", seed),
        every=whole("every", every),
    )
    if as_json:
        print(json.dumps(found.to_plain(), ensure_ascii=False))
    else:
        show_certificate(console, words, found)
    raise typer.Exit(1 if found.leaks else 0)


@command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    package: Annotated[Path | None, typer.Option("--package", metavar="FOLDER")] = None,
    *,
    language: Language,
) -> None:
    """Write a small, playable game to start your own from."""
    from holdfast.terminal.new_game import checkout, tell_next, write_folder, write_package

    check_language(language)
    written = write_package(name, package) if package is not None else write_folder(name, checkout())
    for line in tell_next(written, language):
        console.print(line, soft_wrap=True)


@command("compile")
def compile_package(
    package: Annotated[str, typer.Argument(metavar="PACKAGE")],
    *,
    language: Language,
) -> None:
    """Compile a game of your own against the engine, to make it as fast as ours."""
    from holdfast.terminal.compile import compile_game

    check_language(language)
    console.print(tell(Wording("compiled_into", folder=compile_game(package)), language), soft_wrap=True)


@command("simulate-server")
def simulate_server(
    seed: Annotated[str, typer.Option(metavar="NUMBER")] = "1",
    moves: Annotated[str, typer.Option(metavar="NUMBER")] = "1",
    changes: Annotated[list[str] | None, typer.Option("--with", metavar="NAME=VALUE")] = None,
    log: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    as_json: AsJson = False,
    *,
    language: Language,
) -> None:
    """Let the server live through crashes, outages and lost messages, and see whether it keeps its promises."""
    from holdfast.simulation.command import run

    check_language(language)
    wanted = dict(change.partition("=")[::2] for change in changes or ())
    code = run(console, whole("seed", seed), whole("moves", moves), wanted, language, log=log, as_json=as_json)
    if code:
        raise typer.Exit(code)


command("print")(print_game)
command()(serve)
command("serve-bots")(serve_bots)


def _players(seats: range) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"


def _failed(broken: BrokenGame) -> Wording:
    return Wording("game_failed", game=broken.name, fault=broken.fault)


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
        print(f"holdfast: {tell(wrong, spoken(sys.argv), *packages)}", file=sys.stderr)
        sys.exit(2)
    except (KeyboardInterrupt, EOFError):
        sys.exit(130)
    except Exception as fault:
        broken = failing_game(fault)
        if broken is None:
            raise
        print(f"holdfast: {tell(_failed(broken), spoken(sys.argv))}", file=sys.stderr)
        sys.exit(2)
    sys.exit(code if isinstance(code, int) else 0)
