"""How a broken law is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


class LawBroken(AssertionError):
    """A game broke a law of the table."""


def differing(one: object, other: object, path: str = "") -> str:
    """Where two pieces of plain data differ first, and how."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        for key in [*one, *(key for key in other if key not in one)]:
            if key not in one or key not in other:
                return f"{path}{key} is only in {'the second' if key in other else 'the first'}"
            if one[key] != other[key]:
                return differing(one[key], other[key], f"{path}{key}.")
    place = path.rstrip(".")
    if _is_list(one) and _is_list(other):
        assert isinstance(one, Sequence)
        assert isinstance(other, Sequence)
        for at, (mine, theirs) in enumerate(zip(one, other, strict=False)):
            if mine != theirs:
                return differing(mine, theirs, f"{place}[{at}].")
        return f"{place} has {len(one)} or {len(other)} parts"
    return f"{place or 'the value'} is {one!r} or {other!r}"


def _is_list(value: object) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)
