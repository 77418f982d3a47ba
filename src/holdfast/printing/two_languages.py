"""Words of two languages at once, for cards that everybody at a table can read."""

from __future__ import annotations

from collections.abc import Callable

from holdfast.kernel import Game
from holdfast.printing.wish import BOTH
from holdfast.words import LANGUAGES, Value, Words


class BothWords(Words):
    """What stands on a card, in one language after the other; what is the same in both stands there once."""

    def __init__(self, game: Game) -> None:
        super().__init__(LANGUAGES[0], game)
        self._others = [Words(language, game) for language in LANGUAGES[1:]]

    def say(self, name: str, /, **arguments: Value) -> str:
        return self._joined(lambda words: words.say(name, **arguments), super().say(name, **arguments), " · ")

    def card_title(self, face: str) -> str:
        return self._joined(lambda words: words.card_title(face), Words(self.language, self.game).card_title(face), " · ")

    def card_text(self, face: str) -> str:
        return self._joined(lambda words: words.card_text(face), Words(self.language, self.game).card_text(face), " · ")

    def attribute(self, name: str, attribute: str, /, **arguments: Value) -> str:
        """No flavour: the rules in two languages need its room."""
        return "" if attribute == "flavour" else super().attribute(name, attribute, **arguments)

    def _joined(self, said: Callable[[Words], str], first: str, between: str) -> str:
        return between.join(dict.fromkeys(part for part in (first, *map(said, self._others)) if part))


def words_for(game: Game, language: str) -> Words:
    return BothWords(game) if language == BOTH else Words(language, game)
