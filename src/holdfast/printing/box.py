"""What lies in a game's box: its cards, their backs and copies. A game of playing cards gets a whole deck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache

from holdfast.kernel import Game
from holdfast.kernel.cards import JOKERS, PLAYING_CARDS
from holdfast.printing.errors import PrintError
from holdfast.words import LANGUAGES, Words


@dataclass(frozen=True)
class BoxCard:
    """One card of a box."""

    face: str
    back: int
    """The code of its back, from 1."""
    copies: int


@cache
def printed_game(game: Game) -> Game:
    """The game with all cards that a box of it has: with playing cards come jokers, whether they are used or not."""
    faces = game.vocabulary.faces
    if not set(PLAYING_CARDS) <= set(faces) or set(JOKERS) <= set(faces):
        return game
    return replace(game, vocabulary=replace(game.vocabulary, faces=(*PLAYING_CARDS, *JOKERS)))


def box_of(game: Game) -> list[BoxCard]:
    """Every card of the box, in its order: those with the first back first."""
    table = game.empty_table(game.seats[0], game.options())
    known = game.vocabulary.faces
    copies = {card.slug: card.copies for card in game.vocabulary.box}
    several = len(table.backs) > 1
    backs = {face: int(table.back_of[at]) + 1 for at, face in enumerate(known)} if several else {}
    cards = [BoxCard(face, backs.get(face, 1), copies.get(face, 1)) for face in printed_game(game).vocabulary.faces]
    return sorted(cards, key=lambda card: card.back)


def chosen(game: Game, box: Sequence[BoxCard], asked: Iterable[str]) -> list[BoxCard]:
    """The cards that are named, each by its slug or by its title in any language, in the order of the box."""
    wanted = {_meant(game, box, name) for name in asked}
    return [card for card in box if card.face in wanted]


def _meant(game: Game, box: Sequence[BoxCard], asked: str) -> str:
    name = asked.strip().casefold()
    for card in box:
        titles = (Words(language, printed_game(game)).card_title(card.face) for language in LANGUAGES)
        if name in (card.face.casefold(), *(title.casefold() for title in titles)):
            return card.face
    raise PrintError("card_unknown_to_print", card=asked.strip(), game=game.name)
