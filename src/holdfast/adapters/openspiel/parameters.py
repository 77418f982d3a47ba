"""A game's options as parameters of OpenSpiel, which knows numbers, words and yes or no.

They are read from a text such as `holdfast_upgrade(seats=2,top_rank='6')`, where 6 without quotes would be a number.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holdfast.kernel import Game
from holdfast.kernel.options import FlagOption, IntegerOption, NumberChoiceOption, OptionValue, Range

NOT_SET = 0
"""For a whole number that may be left open."""
Parameter = int | float | bool | str


def defaults(game: Game) -> dict[str, Parameter]:
    """Every option with its default."""
    usual = game.options.read({})
    return {name: _written(kind, getattr(usual, name)) for name, kind in game.options.ranges().items()}


def parameters(game: Game, options: Mapping[str, object]) -> dict[str, Parameter]:
    """Options as parameters."""
    chosen = game.options.read(options).non_defaults()
    return {name: _written(game.options.ranges()[name], value) for name, value in chosen.items()}


def options(game: Game, given: Mapping[str, Any]) -> dict[str, object]:
    """Parameters as options; those that have their default are left out."""
    usual = defaults(game)
    return {
        name: _read(kind, given[name]) for name, kind in game.options.ranges().items() if given[name] != usual[name]
    }


def _written(kind: Range, value: OptionValue) -> Parameter:
    if isinstance(kind, IntegerOption | NumberChoiceOption):
        return NOT_SET if value is None else int(str(value))
    if isinstance(kind, FlagOption):
        return bool(value)
    text = "|".join(value) if isinstance(value, tuple) else str(value)
    return f"'{text}'" if text.isdecimal() else text


def _read(kind: Range, value: Parameter) -> object:
    if isinstance(kind, IntegerOption) and kind.none and value == NOT_SET:
        return None
    if isinstance(value, str) and len(value) > 1 and value[0] == value[-1] == "'":
        return value[1:-1]
    return value
