"""Candidates: every combination of the values that are searched through, as far as the game allows it.

Options are searched by the values that they declare, or by those that are named. A number inside a sentence is searched
as well (`sweeps.py`): so are the numbers of single cards, where laws can set them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from random import Random

from holdfast.kernel import Game, HoldfastError, OptionError
from holdfast.kernel.options import ChoiceOption, FlagOption, IntegerOption, NumberChoiceOption
from holdfast.lab.option_labels import options_label
from holdfast.lab.study import LIMIT, TURN_LIMIT, Study, Variant
from holdfast.lab.sweeps import MOST, swept

MOST_CANDIDATES = 200
"""Of more combinations a random sample of this size is tried."""
MOST_COMBINATIONS = 100_000
Values = Mapping[str, Sequence[object]]


@dataclass(frozen=True)
class Candidates:
    variants: tuple[Variant, ...]
    combinations: int
    """How many there are."""
    impossible: int
    """How many of those that were looked at the game does not allow."""


def searched(game: Game, wanted: object) -> dict[str, list[object]]:
    """The values of each option that is searched; a list of names alone means all that they declare."""
    named = wanted if isinstance(wanted, Mapping) else dict.fromkeys(wanted) if isinstance(wanted, list | tuple) else {}
    if not named:
        raise HoldfastError("search_needs_options")
    return {str(name): _values(game, str(name), values) for name, values in named.items()}


def _values(game: Game, name: str, wanted: object) -> list[object]:
    if name not in game.options.ranges():
        raise HoldfastError("search_unknown_option", name=name, names=sorted(game.options.ranges()))
    if wanted is None or wanted == "":
        return _declared(game, name)
    return swept(f"search.{name}", wanted)


def _declared(game: Game, name: str) -> list[object]:
    """All values that an option says it can have."""
    declared = game.options.ranges()[name]
    if isinstance(declared, FlagOption):
        return [False, True]
    if isinstance(declared, ChoiceOption):
        return list(declared.words)
    if isinstance(declared, NumberChoiceOption):
        return list(declared.numbers)
    if isinstance(declared, IntegerOption) and declared.most - declared.least < MOST:
        return list(range(declared.least, declared.most + 1))
    raise HoldfastError("search_range_needed", name=name)


def combined(game: Game, base: Study, search: Values) -> Candidates:
    """Every combination that the game allows; of very many a number drawn by lot from the study's seed."""
    count = prod(map(len, search.values()))
    if count > MOST_COMBINATIONS:
        raise HoldfastError(
            "too_many_combinations",
            count=count,
            most=MOST_COMBINATIONS,
        )
    drawn = list(product(*search.values()))
    if count > MOST_CANDIDATES:
        Random(base.seed).shuffle(drawn)
    tried = [_variant(game, base, dict(zip(search, values, strict=True))) for values in drawn]
    possible = [each for each in tried if isinstance(each, Variant)]
    refused = [each for each in tried if not isinstance(each, Variant)]
    if not possible:
        raise HoldfastError("no_combination_allowed", count=count, wrong=refused[0])
    return Candidates(tuple(possible[:MOST_CANDIDATES]), count, len(refused))


def _variant(game: Game, base: Study, chosen: Mapping[str, object]) -> Variant | OptionError:
    """A combination as a variant; or why its options cannot be."""
    shared = base.to_say(base.variants[0])
    try:
        options = game.options.read({LIMIT: TURN_LIMIT, **shared, **chosen})
        game.check(len(base.seats), options)
    except OptionError as wrong:
        return wrong
    return Variant(options_label(chosen, options), options.non_defaults())
