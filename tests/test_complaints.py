"""Whatever can be wrong has a code, and words in every language with the same blanks."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import holdfast
from holdfast.games import games
from holdfast.kernel import HoldfastError
from holdfast.kernel.english import is_simple, messages_of
from holdfast.words import LANGUAGES, tell
from tests.error_calls import ErrorCall, error_calls

pytestmark = pytest.mark.quick

SOURCE = Path(holdfast.__file__).parent
CODE = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+){0,5}")
TEMPLATE = "holdfast.templates.high_card"
HOUSE = "holdfast"
PACKAGES = (HOUSE, TEMPLATE, *(game.package for game in games().values()))
SUBCLASSES = ("games/shield/language/__init__.py",)
"""A call that hands on what the class itself gives a code to."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def calls() -> list[ErrorCall]:
    return [call for call in error_calls(SOURCE) if not call.place.startswith(SUBCLASSES)]


def home_of(call: ErrorCall) -> str:
    """The package whose texts have the words for an error: a game's own, or the house's."""
    own = ".".join(("holdfast", *call.place.split("/")[:2]))
    return own if own in PACKAGES and call.code in blanks(own, "en") else HOUSE


class Blanks(Visitor):
    """The values that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def blanks(package: str, language: str) -> dict[str, set[str]]:
    """The errors that a package has words for, and the blanks in them."""
    folder = files(package) / "text"
    found: dict[str, set[str]] = {}
    for file in (folder / f"{language}.ftl", folder / "errors" / f"{language}.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body if file.is_file() else ():
            if isinstance(entry, Message) and entry.id.name.startswith("error-"):
                asked = Blanks()
                asked.visit(entry)
                found[entry.id.name.removeprefix("error-")] = asked.names
    return found


def test_errors_are_found_at_all() -> None:
    assert len({call.code for call in calls()}) > 500


def test_a_code_is_a_few_words_that_stand_in_the_source() -> None:
    assert [call.place for call in calls() if not CODE.fullmatch(call.code or "")] == []


@every_language
def test_every_error_is_worded_in_every_language_with_all_its_values(language: str) -> None:
    wrong = [
        f"{call.place}: {call.code}"
        for call in calls()
        if blanks(home_of(call), language).get(call.code or "", set()) != set(call.values)
    ]
    assert wrong == []


@every_language
@pytest.mark.parametrize("package", PACKAGES)
def test_there_are_no_words_for_errors_that_nobody_raises(package: str, language: str) -> None:
    raised = {call.code for call in calls() if home_of(call) == package}
    assert set(blanks(package, language)) - raised <= ({"law_refused"} if package == HOUSE else set())


def test_no_two_packages_word_the_same_error() -> None:
    listed = [code for package in PACKAGES for code in blanks(package, "en")]
    assert sorted({code for code in listed if listed.count(code) > 1}) == []


@pytest.mark.parametrize("package", PACKAGES)
def test_the_kernel_can_read_the_english_of_every_error(package: str) -> None:
    patterns = messages_of(package)
    assert patterns.keys() == blanks(package, "en").keys()
    assert [code for code, pattern in patterns.items() if not is_simple(pattern)] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_the_kernel_reads_english_as_fluent_does(package: str) -> None:
    for code, names in blanks(package, "en").items():
        wrong = HoldfastError(code, **{name: f"<{name}>" for name in names})
        assert tell(wrong, "en", package) == str(wrong), code


def test_what_is_inside_a_complaint_is_told_in_the_same_language() -> None:
    inside = HoldfastError("folder_not_file")
    assert tell(HoldfastError("wrong_in_file", file="x", wrong=inside), "ru") == "«x»: это папка, а не файл"
    assert tell(HoldfastError("wrong_in_file", file="x", wrong=inside), "en") == "“x”: is a folder, not a file"


@every_language
def test_what_nobody_has_words_for_is_told_by_its_code_and_values(language: str) -> None:
    assert tell(HoldfastError("no_language_knows", this=["a", "b"]), language) == "no_language_knows (this=a, b)"
    assert tell(HoldfastError("no_language_knows"), language) == "no_language_knows"


def test_numbers_stay_as_they_were_written() -> None:
    assert f" {10**20} " in tell(HoldfastError("seed_too_long", most=10**20), "ru")
