"""Upgrade beyond its scenarios: the laws of the table for all its options, and what makes no table."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from holdfast.games.upgrade import GAME
from holdfast.kernel import Chance, OptionError, Plain, PositionError
from holdfast.testing import conform

DUEL: dict[str, Plain] = {
    "turn": "p1",
    "p1": {"attack": ["9S"], "defence": ["2C", "3C"]},
    "p2": {"attack": ["2S"], "defence": ["4D", "5H"]},
}


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 9))
def test_conforms_for_every_number_of_players(seats: int) -> None:
    conform(GAME, seats=seats, games=2)


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        {"variant": "rush"},
        {"open_discard": False},
        {"discarding": False, "attack_downgrade": False},
        {"top_rank": "K", "attack_row": 4, "defence_row": 4, "tokens": 9},
        {"tokens": 1, "attack_row": 1, "defence_row": 1, "top_rank": "J"},
        {"turn_limit": 9, "top_rank": "Q"},
        {"top_rank": "6"},
    ],
    ids=str,
)
def test_conforms_with_every_option(options: dict[str, object]) -> None:
    conform(GAME, seats=3, options=options, games=3)


@pytest.mark.slow
def test_conforms_for_twelve() -> None:
    conform(GAME, seats=12, options={"top_rank": "K", "attack_row": 1, "tokens": 1}, games=1)


def test_the_number_of_players_is_limited_so_that_the_deck_suffices() -> None:
    options = GAME.options.read({"attack_row": 4})
    with pytest.raises(OptionError, match="need 51 cards, but with top_rank 10 there are 40: make a row smaller"):
        GAME.check(8, options)
    GAME.check(8, GAME.options.read({"attack_row": 4, "top_rank": "K"}))


@pytest.mark.parametrize("named", [{"attack_row": 1}, {"defence_row": 2}, {"discarding": False}])
def test_rush_and_what_it_sets_may_not_both_be_named(named: Mapping[str, object]) -> None:
    with pytest.raises(OptionError, match="variant rush sets"):
        GAME.options.read({"variant": "rush", **named})


def test_rush_is_recorded_as_it_was_named() -> None:
    options = GAME.options.read({"variant": "rush"})
    assert options.non_defaults() == {"variant": "rush"}
    assert GAME.options.read(options.non_defaults()) == options


@pytest.mark.parametrize(
    ("place", "change"),
    [
        ("p1.attack: 3 cards", {"p1": {"attack": ["9S", "8S", "7S"]}}),
        ("p2.defence: 9S is named twice", {"p2": {"defence": ["9S", "5H"]}}),
        ("p1.attack: there is no card “KS”", {"p1": {"attack": ["KS"]}}),
        ("p1.armour: there is no such zone", {"p1": {"armour": ["9S"]}}),
        ("p1.tokens", {"p1": {"tokens": -1}}),
        ("p1.tokens", {"p1": {"tokens": "many"}}),
        ("turn: “p4” is no seat", {"turn": "p4"}),
        ("p2: has no tokens and is out, but has cards", {"p2": {"tokens": 0, "attack": ["2S"]}}),
        ("turn: p1 is out", {"p1": {"out": True}, "p3": {"attack": ["4S"]}}),
        ("p1.hand: during set-up the rows are empty", {"p1": {"hand": ["4S"], "attack": ["9S"]}}),
        ("p1.picked: “5S” is not in p1.hand", {"p1": {"hand": ["4S"], "picked": "5S"}}),
        ("drawn: nobody has drawn", {"drawn": "AC", "p1": {"hand": ["4S"]}}),
        ("p1.attack: a list is needed", {"p1": {"attack": "9S"}}),
        ("“@x” does not name seats", {"p1": {"attack": ["9S@x"]}}),
        ("p4", {"p4": {"tokens": 3}}),
    ],
)
def test_an_impossible_position_is_refused_and_the_place_named(place: str, change: dict[str, Plain]) -> None:
    with pytest.raises(PositionError) as refused:
        GAME.restore(3, GAME.options.read({}), {**DUEL, **change}, Chance(1))
    assert place in str(refused.value)
