"""Events: declared by a line, told in full to the log, redacted for everybody else."""

from __future__ import annotations

import pytest

from holdfast.kernel import EVERYONE, NONE, SPECTATOR, UNSEEN, Event, Heard, Kinds, Log, words
from holdfast.kernel.events import Fact, Field
from tests.kernel.tiny import DARING, DREW, EVENTS, FACES, GAVE, NAMED, PICKED, SHOUTED, WINKED, Bare, in_deck


def told(event: int, *values: int, said: str = "") -> tuple[Bare, Log]:
    table = in_deck([0, 1, 2, 3])
    table.log = Log(EVENTS, FACES)
    table.said = said
    table.show(1, 0b011)
    table.show(2, EVERYONE)
    table.tell(event, *values)
    return table, table.log


def fields(log: Log, seat: int) -> object:
    return dict(log.events[-1].redacted(seat).fields)


def test_a_kind_is_declared_by_its_name_and_fields() -> None:
    kinds = Kinds(mood=words("loud", "soft"))
    number = kinds.add("stole {seat} {target:seat} {card} {mood} {force}")
    assert number == 0
    assert kinds.kinds[0].name == "stole"
    assert kinds.kinds[0].fields == (
        Field("seat", "seat"),
        Field("target", "seat"),
        Field("card", "card"),
        Field("mood", "mood"),
        Field("force", "number"),
    )


def test_a_kind_is_found_by_its_name() -> None:
    kinds = Kinds()
    kinds.add("one")
    kinds.add("two {seat}", implied=True)
    assert (kinds.numbered("two"), kinds.numbered("three")) == (1, None)
    assert [kind.implied for kind in kinds.kinds] == [False, True]


def test_a_card_is_named_only_to_those_who_know_it() -> None:
    _, log = told(GAVE, 0, 2, 1)
    assert fields(log, 0) == {"seat": "p1", "target": "p3", "card": "bee"}
    assert fields(log, 1) == {"seat": "p1", "target": "p3", "card": "bee"}
    assert fields(log, 2) == {"seat": "p1", "target": "p3", "card": UNSEEN}
    assert fields(log, int(SPECTATOR)) == {"seat": "p1", "target": "p3", "card": UNSEEN}


def test_an_open_card_is_named_to_all() -> None:
    _, log = told(DREW, 0, 2)
    assert all(fields(log, seat) == {"seat": "p1", "card": "cat"} for seat in (0, 1, 2, int(SPECTATOR)))


def test_who_learns_a_card_later_does_not_learn_what_was_told_before() -> None:
    table, log = told(DREW, 0, 0)
    table.show(0, EVERYONE)
    assert fields(log, 1) == {"seat": "p1", "card": UNSEEN}


def test_who_forgets_a_card_has_still_heard_of_it() -> None:
    table, log = told(DREW, 0, 1)
    table.shuffle(table.deck)
    assert fields(log, 1) == {"seat": "p1", "card": "bee"}


@pytest.mark.parametrize(
    ("event", "values", "heard"),
    [
        (DREW, (NONE, NONE), {"seat": None, "card": None}),
        (PICKED, (0b101,), {"seats": ["p1", "p3"]}),
        (DARING, (0, 1, 1), {"seat": "p1", "target": "p2", "mood": "soft"}),
        (WINKED, (1, 40), {"seat": "p2", "count": 40}),
        (NAMED, (3,), {"face": "dog"}),
    ],
)
def test_every_kind_of_field_is_told_in_words(event: int, values: tuple[int, ...], heard: dict[str, object]) -> None:
    _, log = told(event, *values)
    assert fields(log, 2) == heard


def test_the_words_that_came_with_a_move_are_heard_by_all() -> None:
    _, log = told(SHOUTED, 0, said="boo")
    assert log.events[-1].redacted(2) == Heard("shouted", {"seat": "p1"}, "boo")


def test_without_a_listener_nothing_is_told() -> None:
    table = in_deck([0])
    table.tell(DREW, 0, 0)
    assert table.log is None


def test_a_fact_is_kept_from_those_outside_its_audience() -> None:
    event = Event("met", (Fact("where", "inn", 0b10), Fact("count", 3)))
    assert event.redacted(0).fields == {"where": UNSEEN, "count": 3}
    assert event.redacted(1).fields == {"where": "inn", "count": 3}
