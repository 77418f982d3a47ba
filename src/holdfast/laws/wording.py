"""The canonical wording of a law: one sentence that reads back as the same law."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from holdfast.games.shield.law import Bound, Deed, Doing, Event, EventRule, Happening, Law, Limit
from holdfast.games.shield.law_actions import (
    Action,
    Condition,
    Deal,
    Discard,
    Draw,
    Heal,
    Move,
    Owner,
    Place,
    Reveal,
    Spot,
    Step,
    Swap,
    Which,
)
from holdfast.games.shield.law_cards import ALL_CARDS, Kind, Selector
from holdfast.games.shield.law_values import Change, Context, Scale, ValueRule, Worth
from holdfast.laws.vocabulary import RANK_NAMES

UNNAMED: Final = re.compile(r"action\d+", re.IGNORECASE)
"""The name that an action gets which nobody has named."""

TIMES: Final = {2: "double", 3: "triple"}

CONTEXTS: Final = {
    Context.ANYWHERE: "anywhere",
    Context.SHIELD: "as shield cards",
    Context.SWAPPED_IN: "when swapped in",
    Context.LIFE: "as life cards",
    Context.ATTACKING: "when attacking",
    Context.AGAINST_SHIELD: "when hitting a shield",
    Context.FOR_LIFE: "for life damage",
    Context.ATTACK_CARD: "as attack cards",
    Context.ATTACK_CARD_AGAINST_SHIELD: "as attack cards when hitting a shield",
    Context.ATTACK_CARD_FOR_LIFE: "as attack cards for life damage",
    Context.CHARGED: "as charged cards",
    Context.CHARGED_AGAINST_SHIELD: "as charged cards when hitting a shield",
    Context.CHARGED_FOR_LIFE: "as charged cards for life damage",
}

HAPPENINGS: Final = {
    Happening.TAKES_DAMAGE: "a player takes damage",
    Happening.BREAKS_EXACTLY: "a player breaks a shield exactly",
    Happening.KNOCKED_OUT: "a player is knocked out",
    Happening.CHARGES: "a player charges",
    Happening.SWAPS: "a player swaps a shield",
    Happening.STARTS_TURN: "a player starts their turn",
    Happening.ABSORBED: "an attack is absorbed",
    Happening.DRAWN: "{} is drawn for an attack",
}
NOBODYS: Final = frozenset(each for each, said in HAPPENINGS.items() if "a player" not in said)
"""Where no player is spoken of, so that nobody is `that player`."""

DOINGS: Final = {
    Doing.HEAL: "heals {}",
    Doing.LOSE: "loses {} life",
    Doing.DRAW_LOWER: "draws a new shield card for the lower one",
    Doing.DRAW_SHIELD: "draws a new shield",
    Doing.CHARGE: "charges a card",
    Doing.DISCARD: "discards a charged card",
    Doing.DISCARD_ALL: "discards all charged cards",
    Doing.EXTRA_TURN: "takes another turn",
    Doing.SKIP_TURN: "skips their next turn",
    Doing.REVEAL: "reveals a charged card",
}

BOUNDS: Final = {
    Bound.HOLD: "a player may hold at most {} charged cards",
    Bound.ARMED: "a player may not attack with no charged cards",
    Bound.NO_REVENGE: "a player may not attack the player who attacked them last",
    Bound.OWN_SHIELD: "a player may not swap their own shield",
    Bound.TRUCE: "nobody may attack in the first {} turns of a round",
}
NUMBERED: Final = frozenset(each for parts in (DOINGS, BOUNDS) for each, said in parts.items() if "{}" in said)
"""Deeds and limits that need a number."""
FOR_ONE: Final = {" 1 charged cards": " 1 charged card", "first 1 turns": "first turn"}

OWNERS: Final = {
    Owner.YOURS: "your",
    Owner.ANOTHER: "another player's",
    Owner.ANY: "any player's",
    Owner.SAME: "their",
    Owner.DIFFERENT: "a different player's",
}


def canonical(law: Law) -> str:
    """The one wording in which a law is shown, kept and written down."""
    if isinstance(law, ValueRule):
        return _sentence(value_rule(law))
    if isinstance(law, EventRule):
        return _sentence(f"whenever {event(law.event)}, {law.who.value} {deed(law.deed)}")
    if isinstance(law, Limit):
        return _sentence(limit(law))
    return f"{law.name}: {action(law)}."


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


# Cards


def plural(cards: Selector) -> str:
    """`hearts or aces`"""
    return " or ".join(_plural(kind) for kind in cards.kinds)


def singular(cards: Selector) -> str:
    """`a heart or an ace`"""
    return " or ".join(_singular(kind) for kind in cards.kinds)


def _plural(kind: Kind) -> str:
    if kind == Kind():
        return "all cards"
    return _phrase(kind, lambda noun: "sixes" if noun == "six" else f"{noun}s")


def _singular(kind: Kind) -> str:
    phrase = _phrase(kind, lambda noun: noun)
    if phrase.startswith("the "):
        return phrase
    return f"an {phrase}" if phrase[0] in "aeiou" else f"a {phrase}"


def _phrase(kind: Kind, counted: Callable[[str], str]) -> str:
    """Adjectives, a noun, its suit, its value."""
    adjectives = [word.value for word in (kind.colour, kind.parity, kind.figure) if word is not None]
    one_card = kind.rank is not None and kind.suit is not None
    plain_suit = kind.suit is not None and kind.rank is None and not adjectives
    if kind.rank is not None:
        noun = RANK_NAMES[kind.rank] if one_card else counted(RANK_NAMES[kind.rank])
    else:
        noun = counted(kind.suit.value[:-1] if kind.suit is not None and plain_suit else "card")
    suit = [] if kind.suit is None or plain_suit else ["of", kind.suit.value]
    return " ".join([*(["the"] if one_card else []), *adjectives, noun, *suit, *_bounds(kind)])


def _bounds(kind: Kind) -> list[str]:
    if kind.least is not None and kind.most is not None:
        same = kind.least == kind.most
        return ["worth", f"exactly {kind.least}" if same else f"{kind.least} to {kind.most}"]
    if kind.least is not None:
        return ["worth", f"{kind.least} or more"]
    return [] if kind.most is None else ["worth", f"{kind.most} or less"]


def is_one_card(cards: Selector) -> bool:
    return len(cards.kinds) == 1 and cards.kinds[0].rank is not None and cards.kinds[0].suit is not None


# Rules


def value_rule(rule: ValueRule) -> str:
    verb = "is" if is_one_card(rule.cards) else "are"
    joint = " and " if len({worth.change for worth in rule.worths}) == 1 else " but "
    worths = joint.join(_worth(worth, len(rule.worths) > 1, verb == "is") for worth in rule.worths)
    return f"{plural(rule.cards)} {verb} worth {worths}"


def _worth(worth: Worth, with_place: bool, one: bool) -> str:
    if worth.context == Context.ANYWHERE and not with_place:
        return change(worth.change)
    where = CONTEXTS[worth.context]
    if one:
        where = where.replace("as attack cards", "as an attack card").replace("as ", "as a ").replace("cards", "card")
        where = where.replace("as a an ", "as an ")
    return f"{change(worth.change)} {where}"


def change(change: Change) -> str:
    if change.scale == Scale.TIMES:
        return TIMES[change.number]
    if change.scale == Scale.HALF:
        return "half"
    if change.scale == Scale.EXACTLY:
        return str(change.number or "nothing")
    return f"{change.number} {change.scale.value}"


def event(event: Event) -> str:
    return HAPPENINGS[event.happening].format(singular(event.cards))


def deed(deed: Deed) -> str:
    return DOINGS[deed.doing].format(deed.number)


def limit(limit: Limit) -> str:
    text = BOUNDS[limit.bound].format(limit.number)
    for many, one in FOR_ONE.items():
        text = text.replace(many, one)
    return text


# Actions


def action(action: Action) -> str:
    steps = " and ".join(_step(step, action.condition) for step in action.steps)
    cost = "" if action.cost is None else f"{_step(action.cost, action.condition)} to "
    condition = "" if action.condition is None else f"if you have {_held(action.condition)}, "
    return f"{condition}{cost}{steps}"


def _held(condition: Condition) -> str:
    card = condition.card
    if condition.count == 1:
        return f"a {_card(card)}"
    which = "" if card.cards == ALL_CARDS else f" that are {plural(card.cards)}"
    return f"at least {condition.count} {card.spot.value} cards{which}"


def _card(place: Place) -> str:
    side = "" if place.which == Which.ANY else f"{place.which.value} "
    which = "" if place.cards == ALL_CARDS else f" that is {singular(place.cards)}"
    return f"{side}{place.spot.value} card{which}"


def _place(place: Place, condition: Condition | None) -> str:
    if condition is not None and condition.count == 1 and place == condition.card:
        return "it"
    return f"{OWNERS[place.owner]} {_card(place)}"


def _step(step: Step, condition: Condition | None) -> str:
    if isinstance(step, Swap):
        return _swap(step, condition)
    if isinstance(step, Move):
        charged = f"{OWNERS[step.to.owner]} charged cards"
        to = charged if step.to.spot == Spot.CHARGED else _place(step.to, condition)
        return f"move {_place(step.card, condition)} to {to}"
    if isinstance(step, Discard):
        return f"discard {_place(step.card, condition)}"
    if isinstance(step, Draw):
        return f"draw a card for {_place(step.place, condition)}"
    if isinstance(step, Heal):
        return f"heal {step.number}"
    if isinstance(step, Deal):
        return f"deal {step.number} damage to {OWNERS[step.owner]} {step.spot.value}"
    if isinstance(step, Reveal):
        return f"reveal {_place(step.card, condition)}"
    return "look at your charged cards"


def _swap(step: Swap, condition: Condition | None) -> str:
    one, other = step.one, step.other
    alike = (one.spot, one.cards, one.which) == (other.spot, other.cards, other.which)
    if alike and one.owner == Owner.ANY and other.owner == Owner.DIFFERENT:
        return f"swap a {_card(one)} between two players"
    return f"swap {_place(one, condition)} with {_place(other, condition)}"


def is_unnamed(name: str) -> bool:
    """Whether an action got its name from the table."""
    return UNNAMED.fullmatch(name) is not None
