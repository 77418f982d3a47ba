"""Bots write laws, but none that makes rounds much longer: they try them first."""

from __future__ import annotations

import pytest

from holdfast.bots import Greedy
from holdfast.games import find_game
from holdfast.games.shield.round_length import lengths
from holdfast.games.shield.state import ShieldState
from holdfast.kernel import Chance, Plain, SeatHandle, State

SHIELD = find_game("shield")
SEEDS = range(12)


def writing(seats: int = 3) -> State:
    position: dict[str, Plain] = {"phase": "writing", "turn": "p1"}
    return SHIELD.restore(seats, SHIELD.options.read({}), position, Chance(1))


def test_a_law_that_makes_rounds_much_longer_is_not_written() -> None:
    state = writing()
    handle = SeatHandle(SHIELD, state, 0)
    ideas = [idea for seed in SEEDS for idea in handle.suggestions(Chance(seed))]
    spoken = [Greedy(Chance(seed)).speak(handle) for seed in SEEDS]
    assert any(SHIELD.extensions.speech.prolongs(state, idea) for idea in ideas)
    assert any(spoken)
    assert not [said for said in spoken if said and SHIELD.extensions.speech.prolongs(state, said)]


@pytest.mark.parametrize(
    ("law", "longer"),
    [
        ("Heal 4", True),
        ("Cards are worth half when attacking", True),
        ("Aces are worth 14 as attack cards", False),
        ("Deal 4 damage to another player's life", False),
    ],
)
def test_a_few_rounds_tell_what_a_law_does_to_their_length(law: str, longer: bool) -> None:
    state = writing()
    assert isinstance(state, ShieldState)
    before, after = lengths(state, law)
    assert (after > 1.5 * before) == longer
    assert lengths(state, law) == (before, after)


def test_trying_leaves_the_table_as_it_was() -> None:
    state = writing()
    before = SHIELD.position(state)
    assert SHIELD.extensions.speech.prolongs(state, "Heal 4")
    assert SHIELD.position(state) == before
