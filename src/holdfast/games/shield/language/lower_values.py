"""From the tree of a sentence to a value rule: the cards, where they count, and what they are worth there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from lark import Token

from holdfast.games.shield.language.lower_cards import groups_in
from holdfast.games.shield.language.selectors import Group, selector_of
from holdfast.games.shield.laws.cards import Selector
from holdfast.games.shield.laws.law import LARGEST
from holdfast.games.shield.laws.values import SITUATIONS_OF, Context, Modifier, Operator, ValueChange, ValueRule
from holdfast.language.errors import Rejected
from holdfast.language.lowering import Children, Lowering, number_in, parts_of, start_of, tokens_of

VALUES_OF: Final = {
    "SHIELD": Context.SHIELD,
    "LIFE": Context.LIFE,
    "CHARGED": Context.CHARGED,
    "CHARGE": Context.CHARGED,
    "ATTACK": Context.ATTACK_CARD,
    "SWAPPED": Context.SWAPPED_IN,
}
"""What kind of value a word speaks of: `shield value`."""
IN_ATTACK: Final = {Context.SHIELD: Context.AGAINST_SHIELD, Context.LIFE: Context.FOR_LIFE}
"""What “shield value” and “life value” mean for a card that attacks."""
CONTEXT_OF: Final = {situations: context for context, situations in SITUATIONS_OF.items()}


@dataclass(frozen=True)
class Where:
    """A context and where its words begin."""

    context: Context
    start: int

    def narrowed(self, other: Where) -> Where:
        """Where both contexts hold."""
        shared = SITUATIONS_OF[self.context] & SITUATIONS_OF[other.context]
        if not shared:
            raise Rejected("never-both", other.start)
        return Where(CONTEXT_OF[shared], other.start)


@dataclass(frozen=True)
class Changed:
    """A change, and what kind of value it speaks of: “double shield value”."""

    change: ValueChange
    start: int
    values: tuple[Where, ...] = ()


@dataclass(frozen=True)
class ModifierDraft:
    """A change with the contexts around it."""

    changed: Changed
    places: tuple[Where, ...]
    start: int


Subject = tuple[Selector, list[Where]]
"""The cards, and where: nowhere said, in one place, or in two."""

# Contexts


def _value_of(children: Children) -> Where:
    return Where(VALUES_OF[children[0].type], start_of(children[0]))


def _where(context: Context, children: Children) -> Where:
    return Where(context, start_of(children[0]))


# Changes


def _changed(children: Children, operator: Operator, number: int = 0) -> Changed:
    return Changed(ValueChange(operator, number), start_of(children[0]), _places(children))


def _times(children: Children) -> Changed:
    return _changed(children, Operator.TIMES, int(children[0]))


def _half(children: Children) -> Changed:
    return _changed(children, Operator.HALF)


def _exact(children: Children) -> Changed:
    return _changed(children, Operator.EXACTLY, number_in(children, 0, LARGEST))


def _nothing(children: Children) -> Changed:
    return _changed(children, Operator.EXACTLY)


def _more(children: Children) -> Changed:
    return _changed(children, Operator.MORE, number_in(children, 1, LARGEST))


def _less(children: Children) -> Changed:
    return _changed(children, Operator.LESS, number_in(children, 1, LARGEST))


def _below_nothing(children: Children) -> Changed:
    """“-5” is no worth: who writes it may mean 5 less."""
    raise Rejected("below-nothing", start_of(children[0]))


def _differ(children: Children) -> Changed:
    """“2 less”, or “2 lower”."""
    down = tokens_of(children, "LESS") or [side for side in tokens_of(children, "SIDE") if side == "lower"]
    return _less(children) if down else _more(children)


# Value rules


def _verb(children: Children) -> Token:
    return tokens_of(children, "IS", "COUNT", "BECOME", "HAVE", "GET", "LOSE")[0]


def _group(children: Children) -> tuple[list[Group], tuple[Where, ...]]:
    return groups_in(children), _places(children)


def _subject(children: Children) -> Subject:
    joints = [token.type == "AND" for token in tokens_of(children, "AND", "OR")]
    parts = [child for child in children if isinstance(child, tuple)]
    spoken: list[Group] = []
    for (groups, places), with_and in zip(parts, [False, *joints], strict=True):
        if any(group.says_which for group in groups) or not places:
            spoken += [Group(groups[0].traits, with_and), *groups[1:]]
    return selector_of(spoken or [Group()]), _places_of_groups(parts)


def _worth(children: Children) -> ModifierDraft:
    changed = parts_of(children, Changed)[0]
    return ModifierDraft(changed, _places(children), changed.start)


def _again(children: Children) -> ModifierDraft:
    """The second value of a sentence."""
    said = next(iter(parts_of(children, ModifierDraft)), None)
    if said is None:
        return _worth(children)
    verbs = tokens_of(children, "LOSE", "GET")
    return ModifierDraft(_with_verb(said.changed, verbs), (*_places(children), *said.places), said.start)


def _blow(children: Children) -> ModifierDraft:
    """Whatever deals damage attacks."""
    changed = parts_of(children, Changed)[0]
    return ModifierDraft(changed, (Where(Context.ATTACKING, changed.start), *_places(children)), changed.start)


def _value(children: Children) -> ValueRule:
    cards, places = _subject_in(children)
    said = parts_of(children, ModifierDraft)
    first = replace(said[0], changed=_with_verb(said[0].changed, tokens_of(children, "LOSE", "GET")))
    modifiers = [_modifier(first, place) for place in places] or [_modifier(first, None)]
    if len(said) == 2:
        if len(modifiers) == 2:
            raise Rejected("two-places", said[1].start)
        modifiers.append(_second(said[1], places))
    return ValueRule(cards, tuple(modifiers))


def _lying(children: Children) -> ValueRule:
    """“If a spade is swapped in, it is worth 3 more.”"""
    cards = parts_of(children, Selector)[0]
    return _value([(cards, list(_places(children))), *children])


def _ordered(children: Children) -> ValueRule:
    """“Double the value of …”"""
    times = tokens_of(children, "MULT")
    change = ValueChange(Operator.TIMES, int(times[0])) if times else ValueChange(Operator.HALF)
    cards, places = _subject_in(children)
    return ValueRule(cards, tuple(Modifier(place.context, change) for place in places or [Where(Context.ANYWHERE, 0)]))


VALUE_RULES: Final[Lowering] = {
    "spot": _value_of,
    "in_shield": partial(_where, Context.SHIELD),
    "as_life": partial(_where, Context.LIFE),
    "charged": partial(_where, Context.CHARGED),
    "attack_card": partial(_where, Context.ATTACK_CARD),
    "swapped_in": partial(_where, Context.SWAPPED_IN),
    "attacking": partial(_where, Context.ATTACKING),
    "at_shield": partial(_where, Context.AGAINST_SHIELD),
    "at_life": partial(_where, Context.FOR_LIFE),
    "anywhere": partial(_where, Context.ANYWHERE),
    "times": _times,
    "half": _half,
    "exact": _exact,
    "nothing": _nothing,
    "more": _more,
    "less": _less,
    "below_nothing": _below_nothing,
    "differ": _differ,
    "verb": _verb,
    "group": _group,
    "subject": _subject,
    "worth": _worth,
    "again": _again,
    "joint": lambda children: None,
    "blow": _blow,
    "value": _value,
    "dealt": _value,
    "lying": _lying,
    "ordered": _ordered,
}


def _subject_in(children: Children) -> Subject:
    subject: Subject = next(child for child in children if isinstance(child, tuple))
    return subject


def _places(children: Iterable[object]) -> tuple[Where, ...]:
    return tuple(parts_of(children, Where))


def _places_of_groups(parts: Sequence[tuple[list[Group], tuple[Where, ...]]]) -> list[Where]:
    """One place for all cards; or two, if the second stands without cards of its own: “red shield and life cards”."""
    found: list[Where] = []
    for groups, places in parts:
        if not places:
            continue
        where = _all_of(places)
        if found and where.context != found[-1].context:
            if any(group.says_which for group in groups) or len(found) == 2:
                raise Rejected("two-places", where.start)
            found.append(where)
        elif not found:
            found.append(where)
    return found


def _all_of(places: Sequence[Where]) -> Where:
    where = places[0]
    for place in places[1:]:
        where = where.narrowed(place)
    return where


def _with_verb(changed: Changed, verbs: Sequence[Token]) -> Changed:
    """“Lose 2” is 2 less, “get 2” is 2 more."""
    change = changed.change
    if not verbs or change.operator != Operator.EXACTLY or not change.number:
        return changed
    operator = Operator.LESS if verbs[0].type == "LOSE" else Operator.MORE
    return replace(changed, change=ValueChange(operator, change.number))


def _modifier(said: ModifierDraft, base: Where | None) -> Modifier:
    where = base or Where(Context.ANYWHERE, said.start)
    for place in said.places:
        where = where.narrowed(place)
    for value in said.changed.values:
        where = _narrowed_to_value(where, value)
    return Modifier(where.context, said.changed.change)


def _narrowed_to_value(where: Where, value: Where) -> Where:
    attacks = not SITUATIONS_OF[where.context] & ~SITUATIONS_OF[Context.ATTACKING]
    if attacks and value.context in IN_ATTACK:
        value = Where(IN_ATTACK[value.context], value.start)
    return where.narrowed(value)


def _second(said: ModifierDraft, bases: Sequence[Where]) -> Modifier:
    """The second value of a sentence has a place of its own; it holds within that of the first, if it can."""
    if not said.places and not said.changed.values:
        raise Rejected("second-place", said.start)
    try:
        return _modifier(said, bases[0] if bases else None)
    except Rejected:
        return _modifier(said, None)
