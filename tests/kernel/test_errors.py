"""Errors: a code and values, told in one English sentence wherever the kernel runs."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from holdfast.kernel import HoldfastError, IllegalMove, PositionError
from holdfast.kernel.english import add_words_of, english
from holdfast.kernel.errors import LONGEST_VALUE
from tests.error_calls import error_calls

SOURCE = Path(__file__).parents[2] / "src" / "holdfast"


def test_an_error_is_a_code_and_values() -> None:
    wrong = PositionError("card_named_twice", path="p1.hand", card="5H")
    assert str(wrong) == "p1.hand: 5H is named twice"
    assert (wrong.code, wrong.values) == ("card_named_twice", {"path": "p1.hand", "card": "5H"})
    assert wrong.message == "error-card_named_twice"


def test_an_error_may_have_no_values() -> None:
    wrong = IllegalMove("game_is_over")
    assert (str(wrong), wrong.code, wrong.values) == ("the game is over", "game_is_over", {})


@pytest.mark.parametrize("text", ["{name}", "{ $path }", "{", "}", "{path.__class__}", "{{}}", "{path}", "%s", r"\1"])
def test_braces_in_what_others_wrote_are_never_filled(text: str) -> None:
    assert str(PositionError("card_named_twice", path="a", card=text)) == f"a: {text} is named twice"


def test_braces_that_are_no_blank_stay() -> None:
    assert "as in “rush: {variant: rush}”" in str(HoldfastError("variants_need_options"))


def test_without_words_an_error_is_told_by_its_code_and_values() -> None:
    assert str(HoldfastError("nobody_worded_this")) == "nobody_worded_this"
    assert str(HoldfastError("nobody_worded_this", seat="p1", cards=["5H", "6H"])) == (
        "nobody_worded_this (seat=p1, cards=5H, 6H)"
    )
    assert str(HoldfastError("card_named_twice", path="a")) == "card_named_twice (path=a)"


def test_a_game_of_somebody_elses_words_its_own_errors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "somebodys_game" / "text").mkdir(parents=True)
    (tmp_path / "somebodys_game" / "__init__.py").touch()
    (tmp_path / "somebodys_game" / "text" / "en.ftl").write_text(
        "title = Game\nerror-dice_are_cast = { $seat }: the dice are cast\n"
        "error-game_is_over = not this one\nerror-dice = { $count ->\n   *[other] dice\n }\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("holdfast.kernel.english._packages", ["holdfast"])
    add_words_of("somebodys_game")
    add_words_of("a_package_that_is_not_there")
    assert english("dice_are_cast", {"seat": "p1"}) == "p1: the dice are cast"
    assert english("game_is_over", {}) == "the game is over"
    assert english("dice", {"count": "2"}) == "dice (count=2)"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (IllegalMove("no_such_move", notation="fly"), "no such move as “fly”"),
        (["p1", "p2"], "p1, p2"),
        ((1, IllegalMove("verbatim", said=[2, 3])), "1, 2, 3"),
        ([], ""),
        (None, "None"),
        ("line\nline\x1b[2J\u202e", "line\ufffdline\ufffd[2J\ufffd"),
        ("\udcff", "\ufffd"),
    ],
    ids=repr,
)
def test_how_a_value_is_shown(value: object, text: str) -> None:
    assert str(HoldfastError("wrong_for_seat", who="p1", why=value)) == f"p1: {text}"


@pytest.mark.parametrize("value", ["x" * 5000, 10**10_000, 9**4000, {"a": 10**10_000}], ids=["x", "10", "9", "in"])
def test_a_long_value_is_cut(value: object) -> None:
    assert len(str(HoldfastError("verbatim", said=value))) <= LONGEST_VALUE


def test_an_error_travels_between_processes() -> None:
    wrong = PositionError("wrong_at_path", path="a", wrong=["b"])
    again = pickle.loads(pickle.dumps(wrong))
    assert (type(again), str(again), again.values) == (PositionError, "a: b", wrong.values)


# All of them


@pytest.mark.parametrize("part", ["kernel", "games", "bots", "lab", "testing", "server", "client"])
def test_english_has_english_quotation_marks(part: str) -> None:
    sources = sorted((SOURCE / part).rglob("*.py"))
    assert sources
    assert [path.name for path in sources if "«" in path.read_text(encoding="utf-8")] == []


def test_the_calls_of_errors_are_found_in_the_source(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(
        "class Own(HoldfastError): ...\n"
        "class Later(errors.Own): ...\n"
        "raise Later('no_card', card=1)\n"
        "raise IllegalMove(f'no_{x}')\n"
        "raise Own('no_card', x=1)\n"
        "raise KeyError('x')\n",
        encoding="utf-8",
    )
    found = [
        (call.place, call.code, set(call.values)) for call in error_calls(tmp_path, ("HoldfastError", "IllegalMove"))
    ]
    assert found == [("a.py:3", "no_card", {"card"}), ("a.py:4", None, set()), ("a.py:5", "no_card", {"x"})]
