"""Words of two languages at once, for cards that everybody at a table can read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from holdfast.drawing.text_layout import NEW_LINE
from holdfast.kernel import Game
from holdfast.printing.wish import BOTH
from holdfast.words import LANGUAGES, Value, Words

BETWEEN: Final = " · "


class BothWords(Words):
    """What stands on a card, in one language after the other; what is the same in both stands there once."""

    def __init__(self, game: Game) -> None:
        super().__init__(LANGUAGES[0], game)
        self._each = [Words(language, game) for language in LANGUAGES]

    def say(self, name: str, /, **arguments: Value) -> str:
        return self._joined(lambda words: words.say(name, **arguments))

    def card_title(self, face: str) -> str:
        return self._joined(lambda words: words.card_title(face), f" {NEW_LINE} ")

    def card_text(self, face: str) -> str:
        return self._joined(lambda words: words.card_text(face), f" {NEW_LINE} ")

    def attribute(self, name: str, attribute: str, /, **arguments: Value) -> str:
        """No flavour: the rules in two languages need its room."""
        return "" if attribute == "flavour" else super().attribute(name, attribute, **arguments)

    def _joined(self, said: Callable[[Words], str], between: str = BETWEEN) -> str:
        return between.join(dict.fromkeys(part for part in map(said, self._each) if part))


def words_for(game: Game, language: str) -> Words:
    return BothWords(game) if language == BOTH else Words(language, game)
