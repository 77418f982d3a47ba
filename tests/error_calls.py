"""All codes that errors are raised with, collected from the source: every language must have words for each."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOTS = ("HoldfastError", "Wording")


@dataclass(frozen=True)
class ErrorCall:
    """One place in the source that makes an error."""

    place: str
    code: str | None
    """None where it is put together in the code, so that nobody can look it up."""
    values: frozenset[str]


@cache
def error_calls(folder: Path, roots: tuple[str, ...] = ROOTS) -> list[ErrorCall]:
    """Every call of an error class below a folder, by file and line."""
    trees = {
        path.relative_to(folder).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(folder.rglob("*.py"))
    }
    names = _error_classes(trees.values(), roots)
    return [call for path, tree in trees.items() for call in _calls(path, tree, names)]


def _error_classes(trees: Iterable[ast.Module], roots: Iterable[str]) -> set[str]:
    """The names of the roots and of whatever derives from them, however far."""
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    names = set(roots)
    while more := {each.name for each in classes if names & set(map(_name, each.bases))} - names:
        names |= more
    return names


def _calls(path: str, tree: ast.Module, names: set[str]) -> Iterator[ErrorCall]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node.func) in names and node.args:
            values = frozenset(each.arg for each in node.keywords if each.arg is not None)
            yield ErrorCall(f"{path}:{node.lineno}", _constant(node.args[0]), values)


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _constant(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None
