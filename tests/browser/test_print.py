"""The page “Print”: a preview that follows the choices, files to download; and paper that looks like the screen."""

from __future__ import annotations

import base64
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Browser, expect

import holdfast
from holdfast.drawing import draw_face
from holdfast.games import find_game
from holdfast.printing.box import box_of, printed_game
from holdfast.printing.finishing import POINTS
from holdfast.printing.fonts import CUTS
from holdfast.printing.page import Imprint, Page, Placed
from holdfast.printing.press import set_pdf
from holdfast.words import LANGUAGES, Words
from tests.browser.conftest import Come
from tests.browser.person import PATIENCE
from tests.printing.reading import raster

FONTS = Path(holdfast.__file__).parent / "web" / "fonts"
WEIGHTS = {"Bold": 700, "ExtraBold": 800, "Italic": 400, "Medium": 500}
ALPHABETS = {"latin": "U+0-2FF,U+2000-22FF", "cyrillic": "U+400-45F"}
WIDTH, HEIGHT = 252, 352
SHOWN = [
    ("cluster_royale", "kraken"),
    ("ship_it", "orchestrator"),
    ("royal_family", "QS"),
    ("upgrade", "10D"),
    ("shield", "AH"),
]
MOST_MEAN = 5.0
"""Of 255: smoothing differs at every edge."""
MOST_FAR = 0.02
"""The share of pixels that may be quite different."""
FAR = 90
SCALE = 2


def test_a_preview_follows_what_is_chosen(person: Come) -> None:
    ada = person(size="desktop")
    ada.open("/games/upgrade")
    ada.page.get_by_role("link", name="Print it").click()
    ada.page.set_default_timeout(PATIENCE)
    picture = ada.look("figure img")
    expect(picture).to_be_visible(timeout=PATIENCE)
    first = picture.get_attribute("src")
    ada.page.get_by_label("Only these cards").fill("king of hearts")
    expect(picture).not_to_have_attribute("src", first or "", timeout=PATIENCE)
    ada.page.get_by_text("behind the cards").click()
    expect(ada.page.get_by_label("Move backs by")).to_be_visible()
    with ada.page.expect_download(timeout=PATIENCE) as started:
        ada.button("Download: cards").click()
    assert started.value.suggested_filename == "upgrade-cards-en.pdf"
    assert Path(started.value.path()).read_bytes().startswith(b"%PDF")
    ada.page.get_by_label("Only these cards").fill("dragon")
    expect(ada.look("figure [role=alert]")).to_contain_text("There is no card “dragon”", timeout=PATIENCE)


def _font_faces() -> str:
    faces = []
    for cut in CUTS:
        for alphabet, letters in ALPHABETS.items():
            data = base64.b64encode((FONTS / cut.file.format(alphabet)).read_bytes()).decode()
            slope = "italic" if cut.style == "Italic" else "normal"
            faces.append(
                f"@font-face{{font-family:'{cut.family}';font-weight:{WEIGHTS[cut.style]};font-style:{slope};"
                f"unicode-range:{letters};src:url(data:font/woff2;base64,{data})}}"
            )
    return "".join(faces)


def _on_screen(browser: Browser, svg: str) -> Image.Image:
    page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, device_scale_factor=SCALE)
    whole = svg.replace("<svg ", f'<svg width="{WIDTH}" height="{HEIGHT}" ', 1)
    page.set_content(f"<style>{_font_faces()}body{{margin:0;background:#fff}}svg{{display:block}}</style>{whole}")
    page.evaluate("document.fonts.ready")
    shot = page.screenshot()
    page.close()
    with Image.open(BytesIO(shot)) as image:
        return image.convert("RGB")


def _on_paper(svg: str) -> Image.Image:
    """A unit of the drawing is a point, and each point this many pixels."""
    wide, high = (side / POINTS for side in (WIDTH, HEIGHT))
    card = Page(wide, high, [Placed(svg, 0, 0, wide, high)], ground="#ffffff")
    return raster(set_pdf([card], Imprint("", "en")), 1, 72 * SCALE)


def _compare(words: Words, face: str, browser: Browser) -> tuple[float, float]:
    """How far paper is from the screen: in the mean, and the share of pixels that are quite different."""
    svg = draw_face(words, face)
    screen, paper = _on_screen(browser, svg), _on_paper(svg)
    paper = paper.crop((0, 0, *screen.size))  # a page is rounded up to whole pixels
    difference = ImageChops.difference(screen, paper).convert("L").tobytes()
    return sum(difference) / len(difference), sum(value > FAR for value in difference) / len(difference)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "face"), SHOWN)
def test_paper_looks_like_the_screen(game: str, face: str, language: str, browser: Browser) -> None:
    mean, far = _compare(Words(language, find_game(game)), face, browser)
    assert mean < MOST_MEAN
    assert far < MOST_FAR


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", dict(SHOWN))
def test_every_card_on_paper_looks_like_the_screen(game: str, language: str, browser: Browser) -> None:
    words = Words(language, printed_game(find_game(game)))
    measured = {card.face: _compare(words, card.face, browser) for card in box_of(find_game(game))}
    differing = {face: found for face, found in measured.items() if found[0] >= MOST_MEAN or found[1] >= MOST_FAR}
    assert not differing
