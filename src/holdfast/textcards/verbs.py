"""Verbs that name cards, declared before the cards are known.

Cards need the numbers of verbs, and verbs the names of cards. So a game declares its phrases first and gets their
numbers; which cards stand in their blanks is found when all cards are there.
"""

from __future__ import annotations

from dataclasses import dataclass

from holdfast.kernel.phrases import BlankWords, Verbs
from holdfast.textcards.registry import CardRegistry


@dataclass(frozen=True)
class Listed:
    """The cards that can stand in a blank, in box order: those of some types, of all if none is named."""

    types: tuple[str, ...] = ()
    played: bool = False
    """Instead, those that are played or used with the verb itself."""
    name: str = ""
    """Instead, those that the game's registry lists under this name."""

    def words(self, cards: CardRegistry, verb: int) -> BlankWords:
        if self.played:
            return BlankWords(tuple(cards.faces[face] for face in cards.said_with(verb)))
        return BlankWords(cards.lists[self.name] if self.name else cards.slugs_of(*self.types))


PLAYED = Listed(played=True)
"""The card that is played or used: always the first blank of its phrase."""


def of_types(*types: str) -> Listed:
    return Listed(types)


def listed(name: str) -> Listed:
    return Listed(name=name)


Fill = BlankWords | Listed


@dataclass(frozen=True)
class Phrase:
    """One verb as it was declared."""

    phrase: str
    name: str | None
    touch: str | None
    speech: bool
    secret: bool
    costly: bool
    fills: dict[str, Fill]


class CardVerbs:
    """The verbs of a game with text cards. The order of declaration is the numbering, for good."""

    def __init__(self, **fills: Fill) -> None:
        self._fills = fills
        self._phrases: list[Phrase] = []

    def add(
        self,
        phrase: str,
        *,
        name: str | None = None,
        touch: str | None = None,
        speech: bool = False,
        secret: bool = False,
        costly: bool = False,
        **fills: Fill,
    ) -> int:
        """Declare a verb, as `Verbs.add` does, and get its number."""
        self._phrases.append(Phrase(phrase, name, touch, speech, secret, costly, fills))
        return len(self._phrases) - 1

    def __len__(self) -> int:
        return len(self._phrases)

    def verbs(self, cards: CardRegistry) -> Verbs:
        """The verbs with the words of these cards."""
        made = Verbs()
        for number, said in enumerate(self._phrases):
            known = {**self._fills, **said.fills}
            fills = {blank: _words(fill, cards, number) for blank, fill in known.items()}
            made.add(
                said.phrase,
                touch=said.touch,
                name=said.name,
                speech=said.speech,
                ranked=0,
                secret=said.secret,
                costly=said.costly,
                only=None,
                **fills,
            )
        return made


def _words(fill: Fill, cards: CardRegistry, verb: int) -> BlankWords:
    return fill.words(cards, verb) if isinstance(fill, Listed) else fill
