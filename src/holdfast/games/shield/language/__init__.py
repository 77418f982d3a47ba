"""The language of Shield's custom rules: sentences become laws, and laws sentences.

    law = read("Hearts in a shield count double")    # data of holdfast.games.shield.laws
    render(law)                                      # "Hearts are worth double as shield cards."
    explain(law, "ru")                               # what it means, in full sentences

A sentence that cannot be law raises a `LawError`, which says where it stopped, what could stand there, and the nearest
sentence that would be accepted. `completions`, `menu` with `build`, and `suggestions` help to write one.

    lexicon.py                       letters to tokens
    grammar.lark                     tokens to a tree
    lower_*.py, resolving.py         a tree to law data
    checks.py, compiling.py          all of that, and what the rule book asks beyond grammar
    rendering.py, explaining.py      law data back to sentences
    completing.py, nearest.py        help with a sentence that is begun or refused
    suggesting.py, menu.py, building.py    sentences for those who would rather not write
    display.py, at_table.py          laws as people at a table see them
"""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.games.shield.language.building import ChoiceError, build
from holdfast.games.shield.language.compiling import LANGUAGE, compile_law, tokenize
from holdfast.games.shield.language.completing import completions
from holdfast.games.shield.language.errors import LawError
from holdfast.games.shield.language.examples import EXAMPLES
from holdfast.games.shield.language.explaining import explain
from holdfast.games.shield.language.menu import menu
from holdfast.games.shield.language.nearest import nearest
from holdfast.games.shield.language.rendering import render
from holdfast.games.shield.language.suggesting import suggestions
from holdfast.games.shield.laws.law import Law
from holdfast.language.errors import NotParsed, Rejected

__all__ = [
    "EXAMPLES",
    "ChoiceError",
    "Law",
    "LawError",
    "build",
    "completions",
    "explain",
    "menu",
    "prepare",
    "read",
    "render",
    "suggestions",
]


def read(sentence: str, in_force: Sequence[Law] = ()) -> Law:
    """The law that a sentence says, checked against those in force.

    An action without a name gets the first free one of `action1`, `action2`, …. Raises `LawError`.
    """
    prepare()
    try:
        return compile_law(tokenize(sentence), in_force)
    except NotParsed as refused:
        raise _error(refused, sentence, in_force, _expected(refused)) from None
    except Rejected as refused:
        raise _error(refused, sentence, in_force, ()) from None


def prepare() -> None:
    """Build what reading needs. Otherwise the first sentence does, and takes longer."""
    LANGUAGE.prepare()


def _expected(refused: NotParsed) -> list[str]:
    """A word of each kind that could stand where the sentence stopped."""
    shown = LANGUAGE.lexicon.shown
    return [shown[terminal][0] for terminal in refused.state.expected() if terminal not in ("ONE", "TWO")]


def _error(refused: Rejected, sentence: str, in_force: Sequence[Law], expected: Sequence[str]) -> LawError:
    named = str(refused.arguments.get("name", ""))
    word = named if refused.start is None or named else _word_at(sentence, refused.start)
    return LawError(refused, word=word, expected=expected, nearest=nearest(sentence, in_force))


def _word_at(sentence: str, start: int) -> str:
    """The word that begins here, as it was typed."""
    rest = sentence[start : start + 40].split()
    return rest[0].strip(',.;:!?"“”\u00ab\u00bb') if rest else ""
