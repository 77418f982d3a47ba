"""Pictures that are no faces: backs, counters, avatars, bots, games and the mark; and whole decks."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from holdfast.bots.external.roster import NAMED
from holdfast.drawing import AVATARS, KINDS, UnknownPicture, draw_deck, draw_face, draw_picture
from holdfast.drawing.counters import SIGNS, sign_of
from holdfast.drawing.palette import accent_of, contrast, mix_colours, readable
from holdfast.drawing.svg import number
from holdfast.games import find_game, games
from holdfast.kernel import INK, PARCHMENT, Game
from holdfast.server.routes.guests import GuestBody
from holdfast.words import LANGUAGES, Words
from tests.changed import changed
from tests.drawing.reading import root
from tests.games.test_looks import SIDE, pen

every_game = pytest.mark.parametrize("game", games().values(), ids=games())


def words_of(name: str = "upgrade", language: str = "en") -> Words:
    return Words(language, find_game(name))


@every_game
def test_the_theme_of_a_game_can_be_seen(game: Game) -> None:
    assert game.presentation.theme is not None
    assert contrast(game.presentation.theme.accent, PARCHMENT) >= 4.5
    assert all(0 <= x <= SIDE and 0 <= y <= SIDE for x, y in pen(game.presentation.theme.motif))
    assert set(game.presentation.theme.cards) <= set(game.vocabulary.faces)
    assert game.schema(game.seats[0], game.options()).document["accent"] == game.presentation.theme.accent


def test_no_two_games_have_the_same_theme() -> None:
    themes = [game.presentation.theme for game in games().values() if game.presentation.theme is not None]
    assert len({theme.accent for theme in themes}) == len({theme.motif for theme in themes}) == len(themes)


def test_a_schema_says_nothing_of_a_theme_that_is_not_there() -> None:
    bare = changed(find_game("upgrade"), name="bare", theme=None)
    assert "accent" not in bare.schema(2, bare.options()).document


@every_game
def test_each_sort_of_back_has_its_own_picture(game: Game) -> None:
    words = Words("en", game)
    backs = {draw_picture(words, "back", str(code)) for code in range(1, 10)}
    assert len(backs) == 9
    assert all(root(back).attrib["viewBox"] == "0 0 252 352" for back in backs)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_of_a_game_is_3_to_2_and_shows_its_cards(game: Game, language: str) -> None:
    words = Words(language, game)
    svg = draw_picture(words, "game")
    assert root(svg).attrib == {"viewBox": "0 0 600 400", "role": "img", "aria-label": words.say("title")}
    assert game.presentation.theme is not None
    assert svg.count("rotate(") >= len(game.presentation.theme.cards)


def test_a_game_without_theme_has_a_picture_too() -> None:
    bare = changed(find_game("ship_it"), theme=None, card_style=None)
    assert root(draw_picture(Words("en", bare), "game")).attrib["viewBox"] == "0 0 600 400"


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_a_deck_has_all_faces_and_backs(game: Game) -> None:
    schema = game.schema(game.seats[0], game.options())
    deck = json.loads(json.dumps(draw_deck(schema, "ru", "small", "four")))
    assert list(deck["faces"]) == list(game.vocabulary.faces)
    assert list(deck["backs"]) == [str(code) for code in range(1, schema.backs + 1)]
    first = game.vocabulary.faces[0]
    assert deck["faces"][first] == draw_face(Words("ru", game), first, "small", "four")


@pytest.mark.parametrize("name", AVATARS)
def test_every_avatar_is_a_picture(name: str) -> None:
    assert root(draw_picture(words_of(), "avatar", name)).attrib["aria-label"] == name


def test_a_guest_who_has_not_chosen_has_an_avatar() -> None:
    assert GuestBody(name="Mira").avatar in AVATARS


def test_bots_at_a_table_look_different_and_have_their_names() -> None:
    faces = {draw_picture(words_of(), "bot", str(number)) for number in range(1, NAMED + 1)}
    assert len(faces) == NAMED
    assert root(draw_picture(words_of(language="ru"), "bot", "1")).attrib["aria-label"] == "Мира"
    assert root(draw_picture(words_of(), "bot", "400")).attrib["aria-label"] == "Bot 400"


@pytest.mark.parametrize("name", [*SIGNS, "token", "S", "H", "D", "C"])
def test_every_sign_is_a_counter(name: str) -> None:
    assert root(draw_picture(words_of(), "counter", name)).attrib["viewBox"] == "0 0 48 48"
    if name in SIGNS:
        assert all(0 <= x <= SIDE and 0 <= y <= SIDE for x, y in pen(SIGNS[name][0]))
        assert contrast(SIGNS[name][1], PARCHMENT) >= 3


@pytest.mark.parametrize(
    ("path", "sign"),
    [
        ("p1.tokens", "token"),
        ("p2.shield_left", "shield"),
        ("p1.life_total", "heart"),
        ("p1.S.damage", "crack"),
        ("p3.rounds_won", "cup"),
        ("p1.tricks", "cup"),
        ("p1.skip", "skip"),
        ("purse", "token"),
        ("", "token"),
    ],
)
def test_a_counter_finds_its_sign_by_its_name(path: str, sign: str) -> None:
    assert sign_of(path) == sign


def test_a_counter_is_called_what_the_game_calls_it() -> None:
    assert root(draw_picture(words_of(language="ru"), "counter", "p1.tokens")).attrib["aria-label"] == "Жетоны"


def test_the_mark_and_its_icons() -> None:
    drawn = {draw_picture(words_of(), kind, name) for kind, name in (("mark", ""), ("icon", ""), ("icon", "maskable"))}
    assert len(drawn) == 3
    assert all(root(svg).attrib["aria-label"] == "Holdfast" for svg in drawn)


@pytest.mark.parametrize(
    ("kind", "name", "wrong"),
    [
        ("hat", "", "there is no kind of picture “hat”; there are face, back"),
        ("face", "joker", "there is no face “joker”"),
        ("avatar", "dragon", "there is no avatar “dragon”; there are fox, owl"),
        ("back", "0", "“0” is no number from 1 to 9"),
        ("back", "²", "is no number from 1 to 9"),
        ("bot", "Mira", "“Mira” is no number"),
    ],
)
def test_what_cannot_be_drawn_is_refused(kind: str, name: str, wrong: str) -> None:
    with pytest.raises(UnknownPicture, match=wrong):
        draw_picture(words_of(), kind, name)


def test_every_kind_can_be_drawn() -> None:
    names = {"face": "KH", "back": "1", "counter": "tokens", "avatar": "owl", "bot": "1"}
    for kind in KINDS:
        assert root(draw_picture(words_of(), kind, names.get(kind, ""))).tag.endswith("svg")


PRINT_DECK = """
from holdfast.drawing import draw_deck
from holdfast.games import find_game
import hashlib, json
game = find_game("cluster_royale")
deck = draw_deck(game.schema(2, game.options()), "ru")
print(hashlib.sha256(json.dumps(deck).encode()).hexdigest())
"""


def test_pictures_are_the_same_in_every_process() -> None:
    path = os.pathsep.join(entry or os.getcwd() for entry in sys.path)
    told = {
        subprocess.run(
            [sys.executable, "-c", PRINT_DECK],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("0", "4711")
    }
    assert len(told) == 1


# Colours and numbers


def test_colours_mix_and_get_dark_enough_to_be_read() -> None:
    assert mix_colours("#000000", "#ffffff", 0.5) == "#808080"
    assert readable(INK) == INK
    assert contrast(readable("#ffffff"), PARCHMENT) >= 4.5
    assert all(contrast(accent_of(name), PARCHMENT) >= 4.5 for name in map(str, range(20)))


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, "0"), (-0.001, "0"), (0.5, ".5"), (-0.25, "-.25"), (10, "10"), (1 / 3, ".33"), (100.0, "100")],
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert number(value) == text
