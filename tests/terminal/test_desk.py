"""The winner's writing desk, and the law book of the table."""

from __future__ import annotations

import re

import pytest

from holdfast.games import find_game
from holdfast.games.shield.language import explain, read, render
from holdfast.games.shield.language.rendering import display
from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.kernel import Chance, Game, Plain
from holdfast.terminal.play import TerminalTable
from tests.terminal.screen import read as shown
from tests.terminal.screen import table, type_in

SHIELD = find_game("shield")
SPADES = "Spades are worth double as shield cards."
NO_CHANGE = "Nothing on the table changes at once."


def desk(*rules: str, language: str = "en", width: int = 200) -> TerminalTable:
    """A table where p1 has won a round, and may write."""
    opened = table(SHIELD, ("you", "random"), language=language, width=width, custom_rules=list(rules))
    position: dict[str, Plain] = {
        "turn": "p1",
        "phase": "writing",
        "p1": {"life": "9S", "shield": ["2S", "3S"], "rounds_won": 1},
        "p2": {"out": True},
    }
    options = SHIELD.options.read({"custom_rules": list(rules)})
    opened.table.state = SHIELD.restore(2, options, position, Chance(1))
    opened.table.state.journal = opened.table.journal
    return opened


def write(opened: TerminalTable, monkeypatch: pytest.MonkeyPatch, *lines: str) -> str:
    """Choose to write a rule, and type this at the desk."""
    type_in(monkeypatch, "2", *lines)
    opened.run()
    return shown(opened.console)


def rules(opened: TerminalTable) -> list[str]:
    lines = opened.table.view(0).entries["rules"]
    assert isinstance(lines, list)
    return [str(line) for line in lines]


