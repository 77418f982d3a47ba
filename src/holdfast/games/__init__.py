"""The games: one folder each. A sixth needs nothing but a new folder here, or a package that announces itself.

A package of somebody else's adds a game by the entry point group `holdfast.games`. One that cannot be loaded, or is not
whole, is left out and named with its fault; nothing else is harmed by it.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from traceback import extract_tb

from holdfast.kernel import Game, HoldfastError

GROUP = "holdfast.games"
KERNEL = os.path.join("holdfast", "kernel")
TEXTS = ("text/en.ftl", "text/en.md")
"""What a game cannot do without: English is what every other language falls back to."""


@dataclass(frozen=True)
class BrokenGame:
    """A game that is there and cannot be played, and why."""

    name: str
    fault: str


@dataclass(frozen=True)
class GameRegistry:
    """Everything that was found: games to play, and those left out."""

    games: dict[str, Game]
    broken: list[BrokenGame]


@cache
def registry() -> GameRegistry:
    """Look for games once."""
    found = GameRegistry({}, [])
    for name, load, announced in _announced():
        try:
            game = _whole(load())
            if game.name in found.games:
                raise HoldfastError("game_name_taken", game=game.name)
            found.games[game.name] = game
        except (Exception, SystemExit) as fault:
            found.broken.append(BrokenGame(name, _told(fault, announced)))
    return found


def games() -> dict[str, Game]:
    """All games that can be played, by name."""
    return registry().games


def broken_games() -> list[BrokenGame]:
    """Games that were left out, with their faults."""
    return registry().broken


def find_game(name: str) -> Game:
    """A game by its name; dashes and capitals do not matter."""
    wanted = name.strip().lower().replace("-", "_")
    found = games().get(wanted)
    if found is not None:
        return found
    for broken in broken_games():
        if broken.name == wanted:
            raise HoldfastError("game_unplayable", game=broken.name, fault=broken.fault)
    raise HoldfastError("no_such_game", name=name, games=sorted(games()))


def failing_game(fault: BaseException) -> BrokenGame | None:
    """The game in whose own source something failed while it was played, and where; None if it was our fault."""
    places = [frame.filename for frame in extract_tb(fault.__traceback__)]
    for game in games().values():
        folder = os.path.join(str(files(game.package)), "")
        if places and places[-1].startswith(folder):
            return BrokenGame(game.name, _told(fault))
    return None


def _announced() -> Iterator[tuple[str, Callable[[], object], str]]:
    """Our own folders first, then what installed packages announce: name, how to load it, and the line that says so."""
    for found in pkgutil.iter_modules(__path__):
        yield found.name, _folder(found.name), ""
    for entry in entry_points(group=GROUP):
        yield entry.name, _entry(entry), f'{entry.name} = "{entry.value}"'


def _folder(name: str) -> Callable[[], object]:
    return lambda: importlib.import_module(f"{__name__}.{name}").GAME


def _entry(entry: EntryPoint) -> Callable[[], object]:
    return lambda: entry.load()


def _whole(game: object) -> Game:
    """The game, if nothing is missing without which it cannot be shown or dealt."""
    if not isinstance(game, Game):
        raise HoldfastError("game_is_no_game", what=type(game).__name__)
    for text in TEXTS:
        if not (files(game.package) / text).is_file():
            raise HoldfastError("package_lacks_file", package=game.package, file=text)
    game.schema(game.seats[0], game.options())
    return game


def _told(fault: BaseException, announced: str = "") -> str:
    """A fault in one line: its sentence, with the kind of error where that is not ours, and its place."""
    said = " ".join(str(fault.msg if isinstance(fault, SyntaxError) else fault).split())
    place = _place(fault) or (f" (entry point {announced})" if announced else "")
    return (said if isinstance(fault, HoldfastError) else f"{type(fault).__name__}: {said}") + place


def _place(fault: BaseException) -> str:
    """The line of the game's own source that led to a fault; nothing where there is none, as without a module."""
    if isinstance(fault, SyntaxError):
        return _line(fault.filename or "", fault.lineno, fault.text or "")
    frames = [frame for frame in extract_tb(fault.__traceback__) if not _is_ours(frame.filename)]
    return _line(frames[-1].filename, frames[-1].lineno, frames[-1].line or "") if frames else ""


def _line(file: str, number: int | None, line: str) -> str:
    return f" ({file}, line {number}: {line.strip()})"


def _is_ours(file: str) -> bool:
    """Whether a source file is of the machinery that loads games, or of the kernel."""
    return file == __file__ or "importlib" in file or f"{KERNEL}{os.sep}" in file
