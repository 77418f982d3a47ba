"""Packages under `examples/`: games as somebody else would bring them."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

from holdfast.kernel import Game

EXAMPLES = Path(__file__).parents[2] / "examples"


def load(name: str) -> Game:
    """The game of an example, without installing it."""
    source = str(EXAMPLES / name / "src")
    if source not in sys.path:
        sys.path.append(source)
    game: Game = importlib.import_module(name).GAME
    return game
