"""Every face of every game, in every language and cut: well-formed, readable, and inside its card."""

from __future__ import annotations

import re

import pytest

from holdfast.drawing import (
    CUTS,
    HAND,
    LARGE,
    SLIP,
    SMALL,
    SUITS,
    TRIMS,
    Trim,
    UnknownPicture,
    draw_deck,
    draw_face,
)
from holdfast.drawing.card import HEIGHT, RADIUS, SLIP_HEIGHT, WIDTH
from holdfast.drawing.dress import FRAMES, dress_of
from holdfast.drawing.medals import MEDALS, PATTERNS
from holdfast.drawing.palette import FOUR, TWO, contrast
from holdfast.drawing.sheet import ROOMY
from holdfast.drawing.text_cards import TextCardDrawing, scene_of_motif
from holdfast.drawing.text_cuts import text_card
from holdfast.drawing.windows import WINDOWS
from holdfast.games import find_game, games
from holdfast.kernel import PARCHMENT, Game
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
POINTS = 72 / 25.4 / 4
"""To a unit."""
DRESS = dress_of(FRAMES[0], "#335577", light=False)
SCENE = scene_of_motif("M4 4h16v16z", DRESS)
BOXED = [game for game in games().values() if game.vocabulary.box]


def high(cut: str) -> int:
    return SLIP_HEIGHT if cut == SLIP else HEIGHT


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
        assert root(svg).attrib["viewBox"] == f"0 0 {WIDTH} {high(cut)}"
        assert root(svg).attrib["aria-label"] == words.card_title(face)
        for element in root(svg).iter():
            assert not {"id", "style", "class", "href"} & set(element.attrib), face
            assert element.tag.rpartition("}")[2] in ("svg", "g", "path", "rect", "circle", "text"), face


@every_deck
def test_a_face_is_small(words: Words, cut: str) -> None:
    most = 6_000 if cut in (SMALL, SLIP) else 14_000
    assert max(len(draw_face(words, face, cut).encode()) for face in words.game.vocabulary.faces) < most


@every_deck
def test_no_text_leaves_its_card(words: Words, cut: str) -> None:
    for face in words.game.vocabulary.faces:
        for line in lines(draw_face(words, face, cut)):
            assert line.left >= MARGIN, (face, line)
            assert line.right <= WIDTH - MARGIN, (face, line)
            assert line.size * 0.6 <= line.foot <= high(cut) - MARGIN, (face, line)


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
        drawn = {cut: said(draw_face(words, face, cut)) for cut in CUTS}
        title, text = squashed(words.card_title(face)), squashed(words.card_text(face))
        assert drawn[SMALL] == drawn[SLIP] == title
        assert drawn[HAND] == title + text
        assert title + text in drawn[LARGE]


@pytest.mark.parametrize("game", BOXED, ids=[game.name for game in BOXED])
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_stand_in_few_lines_of_type_that_can_be_read(game: Game, language: str) -> None:
    """On paper in eight points and a half; in a hand of 150 pixels in thirteen pixels and a half."""
    words = Words(language, game)
    for face in game.vocabulary.faces:
        drawn = [line for line in lines(draw_face(words, face)) if line.style == "text"]
        assert len(drawn) <= 3 or (len(drawn) <= 5 and len(words.card_text(face)) > 75), face
        assert all(line.size * POINTS >= 8.5 for line in drawn), face
        assert all(
            line.size / WIDTH * 150 >= 13.5 for line in lines(draw_face(words, face, HAND)) if line.style == "text"
        )


@pytest.mark.parametrize("game", BOXED, ids=[game.name for game in BOXED])
@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_have_two_sizes_and_a_flavour_is_seldom_left_out(game: Game, language: str) -> None:
    words, lost = Words(language, game), 0
    for face in game.vocabulary.faces:
        drawn = lines(draw_face(words, face))
        titles = [line for line in drawn if line.style == "title"]
        assert {(line.size, len(titles) > 1) for line in titles} <= {(25, False), (20, False), (20, True)}, face
        quips = [line for line in drawn if line.style == "flavour"]
        assert all(line.size * POINTS >= 7.5 for line in quips), face
        lost += not quips and bool(words.attribute(f"card-{face}", "flavour"))
    assert lost <= 2


