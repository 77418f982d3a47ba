"""`holdfast laws`: explain, examples, check."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from holdfast.cli import app
from holdfast.games.shield.language import EXAMPLES, read, render
from holdfast.games.shield.language.rendering import display


def call(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["laws", *arguments], env={"COLUMNS": "300", "HOLDFAST_LANGUAGE": "en"})


def test_explain_prints_the_canonical_wording_and_what_it_means() -> None:
    told = call("explain", "hearts in shields count twice")
    assert told.exit_code == 0
    assert told.output.splitlines() == ["Hearts are worth double as shield cards.", "Hearts count double in a shield."]


def test_explain_in_russian() -> None:
    told = call("explain", "hearts in shields count twice", "--language", "ru")
    assert told.output.splitlines()[1] == "Червы в щите стоят вдвое больше."


@pytest.mark.parametrize(("language", "why"), [("en", "This language has no word “duble”"), ("ru", "Слова «duble»")])
def test_explain_points_at_the_word_and_gives_a_hint(language: str, why: str) -> None:
    told = call("explain", "Hearts count duble", "-l", language)
    assert told.exit_code == 1
    said, mark, hint = told.output.splitlines()
    assert (said, mark) == ("Hearts count duble", "             ^^^^^")
    assert hint.startswith(why)
    assert "Hearts are worth double." in hint


def test_examples() -> None:
    told = call("examples")
    assert told.exit_code == 0
    for sentence in (sentence for listed in EXAMPLES.values() for sentence in listed):
        assert f"{sentence}\n  {display(render(read(sentence)))}\n" in told.output


def test_check_reads_a_file_as_one_book(tmp_path: Path) -> None:
    book = tmp_path / "book.txt"
    book.write_text("# My laws\n\nHeal 3\nheal two\nHearts count double\n", encoding="utf-8")
    told = call("check", str(book))
    assert told.exit_code == 0
    assert told.output.splitlines() == ["3: Heal 3.", "4: Heal 2.", "5: Hearts are worth double."]


def test_check_goes_on_after_a_sentence_that_is_refused(tmp_path: Path) -> None:
    book = tmp_path / "book.txt"
    book.write_text("Mend: heal 3\nMend: heal 4\nHeal 5\n", encoding="utf-8")
    told = call("check", str(book))
    assert told.exit_code == 1
    assert "2: FAIL Mend: heal 4: “Mend” is the name of an action in force" in told.output
    assert "3: Heal 5." in told.output


def test_check_of_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    told = call("check", str(tmp_path / "none.txt"))
    assert told.exit_code != 0
    assert "cannot be read" in str(told.exception)
