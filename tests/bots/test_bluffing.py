"""Where a choice would tell what a bot holds, it does not always make the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from holdfast.bots import Search
from holdfast.bots.search import CLOSE, MoveStats
from holdfast.games import find_game
from holdfast.kernel import Chance, Game, Plain, SeatHandle, State
from tests.changed import changed

SEEDS = 24
SIMULATIONS = 60


def asked_to_reveal() -> State:
    """p2's MongoDB has p1 reveal one of three attacks: which of them is p1 ready to part with?"""
    given: dict[str, Plain] = {"turn": "p2", "step": "start"}
    hand: list[Plain] = ["aws_vulnerability", "gcp_vulnerability", "phishing", "mfa"]
    given["p1"] = {"hand": hand, "clusters": ["-AWS", "-GCP", "-Azure"]}
    given["p2"] = {"hand": ["backup"], "cloud": ["mongo_db"], "clusters": ["-OpenShift", "-Azure", "-AWS"]}
    game = find_game("cluster_royale")
    state = game.restore(2, game.options.read({}), given, Chance(1))
    game.submit(state, 1, "choose p1")
    return state


def asked_to_pass_on() -> State:
    """A Compliance Audit: both pass a card face down, at the same time."""
    given: dict[str, Plain] = {"turn": "p2", "step": "act", "deck": ["compliance_audit", "mfa"]}
    hand: list[Plain] = ["aws_vulnerability", "gcp_vulnerability", "phishing", "backup"]
    given["p1"] = {"hand": hand, "clusters": ["-AWS", "-GCP", "-Azure"]}
    given["p2"] = {"hand": ["falco"], "clusters": ["-OpenShift", "-Azure", "-AWS"]}
    game = find_game("cluster_royale")
    state = game.restore(2, game.options.read({}), given, Chance(1))
    game.submit(state, 1, "end")
    return state


def choices(game: Game, state: State) -> Iterator[tuple[MoveStats, MoveStats]]:
    """For each of many seeds the move that was tried most, and the one that was made."""
    handle = SeatHandle(game, state, 0)
    for seed in range(SEEDS):
        found = Search(Chance(seed), SIMULATIONS).evaluate_moves(handle)
        made = int(Search(Chance(seed), SIMULATIONS).choose(handle))
        yield found[0], next(each for each in found if each.move == made)


@pytest.mark.parametrize("state", [asked_to_reveal(), asked_to_pass_on()], ids=["shown", "sealed"])
def test_it_bluffs_sometimes_and_sometimes_not(state: State) -> None:
    bluffs = [made for best, made in choices(find_game("cluster_royale"), state) if made.move != best.move]
    assert 0 < len(bluffs) < SEEDS / 2


@pytest.mark.parametrize("state", [asked_to_reveal(), asked_to_pass_on()], ids=["shown", "sealed"])
def test_a_bluff_costs_next_to_nothing(state: State) -> None:
    for best, made in choices(find_game("cluster_royale"), state):
        assert made.expected >= best.expected - CLOSE


def test_where_a_game_names_no_bluffs_the_best_move_is_made() -> None:
    game = find_game("cluster_royale")
    honest = changed(game, config=replace(game.search.config, bluffs=()))
    assert all(made.move == best.move for best, made in choices(honest, asked_to_reveal()))
