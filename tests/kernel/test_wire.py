"""The one door to a client."""

from __future__ import annotations

import json

import pytest

from holdfast.kernel import Heard, Message, Plain, Sitting, for_client
from holdfast.kernel.events import Event, Fact
from holdfast.kernel.table import Choice
from holdfast.kernel.wire import ForClient
from tests.kernel.tiny import TINY


def sitting() -> Sitting:
    table = Sitting.new(TINY, ["a", "b"], TINY.options.read({}), "3")
    for seat in range(2):
        table.say(seat, table.choices(seat)[0].notation)
    return table


def sendable() -> list[ForClient]:
    table = sitting()
    view = table.view(0)
    return [view, TINY.lay(view), *table.choices(0), *table.heard(0)]


def test_everything_that_a_client_needs_becomes_plain_data() -> None:
    for thing in sendable():
        plain = for_client(thing)
        assert json.loads(json.dumps(plain)) == plain


def test_a_view_is_sent_nested() -> None:
    plain = for_client(sitting().view(0))
    entries = plain["entries"]
    assert isinstance(entries, dict)
    assert set(entries["p1"]) == {"hand", "row", "out"}


def test_a_choice_is_sent_with_its_label() -> None:
    choice = Choice("attack p2", Message("move-attack", {"seat": "p2"}), ("p2",), 4)
    expected: dict[str, Plain] = {
        "notation": "attack p2",
        "label": {"name": "move-attack", "arguments": {"seat": "p2"}},
        "touch": ["p2"],
        "action": 4,
        "speech": False,
        "needs_words": False,
    }
    assert for_client(choice) == expected


SECRET = Event("drew", (Fact("card", "bee", 0b1),))


@pytest.mark.parametrize(
    "thing",
    [SECRET, SECRET.facts[0], sitting().state, sitting(), {}, "text", None],
    ids=lambda thing: type(thing).__name__,
)
def test_nothing_else_leaves_the_server(thing: object) -> None:
    with pytest.raises(TypeError, match=f"a {type(thing).__name__} never leaves the server"):
        for_client(thing)  # type: ignore[arg-type]


@pytest.mark.parametrize("hidden", [SECRET, sitting().state, [SECRET], {"a": (SECRET,)}, sitting().view(0)])
def test_nor_does_it_leave_inside_something_that_may(hidden: object) -> None:
    with pytest.raises(TypeError, match="never leaves the server"):
        for_client(Heard("drew", {"card": hidden}))  # type: ignore[dict-item]
