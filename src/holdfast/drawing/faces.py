"""A face of any game, from what its schema says of it and the words of a language."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Final

from holdfast.drawing.card import CUTS, LARGE
from holdfast.drawing.dress import Dress, dress_of, frame_for
from holdfast.drawing.mark import LINES
from holdfast.drawing.palette import FOUR, TWO, accent_of, without_colour
from holdfast.drawing.playing_cards import joker, playing_card
from holdfast.drawing.sheet import POKER, UNITS, CardSheet, Trim
from holdfast.drawing.text_cards import TextCardDrawing, scene_of_motif
from holdfast.drawing.text_cuts import text_card
from holdfast.kernel import Game, HoldfastError, Plain
from holdfast.kernel.cards import JOKERS, PLAYING_CARDS
from holdfast.scenery.scene import CardScene, SceneBook
from holdfast.words import Words

SUITS: Final = {"two": TWO, "four": FOUR}
"""How many colours the suits have."""


class UnknownPicture(HoldfastError):
    """There is nothing to draw by this name."""


def draw_face(
    words: Words,
    face: str,
    cut: str = LARGE,
    suits: str = "two",
    *,
    trim: Trim = POKER,
    bleed: float = 0,
    light: bool = False,
    grey: bool = False,
) -> str:
    """A card's face as SVG.

    A playing card is drawn as one, unless the game gives it a look or prints something on it; any other card is a text
    card with the colour, emblem and motif of its look. A game without looks gets a colour by its name.

    For paper: `trim` is the size it is cut to, in units of a quarter of a millimetre (`TRIMS` has the usual ones);
    `bleed` is how far its edge runs over that; `light` gives white frames in place of dark ones; `grey` leaves no
    colour. A slip is of one size.
    """
    check_cut(cut)
    sheet = sheet_of(trim, bleed, light=light)
    drawn = _drawn(words, face, cut, _colours(suits), sheet)
    return without_colour(drawn) if grey else drawn


def sheet_of(trim: Trim, bleed: float, *, light: bool = False) -> CardSheet:
    sheet = CardSheet(trim, bleed, light)
    if not sheet.drawable:
        width, height = (round(side / UNITS, 2) for side in trim)
        raise UnknownPicture("bad_card_size", width=width, height=height, bleed=round(bleed / UNITS, 2))
    return sheet


def _drawn(words: Words, face: str, cut: str, colours: Mapping[str, str], sheet: CardSheet) -> str:
    if face not in words.game.vocabulary.faces:
        raise UnknownPicture("no_such_face", face=face, game=words.game.name)
    said = words.game.describe_face(face)
    if "type" not in said and "colour" not in said:
        if face in PLAYING_CARDS:
            return playing_card(words.card_title(face), face[:-1], face[-1], colours[face[-1]], cut, sheet)
        if face in JOKERS:
            return joker(words.card_title(face), face[1:], words.say("rank-X"), cut, sheet)
    return text_card(_printed(words, face, said, sheet), cut, sheet)


def check_cut(cut: str) -> None:
    if cut not in CUTS:
        raise UnknownPicture("no_such_cut", cut=cut, cuts=CUTS)


def _colours(suits: str) -> Mapping[str, str]:
    if suits not in SUITS:
        raise UnknownPicture("bad_suit_colours", suits=suits, numbers=tuple(SUITS))
    return SUITS[suits]


def accent(game: Game) -> str:
    """The colour of a game."""
    theme = game.presentation.theme
    return theme.accent if theme is not None else accent_of(game.name)


def motif(words: Words) -> str:
    """The motif of a game; the mark where it has none."""
    theme = words.game.presentation.theme
    return theme.motif if theme is not None else LINES


def _printed(words: Words, face: str, said: Mapping[str, Plain], sheet: CardSheet) -> TextCardDrawing:
    """What is drawn on a text card, worded."""
    dress = _dress(words.game, face, said, sheet)
    labels = said.get("labels")
    copies = said.get("copies")
    return TextCardDrawing(
        title=words.card_title(face),
        dress=dress,
        scene=_scene(words, face, said, dress),
        emblem=str(said.get("emblem") or ""),
        type=_worded(words, "type", str(said["type"])) if "type" in said else words.say("title"),
        text=words.card_text(face),
        flavour=words.attribute(f"card-{face}", "flavour"),
        copies=copies if isinstance(copies, int) else 1,
        labels=tuple(_worded(words, "label", str(label)) for label in labels) if isinstance(labels, list) else (),
        performed=bool(said.get("performed")),
    )


def _dress(game: Game, face: str, said: Mapping[str, Plain], sheet: CardSheet) -> Dress:
    colour = str(said.get("colour") or accent(game))
    style = game.presentation.card_style
    frame = style(face).frame if style is not None else None
    types = tuple(dict.fromkeys(card.type for card in game.vocabulary.box))
    return dress_of(frame or frame_for(str(said.get("type", "")), types, colour), colour, light=sheet.light)


def _scene(words: Words, face: str, said: Mapping[str, Plain], dress: Dress) -> CardScene:
    return scene_book(words.game).faces.get(face) or scene_of_motif(str(said.get("motif") or motif(words)), dress)


def scene_book(game: Game) -> SceneBook:
    """The scenes of a game, read when the first is drawn."""
    if not game.presentation.scenes:
        return SceneBook()
    book: SceneBook = import_module(game.presentation.scenes).SCENES
    return book


def _worded(words: Words, kind: str, name: str) -> str:
    message = f"{kind}-{name}"
    return words.say(message) if words.has(message) else name
