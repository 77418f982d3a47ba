"""The front door: the few names that programs need, and nothing behind them that they do not."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import holdfast

NAMES = {
    "SPECTATOR",
    "TableSchema",
    "Chance",
    "MoveChoice",
    "Game",
    "HoldfastError",
    "IllegalMove",
    "Options",
    "Record",
    "SeatEvent",
    "SeatHandle",
    "Table",
    "ObservationUpdate",
    "View",
    "Watcher",
    "__version__",
    "all_games",
    "game",
    "gymnasium",
    "openspiel",
    "pettingzoo",
    "vector",
}
MODULES = {"gymnasium", "openspiel", "pettingzoo"}


def test_the_public_names_are_these() -> None:
    assert set(holdfast.__all__) == NAMES
    assert len(holdfast.__all__) == len(NAMES)


@pytest.mark.parametrize("name", sorted(NAMES - MODULES - {"SPECTATOR", "__version__"}))
def test_whatever_is_public_says_what_it_is(name: str) -> None:
    """Compiled classes keep no docstrings, so they are looked for in the source."""
    public = getattr(holdfast, name)
    source = Path(holdfast.__file__).parent.joinpath(*public.__module__.split(".")[1:])
    file = source / "__init__.py" if source.is_dir() else source.with_suffix(".py")
    (found,) = [
        node
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == public.__name__
    ]
    assert ast.get_docstring(found)


@pytest.mark.parametrize("name", sorted(MODULES))
def test_environments_are_at_the_front_door(name: str) -> None:
    module = getattr(holdfast, name)
    assert module.__name__ == f"holdfast.adapters.{name}"
    assert module.__doc__


def test_a_program_gets_no_screen_and_no_library_that_it_has_not_asked_for() -> None:
    program = "import holdfast, sys; holdfast.game('upgrade').new(seed=1); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    screens, libraries = {"rich", "typer", "holdfast.terminal"}, {"numpy", "pettingzoo", "gymnasium", "pyspiel"}
    assert not {*screens, *libraries, "fluent.runtime", "yaml"} & set(done.stdout.split())


def test_a_game_is_found_dealt_and_played() -> None:
    table = holdfast.game("Upgrade").new(seats=4, seed=1, tokens=5)
    assert repr(table) == "<upgrade for 4, turn 1, p1, p2, p3, p4 to move>"
    assert table.view(0).number("p1.tokens") == 5
    with pytest.raises(holdfast.IllegalMove):
        table.play(0, "attack p2")
    with pytest.raises(holdfast.HoldfastError, match="there is no game “chess”"):
        holdfast.game("chess")
    assert holdfast.all_games()["upgrade"] is table.game


def test_a_handle_has_what_a_seat_may_have() -> None:
    table = holdfast.game("upgrade").new(seats=2, seed=1)
    assert table.handle(1).view() == table.view(1)
