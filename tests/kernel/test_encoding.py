"""Observation tensors: what stands where, in plain numbers and as zeros and ones."""

from __future__ import annotations

from array import array
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i32, i64

from holdfast.games import games
from holdfast.kernel import SPECTATOR, Chance, Game, HoldfastError, Table, seat_name
from holdfast.kernel.bits import places_in
from holdfast.kernel.learning import Encoding, encoding_for
from holdfast.kernel.tensor_layout import tensor_layout
from tests.kernel.tiny import TINY

EVERY = [TINY, *games().values()]
each_game = pytest.mark.parametrize("game", EVERY, ids=lambda game: game.name)


def middle(game: Game, seed: int = 5, moves: int = 9) -> Table:
    table, luck = game.new(seed=seed, turn_limit=200), Random(seed)
    for _ in range(moves):
        if not table.over:
            seat = table.awaited[0]
            table.act(seat, luck.choice(table.legal_actions(seat)))
    return table


def entry_values(encoding: Encoding, numbers: list[int], path: str) -> list[int]:
    (entry,) = [entry for entry in encoding.layout.entries if entry.path == path]
    return numbers[entry.start : entry.start + entry.length]


@each_game
def test_entries_fill_the_tensor_from_end_to_end(game: Game) -> None:
    for padded in (False, True):
        layout = tensor_layout(game, game.seats[0], game.options.read({}), padded)
        at = 0
        for entry in layout.entries:
            assert entry.start == at
            at += entry.length
        assert at == layout.size


@each_game
def test_numbers_stay_within_their_bounds(game: Game) -> None:
    table, luck = game.new(seed=8, turn_limit=60), Random(8)
    entries = table.tensor_layout.entries
    while not table.over:
        seat = table.awaited[0]
        table.act(seat, luck.choice(table.legal_actions(seat)))
        numbers = table.observation_tensor(seat)
        for entry in entries:
            if entry.form != "prompts":
                values = numbers[entry.start : entry.start + entry.length]
                assert entry.least <= min(values) and max(values) <= entry.most, (entry, values)


@each_game
def test_writing_over_an_older_observation_leaves_nothing_of_it(game: Game) -> None:
    table, luck = game.new(seed=3, turn_limit=60), Random(3)
    encoding = encoding_for(game, table.state)
    while not table.over:
        seat = table.awaited[0]
        assert encoding.observation(table.state, seat) == encoding_for(game, table.state).observation(table.state, seat)
        table.act(seat, luck.choice(table.legal_actions(seat)))


@each_game
@pytest.mark.parametrize(("seats", "own"), [(2, False), (2, True), (3, False)])
def test_what_is_followed_is_what_is_written_anew(game: Game, seats: int, own: bool) -> None:
    """Whoever looks in between, the viewer before or another one, and whatever has been turned or shuffled."""
    seats = min(seats, game.seats[-1])
    encoding = encoding_for(game, game.new(seats, seed=1).state, own=own)
    empty, length = game.empty_table(seats, game.options.read({"turn_limit": 60})), encoding.layout.size
    state, luck = empty.copy(), Random(seats)
    followed, seen = vec[i32](array("i", [0] * length)), vec[i64](array("q", [0] * len(state.zones)))
    for seed in range(3):
        empty.copy_to(state)
        state.set_up(Chance(seed))
        while not state.over:
            asked = places_in(int(state.awaited()))[0]
            for viewer in {asked, luck.choice([asked, seats - 1, SPECTATOR])}:
                encoding.encoder.follow(state, viewer, followed, 0, seen, 0)
                assert memoryview(followed).tolist() == encoding.observation(state, viewer)
            state.apply(asked, luck.choice(game.legal_moves(state, asked)))


def test_who_follows_sees_what_is_remembered_and_what_is_buried() -> None:
    state = games()["upgrade"].new(2, seed=1).state.copy()
    encoding, bottom = encoding_for(games()["upgrade"], state), state.deck.cards[0]
    followed, seen = vec[i32](array("i", [0] * encoding.layout.size)), vec[i64](array("q", [0] * len(state.zones)))
    seen_of_bottom = []
    for change in (lambda: None, lambda: state.remind(bottom, 1), lambda: state.bury(state.deck, 5, state.deck)):
        change()
        encoding.encoder.follow(state, 0, followed, 0, seen, 0)
        assert memoryview(followed).tolist() == encoding.observation(state, 0)
        seen_of_bottom.append(entry_values(encoding, memoryview(followed).tolist(), "deck")[1])
    assert seen_of_bottom[0] == seen_of_bottom[2] < seen_of_bottom[1]


