"""Compiling a game of one's own: the command `holdfast compile`."""

from __future__ import annotations

import json
import os
from importlib.metadata import distribution
from importlib.util import find_spec
from pathlib import Path
from urllib.request import url2pathname

from holdfast.compiler.package import WholeEngine, compile_package
from holdfast.compiler.progress import Lines
from holdfast.compiler.steps import CompileError
from holdfast.interpreted import CHECKOUT
from holdfast.kernel import HoldfastError

REINSTALL = 'HOLDFAST_COMPILE=fast pip install "{source}[compile]"'
"""Makes an engine that games can be compiled against, where Holdfast is no checkout. It names a folder: by its name
alone pip would fetch another project from an index."""
SOURCE = "./holdfast"


def compile_game(name: str) -> Path:
    """Compile a package in its place: the folder that it lies in."""
    package = find_package(name)
    try:
        compile_package(package, _workshop(package), Lines())
    except WholeEngine:
        command = "make compile" if CHECKOUT.exists() else reinstall()
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


def reinstall() -> str:
    """The command, with the folder that Holdfast was installed from, where pip has written that down."""
    written = distribution("holdfast").read_text("direct_url.json") or "{}"
    url = json.loads(written).get("url", "")
    folder = Path(url2pathname(url.removeprefix("file://")))
    known = url.startswith("file://") and (folder / "pyproject.toml").is_file()
    return REINSTALL.format(source=folder if known else SOURCE)


def _workshop(package: Path) -> Path:
    """Where C files and objects are kept, so that the next time only what has changed is compiled."""
    kept = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(kept) / "holdfast" / "compiled" / package.name
