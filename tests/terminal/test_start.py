"""Before the game: what is asked, and what happens to wrong answers."""

from __future__ import annotations

import pytest

from holdfast.games import games
from holdfast.games.upgrade import GAME
from holdfast.kernel import HoldfastError
from holdfast.terminal.start import StartCancelled, StartDialog, named_game
from tests.terminal.screen import read, screen, type_in


def answered(monkeypatch: pytest.MonkeyPatch, *lines: str, language: str = "en") -> tuple[StartDialog, str]:
    type_in(monkeypatch, *lines)
    return StartDialog(screen(200), language), ""


@pytest.mark.parametrize("said", ["upgrade", "Upgrade", "UPG", "Апгрейд", str(list(games()).index("upgrade") + 1)])
def test_a_game_by_its_number_name_or_title(said: str) -> None:
    assert named_game(said, list(games().values())) is GAME


@pytest.mark.parametrize("said", ["", "0", "99", "chess", "²"])
def test_no_such_game(said: str) -> None:
    with pytest.raises(HoldfastError, match="there is no game"):
        named_game(said, list(games().values()))


def test_a_mistake_is_told_and_the_question_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    reception, _ = answered(monkeypatch, "chess", "?", "upgrade", "tokens=99", "tokens=5, top_rank=K", "", "bob", "2")
    game, seats, options = reception.choose([], [])
    told = read(reception.console)
    assert game is GAME
    assert seats == ["you", "medium"]
    assert options == GAME.options.read({"tokens": 5, "top_rank": "K"})
    assert "There is no game “chess”" in told
    assert told.count("Which game?") == 3
    assert "Option tokens is 99, but must be a whole number from 1 to 9." in told
    assert "Nobody called “bob” can sit down" in told


def test_what_was_said_already_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    reception, _ = answered(monkeypatch, "upgrade")
    _, seats, options = reception.choose(["you", "random"], ["tokens=2"])
    assert seats == ["you", "random"]
    assert options == GAME.options.read({"tokens": 2})


def test_an_empty_answer_is_the_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    reception, _ = answered(monkeypatch, "upgrade", "", "")
    _, seats, options = reception.choose([], [])
    assert seats == ["you", "medium", "easy"]
    assert options == GAME.options()


def test_questions_explain_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    reception, _ = answered(monkeypatch, "upgrade", "?", "rules", "", "?", "")
    reception.choose([], [])
    told = read(reception.console)
    assert "attack_row" in told
    assert "Your attack lies open" in told
    assert "a bot that takes what looks best right now" in told


@pytest.mark.parametrize("lines", [["quit"], ["upgrade", "exit"], ["upgrade", "", "quit"], []])
def test_going_away(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> None:
    reception, _ = answered(monkeypatch, *lines)
    with pytest.raises(StartCancelled):
        reception.choose([], [])


def test_the_questions_in_russian(monkeypatch: pytest.MonkeyPatch) -> None:
    reception, _ = answered(monkeypatch, "шахматы", "апгрейд", "", "выход", language="ru")
    with pytest.raises(StartCancelled):
        reception.choose([], [])
    assert "Игры «шахматы» нет" in read(reception.console)
