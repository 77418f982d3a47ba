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
    OptionError,
    PositionError,
    Record,
    RecordError,
    awaited,
    replay,
)
from tests.kernel.tiny import TINY
from tests.properties.common import Middle, lawful, middles, played, step, thorough

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


def whole_position(game: Game) -> dict[str, Any]:
    """A position in the middle of a game, as plain data with dotted keys."""
    flat: dict[str, Any] = {}
    for key, value in game.position(played(game, 2, "3", 7, 5).state).items():
        below = {f"{key}.{name}": part for name, part in value.items()} if isinstance(value, dict) else {key: value}
        flat.update(json.loads(json.dumps(below)))
    return flat


POSITIONS = {game.name: whole_position(game) for game in GAMES}


def refused_or_playable(game: Game, position: dict[str, Any], luck: int = 1) -> None:
    """A position is refused with a sentence, or becomes a game that can be looked at and played."""
    options = game.options.read({"turn_limit": 500})
    try:
        state = game.restore(2, options, position, Chance(luck))
    except HoldfastError as wrong:
        assert str(wrong)
        return
    chance = Chance(luck)
    for _ in range(12):
        for seat in (0, 1, 15):
            game.view(state, seat)
        if state.over:
            assert state.ranking()
            return
        assert awaited(state)
        step(game, state, chance)


# Positions


@each_game
@thorough
@given(st.dictionaries(st.text(max_size=8), plain, max_size=5))
def test_any_data_is_a_position_or_refused(game: Game, position: dict[str, Any]) -> None:
    refused_or_playable(game, position)


@each_game
@thorough
@given(st.data())
def test_a_position_with_broken_entries_is_refused_or_can_be_played(game: Game, data: st.DataObject) -> None:
    paths = st.sampled_from(sorted(POSITIONS[game.name]))
    broken = data.draw(st.dictionaries(paths, plain, min_size=1, max_size=2))
    refused_or_playable(game, {**POSITIONS[game.name], **broken}, data.draw(st.integers(0, 99)))


@each_game
@thorough
@given(st.data())
def test_a_position_of_which_parts_are_missing_is_refused_or_can_be_played(game: Game, data: st.DataObject) -> None:
    position = dict(POSITIONS[game.name])
    for path in data.draw(st.lists(st.sampled_from(sorted(position)), unique=True, max_size=8)):
        del position[path]
    refused_or_playable(game, position, data.draw(st.integers(0, 99)))


@each_game
@thorough
@given(st.data())
def test_a_position_in_which_entries_changed_places_is_refused_or_can_be_played(
    game: Game, data: st.DataObject
) -> None:
    position = dict(POSITIONS[game.name])
    paths = st.sampled_from(sorted(position))
    one, other = data.draw(paths), data.draw(paths)
    position[one], position[other] = position[other], position[one]
    refused_or_playable(game, position)


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
    assert game.options.read(options.named()) == options
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
    verbs = middle.game.verbs
    move = verbs.move(data.draw(st.integers(0, verbs.action_count - 1)))
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
        assert move in legal or verbs.of(move).needs_words or not text
