"""Sheets of cards, read back: how many, which, in what order, with which fonts, and where everything stands."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pikepdf
import pytest

from holdfast.games import games
from holdfast.printing.art import Artist, draw_cards
from holdfast.printing.box import box_of
from holdfast.printing.changes import only_changed
from holdfast.printing.errors import PrintError
from holdfast.printing.imposition import CardSize, grid
from holdfast.printing.job import print_box, write_files
from holdfast.printing.sheets import card_sheets, first_sheet
from holdfast.printing.sizes import paper_of
from holdfast.printing.wish import PrintWish
from holdfast.words import LANGUAGES, Words
from tests.printing.reading import pages, printed, raster, tool, wish, words

FEW = "phishing,falco,kraken"
SAFE = 2.0
"""Millimetres between a cut and the words of a text card;"""
INDEX_SAFE = 1.8
"""and the indices of a playing card of usual width: these are measured with the space that belongs to a letter."""
PAGE_WIDE = 1653
"""Pixels of A4 at 200 to an inch."""


@pytest.mark.parametrize("game", games())
def test_the_whole_box_is_printed_with_its_copies(game: str) -> None:
    wished = wish(game)
    fronts = [card for card in draw_cards(wished) for _ in range(card.copies)]
    own = sum(card.copies for card in box_of(wished.game))
    assert len(fronts) == own + wished.players + 1
    sheets = card_sheets(wished)
    sorts = {card.back for card in box_of(wished.game)}
    assert sum(len(sheet.pictures) for sheet in sheets[: -len(sorts)]) == len(fronts)
    assert [{picture.svg for picture in sheet.pictures} for sheet in sheets[-len(sorts) :]] == [
        {Artist(wished).back(sort)} for sort in sorted(sorts)
    ]


def test_playing_cards_come_with_two_jokers() -> None:
    assert [len(box_of(games()[name])) for name in ("upgrade", "shield", "royal_family")] == [54, 54, 54]


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_can_be_found_and_fonts_are_embedded(language: str) -> None:
    wished = wish("cluster_royale", language, cards=FEW)
    pdf = printed(wished)
    said = " ".join(tool("pdftotext", pdf, "-raw").split())
    own = Words(language, wished.game)
    for face in FEW.split(","):
        assert own.card_title(face) in said
        assert own.card_text(face) in said
    fonts = [line.split() for line in tool("pdffonts", pdf).splitlines()[2:]]
    assert fonts
    assert all(font[-5:-2] == ["yes", "yes", "yes"] for font in fonts), "embedded, subset, with their letters"


def test_a_pdf_says_what_it_is_and_whose() -> None:
    with (
        pikepdf.open(BytesIO(printed(wish("cluster_royale", "ru", cards=FEW)))) as document,
        document.open_metadata() as said,
    ):
        assert said["dc:title"] == "Cluster Royale: карты"
        assert said["dc:language"] == {"ru"}
        assert "© 2022 Sysdig" in str(said["dc:rights"])
        assert str(document.Root.Lang) == "ru"
        for page in document.pages:
            assert page.mediabox == page.trimbox == page.bleedbox


def test_every_sheet_names_game_authors_and_licence() -> None:
    pdf = printed(wish("ship_it", cards="database,merge"))
    for page in range(1, pages(pdf) + 1):
        said = tool("pdftotext", pdf, "-f", str(page), "-l", str(page))
        assert "Ship IT!, sheet" in said
        assert "CC BY-NC-SA 4.0" in said


def test_backs_stand_behind_their_fronts_in_duplex() -> None:
    wished = wish("cluster_royale", cards="phishing,AWS", layout="duplex", offset="1.5,-0.5")
    front, back = card_sheets(wished)
    artist = Artist(wished)
    for shown, behind in zip(front.pictures, back.pictures, strict=True):
        assert behind.x - 1.5 + behind.width == pytest.approx(front.width - shown.x)
        assert behind.y + 0.5 == pytest.approx(shown.y)
    assert [picture.svg for picture in back.pictures] == [artist.back(1), *[artist.back(2)] * 3]


def _columns(page: int, pdf: bytes, dpi: int = 200) -> list[float]:
    """Where crop marks stand above the cards, in millimetres from the left edge."""
    strip = raster(pdf, page, dpi).convert("L").crop((0, 80, PAGE_WIDE, 84)).tobytes()
    dark = [x for x in range(PAGE_WIDE) if min(strip[x + PAGE_WIDE * y] for y in range(4)) < 128]
    return [(x + 0.5) * 25.4 / dpi for x in dark if x - 1 not in dark]


def test_marks_of_both_sides_meet_on_paper() -> None:
    """Measured on the rasters: seen through the sheet the marks of the back lie where those of the front do."""
    straight = printed(wish("upgrade", cards="KH,QS", layout="duplex"))
    front, back = _columns(1, straight), _columns(2, straight)
    paper, card = paper_of("a4"), CardSize(63, 88)
    expected = sorted({mark.x for mark in grid(paper, card).marks if mark.x == mark.to_x})
    assert front == pytest.approx(expected, abs=0.2)
    assert back == pytest.approx(sorted(210 - x for x in front), abs=0.2)
    moved = _columns(2, printed(wish("upgrade", cards="KH,QS", layout="duplex", offset="2,0")))
    assert moved == pytest.approx([x + 2 for x in back], abs=0.2)


def test_folded_sheets_have_front_and_back_beside_each_other() -> None:
    wished = wish("upgrade", cards="KH,QS,10D,AS,2C", layout="fold")
    sheets = card_sheets(wished)
    assert [len(sheet.pictures) for sheet in sheets] == [8, 2]
    middle = sheets[0].width / 2
    fronts, backs = sheets[0].pictures[:4], sheets[0].pictures[4:]
    for front, back in zip(fronts, backs, strict=True):
        assert middle - (front.x + front.width / 2) == pytest.approx(back.x + back.width / 2 - middle)


@pytest.mark.parametrize(("sheet", "layout"), [("a4", "flat"), ("letter", "fold")])
def test_no_word_leaves_the_safe_area_of_its_card(sheet: str, layout: str) -> None:
    wished = wish(
        "cluster_royale", "ru", cards="ransomware,government_mandate_corporation,IPO", sheet=sheet, layout=layout
    )
    _check_safe_area(wished, 1)


def _check_safe_area(wished: PrintWish, page: int) -> None:
    sheet = card_sheets(wished)[page - 1]
    bleed, safe = 3.0, SAFE if wished.game.vocabulary.box else INDEX_SAFE * min(1, wished.trim.width / 252)
    for word in words(printed(wished), page):
        if word.top > sheet.height - 5:
            continue
        spare = (word.bottom - word.top) / 4  # a line's box is so much higher than its letters
        inside = [
            picture
            for picture in sheet.pictures
            if picture.x + bleed + safe <= word.left
            and word.right <= picture.x + picture.width - bleed - safe
            and picture.y + bleed <= word.top + spare
            and word.bottom - spare <= picture.y + picture.height - bleed
        ]
        assert inside, word


def test_black_and_white_has_no_colour() -> None:
    image = raster(printed(wish("cluster_royale", cards=FEW, grey=True)), 1, 40)
    assert all(max(pixel) - min(pixel) <= 2 for _, pixel in image.getcolors(100_000))  # type: ignore[union-attr,arg-type]


def test_both_languages_stand_on_one_card() -> None:
    said = " ".join(tool("pdftotext", printed(wish("ship_it", "both", cards="database")), "-raw").split())
    assert "Database База данных" in said
    assert "Component" in said or "COMPONENT · КОМПОНЕНТ" in said


def test_only_changed_cards_are_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wished = wish("cluster_royale", cards=FEW)
    earlier = tmp_path / "cards.pdf"
    earlier.write_bytes(printed(wished))
    with pytest.raises(PrintError, match="no card has changed"):
        only_changed(wished, earlier)
    more = only_changed(wish("cluster_royale", cards=FEW + ",falco_sidekick"), earlier)
    assert [card.face for card in more.cards] == ["falco_sidekick"]
    with pytest.raises(PrintError, match="only the same game in the same language"):
        only_changed(wish("cluster_royale", "ru"), earlier)
    (tmp_path / "other").write_text("no list")
    with pytest.raises(PrintError, match="has no list of cards"):
        only_changed(wished, tmp_path / "other")


def test_the_first_sheet_is_the_one_that_is_printed() -> None:
    wished = wish("ship_it")
    assert first_sheet(wished).pictures == card_sheets(wished)[0].pictures


def test_a_letter_that_no_font_has_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdfast.printing.sheets.credits_of", lambda words: "漢")
    with pytest.raises(PrintError, match=r"no letter “漢” \(U\+6F22\)"):
        print_box(wish("upgrade", cards="KH"))


def test_nothing_is_written_where_something_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("something")
    with pytest.raises(ValueError, match="cannot be made"):
        write_files(tmp_path / "file", {"cards.pdf": b"%PDF"})
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


@pytest.mark.slow
@pytest.mark.parametrize("language", [*LANGUAGES, "both"])
@pytest.mark.parametrize("trim", ["63x88", "57x88", "44x63"])
@pytest.mark.parametrize("game", games())
def test_every_card_keeps_its_words_inside(game: str, trim: str, language: str) -> None:
    wished = wish(game, language, trim=trim)
    pdf = printed(wished)
    sheets = card_sheets(wished)
    assert pages(pdf) == len(sheets)
    for page in range(1, pages(pdf) + 1):
        _check_safe_area(wished, page)
