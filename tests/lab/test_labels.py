"""Numbers beside marks never cover a mark or each other, however crowded it is."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdfast.lab.report.plots.labels import Box, Place, around_place, spread_out

PAPER = Box(64, 14, 352, 330)
MARK = 16.0
SIZE = (12.0, 15.0)
places = st.tuples(st.floats(72, 344), st.floats(22, 322))


@given(st.lists(places, min_size=1, max_size=8), st.lists(places, max_size=20))
def test_no_number_covers_a_mark_or_another_number(marks: list[Place], others: list[Place]) -> None:
    spots = spread_out(marks, [SIZE] * len(marks), PAPER, MARK, others)
    numbers = [around_place(spot.at, *SIZE) for spot in spots]
    assert not any(one.meets(other) for one, other in combinations(numbers, 2))
    assert not any(number.meets(around_place(mark, MARK, MARK)) for number in numbers for mark in marks)
    assert all(map(PAPER.holds, numbers))


def test_a_number_with_room_stands_right_beside_its_mark() -> None:
    (spot,) = spread_out([(200, 100)], [SIZE], PAPER, MARK)
    assert (spot.at, spot.far) == ((216, 100), False)


def test_a_number_turns_away_from_lesser_marks_where_it_can() -> None:
    (spot,) = spread_out([(200, 100)], [SIZE], PAPER, MARK, [(216, 100)])
    assert spot.at != (216, 100)
    assert not spot.far


@pytest.mark.parametrize("count", [2, 9])
def test_where_all_marks_are_in_one_place_lines_lead_to_the_numbers(count: int) -> None:
    spots = spread_out([(200, 100)] * count, [(60.0, 15.0)] * count, PAPER, MARK)
    assert sum(spot.far for spot in spots) >= count - 2
