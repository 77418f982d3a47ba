"""Which engine runs: the compiled one, or the same source as it is.

HOLDFAST_INTERPRETED=1 asks for the source; tests and benchmarks compare the two engines so. In a checkout it also
happens by itself, with a line that says so, when a compiled source has been changed: an edit is never shadowed by an
old engine. HOLDFAST_COMPILED=1 makes that an error.
"""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

from holdfast.compiler.manifest import NAME, Manifest, read_manifest

PACKAGE = Path(__file__).parent
CHECKOUT = PACKAGE.parents[1] / "pyproject.toml"
INTERPRETED = "HOLDFAST_INTERPRETED"
COMPILED = "HOLDFAST_COMPILED"


def choose_engine() -> None:
    """Called once, before any other module of the package is imported."""
    engine = None if os.environ.get(INTERPRETED) else _compiled_engine()
    sys.path_hooks.insert(0, lambda path: _finder(path, engine))
    sys.path_importer_cache.clear()


def engine() -> str:
    """Which engine runs: “interpreted”, “compiled fast” or “compiled full”."""
    state = sys.modules["holdfast.kernel.state"].__file__ or ""
    manifest = read_manifest(PACKAGE)
    return "interpreted" if state.endswith(".py") or manifest is None else f"compiled {manifest.build}"


def _compiled_engine() -> Manifest | None:
    """None if it cannot run: what runs instead is said once, and the processes that this one starts run the same."""
    manifest = read_manifest(PACKAGE)
    wrong = _wrong(manifest)
    if wrong and os.environ.get(COMPILED):
        raise ImportError(f"{COMPILED} is set, but {wrong}")
    if wrong and manifest is not None:
        print(f"holdfast: running from source, which is slower, because {wrong}", file=sys.stderr)
        os.environ[INTERPRETED] = "1"
    return None if wrong else manifest


def _wrong(manifest: Manifest | None) -> str:
    """Why the compiled engine cannot run; a package that was installed is what it was when it was compiled."""
    if manifest is None:
        return "the engine is not compiled: run “make compile”"
    changed = manifest.changed(PACKAGE) if CHECKOUT.exists() else None
    if changed is None:
        return ""
    return f"{changed.relative_to(CHECKOUT.parent)} has changed since it was compiled: run “make compile”"


def _finder(path: str, engine: Manifest | None) -> FileFinder:
    """Overlooks compiled modules: those of Holdfast if it runs from source, and those of a game that do not fit."""
    package = _package(Path(path))
    if package == PACKAGE:
        fits = engine is not None
    else:
        fits = package is None or _fits(package, engine)
    if fits:
        raise ImportError
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


def _package(folder: Path) -> Path | None:
    """The outermost package that a folder belongs to."""
    found = None
    while (folder / "__init__.py").exists():
        found, folder = folder, folder.parent
    return found


def _fits(package: Path, engine: Manifest | None) -> bool:
    """Whether a package of somebody else's may run as it is: we never compiled it, or it fits its source and us."""
    if engine is None or not (package / NAME).exists():
        return not (package / NAME).exists()
    game = read_manifest(package)
    changed = game.changed(package) if game else package
    fits = game is not None and game.fits(engine)
    if fits and changed is None:
        return True
    wrong = f"{changed} has changed" if changed else "the engine has changed"
    print(
        f"holdfast: {package.name} runs from source, which is slower, because {wrong} since it was compiled: "
        f"run “holdfast compile {package.name}”",
        file=sys.stderr,
    )
    return False
