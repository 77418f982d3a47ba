"""Copies of a game with more cards: each in a package of its own, from source."""

from __future__ import annotations

import importlib
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import holdfast.games
from holdfast.kernel import Game

FOLDER = Path(holdfast.games.__file__).parent


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")


@contextmanager
def copied(name: str, into: Path, additions: dict[str, str], imports: dict[str, str] | None = None) -> Iterator[Game]:
    """The game of a name with texts added to the ends of some of its files, and imports to their beginnings."""
    package = f"{name}_with_more"
    folder = into / package
    shutil.copytree(FOLDER / name, folder, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    for file, text in additions.items():
        path = folder / file
        _write(path, f"{path.read_text(encoding='utf-8')}\n\n{text}")
    for file, text in (imports or {}).items():
        path = folder / file
        _write(path, path.read_text(encoding="utf-8").replace("annotations\n", f"annotations\n\n{text}", 1))
    for path in folder.rglob("*.py"):
        _write(path, path.read_text(encoding="utf-8").replace(f"holdfast.games.{name}", package))
    sys.path.insert(0, str(into))
    try:
        yield importlib.import_module(package).GAME
    finally:
        sys.path.remove(str(into))
        for module in [module for module in sys.modules if module.split(".")[0] == package]:
            del sys.modules[module]
