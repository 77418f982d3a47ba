"""From the tree of a sentence to its meaning: people, events and limits."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from holdfast.games.shield.law import Bound, Deed, Doing, Event, EventRule, Happening, Limit, Who
from holdfast.games.shield.law_cards import Selector
from holdfast.laws.errors import Rejected
from holdfast.laws.meaning_of_cards import Children, MeaningOfCards, number, place_of, tokens

Part = TypeVar("Part")


@dataclass(frozen=True)
class Person:
    """Somebody named: for events a WHO, for cards an owner."""

    who: Who
    word: str
    """The terminal it was said with: PLAYER, OPPONENT, …."""
    every: bool
    at: int


@dataclass(frozen=True)
class Happened:
    """An event, and who `that player` is after it."""

    event: Event
    that: Who = Who.THAT_PLAYER


def parts(children: Iterable[object], kind: type[Part]) -> list[Part]:
    return [child for child in children if isinstance(child, kind)]


class MeaningOfEvents(MeaningOfCards):
    """People, events, deeds and limits."""

    # People

    def _person(self, who: Who, children: Children) -> Person:
        token = children[-1]
        return Person(who, token.type, len(tokens(children, "ALL")) > 0, place_of(children[0]))

    def that_player(self, children: Children) -> Person:
        return self._person(Who.THAT_PLAYER, children)

    def attacker(self, children: Children) -> Person:
        return self._person(Who.ATTACKER, children)

    def defender(self, children: Children) -> Person:
        return self._person(Who.DEFENDER, children)

    def others(self, children: Children) -> Person:
        return self._person(Who.OTHERS, children)

    def everyone(self, children: Children) -> Person:
        return self._person(Who.EVERYONE, children)

    def whose(self, children: Children) -> Person:
        return parts(children, Person)[0]

    # Events

    def takes(self, children: Children) -> Happened:
        return Happened(Event(Happening.TAKES_DAMAGE))

    def breaks(self, children: Children) -> Happened:
        """“A player breaks a shield exactly”, or “a player's shield is broken exactly”."""
        passive = tokens(children, "IS") and len(children) > 4
        return Happened(Event(Happening.BREAKS_EXACTLY), Who.DEFENDER if passive else Who.THAT_PLAYER)

    def knocked(self, children: Children) -> Happened:
        return Happened(Event(Happening.KNOCKED_OUT))

    def charges(self, children: Children) -> Happened:
        return Happened(Event(Happening.CHARGES))

    def swaps(self, children: Children) -> Happened:
        return Happened(Event(Happening.SWAPS))

    def starts(self, children: Children) -> Happened:
        return Happened(Event(Happening.STARTS_TURN))

    def absorbed(self, children: Children) -> Happened:
        """“An attack is absorbed” speaks of the attacker, “a shield absorbs an attack” of the defender."""
        active = tokens(children, "ABSORBS")
        return Happened(Event(Happening.ABSORBED), Who.DEFENDER if active else Who.ATTACKER)

    def drawn(self, children: Children) -> Happened:
        return Happened(Event(Happening.DRAWN, parts(children, Selector)[0]), Who.ATTACKER)

    def happening(self, children: Children) -> Happened:
        return parts(children, Happened)[0]

    def event(self, children: Children) -> EventRule:
        happened = parts(children, Happened)[0]
        who = parts(children, Person)[-1].who
        return EventRule(happened.event, happened.that if who == Who.THAT_PLAYER else who, parts(children, Deed)[0])

    def at_start(self, children: Children) -> EventRule:
        """“At the start of their turn everyone …” means each player at the start of their own."""
        who = parts(children, Person)[-1].who if len(parts(children, Person)) else Who.THAT_PLAYER
        own = who == Who.EVERYONE and tokens(children, "THEIR")
        deed = parts(children, Deed)[0]
        return EventRule(Event(Happening.STARTS_TURN), Who.THAT_PLAYER if own else who, deed)

    def who_does(self, children: Children) -> EventRule:
        happened = parts(children, Happened)[0]
        return EventRule(happened.event, happened.that, parts(children, Deed)[0])

    # Deeds

    def heals(self, children: Children) -> Deed:
        return Deed(Doing.HEAL, number(children))

    def loses(self, children: Children) -> Deed:
        return Deed(Doing.LOSE, number(children))

    def draws_shield(self, children: Children) -> Deed:
        return Deed(Doing.DRAW_SHIELD)

    def draws_lower(self, children: Children) -> Deed:
        side = tokens(children, "SIDE")[0]
        if side != "lower":
            raise Rejected("only-lower", place_of(side))
        return Deed(Doing.DRAW_LOWER)

    def charges_card(self, children: Children) -> Deed:
        return Deed(Doing.CHARGE)

    def discards(self, children: Children) -> Deed:
        """“Their charged cards” are all of them."""
        plural = tokens(children, "CARD")[0] == "cards" and not tokens(children, "ONE")
        return Deed(Doing.DISCARD_ALL if plural else Doing.DISCARD)

    def discards_all(self, children: Children) -> Deed:
        return Deed(Doing.DISCARD_ALL)

    def extra_turn(self, children: Children) -> Deed:
        return Deed(Doing.EXTRA_TURN)

    def skip_turn(self, children: Children) -> Deed:
        return Deed(Doing.SKIP_TURN)

    def reveals(self, children: Children) -> Deed:
        return Deed(Doing.REVEAL)

    # Limits

    def hold(self, children: Children) -> Limit:
        return Limit(Bound.HOLD, number(children))

    def armed(self, children: Children) -> Limit:
        return Limit(Bound.ARMED)

    def no_revenge(self, children: Children) -> Limit:
        return Limit(Bound.NO_REVENGE)

    def own_shield(self, children: Children) -> Limit:
        return Limit(Bound.OWN_SHIELD)

    def truce(self, children: Children) -> Limit:
        """“In the first turn” is the first one."""
        return Limit(Bound.TRUCE, number(children) if tokens(children, "NUMBER", "ONE", "TWO") else 1)
