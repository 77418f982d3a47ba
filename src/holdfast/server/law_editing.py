"""The writing desk of a table: what the language of laws says of a sentence there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from holdfast.games.shield.language import LawError, build, completions, explain, menu, read, render
from holdfast.games.shield.language.at_table import authors, effect_of, laws_in_force, lines_in_force
from holdfast.games.shield.language.display import action_title
from holdfast.games.shield.laws.actions import Action
from holdfast.kernel import SPECTATOR, Table
from holdfast.server.routes.laws import Change, Draft, LawInfo, Length
from holdfast.words import check_language


def law_menu() -> Any:
    """The tree of all that can be said, as plain data."""
    return _plain(menu())


def sentence_of(table: Table, choices: Mapping[str, str | list[str]]) -> str:
    """The sentence that choices from the menu make, given those in force."""
    return build(choices, laws_in_force(table))


def meaning_of(sentence: str, language: str) -> LawInfo:
    """What a sentence means, wherever it is in force."""
    check_language(language)
    law = read(sentence)
    return LawInfo(
        render(law), explain(law, language), deed=action_title(law, language) if isinstance(law, Action) else ""
    )


def law_book(table: Table, language: str) -> list[LawInfo]:
    """The sentences in force, with what they mean and who wrote them."""
    check_language(language)
    lines, laws = lines_in_force(table), laws_in_force(table)
    told = zip(lines, laws, authors(table, int(SPECTATOR)), strict=True)
    return [LawInfo(line, explain(law, language), author) for line, law, author in told]


def try_out(table: Table, seat: int, sentence: str, language: str) -> Draft:
    """What a sentence would mean and change, and what may come next; nothing is put in force."""
    check_language(language)
    in_force = laws_in_force(table)
    following = completions(sentence, in_force)
    try:
        law = read(sentence, in_force)
    except LawError as refused:
        return Draft(following, refusal=refused.in_language(language), at=refused.at, nearest=refused.nearest)
    said = render(law)
    effect = effect_of(table, seat, said, language)
    changes = [Change(change.path, change.before, change.after) for change in effect.changes]
    length = Length(effect.length.message, effect.length.before, effect.length.after)
    return Draft(following, said, explain(law, language), changes, [move.title for move in effect.moves], length)


def _plain(value: object) -> Any:
    """The menu as plain data; a range is its ends."""
    if isinstance(value, range):
        return {"least": value[0], "most": value[-1]}
    if isinstance(value, Mapping):
        return {str(key): _plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    return value
