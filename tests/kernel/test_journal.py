"""The journal: motions and events in order, told to each seat as it may know them."""

from __future__ import annotations

import pytest

from holdfast.kernel import EVERYONE, NONE, SPECTATOR, UNSEEN, SeatEvent, Table
from holdfast.kernel.journal import EVENT, EXCHANGED, MOVED, SHUFFLED, TURNED_DOWN, TURNED_UP
from tests.kernel.bare import BARE, Bare, bare_table, hand, in_deck, laid, listened, row
from tests.kernel.tiny import TINY
from tests.kernel.tiny_phrases import DARING, DREW, GAVE, NAMED, PICKED, SHOUTED, WINKED

P1, P2, P3 = 0b001, 0b010, 0b100
WATCHER = int(SPECTATOR)
BACK = 1


def face(number: int, *, lies_open: bool = False) -> int:
    """The code of a card that a seat knows, at a table with one back."""
    return 2 + 2 * number + lies_open


def told(table: Bare, seat: int) -> list[list[int]]:
    assert table.journal is not None
    return table.journal.told_to(table, seat)


def zones(table: Bare) -> list[int]:
    return [int(zone.number) for zone in table.extra]


# Motions


def test_a_motion_says_from_where_to_where_and_which_card() -> None:
    table = laid([[4, 5], [6]], [row(0), row(1)])
    one, other = zones(table)
    listened(table)
    table.move(table.extra[0], 0, table.extra[1])
    assert told(table, 0) == [[MOVED, face(4), one, 0, other, 1]]
    assert told(table, 1) == [[MOVED, face(4), one, 0, other, 1]]
    assert told(table, 2) == told(table, WATCHER) == [[MOVED, BACK, one, 0, other, 1]]


def test_places_in_a_hand_are_told_only_to_those_who_see_into_it() -> None:
    table = laid([[4, 5], [6]], [hand(0), hand(1)])
    one, other = zones(table)
    listened(table)
    table.move(table.extra[0], 1, table.extra[1])
    assert told(table, 0) == [[MOVED, face(5), one, 1, other, NONE]]
    assert told(table, 1) == [[MOVED, face(5), one, NONE, other, 1]]
    assert told(table, 2) == [[MOVED, BACK, one, NONE, other, NONE]]


def test_a_card_that_is_laid_open_is_told_to_all() -> None:
    table = laid([[4]], [hand(0)])
    listened(table)
    table.move_top(table.extra[0], table.discard)
    assert told(table, WATCHER) == [[MOVED, face(4, lies_open=True), zones(table)[0], NONE, 1, 0]]


def test_a_card_that_goes_out_of_sight_is_told_to_those_who_knew_it() -> None:
    table = laid([[4], []], [row(0, EVERYONE), hand(1)])
    listened(table)
    table.move_top(table.extra[0], table.extra[1])
    assert told(table, 2)[0][1] == face(4, lies_open=True)


@pytest.mark.parametrize("act", ["move_to", "move_all", "replace", "draw", "swap"])
def test_every_way_to_move_a_card_is_told(act: str) -> None:
    table = laid([[1, 2], [3, 4]], [row(0), row(1)])
    journal = listened(table)
    one, other = table.extra
    if act == "move_to":
        table.move_to(one, 0, other, 0)
    elif act == "move_all":
        table.move_all(one, other)
    elif act == "replace":
        table.replace(one, 0, other, 1, table.discard)
    elif act == "swap":
        table.swap(one, 0, other, 1)
    else:
        table.move_all(one, table.deck)
        table.draw(other)
    assert journal.size == {"move_to": 1, "move_all": 2, "replace": 2, "swap": 2, "draw": 3}[act]


def test_turning_a_card_is_told_once_to_all_with_its_face_for_those_who_know_it() -> None:
    table = laid([[4, 5]], [row(0)])
    zone = zones(table)[0]
    listened(table)
    table.show(1, P2)
    table.show(1, P2)
    table.hide(1, P1)
    assert told(table, 1) == [[TURNED_UP, face(5), zone, 1, zone, 1], [TURNED_DOWN, BACK, zone, 1, zone, 1]]
    assert told(table, 2) == [[TURNED_UP, BACK, zone, 1, zone, 1], [TURNED_DOWN, BACK, zone, 1, zone, 1]]


def test_turning_a_card_in_a_hand_does_not_tell_its_place() -> None:
    table = laid([[4, 5]], [hand(0)])
    zone = zones(table)[0]
    listened(table)
    table.show(1, EVERYONE)
    assert told(table, 2) == [[TURNED_UP, face(5, lies_open=True), zone, NONE, zone, NONE]]
    assert told(table, 0) == [[TURNED_UP, face(5, lies_open=True), zone, 1, zone, 1]]


