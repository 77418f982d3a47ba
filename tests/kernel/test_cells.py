"""Cells, series and texts: the numbers on a table, declared once."""

from __future__ import annotations

import pytest

from holdfast.kernel import CARD, NONE, NUMBER, Cell, GameFault, Series, State, Texts, bit, words
from holdfast.kernel.cells import is_nothing
from tests.kernel.bare import Bare, bare_table


def series_of(*values: int) -> Series:
    series = Series("story", NONE, NUMBER)
    for value in values:
        series.add(value)
    return series


def test_a_series_keeps_its_numbers_in_order() -> None:
    series = series_of(3, 1, 3)
    assert (series.to_list(), series.at(1), series.count(3), series.count(9)) == ([3, 1, 3], 1, 2, 0)
    assert series.pop() == 3
    assert series.to_list() == [3, 1]
    series.clear()
    assert (series.to_list(), series.count(3)) == ([], 0)


def test_a_copied_series_goes_its_own_way() -> None:
    series, twin = series_of(1, 2), series_of(7, 8, 9)
    series.copy_to(twin)
    series.add(3)
    series.values[0] = 5
    assert twin.to_list() == [1, 2]


def test_sentences_are_only_ever_added() -> None:
    texts, twin = Texts("rules"), Texts("rules")
    texts.add("one")
    texts.copy_to(twin)
    texts.add("two")
    assert (texts.lines, twin.lines) == (["one", "two"], ["one"])


@pytest.mark.parametrize(
    ("declare", "value", "nothing"),
    [
        (lambda table: table.declare.seat("a"), -1, True),
        (lambda table: table.declare.seat("a"), 0, False),
        (lambda table: table.declare.word("a", words("x")), -1, True),
        (lambda table: table.declare.card("a"), -1, True),
        (lambda table: table.declare.printed("a"), -1, True),
        (lambda table: table.declare.waiting_move("a"), -1, True),
        (lambda table: table.declare.number("a", least=-5), -1, False),
        (lambda table: table.declare.number("a", start=NONE, most=9, sees=1), -1, True),
        (lambda table: table.declare.number("a", most=9, sees=1), 0, False),
        (lambda table: table.declare.flag("a"), 0, False),
        (lambda table: table.declare.seat_set("a"), 0, False),
    ],
)
def test_whether_a_cell_has_a_value(declare: object, value: int, nothing: bool) -> None:
    assert callable(declare)
    cell: Cell = declare(bare_table([]))
    assert is_nothing(cell, value) == nothing


def test_whatever_is_declared_lies_on_the_table_in_that_order() -> None:
    table = bare_table([])
    cells = [table.declare.number("a"), table.declare.flag("b", 1), table.declare.seat("c")]
    assert table.cells == cells
    assert [(cell.name, cell.owner) for cell in cells] == [("a", NONE), ("b", 1), ("c", NONE)]
    assert table.series_list[0].name == "out_order"
    assert [zone.name for zone in table.zones] == ["deck", "discard", "removed"]
    assert [zone.number for zone in table.zones] == [0, 1, 2]


def test_a_secret_number_needs_a_range() -> None:
    table = bare_table([])
    for wrong in ({}, {"least": -1, "most": 9}, {"most": 10**9}):
        with pytest.raises(GameFault, match="guess: a secret number needs a range"):
            table.declare.number("guess", 0, sees=bit(0), **wrong)
    assert table.declare.number("guess", 0, most=9, sees=bit(0)).most == 9


class Counting(Bare):
    """A table with one of everything that can be copied."""

    def __init__(self, seats: int, options: object) -> None:
        super().__init__(seats, options)  # type: ignore[arg-type]
        self.tokens = self.declare.number("tokens", start=3)
        self.told = self.declare.series("told", kind=CARD)
        self.laws = self.declare.texts("laws")


def test_a_table_is_copied_with_all_that_was_declared() -> None:
    table: State = Counting(2, bare_table([]).options)
    assert isinstance(table, Counting)
    table.tokens.value = 8
    table.told.add(4)
    table.laws.add("no talking")
    twin = table.copy()
    assert isinstance(twin, Counting)
    assert (twin.tokens.value, twin.told.to_list(), twin.laws.lines) == (8, [4], ["no talking"])
    twin.tokens.value = 1
    twin.told.clear()
    assert (table.tokens.value, table.told.to_list()) == (8, [4])
