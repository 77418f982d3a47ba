"""Measuring and wrapping by the widths of the font's own letters."""

from __future__ import annotations

import pytest

from holdfast.drawing.lettering import STYLES
from holdfast.drawing.text_layout import fit, keep_together, sizes, squeeze, width, with_soft_hyphens, wrap
from holdfast.drawing.widths import LETTERS, WIDTHS
from holdfast.games import games
from holdfast.words import LANGUAGES, Words


def test_every_style_has_widths_and_every_width_a_style() -> None:
    assert set(WIDTHS) == set(STYLES)
    assert {len(widths.split()) for widths in WIDTHS.values()} == {len(LETTERS.split())}


def test_a_line_is_as_wide_as_its_letters() -> None:
    assert width("", "title", 20) == 0
    assert width("AV", "title", 20) == pytest.approx(width("A", "title", 20) + width("V", "title", 20))
    assert width("Abc", "title", 40) == pytest.approx(2 * width("Abc", "title", 20))
    assert width("Abc", "title", 20, spacing=2) == pytest.approx(width("Abc", "title", 20) + 6)
    assert width("i", "text", 10) < width("щ", "text", 10) < width("牌", "text", 10)


def test_all_letters_of_our_cards_are_measured() -> None:
    known = {chr(int(code, 16)) for code in LETTERS.split()}
    for game in games().values():
        for language in LANGUAGES:
            words = Words(language, game)
            for face in game.vocabulary.faces:
                assert set(words.card_title(face) + words.card_text(face)) <= known


def test_lines_are_few_and_then_even() -> None:
    text = "one two three four five six seven eight nine ten"
    broken = wrap(text, "text", 10, 100)
    assert " ".join(broken) == text
    assert all(width(line, "text", 10) <= 100 for line in broken)
    widths = [width(line, "text", 10) for line in broken]
    assert min(widths) > max(widths) / 2, "no line is left alone with a word"


@pytest.mark.parametrize("text", ["", " ", "a", "no break", "stroke/and-hyphen", "x" * 40])
def test_wrapping_loses_nothing(text: str) -> None:
    broken = "".join(wrap(text, "text", 10, 60))
    assert broken.replace("-", "").replace(" ", "") == text.replace("-", "").replace(" ", "")


def test_a_line_may_end_behind_a_stroke() -> None:
    assert wrap("AWS/OpenShift", "title", 20, 90) == ["AWS/", "OpenShift"]


def test_text_gets_the_largest_size_that_fits() -> None:
    block = fit("some words to be set", "text", sizes(20, 10), 80, 2)
    assert block is not None
    assert block.width <= 80
    assert fit("some words to be set", "text", [block.size + 0.5], 80, 2) is None
    assert fit("incomprehensibilities", "text", sizes(20, 10), 40, 9) is None
    assert len(squeeze("incomprehensibilities", "text", sizes(20, 10), 40, 2).lines) <= 2


def test_short_russian_words_and_numbers_stay_with_the_next_one() -> None:
    assert keep_together("Кто в игре, тот и прав — без 2 карт") == "Кто в\xa0игре, тот и\xa0прав\xa0— без 2\xa0карт"
    assert keep_together("to be or 5 not") == "to be or 5\xa0not"


def test_long_words_are_parted_where_a_reader_would() -> None:
    assert with_soft_hyphens("аутентификация").split("\xad") == ["аутен", "ти", "фи", "ка", "ция"]
    assert with_soft_hyphens("Recommissioning").split("\xad") == ["Recom", "mis", "sioning"]
    assert with_soft_hyphens("кот") == "кот"
    assert [with_soft_hyphens(name) for name in ("Prometheus", "AWS/OpenShift")] == ["Prometheus", "AWS/OpenShift"]
    assert wrap(with_soft_hyphens("CrashLoopBackOff"), "title", 20, 110) == ["CrashLoop", "BackOff"]
    assert wrap(with_soft_hyphens("восстановление"), "title", 20, 100) == ["восста-", "новление"]
