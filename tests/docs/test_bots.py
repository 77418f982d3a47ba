"""docs/bots.md is true: its features and tells are computed, and are those of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from librt.vecs import vec

from holdfast.games import find_game
from holdfast.kernel import Chance, Features, Plain, State
from tests.docs.pages import blocks

PAGE = "bots.md"
GAME = find_game("upgrade")


@pytest.fixture(scope="module")
def said() -> Mapping[str, Any]:
    names: dict[str, Any] = {"__name__": "bots"}
    for code in blocks(PAGE, "python"):
        exec(compile(code, PAGE, "exec"), names)
    return names


@pytest.fixture
def table() -> State:
    given: dict[str, Plain] = {"turn": "p1", "p2": {"tokens": 1, "defence": ["AC", "10H"], "put_aside": 9}}
    return GAME.restore(2, GAME.options.read({}), given, Chance(1))


def computed(features: Features, into: vec[float]) -> dict[str, float]:
    return dict(zip(features.names, into, strict=True))


@pytest.mark.parametrize(("names", "function"), [("FEATURES", "features"), ("TELLS", "tells")])
def test_its_code_computes_what_the_game_computes(
    said: Mapping[str, Any], table: State, names: str, function: str
) -> None:
    declared = getattr(GAME.search, function)
    shown = vec[float]([0.0 for _ in said[names].names])
    true = vec[float]([0.0 for _ in declared.names])
    said[function](table, 1, shown)
    getattr(GAME.search.heuristics, function)(table, 1, true)
    assert any(shown)
    assert computed(said[names], shown).items() <= computed(declared, true).items()
