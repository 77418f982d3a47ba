"""The language of custom rules: sentences become laws, and laws sentences.

    law = read("Hearts in a shield count double")    # data of holdfast.games.shield.law
    canonical(law)                                   # "Hearts are worth double as shield cards."
    explain(law, "ru")                               # what it means, in full sentences

A sentence that cannot be law raises a `LawError`, which says where it stopped, what could stand there, and the nearest
sentence that would be accepted. `completions`, `menu` with `build`, and `suggestions` help to write one.
"""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.games.shield.law import Law
from holdfast.laws.errors import LawError, Refused
from holdfast.laws.examples import EXAMPLES
from holdfast.laws.nearest import nearest
from holdfast.laws.reader import NotUnderstood, law_in, shown_words, take_apart
from holdfast.laws.wording import canonical

__all__ = ["EXAMPLES", "Law", "LawError", "canonical", "read"]


def read(sentence: str, in_force: Sequence[Law] = ()) -> Law:
    """The law that a sentence says, checked against those in force.

    An action without a name gets the first free one of `action1`, `action2`, …. Raises `LawError`.
    """
    try:
        return law_in(take_apart(sentence), in_force)
    except NotUnderstood as refused:
        expected = [word for terminal in refused.road.open() for word in shown_words(terminal)]
        raise _error(refused, sentence, in_force, expected) from None
    except Refused as refused:
        raise _error(refused, sentence, in_force, ()) from None


def _error(refused: Refused, sentence: str, in_force: Sequence[Law], expected: Sequence[str]) -> LawError:
    at = refused.at or 0
    return LawError(
        refused.reason,
        word=str(refused.arguments.get("name", "")) or _word_at(sentence, at),
        at=at,
        expected=expected,
        nearest="" if refused.reason == "no-room" else nearest(sentence, in_force),
        arguments=refused.arguments,
    )


def _word_at(sentence: str, at: int) -> str:
    """The word that begins here, as it was typed."""
    rest = sentence[at : at + 40].split()
    return rest[0].strip(',.;:!?"“”«»') if rest else ""
