"""From the tree of a sentence to its meaning: cards, contexts and value rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from lark import Token, Transformer

from holdfast.games.shield.law import LARGEST
from holdfast.games.shield.law_cards import Colour, Figure, Parity, Selector, Suit
from holdfast.games.shield.law_values import MEANT, Change, Context, Scale, ValueRule, Worth
from holdfast.laws.errors import Rejected
from holdfast.laws.traits import Group, Trait, bounded, selector_of, tied

Children = list[Any]

SPOTS: Final = {
    "SHIELD": Context.SHIELD,
    "LIFE": Context.LIFE,
    "CHARGED": Context.CHARGED,
    "CHARGE": Context.CHARGED,
    "ATTACK": Context.ATTACK_CARD,
    "SWAPPED": Context.SWAPPED_IN,
}
IN_ATTACK: Final = {Context.SHIELD: Context.AGAINST_SHIELD, Context.LIFE: Context.FOR_LIFE}
"""What “shield value” and “life value” mean for a card that attacks."""
NAMED: Final = {situations: context for context, situations in MEANT.items()}


@dataclass(frozen=True)
class Where:
    """A context and the place of its words."""

    context: Context
    at: int


@dataclass(frozen=True)
class Relative:
    """“… that are hearts or aces”."""

    groups: tuple[Group, ...]


@dataclass(frozen=True)
class Changed:
    """A change, and what kind of value it speaks of: “double shield value”."""

    change: Change
    at: int
    spots: tuple[Where, ...] = ()


@dataclass(frozen=True)
class Said:
    """A change with the contexts around it."""

    changed: Changed
    places: tuple[Where, ...]
    at: int


def tokens(children: Iterable[object], *types: str) -> list[Token]:
    return [child for child in children if isinstance(child, Token) and child.type in types]


def number(children: Iterable[object], least: int = 1, most: int = LARGEST) -> int:
    """The number among these, within its range."""
    token = tokens(children, "NUMBER", "ONE", "TWO")[0]
    if not least <= int(token) <= most:
        raise Rejected("number-range", token.start_pos, least=least, most=most)
    return int(token)


def place_of(child: object) -> int:
    """Where a part of a sentence begins, as far as it is known."""
    found = child.start_pos if isinstance(child, Token) else getattr(child, "at", None)
    return found or 0


def both(first: Where, second: Where) -> Where:
    """Where both contexts hold."""
    shared = MEANT[first.context] & MEANT[second.context]
    if not shared:
        raise Rejected("never-both", second.at)
    return Where(NAMED[shared], second.at)


class MeaningOfCards(Transformer[Token, Any]):
    """Traits and selectors, contexts and value rules."""

    # Traits

    def suit(self, children: Children) -> Trait:
        token = tokens(children, "SUIT")[0]
        return Trait("suit", Suit(token.value), place_of(token))

    def tint(self, children: Children) -> Trait:
        token = tokens(children, "TINT")[0]
        return Trait("colour", Colour(token.value), place_of(token))

    def parity(self, children: Children) -> Trait:
        return Trait("parity", Parity(children[0].value), place_of(children[0]))

    def figure(self, children: Children) -> Trait:
        return Trait("figure", Figure(children[0].value), place_of(children[0]))

    def rank(self, children: Children) -> Trait:
        return Trait("rank", int(children[0]), place_of(children[0]))

    def numeral(self, children: Children) -> Trait:
        return Trait("rank", number(children, 2, 10), place_of(children[0]))

    def card(self, children: Children) -> Trait:
        return Trait("card", None, place_of(children[0]))

    def all(self, children: Children) -> Trait:
        return Trait("card", None, place_of(children[0]))

    def at_most(self, children: Children) -> Trait:
        return self._bounded("most", children)

    def at_least(self, children: Children) -> Trait:
        return self._bounded("least", children)

    def more_than(self, children: Children) -> Trait:
        return self._bounded("least", children, 1)

    def less_than(self, children: Children) -> Trait:
        return self._bounded("most", children, -1)

    def _bounded(self, name: str, children: Children, more: int = 0) -> Trait:
        token = tokens(children, "NUMBER", "ONE", "TWO")[0]
        return bounded(name, int(token) + more, place_of(token))

    def exactly(self, children: Children) -> list[Trait]:
        token = tokens(children, "NUMBER", "ONE", "TWO")[0]
        return [bounded(name, int(token), place_of(token)) for name in ("least", "most")]

    def range(self, children: Children) -> list[Trait]:
        first, last = sorted(map(int, children[0].split()))
        at = place_of(children[0])
        return [bounded("least", first, at), bounded("most", last, at)]

    def trait(self, children: Children) -> list[Trait]:
        return traits_in(children)

    # Selectors

    def that_is(self, children: Children) -> Relative:
        return Relative(tuple(tied(joined(children))))

    def kind(self, children: Children) -> Group:
        return Group(tuple(traits_in(children)))

    def cards(self, children: Children) -> Selector:
        return selector_of(joined(children))

    # Contexts

    def spot(self, children: Children) -> Where:
        return Where(SPOTS[children[0].type], place_of(children[0]))

    def in_shield(self, children: Children) -> Where:
        return Where(Context.SHIELD, place_of(children[0]))

    def as_life(self, children: Children) -> Where:
        return Where(Context.LIFE, place_of(children[0]))

    def charged(self, children: Children) -> Where:
        return Where(Context.CHARGED, place_of(children[0]))

    def attack_card(self, children: Children) -> Where:
        return Where(Context.ATTACK_CARD, place_of(children[0]))

    def swapped_in(self, children: Children) -> Where:
        return Where(Context.SWAPPED_IN, place_of(children[0]))

    def attacking(self, children: Children) -> Where:
        return Where(Context.ATTACKING, place_of(children[0]))

    def at_shield(self, children: Children) -> Where:
        return Where(Context.AGAINST_SHIELD, place_of(children[0]))

    def at_life(self, children: Children) -> Where:
        return Where(Context.FOR_LIFE, place_of(children[0]))

    def anywhere(self, children: Children) -> Where:
        return Where(Context.ANYWHERE, place_of(children[0]))

    # Changes

    def times(self, children: Children) -> Changed:
        return Changed(Change(Scale.TIMES, int(children[0])), place_of(children[0]), _places(children))

    def half(self, children: Children) -> Changed:
        return Changed(Change(Scale.HALF), place_of(children[0]), _places(children))

    def exact(self, children: Children) -> Changed:
        return Changed(Change(Scale.EXACTLY, number(children, 0)), place_of(children[0]), _places(children))

    def nothing(self, children: Children) -> Changed:
        return Changed(Change(Scale.EXACTLY, 0), place_of(children[0]), _places(children))

    def more(self, children: Children) -> Changed:
        return Changed(Change(Scale.MORE, number(children)), place_of(children[0]), _places(children))

    def less(self, children: Children) -> Changed:
        return Changed(Change(Scale.LESS, number(children)), place_of(children[0]), _places(children))

    def differ(self, children: Children) -> Changed:
        down = tokens(children, "LESS") or [side for side in tokens(children, "SIDE") if side == "lower"]
        return Changed(
            Change(Scale.LESS if down else Scale.MORE, number(children)), place_of(children[0]), _places(children)
        )

    # Value rules

    def verb(self, children: Children) -> Token:
        return tokens(children, "IS", "COUNT", "BECOME", "HAVE", "GET", "LOSE")[0]

    def group(self, children: Children) -> tuple[list[Group], tuple[Where, ...]]:
        return groups_in(children), _places(children)

    def subject(self, children: Children) -> tuple[Selector, list[Where]]:
        """The cards, and where: nowhere said, in one place, or in two."""
        joints = [token.type == "AND" for token in tokens(children, "AND", "OR")]
        parts = [child for child in children if isinstance(child, tuple)]
        spoken: list[Group] = []
        for (groups, places), with_and in zip(parts, [False, *joints], strict=True):
            if any(group.says_which for group in groups) or not places:
                spoken += [Group(groups[0].traits, with_and), *groups[1:]]
        return selector_of(spoken or [Group()]), _places_of_groups(parts)

    def worth(self, children: Children) -> Said:
        changed = next(child for child in children if isinstance(child, Changed))
        return Said(changed, _places(children), changed.at)

    def again(self, children: Children) -> Said:
        said = next((child for child in children if isinstance(child, Said)), None)
        if said is None:
            return self.worth(children)
        verbs = tokens(children, "LOSE", "GET")
        return Said(_with_verb(said.changed, verbs), (*_places(children), *said.places), said.at)

    def joint(self, children: Children) -> None:
        return None

    def value(self, children: Children) -> ValueRule:
        cards, places = next(child for child in children if isinstance(child, tuple))
        said = [child for child in children if isinstance(child, Said)]
        first = Said(_with_verb(said[0].changed, tokens(children, "LOSE", "GET")), said[0].places, said[0].at)
        worths = [_worth(first, place) for place in places or [None]]
        if len(said) == 2:
            if len(worths) == 2:
                raise Rejected("two-places", said[1].at)
            worths.append(_second(said[1], places))
        return ValueRule(cards, tuple(worths))

    def blow(self, children: Children) -> Said:
        """Whatever deals damage attacks."""
        changed = next(child for child in children if isinstance(child, Changed))
        return Said(changed, (Where(Context.ATTACKING, changed.at), *_places(children)), changed.at)

    def dealt(self, children: Children) -> ValueRule:
        """“Spades deal double damage to shields but no damage to life.”"""
        return self.value(children)

    def lying(self, children: Children) -> ValueRule:
        """“If a spade is swapped in, it is worth 3 more.”"""
        cards = next(child for child in children if isinstance(child, Selector))
        return self.value([(cards, list(_places(children))), *children])

    def ordered(self, children: Children) -> ValueRule:
        """“Double the value of …”"""
        times = tokens(children, "MULT")
        change = Change(Scale.TIMES, int(times[0])) if times else Change(Scale.HALF)
        cards, places = next(child for child in children if isinstance(child, tuple))
        worths = (Worth(place.context, change) for place in places or [Where(Context.ANYWHERE, 0)])
        return ValueRule(cards, tuple(worths))


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


def _places(children: Iterable[object]) -> tuple[Where, ...]:
    return tuple(child for child in children if isinstance(child, Where))


def _places_of_groups(parts: Sequence[tuple[list[Group], tuple[Where, ...]]]) -> list[Where]:
    """One place for all cards; or two, if the second stands without cards of its own: “red shield and life cards”."""
    found: list[Where] = []
    for groups, places in parts:
        if not places:
            continue
        where = _all_of(places)
        if found and where.context != found[-1].context:
            if any(group.says_which for group in groups) or len(found) == 2:
                raise Rejected("two-places", where.at)
            found.append(where)
        elif not found:
            found.append(where)
    return found


def _all_of(places: Sequence[Where]) -> Where:
    where = places[0]
    for place in places[1:]:
        where = both(where, place)
    return where


def _with_verb(changed: Changed, verbs: Sequence[Token]) -> Changed:
    """“Lose 2” is 2 less, “get 2” is 2 more."""
    change = changed.change
    if not verbs or change.scale != Scale.EXACTLY or not change.number:
        return changed
    scale = Scale.LESS if verbs[0].type == "LOSE" else Scale.MORE
    return Changed(Change(scale, change.number), changed.at, changed.spots)


def _worth(said: Said, base: Where | None) -> Worth:
    where = base or Where(Context.ANYWHERE, said.at)
    for place in said.places:
        where = both(where, place)
    for spot in said.changed.spots:
        where = _value_of(where, spot)
    return Worth(where.context, said.changed.change)


def _value_of(where: Where, spot: Where) -> Where:
    attacks = not MEANT[where.context] & ~MEANT[Context.ATTACKING]
    if attacks and spot.context in IN_ATTACK:
        spot = Where(IN_ATTACK[spot.context], spot.at)
    return both(where, spot)


def _second(said: Said, bases: Sequence[Where]) -> Worth:
    """The second value of a sentence has a place of its own; it holds within that of the first, if it can."""
    if not said.places and not said.changed.spots:
        raise Rejected("second-place", said.at)
    try:
        return _worth(said, bases[0] if bases else None)
    except Rejected:
        return _worth(said, None)
