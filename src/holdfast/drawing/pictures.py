"""All pictures: one by its kind and name, or a whole deck at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from holdfast.drawing.avatars import AVATARS, draw_avatar
from holdfast.drawing.backs import DARKER, draw_back
from holdfast.drawing.bots import draw_bot
from holdfast.drawing.card import LARGE
from holdfast.drawing.counters import draw_counter
from holdfast.drawing.faces import UnknownPicture, draw_face
from holdfast.drawing.mark import draw_icon, draw_mark
from holdfast.drawing.scenes import draw_scene
from holdfast.kernel import TableSchema
from holdfast.words import Words

Deck = dict[str, dict[str, str]]
MOST_BOTS: Final = 999


@dataclass(frozen=True)
class PictureRequest:
    """What is to be drawn."""

    words: Words
    name: str
    cut: str
    suits: str


def draw_picture(words: Words, kind: str, name: str = "", cut: str = LARGE, suits: str = "two") -> str:
    """Any picture as an SVG document. `Words(language, game)` says in which language, and of which game.

    | kind    | name                                        | what it is                                            |
    |---------|---------------------------------------------|-------------------------------------------------------|
    | face    | a face of the game, as `KH` or `kraken`     | the card, in one of `CUTS`                            |
    | back    | 1, 2…: a card's code where it is not known  | the back of a sort of cards                           |
    | counter | a sign, or the path of a number: `p1.tokens`| a small round emblem                                  |
    | avatar  | one of `AVATARS`                            | a guest's picture                                     |
    | bot     | 1, 2…, as the bots' names are counted       | a bot's face                                          |
    | game    |                                             | the picture of the game, 3 to 2                       |
    | mark    |                                             | a playing card with battlements                       |
    | icon    | nothing, or `maskable`                      | the mark on its ground, for tabs and home screens     |

    `suits` is `two` or `four`: how many colours the suits have. UnknownPicture names what there is not.
    """
    if kind not in KINDS:
        raise UnknownPicture("no_such_picture_kind", kind=kind, kinds=tuple(KINDS))
    return KINDS[kind](PictureRequest(words, name, cut, suits))


def draw_deck(schema: TableSchema, language: str, cut: str = LARGE, suits: str = "two") -> Deck:
    """All faces and backs of a schema in one document, to be fetched at once and kept by the schema's hash.

    `{"faces": {"KH": "<svg …", …}, "backs": {"1": "<svg …"}}`: faces by name, backs by their code in an observation.
    """
    words = Words(language, schema.game)
    faces = {face: draw_face(words, face, cut, suits) for face in schema.game.vocabulary.faces}
    backs = {str(code): draw_back(words, code, cut) for code in range(1, schema.backs + 1)}
    return {"faces": faces, "backs": backs}


def _face(wanted: PictureRequest) -> str:
    return draw_face(wanted.words, wanted.name, wanted.cut, wanted.suits)


def _back(wanted: PictureRequest) -> str:
    code = _count(wanted.name, len(DARKER))
    return draw_back(wanted.words, code, wanted.cut)


def _counter(wanted: PictureRequest) -> str:
    message = "zone-" + wanted.name.rpartition(".")[2]
    return draw_counter(wanted.name, wanted.words.say(message) if wanted.words.has(message) else wanted.name)


def _avatar(wanted: PictureRequest) -> str:
    if wanted.name not in AVATARS:
        raise UnknownPicture("no_such_avatar", name=wanted.name, avatars=tuple(AVATARS))
    return draw_avatar(wanted.name)


def _bot(wanted: PictureRequest) -> str:
    number = _count(wanted.name, MOST_BOTS)
    return draw_bot(number, wanted.words.bot_name(number).text)


def _count(name: str, most: int) -> int:
    if not (name.isascii() and name.isdigit() and 1 <= int(name) <= most):
        raise UnknownPicture("number_from_1", name=name, most=most)
    return int(name)


KINDS: Final[dict[str, Callable[[PictureRequest], str]]] = {
    "face": _face,
    "back": _back,
    "counter": _counter,
    "avatar": _avatar,
    "bot": _bot,
    "game": lambda wanted: draw_scene(wanted.words, wanted.suits),
    "mark": lambda wanted: draw_mark("Holdfast"),
    "icon": lambda wanted: draw_icon("Holdfast", maskable=wanted.name == "maskable"),
}
