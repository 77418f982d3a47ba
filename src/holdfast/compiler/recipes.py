"""The two ways to build the engine from one description.

*fast* is for development and tests: each part is a library of its own, so that an edit in a game compiles that game.
*full* is for playing, measuring and packages: one library, translated and linked as a whole. No game of others can be
compiled against it, because mypyc has taken it to be all there is.
"""

from __future__ import annotations

import shlex
import subprocess
import sys
import sysconfig
import tempfile
from dataclasses import dataclass
from functools import cache
from os import environ
from pathlib import Path

from .steps import CompileError, cores

INLINING = {
    "inline-unit-growth": 400,
    "large-unit-insns": 1_000_000,
    "max-inline-insns-auto": 80,
    "inline-min-speedup": 10,
}
"""The engine is one large unit of many small methods: with the usual limits the compiler stops inlining half-way."""
DIRECT = ("-fno-semantic-interposition", "-fno-plt")
"""Lets the compiler call and inline one method of the engine in another."""
TABLES = ("-fcommon",)
"""Each C file of a library has the tables of other libraries' functions, and all mean the same ones."""
QUIET = ("-g0", "-w")


@dataclass(frozen=True)
class Recipe:
    """How C becomes machine code."""

    name: str
    compiling: tuple[str, ...]
    linking: tuple[str, ...] = ()
    whole: bool = False
    """One library for all parts."""
    units: bool = True
    """One C file for each module; otherwise one for each library."""


def recipe(name: str) -> Recipe:
    """The recipe of that name, as far as the compiler of this machine can follow it."""
    if name not in ("fast", "full"):
        raise CompileError(f"there is no build “{name}”; there are fast and full")
    return _full() if name == "full" else Recipe("fast", (*QUIET, *TABLES, "-O1", *_understood(DIRECT)))


def compiler() -> list[str]:
    """The C compiler that this Python was built with, or what CC names; none on Windows, where setuptools finds it."""
    return shlex.split(environ.get("CC") or sysconfig.get_config_var("CC") or "")


def _full() -> Recipe:
    limits = _understood(tuple(f"--param={name}={limit}" for name, limit in INLINING.items()))
    flags = (*QUIET, "-O2", *_understood(DIRECT), *limits)
    joined = f"-flto={cores()}"
    if sys.platform == "linux" and _understood((joined,)):
        return Recipe("full", (*flags, "-flto"), (joined,), whole=True)
    return Recipe("full", flags, whole=True, units=False)


@cache
def _understood(flags: tuple[str, ...]) -> tuple[str, ...]:
    """The flags, or nothing if a program does not compile and link with them."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "tried.c"
        source.write_text("int main(void) { return 0; }\n", encoding="utf-8")
        command = [*compiler(), "-Werror", *flags, str(source), "-o", str(source.with_suffix(".out"))]
        return flags if subprocess.run(command, capture_output=True).returncode == 0 else ()
