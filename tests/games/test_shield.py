"""Shield beyond its scenarios: the laws of the table, refusals, and what only more than one move can show."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from holdfast.games.shield import GAME
from holdfast.kernel import Chance, OptionError, Plain, PositionError, State, awaited
from holdfast.testing import conform

DUEL: dict[str, Plain] = {
    "turn": "p1",
    "deck": ["KC"],
    "p1": {"life": "9S", "shield": ["2S", "3S"]},
    "p2": {"life": "AH", "shield": ["2H", "3H"]},
}
CHARGES = "Whenever a player charges, that player heals 1."


def restored(position: Mapping[str, Plain], **options: object) -> State:
    return GAME.restore(2, GAME.options.read(options), position, Chance(1))


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 13))
def test_conforms_for_every_number_of_players(seats: int) -> None:
    conform(GAME, seats=seats, options={"rounds_to_win": 1, "turn_limit": 60}, games=1)


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [{}, {"rounds_to_win": 3}, {"king_value": 13}, {"winner_writes": False}, {"swap_mends": False}, {"turn_limit": 20}],
    ids=str,
)
def test_conforms_with_every_option(options: dict[str, object]) -> None:
    conform(GAME, seats=3, options=options, games=2)


def test_a_random_seat_starts_the_first_round() -> None:
    starters = {int(GAME.deal(4, GAME.options.read({}), Chance(seed)).turn) for seed in range(60)}
    assert starters == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("place", "change"),
    [
        ("p2.shield_damage", {"p2": {"life": "AH", "shield": ["2H", "3H"], "shield_damage": 6}}),
        ("p2.life", {"p2": {"life": "AH", "life_damage": 1, "shield": ["2H", "3H"]}}),
        ("p2.life_total", {"p2": {"life": "5H", "life_damage": 1, "life_total": 3}}),
        ("p2.life_total", {"p2": {"life_total": 0}}),
        ("p2.shield", {"p2": {"life": "AH", "shield": ["2H", "3H", "4H"]}}),
        ("p2.shield", {"p2": {"life": "AH", "shield": ["2H", "2S"]}}),
        ("p2.rounds_won", {"p2": {"life": "AH", "shield": ["2H", "3H"], "rounds_won": 2}}),
        ("p2: ", {"p2": {"life": "AH", "out": True}}),
        ("turn: ", {"p2": {"out": True}}),
        ("turn: ", {"turn": "p2", "p2": {"out": True}}),
        ("rules: ", {"rules": ["Bananas fly"]}),
        ("fired: ", {"fired": ["Bananas fly"]}),
        ("fired: ", {"fired": ["1 p2"]}),
        ("fired: ", {"rules": ["Heal 3"], "fired": ["1 p2"]}),
        ("deeds: ", {"rules": [CHARGES], "deeds": ["1 p2"]}),
        ("deeds: ", {"attack": {"attacker": "p1", "target": "p2"}}),
        ("happened: ", {"happened": ["charges p1"]}),
        ("actions: ", {"rules": ["Heal 3"], "actions": ["Mend"]}),
        ("pending: ", {"pending": [{"prompt": "discard_charged", "seats": ["p1"], "rule": 1}]}),
        ("p2.swapped_in", {"p2": {"life": "AH", "shield": ["2H"], "swapped_in": ["s2"]}}),
        ("p2.armour", {"p2": {"life": "AH", "armour": 3}}),
    ],
)
def test_an_impossible_position_is_refused_and_the_place_named(place: str, change: dict[str, Plain]) -> None:
    with pytest.raises(PositionError) as refused:
        restored({**DUEL, **change})
    assert place in str(refused.value)


def test_nobody_writes_where_nobody_may() -> None:
    with pytest.raises(PositionError, match="phase: nobody writes"):
        restored({"phase": "writing", "turn": "p1", "p2": {"out": True}}, winner_writes=False)


def test_a_pending_skip_costs_a_turn_and_an_extra_turn_gives_one() -> None:
    third: Plain = {"life": "8S", "shield": ["4S"]}
    position = {**DUEL, "p3": third, "p1.extra": True, "p2.skip": True}
    state = GAME.restore(3, GAME.options.read({}), position, Chance(1))
    GAME.submit(state, 0, "charge")
    assert awaited(state) == [0]
    GAME.submit(state, 0, "charge")
    assert awaited(state) == [2]
    GAME.submit(state, 2, "charge")
    GAME.submit(state, 0, "charge")
    assert awaited(state) == [1]


def test_the_leader_wins_at_the_turn_limit_also_when_another_took_the_last_round() -> None:
    state = GAME.restore(
        3,
        GAME.options.read({"rounds_to_win": 3, "turn_limit": 8}),
        {**DUEL, "turns": 7, "p3": {"out": True, "rounds_won": 2}},
        Chance(1),
    )
    GAME.submit(state, 0, "attack p2")
    assert state.over
    assert state.ranking() == [[2], [0], [1]]
    assert state.winners() == 0b100


def test_a_next_round_deals_every_card_again() -> None:
    state = restored(DUEL)
    GAME.submit(state, 0, "attack p2")
    GAME.submit(state, 0, "decline")
    assert sum(int(zone.size) for zone in state.zones) == 52
    assert state.deck.size == 46
    assert not any(state.known[card] for card in state.deck.to_list())


def test_thirteen_cannot_play() -> None:
    with pytest.raises(OptionError, match="for 2 to 12 players"):
        GAME.deal(13, GAME.options.read({}), Chance(1))
