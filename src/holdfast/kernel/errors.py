"""What can be wrong with what people give us. Each says what was wrong, where, and what would be right.

`raise PositionError("card_named_twice", path=path, card=card)`: a code that never changes, and values. Its words stand
in Fluent files, as `error-card_named_twice`; what others wrote stands only in the values, so that it is never taken for
a part of the sentence. `str(error)` is the English sentence; `holdfast.words.tell` tells it in any language.
"""

from __future__ import annotations

from holdfast.kernel.english import english
from holdfast.kernel.printable import printable

LONGEST_VALUE = 200
"""More of a value is not shown: an error is one line, however much was given."""


class Wording:
    """Something to tell people: a code, under which every language has its words, and values for the blanks in them."""

    def __init__(self, code: str, /, **values: object) -> None:
        self.code = code
        self.values = values

    @property
    def message(self) -> str:
        """The name that the message has in Fluent files."""
        return f"error-{self.code}"

    def __str__(self) -> str:
        return english(self.code, {name: shown(value) for name, value in self.values.items()})

    def in_language(self, language: str) -> str:
        """The text in a language, from whatever brings its own words along; empty where Fluent files have them."""
        return ""


def shown(value: object) -> str:
    """A value as it stands in a sentence: on one line, not too long, and harmless to a screen."""
    if isinstance(value, Wording):
        return str(value)
    if isinstance(value, list | tuple):
        return ", ".join(map(shown, value))
    text = printable(_text(value))
    return text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 1] + "…"


def _text(value: object) -> str:
    try:
        return str(value)
    except (ValueError, RecursionError):  # Python writes no number of thousands of digits
        return hex(value) if isinstance(value, int) else "…"


class HoldfastError(Wording, ValueError):
    """Bad input, told in one clear sentence. Nothing was changed."""


def require(holds: bool, otherwise: HoldfastError) -> None:
    """Refuse what cannot be: `require(size > 0, PositionError("nothing_to_look_at"))`."""
    if not holds:
        raise otherwise


class IllegalMove(HoldfastError):
    """A move that the rules do not allow now."""


class PositionError(HoldfastError):
    """A position that cannot be."""


class OptionError(HoldfastError):
    """An option that does not exist, is out of its range, or clashes with another."""


class ChanceError(HoldfastError):
    """A seed, or the state of a generator, that cannot be read."""


class RecordError(HoldfastError):
    """A record that cannot be read or replayed."""


class FileError(HoldfastError):
    """A file that cannot be read or written."""


class RuleFault(HoldfastError):
    """A rule of a game failed in the middle of a move. The table was put back as it was before."""


class SeatError(HoldfastError):
    """There is no such seat at this table."""


class GameFault(HoldfastError):
    """A game is written in a way that cannot work."""
