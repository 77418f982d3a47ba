"""From the tree of a sentence to its law; here actions, whose words point back: `it`, `their`, `a different player`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from lark import Token, Tree
from lark.exceptions import VisitError

from holdfast.games.shield.law import Law, Limit, Who
from holdfast.games.shield.law_actions import (
    MOST_STEPS,
    MOST_TARGETS,
    Action,
    Condition,
    Deal,
    Discard,
    Draw,
    Heal,
    Look,
    Move,
    Owner,
    Place,
    Reveal,
    Spot,
    Step,
    Swap,
    Which,
    asked,
)
from holdfast.games.shield.law_cards import ALL_CARDS, Selector
from holdfast.laws.errors import Rejected
from holdfast.laws.meaning_of_cards import Children, groups_in, joined, number, place_of, tokens
from holdfast.laws.meaning_of_events import MeaningOfEvents, Person, parts
from holdfast.laws.traits import selector_of

LIES: Final = {"SHIELD": Spot.SHIELD, "LIFE": Spot.LIFE, "CHARGED": Spot.CHARGED}
MOST_HELD: Final = {Spot.SHIELD: 2, Spot.LIFE: 1, Spot.CHARGED: 52}
"""How many cards a player can have there at all."""


def law_of(tree: Tree[Token]) -> Law:
    """The law that a tree means; an action has no name yet."""
    try:
        law: Law = Meaning().transform(tree)
    except VisitError as wrapped:
        if isinstance(wrapped.orig_exc, Rejected):
            raise wrapped.orig_exc from None
        raise
    return law


@dataclass(frozen=True)
class Owned:
    """Whose: an owner, or None for `their`, which depends on the sentence."""

    owner: Owner | None
    in_shield: bool = False
    """“… in your shield”"""


@dataclass(frozen=True)
class Lies:
    """The spot of a card, and the place of the word."""

    spot: Spot
    at: int


@dataclass(frozen=True)
class Named:
    """A card as the sentence names it, before it is clear who `their` and what `it` is."""

    at: int
    spot: Spot | None = None
    owned: Owned | None = None
    cards: Selector = ALL_CARDS
    which: Which = Which.ANY
    cards_at: int = 0
    """Where the sentence says which cards."""
    it: bool = False


@dataclass(frozen=True)
class Drafted:
    """A step with its cards as they are named."""

    verb: str
    at: int
    cards: tuple[Named, ...] = ()
    number: int = 0
    owners: tuple[Owner, Owner] | None = None
    """Of both cards, where one phrase names them: `between two players`."""


@dataclass(frozen=True)
class Cost:
    step: Drafted


class Meaning(MeaningOfEvents):
    """Actions, and with them whole sentences."""

    def start(self, children: Children) -> Law:
        law: Law = children[0]
        return law

    # Cards on the table

    def owner(self, children: Children) -> Owned:
        if tokens(children, "DIFFERENT"):
            return Owned(Owner.DIFFERENT)
        if tokens(children, "YOUR"):
            return Owned(Owner.YOURS)
        people = parts(children, Person)
        return _owned_by(people[0]) if people else Owned(None)

    def of_owner(self, children: Children) -> Owned:
        owned = next(iter(parts(children, Owned)), None)
        return Owned(owned.owner, in_shield=True) if owned else self.owner(children)

    def lies(self, children: Children) -> Lies:
        return Lies(LIES[children[0].type], place_of(children[0]))

    def place(self, children: Children) -> Named:
        if tokens(children, "IT"):
            return Named(place_of(children[0]), it=True)
        return _named(children)

    def count(self, children: Children) -> Token:
        token: Token = children[0]
        return token

    def held(self, children: Children) -> Condition:
        named = _named(children)
        spot = named.spot or _no_spot(named.at)
        counted = tokens(children, "NUMBER", "ONE", "TWO")
        least = number(counted, 1, MOST_HELD[spot]) if counted else 1
        return Condition(Place(spot, Owner.YOURS, named.cards), least)

    def has(self, children: Children) -> tuple[Person, Condition]:
        return parts(children, Person)[0], parts(children, Condition)[0]

    def lives(self, children: Children) -> tuple[Person, Condition]:
        """“If your life card is red”"""
        groups = selector_of(joined(children))
        mine = Person(Who.THAT_PLAYER, "YOU", every=False, at=0)
        person = next(iter(parts(children, Person)), mine)
        return person, Condition(Place(Spot.LIFE, Owner.YOURS, groups))

    def no_swap(self, children: Children) -> Limit:
        """“Swapping your own shield is forbidden”: no other swap can be."""
        named = parts(children, Named)[0]
        own = named.owned is not None and named.owned.owner in (Owner.YOURS, None)
        if named.spot != Spot.SHIELD or not own or named.cards != ALL_CARDS or named.which != Which.ANY:
            raise Rejected("own-swap", named.at)
        return self.own_shield(children)

    # Steps

    def swap(self, children: Children) -> Drafted:
        return _drafted("swap", children)

    def swap_between(self, children: Children) -> Drafted:
        mine = tokens(children, "AND")
        owners = (Owner.YOURS, Owner.ANOTHER) if mine else (Owner.ANY, Owner.DIFFERENT)
        named = parts(children, Named)[0]
        return Drafted("swap", place_of(children[0]), (named, named), owners=owners)

    def swap_with(self, children: Children) -> Drafted:
        """“Swap a shield card with another player.”"""
        owned = _owned_by(parts(children, Person)[0])
        named = parts(children, Named)[0]
        owners = (Owner.YOURS, owned.owner or Owner.ANOTHER)
        return Drafted("swap", place_of(children[0]), (named, named), owners=owners)

    def swap_two(self, children: Children) -> Drafted:
        """“Swap two shield cards” of any players; with “between two players”, of two different ones."""
        named = _named(children)
        owners = (Owner.ANY, Owner.DIFFERENT if tokens(children, "BETWEEN", "OF") else Owner.ANY)
        if tokens(children, "AND"):
            owners = (Owner.YOURS, Owner.ANOTHER)
        return Drafted("swap", place_of(children[0]), (named, named), owners=owners)

    def move(self, children: Children) -> Drafted:
        return _drafted("move", children)

    def give(self, children: Children) -> Drafted:
        """“Move a charged card to another player”: among their charged cards."""
        person = parts(children, Person)[0]
        to = Named(person.at, Spot.CHARGED, _owned_by(person))
        return Drafted("move", place_of(children[0]), (parts(children, Named)[0], to))

    def take(self, children: Children) -> Drafted:
        """“Steal another player's charged card”: it comes among one's own, so it is another's if nobody's is said."""
        named = parts(children, Named)[0]
        named = named if named.owned else replace(named, owned=Owned(Owner.ANOTHER))
        return Drafted("move", place_of(children[0]), (named, Named(named.at, Spot.CHARGED, Owned(Owner.YOURS))))

    def side(self, children: Children) -> Token:
        token: Token = children[0]
        return token

    def discard(self, children: Children) -> Drafted:
        return _drafted("discard", children)

    def draw(self, children: Children) -> Drafted:
        return _drafted("draw", children)

    def heal(self, children: Children) -> Drafted:
        return _drafted("heal", children, number(children))

    def deal(self, children: Children) -> Drafted:
        spot = LIES[tokens(children, "SHIELD", "LIFE")[0].type]
        people = parts(children, Person)
        mine = tokens(children, "YOURSELF")
        owned = Owned(Owner.YOURS) if mine else _owned_by(people[0]) if people else None
        owned = next(iter(parts(children, Owned)), None) or owned or Owned(Owner.ANY)
        named = Named(place_of(children[0]), spot, owned)
        return Drafted("deal", place_of(children[0]), (named,), number(children))

    def look(self, children: Children) -> Drafted:
        return _drafted("look", children)

    def reveal(self, children: Children) -> Drafted:
        return _drafted("reveal", children)

    def cost(self, children: Children) -> Cost:
        return Cost(children[0])

    def steps(self, children: Children) -> list[Drafted]:
        return parts(children, Drafted)

    # Actions

    def two_swap(self, children: Children) -> Action:
        """“Two players swap a shield card.”"""
        named = parts(children, Named)[0]
        swap = Drafted("swap", named.at, (named, named), owners=(Owner.ANY, Owner.DIFFERENT))
        return _Drawer(None, people=False).action([swap], None)

    def action(self, children: Children) -> Action:
        children = [part for child in children for part in (child if isinstance(child, tuple) else (child,))]
        condition = next(iter(parts(children, Condition)), None)
        drafts = next(child for child in children if isinstance(child, list))
        cost = next((child.step for child in children if isinstance(child, Cost)), None)
        people = any(person.word != "YOU" for person in parts(children, Person))
        return _Drawer(condition, people).action(drafts, cost)


def _owned_by(person: Person) -> Owned:
    if person.every or person.who in (Who.EVERYONE, Who.ATTACKER, Who.DEFENDER) or person.word == "OTHERS":
        raise Rejected("whose", person.at)
    if person.who == Who.OTHERS:
        return Owned(Owner.ANOTHER)
    if person.word == "YOU":
        return Owned(Owner.YOURS)
    return Owned(Owner.ANY if person.word == "PLAYER" else None)


def _named(children: Children) -> Named:
    lies = parts(children, Lies)
    owned = next(iter(parts(children, Owned)), None)
    sides = tokens(children, "SIDE")
    which = Which(sides[0].value) if sides else Which.ANY
    if owned is None and tokens(children, "ANY"):
        owned = Owned(Owner.ANY)
    shield = tokens(children, "IN") or sides or (owned is not None and owned.in_shield)
    spot = lies[0].spot if lies else Spot.SHIELD if shield else None
    for other in lies[1:]:
        if other.spot != spot:
            raise Rejected("one-spot", other.at)
    if sides and spot != Spot.SHIELD:
        raise Rejected("lower-shield", place_of(sides[0]))
    cards = selector_of(groups_in(children))
    at = lies[0].at if lies else max(map(place_of, children))
    said = [trait.at for group in groups_in(children) for trait in group.traits if trait.name != "card"]
    return Named(at, spot, owned, cards, which, min(said, default=at))


def _no_spot(at: int) -> Spot:
    raise Rejected("no-spot", at)


def _drafted(verb: str, children: Children, number: int = 0) -> Drafted:
    return Drafted(verb, place_of(children[0]), tuple(parts(children, Named)), number)


class _Drawer:
    """Draws up an action: now it is known who `their` and what `it` is."""

    def __init__(self, condition: Condition | None, people: bool) -> None:
        self.condition = condition
        self.people = people
        """Whether the sentence speaks of the player on turn as of a player: then `their` is theirs."""
        self.pointed: Owner | None = None
        """The owner whom the action points at first."""

    def action(self, drafts: Sequence[Drafted], cost: Drafted | None) -> Action:
        if len(drafts) > MOST_STEPS:
            raise Rejected("many-steps", drafts[MOST_STEPS].at, most=MOST_STEPS)
        paid = None if cost is None else self._step(cost)
        steps = tuple(self._step(draft) for draft in drafts)
        action = Action("", steps, self.condition, paid)
        if sum(len(asked(step)) for step in action.everything) > MOST_TARGETS:
            raise Rejected("many-targets", drafts[-1].at, most=MOST_TARGETS)
        return action

    def _step(self, draft: Drafted) -> Step:
        if draft.verb == "heal":
            return Heal(draft.number)
        if draft.verb == "look":
            return Look()
        owners: tuple[Owner | None, ...] = draft.owners or (None, None)
        places = [self._place(named, owner, draft) for named, owner in zip(draft.cards, owners, strict=False)]
        return _made(draft, places)

    def _place(self, named: Named, owner: Owner | None, draft: Drafted) -> Place:
        if named.it:
            if self.condition is None:
                raise Rejected("what-is-it", named.at)
            place = self.condition.card
        else:
            spot = named.spot or (Spot.CHARGED if draft.verb == "reveal" else _no_spot(named.at))
            place = Place(spot, owner or self._owner(named.owned), named.cards, named.which)
        if place.spot == Spot.LIFE and draft.verb in ("move", "discard", "draw"):
            raise Rejected("life-stays", named.at)
        if self.pointed is None and place.owner in (Owner.ANOTHER, Owner.ANY):
            self.pointed = place.owner
        return place

    def _owner(self, owned: Owned | None) -> Owner:
        if owned is None:
            return Owner.YOURS
        if owned.owner is None:
            return Owner.SAME if self.pointed is not None and not self.people else Owner.YOURS
        if owned.owner == Owner.DIFFERENT and self.pointed is None:
            return Owner.ANOTHER
        return owned.owner


def _made(draft: Drafted, places: Sequence[Place]) -> Step:
    if draft.verb == "swap":
        if places[0] == places[1] and places[0].spot == Spot.LIFE and places[0].owner == Owner.YOURS:
            raise Rejected("same-card", draft.cards[1].at)
        return Swap(places[0], places[1])
    if draft.verb == "move":
        to = places[1]
        return Move(places[0], Place(to.spot, to.owner) if to.spot == Spot.CHARGED else to)
    if draft.verb == "deal":
        return Deal(draft.number, places[0].spot, places[0].owner)
    if draft.verb == "reveal":
        if places[0].spot != Spot.CHARGED:
            raise Rejected("reveal-charged", draft.cards[0].at)
        if places[0].cards != ALL_CARDS:
            raise Rejected("hidden-card", draft.cards[0].cards_at)
        return Reveal(places[0])
    return Discard(places[0]) if draft.verb == "discard" else Draw(places[0])
