"""Every face of every game, in every language and cut: well-formed, readable, and inside its card."""

from __future__ import annotations

import re

import pytest

from holdfast.drawing import CUTS, SUITS, UnknownPicture, draw_deck, draw_face
from holdfast.drawing.card import HEIGHT, RADIUS, SLIP, SLIP_HEIGHT, WIDTH
from holdfast.drawing.palette import FOUR, TWO, contrast
from holdfast.drawing.text_cards import BAND, TextCardDrawing, text_card
from holdfast.games import find_game, games
from holdfast.kernel import INK, PARCHMENT, Game
from holdfast.words import LANGUAGES, Words
from tests.changed import changed
from tests.drawing.reading import Line, lines, root

MARGIN = 5
SOFT = "\xa0"
EVERY_DECK = [
    pytest.param(Words(language, game), cut, id=f"{game.name}-{language}-{cut}")
    for game in games().values()
    for language in LANGUAGES
    for cut in CUTS
]
every_deck = pytest.mark.parametrize(("words", "cut"), EVERY_DECK)
BOXED = [game for game in games().values() if game.vocabulary.box]


def said(svg: str) -> str:
    """All text of a picture as one, as it would be without a line ever broken."""
    return squashed("".join(line.text for line in lines(svg)))


def squashed(text: str) -> str:
    return re.sub(r"[\s\-\u00ad]", "", text)


def test_a_card_is_63_to_88_with_round_corners() -> None:
    assert WIDTH * 88 == HEIGHT * 63
    assert pytest.approx(WIDTH * 0.05) == RADIUS


@every_deck
def test_a_face_is_one_picture_that_any_page_can_hold(words: Words, cut: str) -> None:
    for face in words.game.vocabulary.faces:
        svg = draw_face(words, face, cut)
        is_slip = cut == SLIP and "type" not in words.game.describe_face(face)
        assert root(svg).attrib["viewBox"] == f"0 0 {WIDTH} {SLIP_HEIGHT if is_slip else HEIGHT}"
        assert root(svg).attrib["aria-label"] == words.card_title(face)
        for element in root(svg).iter():
            assert not {"id", "style", "class", "href"} & set(element.attrib), face
            assert element.tag.rpartition("}")[2] in ("svg", "g", "path", "rect", "circle", "text"), face


@every_deck
def test_a_face_is_small(words: Words, cut: str) -> None:
    most = 6_000 if cut == "small" else 14_000
    assert max(len(draw_face(words, face, cut).encode()) for face in words.game.vocabulary.faces) < most


@every_deck
def test_no_text_leaves_its_card(words: Words, cut: str) -> None:
    for face in words.game.vocabulary.faces:
        for line in lines(draw_face(words, face, cut)):
            assert line.left >= MARGIN, (face, line)
            assert line.right <= WIDTH - MARGIN, (face, line)
            assert line.size * 0.6 <= line.foot <= HEIGHT - MARGIN, (face, line)


@every_deck
def test_no_line_lies_on_another(words: Words, cut: str) -> None:
    """Letters reach from about seven tenths above their foot to a fifth below it."""
    for face in words.game.vocabulary.faces:
        drawn = lines(draw_face(words, face, cut))
        for at, line in enumerate(drawn):
            for other in drawn[at + 1 :]:
                assert not overlap(line, other) or is_turned(words, face), (face, line, other)


def overlap(one: Line, other: Line) -> bool:
    beside = one.right <= other.left + 1 or other.right <= one.left + 1
    above = one.foot + one.size * 0.12 <= other.foot - other.size * 0.66
    below = other.foot + other.size * 0.12 <= one.foot - one.size * 0.66
    return not (beside or above or below)


def is_turned(words: Words, face: str) -> bool:
    """A playing card has its corner twice, once turned around."""
    return "type" not in words.game.describe_face(face)


@pytest.mark.parametrize("game", BOXED, ids=[game.name for game in BOXED])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_card_says_all_that_it_has_to_say(game: Game, language: str) -> None:
    words = Words(language, game)
    for face in game.vocabulary.faces:
        large, small = said(draw_face(words, face)), said(draw_face(words, face, "small"))
        title = squashed(words.card_title(face))
        assert title == small
        assert title in large
        assert squashed(words.card_text(face)) in large


