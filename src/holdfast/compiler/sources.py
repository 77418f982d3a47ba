"""What is compiled: the one list of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

KERNEL = (
    "bits",
    "cards",
    "zones",
    "cells",
    "chance",
    "moves",
    "heuristics",
    "speech",
    "gestures",
    "prompts",
    "kinds",
    "journal",
    "declaration",
    "doubts",
    "pools",
    "bags",
    "sorts",
    "luck",
    "turning",
    "tabletop",
    "ranking",
    "copies",
    "state",
    "hidden",
    "memory_dealer",
    "determinization",
    "observation",
    "action_space",
    "legal_actions",
    "encoder",
    "planes",
    "update",
    "playout",
    "handle",
    "information",
    "batch",
    "stepper",
)
TEXT_CARDS = ("target", "effect", "definition", "registry")
PLAIN = ("__init__.py", "options.py", "theme.py", "explain.py")
"""Files of games and bots that are read once or by people only."""
PLAIN_FOLDERS = {"language", "scenes"}
"""Folders of games: where sentences become laws, with a parser of others', and the data of what is drawn on cards."""

Parts = dict[str, list[Path]]
"""Sources by the part that they belong to. An edit in one part leaves the others as they are."""


def engine_parts(package: Path) -> Parts:
    """What runs all the time: the kernel's core, text cards, every game's rules, the bots, who looks on for the lab."""
    parts = {"kernel": [package / "kernel" / f"{name}.py" for name in KERNEL]}
    parts["textcards"] = [package / "textcards" / f"{name}.py" for name in TEXT_CARDS]
    parts["bots"] = [*_compiled(package / "bots", "*.py"), *_compiled(package / "lab" / "watch", "*.py")]
    for folder in sorted((package / "games").iterdir()):
        if sources := game_sources(folder):
            parts[folder.name] = sources
    return parts


def libraries(parts: Parts, *, whole: bool) -> Parts:
    """Which sources of the engine go into which library."""
    if whole:
        return {"holdfast.engine": [path for paths in parts.values() for path in paths]}
    return {f"holdfast.{part}": paths for part, paths in parts.items()}


def game_sources(folder: Path) -> list[Path]:
    """The rules of one game, ours or anybody's."""
    return list(_compiled(folder, "**/*.py"))


def _compiled(folder: Path, pattern: str) -> Iterator[Path]:
    found = sorted(folder.glob(pattern))
    return (
        path for path in found if path.name not in PLAIN and PLAIN_FOLDERS.isdisjoint(path.relative_to(folder).parts)
    )
