"""Whole games inside the engine."""

from __future__ import annotations

import pytest

from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.kernel import Chance, Game, Moves
from holdfast.kernel.playout import LIMITED_AT, SIDES_AT, Drive, GameLog, PlayoutTotals, outcome, playout, random_games
from tests.kernel.tiny import TINY


def test_a_playout_ends_the_game_and_counts_its_moves() -> None:
    state = TINY.deal(2, TINY.options.read({}), Chance(1))
    played = playout(state, Chance(2), Moves())
    assert state.over
    assert played >= state.turns


def test_the_same_seeds_play_the_same_game() -> None:
    positions = []
    for _ in range(2):
        state = UPGRADE.deal(3, UPGRADE.options.read({}), Chance(4))
        playout(state, Chance(5), Moves())
        positions.append(UPGRADE.position(state))
    assert positions[0] == positions[1]


@pytest.mark.parametrize("game", [TINY, UPGRADE], ids=["tiny", "upgrade"])
def test_a_tally_counts_every_game_once(game: Game) -> None:
    options = game.options.read({"turn_limit": 200})
    totals = PlayoutTotals(3)
    random_games(game.dealer(3, options), 10, 25, totals)
    assert totals.games == 25
    assert sum(totals.turns.values()) == 25
    assert sum(totals.wins) == pytest.approx(25)
    assert totals.moves > 25


def test_games_can_be_tallied_in_parts() -> None:
    dealer = UPGRADE.dealer(2, UPGRADE.options.read({}))
    whole, parts = PlayoutTotals(2), PlayoutTotals(2)
    random_games(dealer, 0, 12, whole)
    random_games(dealer, 0, 5, parts)
    random_games(dealer, 5, 7, parts)
    assert (whole.wins, whole.turns, whole.moves) == (parts.wins, parts.turns, parts.moves)


def test_a_game_log_has_a_line_for_every_game() -> None:
    dealer = UPGRADE.dealer(2, UPGRADE.options.read({}))
    totals, game_log = PlayoutTotals(2), GameLog()
    random_games(dealer, 3, 12, totals, game_log)
    turns, moves, outcomes = game_log.lines()
    assert len(turns) == len(moves) == len(outcomes) == 12
    assert {each: turns.count(each) for each in turns} == totals.turns
    assert sum(moves) == totals.moves
    assert [sum(each & 1 << seat > 0 for each in outcomes) for seat in range(2)] == totals.wins
    assert game_log.lines() == ([], [], [])


def test_an_outcome_is_who_won_how_many_sides_and_whether_by_the_limit() -> None:
    state = UPGRADE.dealer(3, UPGRADE.options.read({"turn_limit": 1}))(Chance(1))
    playout(state, Chance(2), Moves())
    assert outcome(state) == 0b111 | 3 << SIDES_AT | 1 << LIMITED_AT
    state.turns = 0
    assert outcome(state) == 0b111 | 3 << SIDES_AT


def test_games_that_the_limit_ended_are_counted_as_such() -> None:
    totals = PlayoutTotals(2)
    random_games(UPGRADE.dealer(2, UPGRADE.options.read({"turn_limit": 1})), 0, 6, totals)
    assert totals.limited == 6
    assert totals.turns == {1: 6}


def test_a_shared_win_is_shared_in_the_tally() -> None:
    state = TINY.deal(3, TINY.options.read({}), Chance(1))
    state.over = True
    totals = PlayoutTotals(3)
    totals.count(state, 0)
    assert totals.wins == pytest.approx([1 / 3] * 3)


def test_a_game_can_be_driven_from_outside_move_by_move() -> None:
    drive = Drive(UPGRADE.deal(2, UPGRADE.options.read({}), Chance(1)))
    chance = Chance(8)
    steps = 1
    while drive.step(_any(drive, chance)):
        steps += 1
    assert drive.state.over
    assert steps > 2


def _any(drive: Drive, chance: Chance) -> int:
    legal = drive.legal()
    assert legal == UPGRADE.legal_moves(drive.state, drive.seat())
    return legal[chance.below(len(legal))]
