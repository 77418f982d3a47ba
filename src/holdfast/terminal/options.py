"""Options of a game in words: what they are called, what they may be, and what was chosen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from holdfast.kernel import Game, HoldfastError, Options
from holdfast.kernel.options import ChoiceOption, FlagOption, Range
from holdfast.words import Words, tell


def options_table(words: Words) -> Table:
    """Every option of a game: its name, default, values and meaning."""
    table = listing(words, "option", "default", "values", "meaning")
    defaults = words.game.options()
    for name, bounds in words.game.options.ranges().items():
        default = _typed(words, name, getattr(defaults, name))
        table.add_row(name, default, _right(words, name, bounds), words.attribute(f"option-{name}", "hint"))
    return table


def _right(words: Words, name: str, bounds: Range) -> str:
    """What an option may be; words that can be typed with what they mean."""
    if isinstance(bounds, ChoiceOption):
        return ", ".join(_typed(words, name, word) for word in bounds.words)
    if isinstance(bounds, FlagOption):
        return ", ".join(_typed(words, name, value) for value in (True, False))
    return tell(bounds.wording(), words.language, words.game.package)


def _typed(words: Words, name: str, value: object) -> str:
    """A value as it is typed, and what it means where it does not say that itself."""
    typed = "none" if value in (None, ()) else str(value).lower() if isinstance(value, bool) else str(value)
    meaning = words.option_value(name, value)
    return typed if meaning.casefold() == typed.casefold() else f"{typed} ({meaning})"


def read_options(game: Game, given: Sequence[str], defaults: dict[str, object] | None = None) -> Options:
    """Options from words such as `tokens=5`."""
    named: dict[str, object] = dict(defaults or {})
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise HoldfastError("bad_option_notation", word=word)
        named[name.strip()] = value.strip()
    return game.options.read(named)


def listing(words: Words, *headings: str) -> Table:
    """A plain list with headings in a language."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in headings:
        table.add_column(words.say(f"list-{heading}"), header_style="bold", no_wrap=heading in ("name", "option"))
    return table
