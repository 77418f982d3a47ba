"""What a law means, in full sentences of a language."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Final

from holdfast.games.shield.language.messages import say
from holdfast.games.shield.language.rendering import is_one_card, is_unnamed
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
    RevealStep,
    Step,
    SwapStep,
)
from holdfast.games.shield.laws.cards import ALL_CARDS, CardKind, Selector
from holdfast.games.shield.laws.events import RECIPIENT_NAMES, EventRule, Recipient, TriggerKind
from holdfast.games.shield.laws.law import Law, word
from holdfast.games.shield.laws.limits import Limit
from holdfast.games.shield.laws.values import Modifier, Operator, ValueChange, ValueRule

WHEN: Final = {TriggerKind.DRAWN: "explain-before", TriggerKind.STARTS_TURN: "explain-start"}

ABOUT_A_CARD: Final = {DiscardStep: "step-discard", DrawStep: "step-draw", RevealStep: "step-reveal"}


def explain(law: Law, language: str = "en") -> str:
    """What a law means for those at the table."""
    return Explainer(language).law(law)


def key(code: Enum) -> str:
    """A code of the laws as menus and the names of messages have it."""
    said = RECIPIENT_NAMES[code] if isinstance(code, Recipient) else word(code)
    return said.replace(" ", "-")


class Explainer:
    """Explains laws in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, name: str, /, **arguments: str | int) -> str:
        return say(self.language, name, **arguments)

    def law(self, law: Law) -> str:
        if isinstance(law, ValueRule):
            return self._value(law)
        if isinstance(law, EventRule):
            return self._event(law)
        if isinstance(law, Limit):
            return self.say(f"limit-{key(law.kind)}", number=law.number)
        return self._action(law)

    # Cards

    def cards(self, cards: Selector) -> str:
        """`hearts or aces`"""
        return self.say("or").join(self._kind(kind) for kind in cards.kinds)

    def _kind(self, kind: CardKind) -> str:
        if kind == CardKind():
            return self.say("all-cards")
        adjectives = [self.say(f"card-{key(each)}") for each in (kind.colour, kind.parity) if each is not None]
        return " ".join([*adjectives, self._noun(kind), *self._bounds(kind)])

    def _noun(self, kind: CardKind) -> str:
        adjectives = kind.colour or kind.parity or kind.figure
        if kind.rank is not None and kind.suit is not None:
            return self.say(f"rank-{kind.rank}") + " " + self.say(f"of-{key(kind.suit)}")
        if kind.rank is not None:
            return self.say(f"ranks-{kind.rank}")
        if kind.suit is not None and not adjectives:
            return self.say(f"suit-{key(kind.suit)}")
        noun = self.say("figure-any" if kind.figure is None else f"figure-{key(kind.figure)}")
        return noun if kind.suit is None else f"{noun} {self.say(f'in-{key(kind.suit)}')}"

    def _bounds(self, kind: CardKind) -> list[str]:
        if kind.least is None and kind.most is None:
            return []
        if kind.least == kind.most:
            return [self.say("worth-exactly", number=kind.least or 0)]
        if kind.least is None:
            return [self.say("worth-most", number=kind.most or 0)]
        if kind.most is None:
            return [self.say("worth-least", number=kind.least)]
        return [self.say("worth-between", least=kind.least, most=kind.most)]

    # Rules

    def _value(self, rule: ValueRule) -> str:
        one = "one" if is_one_card(rule.cards) else "many"
        return " ".join(self._modifier(each, self.cards(rule.cards), one) for each in rule.modifiers)

    def _modifier(self, modifier: Modifier, cards: str, one: str) -> str:
        where = self.say(f"where-{key(modifier.context)}", count=one)
        said = self.say("explain-worth", cards=cards, change=self.change(modifier.change), where=where, count=one)
        return capital(said)

    def change(self, change: ValueChange) -> str:
        if change.operator == Operator.TIMES:
            return self.say(f"change-times-{change.number}")
        return self.say(f"change-{key(change.operator)}", number=change.number)

    def _event(self, rule: EventRule) -> str:
        trigger = rule.trigger.kind
        said = self.say(
            "explain-event",
            event=self.say(f"event-{key(trigger)}", cards=self.cards(rule.trigger.cards)),
            who=self.say(f"who-{key(rule.recipient).replace('the-', '')}"),
            deed=self.say(f"deed-{key(rule.effect.kind)}", number=rule.effect.number),
        )
        return f"{said} {self.say(WHEN.get(trigger, 'explain-after'))}"

    # Actions

    def _action(self, action: Action) -> str:
        unnamed = is_unnamed(action.name)
        said = [self.say("explain-unnamed") if unnamed else self.say("explain-action", name=action.name)]
        if action.condition is not None:
            said.append(self._condition(action.condition))
        if action.cost is not None:
            said.append(self.say("explain-cost", step=self._step(action.cost)))
        said.append(self.say("explain-steps", steps=self._steps(action.steps)))
        return " ".join(said)

    def summary(self, action: Action) -> str:
        """All that is done in an action, its cost first."""
        return self._steps(action.everything)

    def _steps(self, steps: Iterable[Step]) -> str:
        return self.say("and-then").join(self._step(step) for step in steps)

    def _condition(self, condition: Condition) -> str:
        only = self._only(condition.card.cards)
        return self.say(f"condition-{key(condition.card.zone)}", number=condition.count, only=only)

    def _only(self, cards: Selector) -> str:
        return "" if cards == ALL_CARDS else self.say("only", cards=self.cards(cards))

    def _card(self, card: CardRef) -> str:
        named = self.say(f"place-{key(card.zone)}", owner=key(card.owner), which=key(card.side))
        return named + self._only(card.cards)

    def _step(self, step: Step) -> str:
        if isinstance(step, SwapStep):
            return self.say("step-swap", one=self._card(step.one), other=self._card(step.other))
        if isinstance(step, MoveStep):
            return self._move(step)
        if isinstance(step, (DiscardStep, DrawStep, RevealStep)):
            return self.say(ABOUT_A_CARD[type(step)], card=self._card(step.card))
        if isinstance(step, HealStep):
            return self.say("step-heal", number=step.number)
        if isinstance(step, DamageStep):
            return self.say(f"step-deal-{key(step.zone)}", number=step.number, owner=key(step.owner))
        return self.say("step-look")

    def _move(self, step: MoveStep) -> str:
        if step.to.zone == CardZone.CHARGED:
            return self.say("step-move-charged", card=self._card(step.card), owner=key(step.to.owner))
        return self.say("step-move", card=self._card(step.card), to=self._card(step.to))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
