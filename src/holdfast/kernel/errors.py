"""What can be wrong with what people give us. Each says what was wrong, where, and what would be right.

`raise PositionError("{path}: {name} is named twice", path=path, name=name)`: the sentence is a template, and what
others wrote stands only in its values, so that it is never taken for a part of the template. `str(error)` is the
English sentence; whoever speaks another language looks `error.key` up and fills in `error.values`.
"""

from __future__ import annotations

import re

from holdfast.kernel.letters import printable

BLANK = re.compile(r"\{(\w+)\}")
WORD = re.compile(r"[a-z0-9_]+")
LONGEST_KEY = 60
LONGEST_VALUE = 200
"""More of a value is not shown: an error is one line, however much was given."""


class Wording:
    """A piece of text with blanks: English by itself, any language by its key and values."""

    def __init__(self, template: str, **values: object) -> None:
        self.template = template
        self.values = values

    @property
    def key(self) -> str:
        return template_key(self.template)

    def __str__(self) -> str:
        return BLANK.sub(self._filled, self.template)

    def told(self, language: str) -> str:
        """The text in a language, from whatever brings its own words along; empty where the common texts have them."""
        return ""

    def _filled(self, blank: re.Match[str]) -> str:
        return shown(self.values[blank[1]]) if blank[1] in self.values else blank[0]


def template_key(template: str) -> str:
    """The name that texts in other languages have for a template: its words, as many as fit."""
    key = "error"
    for word in WORD.findall(template.lower()):
        if len(key) + 1 + len(word) > LONGEST_KEY:
            break
        key += "-" + word
    return key


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
    """Refuse what cannot be: `require(size > 0, PositionError("deck: there is no card to look at"))`."""
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
