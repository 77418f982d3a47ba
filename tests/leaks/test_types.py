"""Nothing hidden gets out by mistake: the type checker refuses it, and so does the one door to a client."""

from __future__ import annotations

from functools import cache

import pytest
from mypy import api

from holdfast.games.upgrade import GAME
from holdfast.kernel import Chance, Event, Log, SeatHandle, Sitting, State, for_client

SENDABLE = ("view", "heard", "table", "choice")
HIDDEN = ("state", "event", "log", "sitting", "record", "prompt", "chance", "handle", "game", "position", "state.face")
SNIPPET = """
from holdfast.kernel import (
    Chance, Choice, Event, Game, Heard, Log, Plain, Prompt, Record, SeatHandle, Sitting, State, Table, View, for_client,
)

def send(
    state: State, event: Event, log: Log, sitting: Sitting, record: Record, prompt: Prompt, chance: Chance,
    view: View, heard: Heard, table: Table, choice: Choice, handle: SeatHandle, game: Game, position: dict[str, Plain],
) -> None:
"""


@cache
def complaints() -> dict[str, str]:
    """What the type checker says about sending each thing to a client."""
    things = (*SENDABLE, *HIDDEN)
    snippet = SNIPPET + "\n".join(f"    for_client({thing})" for thing in things)
    told, trouble, _ = api.run(["--config-file=", "--strict", "--follow-imports=silent", "-c", snippet])
    assert not trouble, trouble
    first = SNIPPET.count("\n") + 1
    lines = told.splitlines()
    return {
        thing: "".join(line for line in lines if line.startswith(f"<string>:{first + at}:"))
        for at, thing in enumerate(things)
    }


@pytest.mark.parametrize("thing", SENDABLE)
def test_what_may_be_sent_passes_the_type_checker(thing: str) -> None:
    assert complaints()[thing] == ""


@pytest.mark.parametrize("thing", HIDDEN)
def test_the_type_checker_refuses_to_send_anything_else(thing: str) -> None:
    assert 'Argument 1 to "for_client" has incompatible type' in complaints()[thing]


def sitting() -> Sitting:
    table = Sitting.new(GAME, ["a", "b"], GAME.options.read({}), "1")
    for seat in range(2):
        table.say(seat, table.choices(seat)[0].notation)
    return table


def unsendable() -> list[object]:
    table = sitting()
    state: State = table.state
    event: Event = table.log.events[0]
    return [
        state,
        event,
        table.log,
        table,
        table.record,
        state.chance,
        GAME.position(state),
        SeatHandle(GAME, state, 0),
    ]


@pytest.mark.parametrize("thing", unsendable(), ids=lambda thing: type(thing).__name__)
def test_the_door_refuses_it_too(thing: object) -> None:
    with pytest.raises(TypeError, match=f"a {type(thing).__name__} never leaves the server"):
        for_client(thing)  # type: ignore[arg-type]


# Seat handles


def public(thing: object) -> dict[str, object]:
    """What can be had from a thing by its public names."""
    return {name: getattr(thing, name) for name in dir(thing) if not name.startswith("_")}


def test_no_public_name_of_a_handle_leads_to_the_state() -> None:
    table = sitting()
    handle = SeatHandle(GAME, table.state, 0)
    assert set(public(handle)) == {"game", "heard", "imagine", "legal_moves", "seat", "view"}
    hidden = (State, Log, Event, Chance, Sitting)
    assert not [name for name, value in public(handle).items() if isinstance(value, hidden)]


def test_what_a_handle_gives_out_is_made_anew() -> None:
    table = sitting()
    handle = SeatHandle(GAME, table.state, 0)
    before = GAME.position(table.state)
    twin = handle.imagine(Chance(1))
    twin.deck.pop()
    twin.shuffle(twin.deck)
    twin.prompts.clear()
    handle.view()
    handle.heard().clear()
    assert GAME.position(table.state) == before
    assert twin.log is None


def test_the_card_numbers_of_an_imagined_table_do_not_tell_the_truth() -> None:
    """The box is no secret: whoever knows which number is which card must not find the true deck by it."""
    table = sitting()
    box = GAME.bare(2, GAME.options.read({})).face
    truth = [int(table.state.face[card]) for card in table.state.deck.listed()]
    handle = SeatHandle(GAME, table.state, 0)
    chance = Chance(5)
    guesses = [[int(box[card]) for card in handle.imagine(chance).deck.listed()] for _ in range(30)]
    right = sum(guess == true for each in guesses for guess, true in zip(each, truth, strict=True))
    assert right / (30 * len(truth)) < 0.1


def test_a_seat_cannot_follow_a_card_through_a_shuffle_by_its_number() -> None:
    state = GAME.deal(2, GAME.options.read({}), Chance(1))
    handle = SeatHandle(GAME, state, 0)
    seen = state.deck.top()
    state.show(seen, 1)
    state.shuffle(state.deck)
    true_place = state.deck.index(seen)
    chance = Chance(6)
    found = [int(handle.imagine(chance).deck.index(seen)) for _ in range(200)]
    assert found.count(int(true_place)) < 30
    assert len(set(found)) > 15
