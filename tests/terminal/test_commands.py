"""What can be said at the table that is not a move."""

from __future__ import annotations

import pytest

from holdfast.games.upgrade import GAME
from holdfast.kernel import Area, Card, HoldfastError, Layout, Spread
from holdfast.terminal.commands import look_through, read_command
from holdfast.words import Words
from tests.terminal.screen import read, screen

WORDS = Words("en", GAME, ["Ann", "Bo"])
PILES = (
    Spread("pile", "discard", (Card("5S"), Card("6H"))),
    Spread("pile", "deck", (Card("??"), Card("??"))),
    Spread("row", "p2.attack", (Card("9C"),)),
    Spread("slot", "drawn", ()),
)
TABLE = Layout(Area("middle", PILES), ())


@pytest.mark.parametrize(
    ("said", "command"),
    [
        ("?", ("help", "")),
        ("? KH", ("help", "KH")),
        ("?KH", ("help", "KH")),
        ("HELP", ("help", "")),
        ("rules", ("rules", "")),
        ("save my game.txt", ("save", "my game.txt")),
        ("exit", ("quit", "")),
        ("attack p2", ("", "attack p2")),
        ("", ("", "")),
    ],
)
def test_commands(said: str, command: tuple[str, str]) -> None:
    assert read_command(said, WORDS) == command


@pytest.mark.parametrize(("said", "command"), [("выход", "quit"), ("Правила", "rules"), ("quit", "quit")])
def test_commands_in_russian(said: str, command: str) -> None:
    assert read_command(said, Words("ru", GAME))[0] == command


@pytest.mark.parametrize("asked", ["discard", "Discard pile", "disc", "DISC"])
def test_an_open_pile_can_be_looked_through_newest_first(asked: str) -> None:
    console = screen()
    console.print(look_through(asked, TABLE, WORDS))
    assert read(console).strip() == "Discard pile (2) [6♥] [5♠]"


def test_what_belongs_to_somebody_is_called_so() -> None:
    console = screen()
    console.print(look_through("Bo: Attack", TABLE, WORDS))
    assert read(console).strip() == "Bo: Attack (1) [9♣]"


def test_a_closed_pile_stays_closed() -> None:
    with pytest.raises(HoldfastError, match="nobody may look through “Deck”"):
        look_through("deck", TABLE, WORDS)


def test_an_empty_pile_is_said_to_be_empty() -> None:
    empty = Layout(Area("middle", (Spread("pile", "discard", ()),)), ())
    with pytest.raises(HoldfastError, match="“Discard pile” is empty"):
        look_through("discard", empty, WORDS)
    with pytest.raises(HoldfastError, match="name a pile that lies open: there is none now"):
        look_through("", empty, WORDS)


@pytest.mark.parametrize("asked", ["", "drawer"])
def test_what_can_be_looked_at_is_said(asked: str) -> None:
    with pytest.raises(HoldfastError, match="name a pile that lies open: Discard pile, Bo: Attack"):
        look_through(asked, TABLE, WORDS)
