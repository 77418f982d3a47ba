"""The state: how cards move, who knows them, whom the table waits for, how a game ends."""

from __future__ import annotations

import pytest

from holdfast.kernel import EVERYONE, NOBODY, NONE, SPECTATOR, Chance, IllegalMove, State, bit, pack
from tests.kernel.tiny import (
    DARED,
    GIVE,
    LAY,
    PICK,
    TINY,
    Bare,
    bare_table,
    closed,
    dealt,
    dealt_and_picked,
    hand,
    in_deck,
)

P1, P2, P3 = 0b001, 0b010, 0b100


def known(state: State, *cards: int) -> list[int]:
    return [int(state.known[card]) for card in cards]


# Cards and who knows them


def test_a_card_enters_a_zone_hidden_from_all_but_those_who_see_into_it() -> None:
    table = bare_table([0, 1, 2], [hand(1), closed("cellar")])
    table.put(0, table.extra[0])
    table.put(1, table.extra[1])
    table.put(2, table.discard)
    assert known(table, 0, 1, 2) == [P2, NOBODY, EVERYONE]


def test_who_has_seen_a_card_goes_on_knowing_it() -> None:
    table = bare_table([0], [hand(0), hand(1)])
    table.put(0, table.extra[0])
    table.extra[0].pop()
    table.put(0, table.extra[1])
    assert known(table, 0) == [P1 | P2]


def test_a_closed_pile_makes_everybody_forget() -> None:
    table = bare_table([0], [hand(0), closed("cellar")])
    table.extra[1].keeps = NOBODY
    table.put(0, table.extra[0])
    table.extra[0].pop()
    table.put(0, table.extra[1])
    assert known(table, 0) == [NOBODY]


def test_a_card_can_be_laid_at_any_place() -> None:
    table = bare_table([0, 1, 2], [hand(0)])
    for card in (0, 1):
        table.put(card, table.extra[0])
    table.put_at(2, table.extra[0], 1)
    assert table.extra[0].listed() == [0, 2, 1]
    assert known(table, 2) == [P1]


def test_a_replaced_card_is_handed_back_and_still_known() -> None:
    table = bare_table([0, 1], [hand(0)])
    table.put(0, table.extra[0])
    assert table.replace(table.extra[0], 0, 1) == 0
    assert table.extra[0].listed() == [1]
    assert known(table, 0, 1) == [P1, P1]


def test_all_cards_of_a_zone_go_over_oldest_first() -> None:
    table = bare_table([0, 1, 2], [hand(0)])
    for card in (2, 0, 1):
        table.put(card, table.extra[0])
    table.put_all(table.extra[0], table.discard)
    assert (table.extra[0].listed(), table.discard.listed()) == ([], [2, 0, 1])
    assert known(table, 0, 1, 2) == [EVERYONE] * 3


def test_showing_and_hiding_set_and_clear_who_knows() -> None:
    table = in_deck([0])
    table.show(0, P1 | P3)
    assert table.knows(0, 0) and not table.knows(1, 0) and table.knows(2, 0)
    assert not table.lies_open(0)
    table.hide(0, P1)
    assert known(table, 0) == [P1]
    table.show(0, EVERYONE)
    assert table.lies_open(0)
    assert table.knows(SPECTATOR, 0)


@pytest.mark.parametrize("count", [0, 1, 2, 5, 40])
def test_a_shuffle_keeps_the_cards_and_forgets_every_one_of_them(count: int) -> None:
    table = in_deck(range(count))
    for card in range(count):
        table.show(card, EVERYONE)
    table.shuffle(table.deck)
    assert sorted(table.deck.listed()) == list(range(count))
    assert known(table, *range(count)) == [NOBODY] * count


def test_who_sees_into_a_zone_knows_its_cards_after_a_shuffle_and_nobody_else() -> None:
    table = bare_table(range(6), [hand(1)])
    for card in range(6):
        table.put(card, table.extra[0])
        table.show(card, P1)
    table.shuffle(table.extra[0])
    assert known(table, *range(6)) == [P2] * 6


# Drawing


def test_a_drawn_card_is_the_top_of_the_deck() -> None:
    table = in_deck([0, 1, 2])
    assert table.draw() == 2
    assert table.deck.listed() == [0, 1]


