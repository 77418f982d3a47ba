"""Packages under `examples/`: games as somebody else would bring them."""

from __future__ import annotations

import importlib
import shutil
import sys
from pathlib import Path

from holdfast.kernel import Game
from tests.docs import pages

PIP = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-build-isolation", "--no-deps")
LEFT_OUT = shutil.ignore_patterns("build", "*.egg-info", "__pycache__", "*.so")
EXAMPLES = Path(__file__).parents[2] / "examples"


def load(name: str) -> Game:
    """The game of an example, without installing it."""
    source = str(EXAMPLES / name / "src")
    if source not in sys.path:
        sys.path.append(source)
    game: Game = importlib.import_module(name).GAME
    return game


def install(name: str, folder: Path) -> Path:
    """Install an example as its users do, from a copy in this folder; where it is then."""
    shutil.copytree(EXAMPLES / name, folder / name, ignore=LEFT_OUT)
    installed = folder / "installed"
    pages.run(folder, *PIP, "--target", str(installed), f"./{name}", path=installed)
    return installed