def test_a_sentence_is_shown_back_with_what_it_changes_before_it_is_put_in_force(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened = desk()
    told = write(opened, monkeypatch, "spades in shields count twice", "y")
    assert f"{SPADES}\nSpades count double in a shield.\n  You: Shield left 5 → 10\n  A round takes " in told
    assert "Put it in force?" in told
    assert "Life 9 →" not in told
    assert opened.table.record.moves[0] == (0, f'rule "{SPADES}"')
    assert rules(opened) == [SPADES]


def test_a_sentence_typed_with_the_move_goes_over_the_desk_too(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = desk()
    type_in(monkeypatch, 'rule "spades in shields count twice"', "y")
    opened.run()
    told = shown(opened.console)
    assert f"{SPADES}\nSpades count double in a shield.\n  You: Shield left 5 → 10\n  A round takes " in told
    assert "Put it in force?" in told
    assert opened.table.record.moves[0] == (0, f'rule "{SPADES}"')


@pytest.mark.parametrize(
    ("sentence", "hint"),
    [("spades in shields count twice", SPADES), ("spades count duble", "no word “duble”"), ("1", "1")],
)
def test_a_sentence_typed_with_the_move_is_not_law_before_somebody_says_so(
    monkeypatch: pytest.MonkeyPatch, sentence: str, hint: str
) -> None:
    opened = desk()
    type_in(monkeypatch, f'RULE "{sentence}"', "n", "")
    opened.run()
    told = shown(opened.console)
    assert hint in told
    assert "Your rule ›" in told, "one may try another"
    assert not opened.table.record.moves
    assert rules(opened) == []


@pytest.mark.parametrize("answer", ["n", "", "нет"])
def test_a_sentence_that_is_not_agreed_on_changes_nothing(monkeypatch: pytest.MonkeyPatch, answer: str) -> None:
    opened = desk()
    told = write(opened, monkeypatch, "spades in shields count twice", answer, "spades are worth 1 as a life", "n", "")
    assert "Your rule › spades are worth 1 as a life" in told, "one may try another"
    assert "You: Life 9 → 1" in told
    assert not opened.table.record.moves
    assert rules(opened) == []


def test_an_answer_that_is_neither_is_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    told = write(desk(), monkeypatch, "Heal 3", "perhaps", "n", "")
    assert told.count("Put it in force?") == 2


def test_what_a_sentence_changes_tells_nothing_of_the_next_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = desk()
    told = write(opened, monkeypatch, "A player may hold at most two charged cards", "n", "")
    assert NO_CHANGE in told
    assert opened.table.state.chance.to_text() == desk().table.state.chance.to_text(), "nothing was drawn"


def test_a_new_action_is_a_new_move(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = desk("Peek: look at your charged cards")
    told = write(opened, monkeypatch, "Mend: discard a charged card to draw a card for your lower shield", "n", "")
    assert re.findall(r"A new move: (.*)", told) == ["do Mend"]


def test_a_refused_sentence_gets_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    told = write(desk(), monkeypatch, "Hearts count duble", "")
    assert "Hearts count duble\n             ^^^^^\nThis language has no word “duble”" in told
    assert "Here could stand:" in told
    assert "The nearest sentence that works: “Hearts are worth double.”" in told
    assert told.count("Your rule ›") == 2


def test_sentences_are_read_beside_those_in_force(monkeypatch: pytest.MonkeyPatch) -> None:
    told = write(desk("Peek: look at your charged cards"), monkeypatch, "Peek: heal 3", "")
    assert "“peek” is the name of an action in force" in told.casefold()


def test_three_suggestions_can_be_taken_by_number(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = desk()
    told = write(opened, monkeypatch, "2", "y")
    ideas = re.findall(r"^  (\d) (.*)$", told.partition("Your rule ›")[0].partition("Write one sentence")[2], re.M)
    assert [number for number, _ in ideas] == ["1", "2", "3"]
    assert all(display(render(read(idea))) == idea for _, idea in ideas)
    assert [display(rule) for rule in rules(opened)] == [ideas[1][1]]


def test_there_is_no_fourth_suggestion(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "There is no suggestion 4." in write(desk(), monkeypatch, "4", "")


@pytest.mark.parametrize(
    ("begun", "answer"),
    [
        ("Hearts are worth ?", "double"),
        ("Hearts are worth …?", "double"),
        ("Heal 3?", "(it may end here)"),
        ("Bananas ?", "Nothing can come after “Bananas”."),
    ],
)
def test_what_may_come_next(monkeypatch: pytest.MonkeyPatch, begun: str, answer: str) -> None:
    assert answer in write(desk(), monkeypatch, begun, "").rpartition(begun)[2]


def test_nothing_leads_back_to_the_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = desk()
    told = write(opened, monkeypatch, "", "decline")
    assert told.count('2 Write a rule [rule "…"]') == 2
    assert opened.table.record.moves[0] == (0, "decline")


@pytest.mark.parametrize("typed", ["rule", "RULE", "write a rule"])
def test_the_move_may_be_typed(monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    opened = desk()
    type_in(monkeypatch, typed, "Heal 3", "y")
    opened.run()
    assert opened.table.record.moves[0] == (0, f'rule "{render(read("Heal 3"))}"')


def test_a_sentence_may_begin_like_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = desk()
    write(opened, monkeypatch, "Cards worth 3 or less count triple when attacking", "y")
    assert rules(opened) == ["Cards worth 3 or less are worth triple when attacking."]


def test_a_command_alone_says_how_to_go_back(monkeypatch: pytest.MonkeyPatch) -> None:
    assert write(desk(), monkeypatch, "quit", "").count("and Enter goes back") == 2


# Menus


def number_of(told: str, label: str) -> str:
    found = re.findall(rf"(\d+) {re.escape(label)}(?: {{2}}|$)", told, re.M)
    assert found, label
    return str(found[-1])


def choose(monkeypatch: pytest.MonkeyPatch, *labels: str) -> tuple[TerminalTable, str]:
    """Walk through the menus by what is written there; what is in brackets is typed as it is."""
    lines = ["menu"]
    for label in labels:
        typed = label[1:-1] if label.startswith("[") else number_of(write(desk(), monkeypatch, *lines), label)
        lines.append(typed)
    opened = desk()
    return opened, write(opened, monkeypatch, *lines, "y")


def test_a_value_from_menus(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = ("What cards are worth", "spades", "in a shield", "double", "[]")
    opened, told = choose(monkeypatch, *steps)
    assert rules(opened) == [SPADES]
    assert "You: Shield left 5 → 10" in told


def test_a_number_in_menus_is_within_its_range(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = "What nobody may do"
    told = write(desk(), monkeypatch, "menu", number_of(write(desk(), monkeypatch, "menu"), limit), "1", "0", "x", "2")
    assert told.count("That is not a number from 1 to ") == 2
    assert render(read("A player may hold at most two charged cards")) in told


def test_only_what_matters_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    opened, told = choose(monkeypatch, "A new action", "[rest]", "[]", "[]", "heal N", "[3]")
    assert rules(opened) == [render(read("rest: heal 3"))]
    assert "With which card" not in told
    assert "A new move: do rest" in told
    assert re.search(r"\d rest \[do rest\]", told), "a move without a target is offered too"


def test_choices_that_cannot_be_law_are_told_and_one_may_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = ("[4]", "[]", "[]", "[]", "discard a card", "your life card", "[]")
    told = choose(monkeypatch, *steps)[1]
    assert "Life cards can be swapped, but never discarded" in told
    assert told.rstrip().rpartition("\n")[0].count("Your rule ›") >= 2


@pytest.mark.parametrize("lines", [("",), ("9", "")])
def test_menus_can_be_left(monkeypatch: pytest.MonkeyPatch, lines: tuple[str, ...]) -> None:
    opened = desk()
    told = write(opened, monkeypatch, "menu", *lines, "")
    assert told.count("Your rule ›") == 2
    assert not opened.table.record.moves


# In Russian


def test_the_desk_speaks_russian(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = desk(language="ru")
    told = write(opened, monkeypatch, "Hearts count duble", "меню", "", "spades in shields count twice", "да")
    assert "Слова «duble»" in told
    assert "Сколько стоят карты" in told
    assert "Пики в щите стоят вдвое больше." in told
    assert "5 → 10" in told
    assert rules(opened) == [SPADES]


# The law book


@pytest.mark.parametrize(
    ("language", "command", "agreed", "author"),
    [("en", "laws", "agreed at the start", "written by you"), ("ru", "законы", "по уговору", "написано вами")],
)
def test_the_law_book_names_authors(
    monkeypatch: pytest.MonkeyPatch, language: str, command: str, agreed: str, author: str
) -> None:
    hearts = render(read("Hearts in shields count double"))
    opened = desk(hearts, language=language)
    told = write(opened, monkeypatch, "spades in shields count twice", "y", command).rpartition(f"› {command}")[2]
    first, meaning, second, other = told.strip().splitlines()[:4]
    assert first.startswith(f"1 {hearts} ({agreed}")
    assert second == f"2 {SPADES} ({author})"
    assert [meaning.strip(), other.strip()] == [explain(read(line), language) for line in (hearts, SPADES)]


def test_the_law_book_at_the_desk(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "No rule is in force yet." in write(desk(), monkeypatch, "laws", "")
    assert f"1 {SPADES} (agreed at the start)" in write(desk(SPADES), monkeypatch, "laws", "")


def test_among_several_people_the_author_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = table(SHIELD, ("you:Ann", "you:Bo"), width=200)
    opened.table.state = desk().table.state
    opened.table.state.journal = opened.table.journal
    opened.table.play(0, f'rule "{SPADES}"')
    type_in(monkeypatch, "", "laws")
    opened.run()
    assert f"1 {SPADES} (written by Ann)" in shown(opened.console)


@pytest.mark.parametrize("game", [SHIELD, UPGRADE], ids=lambda game: game.name)
def test_only_a_game_with_laws_has_a_law_book(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    known = game is SHIELD
    opened = table(game, ("you", "random"))
    type_in(monkeypatch, "?", "laws")
    opened.run()
    told = shown(opened.console)
    assert ("the law book" in told) == known
    assert ("No such move as “laws”" in told) != known
