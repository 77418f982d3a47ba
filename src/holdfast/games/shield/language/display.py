"""Laws as people see them: an action that nobody has named goes by what it does, “Heal 4”, never by `action1`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from holdfast.games.shield.language import read
from holdfast.games.shield.language.explaining import Explainer, capital
from holdfast.games.shield.language.rendering import display, is_unnamed, render
from holdfast.games.shield.laws.actions import Action

LANGUAGE: Final = "en"
"""The language that laws are written in."""


def action_title(action: Action, language: str = LANGUAGE) -> str:
    """What an action is called: by its name, or by what it does."""
    if not is_unnamed(action.name):
        return action.name
    if language == LANGUAGE:
        return display(render(action)).removesuffix(".")
    return capital(Explainer(language).summary(action))


def display_names(sentences: Iterable[str], language: str) -> dict[str, str]:
    """What people read in place of the names that the table gave: of each action, and of its whole sentence."""
    found: dict[str, str] = {}
    for sentence in sentences:
        name = sentence.partition(": ")[0]
        if is_unnamed(name):
            found |= {name: _title_in(sentence, language), sentence: display(sentence)}
    return found


@lru_cache(maxsize=1024)
def _title_in(sentence: str, language: str) -> str:
    law = read(sentence)
    return action_title(law, language) if isinstance(law, Action) else display(sentence)
