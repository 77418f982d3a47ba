"""The cards of one wish as pictures, each drawn once, at its size and with its bleed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from holdfast.drawing import draw_back, draw_face
from holdfast.printing.box import BoxCard, printed_game
from holdfast.printing.leaflets import draw_box_card, draw_reference
from holdfast.printing.sizes import BLEED, UNITS
from holdfast.printing.two_languages import words_for
from holdfast.printing.wish import BOTH, PrintWish
from holdfast.words import LANGUAGES, Words

Progress = Callable[[int, int], None]
"""Is told how many of how many steps are done."""
BOX_CARD = "box"
REFERENCE = "reference"


@dataclass(frozen=True)
class PrintedCard:
    """A card with both its sides; its bleed is in the pictures."""

    name: str
    """Its face, or what else it is: good for the name of a file."""
    title: str
    text: str
    front: str
    back: str
    sort: int
    """The code of its back."""
    copies: int


def unheard(done: int, total: int) -> None:
    """Progress that nobody waits for."""


def draw_cards(wish: PrintWish, bleed: float = BLEED, progress: Progress = unheard) -> list[PrintedCard]:
    """All that is printed as a card: those of the box, one for reference for each player, and the box's own."""
    artist = Artist(wish, bleed)
    cards = wish.cards
    drawn = []
    for at, card in enumerate(cards):
        drawn.append(artist.card(card))
        progress(at + 1, len(cards))
    return drawn + (list(artist.leaflets()) if wish.only is None else [])


class Artist:
    """Draws for one wish."""

    def __init__(self, wish: PrintWish, bleed: float = BLEED) -> None:
        self.wish = wish
        self.game = printed_game(wish.game)
        self.words = words_for(self.game, wish.language)
        languages = LANGUAGES if wish.language == BOTH else (wish.language,)
        self.spoken = [Words(language, self.game) for language in languages]
        self.bleed = bleed * UNITS
        self._backs: dict[int, str] = {}

    def card(self, card: BoxCard) -> PrintedCard:
        title, text = self.words.card_title(card.face), self.words.card_text(card.face)
        return PrintedCard(card.face, title, text, self.face(card.face), self.back(card.back), card.back, card.copies)

    def face(self, face: str) -> str:
        wish = self.wish
        return draw_face(
            self.words,
            face,
            suits=wish.suits,
            trim=wish.trim,
            bleed=self.bleed,
            light=wish.light,
            grey=wish.grey,
        )

    def back(self, sort: int) -> str:
        if sort not in self._backs:
            wish = self.wish
            self._backs[sort] = draw_back(
                self.words, sort, trim=wish.trim, bleed=self.bleed, light=wish.light, grey=wish.grey
            )
        return self._backs[sort]

    def leaflets(self) -> Iterator[PrintedCard]:
        """Cards that are not played: they have the first back, as their backs are never seen in a deck."""
        for words in self.spoken:
            drawn = draw_reference(words, self.wish.trim, self.bleed, grey=self.wish.grey)
            yield self._leaflet(words, REFERENCE, drawn, self.wish.players)
        for words in self.spoken[:1]:
            drawn = draw_box_card(words, self.wish.trim, self.bleed, grey=self.wish.grey)
            yield self._leaflet(words, BOX_CARD, drawn, 1)

    def _leaflet(self, words: Words, name: str, front: str, copies: int) -> PrintedCard:
        own = name if len(self.spoken) == 1 else f"{name}-{words.language}"
        return PrintedCard(own, words.say(f"print-{name}"), "", front, self.back(1), 1, copies)
