"""Whatever a player can get wrong is told in every language, with the same blanks."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import holdfast
from holdfast.games import games
from holdfast.kernel.errors import BLANK, HoldfastError, Wording, template_key
from holdfast.words import LANGUAGES, tell
from tests.error_templates import templates

pytestmark = pytest.mark.quick

SOURCE = Path(holdfast.__file__).parent
FOR_AUTHORS = re.compile(r"(templates/|laws/|kernel/(declaration|handle|imagine)\.py)")
"""The inside of a game: whoever writes one reads English. Custom rules have words of their own."""
SAYS_SOMETHING = re.compile(r"[a-z]+(?![a-z_.:])")
"""More than blanks and the path of an entry."""
PACKAGES = [game.package for game in games().values()]


@cache
def for_players() -> list[str]:
    return [template for template, place in templates(SOURCE).items() if not FOR_AUTHORS.match(place)]


@pytest.mark.parametrize("template", for_players(), ids=template_key)
def test_every_complaint_is_told_in_russian(template: str) -> None:
    blanks = BLANK.findall(template)
    wrong = Wording(template, **{blank: f"<{blank}>" for blank in blanks})
    told = tell(wrong, "ru", *PACKAGES)
    if SAYS_SOMETHING.search(BLANK.sub("", template)):
        assert told != str(wrong), f"{wrong.key} is not in ru.ftl"
    for blank in blanks:
        assert f"<{blank}>" in told


def test_complaints_for_players_are_found_at_all() -> None:
    assert len(for_players()) > 300


def test_what_is_inside_a_complaint_is_told_in_the_same_language() -> None:
    inside = HoldfastError("folder_not_file")
    assert tell(HoldfastError("wrong_in_file", file="x", wrong=inside), "ru") == "«x»: это папка, а не файл"
    assert tell(HoldfastError("wrong_in_file", file="x", wrong=inside), "en") == "“x”: is a folder, not a file"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_no_language_has_words_for_is_told_in_english(language: str) -> None:
    wrong = HoldfastError("no language knows {this}", this=["a", "b"])
    assert tell(wrong, language) == "no language knows a, b"


def test_numbers_stay_as_they_were_written() -> None:
    assert tell(HoldfastError("a seed of {number}", number=10**20), "ru") == f"a seed of {10**20}"
