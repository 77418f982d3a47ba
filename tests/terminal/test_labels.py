"""What a move is called, with the cards it touches."""

from __future__ import annotations

import pytest

from holdfast.games.upgrade import GAME
from holdfast.kernel import Area, Card, Layout, MoveChoice, Spread, TextRef
from holdfast.terminal.labels import card_at, label
from holdfast.words import Words

ROW = Spread("row", "p1.attack", (Card("7S"), Card("??")))
PILE = Spread("pile", "discard", (Card("2D"), Card("QH")))
LAYOUT = Layout(Area("middle", (PILE,)), (Area("p1", parts=(Area("p1.front", (ROW,)),)),))


@pytest.mark.parametrize(
    ("thing", "card"),
    [
        ("p1.attack.1", "7S"),
        ("p1.attack.2", "??"),
        ("p1.attack.3", None),
        ("p1.attack.0", None),
        ("p1.attack", None),
        ("discard", "QH"),
        ("discard.1", "2D"),
        ("nowhere", None),
    ],
)
def test_the_card_at_a_place(thing: str, card: str | None) -> None:
    assert card_at(LAYOUT, thing) == card


def chosen(notation: str, message: str) -> MoveChoice:
    move, _ = GAME.vocabulary.verbs.read(notation)
    touch = tuple(GAME.vocabulary.verbs.touch_path(move, 0, {}))
    return MoveChoice(move, notation, TextRef(message, GAME.vocabulary.verbs.blanks(move)), touch, 0)


def test_a_message_names_the_card_itself() -> None:
    words = Words("en", GAME)
    assert label(chosen("upgrade a1", "move-upgrade-attack"), LAYOUT, words) == "Replace 7♠ in your attack"
    assert label(chosen("upgrade a2", "move-upgrade-attack"), LAYOUT, words) == "Replace a card in your attack"


def test_a_card_that_the_message_leaves_out_stands_behind_it() -> None:
    assert label(chosen("upgrade a1", "move-pass"), LAYOUT, Words("en", GAME)) == "Pass (7♠)"
    assert label(chosen("upgrade a2", "move-pass"), LAYOUT, Words("en", GAME)) == "Pass"


def test_a_trade_says_who_gives_what() -> None:
    words = Words("en", GAME)
    assert words._arguments({"ratio": "2:1"})["ratio_left"] == 2
    assert words._arguments({"ratio": "2:1"})["ratio_right"] == 1
