"""Holdfast: write the rules of a card game once, in plain Python.

    import random
    import holdfast

    table = holdfast.game("upgrade").new(seats=4, seed=1, tokens=5)
    while not table.over:
        seat = table.awaited[0]
        table.play(seat, random.choice(table.legal_moves(seat)))
    print(table, table.returns())

This is the front door: all that a program needs to play, watch, record and study games. To write a game, start
from `holdfast.kernel`; to test one, from `holdfast.testing`; `docs/library.md` walks through all of it.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from holdfast.interpreted import choose_engine

choose_engine()

# The engine is chosen before anything of it is imported.
from holdfast.games import find_game as game  # noqa: E402
from holdfast.games import games as all_games  # noqa: E402
from holdfast.kernel import (  # noqa: E402
    SPECTATOR,
    Chance,
    Game,
    HoldfastError,
    IllegalMove,
    MoveChoice,
    ObservationUpdate,
    Options,
    Record,
    SeatEvent,
    SeatHandle,
    Table,
    TableSchema,
    View,
    Watcher,
)

__version__ = "0.1.0"

if TYPE_CHECKING:
    from holdfast.adapters import gymnasium, openspiel, pettingzoo
    from holdfast.adapters.vector import vector

__all__ = [
    "SPECTATOR",
    "TableSchema",
    "Chance",
    "MoveChoice",
    "Game",
    "HoldfastError",
    "IllegalMove",
    "Options",
    "Record",
    "SeatEvent",
    "SeatHandle",
    "Table",
    "ObservationUpdate",
    "View",
    "Watcher",
    "__version__",
    "all_games",
    "game",
    "gymnasium",
    "openspiel",
    "pettingzoo",
    "vector",
]


def __getattr__(name: str) -> object:
    """Environments, imported when they are asked for: only they need other libraries."""
    if name == "vector":
        return import_module("holdfast.adapters.vector").vector
    if name in ("gymnasium", "openspiel", "pettingzoo"):
        return import_module(f"holdfast.adapters.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
