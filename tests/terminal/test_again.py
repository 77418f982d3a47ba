"""A table that plays again: the same players, seated as the game says."""

from __future__ import annotations

import pytest

from holdfast.games import find_game
from holdfast.kernel import Chance, replay
from holdfast.terminal.files import open_again
from holdfast.testing.memory import memory
from tests.terminal.screen import read, table, type_in

UPGRADE = find_game("upgrade")


def test_the_seating_stays_where_the_rule_book_says_nothing() -> None:
    opened = table(UPGRADE, ("random", "random", "random"), turn_limit=1)
    opened.run()
    following, players = open_again(opened.table, opened.players)
    assert [player.name for player in players] == [player.name for player in opened.players]
    assert following.record.seed == "6"
    assert following.record.options == opened.table.record.options


def test_bots_at_the_terminal_remember_the_whole_game() -> None:
    opened = table(UPGRADE, ("random",) * 4, turn_limit=20)
    opened.run()
    replayed = replay(UPGRADE, opened.table.record)
    assert replayed.pools.most > 0
    for seat in range(4):
        assert memory(UPGRADE, opened.table.state, seat) == memory(UPGRADE, replayed, seat)


def test_the_last_one_sits_first_and_the_others_follow_clockwise() -> None:
    opened = table(find_game("ship_it"), ("random", "random", "random"), turn_limit=30)
    opened.run()
    state = opened.table.state
    last = state.ranking()[-1]
    seatings = [find_game("ship_it").next_seating(state, Chance(seed)) for seed in range(40)]
    assert {seating[0] for seating in seatings} == set(last)
    assert all(seating[1] == (seating[0] + 1) % 3 for seating in seatings)


def test_a_person_is_asked_and_the_last_one_is_called_junior(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = table(find_game("ship_it"), ("you:Ann", "you:Bo"), turn_limit=1)
    opened.screen.typed = True
    type_in(monkeypatch, "", "draw", "", "", "", "draw")
    opened.run()
    told = read(opened.console)
    assert "Play again?" in told
    assert "“Junior” came last, and deals." in told
