"""Errors: one English sentence each, and what another language needs to tell it in its own way."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from holdfast.kernel import HoldfastError, IllegalMove, PositionError
from holdfast.kernel.errors import LONGEST_KEY, LONGEST_VALUE, template_key
from tests.error_templates import error_calls

SOURCE = Path(__file__).parents[2] / "src" / "holdfast"


def test_an_error_is_a_template_and_values() -> None:
    wrong = PositionError("{path}: {name} is named twice", path="p1.hand", name="5H")
    assert str(wrong) == "p1.hand: 5H is named twice"
    assert (wrong.template, wrong.values) == ("{path}: {name} is named twice", {"path": "p1.hand", "name": "5H"})
    assert wrong.key == "error-path-name-is-named-twice"


def test_an_error_may_be_a_plain_sentence() -> None:
    wrong = IllegalMove("game_is_over")
    assert (str(wrong), wrong.key, wrong.values) == ("the game is over", "error-the-game-is-over", {})


@pytest.mark.parametrize("text", ["{name}", "{0}", "{", "}", "{path.__class__}", "{{}}", "{path}", "%s"])
def test_braces_in_what_others_wrote_are_never_filled(text: str) -> None:
    assert str(PositionError("{path}: no {name}", path="a", name=text)) == f"a: no {text}"
    assert str(PositionError(text)) == text


def test_braces_that_are_no_blank_stay() -> None:
    assert str(HoldfastError('written as {"tokens": 5}, not “{text}”', text="x")) == 'written as {"tokens": 5}, not “x”'


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (IllegalMove("no {what}", what="move"), "no move"),
        (["p1", "p2"], "p1, p2"),
        ((1, IllegalMove("{a}", a=[2, 3])), "1, 2, 3"),
        ([], ""),
        (None, "None"),
        ("line\nline\x1b[2J\u202e", "line\ufffdline\ufffd[2J\ufffd"),
        ("\udcff", "\ufffd"),
    ],
    ids=repr,
)
def test_how_a_value_is_shown(value: object, text: str) -> None:
    assert str(HoldfastError("{value}!", value=value)) == text + "!"


@pytest.mark.parametrize("value", ["x" * 5000, 10**10_000, 9**4000, {"a": 10**10_000}], ids=["x", "10", "9", "in"])
def test_a_long_value_is_cut(value: object) -> None:
    assert len(str(HoldfastError("{value}", value=value))) <= LONGEST_VALUE


def test_a_long_key_is_cut_after_a_word() -> None:
    key = template_key("word " * 40)
    assert len(key) <= LONGEST_KEY
    assert key.endswith("-word")


def test_an_error_travels_between_processes() -> None:
    wrong = PositionError("{path}: {name}", path="a", name=["b"])
    again = pickle.loads(pickle.dumps(wrong))
    assert (type(again), str(again), again.values) == (PositionError, "a: b", wrong.values)


# All of them


def test_no_two_templates_have_one_key() -> None:
    templates: dict[str, set[str]] = {}
    for call in error_calls(SOURCE):
        if call.template is not None:
            templates.setdefault(template_key(call.template), set()).add(call.template)
    assert {key: each for key, each in templates.items() if len(each) > 1} == {}


def test_every_blank_of_a_template_has_its_value() -> None:
    wrong = [f"{call.place}: {call.template}" for call in error_calls(SOURCE) if not call.fits]
    assert wrong == []


@pytest.mark.parametrize("part", ["kernel", "games", "bots", "lab", "testing", "server", "client"])
def test_english_has_english_quotation_marks(part: str) -> None:
    sources = sorted((SOURCE / part).rglob("*.py"))
    assert sources
    assert [path.name for path in sources if "«" in path.read_text(encoding="utf-8")] == []


def test_the_calls_of_errors_are_found_in_the_source(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(
        "class Own(HoldfastError): ...\n"
        "class Later(errors.Own): ...\n"
        "raise Later('no {card}', card=1)\n"
        "raise IllegalMove(f'no {x}')\n"
        "raise Own('no {card}', x=1)\n"
        "raise KeyError('x')\n",
        encoding="utf-8",
    )
    found = [(call.place, call.template, call.fits) for call in error_calls(tmp_path, ("HoldfastError", "IllegalMove"))]
    assert found == [("a.py:3", "no {card}", True), ("a.py:4", None, True), ("a.py:5", "no {card}", False)]
