"""Laws of the table at any moment of any game: cards, copies, views, determinizer, the end."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.kernel import UNSEEN, Chance, Game, Moves, State, awaited, determinize, observe
from holdfast.kernel.playout import playout
from tests.properties.common import ALL_GAMES, Middle, lawful, middles, played, step, tables


def lying(state: State) -> list[int]:
    return sorted(card for zone in state.zones for card in zone.to_list())


@lawful
@given(middles())
def test_every_card_lies_in_exactly_one_place(middle: Middle) -> None:
    assert lying(middle.state) == list(range(len(middle.state.face)))


@lawful
@given(middles())
def test_who_sees_into_a_zone_knows_every_card_there(middle: Middle) -> None:
    for zone in middle.state.zones:
        for card in zone.to_list():
            assert not zone.sees & ~middle.state.known[card]


@lawful
@given(middles(), st.integers(0, 2**32))
def test_what_happens_to_a_copy_does_not_happen_to_the_original(middle: Middle, luck: int) -> None:
    before = middle.game.position(middle.state)
    twin = middle.state.copy()
    assert middle.game.position(twin) == before
    chance = Chance(luck)
    for _ in range(10):
        if not twin.over:
            step(middle.game, twin, chance)
    assert middle.game.position(middle.state) == before


@lawful
@given(middles(), st.integers(0, 2**32))
def test_a_copy_goes_the_same_way_as_the_original(middle: Middle, luck: int) -> None:
    twin = middle.state.copy()
    one, other = Chance(luck), Chance(luck)
    for _ in range(10):
        if not middle.state.over:
            assert step(middle.game, middle.state, one) == step(middle.game, twin, other)
            assert middle.game.position(middle.state) == middle.game.position(twin)


@lawful
@given(middles(), st.integers(0, 2**32))
def test_cards_that_a_seat_does_not_know_make_no_difference_to_it(middle: Middle, luck: int) -> None:
    for seat in middle.everyone():
        other = determinize(middle.state, seat, Chance(luck))
        assert observe(other, seat) == observe(middle.state, seat)
        assert middle.game.view(other, seat) == middle.game.view(middle.state, seat)
        assert middle.game.legal_moves(other, seat) == middle.game.legal_moves(middle.state, seat)
        assert lying(other) == lying(middle.state)


def determinized_entries(game: Game, state: State, seat: int, luck: int) -> object:
    return game.position(determinize(state, seat, Chance(luck)))


@lawful
@given(middles(), st.integers(0, 2**32), st.integers(0, 2**32))
def test_what_a_seat_determinizes_depends_only_on_what_it_knows(middle: Middle, luck: int, other_luck: int) -> None:
    """The same determinizer twice over, about two truths that the seat cannot tell apart."""
    for seat in middle.everyone():
        other = determinize(middle.state, seat, Chance(other_luck))
        mine = determinized_entries(middle.game, middle.state, seat, luck)
        assert determinized_entries(middle.game, other, seat, luck) == mine


@lawful
@given(middles())
def test_an_determinized_table_can_be_played_to_its_end(middle: Middle) -> None:
    for seat in awaited(middle.state):
        twin = determinize(middle.state, seat, Chance(1))
        playout(twin, Chance(2), Moves())
        assert twin.over
        assert lying(twin) == lying(middle.state)


@lawful
@given(st.integers(2, 8), st.integers(0, 2**32), st.integers(0, 40))
def test_a_view_names_the_cards_that_its_seat_knows_and_no_other(seats: int, luck: int, plies: int) -> None:
    middle = played(UPGRADE, seats, str(luck), plies, luck)
    for seat in middle.everyone():
        text = json.dumps(middle.game.view(middle.state, seat).entries)
        known = {middle.state.face[card] for card in lying(middle.state) if middle.state.knows(seat, card)}
        shown = {face for face in range(len(UPGRADE.vocabulary.faces)) if f'"{UPGRADE.vocabulary.faces[face]}"' in text}
        assert shown == known
        assert (UNSEEN in text) == (len(known) < len(middle.state.face))


@lawful
@given(middles())
def test_an_awaited_seat_has_a_move_and_none_is_awaited_at_the_end(middle: Middle) -> None:
    waiting = awaited(middle.state)
    assert bool(waiting) != middle.state.over
    for seat in waiting:
        legal = middle.game.legal_moves(middle.state, seat)
        assert legal
        assert len(set(legal)) == len(legal)


@pytest.mark.parametrize("game", ALL_GAMES, ids=[game.name for game in ALL_GAMES])
@lawful
@given(st.data())
def test_random_play_ends_and_ranks_everybody_once(game: Game, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(tables(game)))
    state = game.deal(seats, game.options.read({"turn_limit": 100}), Chance(data.draw(st.integers(0, 2**62))))
    playout(state, Chance(data.draw(st.integers(0, 2**62))), Moves())
    assert state.over
    assert state.turns <= 100
    assert sorted(seat for rank in state.ranking() for seat in rank) == list(range(seats))
    assert state.winners() == sum(1 << seat for seat in state.ranking()[0])
