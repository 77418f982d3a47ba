"""Why bots move as they do: told when it gives nothing away; and what one would do in somebody's place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from holdfast.bots.explain import EvaluatedMove, Explanation
from holdfast.games.shield import GAME as SHIELD
from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.terminal.files import open_table
from holdfast.terminal.play import TerminalTable
from holdfast.terminal.reasons import reason_lines
from holdfast.words import Words
from tests.bots.external_bots import FAULT
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
    assert "Hints are for the player who is asked for a move now." in read(opened.console)


def test_bots_among_themselves_explain_each_move_at_once() -> None:
    opened = explained(("easy", "greedy"), turn_limit=4)
    opened.run()
    told = read(opened.console)
    assert re.search(r"^1\. Mira: “Open with .*” wins \d+ % of what I can imagine", told, re.M)
    assert re.search(r"^2\. Pavel: “Open with .*” looks best to me right now\.$", told, re.M)
    assert told.index("1. Mira: ") < told.index("The game is over.")


def test_with_people_reasons_are_told_when_the_game_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = explained(("you", "greedy"), turn_limit=2)
    type_in(monkeypatch, *["1"] * 12)
    opened.run()
    told = read(opened.console)
    assert told.index("The game is over.") < told.index("looks best to me right now.")


def test_a_bot_calls_its_moves_as_it_is_offered_them(monkeypatch: pytest.MonkeyPatch) -> None:
    opened, players = open_table(SHIELD, ("you", "greedy"), SHIELD.options.read({"turn_limit": 6}), 5)
    at_table = TerminalTable(screen(200), opened, players, "en", explains=True)
    type_in(monkeypatch, *["1"] * 12)
    at_table.run()
    reasons = read(at_table.console).partition("The game is over.")[2]
    assert re.search("Swap .* in your shield", reasons), "the bot's own"
    assert "in the shield of Player 1" in reasons


@pytest.mark.parametrize(("visits", "beside"), [(20, "I do not always make the move"), (10, "Next best: ")])
def test_a_bot_that_bluffs_does_not_call_the_better_move_the_next_best(visits: int, beside: str) -> None:
    opened, _ = open_table(UPGRADE, ("you", "hard"), UPGRADE.options.read({}), 5)
    made, better = (choice.move for choice in opened.choices(1)[:2])
    thought = Explanation(EvaluatedMove(made, 10, 0.5), (EvaluatedMove(better, visits, 0.51),), 30)
    assert reason_lines(thought, opened, 1, Words("en", UPGRADE))[1].startswith(beside)


def test_who_leaves_is_told_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = explained(("you", "greedy"))
    type_in(monkeypatch, "1", "1", "quit")
    opened.run()
    assert "looks best to me" not in read(opened.console)


def test_a_visitor_that_fails_is_named_once_and_the_game_goes_on(company: Path) -> None:
    opened = table(UPGRADE, ("raising", "polite"), turn_limit=6)
    opened.run()
    told = read(opened.console)
    assert "Tariq is visiting: raising, a bot that somebody else has written." in told
    assert told.count("ValueError") == 1
    assert f"The bot raising failed: {FAULT}. The bot greedy plays on." in " ".join(told.split())
    assert "The game is over." in told


def test_a_record_with_a_visitor_is_played_on(company: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = table(UPGRADE, ("you", "polite"))
    type_in(monkeypatch, "1", "quit")
    opened.run(tmp_path / "game")
    again = table(UPGRADE, ("you", "random"))
    type_in(monkeypatch, f"load {tmp_path / 'game'}", "quit")
    again.run()
    assert "polite" in read(again.console)
