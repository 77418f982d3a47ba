"""Options of a game in words: what they are called, what they may be, and what was chosen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from holdfast.kernel import Game, HoldfastError, Options
from holdfast.kernel.options import Choice
from holdfast.words import Words, tell


def options_table(words: Words) -> Table:
    """Every option of a game: its name, default, values and meaning."""
    table = listing(words, "option", "default", "values", "meaning")
    defaults = words.game.options()
    for name, bounds in words.game.options.ranges().items():
        right = tell(bounds.wording(), words.language, words.game.package)
        if isinstance(bounds, Choice):
            right = ", ".join(_choice_shown(words, name, word) for word in bounds.words)
        table.add_row(
            name, value_shown(words, name, getattr(defaults, name)), right, words.attribute(f"option-{name}", "hint")
        )
    return table


def value_shown(words: Words, name: str, value: object) -> str:
    """A value as people read it."""
    if value in (None, (), []):
        return words.say("value-none")
    if isinstance(value, bool):
        return words.say(f"value-{str(value).lower()}")
    if isinstance(value, list | tuple):
        return "; ".join(map(str, value))
    return words.attribute(f"option-{name}", f"value-{value}") or str(value)


def _choice_shown(words: Words, name: str, word: str) -> str:
    """A word that can be chosen, and what it means where it does not say that itself."""
    meaning = words.attribute(f"option-{name}", f"value-{word}")
    return f"{word} ({meaning})" if meaning and meaning != word else word


def read_options(game: Game, given: Sequence[str], defaults: dict[str, object] | None = None) -> Options:
    """Options from words such as `tokens=5`."""
    named: dict[str, object] = dict(defaults or {})
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise HoldfastError("an option is written NAME=VALUE, not “{word}”", word=word)
        named[name.strip()] = value.strip()
    return game.options.read(named)


def listing(words: Words, *headings: str) -> Table:
    """A plain list with headings in a language."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in headings:
        table.add_column(words.say(f"list-{heading}"), header_style="bold", no_wrap=heading in ("name", "option"))
    return table