@pytest.mark.parametrize("name", ["upgrade", "shield", "ship_it"])
def test_a_padded_tensor_is_as_long_for_two_as_for_all(name: str) -> None:
    game = games()[name]
    options = game.options.read({})
    few, many = (tensor_layout(game, seats, options, True) for seats in (game.seats[0], game.seats[-1]))
    assert [entry.path for entry in few.entries] == [entry.path for entry in many.entries]
    table = game.new(game.seats[0], seed=1)
    narrow, wide = encoding_for(game, table.state), encoding_for(game, table.state, padded=True)
    mine, theirs = (encoding.observation(table.state, 0) for encoding in (narrow, wide))
    last = seat_name(wide.layout.wide.seats - 1)
    absent = [entry for entry in wide.layout.entries if entry.path.startswith(f"{last}.")]
    assert absent
    assert not any(any(theirs[entry.start : entry.start + entry.length]) for entry in absent)
    for entry in narrow.layout.entries:
        if entry.path.startswith("p1.") and entry.form == "cards":
            size = 1 + entry_values(narrow, mine, entry.path)[0]
            assert entry_values(narrow, mine, entry.path)[:size] == entry_values(wide, theirs, entry.path)[:size]


def test_in_an_own_layout_every_seat_is_the_first() -> None:
    table = middle(games()["upgrade"])
    encoding, plain = (encoding_for(table.game, table.state, own=own) for own in (True, False))
    for seat in range(2):
        own, seen = (each.observation(table.state, seat) for each in (encoding, plain))
        for name in ("tokens", "attack", "defence"):
            assert entry_values(encoding, own, f"own.{name}") == entry_values(plain, seen, f"{seat_name(seat)}.{name}")
            other = seat_name(1 - seat)
            assert entry_values(encoding, own, f"own+1.{name}") == entry_values(plain, seen, f"{other}.{name}")
        assert entry_values(encoding, own, "awaited") == [1 if table.awaited == [seat] else 2]


def test_the_version_changes_with_the_layout_alone() -> None:
    game = games()["upgrade"]
    tables: list[tuple[int, dict[str, object]]] = [(2, {}), (3, {}), (2, {"tokens": 9})]
    layouts = [tensor_layout(game, seats, game.options.read(given)) for seats, given in tables]
    assert len({layout.version for layout in layouts[:2]}) == 2
    assert layouts[0].version == layouts[2].version


@each_game
def test_planes_are_zeros_and_ones_that_tell_observations_apart(game: Game) -> None:
    table, luck, told = game.new(seed=2, turn_limit=40), Random(2), set()
    sizes = set()
    while not table.over:
        seat = table.awaited[0]
        table.act(seat, luck.choice(table.legal_actions(seat)))
        planes = table.observation_planes(seat)
        assert set(planes) <= {0, 1}
        sizes.add(len(planes))
        told.add(tuple(planes))
    assert len(sizes) == 1
    assert len(told) > 5


def test_an_observation_and_a_mask_are_written_into_buffers() -> None:
    table = middle(games()["shield"])
    seat = table.awaited[0]
    numbers, mask = array("i", bytes(4 * table.tensor_layout.size)), bytearray(int(table.action_space.size))
    table.observation_tensor(seat, numbers)
    table.action_mask(seat, mask)
    assert numbers.tolist() == table.observation_tensor(seat)
    assert list(mask) == table.action_mask(seat)
    planes = bytearray(len(table.observation_planes(seat)))
    table.observation_planes(seat, planes)
    assert list(planes) == table.observation_planes(seat)


UNFIT = [
    bytearray(3),
    bytearray(4 * 197),
    bytes(4 * 197),
    array("q", [0] * 197),
    array("i", [0] * 196),
    array("f", [0] * 197),
    memoryview(array("i", [0] * 197)).cast("B").cast("i", (1, 197)),
    memoryview(array("I", [0] * 394))[::2],
]


@pytest.mark.parametrize("wrong", UNFIT, ids=lambda wrong: type(wrong).__name__)
def test_a_buffer_that_does_not_fit_is_refused(wrong: bytearray) -> None:
    with pytest.raises(HoldfastError, match="a writable buffer of 197 numbers with 4 bytes each is needed"):
        games()["upgrade"].new(seed=1).observation_tensor(0, wrong)


def test_a_spectator_has_a_tensor_too() -> None:
    table = middle(games()["upgrade"])
    hidden = entry_values(encoding_for(table.game, table.state), table.observation_tensor(int(SPECTATOR)), "p1.defence")
    assert hidden[0] and set(hidden[1:]) <= {0, 1}


def test_who_is_to_move_is_said_in_the_words_of_the_field() -> None:
    table = games()["upgrade"].new(seed=1)
    assert table.current_player == -2
    table.act(0, table.legal_actions(0)[0])
    assert table.current_player == 1
    luck = Random(1)
    while not table.over:
        table.act(table.awaited[0], luck.choice(table.legal_actions(table.awaited[0])))
    assert table.current_player == -4
