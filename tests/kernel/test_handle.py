"""The seat handle: all that a bot ever holds."""

from __future__ import annotations

import pytest

from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.kernel import Chance, HoldfastError, Moves, Observation, RuleFault, SeatHandle, Table, awaited, observe
from holdfast.kernel.playout import playout
from tests.kernel.tiny import TINY, dealt


def test_a_handle_shows_what_its_seat_may_see() -> None:
    state = dealt(3)
    for seat in range(3):
        handle, observation = SeatHandle(TINY, state, seat), Observation()
        handle.observation(observation)
        assert handle.view() == TINY.view(state, seat)
        assert observation.to_list() == observe(state, seat)


def test_a_handle_lists_what_its_seat_may_do() -> None:
    state = dealt(3)
    moves = Moves()
    moves.add(1)
    SeatHandle(TINY, state, 1).legal_moves(moves)
    assert moves.to_list() == TINY.legal_moves(state, 1)


def legal_while_another_has_drawn(card: str) -> list[int]:
    rows = {"p1": {"attack": ["2S"], "defence": ["3S"]}, "p2": {"attack": ["5S"], "defence": ["3H"]}}
    options = UPGRADE.options.read({"attack_downgrade": False})
    state = UPGRADE.restore(2, options, {"turn": "p1", "drawn": card, **rows}, Chance(1))
    moves = Moves()
    SeatHandle(UPGRADE, state, 1).legal_moves(moves)
    return moves.to_list()


def test_a_seat_that_is_not_asked_has_nothing_to_do_and_learns_nothing_from_it() -> None:
    assert legal_while_another_has_drawn("AH") == legal_while_another_has_drawn("10H") == []


def test_a_position_without_a_legal_move_is_told_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    state = dealt(3)
    monkeypatch.setattr(type(state), "legal_moves", lambda state, seat, moves: None)
    with pytest.raises(RuleFault, match=r"p2 is asked “\w+” and has no legal move: `legal_moves` of the game must add"):
        SeatHandle(TINY, state, 1).legal_moves(Moves())
    with pytest.raises(RuleFault, match="has no legal move"):
        playout(state, Chance(1), Moves())


def test_a_handle_tells_the_story_as_its_seat_may_hear_it() -> None:
    table = Table.new(TINY, 2, TINY.options.read({}), 1)
    for seat in (0, 1, 0):
        table.play(seat, table.legal_moves(seat)[0])
    handles = [SeatHandle(TINY, table.state, seat) for seat in range(2)]
    assert [handle.events() for handle in handles] == [table.events(seat) for seat in range(2)]
    assert handles[0].events() != handles[1].events()
    assert handles[0].events(int(table.journal.size)) == []


def test_where_nobody_keeps_a_journal_there_is_nothing_to_hear_and_that_is_said() -> None:
    with pytest.raises(HoldfastError, match="nobody keeps a journal at this table"):
        SeatHandle(TINY, dealt(), 0).events()


def test_a_handle_determinizes_for_its_seat() -> None:
    state = dealt(3)
    handle = SeatHandle(TINY, state, 2)
    twin = handle.determinize(Chance(6))
    assert twin is not state
    assert TINY.view(twin, 2) == handle.view()
    assert awaited(twin) == awaited(state)
    again = handle.determinize(Chance(7))
    handle.determinize_into(Chance(6), again)
    assert TINY.position(again) == TINY.position(twin)
