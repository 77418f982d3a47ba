"""Builds the engine with mypyc where that is possible; without a compiler the same source runs as it is.

HOLDFAST_COMPILE=0 leaves it out, HOLDFAST_COMPILE=1 makes a failure an error.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

KERNEL = (
    "bits",
    "cards",
    "zones",
    "cells",
    "chance",
    "moves",
    "prompts",
    "schema",
    "journal",
    "declaration",
    "pools",
    "bags",
    "tabletop",
    "state",
    "hidden",
    "recall",
    "imagine",
    "sight",
    "update",
    "playout",
    "handle",
)
PLAIN = ("__init__.py", "options.py", "look.py", "explain.py")
"""Files of games and bots that are read once or by people only."""
INLINING = {
    "inline-unit-growth": 400,
    "large-unit-insns": 1_000_000,
    "max-inline-insns-auto": 80,
    "inline-min-speedup": 10,
}
"""The engine is one large unit of many small methods: with the usual limits the compiler stops inlining half-way."""
FASTER = ["-fno-semantic-interposition", "-fno-plt"] if sys.platform == "linux" else []
"""Lets the compiler inline one method of the engine into another."""
FASTER += [f"--param={name}={limit}" for name, limit in INLINING.items() if FASTER]


def sources() -> list[str]:
    """The kernel's core, every game's rules, the bots, and who looks on for the lab: what runs all the time."""
    kernel = [f"src/holdfast/kernel/{name}.py" for name in KERNEL]
    games = [str(path) for path in sorted(Path("src/holdfast/games").glob("*/**/*.py")) if path.name not in PLAIN]
    bots = [str(path) for path in sorted(Path("src/holdfast/bots").glob("*.py")) if path.name not in PLAIN]
    watch = [str(path) for path in sorted(Path("src/holdfast/lab/watch").glob("*.py")) if path.name not in PLAIN]
    return kernel + games + bots + watch


def extensions() -> list[Extension]:
    wish = os.environ.get("HOLDFAST_COMPILE", "try")
    if wish == "0":
        return []
    os.environ.setdefault("MYPYPATH", "src")
    try:
        from mypyc.build import mypycify

        built = mypycify(["--config-file=", "--strict", *sources()], opt_level="3")
    except (ImportError, SystemExit):
        if wish == "1":
            raise
        return []
    for extension in built:
        extension.optional = wish != "1"
        extension.extra_compile_args = [*extension.extra_compile_args, *FASTER]
    return built


setup(ext_modules=extensions())
