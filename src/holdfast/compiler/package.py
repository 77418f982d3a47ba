"""A game of somebody else's, compiled against the engine that is installed.

The game becomes a library of its own that calls the engine's directly and inherits its classes. For that mypyc has to
read the engine too; its C files give the headers, and are not compiled again. All of it happens in a folder of copies,
because mypy does not read sources from where packages are installed.
"""

from __future__ import annotations

import shutil
from contextlib import chdir
from importlib.metadata import version
from pathlib import Path

from .building import Report, build
from .engine import put
from .manifest import Manifest, describe, read_manifest
from .recipes import recipe
from .sources import Parts, engine_parts, game_sources, libraries
from .steps import CompileError

ENGINE = Path(__file__).parents[1]
COPIED = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web", "compiled.json")


class WholeEngine(CompileError):
    """The engine was built as a whole: a game cannot be compiled against it."""


def compile_package(package: Path, workshop: Path, report: Report) -> list[Path]:
    """Compile the rules of a game in place; what was written."""
    engine = _engine()
    sources = describe(package, game_sources(package))
    if not sources:
        raise CompileError(f"there is nothing to compile in {package}")
    _copy(ENGINE, workshop / "src" / ENGINE.name)
    _copy(package, workshop / "src" / package.name)
    chosen = recipe(engine.build)
    with chdir(workshop):
        built = build(_libraries(package.name), chosen, Path(chosen.name), report, f"{package.name}.")
        headers = {name: header for name, header in built.headers.items() if name in engine.headers}
        manifest = Manifest(engine.build, engine.mypy, headers, sources)
        if not manifest.fits(engine):
            raise CompileError("the engine was compiled by another mypyc or Python: compile it here, then the game")
        return put(built, manifest, package.parent, package.name)


def _engine() -> Manifest:
    """The engine that runs here, if a game can be compiled against it."""
    engine = read_manifest(ENGINE)
    if engine is None or engine.changed(ENGINE):
        raise CompileError("the engine itself is not compiled, or has changed since: compile it first")
    if engine.is_whole:
        raise WholeEngine("the engine was built as a whole")
    try:
        here = version("mypy")
    except ImportError:
        here = ""
    if here != engine.mypy:
        raise CompileError(
            f"the engine was compiled by mypy {engine.mypy}: “pip install mypy=={engine.mypy} setuptools”"
        )
    return engine


def _libraries(name: str) -> Parts:
    source = Path("src")
    return {
        **libraries(engine_parts(source / ENGINE.name), whole=False),
        f"{name}.game": game_sources(source / name),
    }


def _copy(source: Path, target: Path) -> None:
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target, ignore=COPIED)
