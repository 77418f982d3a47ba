"""Compiling a game of one's own: the command `holdfast compile`."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path

from holdfast.compiler.package import WholeEngine, compile_package
from holdfast.compiler.progress import Lines
from holdfast.compiler.steps import CompileError
from holdfast.interpreted import CHECKOUT
from holdfast.kernel import HoldfastError

FRESH = "--force-reinstall --no-cache-dir --no-binary holdfast"
"""Without these pip takes what it finds: what is installed, a wheel that it has built before, or one of somebody's."""
REINSTALL = f'HOLDFAST_COMPILE=fast pip install {FRESH} "holdfast[compile]"'
"""Makes an engine that games can be compiled against, where Holdfast is no checkout."""


def compile_game(name: str) -> Path:
    """Compile a package in its place: the folder that it lies in."""
    package = find_package(name)
    try:
        compile_package(package, _workshop(package), Lines())
    except WholeEngine:
        command = "make compile" if CHECKOUT.exists() else REINSTALL
        raise HoldfastError("engine_is_whole", package=package.name, command=command) from None
    except (CompileError, OSError) as wrong:
        raise HoldfastError("cannot_compile", package=package.name, fault=wrong) from None
    return package


def find_package(name: str) -> Path:
    """A folder with a package in it, or a package that is installed. It is looked for, and not run."""
    folder = Path(name).resolve()
    if (folder / "__init__.py").is_file():
        return folder
    spec = find_spec(name) if name.isidentifier() else None
    if spec is None or not spec.submodule_search_locations:
        raise HoldfastError("no_such_package", name=name)
    return Path(spec.submodule_search_locations[0]).resolve()


def _workshop(package: Path) -> Path:
    """Where C files and objects are kept, so that the next time only what has changed is compiled."""
    kept = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(kept) / "holdfast" / "compiled" / package.name
