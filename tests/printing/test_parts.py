"""What else lies in a box: the booklet of rules, counters, reference cards, the test page; and pictures to share."""

from __future__ import annotations

import re
from io import BytesIO

import pytest
from PIL import Image

from holdfast.games import find_game, games
from holdfast.printing.booklet import fold_order
from holdfast.printing.counters import counter_sheets, counters_of
from holdfast.printing.errors import PrintError
from holdfast.printing.job import print_for
from holdfast.printing.leaflets import card_types, credits_of, draw_box_card, draw_reference
from holdfast.printing.share import card_png, contact_sheet, share_picture, share_png
from holdfast.printing.wish import COUNTERS, RULES, TEST
from holdfast.words import LANGUAGES, Words
from tests.drawing.reading import lines
from tests.printing.reading import pages, printed, tool, wish, words

every_game = pytest.mark.parametrize("game", games())
every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_a_booklet_is_folded_in_order() -> None:
    assert fold_order(4) == [(3, 0), (1, 2)]
    assert fold_order(6) == [(None, 0), (1, None), (5, 2), (3, 4)]
    for count in range(1, 30):
        numbers = [page for pair in fold_order(count) for page in pair if page is not None]
        assert sorted(numbers) == list(range(count))
        assert len(fold_order(count)) % 2 == 0, "each sheet has two sides"


@pytest.mark.parametrize(("game", "language"), [("royal_family", "ru"), ("cluster_royale", "en")])
def test_the_rules_are_a_booklet(game: str, language: str) -> None:
    wished = wish(game, language)
    pdf = printed(wished, RULES)
    assert pages(pdf) % 2 == 0
    own = Words(language, wished.game)
    said = re.sub(r"-\n", "", tool("pdftotext", pdf))
    for heading in re.findall(r"^## (.*)$", own.rules(), re.MULTILINE):
        assert heading.split()[0] in said
    assert "297" not in tool("pdfinfo", pdf) or "841.89 x 595.28" in tool("pdfinfo", pdf)


def test_cards_as_pictures_are_faces_backs_and_a_sheet_of_all() -> None:
    files = print_for("png", wish("upgrade", cards="KH,QS", pixels=120), str)
    assert [_size(files[name]) for name in ("KH.png", "QS.png", "backs/back-1.png")] == [(120, 168)] * 3
    assert _size(files["contact-sheet.png"])[0] == 2400


@every_game
@every_language
def test_reference_cards_have_room_for_all_they_say(game: str, language: str) -> None:
    own = Words(language, find_game(game))
    drawn = lines(draw_reference(own, wish(game).trim, 12))
    said = " ".join(line.text for line in drawn)
    assert own.has("reference")
    for step in own.say("reference").splitlines():
        assert step.split()[-1] in said
    for kind in card_types(own):
        assert kind.name in said
    for line in drawn:
        assert line.size >= 7.5
        assert line.left >= 10
        assert line.right <= 252 - 10
        assert line.foot <= 352 - 8


@every_game
@every_language
def test_the_box_names_its_authors(game: str, language: str) -> None:
    own = Words(language, find_game(game))
    drawn = lines(draw_box_card(own, wish(game).trim, 12))
    assert own.has("credits")
    assert "".join(credits_of(own).split()) in "".join("".join(line.text for line in drawn).split())
    assert max(line.foot for line in drawn) <= 352 - 8
    assert min(line.size for line in drawn) >= 6


def test_counters_are_ones_and_fives_for_every_player() -> None:
    (tokens,) = counters_of(wish("upgrade", players=5))
    assert (tokens.name, tokens.most, tokens.ones, tokens.fives) == ("tokens", 3, 15, 0)
    (strength,) = counters_of(wish("royal_family"))
    assert (strength.ones, strength.fives) == (10, 6)
    (sheet,) = counter_sheets(wish("upgrade", players=5))
    assert len(sheet.pictures) == 15
    assert "Tokens" in tool("pdftotext", printed(wish("upgrade"), COUNTERS))
    with pytest.raises(PrintError, match="nothing is counted in ship_it"):
        printed(wish("ship_it"), COUNTERS)


def test_the_test_page_reads_zero_where_nothing_drifts() -> None:
    pdf = printed(wish("upgrade"), TEST)
    assert pages(pdf) == 2
    zeros = [word for word in words(pdf, 1) if word.text == "0"]
    upper = max(zeros, key=lambda word: word.left)
    assert (upper.left + upper.right) / 2 == pytest.approx(105, abs=0.5)
    side = min(zeros, key=lambda word: word.left)
    assert (side.top + side.bottom) / 2 == pytest.approx(148.5, abs=0.8)


def _size(png: bytes) -> tuple[int, int]:
    with Image.open(BytesIO(png)) as image:
        return image.size


def test_pictures_have_the_size_that_is_asked_for() -> None:
    own = Words("ru", find_game("cluster_royale"))
    assert _size(card_png(own, "kraken", 200)) == (200, 279)
    assert _size(share_png(own)) == (1200, 630)
    assert _size(contact_sheet(Words("en", find_game("upgrade")), 300))[0] == 300
    with pytest.raises(PrintError, match="16 to 4096 pixels wide, not 5"):
        card_png(own, "kraken", 5)


@every_game
def test_a_shared_picture_is_the_same_for_everybody(game: str) -> None:
    own = Words("en", find_game(game))
    assert share_picture(own) == share_picture(own)
    assert own.say("title").split()[0] in share_picture(own)
