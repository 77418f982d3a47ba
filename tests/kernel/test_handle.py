"""The seat handle: all that a bot ever holds."""

from __future__ import annotations

from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.kernel import Chance, Log, Moves, SeatHandle, awaited
from tests.kernel.tiny import TINY, dealt


def test_a_handle_shows_what_its_seat_may_see() -> None:
    state = dealt(3)
    for seat in range(3):
        assert SeatHandle(TINY, state, seat).view() == TINY.view(state, seat)


def test_a_handle_lists_what_its_seat_may_do() -> None:
    state = dealt(3)
    moves = Moves()
    moves.add(1)
    SeatHandle(TINY, state, 1).legal_moves(moves)
    assert moves.listed() == TINY.legal_moves(state, 1)


def legal_while_another_has_drawn(card: str) -> list[int]:
    rows = {"p1": {"attack": ["2S"], "defence": ["3S"]}, "p2": {"attack": ["5S"], "defence": ["3H"]}}
    options = UPGRADE.options.read({"attack_downgrade": False})
    state = UPGRADE.restore(2, options, {"turn": "p1", "drawn": card, **rows}, Chance(1))
    moves = Moves()
    SeatHandle(UPGRADE, state, 1).legal_moves(moves)
    return moves.listed()


def test_a_seat_that_is_not_asked_has_nothing_to_do_and_learns_nothing_from_it() -> None:
    assert legal_while_another_has_drawn("AH") == legal_while_another_has_drawn("10H") == []


def test_a_handle_tells_the_story_as_its_seat_may_hear_it() -> None:
    log = Log(TINY.events, TINY.faces)
    state = TINY.deal(2, TINY.options.read({}), Chance(1), log)
    for seat in range(2):
        state.submit(seat, TINY.legal_moves(state, seat)[0])
    state.submit(0, TINY.legal_moves(state, 0)[0])
    for seat in range(2):
        assert SeatHandle(TINY, state, seat).heard() == [event.redacted(seat) for event in log.events]
    assert SeatHandle(TINY, state, 0).heard() != SeatHandle(TINY, state, 1).heard()


def test_without_a_listener_there_is_no_story() -> None:
    assert SeatHandle(TINY, dealt(), 0).heard() == []


def test_a_handle_imagines_for_its_seat() -> None:
    state = dealt(3)
    handle = SeatHandle(TINY, state, 2)
    twin = handle.imagine(Chance(6))
    assert twin is not state
    assert TINY.view(twin, 2) == handle.view()
    assert awaited(twin) == awaited(state)
