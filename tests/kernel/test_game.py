"""A game as the rest of the house sees it: dealing, listing moves, submitting what somebody says."""

from __future__ import annotations

import pytest

from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.kernel import Chance, IllegalMove, Journal, OptionError, awaited, pack
from holdfast.testing import conform
from tests.kernel.tiny import TINY, dealt, dealt_and_picked
from tests.kernel.tiny_phrases import LAY


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_tiny_game_of_these_tests_keeps_every_law_of_the_table(seats: int) -> None:
    conform(TINY, seats=seats, games=2)


def test_a_deal_is_checked_and_heard() -> None:
    journal = Journal(UPGRADE.vocabulary.events.card_fields())
    state = UPGRADE.deal(2, UPGRADE.options.read({}), Chance(1), journal)
    assert state.journal is journal
    assert journal.size > 0
    assert state.people == 0b11
    with pytest.raises(OptionError, match="tiny is for 2 to 4 players, not 5"):
        dealt(5)


def test_the_same_seed_deals_the_same_cards_and_another_seed_others() -> None:
    positions = [TINY.position(dealt(3, seed)) for seed in (5, 5, 6)]
    assert positions[0] == positions[1] != positions[2]


def test_a_dealer_deals_the_same_game_among_bots() -> None:
    state = TINY.dealer(2, TINY.options.read({}))(Chance(5))
    assert state.people == 0
    state.people = 0b11
    assert TINY.position(state) == TINY.position(dealt(2, 5))


def test_a_seat_that_is_not_asked_has_no_moves() -> None:
    state = dealt_and_picked()
    assert awaited(state) == [0]
    assert TINY.legal_moves(state, 0)
    assert TINY.legal_moves(state, 1) == []
    assert TINY.legal_moves(state, 15) == []


def test_a_move_is_made_as_it_is_said() -> None:
    state = dealt_and_picked()
    move = TINY.legal_moves(state, 0)[0]
    TINY.submit(state, 0, f"  {TINY.write(move).upper()} ")
    assert state.turn == 1


def test_words_come_with_a_move_that_has_them() -> None:
    state = TINY.deal(2, TINY.options.read({}), Chance(1), Journal(TINY.vocabulary.events.card_fields()))
    for seat in range(2):
        state.submit(seat, TINY.legal_moves(state, seat)[0])
    assert TINY.submit(state, 0, 'shout "land  ahoy"') == 'shout "land ahoy"'
    assert TINY.events(state, 1)[-1].said == "land ahoy"
    assert state.said == ""
    assert state.turn == 0


def test_a_move_that_needs_words_is_in_no_list_but_has_an_action() -> None:
    state = dealt_and_picked()
    assert not any(TINY.write(move).startswith("shout") for move in TINY.legal_moves(state, 0))
    with pytest.raises(IllegalMove, match="shout_something"):
        TINY.submit(state, 0, "shout")


def test_a_gesture_can_be_made_at_any_time_and_is_no_move() -> None:
    state = dealt_and_picked()
    TINY.submit(state, 1, " wink ")
    assert (state.winks.value, awaited(state)) == (1, [0])


def test_a_gesture_that_is_not_possible_is_refused() -> None:
    state = dealt(winking=False)
    with pytest.raises(IllegalMove, match="no such move as “wink”"):
        TINY.submit(state, 0, "wink")


@pytest.mark.parametrize(
    ("seat", "said", "message"),
    [
        (0, "lay cow", "no such move as “lay cow”; you could say lay "),
        (0, "give ant p1", "this move is not possible now; you could say give "),
        (0, "pick ant", "this move is not possible now; you could say "),
        (0, 'lay ant "ha"', 'no such move as “lay ant "ha"”; you could say lay '),
        (0, "", "no such move as “”; you could say "),
        (1, "lay ant", "p2 is not asked for a move now"),
        (1, "nonsense", "p2 is not asked for a move now"),
        (5, "lay ant", "p6"),
        (15, "lay ant", "p16"),
        (-1, "lay ant", "seat|asked"),
        (99, "lay ant", "p100"),
    ],
)
def test_what_cannot_be_done_is_refused_with_what_could_and_changes_nothing(seat: int, said: str, message: str) -> None:
    state = dealt_and_picked()
    before = TINY.position(state)
    with pytest.raises(IllegalMove, match=message):
        TINY.submit(state, seat, said)
    assert TINY.position(state) == before


@pytest.mark.parametrize("said", ["lay ant", "nonsense"])
def test_nothing_can_be_done_when_the_game_is_over(said: str) -> None:
    state = dealt_and_picked()
    state.over = True
    with pytest.raises(IllegalMove):
        TINY.submit(state, 0, said)


def test_a_move_is_written_in_notation() -> None:
    assert TINY.write(pack(LAY, 2)) == "lay cat"
    assert TINY.write(pack(LAY, 2), "so") == 'lay cat "so"'
