"""The canonical wording of a law: one sentence that reads back as the same law."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from holdfast.games.shield.language.lexicon import RANK_NAMES
from holdfast.games.shield.laws.actions import (
    Action,
    CardRef,
    CardZone,
    Condition,
    DamageStep,
    DiscardStep,
    DrawStep,
    HealStep,
    MoveStep,
    Owner,
    RevealStep,
    Side,
    Step,
    SwapStep,
)
from holdfast.games.shield.laws.cards import ALL_CARDS, CardKind, Selector
from holdfast.games.shield.laws.events import (
    RECIPIENT_NAMES,
    EffectKind,
    EventRule,
    RuleEffect,
    Trigger,
    TriggerKind,
)
from holdfast.games.shield.laws.law import Law, word
from holdfast.games.shield.laws.limits import Limit, LimitKind
from holdfast.games.shield.laws.values import Context, Modifier, Operator, ValueChange, ValueRule

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

TRIGGERS: Final = {
    TriggerKind.TAKES_DAMAGE: "a player takes damage",
    TriggerKind.BREAKS_EXACTLY: "a player breaks a shield exactly",
    TriggerKind.KNOCKED_OUT: "a player is knocked out",
    TriggerKind.CHARGES: "a player charges",
    TriggerKind.SWAPS: "a player swaps a shield",
    TriggerKind.STARTS_TURN: "a player starts their turn",
    TriggerKind.ABSORBED: "an attack is absorbed",
    TriggerKind.DRAWN: "{} is drawn for an attack",
}
WITHOUT_PLAYER: Final = frozenset(each for each, said in TRIGGERS.items() if "a player" not in said)
"""Where no player is spoken of, so that nobody is `that player`."""

EFFECTS: Final = {
    EffectKind.HEAL: "heals {}",
    EffectKind.LOSE: "loses {} life",
    EffectKind.DRAW_LOWER: "draws a new shield card for the lower one",
    EffectKind.DRAW_SHIELD: "draws a new shield",
    EffectKind.CHARGE: "charges a card",
    EffectKind.DISCARD: "discards a charged card",
    EffectKind.DISCARD_ALL: "discards all charged cards",
    EffectKind.EXTRA_TURN: "takes another turn",
    EffectKind.SKIP_TURN: "skips their next turn",
    EffectKind.REVEAL: "reveals a charged card",
}

LIMITS: Final = {
    LimitKind.HOLD: "a player may hold at most {} charged cards",
    LimitKind.ARMED: "a player may not attack with no charged cards",
    LimitKind.NO_REVENGE: "a player may not attack the player who attacked them last",
    LimitKind.OWN_SHIELD: "a player may not swap their own shield",
    LimitKind.TRUCE: "nobody may attack in the first {} turns of a round",
}
NUMBERED: Final = (
    *(effect for effect, said in EFFECTS.items() if "{}" in said),
    *(limit for limit, said in LIMITS.items() if "{}" in said),
)
"""Effects and limits that need a number."""
FOR_ONE: Final = {" 1 charged cards": " 1 charged card", "first 1 turns": "first turn"}

OWNERS: Final = {
    Owner.YOURS: "your",
    Owner.ANOTHER: "another player's",
    Owner.ANY: "any player's",
    Owner.SAME: "their",
    Owner.DIFFERENT: "a different player's",
}


def render(law: Law) -> str:
    """The one wording in which a law is shown, kept and written down."""
    if isinstance(law, ValueRule):
        return _sentence(_value_rule(law))
    if isinstance(law, EventRule):
        return _sentence(f"whenever {_trigger(law.trigger)}, {RECIPIENT_NAMES[law.recipient]} {_effect(law.effect)}")
    if isinstance(law, Limit):
        return _sentence(_limit(law))
    return f"{law.name}: {_action(law)}."


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


# Cards


def _plurals(cards: Selector) -> str:
    """`hearts or aces`"""
    return " or ".join(_plural(kind) for kind in cards.kinds)


def _singulars(cards: Selector) -> str:
    """`a heart or an ace`"""
    return " or ".join(_singular(kind) for kind in cards.kinds)


def _plural(kind: CardKind) -> str:
    if kind == CardKind():
        return "all cards"
    return _phrase(kind, lambda noun: "sixes" if noun == "six" else f"{noun}s")


def _singular(kind: CardKind) -> str:
    phrase = _phrase(kind, lambda noun: noun)
    if phrase.startswith("the "):
        return phrase
    return f"an {phrase}" if phrase[0] in "aeiou" else f"a {phrase}"


def _phrase(kind: CardKind, counted: Callable[[str], str]) -> str:
    """Adjectives, a noun, its suit, its value."""
    adjectives = [word(each) for each in (kind.colour, kind.parity, kind.figure) if each is not None]
    one_card = kind.rank is not None and kind.suit is not None
    plain_suit = kind.suit is not None and kind.rank is None and not adjectives
    if kind.rank is not None:
        noun = RANK_NAMES[kind.rank] if one_card else counted(RANK_NAMES[kind.rank])
    else:
        noun = counted(word(kind.suit)[:-1] if kind.suit is not None and plain_suit else "card")
    suit = [] if kind.suit is None or plain_suit else ["of", word(kind.suit)]
    return " ".join([*(["the"] if one_card else []), *adjectives, noun, *suit, *_bounds(kind)])


def _bounds(kind: CardKind) -> list[str]:
    if kind.least is not None and kind.most is not None:
        same = kind.least == kind.most
        return ["worth", f"exactly {kind.least}" if same else f"{kind.least} to {kind.most}"]
    if kind.least is not None:
        return ["worth", f"{kind.least} or more"]
    return [] if kind.most is None else ["worth", f"{kind.most} or less"]


def is_one_card(cards: Selector) -> bool:
    return len(cards.kinds) == 1 and cards.kinds[0].rank is not None and cards.kinds[0].suit is not None


# Rules


def _value_rule(rule: ValueRule) -> str:
    verb = "is" if is_one_card(rule.cards) else "are"
    joint = " and " if len({modifier.change for modifier in rule.modifiers}) == 1 else " but "
    worths = joint.join(_modifier(each, len(rule.modifiers) > 1, verb == "is") for each in rule.modifiers)
    return f"{_plurals(rule.cards)} {verb} worth {worths}"


def _modifier(modifier: Modifier, with_place: bool, one: bool) -> str:
    if modifier.context == Context.ANYWHERE and not with_place:
        return _change(modifier.change)
    where = CONTEXTS[modifier.context]
    if one:
        where = where.replace("as attack cards", "as an attack card").replace("as ", "as a ").replace("cards", "card")
        where = where.replace("as a an ", "as an ")
    return f"{_change(modifier.change)} {where}"


def _change(change: ValueChange) -> str:
    if change.operator == Operator.TIMES:
        return TIMES[change.number]
    if change.operator == Operator.HALF:
        return "half"
    if change.operator == Operator.EXACTLY:
        return str(change.number or "nothing")
    return f"{change.number} {word(change.operator)}"


def _trigger(trigger: Trigger) -> str:
    return TRIGGERS[trigger.kind].format(_singulars(trigger.cards))


def _effect(effect: RuleEffect) -> str:
    return EFFECTS[effect.kind].format(effect.number)


def _limit(limit: Limit) -> str:
    text = LIMITS[limit.kind].format(limit.number)
    for many, one in FOR_ONE.items():
        text = text.replace(many, one)
    return text


# Actions


def _action(action: Action) -> str:
    steps = " and ".join(_step(step, action.condition) for step in action.steps)
    cost = "" if action.cost is None else f"{_step(action.cost, action.condition)} to "
    condition = "" if action.condition is None else f"if you have {_held(action.condition)}, "
    return f"{condition}{cost}{steps}"


def _held(condition: Condition) -> str:
    card = condition.card
    if condition.count == 1:
        return f"a {_card(card)}"
    which = "" if card.cards == ALL_CARDS else f" that are {_plurals(card.cards)}"
    return f"at least {condition.count} {word(card.zone)} cards{which}"


def _card(card: CardRef) -> str:
    side = "" if card.side == Side.ANY else f"{word(card.side)} "
    which = "" if card.cards == ALL_CARDS else f" that is {_singulars(card.cards)}"
    return f"{side}{word(card.zone)} card{which}"


def _owned(card: CardRef, condition: Condition | None) -> str:
    if condition is not None and condition.count == 1 and card == condition.card:
        return "it"
    return f"{OWNERS[card.owner]} {_card(card)}"


def _step(step: Step, condition: Condition | None) -> str:
    if isinstance(step, SwapStep):
        return _swap(step, condition)
    if isinstance(step, MoveStep):
        charged = f"{OWNERS[step.to.owner]} charged cards"
        to = charged if step.to.zone == CardZone.CHARGED else _owned(step.to, condition)
        return f"move {_owned(step.card, condition)} to {to}"
    if isinstance(step, DiscardStep):
        return f"discard {_owned(step.card, condition)}"
    if isinstance(step, DrawStep):
        return f"draw a card for {_owned(step.card, condition)}"
    if isinstance(step, HealStep):
        return f"heal {step.number}"
    if isinstance(step, DamageStep):
        return f"deal {step.number} damage to {OWNERS[step.owner]} {word(step.zone)}"
    if isinstance(step, RevealStep):
        return f"reveal {_owned(step.card, condition)}"
    return "look at your charged cards"


def _swap(step: SwapStep, condition: Condition | None) -> str:
    one, other = step.one, step.other
    alike = (one.zone, one.cards, one.side) == (other.zone, other.cards, other.side)
    if alike and one.owner == Owner.ANY and other.owner == Owner.DIFFERENT:
        return f"swap a {_card(one)} between two players"
    return f"swap {_owned(one, condition)} with {_owned(other, condition)}"


def is_unnamed(name: str) -> bool:
    """Whether an action got its name from the table."""
    return UNNAMED.fullmatch(name) is not None


def display(sentence: str) -> str:
    """A canonical sentence as people read it: an action that nobody has named goes by what it does."""
    name, _, said = sentence.partition(": ")
    return said[:1].upper() + said[1:] if is_unnamed(name) else sentence
