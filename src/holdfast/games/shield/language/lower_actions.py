"""From the tree of a sentence to an action: cards on the table, steps, conditions and costs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from holdfast.games.shield.language.lower_cards import groups_in, joined
from holdfast.games.shield.language.lower_events import Person, limit
from holdfast.games.shield.language.resolving import (
    CardDraft,
    CostDraft,
    OwnerDraft,
    Resolver,
    StepDraft,
    StepVerb,
    no_zone,
)
from holdfast.games.shield.language.selectors import selector_of
from holdfast.games.shield.laws.actions import Action, CardRef, CardZone, Condition, Owner, Side
from holdfast.games.shield.laws.cards import ALL_CARDS
from holdfast.games.shield.laws.events import Recipient
from holdfast.games.shield.laws.law import LARGEST
from holdfast.games.shield.laws.limits import Limit, LimitKind
from holdfast.language.errors import Rejected
from holdfast.language.lexicon import NUMBER, ONE, TWO
from holdfast.language.lowering import Children, Lowering, number_in, only_child, parts_of, start_of, tokens_of

MOST_HELD: Final = {CardZone.SHIELD: 2, CardZone.LIFE: 1, CardZone.CHARGED: 52}
"""How many cards a player can have there at all."""


@dataclass(frozen=True)
class ZoneWord:
    """Where a card lies, and where the sentence says so."""

    zone: CardZone
    start: int


# Cards on the table


def _owner(children: Children) -> OwnerDraft:
    if tokens_of(children, "DIFFERENT"):
        return OwnerDraft(Owner.DIFFERENT)
    if tokens_of(children, "YOUR"):
        return OwnerDraft(Owner.YOURS)
    people = parts_of(children, Person)
    return _owned_by(people[0]) if people else OwnerDraft(None)


def _of_owner(children: Children) -> OwnerDraft:
    owner = next(iter(parts_of(children, OwnerDraft)), None)
    return OwnerDraft(owner.owner, in_shield=True) if owner else _owner(children)


def _lies(children: Children) -> ZoneWord:
    return ZoneWord(CardZone[children[0].type], start_of(children[0]))


def _place(children: Children) -> CardDraft:
    if tokens_of(children, "IT"):
        return CardDraft(start_of(children[0]), is_it=True)
    return _card(children)


def _card(children: Children) -> CardDraft:
    zones = parts_of(children, ZoneWord)
    owner = next(iter(parts_of(children, OwnerDraft)), None)
    sides = tokens_of(children, "SIDE")
    if owner is None and tokens_of(children, "ANY"):
        owner = OwnerDraft(Owner.ANY)
    shield = tokens_of(children, "IN") or sides or (owner is not None and owner.in_shield)
    zone = zones[0].zone if zones else CardZone.SHIELD if shield else None
    for other in zones[1:]:
        if other.zone != zone:
            raise Rejected("one-spot", other.start)
    if sides and zone != CardZone.SHIELD:
        raise Rejected("lower-shield", start_of(sides[0]))
    side = Side[sides[0].value.upper()] if sides else Side.ANY
    groups = groups_in(children)
    start = zones[0].start if zones else max(map(start_of, children))
    said = [trait.start for group in groups for trait in group.traits if trait.name != "card"]
    return CardDraft(start, zone, owner, selector_of(groups), side, min(said, default=start))


def _owned_by(person: Person) -> OwnerDraft:
    nobody = (Recipient.EVERYONE, Recipient.ATTACKER, Recipient.DEFENDER)
    if person.every or person.recipient in nobody or person.terminal == "OTHERS":
        raise Rejected("whose", person.start)
    if person.recipient == Recipient.OTHERS:
        return OwnerDraft(Owner.ANOTHER)
    if person.terminal == "YOU":
        return OwnerDraft(Owner.YOURS)
    return OwnerDraft(Owner.ANY if person.terminal == "PLAYER" else None)


# Conditions


def _held(children: Children) -> Condition:
    card = _card(children)
    zone = card.zone or no_zone(card.start)
    counted = tokens_of(children, NUMBER, ONE, TWO)
    least = number_in(counted, 1, MOST_HELD[zone]) if counted else 1
    return Condition(CardRef(zone, Owner.YOURS, card.cards), least)


def _has(children: Children) -> tuple[Person, Condition]:
    return parts_of(children, Person)[0], parts_of(children, Condition)[0]


def _lives(children: Children) -> tuple[Person, Condition]:
    """“If your life card is red”"""
    cards = selector_of(joined(children))
    mine = Person(Recipient.THAT_PLAYER, "YOU", every=False, start=0)
    person = next(iter(parts_of(children, Person)), mine)
    return person, Condition(CardRef(CardZone.LIFE, Owner.YOURS, cards))


# Steps


def _step(verb: StepVerb, children: Children) -> StepDraft:
    return StepDraft(verb, start_of(children[0]), tuple(parts_of(children, CardDraft)))


def _swap(children: Children, card: CardDraft, owners: tuple[Owner, Owner]) -> StepDraft:
    """Two cards of these owners, both named by one phrase."""
    return StepDraft(StepVerb.SWAP, start_of(children[0]), (card, card), owners=owners)


def _swap_between(children: Children) -> StepDraft:
    mine = tokens_of(children, "AND")
    owners = (Owner.YOURS, Owner.ANOTHER) if mine else (Owner.ANY, Owner.DIFFERENT)
    return _swap(children, parts_of(children, CardDraft)[0], owners)


def _swap_with(children: Children) -> StepDraft:
    """“Swap a shield card with another player.”"""
    owner = _owned_by(parts_of(children, Person)[0]).owner
    return _swap(children, parts_of(children, CardDraft)[0], (Owner.YOURS, owner or Owner.ANOTHER))


def _swap_two(children: Children) -> StepDraft:
    """“Swap two shield cards” of any players; with “between two players”, of two different ones."""
    card = _card(children)
    owners = (Owner.ANY, Owner.DIFFERENT if tokens_of(children, "BETWEEN", "OF") else Owner.ANY)
    return _swap(children, card, (Owner.YOURS, Owner.ANOTHER) if tokens_of(children, "AND") else owners)


def _give(children: Children) -> StepDraft:
    """“Move a charged card to another player”: among their charged cards."""
    person = parts_of(children, Person)[0]
    to = CardDraft(person.start, CardZone.CHARGED, _owned_by(person))
    return StepDraft(StepVerb.MOVE, start_of(children[0]), (parts_of(children, CardDraft)[0], to))


def _take(children: Children) -> StepDraft:
    """“Steal another player's charged card”: it comes among one's own, so it is another's if nobody's is said."""
    card = parts_of(children, CardDraft)[0]
    card = card if card.owner else replace(card, owner=OwnerDraft(Owner.ANOTHER))
    to = CardDraft(card.start, CardZone.CHARGED, OwnerDraft(Owner.YOURS))
    return StepDraft(StepVerb.MOVE, start_of(children[0]), (card, to))


def _heal(children: Children) -> StepDraft:
    return StepDraft(StepVerb.HEAL, start_of(children[0]), number=number_in(children, 1, LARGEST))


def _deal(children: Children) -> StepDraft:
    zone = CardZone[tokens_of(children, "SHIELD", "LIFE")[0].type]
    people = parts_of(children, Person)
    mine = tokens_of(children, "YOURSELF")
    said = OwnerDraft(Owner.YOURS) if mine else _owned_by(people[0]) if people else None
    owner = next(iter(parts_of(children, OwnerDraft)), None) or said or OwnerDraft(Owner.ANY)
    card = CardDraft(start_of(children[0]), zone, owner)
    return StepDraft(StepVerb.DAMAGE, card.start, (card,), number_in(children, 1, LARGEST))


def _cost(children: Children) -> CostDraft:
    return CostDraft(children[0])


def _steps(children: Children) -> list[StepDraft]:
    return parts_of(children, StepDraft)


# Whole sentences


def _two_swap(children: Children) -> Action:
    """“Two players swap a shield card.”"""
    card = parts_of(children, CardDraft)[0]
    swap = StepDraft(StepVerb.SWAP, card.start, (card, card), owners=(Owner.ANY, Owner.DIFFERENT))
    return Resolver(None, people=False).action([swap], None)


def _action(children: Children) -> Action:
    children = [part for child in children for part in (child if isinstance(child, tuple) else (child,))]
    condition = next(iter(parts_of(children, Condition)), None)
    drafts = next(child for child in children if isinstance(child, list))
    cost = next((child.step for child in children if isinstance(child, CostDraft)), None)
    people = any(person.terminal != "YOU" for person in parts_of(children, Person))
    return Resolver(condition, people).action(drafts, cost)


def _no_swap(children: Children) -> Limit:
    """“Swapping your own shield is forbidden”: no other swap can be."""
    card = parts_of(children, CardDraft)[0]
    own = card.owner is not None and card.owner.owner in (Owner.YOURS, None)
    if card.zone != CardZone.SHIELD or not own or card.cards != ALL_CARDS or card.side != Side.ANY:
        raise Rejected("own-swap", card.start)
    return limit(LimitKind.OWN_SHIELD, children)


ACTION_RULES: Final[Lowering] = {
    "start": only_child,
    "owner": _owner,
    "of_owner": _of_owner,
    "lies": _lies,
    "place": _place,
    "count": only_child,
    "held": _held,
    "has": _has,
    "lives": _lives,
    "swap": partial(_step, StepVerb.SWAP),
    "swap_between": _swap_between,
    "swap_with": _swap_with,
    "swap_two": _swap_two,
    "move": partial(_step, StepVerb.MOVE),
    "give": _give,
    "take": _take,
    "side": only_child,
    "discard": partial(_step, StepVerb.DISCARD),
    "draw": partial(_step, StepVerb.DRAW),
    "heal": _heal,
    "deal": _deal,
    "look": partial(_step, StepVerb.LOOK),
    "reveal": partial(_step, StepVerb.REVEAL),
    "cost": _cost,
    "steps": _steps,
    "two_swap": _two_swap,
    "action": _action,
    "no_swap": _no_swap,
}
