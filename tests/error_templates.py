"""All sentences that errors are told in, collected from the source: other languages must have each of them."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from holdfast.kernel.errors import BLANK

ROOTS = ("HoldfastError", "Wording")


@dataclass(frozen=True)
class ErrorCall:
    """One place in the source that makes an error."""

    place: str
    template: str | None
    """None where the sentence is put together in the code, so that no other language can have it."""
    values: frozenset[str]
    open: bool
    """Whether more values are handed on with `**`."""

    @property
    def fits(self) -> bool:
        """Whether each blank has a value, and each value a blank."""
        blanks = set(BLANK.findall(self.template or ""))
        return self.template is None or (blanks >= self.values if self.open else blanks == self.values)


@cache
def error_calls(folder: Path, roots: tuple[str, ...] = ROOTS) -> list[ErrorCall]:
    """Every call of an error class below a folder, by file and line."""
    trees = {
        path.relative_to(folder).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(folder.rglob("*.py"))
    }
    names = _error_classes(trees.values(), roots)
    return [call for path, tree in trees.items() for call in _calls(path, tree, names)]


def templates(folder: Path) -> dict[str, str]:
    """Each template, and the first place where it stands."""
    found: dict[str, str] = {}
    for call in error_calls(folder):
        if call.template is not None:
            found.setdefault(call.template, call.place)
    return found


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
            spread = any(each.arg is None for each in node.keywords)
            yield ErrorCall(f"{path}:{node.lineno}", _constant(node.args[0]), values, spread)


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _constant(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None
