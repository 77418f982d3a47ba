"""The state: whom the table waits for, how a move is made or refused, how a game ends, how it is copied."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from holdfast.kernel import (
    EVERYONE,
    NOBODY,
    SPECTATOR,
    Chance,
    Gestures,
    IllegalMove,
    Journal,
    Moves,
    RuleFault,
    SeatError,
    SeatHandle,
    State,
    Watcher,
    bit,
    determinize,
    observe,
    pack,
    verb,
)
from holdfast.kernel.gestures import NO_GESTURES
from holdfast.kernel.heuristics import NO_HEURISTICS
from holdfast.kernel.options import Options
from tests.changed import changed
from tests.kernel.bare import Bare, BareOptions, bare_table
from tests.kernel.tiny import TINY, Tiny, Winking, dealt, dealt_and_picked
from tests.kernel.tiny_phrases import DARED, EVENTS, GIVE, LAY, PICK, PROMPTS, REVEAL, SHOUT
from tests.kernel.tiny_table import TinyOptions

P1, P2, P3 = 0b001, 0b010, 0b100
HUGE = [1 << 62, 1 << 63, 1 << 64, 10**30, -1, -(1 << 63), -(10**30)]


# Whom the table waits for


def test_the_newest_prompt_says_who_is_awaited_and_without_one_the_turn() -> None:
    table = bare_table([])
    assert table.awaited() == P1
    table.ask(DARED, P2)
    table.ask(DARED, P1 | P3)
    assert table.awaited() == P1 | P3
    table.drop_prompt()
    assert table.awaited() == P2
    table.over = True
    assert table.awaited() == NOBODY


@pytest.mark.parametrize(
    ("seat", "move", "why"),
    [
        (1, pack(LAY, 0), "p2 is not asked for a move now"),
        (0, pack(PICK, 0), "this move is not possible now"),
        (0, pack(GIVE, 0, 0), "this move is not possible now"),
    ],
)
def test_an_illegal_move_is_refused_and_changes_nothing(seat: int, move: int, why: str) -> None:
    state = dealt_and_picked()
    before = TINY.position(state)
    with pytest.raises(IllegalMove, match=why):
        state.submit(seat, move)
    assert TINY.position(state) == before


def test_nobody_moves_when_the_game_is_over() -> None:
    state = dealt_and_picked()
    state.over = True
    with pytest.raises(IllegalMove, match="the game is over"):
        state.submit(0, pack(LAY, 0))


def test_words_go_only_with_moves_that_have_them() -> None:
    state = dealt_and_picked()
    before = TINY.position(state)
    with pytest.raises(IllegalMove, match="no words go with this move"):
        state.submit(0, TINY.legal_moves(state, 0)[0], "hello")
    with pytest.raises(IllegalMove, match="at most 200 characters can be said with a move, not 201"):
        state.submit(0, SHOUT, "a" * 201)
    assert TINY.position(state) == before
    assert state.said == ""


# Numbers that no table has


@pytest.mark.parametrize("seat", [*HUGE, 2, 15, 63, 99])
def test_a_seat_that_is_not_at_the_table_cannot_move(seat: int) -> None:
    with pytest.raises(IllegalMove, match="is not asked for a move now"):
        dealt_and_picked().submit(seat, pack(LAY, 0))


@pytest.mark.parametrize("move", [*HUGE, 255, 1 << 40])
def test_a_number_that_is_no_move_is_refused(move: int) -> None:
    with pytest.raises(IllegalMove, match="this move is not possible now"):
        dealt_and_picked().submit(0, move)


LOOKS: list[Callable[[State, int], object]] = [
    TINY.view,
    observe,
    TINY.events,
    lambda state, seat: SeatHandle(TINY, state, seat),
    lambda state, seat: Watcher(state, seat),
    lambda state, seat: determinize(state, seat, Chance(1)),
    lambda state, seat: state.submit_gesture(seat, "wink"),
]


@pytest.mark.parametrize("look", LOOKS, ids=range(len(LOOKS)))
@pytest.mark.parametrize("seat", [*HUGE, 2, 14, 16])
def test_nobody_looks_from_a_seat_that_is_not_there(look: Callable[[State, int], object], seat: int) -> None:
    with pytest.raises(SeatError, match=r"there is no seat .* at a table of 2"):
        look(dealt_and_picked(), seat)


@pytest.mark.parametrize("look", LOOKS[:-1], ids=range(len(LOOKS) - 1))
def test_a_spectator_may_look(look: Callable[[State, int], object]) -> None:
    look(dealt_and_picked(), int(SPECTATOR))


# A rule that fails


class Faulty(Tiny):
    """Lays a card and tells so, then trips."""

    def apply(self, seat: int, move: int) -> None:
        super().apply(seat, move)
        if verb(move) in (LAY, SHOUT):
            self.ask(DARED, 0b11)
            raise ZeroDivisionError("oops")


class FaultyWinking(Winking):
    def make(self, state: Tiny, seat: int, word: str) -> None:
        super().make(state, seat, word)
        raise ZeroDivisionError("oops")


FAULTY = changed(TINY, state=Faulty, gestures=FaultyWinking())


def faulty() -> tuple[Faulty, Journal]:
    journal = Journal(EVENTS.card_fields())
    state = Faulty(2, TinyOptions())
    state.game = FAULTY
    state.journal = journal
    state.set_up(Chance(1))
    for seat in range(2):
        state.submit(seat, TINY.legal_moves(state, seat)[0])
    return state, journal


FAULTS: list[Callable[[Faulty], object]] = [
    lambda state: state.submit(0, next(move for move in TINY.legal_moves(state, 0) if verb(move) == LAY)),
    lambda state: state.submit(0, SHOUT, "hello"),
    lambda state: state.submit_gesture(1, "wink"),
]


@pytest.mark.parametrize("fault", FAULTS, ids=["move", "words", "gesture"])
def test_a_move_in_which_a_rule_fails_is_taken_back_and_told_as_a_fault(fault: Callable[[Faulty], object]) -> None:
    state, journal = faulty()
    before = TINY.position(state), journal.told_to(state, 0), [observe(state, seat) for seat in range(2)]
    with pytest.raises(RuleFault, match="a rule of the game failed, and the move was taken back: ZeroDivisionError"):
        fault(state)
    assert (TINY.position(state), journal.told_to(state, 0), [observe(state, seat) for seat in range(2)]) == before
    assert (state.said, journal.said) == ("", [])


def test_play_goes_on_after_a_fault() -> None:
    state, _ = faulty()
    with pytest.raises(RuleFault):
        FAULTS[0](state)
    move = next(move for move in TINY.legal_moves(state, 0) if verb(move) == REVEAL)
    state.submit(0, move)
    assert state.turn == 1
    assert [event.name for event in TINY.events(state, 0)][-2:] == ["named", "drew"]


def test_a_fault_says_what_failed_through_the_game_too() -> None:
    state, _ = faulty()
    with pytest.raises(RuleFault) as fault:
        TINY.submit(state, 0, 'shout "hello"')
    assert isinstance(fault.value.__cause__, ZeroDivisionError)


# Turns and the end


def test_turns_go_to_the_next_seat_that_is_in() -> None:
    table = bare_table([], seats=4)
    table.eliminate(0b0110)
    assert [int(table.next_seat(seat)) for seat in range(4)] == [3, 3, 3, 0]
    assert [table.is_in(seat) for seat in range(4)] == [True, False, False, True]
    assert (table.everyone_in(), table.others_in(0)) == (0b1001, 0b1000)


@pytest.mark.parametrize(("turns", "over"), [(0, False), (1, True), (5, True)])
def test_the_last_turn_allowed_ends_the_game(turns: int, over: bool) -> None:
    table = bare_table([])
    table.turn_limit = 2
    table.turns = turns
    table.count_turn()
    assert table.over == over


def test_without_a_limit_turns_are_only_counted() -> None:
    table = bare_table([])
    for _ in range(5):
        table.count_turn()
    assert (int(table.turns), table.over) == (5, False)


def test_the_last_one_left_wins_and_the_others_rank_in_reverse_order_of_leaving() -> None:
    table = bare_table([], seats=4)
    table.eliminate(0b0001)
    table.eliminate(0b1010)
    assert table.over
    assert table.ranking() == [[2], [1, 3], [0]]
    assert table.winners() == 0b0100


def test_if_nobody_is_left_those_who_left_last_share_the_win() -> None:
    table = bare_table([], seats=3)
    table.eliminate(0b010)
    table.eliminate(0b101)
    assert table.over
    assert table.ranking() == [[0, 2], [1]]
    assert table.winners() == 0b101


def test_those_still_in_rank_by_their_standing() -> None:
    state = dealt_and_picked(3)
    state.over = True
    state.players[0].points.value = 5
    assert state.ranking() == [[0], [1, 2]]
    assert state.winners() == 0b001


class Pairs(Bare):
    """Two teams: seats 1 and 3, seats 2 and 4."""

    def team(self, seat: int) -> int:
        return 0b0101 << seat % 2


def test_a_game_of_teams_is_over_when_one_team_is_left() -> None:
    table = Pairs(4, BareOptions())
    table.eliminate(0b0001)
    table.eliminate(0b0010)
    assert not table.over
    table.eliminate(0b1000)
    assert table.over


# Set-up and copies


def test_set_up_shuffles_every_card_into_its_home() -> None:
    state = dealt(seats=2)
    assert sorted(card for zone in state.zones for card in zone.to_list()) == list(range(len(state.face)))
    assert {TINY.vocabulary.faces[state.face[card]] for card in state.sky.to_list()} == {"sun", "moon"}
    table = bare_table([card % 8 for card in range(20)])
    table.set_up(Chance(3))
    assert sorted(table.deck.to_list()) == list(range(20)) != table.deck.to_list()


def dirty() -> Tiny:
    """Another game of Tiny in the middle, to be copied onto."""
    twin = dealt_and_picked(3, seed=9)
    twin.forced = [1, 2]
    for _ in range(3):
        twin.submit(int(twin.turn), TINY.legal_moves(twin, int(twin.turn))[0])
    TINY.submit(twin, int(twin.turn), 'shout "old"')
    return twin


@pytest.mark.parametrize("fresh", [True, False])
def test_a_copy_has_everything_and_shares_nothing_that_can_change(fresh: bool) -> None:
    state = dealt(3)
    state.submit(0, TINY.legal_moves(state, 0)[0])
    state.shouts.add("boo")
    state.eliminate(bit(2))
    state.forced = [1]
    before = TINY.position(state)
    twin = dirty()
    if fresh:
        other = state.copy()
        assert isinstance(other, Tiny)
        twin = other
    else:
        state.copy_to(twin)
    assert TINY.position(twin) == before
    assert (twin.forced, twin.turn_limit, twin.people) == ([1], state.turn_limit, state.people)
    twin.prompt().answered(1)
    twin.out_order.add(1)
    twin.forced.append(2)
    twin.shouts.add("moo")
    twin.show(twin.deck.top(), EVERYONE)
    twin.move_top(twin.deck, twin.discard)
    twin.players[0].points.value += 1
    twin.chance.word()
    assert TINY.position(state) == before
    assert state.forced == [1]


def test_a_copy_knows_its_game_and_tells_nobody() -> None:
    journal = Journal(EVENTS.card_fields())
    state = TINY.deal(2, TINY.options.read({}), Chance(1), journal)
    size = journal.size
    twin = state.copy()
    for seat in range(2):
        twin.submit(seat, TINY.legal_moves(twin, seat)[0])
    assert (twin.game, twin.journal, journal.size) == (TINY, None, size)


def test_a_state_asks_its_game_for_the_rules() -> None:
    table = State(2, Options(), PROMPTS)
    unwritten: list[Callable[[], None]] = [
        table.deal,
        lambda: table.legal_moves(0, Moves()),
        lambda: table.apply(0, 0),
        lambda: Gestures[State]().make(table, 0, "wink"),
    ]
    for missing in unwritten:
        with pytest.raises(NotImplementedError):
            missing()
    assert (table.question(), table.standing(0)) == (0, 0)
    assert (NO_HEURISTICS.evaluate(table, 0), NO_GESTURES.possible(table, 0)) == (0.0, [])
