"""Laws as people see them: an action that nobody has named goes by its deed, “Heal 4”, never by `action1`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from holdfast.games.shield.law_actions import Action
from holdfast.laws.explaining import Explainer, capital
from holdfast.laws.wording import canonical, is_unnamed

LANGUAGE: Final = "en"
"""The language that laws are written in."""


def shown(sentence: str) -> str:
    """A canonical sentence as people read it."""
    name, _, said = sentence.partition(": ")
    return capital(said) if is_unnamed(name) else sentence


def deed(action: Action, language: str = LANGUAGE) -> str:
    """What an action is called: by its name, or by what it does."""
    if not is_unnamed(action.name):
        return action.name
    if language == LANGUAGE:
        return shown(canonical(action)).removesuffix(".")
    return capital(Explainer(language).deed(action))


def called(sentences: Iterable[str], language: str) -> dict[str, str]:
    """What people read in place of the names that the table gave: of each action, and of its whole sentence."""
    found: dict[str, str] = {}
    for sentence in sentences:
        name = sentence.partition(": ")[0]
        if is_unnamed(name):
            found |= {name: _deed_in(sentence, language), sentence: shown(sentence)}
    return found


@lru_cache(maxsize=1024)
def _deed_in(sentence: str, language: str) -> str:
    from holdfast.laws import read

    law = read(sentence)
    return deed(law, language) if isinstance(law, Action) else shown(sentence)
