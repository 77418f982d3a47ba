"""What people type, in their own words."""

from __future__ import annotations

import pytest

from holdfast.games.upgrade import GAME
from holdfast.kernel import IllegalMove, Table
from holdfast.terminal.typed import meant, normal
from holdfast.words import Words

pytestmark = pytest.mark.quick

NAMES = ("Ann", "Mira", "Otto", "Miriam")


@pytest.fixture(scope="module")
def table() -> Table:
    begun = Table.new(GAME, 4, GAME.options(), 3)
    for seat in range(4):
        begun.play(seat, begun.choices(seat)[0].notation)
    return begun


def understood(table: Table, said: str, language: str = "en") -> str | None:
    russian = Words("ru", GAME)
    names = NAMES if language == "en" else ("Аня", russian.bot_name(1), russian.bot_name(2), russian.bot_name(3))
    words = Words(language, GAME, names, 0)
    found = meant(said, table.choices(0), table.layout(0), words)
    return None if found is None else found.notation


@pytest.mark.parametrize(
    ("said", "move"),
    [
        ("attack otto", "attack p3"),
        ("Attack Mira", "attack p2"),
        ("att ot", "attack p3"),
        ("a o", "attack p3"),
        ("attack p3", "attack p3"),
        ("disc", "discard"),
        ("Discard the drawn card", "discard"),
        ("dance", None),
        ("attack nobody", None),
        ("attack", None),
        ("", None),
        ("?!", None),
    ],
)
def test_names_titles_and_beginnings(table: Table, said: str, move: str | None) -> None:
    assert understood(table, said) == move


def test_what_could_be_several_moves_is_asked_back(table: Table) -> None:
    with pytest.raises(IllegalMove, match="“attack mir” could be attack p2, attack p4"):
        understood(table, "attack mir")


def test_a_whole_name_wins_over_the_beginning_of_a_longer_one(table: Table) -> None:
    assert understood(table, "attack mira") == "attack p2"


@pytest.mark.parametrize(
    ("said", "move"),
    [
        ("атаковать Миру", "attack p2"),
        ("атака отто", "attack p3"),
        ("Атакую p3", "attack p3"),
        ("улучшить а1", "upgrade a1"),
        ("заменить д2", "upgrade d2"),
        ("сбросить", "discard"),
        ("Сбросить взятую карту", "discard"),
        ("attack юно", "attack p4"),
        ("плясать", None),
    ],
)
def test_moves_in_russian(table: Table, said: str, move: str | None) -> None:
    assert understood(table, said, "ru") == move


def test_the_label_of_a_move_can_be_typed(table: Table) -> None:
    (card,) = table.view(0).cards("p1.attack")
    assert understood(table, f"replace {card} in your attack") == "upgrade a1"


def test_which_keyboard_is_on_does_not_matter() -> None:
    assert normal("  ОТКРЫТЬ   5♠ ") == normal("открыть 5S".replace("S", "s"))
    assert normal("а1") == normal("a1")
    assert normal("ёж") == normal("еж")
