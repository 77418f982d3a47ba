"""Games that differ from a known one in a few things, for tests."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

from holdfast.kernel import Game


def changed(game: Game, **changes: Any) -> Game:
    """A game with some fields of its parts changed, whichever part they belong to: `changed(GAME, minutes=5)`."""
    for name, value in changes.items():
        part = next(each.name for each in fields(game) if name in _fields(getattr(game, each.name)))
        game = replace(game, **{part: replace(getattr(game, part), **{name: value})})
    return game


def _fields(part: Any) -> set[str]:
    return {field.name for field in fields(part)} if is_dataclass(part) and not isinstance(part, type) else set()
