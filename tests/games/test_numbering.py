"""The numbers of verbs, events and prompts are names: their order is the order of declaration and means nothing."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import holdfast.games
from holdfast.games import games

FOLDER = Path(holdfast.games.__file__).parent
ORDER = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def numbered(phrases: ast.Module) -> set[str]:
    """The constants of a game that are numbers which a declaration gave: `ATTACK = VERBS.add(…)`."""
    declared = [line for line in phrases.body if isinstance(line, ast.AnnAssign) and isinstance(line.value, ast.Call)]
    return {
        line.target.id
        for line in declared
        if isinstance(line.target, ast.Name) and ast.unparse(line.value or line).partition("(")[0].endswith(".add")
    }


def compared(tree: ast.Module) -> list[ast.Compare]:
    """Comparisons that ask for an order."""
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Compare)]
    return [node for node in found if any(isinstance(asked, ORDER) for asked in node.ops)]


def ordered_by_number(source: str, names: set[str]) -> list[str]:
    found = compared(ast.parse(source))
    return [
        ast.unparse(node)
        for node in found
        if any(isinstance(side, ast.Name) and side.id in names for side in [node.left, *node.comparators])
    ]


@pytest.mark.parametrize("game", sorted(games()))
def test_no_rule_depends_on_the_order_of_declarations(game: str) -> None:
    names = numbered(ast.parse((FOLDER / game / "phrases.py").read_text(encoding="utf-8")))
    assert names
    sources = sorted((FOLDER / game).rglob("*.py"))
    assert [line for path in sources for line in ordered_by_number(path.read_text(encoding="utf-8"), names)] == []


def test_an_order_of_numbers_is_found() -> None:
    assert ordered_by_number("if what < PLAY or what == PLAY or 1 <= RECEIVING <= 2: pass", {"PLAY", "RECEIVING"}) == [
        "what < PLAY",
        "1 <= RECEIVING <= 2",
    ]
