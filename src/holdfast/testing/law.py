"""How a broken law is reported: with the entry that differs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from holdfast.kernel import SPECTATOR, Game, State, observe, seat_name
from holdfast.kernel.following import ObservationParts


class LawBroken(AssertionError):
    """A game broke a law of the table."""


def law(holds: bool, what: str) -> None:
    """Raise LawBroken unless it holds."""
    if not holds:
        raise LawBroken(what)


def viewer(seat: int) -> str:
    """A seat as sentences name it."""
    return "the spectator" if seat == SPECTATOR else seat_name(seat)


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


def differing_observations(game: Game, one: State, other: State, seat: int) -> str | None:
    """The first entry in which two tables look different to a seat; None if it sees the same."""
    mine, theirs = observe(one, seat), observe(other, seat)
    if mine == theirs:
        return None
    schema = game.schema_of(one)
    views = [game.view(table, seat).entries for table in (one, other)]
    parts = zip(
        schema.entries,
        ObservationParts(schema.forms, mine).parts,
        ObservationParts(schema.forms, theirs).parts,
        strict=True,
    )
    path, *numbers = next((entry.path, one, other) for entry, one, other in parts if one != other)
    first, second = (view.get(path, raw) for view, raw in zip(views, numbers, strict=True))
    return differing(first, second, f"{path}.") if first != second else differing(numbers[0], numbers[1], f"{path}.")


def _is_list(value: object) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)
