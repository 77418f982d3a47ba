"""Nonsense is refused with a sentence: nothing but a HoldfastError ever comes out, and nothing changes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.kernel import (
    Chance,
    Game,
    HoldfastError,
    Moves,
    OptionError,
    PositionError,
    Record,
    RecordError,
    awaited,
    replay,
)
from holdfast.kernel.playout import playout
from holdfast.testing import fuzz_positions
from tests.kernel.tiny import TINY
from tests.properties.common import ALL_GAMES, Middle, fixed_actions, lawful, middles, tables, thorough

scalars = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8))
telling = st.sampled_from(
    [
        "p1",
        "p2",
        "p3",
        "p9",
        "AS",
        "5H@p1",
        "5H@all",
        "5H@",
        "??",
        "none",
        "ant",
        "bee@p2",
        "rush",
        "p1.hand 1",
        "deck 2",
    ]
)
plain = st.recursive(
    st.one_of(scalars, telling),
    lambda below: st.one_of(st.lists(below, max_size=4), st.dictionaries(st.text(max_size=6), below, max_size=4)),
    max_leaves=8,
)
GAMES = [UPGRADE, TINY]
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=[game.name for game in ALL_GAMES])


# Positions


def refused_or_played(game: Game, position: dict[str, Any]) -> None:
    try:
        state = game.restore(2, game.options.read({"turn_limit": 100}), position, Chance(1))
    except HoldfastError as wrong:
        assert str(wrong)
    else:
        playout(state, Chance(2), Moves())
        assert state.over


@each_game
@thorough
@given(st.dictionaries(st.text(max_size=8), plain, max_size=5))
def test_any_data_is_a_position_or_refused(game: Game, position: dict[str, Any]) -> None:
    refused_or_played(game, position)


@every_game
def test_a_spoiled_position_is_refused_or_can_be_played(game: Game) -> None:
    seats = tables(game)
    for number in {seats[0], seats[min(1, len(seats) - 1)]}:
        fuzz_positions(game, seats=number, count=60, seed=number)


@lawful
@given(st.text(max_size=8), plain)
def test_a_position_with_an_entry_that_no_game_has_is_refused(name: str, value: Any) -> None:
    with pytest.raises(PositionError):
        UPGRADE.restore(2, UPGRADE.options.read({}), {f"zz{name.replace('.', '')}": value}, Chance(1))


# Options


@each_game
@thorough
@given(st.data())
def test_any_data_are_options_or_refused(game: Game, data: st.DataObject) -> None:
    names = st.one_of(st.sampled_from(sorted(game.options.ranges())), st.text(max_size=5))
    given_options = data.draw(st.dictionaries(names, plain, max_size=4))
    try:
        options = game.options.read(given_options)
    except OptionError as wrong:
        assert str(wrong)
        return
    assert game.options.read(options.non_defaults()) == options
    for name in given_options:
        assert name in game.options.ranges()


@each_game
@thorough
@given(st.integers(-3, 12), st.data())
def test_any_table_with_any_options_is_dealt_or_refused(game: Game, seats: int, data: st.DataObject) -> None:
    names = st.sampled_from(sorted(game.options.ranges()))
    chosen = data.draw(st.dictionaries(names, st.one_of(st.integers(0, 5), st.sampled_from(["rush", "K", "true"]))))
    try:
        options = game.options.read(chosen)
        state = game.deal(seats, options, Chance(1))
    except OptionError as wrong:
        assert str(wrong)
    else:
        assert awaited(state)


# Records

RECORD = """holdfast record 1
game: upgrade
rules: 1
options: {"tokens": 1}
players: ["a", "b"]
people: ["p1"]
seed: 5

p1: open 5S
p2: open 3H
"""


def refused_or_read(text: str) -> None:
    try:
        record = Record.read(text)
        replay(UPGRADE, record)
    except RecordError as wrong:
        assert str(wrong)
    else:
        assert Record.read(record.write()) == record


@thorough
@given(st.text())
def test_any_text_is_a_record_or_refused(text: str) -> None:
    refused_or_read(text)
    refused_or_read("holdfast record 1\n" + text)


@thorough
@given(st.integers(0, len(RECORD)), st.integers(0, 12), st.text(max_size=12))
def test_a_record_with_a_scratch_is_read_or_refused(at: int, length: int, scratch: str) -> None:
    refused_or_read(RECORD[:at] + scratch + RECORD[at + length :])


@thorough
@given(st.sampled_from(["options", "players", "people", "rules", "seed", "game"]), plain)
def test_a_record_with_any_data_in_a_heading_is_read_or_refused(heading: str, value: Any) -> None:
    lines = [f"{heading}: {json.dumps(value)}" if line.startswith(heading) else line for line in RECORD.splitlines()]
    refused_or_read("\n".join(lines))


# Moves


@lawful
@given(middles(plies=15), st.text(max_size=30), st.integers(-2, 20))
def test_any_text_is_a_move_or_refused_and_then_changes_nothing(middle: Middle, said: str, seat: int) -> None:
    before = middle.game.position(middle.state)
    try:
        middle.game.submit(middle.state, seat, said)
    except HoldfastError as wrong:
        assert str(wrong)
        assert middle.game.position(middle.state) == before


@lawful
@given(middles(plies=15), st.data(), st.integers(0, 8))
def test_any_move_of_a_game_is_legal_or_refused_and_then_changes_nothing(
    middle: Middle, data: st.DataObject, seat: int
) -> None:
    verbs = middle.game.vocabulary.verbs
    move = verbs.move(data.draw(st.sampled_from(fixed_actions(middle.game))))
    text = data.draw(st.sampled_from(["", "", "words"]))
    before = middle.game.position(middle.state)
    legal = middle.game.legal_moves(middle.state, seat)
    try:
        middle.game.submit(middle.state, seat, verbs.write(move, text))
    except HoldfastError as wrong:
        assert str(wrong)
        assert middle.game.position(middle.state) == before
        assert move not in legal or text
    else:
        assert move in legal or verbs.of(move).needs_words
