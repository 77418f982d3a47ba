"""From the tree of a sentence to the cards that it speaks of: `red face cards`, `hearts or aces`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from holdfast.games.shield.language.selectors import Group, Trait, bounded, selector_of, tied
from holdfast.games.shield.laws.cards import Colour, Figure, Parity, Selector, Suit
from holdfast.language.lexicon import NUMBER, ONE, TWO
from holdfast.language.lowering import Children, Lowering, number_in, start_of, tokens_of


@dataclass(frozen=True)
class Relative:
    """“… that are hearts or aces”."""

    groups: tuple[Group, ...]


# Traits


def _suit(children: Children) -> Trait:
    token = tokens_of(children, "SUIT")[0]
    return Trait("suit", Suit[token.value.upper()], start_of(token))


def _tint(children: Children) -> Trait:
    token = tokens_of(children, "TINT")[0]
    return Trait("colour", Colour[token.value.upper()], start_of(token))


def _parity(children: Children) -> Trait:
    return Trait("parity", Parity[children[0].value.upper()], start_of(children[0]))


def _figure(children: Children) -> Trait:
    return Trait("figure", Figure[children[0].value.upper()], start_of(children[0]))


def _rank(children: Children) -> Trait:
    return Trait("rank", int(children[0]), start_of(children[0]))


def _numeral(children: Children) -> Trait:
    return Trait("rank", number_in(children, 2, 10), start_of(children[0]))


def _any_card(children: Children) -> Trait:
    return Trait("card", None, start_of(children[0]))


def _bounded(name: str, more: int, children: Children) -> Trait:
    token = tokens_of(children, NUMBER, ONE, TWO)[0]
    return bounded(name, int(token) + more, start_of(token))


def _exactly(children: Children) -> list[Trait]:
    return [_bounded(name, 0, children) for name in ("least", "most")]


def _range(children: Children) -> list[Trait]:
    first, last = sorted(map(int, children[0].split()))
    start = start_of(children[0])
    return [bounded("least", first, start), bounded("most", last, start)]


# Selectors


def _that_is(children: Children) -> Relative:
    return Relative(tuple(tied(joined(children))))


def _kind(children: Children) -> Group:
    return Group(tuple(traits_in(children)))


def _cards(children: Children) -> Selector:
    return selector_of(joined(children))


CARD_RULES: Final[Lowering] = {
    "suit": _suit,
    "tint": _tint,
    "parity": _parity,
    "figure": _figure,
    "rank": _rank,
    "numeral": _numeral,
    "card": _any_card,
    "all": _any_card,
    "at_most": partial(_bounded, "most", 0),
    "at_least": partial(_bounded, "least", 0),
    "more_than": partial(_bounded, "least", 1),
    "less_than": partial(_bounded, "most", -1),
    "exactly": _exactly,
    "range": _range,
    "trait": lambda children: traits_in(children),
    "that_is": _that_is,
    "kind": _kind,
    "cards": _cards,
}


def traits_in(children: Iterable[object]) -> list[Trait]:
    found: list[Trait] = []
    for child in children:
        if isinstance(child, Trait):
            found.append(child)
        elif isinstance(child, list):
            found += child
    return found


def groups_in(children: Iterable[object]) -> list[Group]:
    """What the traits here say, once for each thing that the cards may be."""
    groups = [Group(tuple(traits_in(children)))]
    for child in children:
        if isinstance(child, Relative):
            groups = [group.narrowed(other) for group in groups for other in child.groups]
    return groups


def joined(children: Sequence[Any]) -> list[Group]:
    """Groups with the joint before each."""
    groups: list[Group] = []
    with_and = False
    for child in children:
        if isinstance(child, Group):
            groups.append(Group(child.traits, with_and))
        else:
            with_and = child.type == "AND"
    return groups
