"""Records and positions read back exactly, and go on as the game they were made of."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.kernel import Chance, Record, State, Table, commitment, replay
from holdfast.kernel.printable import printable
from tests.kernel.tiny import TINY
from tests.properties.common import Middle, lawful, middles, seeds, step

pytestmark = pytest.mark.quick


def through_json(middle: Middle) -> State:
    position = json.loads(json.dumps(middle.game.position(middle.state)))
    options = middle.game.options.read({"turn_limit": 300})
    return middle.game.restore(int(middle.state.seats), options, position, Chance(0))


@lawful
@given(middles())
def test_a_position_reads_back_exactly(middle: Middle) -> None:
    again = through_json(middle)
    assert middle.game.position(again) == middle.game.position(middle.state)
    for seat in middle.everyone():
        assert middle.game.view(again, seat) == middle.game.view(middle.state, seat)
        assert middle.game.legal_moves(again, seat) == middle.game.legal_moves(middle.state, seat)


@lawful
@given(middles(), st.integers(0, 2**32))
def test_a_position_goes_on_as_the_game_it_was_made_of(middle: Middle, luck: int) -> None:
    again = through_json(middle)
    one, other = Chance(luck), Chance(luck)
    for _ in range(15):
        if not middle.state.over:
            assert step(middle.game, middle.state, one) == step(middle.game, again, other)
            assert middle.game.position(again) == middle.game.position(middle.state)


def recorded(middle: Middle) -> Record:
    options = {"turn_limit": 300}
    moves = [(seat, middle.game.write(move)) for seat, move in middle.moves]
    players = [f"player {seat}" for seat in range(middle.state.seats)]
    people = [f"p{seat + 1}" for seat in range(middle.state.seats)]
    return Record(middle.game.name, middle.game.version, options, players, people, middle.seed, moves)


@lawful
@given(middles())
def test_a_record_replays_to_the_same_position(middle: Middle) -> None:
    record = recorded(middle)
    assert Record.read(record.write()) == record
    assert middle.game.position(replay(middle.game, record)) == middle.game.position(middle.state)


@lawful
@given(middles())
def test_a_game_that_is_resumed_has_the_same_story(middle: Middle) -> None:
    once, twice = (Table.resume(middle.game, recorded(middle)) for _ in range(2))
    for seat in middle.everyone():
        assert once.events(seat) == twice.events(seat)
    assert once.record == twice.record == recorded(middle)


names = st.text(st.characters(exclude_categories=["Cs"]), max_size=12).map(printable)


@lawful
@given(st.lists(names, min_size=2, max_size=4), seeds, st.lists(names, max_size=2))
def test_a_header_reads_back_whatever_the_players_are_called(players: list[str], seed: str, rules: list[str]) -> None:
    options = TINY.options.read({"rules": rules})
    record = Table.new(TINY, players, options, seed, people=[]).record
    again = Record.read(record.write())
    assert (again.players, again.people, again.seed) == (players, [], seed)
    assert TINY.options.read(again.options) == options


@lawful
@given(names)
def test_whatever_is_shouted_is_replayed(text: str) -> None:
    table = Table.new(TINY, ["a", "b"], TINY.options.read({}), "1")
    for seat in range(2):
        table.play(seat, table.legal_moves(seat)[0])
    table.play(0, f'shout "!{text}"')
    again = Table.resume(TINY, Record.read(table.record.write()))
    assert again.events(1) == table.events(1)
    assert again.events(1)[-1].said.startswith("!")


@lawful
@given(seeds)
def test_the_seed_of_a_record_matches_what_was_published_before_the_deal(seed: str) -> None:
    published = commitment(seed)
    record = Table.new(TINY, ["a", "b"], TINY.options.read({}), seed).record
    assert commitment(Record.read(record.write()).seed) == published
