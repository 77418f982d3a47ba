"""Sheets: the same lines write a position, show a view and read a position back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from holdfast.kernel import EVERYONE, NONE, UNSEEN, Plain, PositionError, bit, words
from holdfast.kernel.sheet import Given, Seen, Sheet, Written, lay_out_table
from tests.kernel.tiny import FACES, PROMPTS, Bare, bare_table, hand

MOODS = words("calm", "Angry", "sad")


def table_with_hand(*cards: int) -> Bare:
    table = bare_table([0, 0, 1, 2, 3], [hand(0)])
    for card in cards:
        table.put(card, table.extra[0])
    return table


def given(entries: dict[str, Plain]) -> tuple[Bare, Given]:
    table = table_with_hand()
    return table, Given(table, FACES, entries)


# Writing and seeing


def test_a_position_marks_who_knows_a_card_beyond_the_rule_of_its_zone() -> None:
    table = table_with_hand(0, 2, 3, 4)
    table.show(2, bit(1) | bit(2))
    table.show(3, EVERYONE)
    sheet = Written(table, FACES)
    sheet.zone("p1.hand", table.extra[0])
    assert sheet.entries == {"p1.hand": ["ant", "bee@p2p3", "cat@all", "dog"]}


@pytest.mark.parametrize(
    ("seat", "seen"),
    [
        (0, ["ant", "bee", "cat"]),
        (1, [UNSEEN, "bee", "cat"]),
        (2, [UNSEEN, UNSEEN, "cat"]),
        (15, [UNSEEN, UNSEEN, "cat"]),
    ],
)
def test_a_view_shows_only_the_cards_that_its_seat_knows(seat: int, seen: list[str]) -> None:
    table = table_with_hand(0, 2, 3)
    table.show(2, bit(1))
    table.show(3, EVERYONE)
    sheet = Seen(table, FACES, seat)
    sheet.zone("p1.hand", table.extra[0])
    assert sheet.entries == {"p1.hand": seen}


def test_a_pile_is_listed_from_its_top() -> None:
    table = table_with_hand(0, 2, 3)
    sheet = Written(table, FACES)
    sheet.pile("pile", table.extra[0])
    assert sheet.entries == {"pile": ["cat", "bee", "ant"]}


def test_an_empty_place_is_null() -> None:
    table = table_with_hand()
    sheet = Written(table, FACES)
    sheet.place("held", table.extra[0])
    table.put(4, table.extra[0])
    sheet.place("full", table.extra[0])
    assert sheet.entries == {"held": None, "full": "dog"}


def test_a_card_that_is_meant_in_particular_shows_only_to_who_sees_the_zone() -> None:
    table = table_with_hand(0, 2)
    for seat, shown in ((0, "bee"), (1, UNSEEN)):
        sheet = Seen(table, FACES, seat)
        assert sheet.card_in("picked", table.extra[0], 2) == 2
        assert sheet.entries == {"picked": shown}


def test_a_sheet_that_is_written_hands_back_what_it_was_given() -> None:
    sheet = Written(table_with_hand(), FACES)
    assert sheet.number("n", 3) == 3
    assert sheet.flag("f", True) is True
    assert (sheet.seat("s", 1), sheet.seat("t", NONE)) == (1, NONE)
    assert sheet.seats("m", 0b101) == 0b101
    assert (sheet.word("w", 1, MOODS), sheet.word("v", NONE, MOODS)) == (1, NONE)
    assert sheet.words("ws", 0b110, MOODS) == 0b110
    assert sheet.texts("lines", ["a", "b"]) == ["a", "b"]
    assert sheet.entries == {
        "n": 3,
        "f": True,
        "s": "p2",
        "t": None,
        "m": ["p1", "p3"],
        "w": "Angry",
        "v": None,
        "ws": ["Angry", "sad"],
        "lines": ["a", "b"],
    }


# Reading


def test_what_is_not_written_keeps_its_start_value() -> None:
    _, sheet = given({})
    assert sheet.number("n", 3) == 3
    assert sheet.flag("f", True) is True
    assert sheet.seat("s", 1) == 1
    assert sheet.seats("m", 0b101) == 0b101
    assert sheet.word("w", 1, MOODS) == 1


def test_what_is_written_is_read() -> None:
    entries: dict[str, Plain] = {
        "n": 7,
        "f": False,
        "s": "p3",
        "m": ["p2", "p2"],
        "w": "angry",
        "ws": ["SAD"],
        "t": "none",
    }
    _, sheet = given(entries)
    assert sheet.number("n", 3) == 7
    assert sheet.flag("f", True) is False
    assert sheet.seat("s", 1) == 2
    assert sheet.seats("m", 0) == 0b010
    assert sheet.word("w", 0, MOODS) == 1
    assert sheet.words("ws", 0, MOODS) == 0b100
    assert sheet.seat("t", 1) == NONE
    assert sheet.unread() == []


def test_cards_are_read_with_those_who_know_them() -> None:
    table, sheet = given({"p1.hand": ["bee@p2p3", "ant", "cat@all"]})
    sheet.zone("p1.hand", table.extra[0])
    assert table.extra[0].listed() == [2, 0, 3]
    assert [int(table.known[card]) for card in (2, 0, 3)] == [0b111, 0b001, int(EVERYONE)]
    assert sheet.unclaimed() == [1, 4]


def test_copies_are_claimed_one_after_the_other() -> None:
    table, sheet = given({"p1.hand": ["ant", "ant"]})
    sheet.zone("p1.hand", table.extra[0])
    assert table.extra[0].listed() == [0, 1]


def test_a_pile_is_read_from_its_top() -> None:
    table, sheet = given({"pile": ["cat", "bee", "ant"]})
    sheet.pile("pile", table.extra[0])
    assert table.extra[0].listed() == [0, 2, 3]


def test_a_group_tells_the_names_below_it() -> None:
    _, sheet = given({"done.tech": True, "done.war": False, "donestone": 1})
    assert sheet.group("done") == ["tech", "war"]
    assert sheet.unread() == ["donestone"]


BROKEN: list[tuple[str, Plain, str]] = [
    ("zone", "bee", "x: a list is needed here, not «bee»"),
    ("zone", {"a": 1}, "x: a list is needed here"),
    ("zone", 5, "x: a list is needed here, not «5»"),
    ("zone", 5, "x: a list is needed here, not «5»"),
    ("zone", ["cow"], "x: there is no card «cow» in this game"),
    ("zone", ["??"], "x: there is no card «\\?\\?» in this game"),
    ("zone", ["bee", "bee"], "x: bee is named twice"),
    ("zone", ["bee", "cat", "dog"], "x: 3 cards, but there is room for 2"),
    ("zone", [["bee"]], "x: «\\['bee'\\]» is not a word"),
    ("zone", [True], "x: «True» is not a word"),
    ("zone", ["bee@"], "x: «@» does not name seats; write it as in 5H@p1p3"),
    ("zone", ["bee@p1,p2"], "x: «@p1,p2» does not name seats"),
    ("zone", ["bee@p9"], "x: «p9» is no seat; there are p1 to p3"),
    ("zone", ["bee@p0"], "x: «p0» is no seat"),
    ("place", ["bee"], "x: «\\['bee'\\]» is not a word"),
    ("place", "cow", "x: there is no card «cow»"),
    ("number", -1, "x: «-1» is not a whole number from 0 to 9"),
    ("number", 10, "x: «10» is not a whole number from 0 to 9"),
    ("number", "3", "x: «3» is not a whole number"),
    ("number", True, "x: «True» is not a whole number"),
    ("number", None, "x: «None» is not a whole number"),
    ("flag", 2, "x: «2» is neither true nor false"),
    ("flag", "yes", "x: «yes» is neither true nor false"),
    ("seat", "p4", "x: «p4» is no seat; there are p1 to p3"),
    ("seat", "P1", "x: «P1» is no seat"),
    ("seat", 1, "x: «1» is no seat"),
    ("seat", "p1" + "9" * 5000, "is no seat"),
    ("seat", ["p1"], "is no seat"),
    ("seats", "p1", "x: a list is needed here"),
    ("seats", ["p7"], "x: «p7» is no seat"),
    ("word", "glad", "x: «glad» is none of calm, Angry, sad"),
    ("word", 1, "x: «1» is none of calm"),
    ("words", ["calm", "glad"], "x: «glad» is none of calm"),
    ("words", "calm", "x: a list is needed here"),
    ("card_in", "bee", "x: bee is not in hand"),
    ("card_in", ["bee"], "is not in hand"),
]
READ: dict[str, Callable[[Sheet], object]] = {
    "zone": lambda sheet: sheet.zone("x", sheet.state.zones[3], 2),
    "place": lambda sheet: sheet.place("x", sheet.state.zones[3]),
    "number": lambda sheet: sheet.number("x", 0, 0, 9),
    "flag": lambda sheet: sheet.flag("x", False),
    "seat": lambda sheet: sheet.seat("x", 0),
    "seats": lambda sheet: sheet.seats("x", 0),
    "word": lambda sheet: sheet.word("x", 0, MOODS),
    "words": lambda sheet: sheet.words("x", 0, MOODS),
    "card_in": lambda sheet: sheet.card_in("x", sheet.state.zones[3], NONE),
}


@pytest.mark.parametrize(("what", "value", "message"), BROKEN)
def test_what_cannot_be_is_refused_with_its_place_and_what_would_be_right(
    what: str, value: Plain, message: str
) -> None:
    _, sheet = given({"x": value})
    with pytest.raises(PositionError, match=message):
        READ[what](sheet)


def test_more_copies_than_there_are_is_refused() -> None:
    table, sheet = given({"p1.hand": ["ant", "ant", "ant"]})
    with pytest.raises(PositionError, match=r"p1\.hand: ant is named more than 2 times"):
        sheet.zone("p1.hand", table.extra[0])


# The kernel's own entries


def test_the_kernel_writes_what_every_game_has() -> None:
    table = table_with_hand(0)
    table.turn, table.turns = 1, 7
    table.eliminate(bit(2))
    sheet = Written(table, FACES)
    lay_out_table(table, sheet, PROMPTS)
    assert sheet.entries == {
        "turn": "p2",
        "turns": 7,
        "deck": [],
        "discard": [],
        "removed": [],
        "p1.out": False,
        "p2.out": False,
        "p3.out": True,
        "out_order": ["p3"],
        "p1.hand": ["ant"],
        "pending": [],
    }


def test_who_are_people_is_written_only_when_somebody_is_not() -> None:
    table = table_with_hand()
    table.people = 0b010
    sheet = Written(table, FACES)
    lay_out_table(table, sheet, PROMPTS)
    assert sheet.entries["people"] == ["p2"]


@pytest.mark.parametrize(
    ("entries", "out", "order"),
    [
        ({"out_order": ["p3", ["p1", "p2"]]}, 0b111, [0b100, 0b011]),
        ({"p2.out": True}, 0b010, [0b010]),
        ({"p2.out": True, "out_order": ["p1"]}, 0b011, [0b001, 0b010]),
        ({"p1.out": True, "out_order": ["p1"]}, 0b001, [0b001]),
    ],
    ids=str,
)
def test_the_order_of_leaving_is_read(entries: dict[str, Plain], out: int, order: list[int]) -> None:
    table, sheet = given(entries)
    lay_out_table(table, sheet, PROMPTS)
    assert (int(table.out), table.out_order) == (out, order)


@pytest.mark.parametrize(
    "order", ["p1", {"p1": 1}, ["p9"], [["p1", 2]], [[]], ["p1", "p1"], ["p1", ["p2", "p1"]], [None]], ids=str
)
def test_an_order_of_leaving_that_cannot_be_is_refused(order: Plain) -> None:
    table, sheet = given({"out_order": order})
    with pytest.raises(PositionError, match="out_order"):
        lay_out_table(table, sheet, PROMPTS)


def test_a_sheet_of_no_kind_can_do_nothing() -> None:
    sheet = Sheet(table_with_hand(), FACES)
    with pytest.raises(NotImplementedError):
        sheet.entry("x", 1)
    with pytest.raises(NotImplementedError):
        sheet.name(0, 0)
    with pytest.raises(NotImplementedError):
        sheet.claim("x", "ant")
    assert sheet.group("x") == []
