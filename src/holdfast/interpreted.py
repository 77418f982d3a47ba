"""Running the engine from its source although it is compiled.

HOLDFAST_INTERPRETED=1 asks for it; tests and benchmarks compare the two engines so. In a checkout it also happens by
itself when a source is newer than what was compiled from it: an edit is never shadowed by an old engine.
"""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

PACKAGE = Path(__file__).parent
COMPILED = ("kernel", "games", "bots", "lab/watch")
CHECKOUT = PACKAGE.parents[1] / "pyproject.toml"


def choose_engine() -> None:
    """Called once, before any other module of the package is imported."""
    if os.environ.get("HOLDFAST_INTERPRETED") or (CHECKOUT.exists() and _outdated()):
        prefer_source()


def prefer_source() -> None:
    """Let the import system overlook compiled modules inside this package."""
    sys.path_hooks.insert(0, _finder)
    for path in [path for path in sys.path_importer_cache if path.startswith(str(PACKAGE))]:
        del sys.path_importer_cache[path]


def _outdated() -> bool:
    compiled = [path.stat().st_mtime for path in PACKAGE.parent.glob("*__mypyc*")]
    if not compiled:
        return False
    sources = (path.stat().st_mtime for part in COMPILED for path in (PACKAGE / part).rglob("*.py"))
    return max(sources) > max(compiled)


def _finder(path: str) -> FileFinder:
    if not path.startswith(str(PACKAGE)):
        raise ImportError
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))
