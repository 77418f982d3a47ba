"""No state answers to more methods than one reader can hold in mind: what is optional is an object of its own."""

from __future__ import annotations

import pytest

from holdfast.games import games
from holdfast.kernel import State
from holdfast.templates.high_card.rules import HighCard

MOST = 90
"""Methods of ours on one object, inherited ones included."""
KERNEL = 62
"""Of these `State` itself brings at most this many, so that a game has room."""


def methods(kind: object) -> set[str]:
    """The names that a class and those it inherits from answer to as methods."""
    assert isinstance(kind, type)
    kinds = [each for each in kind.__mro__ if each.__module__.startswith("holdfast.")]
    named = {name for each in kinds for name, member in vars(each).items() if callable(member)}
    return {name for name in named if not name.startswith("__")} | {"__init__"}


STATES = {"high_card": HighCard, **{name: game.rules.state for name, game in games().items()}}


@pytest.mark.parametrize("name", STATES)
def test_no_state_answers_to_more_methods_than_this(name: str) -> None:
    assert len(methods(STATES[name])) <= MOST


def test_a_state_of_the_kernel_leaves_room_for_games() -> None:
    assert len(methods(State)) <= KERNEL