@pytest.mark.parametrize("game", BOXED, ids=[game.name for game in BOXED])
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_stand_in_few_lines_of_type_that_can_be_read(game: Game, language: str) -> None:
    words = Words(language, game)
    for face in game.vocabulary.faces:
        drawn = [line for line in lines(draw_face(words, face)) if line.style == "text" and line.foot < 322]
        assert len(drawn) <= 3 or (len(drawn) <= 5 and len(words.card_text(face)) > 100), face
        assert all(line.size >= 12 for line in drawn), face


@every_deck
def test_text_can_be_read_on_its_ground(words: Words, cut: str) -> None:
    for face in words.game.vocabulary.faces:
        look = look_of(face) if (look_of := words.game.presentation.card_style) is not None else None
        for suits in SUITS:
            for line in lines(draw_face(words, face, cut, suits)):
                on_band = look is not None and cut in ("large", "hand") and line.foot < BAND
                if on_band:
                    assert look is not None
                    assert contrast(line.colour, look.colour) >= 4.5, face
                else:
                    assert contrast(line.colour, PARCHMENT) >= 7, face


def test_suits_differ_in_two_or_four_colours() -> None:
    assert len(set(TWO.values())) == 2
    assert len(set(FOUR.values())) == 4
    words = Words("en", find_game("upgrade"))
    assert FOUR["D"] in draw_face(words, "5D", suits="four")
    assert FOUR["D"] not in draw_face(words, "5D", suits="two")


def test_a_number_card_has_as_many_signs_as_it_counts() -> None:
    words = Words("en", find_game("upgrade"))
    for number in range(2, 11):
        paths = [element for element in root(draw_face(words, f"{number}H")).iter() if element.tag.endswith("path")]
        assert len(paths) == number + 2, "one for each point, and one in each corner"


def test_no_two_faces_look_the_same() -> None:
    for game in games().values():
        words = Words("en", game)
        for cut in CUTS:
            assert len({draw_face(words, face, cut) for face in game.vocabulary.faces}) == len(game.vocabulary.faces)


def test_what_somebody_wrote_is_text_and_nothing_else() -> None:
    evil = '</text><script>alert("1")</script>&'
    for cut in CUTS:
        svg = text_card(TextCardDrawing(evil, INK, PARCHMENT, type=evil, text=evil, labels=(evil,)), cut)
        assert "<script" not in svg
        assert root(svg).attrib["aria-label"] == evil


@pytest.mark.parametrize(
    "title", ["Rindfleischetikettierungsüberwachungsaufgabe" * 2, "карта " * 30, "牌" * 30, "W" * 99]
)
def test_any_title_fits(title: str) -> None:
    for cut in CUTS:
        svg = text_card(TextCardDrawing(title.strip(), INK, PARCHMENT, text=title.strip()), cut)
        assert squashed(title) in said(svg)
        assert all(line.left >= MARGIN and line.right <= WIDTH - MARGIN for line in lines(svg))


@pytest.mark.parametrize("boxed", [True, False])
def test_a_game_without_looks_still_gets_decent_cards(boxed: bool) -> None:
    """As somebody's sixth game may be: no colours, no emblems, perhaps not even a box."""
    known = find_game("ship_it")
    words = Words("en", changed(known, card_style=None, theme=None, box=known.vocabulary.box if boxed else ()))
    for cut in CUTS:
        svg = draw_face(words, "sudo", cut)
        assert "Sudo" in said(svg)
        assert svg == draw_face(words, "sudo", cut)
    large = lines(draw_face(words, "sudo"))
    assert large[0].text == ("META" if boxed else "SHIP IT!")
    assert contrast(large[0].colour, re.findall(r'fill="(#\w+)"', draw_face(words, "sudo"))[1]) >= 4.5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sixth_game_of_the_docs_has_its_cards_drawn(language: str) -> None:
    from holdfast.templates.high_card import GAME as HIGH_CARD

    deck = draw_deck(HIGH_CARD.schema(2, HIGH_CARD.options()), language)
    known = draw_deck(find_game("upgrade").schema(2, find_game("upgrade").options()), language)
    assert deck["faces"] == known["faces"], "playing cards draw themselves"
    assert deck["backs"] != known["backs"], "its back is its own"


def test_what_cannot_be_drawn_is_refused() -> None:
    words = Words("en", find_game("upgrade"))
    with pytest.raises(UnknownPicture, match="there is no face “kraken” in upgrade"):
        draw_face(words, "kraken")
    with pytest.raises(UnknownPicture, match="there is no cut “medium”; there are large, hand, small, slip"):
        draw_face(words, "KH", "medium")
    with pytest.raises(UnknownPicture, match="suits have two, four colours, not “three”"):
        draw_face(words, "KH", suits="three")