def test_a_shuffle_and_a_renewed_deck_are_told_to_all() -> None:
    table = bare_table([0, 1], [hand(0)])
    for card in range(2):
        table.enter(card, table.discard)
    listened(table)
    table.draw(table.extra[0])
    assert [line[0] for line in told(table, 2)] == [EXCHANGED, SHUFFLED, MOVED]
    assert told(table, 2)[:2] == [[EXCHANGED, 1, 0], [SHUFFLED, 0, 0]]


def test_without_a_listener_nothing_is_written() -> None:
    table = in_deck([0])
    table.move_top(table.deck, table.discard)
    table.tell(DREW, 0, 0)
    assert table.journal is None


def test_a_copy_tells_nobody() -> None:
    table = laid([[4]], [row(0)])
    journal = listened(table)
    table.copy().move_top(table.extra[0], table.discard)
    assert journal.size == 0


# Events


def events(event: int, *values: int, said: str = "") -> Bare:
    table = in_deck([0, 1, 2, 3])
    listened(table)
    table.said = said
    table.show(1, P1 | P2)
    table.show(2, EVERYONE)
    table.tell(event, *values)
    return table


def last(table: Bare, seat: int) -> dict[str, object]:
    return dict(BARE.events(table, seat)[-1].fields)


def test_a_card_is_named_only_to_those_who_know_it() -> None:
    table = events(GAVE, 0, 2, 1)
    assert last(table, 0) == last(table, 1) == {"seat": "p1", "target": "p3", "card": "bee"}
    assert last(table, 2) == last(table, WATCHER) == {"seat": "p1", "target": "p3", "card": UNSEEN}


def test_an_open_card_is_named_to_all() -> None:
    table = events(DREW, 0, 2)
    assert all(last(table, seat) == {"seat": "p1", "card": "cat"} for seat in (0, 1, 2, WATCHER))


def test_who_learns_a_card_later_does_not_learn_what_was_told_before() -> None:
    table = events(DREW, 0, 0)
    table.show(0, EVERYONE)
    assert last(table, 1) == {"seat": "p1", "card": UNSEEN}


def test_who_forgets_a_card_has_still_heard_of_it() -> None:
    table = events(DREW, 0, 1)
    table.shuffle(table.deck)
    assert last(table, 1) == {"seat": "p1", "card": "bee"}


@pytest.mark.parametrize(
    ("event", "values", "heard"),
    [
        (DREW, (NONE, NONE), {"seat": None, "card": None}),
        (PICKED, (0b101,), {"seats": ["p1", "p3"]}),
        (DARING, (0, 1, 1), {"seat": "p1", "target": "p2", "mood": "soft"}),
        (DARING, (0, 1, NONE), {"seat": "p1", "target": "p2", "mood": None}),
        (WINKED, (1, 40), {"seat": "p2", "count": 40}),
        (NAMED, (3,), {"face": "dog"}),
    ],
)
def test_every_kind_of_field_is_told_in_words(event: int, values: tuple[int, ...], heard: dict[str, object]) -> None:
    assert last(events(event, *values), 2) == heard


def test_the_words_that_came_with_a_move_are_heard_by_all() -> None:
    assert BARE.events(events(SHOUTED, 0, said="boo"), 2)[-1] == SeatEvent("shouted", {"seat": "p1"}, "boo")


def test_events_are_numbered_after_the_motions() -> None:
    table = events(WINKED, 1, 3)
    assert told(table, 0)[-1][:3] == [EVENT + WINKED, 1, 3]


def test_lines_can_be_taken_back_with_the_words_that_came_with_them() -> None:
    table = events(SHOUTED, 0, said="boo")
    journal = table.journal
    assert journal is not None
    size = journal.size
    table.said = "moo"
    table.tell(SHOUTED, 1)
    table.said = ""
    table.tell(SHOUTED, 2)
    journal.forget_after(size)
    assert journal.size == size
    table.said = "coo"
    table.tell(SHOUTED, 2)
    assert [event.said for event in BARE.events(table, 0)] == ["boo", "coo"]


def test_the_story_can_be_heard_from_any_line_on() -> None:
    table = Table.new(TINY, 2, TINY.options.read({}), 3)
    for seat in range(2):
        table.play(seat, table.legal_moves(seat)[0])
    whole = table.events(0)
    assert [event.name for event in whole] == ["laid", "laid", "picked"]
    assert table.events(0, int(table.journal.size)) == []
    assert table.events(0, int(table.journal.size) - 1) == whole[-1:]
