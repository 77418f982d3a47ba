"""The door through which sentences become laws. The language stands outside: it is a guest who knows the game's data.

`holdfast.laws.installed` brings one when it is imported, which happens when a sentence is first read: a match without
sentences never loads a grammar.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence

from holdfast.games.shield.law import Law
from holdfast.kernel.chance import Chance
from holdfast.kernel.errors import HoldfastError

LANGUAGE = "holdfast.laws.installed"


class Language:
    """What the game asks of a language: to read a sentence beside the laws in force, to word a law, to think of some.

    `read` raises a HoldfastError that says what was wrong, where, and what would be right.
    """

    def __init__(
        self,
        read: Callable[[str, Sequence[Law]], Law],
        write: Callable[[Law], str],
        suggest: Callable[[Sequence[Law], Chance], list[str]],
    ) -> None:
        self.read = read
        self.write = write
        self.suggest = suggest


class _Door:
    def __init__(self) -> None:
        self.language: Language | None = None


_door = _Door()


def install(language: Language) -> None:
    """From now on sentences are read in this language."""
    _door.language = language


def language() -> Language:
    """The language that is installed; HoldfastError if there is none."""
    if _door.language is None:
        try:
            importlib.import_module(LANGUAGE)
        except ImportError:
            raise HoldfastError("no_law_language") from None
    if _door.language is None:
        raise HoldfastError("no_law_language")
    return _door.language
