"""Questions, rankings and rules."""

from __future__ import annotations

import pytest

from holdfast.games.royal_family import GAME as ROYAL_FAMILY
from holdfast.games.upgrade import GAME
from holdfast.kernel import Plain, Table, View
from holdfast.terminal.story import prompt_fields, show_question, show_ranking, show_rules
from holdfast.words import Words
from tests.terminal.screen import read, screen

BOOK = GAME.schema(3, GAME.options())
NAMES = ("Ann", "Bo", "Cy")


def view(
    awaited: tuple[int, ...], *, seat: int = 0, turn: str = "p1", pending: Plain = (), discard: Plain = ()
) -> View:
    entries = {"turn": turn, "discard": discard, "pending": pending}
    return View("upgrade", seat, 3, entries, awaited, "turn", False, (), {}, {}, BOOK)


def asked(seen: View, *, viewer: int | None = 0, language: str = "en") -> str:
    console = screen()
    show_question(console, Words(language, GAME, NAMES, viewer), seen)
    return read(console)


def test_the_question_stands_alone_on_ones_own_turn() -> None:
    assert asked(view((0,))) == "What do you do with the drawn card?\n"


def test_out_of_turn_it_is_clear_who_is_asked() -> None:
    out_of_turn = view((0,), turn="p2")
    assert asked(out_of_turn).startswith("Bo is on turn, but first you are asked:\nWhat do you do")
    assert asked(out_of_turn, viewer=None).startswith("Bo is on turn, but first Ann is asked:\n")
    assert asked(out_of_turn, language="ru").startswith("Ход игрока Bo, но сначала отвечаете вы:\n")


def test_when_all_choose_nobody_is_out_of_turn() -> None:
    assert asked(view((0, 1, 2), turn="p2")) == "What do you do with the drawn card?\n"


def test_who_is_not_asked_hears_who_is() -> None:
    assert asked(view((1, 2))) == "Asked now: Bo, Cy\n"
    assert asked(view(())) == ""


@pytest.mark.parametrize(
    ("newest", "fields"),
    [
        ({"prompt": "turn", "seats": ["p1"], "by": "p2", "left": 2}, {"seat": "p1", "by": "p2", "left": 2}),
        ({"prompt": "turn", "by": None, "types": ["a", "b"]}, {"seat": "p1", "by": None, "types": ["a", "b"]}),
        ({"prompt": "turn", "answers": {"p2": "x"}}, {"seat": "p1"}),
        ({"prompt": "another", "by": "p2"}, {"seat": "p1"}),
    ],
)
def test_a_prompt_is_told_with_what_it_is_about(newest: dict[str, Plain], fields: dict[str, object]) -> None:
    assert prompt_fields(view((0,), pending=[{"prompt": "older"}, newest])) == fields


@pytest.mark.parametrize(("named", "told"), [("discard 2", "4D"), ("discard 3", "discard 3"), ("p2", "p2")])
def test_a_card_that_is_named_by_its_place_is_told_by_its_face(named: str, told: str) -> None:
    asked_about = view((0,), discard=["9S", "4D"], pending=[{"prompt": "turn", "card": named}])
    assert prompt_fields(asked_about)["card"] == told


def test_those_who_share_a_rank_stand_together() -> None:
    console = screen()
    table = Table.new(GAME, 3, GAME.options(), 1)
    show_ranking(console, Words("en", GAME, NAMES), [[1, 2], [0]], table.layout(0))
    assert read(console) == "1. Bo · Tokens 3\n1. Cy · Tokens 3\n3. Ann · Tokens 3\n"


def test_what_a_part_of_a_place_counts_stands_in_the_ranking() -> None:
    console = screen()
    table = Table.new(ROYAL_FAMILY, 2, ROYAL_FAMILY.options(), 1)
    show_ranking(console, Words("en", ROYAL_FAMILY, NAMES), [[1], [0]], table.layout(0))
    assert read(console).startswith("1. Bo · ♥ Castle of hearts: Strength left 20\n2. Ann · ♠ Castle of spades")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_rules_are_printed_where_there_is_no_screen(language: str) -> None:
    console = screen(60)
    show_rules(console, Words(language, GAME))
    lines = read(console).splitlines()
    assert len(lines) > 40
    assert max(map(len, lines)) <= 60


def test_rules_are_paged_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LESS", raising=False)
    paged: list[str] = []
    monkeypatch.setattr("pydoc.pager", paged.append)
    console = screen(60, terminal=True)
    show_rules(console, Words("en", GAME))
    assert "Upgrade" in paged[0]
    assert read(console) == ""
