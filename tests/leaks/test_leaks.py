"""Nothing hidden gets out by mistake: what leaves the kernel is plain, and nothing in it leads back to the table."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from types import FunctionType, ModuleType

import pytest

from holdfast.games.upgrade import GAME
from holdfast.kernel import Chance, Journal, Observation, Record, SeatHandle, State, Table, Watcher
from tests.kernel.tiny import TINY

pytestmark = pytest.mark.quick

HIDDEN = (State, Journal, Chance, Record, Table, Watcher)
PLAIN = (str, int, float, bool, type(None), type, FunctionType, ModuleType)


def table(game: str = "upgrade") -> Table:
    at = Table.new(GAME if game == "upgrade" else TINY, 2, (GAME if game == "upgrade" else TINY).options.read({}), 1)
    for seat in range(2):
        at.play(seat, at.legal_moves(seat)[0])
    return at


# What leaves the kernel


def inside(thing: object, seen: set[int]) -> Iterable[object]:
    """A thing and all that can be reached from it by attributes and items, but for plain data and classes."""
    if isinstance(thing, PLAIN) or id(thing) in seen:
        return
    seen.add(id(thing))
    yield thing
    parts: list[object] = list(getattr(thing, "__dict__", {}).values())
    if isinstance(thing, Mapping):
        parts += [*thing.keys(), *thing.values()]
    elif isinstance(thing, list | tuple | set | frozenset):
        parts += list(thing)
    for part in parts:
        yield from inside(part, seen)


def given_out(at: Table) -> dict[str, object]:
    watcher = at.watch(0)
    at.play(at.awaited[0], at.legal_moves(at.awaited[0])[0])
    return {
        "view": at.view(0),
        "layout": at.layout(0),
        "choices": at.choices(at.awaited[0]),
        "heard": at.events(0),
        "update": at.update(watcher),
        "observation": at.observation(0),
        "observation_tensor": at.observation_tensor(0),
        "observation_planes": at.observation_planes(0),
        "action mask": at.action_mask(0),
        "information state": at.information_state(0),
        "schema": at.schema,
    }


@pytest.mark.parametrize("game", ["upgrade", "tiny"])
def test_nothing_that_is_given_out_leads_to_the_table(game: str) -> None:
    for name, thing in given_out(table(game)).items():
        found = [type(part).__name__ for part in inside(thing, set()) if isinstance(part, HIDDEN)]
        assert not found, f"{name} leads to {found}"


def test_the_walk_finds_what_is_hidden() -> None:
    at = table()
    assert [part for part in inside([{"deep": (at,)}], set()) if isinstance(part, HIDDEN)]


@pytest.mark.parametrize("game", ["upgrade", "tiny"])
def test_an_update_is_numbers_and_what_was_said(game: str) -> None:
    at = table(game)
    watchers = [at.watch(seat) for seat in range(2)]
    chance = Chance(3)
    while not at.over:
        legal = at.legal_moves(at.awaited[0])
        at.play(at.awaited[0], legal[chance.below(len(legal))])
        for watcher in watchers:
            changes, lines, moves, *_ = json.loads(json.dumps(at.update(watcher).to_list()))
            numbers = [number for part in (*changes, *lines, moves) for number in part]
            assert all(type(number) is int for number in numbers)


# Seat handles


def public(thing: object) -> dict[str, object]:
    """What can be had from a thing by its public names."""
    return {name: getattr(thing, name) for name in dir(thing) if not name.startswith("_")}


def test_no_public_name_of_a_handle_leads_to_the_state() -> None:
    handle = SeatHandle(GAME, table().state, 0)
    assert set(public(handle)) == {
        *(
            "game",
            "events",
            "determinize",
            "determinize_again",
            "determinize_into",
            "legal_moves",
            "lines",
            "options",
            "prolongs",
        ),
        *(
            "encode",
            "rounds",
            "seat",
            "seats",
            "sensible_moves",
            "observation",
            "spoken_move",
            "suggestions",
            "view",
            "write",
        ),
    }
    assert not [name for name, value in public(handle).items() if isinstance(value, HIDDEN)]


def test_what_a_handle_gives_out_is_made_anew() -> None:
    at = table()
    handle = SeatHandle(GAME, at.state, 0)
    before = GAME.position(at.state)
    twin = handle.determinize(Chance(1))
    twin.move_top(twin.deck, twin.discard)
    twin.shuffle(twin.deck)
    handle.determinize_into(Chance(2), twin)
    handle.view()
    handle.observation(Observation())
    handle.events().clear()
    handle.options()["tokens"] = 9
    assert handle.options() == {}
    assert GAME.position(at.state) == before
    assert twin.journal is None


def test_the_card_numbers_of_an_determinized_table_do_not_tell_the_truth() -> None:
    """The box is no secret: knowing which number is which card must not reveal the true deck."""
    at = table()
    box = GAME.empty_table(2, GAME.options.read({})).face
    truth = [int(at.state.face[card]) for card in at.state.deck.to_list()]
    handle = SeatHandle(GAME, at.state, 0)
    chance = Chance(5)
    guesses = [[int(box[card]) for card in handle.determinize(chance).deck.to_list()] for _ in range(30)]
    right = sum(guess == true for each in guesses for guess, true in zip(each, truth, strict=True))
    assert right / (30 * len(truth)) < 0.1


def test_a_seat_cannot_follow_a_card_through_a_shuffle_by_its_number() -> None:
    state = GAME.deal(2, GAME.options.read({}), Chance(1))
    handle = SeatHandle(GAME, state, 0)
    followed = state.deck.top()
    state.show(followed, 1)
    state.shuffle(state.deck)
    true_place = state.deck.index(followed)
    chance = Chance(6)
    found = [int(handle.determinize(chance).deck.index(followed)) for _ in range(200)]
    assert found.count(int(true_place)) < 30
    assert len(set(found)) > 15
