"""From the tree of a sentence to an event rule or a limit, and the people that sentences speak of."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from holdfast.games.shield.laws.cards import Selector
from holdfast.games.shield.laws.events import EffectKind, EventRule, Recipient, RuleEffect, Trigger, TriggerKind
from holdfast.games.shield.laws.law import LARGEST
from holdfast.games.shield.laws.limits import Limit, LimitKind
from holdfast.language.errors import Rejected
from holdfast.language.lexicon import NUMBER, ONE, TWO
from holdfast.language.lowering import Children, Lowering, number_in, parts_of, start_of, tokens_of


@dataclass(frozen=True)
class Person:
    """Somebody named: for events a recipient, for cards an owner."""

    recipient: Recipient
    terminal: str
    """What was said: PLAYER, OPPONENT, …."""
    every: bool
    start: int


@dataclass(frozen=True)
class Happened:
    """A trigger, and who `that player` is after it."""

    trigger: Trigger
    that: Recipient = Recipient.THAT_PLAYER


# People


def _person(recipient: Recipient, children: Children) -> Person:
    return Person(recipient, children[-1].type, len(tokens_of(children, "ALL")) > 0, start_of(children[0]))


def _whose(children: Children) -> Person:
    return parts_of(children, Person)[0]


# Triggers


def _happened(kind: TriggerKind, children: Children) -> Happened:
    return Happened(Trigger(kind))


def _breaks(children: Children) -> Happened:
    """“A player breaks a shield exactly”, or “a player's shield is broken exactly”."""
    passive = tokens_of(children, "IS") and len(children) > 4
    return Happened(Trigger(TriggerKind.BREAKS_EXACTLY), Recipient.DEFENDER if passive else Recipient.THAT_PLAYER)


def _absorbed(children: Children) -> Happened:
    """“An attack is absorbed” speaks of the attacker, “a shield absorbs an attack” of the defender."""
    active = tokens_of(children, "ABSORBS")
    return Happened(Trigger(TriggerKind.ABSORBED), Recipient.DEFENDER if active else Recipient.ATTACKER)


def _drawn(children: Children) -> Happened:
    return Happened(Trigger(TriggerKind.DRAWN, parts_of(children, Selector)[0]), Recipient.ATTACKER)


def _happening(children: Children) -> Happened:
    return parts_of(children, Happened)[0]


# Event rules


def _event(children: Children) -> EventRule:
    happened = _happening(children)
    recipient = parts_of(children, Person)[-1].recipient
    that = happened.that if recipient == Recipient.THAT_PLAYER else recipient
    return EventRule(happened.trigger, that, _effect_in(children))


def _at_start(children: Children) -> EventRule:
    """“At the start of their turn everyone …” means each player at the start of their own."""
    people = parts_of(children, Person)
    recipient = people[-1].recipient if people else Recipient.THAT_PLAYER
    own = recipient == Recipient.EVERYONE and tokens_of(children, "THEIR")
    that = Recipient.THAT_PLAYER if own else recipient
    return EventRule(Trigger(TriggerKind.STARTS_TURN), that, _effect_in(children))


def _who_does(children: Children) -> EventRule:
    happened = _happening(children)
    return EventRule(happened.trigger, happened.that, _effect_in(children))


def _effect_in(children: Children) -> RuleEffect:
    return parts_of(children, RuleEffect)[0]


# Effects


def _effect(kind: EffectKind, children: Children) -> RuleEffect:
    return RuleEffect(kind)


def _counted(kind: EffectKind, children: Children) -> RuleEffect:
    return RuleEffect(kind, number_in(children, 1, LARGEST))


def _draws_lower(children: Children) -> RuleEffect:
    side = tokens_of(children, "SIDE")[0]
    if side != "lower":
        raise Rejected("only-lower", start_of(side))
    return RuleEffect(EffectKind.DRAW_LOWER)


def _discards(children: Children) -> RuleEffect:
    """“Their charged cards” are all of them."""
    plural = tokens_of(children, "CARD")[0] == "cards" and not tokens_of(children, ONE)
    return RuleEffect(EffectKind.DISCARD_ALL if plural else EffectKind.DISCARD)


# Limits


def limit(kind: LimitKind, children: Children) -> Limit:
    return Limit(kind)


def _hold(children: Children) -> Limit:
    return Limit(LimitKind.HOLD, number_in(children, 1, LARGEST))


def _truce(children: Children) -> Limit:
    """“In the first turn” is the first one."""
    counted = tokens_of(children, NUMBER, ONE, TWO)
    return Limit(LimitKind.TRUCE, number_in(children, 1, LARGEST) if counted else 1)


EVENT_RULES: Final[Lowering] = {
    "that_player": partial(_person, Recipient.THAT_PLAYER),
    "attacker": partial(_person, Recipient.ATTACKER),
    "defender": partial(_person, Recipient.DEFENDER),
    "others": partial(_person, Recipient.OTHERS),
    "everyone": partial(_person, Recipient.EVERYONE),
    "whose": _whose,
    "takes": partial(_happened, TriggerKind.TAKES_DAMAGE),
    "breaks": _breaks,
    "knocked": partial(_happened, TriggerKind.KNOCKED_OUT),
    "charges": partial(_happened, TriggerKind.CHARGES),
    "swaps": partial(_happened, TriggerKind.SWAPS),
    "starts": partial(_happened, TriggerKind.STARTS_TURN),
    "absorbed": _absorbed,
    "drawn": _drawn,
    "happening": _happening,
    "event": _event,
    "at_start": _at_start,
    "who_does": _who_does,
    "heals": partial(_counted, EffectKind.HEAL),
    "loses": partial(_counted, EffectKind.LOSE),
    "draws_shield": partial(_effect, EffectKind.DRAW_SHIELD),
    "draws_lower": _draws_lower,
    "charges_card": partial(_effect, EffectKind.CHARGE),
    "discards": _discards,
    "discards_all": partial(_effect, EffectKind.DISCARD_ALL),
    "extra_turn": partial(_effect, EffectKind.EXTRA_TURN),
    "skip_turn": partial(_effect, EffectKind.SKIP_TURN),
    "reveals": partial(_effect, EffectKind.REVEAL),
    "hold": _hold,
    "armed": partial(limit, LimitKind.ARMED),
    "no_revenge": partial(limit, LimitKind.NO_REVENGE),
    "own_shield": partial(limit, LimitKind.OWN_SHIELD),
    "truce": _truce,
}
