"""From traits of cards, as words give them one by one, to a selector in its plainest form."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any, Final

from holdfast.games.shield.laws.cards import FACES, LARGEST_VALUE, CardKind, Selector
from holdfast.language.errors import Rejected

KING_VALUES: Final = (12, 13)
TRAITS: Final = tuple(field.name for field in fields(CardKind))
IMPLIED: Final = ("most", "least", "parity", "figure", "colour", "rank", "suit")
"""Traits that others may make needless, the first to go first."""
NOUNS: Final = frozenset(("suit", "rank", "card"))


@dataclass(frozen=True)
class Trait:
    """One thing said about cards. `card` says nothing but that a noun has come."""

    name: str
    value: Any
    start: int


@dataclass(frozen=True)
class Group:
    """Traits that stand together, and whether they follow an `and`."""

    traits: tuple[Trait, ...] = ()
    with_and: bool = False

    def narrowed(self, other: Group) -> Group:
        """What has the traits of both."""
        return Group(self.traits + other.traits, self.with_and or other.with_and)

    @property
    def says_which(self) -> bool:
        return any(trait.name != "card" for trait in self.traits)


Faces = tuple[int, ...]
"""The faces meant, one bit each, for every king value that a table may have."""
EVERY_FACE: Final = ((1 << FACES) - 1,) * len(KING_VALUES)


def selector_of(groups: Sequence[Group]) -> Selector:
    """All cards of any group."""
    return simplified(kind_of(group.traits) for group in tied(groups))


def tied(groups: Sequence[Group]) -> list[Group]:
    """Adjectives with an `and` between them are one group, unless no card could be both: `red and even cards`."""
    found: list[Group] = []
    for group in groups:
        before = found[-1] if found else Group()
        together = before.traits + group.traits
        if found and group.with_and and _are_adjectives(before) and _is_some_card(together):
            found[-1] = Group(together)
        else:
            found.append(Group(group.traits))
    return found


def _are_adjectives(group: Group) -> bool:
    return not any(trait.name in NOUNS for trait in group.traits)


def _is_some_card(traits: Sequence[Trait]) -> bool:
    try:
        kind_of(traits)
    except Rejected:
        return False
    return True


def kind_of(traits: Iterable[Trait]) -> CardKind:
    """The kind of card that has all these traits, without those that the others imply."""
    kind = CardKind()
    for trait in traits:
        narrowed = _with(kind, trait)
        if narrowed is not kind and not any(_faces(narrowed)):
            raise Rejected("no-such-card", trait.start)
        kind = narrowed
    for name in IMPLIED:
        without = replace(kind, **{name: None})
        if _faces(without) == _faces(kind):
            kind = without
    return kind


def _with(kind: CardKind, trait: Trait) -> CardKind:
    held = None if trait.name == "card" else getattr(kind, trait.name)
    if trait.name == "card" or held == trait.value:
        return kind
    value = trait.value
    if held is not None and isinstance(value, int) and trait.name in ("least", "most"):
        value = max(held, value) if trait.name == "least" else min(held, value)
    elif held is not None and held != value:
        raise Rejected("no-such-card", trait.start)
    return replace(kind, **{trait.name: value})


def simplified(kinds: Iterable[CardKind]) -> Selector:
    """Without kinds that another one holds already."""
    listed = {kind: _faces(kind) for kind in kinds}
    kept = dict(listed)
    for kind, faces in listed.items():
        del kept[kind]
        if not any(_is_within(faces, others) for others in kept.values()):
            kept[kind] = faces
    if _union(kept.values()) == EVERY_FACE:
        return Selector()
    return Selector(tuple(kind for kind in listed if kind in kept))


def _is_within(faces: Faces, others: Faces) -> bool:
    return all(few & ~many == 0 for few, many in zip(faces, others, strict=True))


def _union(listed: Iterable[Faces]) -> Faces:
    united = (0,) * len(KING_VALUES)
    for faces in listed:
        united = tuple(one | other for one, other in zip(united, faces, strict=True))
    return united


def _faces(kind: CardKind) -> Faces:
    faces = EVERY_FACE
    for name in TRAITS:
        value = getattr(kind, name)
        if value is not None:
            faces = tuple(one & other for one, other in zip(faces, _faces_with(name, value), strict=True))
    return faces


@cache
def _faces_with(name: str, value: Any) -> Faces:
    kind = CardKind(**{name: value})
    return tuple(kind.mask(king_value) for king_value in KING_VALUES)


def bounded(name: str, number: int, start: int) -> Trait:
    """A least or most value; printed values go from 1 to 13."""
    if not 1 <= number <= LARGEST_VALUE:
        raise Rejected("value-range", start, least=1, most=LARGEST_VALUE)
    return Trait(name, number, start)
