"""Moves as small integers, and lists of them."""

from __future__ import annotations

import pytest

from holdfast.kernel import Moves, arg, arg2, arg3, arg4, pack, verb


@pytest.mark.parametrize("parts", [(0, 0, 0, 0, 0), (1, 2, 3, 4, 5), (255, 255, 255, 255, 255), (7, 0, 255, 0, 9)])
def test_a_packed_move_gives_back_its_parts(parts: tuple[int, int, int, int, int]) -> None:
    move = pack(*parts)
    assert (verb(move), arg(move), arg2(move), arg3(move), arg4(move)) == parts


def test_arguments_left_out_are_zero() -> None:
    assert pack(9) == 9
    assert pack(9, 1) == pack(9, 1, 0, 0, 0)


def test_a_list_keeps_moves_in_order() -> None:
    moves = Moves()
    moves.add(3)
    moves.add(4, 1, 2)
    moves.add_packed(pack(5, 1, 2, 3, 4))
    assert moves.to_list() == [3, pack(4, 1, 2), pack(5, 1, 2, 3, 4)]
    assert moves.at(1) == pack(4, 1, 2)


@pytest.mark.parametrize("count", [0, 63, 64, 65, 200])
def test_a_list_holds_as_many_moves_as_there_are(count: int) -> None:
    moves, packed = Moves(), Moves()
    for number in range(count):
        moves.add(1, number)
        packed.add_packed(pack(1, number))
    assert moves.to_list() == packed.to_list() == [pack(1, number) for number in range(count)]


@pytest.mark.parametrize("before", [0, 60, 64])
def test_a_list_takes_a_move_for_each_place_of_a_mask(before: int) -> None:
    moves, expected = Moves(), [0] * before
    for _ in range(before):
        moves.add(0)
    for places, count in [(0b1011, 2), (0b100, 1), (0, 5), (1 << 62, 3), (0b11, 0)]:
        moves.add_each(7, places, count)
        expected += [pack(7, place, second) for place in range(63) if places >> place & 1 for second in range(count)]
    assert moves.to_list() == expected


def test_a_mask_of_everything_and_nothing_ends() -> None:
    moves = Moves()
    moves.add_each(1, -1, 1)
    assert moves.to_list() == []


def test_a_cleared_list_has_nothing_of_before() -> None:
    moves = Moves()
    moves.add(3)
    moves.add(4)
    moves.clear()
    moves.add(5)
    assert moves.to_list() == [5]
    assert moves.has(5)
    assert not moves.has(4)
