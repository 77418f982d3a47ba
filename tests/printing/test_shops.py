"""Files as print shops and Tabletop Simulator take them."""

from __future__ import annotations

import csv
import json
from io import BytesIO, StringIO
from pathlib import Path

import pikepdf
import pytest
from PIL import Image

from holdfast.printing import presses
from holdfast.printing.art import draw_cards
from holdfast.printing.box import box_of
from holdfast.printing.errors import PrintError
from holdfast.printing.job import Files, files_at, print_for, served_at
from holdfast.printing.tabletop import saved_object, sheets_of
from holdfast.printing.wish import PrintWish
from tests.printing.reading import tool, wish

FEW = "phishing,falco,AWS"
DECIMAL_INCHES = {"media": (0, 0, 198, 270), "trim": (9, 9, 189, 261)}


def made(shop: str, wished: PrintWish) -> Files:
    return print_for(shop, wished, lambda name: f"https://cards.example/{name}")


@pytest.mark.parametrize(("shop", "size"), [("mpc", (822, 1122)), ("tgc", (825, 1125))])
def test_picture_shops_get_a_picture_a_side_in_their_size(shop: str, size: tuple[int, int]) -> None:
    files = made(shop, wish("cluster_royale", cards=FEW))
    assert [name for name in files if name.endswith(".png")] == [
        "fronts/001-phishing-x1.png",
        "fronts/002-falco-x1.png",
        "fronts/003-AWS-x3.png",
        "backs/back-1.png",
        "backs/back-2.png",
    ]
    for name, content in files.items():
        if name.endswith(".png"):
            with Image.open(BytesIO(content)) as image:
                assert image.size == size
                assert image.getpixel((1, 1))[3] == 255, "the bleed reaches the corner"  # type: ignore[index]
    rows = list(csv.DictReader(StringIO(files["cards.csv"].decode())))
    assert [(row["front"], row["back"], row["copies"]) for row in rows][-1] == (
        "fronts/003-AWS-x3.png",
        "backs/back-2.png",
        "3",
    )


def test_a_press_gets_front_and_back_in_turn_with_little_ink() -> None:
    pdf = made("dtc", wish("cluster_royale", "ru", cards=FEW))["cluster_royale.pdf"]
    assert pdf.startswith(b"%PDF-1.4")
    with pikepdf.open(BytesIO(pdf)) as document:
        assert len(document.pages) == 2 * (1 + 1 + 3)
        assert str(document.docinfo["/GTS_PDFXVersion"]) == "PDF/X-1a:2003"
        assert str(document.docinfo["/Trapped"]) == "/False"
        assert document.Root.OutputIntents[0].S == "/GTS_PDFX"
        inks = 0
        for page in document.pages:
            assert [float(side) for side in page.mediabox] == pytest.approx(DECIMAL_INCHES["media"])
            assert page.bleedbox == page.mediabox
            assert [float(side) for side in page.trimbox] == pytest.approx(DECIMAL_INCHES["trim"])
            for instruction in pikepdf.parse_content_stream(page):
                operator = str(instruction.operator)
                assert operator not in ("rg", "RG")
                if operator in ("k", "K"):
                    inks += 1
                    assert sum(map(float, instruction.operands)) <= 2.4
        assert inks > 100
    assert all(line.split()[-5] == "yes" for line in tool("pdffonts", pdf).splitlines()[2:])
    assert "Фишинг" in tool("pdftotext", pdf, "-f", "1", "-l", "1")


def test_ink_is_taken_from_what_three_colours_share() -> None:
    assert presses._less_ink([0.9, 0.8, 0.7, 0.1]) != [0.9, 0.8, 0.7, 0.1]
    assert sum(map(float, presses._less_ink([1, 1, 1, 1]))) <= 2.4
    assert presses._less_ink([0.5, 0.5, 0.5, 0.5]) == [0.5, 0.5, 0.5, 0.5]
    assert presses._less_ink([0.5]) == [0.5]


def test_without_ghostscript_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(PrintError, match="Ghostscript makes; it is not installed"):
        made("dtc", wish("upgrade", cards="KH"))


def test_a_saved_object_for_tabletop_simulator() -> None:
    wished = wish("royal_family", players=2)
    files = made("tts", wished)
    saved = json.loads(files["royal_family.json"])
    decks = [each for each in saved["ObjectStates"] if each["Name"] == "DeckCustom"]
    (deck,) = decks
    ids = [card["CardID"] for card in deck["ContainedObjects"]]
    assert deck["DeckIDs"] == ids
    assert len(ids) == 54 + 1
    for number, images in deck["CustomDeck"].items():
        assert images["BackIsHidden"] is True
        assert images["UniqueBack"] is False
        assert images["NumWidth"] <= 10
        assert images["NumHeight"] <= 7
        sheet = images["FaceURL"].rpartition("/")[2]
        with Image.open(BytesIO(files[sheet])) as image:
            assert image.width == 409 * images["NumWidth"]
            assert image.height == pytest.approx(409 * 88 / 63 * images["NumHeight"], abs=2)
        last = images["NumWidth"] * images["NumHeight"] - 1
        assert all(card % 100 < last for card in ids if card // 100 == int(number)), "the last place is the hidden card"
        assert images["BackURL"].rpartition("/")[2] in files
    king = next(card for card in deck["ContainedObjects"] if card["Nickname"] == "King of hearts")
    assert king["Description"]
    assert king["CustomDeck"].keys() <= deck["CustomDeck"].keys()
    tokens = [each for each in saved["ObjectStates"] if each["Name"].startswith("Custom_Token")]
    assert {each["CustomImage"]["ImageURL"].rpartition("/")[2] for each in tokens} <= files.keys()
    assert len({each["GUID"] for each in deck["ContainedObjects"]}) == len(ids)


def test_each_back_has_a_deck_of_its_own() -> None:
    wished = wish("ship_it", "ru")
    saved = saved_object(wished, list(sheets_of(draw_cards(wished, 0))), [], lambda name: name)
    decks = [each for each in saved["ObjectStates"] if each["Name"] == "DeckCustom"]
    box = box_of(wish("ship_it").game)
    assert [len(deck["DeckIDs"]) for deck in decks] == [
        sum(card.copies for card in box if card.back == 1) + 1,
        sum(card.copies for card in box if card.back == 2),
    ]


def test_images_lie_in_a_folder_or_at_a_server(tmp_path: Path) -> None:
    assert files_at(tmp_path)("sheet-1.png") == f"file://{tmp_path}/sheet-1.png"
    there = served_at("https://cards.example/", wish("ship_it", "ru"))
    assert there("sheet-1.png") == "https://cards.example/api/games/ship_it/tabletop/ru/sheet-1.png"


def test_an_unknown_shop_is_refused() -> None:
    with pytest.raises(PrintError, match="for is one of mpc, tgc, dtc, png, tts, not “ikea”"):
        made("ikea", wish("upgrade", cards="KH"))
