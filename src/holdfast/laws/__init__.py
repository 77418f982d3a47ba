"""The language of custom rules: sentences become laws, and laws sentences.

    law = read("Hearts in a shield count double")    # data of holdfast.games.shield.law
    canonical(law)                                   # "Hearts are worth double as shield cards."
    explain(law, "ru")                               # what it means, in full sentences

A sentence that cannot be law raises a `LawError`, which says where it stopped, what could stand there, and the nearest
sentence that would be accepted. `completions`, `menu` with `build`, and `suggestions` help to write one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from holdfast.games.shield.law import Law
from holdfast.laws.building import ChoiceError, build
from holdfast.laws.completing import completions
from holdfast.laws.errors import LawError, Rejected
from holdfast.laws.examples import EXAMPLES
from holdfast.laws.explaining import explain
from holdfast.laws.inventing import suggestions
from holdfast.laws.menu import menu
from holdfast.laws.nearest import nearest
from holdfast.laws.parser import beginning
from holdfast.laws.reader import NotUnderstood, law_in, shown_words, take_apart
from holdfast.laws.spelling import known_words
from holdfast.laws.tails import known_ends
from holdfast.laws.wording import canonical

__all__ = [
    "EXAMPLES",
    "ChoiceError",
    "Law",
    "LawError",
    "build",
    "canonical",
    "completions",
    "explain",
    "menu",
    "prepare",
    "read",
    "suggestions",
]


def read(sentence: str, in_force: Sequence[Law] = ()) -> Law:
    """The law that a sentence says, checked against those in force.

    An action without a name gets the first free one of `action1`, `action2`, …. Raises `LawError`.
    """
    prepare()
    try:
        return law_in(take_apart(sentence), in_force)
    except NotUnderstood as refused:
        raise _error(refused, sentence, in_force, _expected(refused)) from None
    except Rejected as refused:
        raise _error(refused, sentence, in_force, ()) from None


@cache
def prepare() -> None:
    """Build what reading needs. The first sentence does so too; who cannot wait for it then, calls this before."""
    beginning()
    known_ends()
    known_words()


def _expected(refused: NotUnderstood) -> list[str]:
    """A word of each kind that could stand where the sentence stopped."""
    return [shown_words(terminal)[0] for terminal in refused.road.open() if terminal not in ("ONE", "TWO")]


def _error(refused: Rejected, sentence: str, in_force: Sequence[Law], expected: Sequence[str]) -> LawError:
    named = str(refused.arguments.get("name", ""))
    word = named if refused.at is None or named else _word_at(sentence, refused.at)
    return LawError(refused, word=word, expected=expected, nearest=nearest(sentence, in_force))


def _word_at(sentence: str, at: int) -> str:
    """The word that begins here, as it was typed."""
    rest = sentence[at : at + 40].split()
    return rest[0].strip(',.;:!?"“”«»') if rest else ""