def test_an_empty_deck_is_made_new_from_the_discard_pile() -> None:
    table = bare_table([0, 1, 2])
    for card in range(3):
        table.put(card, table.discard)
    drawn = table.draw()
    assert sorted([drawn, *table.deck.listed()]) == [0, 1, 2]
    assert table.discard.size == 0
    assert known(table, 0, 1, 2) == [NOBODY] * 3


def test_nothing_is_drawn_when_both_piles_are_empty() -> None:
    assert bare_table([]).draw() == NONE


def test_a_deck_can_be_renewed_while_cards_are_left_in_it() -> None:
    table = in_deck([0, 1])
    table.put(table.deck.pop(), table.discard)
    table.renew_deck()
    assert sorted(table.deck.listed()) == [0, 1]


def test_a_scenario_can_force_the_next_card() -> None:
    table = in_deck([5, 6, 7])
    table.forced = [5]
    card = table.draw()
    assert table.face[card] == 5
    assert table.forced == []
    assert sorted(table.deck.listed()) == [1, 2]


def test_a_forced_card_that_is_not_there_waits() -> None:
    table = in_deck([5, 6])
    table.forced = [9]
    assert table.face[table.draw()] == 6
    assert table.forced == [9]


# Picking at random


def test_a_random_pick_is_a_place_in_the_zone() -> None:
    table = in_deck(range(5))
    assert {int(table.pick(table.deck)) for _ in range(200)} == set(range(5))


def test_a_scenario_can_force_the_pick() -> None:
    table = in_deck([7, 8, 9])
    table.forced = [8]
    assert table.pick(table.deck) == 1
    assert table.forced == []


def test_a_random_seat_is_one_of_those_named() -> None:
    table = bare_table([], seats=8)
    assert {int(table.pick_seat(0b10010100)) for _ in range(200)} == {2, 4, 7}


def test_a_scenario_can_force_the_seat_if_it_is_possible() -> None:
    table = bare_table([], seats=4)
    table.forced = [-1 - 2]
    assert table.pick_seat(0b0011) in (0, 1)
    assert table.forced == [-3]
    assert table.pick_seat(0b0111) == 2
    assert table.forced == []


# Cards chosen out of sight, and copies that look alike


def test_a_card_slipped_out_of_sight_is_forgotten_by_third_parties_with_those_it_lay_among() -> None:
    table = bare_table([0, 1, 2], [hand(0), hand(1)])
    for card in range(3):
        table.put(card, table.extra[0])
        table.show(card, P3)
    table.slip(table.extra[0], 1, table.extra[1])
    assert known(table, 0, 1, 2) == [P1, P1 | P2, P1]


def test_a_lone_card_that_is_slipped_stays_known() -> None:
    table = bare_table([0], [hand(0), hand(1)])
    table.put(0, table.extra[0])
    table.show(0, P3)
    table.slip(table.extra[0], 0, table.extra[1])
    assert known(table, 0) == [P1 | P2 | P3]


def test_open_cards_stay_open_when_another_is_slipped() -> None:
    table = bare_table([0, 1, 2], [hand(0), hand(1)])
    for card in range(3):
        table.put(card, table.extra[0])
    table.show(0, EVERYONE)
    table.slip(table.extra[0], 2, table.extra[1])
    assert known(table, 0, 1, 2) == [EVERYONE, P1, P1 | P2]


def test_who_sees_only_the_target_cannot_tell_which_of_two_copies_was_slipped() -> None:
    views = []
    for index in (0, 1):
        table = bare_table([4, 4], [hand(0), hand(1)])
        table.put(0, table.extra[0])
        table.put(1, table.extra[0])
        table.show(0, P2)
        table.slip(table.extra[0], index, table.extra[1])
        views.append([table.knows(1, card) for card in table.extra[0].listed()])
    assert views[0] == views[1]


def test_of_several_copies_the_best_known_one_is_found() -> None:
    table = bare_table([3, 5, 5, 5], [hand(0)])
    for card in range(4):
        table.put(card, table.extra[0])
    table.show(2, EVERYONE)
    assert table.find(table.extra[0], 5) == 2
    assert table.find(table.extra[0], 9) == NONE


def test_who_knew_of_a_copy_and_sees_one_leave_counts_one_less() -> None:
    table = bare_table([5, 5, 5], [hand(0)])
    for card in range(3):
        table.put(card, table.extra[0])
    table.show(0, P2)
    table.show(1, P2)
    table.show(2, P3)
    card = table.take_face(table.extra[0], 5)
    left = table.extra[0].listed()
    assert [sum(table.knows(seat, other) for other in left) for seat in range(3)] == [2, 1, 0]
    assert card not in left


