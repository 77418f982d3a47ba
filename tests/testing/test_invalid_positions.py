"""Fuzzing positions: sound games stand it, and games that do not are shown."""

from __future__ import annotations

import pytest

from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.kernel import Game, Moves, PositionReader, Positions, State
from holdfast.testing import LawBroken, fuzz_positions
from tests.changed import changed
from tests.kernel.tiny import TINY, Tiny, complete


@pytest.mark.parametrize("game", [TINY, UPGRADE], ids=["tiny", "upgrade"])
def test_a_sound_game_refuses_or_plays_whatever_it_is_given(game: Game) -> None:
    taken = fuzz_positions(game, seats=3, count=80)
    assert 5 < taken < 75


def test_the_same_seed_spoils_the_same_positions() -> None:
    assert len({fuzz_positions(TINY, seats=2, count=20, seed=4) for _ in range(2)}) == 1


def fuzzed(table: type[State] = Tiny, **changes: object) -> str:
    with pytest.raises(LawBroken) as told:
        for seed in range(5):
            fuzz_positions(changed(TINY, state=table, **changes), seats=3, count=80, seed=seed)
    return str(told.value)


def crashing(state: Tiny, reader: PositionReader) -> None:
    complete(state, reader)
    1 // int(state.players[0].hand.size)


def careless(state: Tiny, reader: PositionReader) -> None:
    """Lets somebody choose two cards who does not hold them."""


def restless(state: Tiny, reader: PositionReader) -> None:
    """Completes a position otherwise each time."""
    complete(state, reader)
    state.winks.value += 1


class Leaky(Tiny):
    """What a seat sees depends on what it does not know, but only where a den is empty."""

    def derived_value(self, code: int, seat: int) -> int:
        figure = super().derived_value(code, seat)
        empty = code == 0 and self.deck.size and not self.players[0].den.size
        return figure + self.face[self.deck.top()] if empty else figure


class Endless(Tiny):
    def legal_moves(self, seat: int, moves: Moves) -> None:
        if self.is_in(seat):
            super().legal_moves(seat, moves)


def test_a_position_that_makes_reading_fail_is_shown() -> None:
    told = fuzzed(positions=Positions(crashing))
    assert told.startswith("ZeroDivisionError: ")
    assert "'p1.hand': " in told


def test_a_position_that_leads_nowhere_is_shown() -> None:
    assert "LawBroken: " in fuzzed(positions=Positions(careless))


def test_a_position_that_reads_back_as_another_is_shown() -> None:
    assert "the position reads back as another: winks is " in fuzzed(positions=Positions(restless))


def test_a_position_that_gives_something_away_is_shown() -> None:
    assert "could tell a determinized table from the true one: p1.worth is " in fuzzed(Leaky)


def test_a_position_in_which_somebody_is_asked_but_cannot_move_is_shown() -> None:
    assert "has no move" in fuzzed(Endless)
