"""Why bots move as they do: told when it gives nothing away; and what one would do in somebody's place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.terminal.files import open_table
from holdfast.terminal.play import TerminalTable
from tests.terminal.screen import read, screen, table, type_in


def explained(seats: tuple[str, ...], language: str = "en", **options: object) -> TerminalTable:
    opened, players = open_table(UPGRADE, seats, UPGRADE.options.read(options), 5)
    return TerminalTable(screen(), opened, players, language, explains=True)


def test_a_hint_says_what_to_do_and_why(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = table(UPGRADE, ("you", "random"), width=200)
    type_in(monkeypatch, "hint")
    opened.run()
    told = read(opened.console)
    assert re.search(
        r"^“Open with \w+\W?” wins \d+ % of what I can imagine; I tried it [\d,]+ times out of [\d,]+\.$", told, re.M
    )
    assert re.search(r"^Next best: “Open with .*” \d+ % \([\d,]+\)", told, re.M)
    assert [seat for seat, _ in opened.table.record.moves] == [1], "a hint is no move"


def test_a_hint_in_russian(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = table(UPGRADE, ("you", "random"), language="ru", width=200)
    type_in(monkeypatch, "совет")
    opened.run()
    assert re.search(
        r"^«.*» выигрывает \d+ % того, что я могу вообразить; попыток: [\d\s]+ из [\d\s]+\.$",
        read(opened.console),
        re.M,
    )


def test_a_hint_is_for_who_may_move(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = table(UPGRADE, ("random", "random"), turn_limit=2)
    opened.stops = True
    type_in(monkeypatch, "hint")
    opened.run()
    assert "Hints are for whoever is asked for a move now." in read(opened.console)


def test_bots_among_themselves_explain_each_move_at_once() -> None:
    opened = explained(("easy", "greedy"), turn_limit=4)
    opened.run()
    told = read(opened.console)
    assert re.search(r"^1\. Mira: “Open with .*” wins \d+ % of what I can imagine", told, re.M)
    assert re.search(r"^2\. Otto: “Open with .*” looks best to me right now\.$", told, re.M)
    assert told.index("1. Mira: ") < told.index("The game is over.")


def test_with_people_reasons_are_told_when_the_game_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = explained(("you", "greedy"), turn_limit=2)
    type_in(monkeypatch, *["1"] * 12)
    opened.run()
    told = read(opened.console)
    assert told.index("The game is over.") < told.index("looks best to me right now.")


def test_who_leaves_is_told_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = explained(("you", "greedy"))
    type_in(monkeypatch, "1", "1", "quit")
    opened.run()
    assert "looks best to me" not in read(opened.console)


def test_a_visitor_that_fails_is_named_once_and_the_game_goes_on(company: Path) -> None:
    opened = table(UPGRADE, ("raising", "polite"), turn_limit=6)
    opened.run()
    told = read(opened.console)
    assert "Mira is visiting: raising, a bot that somebody else has written." in told
    assert told.count("ValueError") == 1
    assert "The bot raising failed: ValueError: I do not like this hand. The bot greedy plays on." in told
    assert "The game is over." in told


def test_a_record_with_a_visitor_is_played_on(company: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = table(UPGRADE, ("you", "polite"))
    type_in(monkeypatch, "1", "quit")
    opened.run(tmp_path / "game")
    again = table(UPGRADE, ("you", "random"))
    type_in(monkeypatch, f"load {tmp_path / 'game'}", "quit")
    again.run()
    assert "polite" in read(again.console)
