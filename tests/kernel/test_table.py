"""The vocabulary in which a game says what lies on its table."""

from __future__ import annotations

import pytest

from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.kernel import (
    UNSEEN,
    Area,
    Card,
    Chance,
    Plain,
    Spread,
    counter,
    deck,
    fan,
    pile,
    row,
    seat_areas,
    slot,
    stack,
)
from holdfast.kernel.view import View


def view(seat: int = 0) -> View:
    position: dict[str, Plain] = {
        "turn": "p1",
        "drawn": "5D",
        "deck": ["4H@p1", "6H"],
        "discard": ["AS", "2S"],
        "p1": {"attack": ["9S"], "defence": ["2C@p2", "3C"]},
        "p2": {"attack": [], "defence": ["4D", "5H"]},
    }
    return UPGRADE.view(UPGRADE.restore(2, UPGRADE.options.read({}), position, Chance(1)), seat)


def test_a_row_is_laid_from_the_view_with_what_only_its_seat_sees() -> None:
    assert row(view(), "p1.defence", room=2) == Spread(
        "row", "p1.defence", (Card("2C", only_mine=True), Card("3C", only_mine=True)), 2
    )
    assert row(view(1), "p1.defence").cards == (Card("2C", only_mine=True), Card(UNSEEN))


def test_an_open_card_is_not_only_mine() -> None:
    assert row(view(), "p1.attack").cards == (Card("9S"),)


def test_a_deck_is_laid_with_its_top_last() -> None:
    cards = deck(view()).cards
    assert cards[-1] == Card("4H", only_mine=True)
    assert set(cards[:-1]) == {Card(UNSEEN)}


def test_every_shape_has_its_name() -> None:
    shapes = [fan(view(), "p1.hand"), stack(view(), "discard"), slot(view(), "drawn"), pile(view(), "discard")]
    assert [spread.shape for spread in shapes] == ["fan", "stack", "slot", "pile"]
    assert [len(spread.cards) for spread in shapes] == [0, 2, 1, 2]
    assert shapes[2].room == 1


def test_a_zone_that_is_not_there_is_empty() -> None:
    assert row(view(), "p9.attack").cards == ()


def test_a_counter_counts() -> None:
    assert (counter(view(), "p1.tokens").value, counter(view(), "p1.tokens", of=9).of) == (3, 9)


def test_there_is_one_area_a_seat_in_seating_order() -> None:
    areas = seat_areas(view(), lambda _, name: Area(name))
    assert [area.path for area in areas] == ["p1", "p2"]


@pytest.mark.parametrize("seat", [0, 1, 15])
def test_a_game_lays_its_table_from_any_view(seat: int) -> None:
    table = UPGRADE.lay(view(seat))
    assert table.middle.path == "middle"
    assert [area.path for area in table.seats] == ["p1", "p2"]
