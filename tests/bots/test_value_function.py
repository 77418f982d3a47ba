"""Judging a table: what fitted weights make of what the cards say, in games where that turns on single cards."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from holdfast.bots.value_function import ValueFunction
from holdfast.games import find_game
from holdfast.kernel import Chance, Plain

pytestmark = pytest.mark.quick

ROW = ["-AWS", "-Azure", "-GCP"]


def share(name: str, position: Mapping[str, Plain], seats: int = 2) -> float:
    """How much of a win p1 may hope for."""
    game = find_game(name)
    value_function = ValueFunction()
    value_function.prepare(game, seats, True)
    return float(value_function.win_probabilities(game.restore(seats, game.options.read({}), position, Chance(1)))[0])


def cloud(*, turn: str = "p1", **mine: Plain) -> float:
    """Cluster Royale, three clusters against three, and what p1 has besides."""
    given = {"clusters": ROW, **mine}
    return share("cluster_royale", {"turn": turn, "p1": given, "p2": {"clusters": ROW, "hand": ["mfa", "backup"]}})


def test_techs_are_worth_more_and_less() -> None:
    assert cloud(cloud=["java_servlet"]) > cloud(cloud=["sysdig_monitor"])
    assert cloud(cloud=["springboot"]) > cloud(cloud=["terraform"])


def test_a_shutdown_is_bad_and_a_shelter_helps() -> None:
    doomed = cloud(shutdown_in=2, hand=["phishing"])
    assert doomed < cloud(hand=["phishing"]) - 0.2
    assert cloud(shutdown_in=2, hand=["external_audit"]) > doomed + 0.1


def test_paul_cormier_wants_three_clusters_when_a_turn_begins() -> None:
    few = ROW[:2]
    assert cloud(turn="p2", cloud=["paul_cormier"], clusters=few) < cloud(turn="p2", cloud=["promcat"], clusters=few)
    assert cloud(turn="p2", cloud=["paul_cormier"], clusters=few) < cloud(
        turn="p1", cloud=["paul_cormier"], clusters=few
    )


def test_sundar_pichai_promises_half_of_what_the_richest_has() -> None:
    rich: Plain = {"clusters": [*ROW, "-OpenShift", "+AWS", "+GCP"]}
    poor: Plain = {"clusters": ["-OpenShift"]}
    gains = []
    for rival in (rich, poor):
        hands = (["sundar_pichai"], ["loris_degioanni"])
        with_him, without = [
            share("cluster_royale", {"turn": "p1", "p1": {"clusters": ["-AWS", "-Azure"], "hand": hand}, "p2": rival})
            for hand in hands
        ]
        gains.append(with_him - without)
    assert gains[0] > max(0.0, gains[1])


def fallen(rounds_of_p2: int) -> float:
    """Shield: p1 is out of the round; p2, who has won this many, has the most life left."""
    position: dict[str, Plain] = {
        "turn": "p2",
        "round": 2,
        "p1": {"out": True, "rounds_won": 1 - rounds_of_p2},
        "p2": {"life": "KH", "shield": ["9H", "8H"], "rounds_won": rounds_of_p2},
        "p3": {"life": "2D", "shield": ["2S", "3S"]},
    }
    return share("shield", position, seats=3)


def test_who_is_out_has_little_hope_while_another_may_win_the_match() -> None:
    assert fallen(rounds_of_p2=1) < fallen(rounds_of_p2=0)


def duel(life: str, rounds: int) -> float:
    position: dict[str, Plain] = {
        "turn": "p1",
        "round": 2,
        "p1": {"life": life, "shield": ["4H", "5H"], "rounds_won": rounds},
        "p2": {"life": "6D", "shield": ["4S", "5S"], "rounds_won": 1},
    }
    return share("shield", position)


def test_life_counts_for_more_in_a_round_that_ends_the_match() -> None:
    assert duel("QH", 1) - duel("2H", 1) > duel("QH", 0) - duel("2H", 0) > 0.0
