"""Plain data, as YAML and JSON know it, and the two ways to write paths in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Union

from holdfast.kernel.errors import PositionError

Plain = Union[None, bool, int, str, Sequence["Plain"], Mapping[str, "Plain"]]

DEEPEST = 6
LONGEST = 80


def flattened(given: Mapping[str, Plain], path: str = "") -> dict[str, Plain]:
    """Dotted paths from nested or dotted keys."""
    if path.count(".") > DEEPEST:
        raise PositionError("nested_too_deeply", path=path[:-1])
    flat: dict[str, Plain] = {}
    for key, value in given.items():
        name = f"{path}{short(key)}"
        below = flattened(value, f"{name}.") if isinstance(value, Mapping) and value else {name: value}
        for found in below.keys() & flat.keys():
            raise PositionError("written_twice", path=found)
        flat.update(below)
    return flat


def nested(flat: Mapping[str, Plain]) -> dict[str, Plain]:
    """Nested keys from dotted paths, as people like to read them."""
    tree: dict[str, Plain] = {}
    for path, value in flat.items():
        *above, last = path.split(".")
        branch: dict[str, Plain] = tree
        for name in above:
            below = branch.setdefault(name, {})
            assert isinstance(below, dict), f"{path} is both a value and a group"
            branch = below
        branch[last] = value
    return tree


def short(given: Plain) -> str:
    """What was given, as far as it is worth repeating; a number of thousands of digits is not."""
    if isinstance(given, int) and abs(given) >= 10**15:
        return "a number of more than 15 digits"
    try:
        text = str(given)
    except ValueError:
        return "something with a number of thousands of digits"
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