@every_deck
def test_text_can_be_read_on_its_ground(words: Words, cut: str) -> None:
    """On parchment, or on the frame: above the window and below the panel."""
    for face in words.game.vocabulary.faces:
        for suits in SUITS:
            svg = draw_face(words, face, cut, suits)
            is_written = "type" in words.game.describe_face(face)
            for line in lines(svg):
                on_frame = is_written and cut == LARGE and not 188 < line.foot < HEIGHT - 27
                assert contrast(line.colour, frame_colour(svg) if on_frame else PARCHMENT) >= 7, face


def frame_colour(svg: str) -> str:
    """The colour of what has a hole in it."""
    return next(each.attrib["fill"] for each in root(svg).iter() if "fill-rule" in each.attrib)


@every_deck
@pytest.mark.parametrize(
    "trim", [pytest.param(trim, id=name) for name, trim in TRIMS.items() if trim != TRIMS["63x88"]]
)
def test_a_face_is_laid_out_for_its_trim(words: Words, cut: str, trim: Trim) -> None:
    """Every third face: nothing leaves the card, with 2.5 mm of frame around what is written."""
    if cut in (SMALL, SLIP):
        faces = words.game.vocabulary.faces[::17]
    else:
        faces = words.game.vocabulary.faces[::5]
    for face in faces:
        svg = draw_face(words, face, cut, trim=trim, bleed=12, light=True)
        wide, tall = (WIDTH, SLIP_HEIGHT) if cut == SLIP else trim
        bleed = 0 if cut == SLIP else 12
        left, top, across, down = map(float, root(svg).attrib["viewBox"].split())
        assert (left, top) == (-bleed, -bleed)
        assert (across, down) == pytest.approx((wide + 2 * bleed, tall + 2 * bleed), abs=0.01)
        scale = 1.0 if cut == SLIP or "type" not in words.game.describe_face(face) else min(1, wide / ROOMY)
        for line in lines(svg):
            if "type" in words.game.describe_face(face):
                assert line.left * scale >= 8, (face, line)
                assert line.right * scale <= wide - 8, (face, line)
                assert line.foot * scale <= tall - MARGIN, (face, line)


def test_bleed_carries_the_frame_and_nothing_else_over_the_edge() -> None:
    words = Words("en", find_game("cluster_royale"))
    printed, shown = draw_face(words, "kraken", bleed=12), draw_face(words, "kraken")
    assert 'd="M-12 -12h276v376h-276Z' in printed.replace("M-12-12", "M-12 -12")
    assert lines(printed) == lines(shown)
    assert len(list(root(printed).iter())) == len(list(root(shown).iter())) - 1, (
        "the line along the edge is for screens"
    )


def test_light_frames_are_white_and_grey_has_no_colour() -> None:
    for game in BOXED:
        words = Words("en", game)
        for face in game.vocabulary.faces[::9]:
            assert frame_colour(draw_face(words, face, light=True)) == "#ffffff"
            greys = re.findall(r'"#(..)(..)(..)"', draw_face(words, face, grey=True))
            assert greys and all(red == green == blue for red, green, blue in greys)


@pytest.mark.parametrize("game", BOXED, ids=[game.name for game in BOXED])
def test_types_are_told_apart_without_colour(game: Game) -> None:
    look_of = game.presentation.card_style
    assert look_of is not None
    shapes = {card.type: set[tuple[str, str, str]]() for card in game.vocabulary.box}
    for card in game.vocabulary.box:
        frame = look_of(card.slug).frame
        assert frame is not None, card.slug
        assert frame.window in WINDOWS and frame.medal in MEDALS and frame.pattern in PATTERNS
        shapes[card.type].add((frame.window, frame.medal, frame.pattern))
    assert all(len(each) == 1 for each in shapes.values())
    for at in range(3):
        kinds = {frozenset(shape[at] for shape in each) for each in shapes.values()}
        assert len(kinds) >= len(shapes) - 1, "at most two types share one of the three"
    assert len({frozenset(each) for each in shapes.values()}) == len(shapes)


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
        svg = text_card(TextCardDrawing(evil, DRESS, SCENE, type=evil, text=evil, labels=(evil,)), cut)
        assert "<script" not in svg
        assert root(svg).attrib["aria-label"] == evil


@pytest.mark.parametrize(
    "title", ["Rindfleischetikettierungsüberwachungsaufgabe" * 2, "карта " * 30, "牌" * 30, "W" * 99]
)
def test_any_title_fits(title: str) -> None:
    for cut in CUTS:
        svg = text_card(TextCardDrawing(title.strip(), DRESS, SCENE, text=title.strip()), cut)
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
    assert contrast(large[0].colour, frame_colour(draw_face(words, "sudo"))) >= 4.5


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
