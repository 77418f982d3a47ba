"""The games: one folder each. A sixth needs nothing but a new folder here, or a package that announces itself.

A package of somebody else's adds a game by the entry point group `holdfast.games`.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points

from holdfast.kernel import Game, HoldfastError


@cache
def games() -> dict[str, Game]:
    """All games by name."""
    ours = [importlib.import_module(f"{__name__}.{found.name}").GAME for found in pkgutil.iter_modules(__path__)]
    theirs = [entry.load() for entry in entry_points(group="holdfast.games")]
    return {game.name: game for game in [*ours, *theirs]}


def find_game(name: str) -> Game:
    """A game by its name; dashes and capitals do not matter."""
    found = games().get(name.lower().replace("-", "_"))
    if found is None:
        raise HoldfastError(f"there is no game «{name}»; there are {', '.join(sorted(games()))}")
    return found