def test_a_face_that_is_not_there_cannot_be_taken() -> None:
    table = bare_table([5], [hand(0)])
    table.put(0, table.extra[0])
    assert table.take_face(table.extra[0], 6) == NONE
    assert table.extra[0].size == 1


# Whom the table waits for


def test_the_newest_prompt_says_who_is_awaited_and_without_one_the_turn() -> None:
    table = bare_table([])
    assert table.awaited() == P1
    table.ask(DARED, P2)
    table.ask(DARED, P1 | P3)
    assert table.awaited() == P1 | P3
    table.prompts.pop()
    assert table.awaited() == P2
    table.over = True
    assert table.awaited() == NOBODY


def test_a_sealed_prompt_has_room_for_every_answer() -> None:
    prompt = bare_table([], seats=4).ask_sealed(DARED, 0b1010, 1, 2)
    assert prompt.sealed
    assert (prompt.a, prompt.b, list(prompt.answers)) == (1, 2, [NONE] * 4)


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
    assert TINY.position(state) == before
    assert state.said == ""


@pytest.mark.parametrize("seat", [-1, 2, 15, 63, 99])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    with pytest.raises(IllegalMove):
        dealt_and_picked().submit(seat, pack(LAY, 0))


# Turns and the end


def test_turns_go_to_the_next_seat_that_is_in() -> None:
    table = bare_table([], seats=4)
    table.eliminate(0b0110)
    assert [int(table.next_seat(seat)) for seat in range(4)] == [3, 3, 3, 0]
    assert [table.is_in(seat) for seat in range(4)] == [True, False, False, True]


def test_the_last_turn_allowed_ends_the_game() -> None:
    table = bare_table([])
    table.turn_limit = 2
    table.count_turn()
    assert not table.over
    table.count_turn()
    assert table.over


def test_more_turns_than_allowed_end_the_game_too() -> None:
    table = bare_table([])
    table.turn_limit = 2
    table.turns = 5
    table.count_turn()
    assert table.over


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
    state.put(state.deck.pop(), state.zones[6])
    assert state.ranking() == [[0], [1, 2]]
    assert state.winners() == 0b001


class Pairs(Bare):
    """Two teams: seats 1 and 3, seats 2 and 4."""

    def team(self, seat: int) -> int:
        return 0b0101 << seat % 2


def test_a_game_of_teams_is_over_when_one_team_is_left() -> None:
    table = Pairs(4)
    table.eliminate(0b0001)
    table.eliminate(0b0010)
    assert not table.over
    table.eliminate(0b1000)
    assert table.over


# Set-up and copies


def test_set_up_shuffles_every_card_into_its_home() -> None:
    table = bare_table(range(20))
    table.set_up(Chance(3))
    assert sorted(table.deck.listed()) == list(range(20))
    assert table.deck.listed() != list(range(20))


def test_a_copy_has_everything_and_shares_nothing_that_can_change() -> None:
    state = dealt(3)
    state.eliminate(bit(2))
    state.forced = [1]
    before = TINY.position(state)
    twin = state.copy()
    assert TINY.position(twin) == before
    assert (twin.forced, twin.turn_limit, twin.people) == ([1], state.turn_limit, state.people)
    twin.prompts[-1].answer(0, 3)
    twin.out_order.append(1)
    twin.forced.append(2)
    twin.show(twin.deck.top(), EVERYONE)
    twin.deck.pop()
    twin.chance.word()
    assert TINY.position(state) == before
    assert state.forced == [1]


def test_a_copy_tells_nobody() -> None:
    from holdfast.kernel import Log

    log = Log(TINY.events, TINY.faces)
    state = TINY.deal(2, TINY.options.read({}), Chance(1), log)
    heard = len(log.events)
    twin = state.copy()
    for seat in range(2):
        twin.submit(seat, TINY.legal_moves(twin, seat)[0])
    assert len(log.events) == heard


def test_a_state_asks_its_game_for_the_rules() -> None:
    table = State(2, 0)
    for missing in (table.deal, table.copy):
        with pytest.raises(NotImplementedError):
            missing()
    assert table.evaluate(0) == 0.0
    assert table.gestures(0) == []
    assert table.question() == "turn"
