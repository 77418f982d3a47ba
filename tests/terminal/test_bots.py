"""What bots say at a table in the terminal."""

from __future__ import annotations

import pytest

from holdfast.games.ship_it import GAME
from holdfast.terminal.files import open_table
from holdfast.terminal.play import TerminalTable
from tests.terminal.screen import read, screen

LINES = ("You will not get a better offer.", "Take it or leave it.")


def offering(*seats: str, seed: int = 3, language: str = "en") -> TerminalTable:
    """A table at which the first seat may offer a trade."""
    table, players = open_table(GAME, seats, GAME.options.read({}), seed)
    while table.view(0).question != "choice":
        table.play(table.awaited[0], table.choices(table.awaited[0])[0].notation)
    return TerminalTable(screen(200), table, players, language)


def asked(at: TerminalTable, offer: str) -> str:
    """What the second seat reads when the first has made this offer."""
    at.table.play(0, offer)
    at._show(1)
    return read(at.console)


@pytest.mark.parametrize(("offer", "line"), [("trade p2 1:1", LINES[0]), ("trade p2 1:2", LINES[1])])
def test_a_bot_has_a_word_with_its_offer(offer: str, line: str) -> None:
    assert f"Juno: {line}\n" in asked(offering("hard", "you"), offer)


def test_each_reads_it_in_their_language() -> None:
    assert "Юнона: Решайте: да или нет.\n" in asked(offering("hard", "you", language="ru"), "trade p2 1:2")


def test_people_speak_for_themselves() -> None:
    assert not any(line in asked(offering("you", "you"), "trade p2 1:1") for line in LINES)


def test_when_both_have_agreed_nothing_more_is_said() -> None:
    at = offering("hard", "you")
    at.table.play(0, "trade p2 1:1")
    at.table.play(1, "accept")
    at._show(1)
    assert not any(line in read(at.console) for line in LINES)


def test_it_gives_nothing_away() -> None:
    """Whatever the bot holds, the same offer comes with the same words."""
    said = {asked(offering("hard", "you", seed=seed), "trade p2 1:1").count(LINES[0]) for seed in range(1, 9)}
    assert said == {1}
