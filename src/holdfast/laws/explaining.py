"""What a law means, in full sentences of a language."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from holdfast.games.shield.law import EventRule, Happening, Law, Limit
from holdfast.games.shield.law_actions import (
    Action,
    Condition,
    Deal,
    Discard,
    Draw,
    Heal,
    Move,
    Place,
    Reveal,
    Spot,
    Step,
    Swap,
)
from holdfast.games.shield.law_cards import ALL_CARDS, Kind, Selector
from holdfast.games.shield.law_values import Change, Scale, ValueRule, Worth
from holdfast.laws.texts import say
from holdfast.laws.wording import is_one_card, is_unnamed

WHEN: Final = {Happening.DRAWN: "explain-before", Happening.STARTS_TURN: "explain-start"}


def explain(law: Law, language: str = "en") -> str:
    """What a law means for those at the table."""
    return Explainer(language).law(law)


def key(word: StrEnum) -> str:
    """A word of the laws as the name of a message has it."""
    return word.value.replace(" ", "-")


class Explainer:
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
            return self.say(f"limit-{key(law.bound)}", number=law.number)
        return self._action(law)

    # Cards

    def cards(self, cards: Selector) -> str:
        """`hearts or aces`"""
        return self.say("or").join(self._kind(kind) for kind in cards.kinds)

    def _kind(self, kind: Kind) -> str:
        if kind == Kind():
            return self.say("all-cards")
        adjectives = [self.say(f"card-{word.value}") for word in (kind.colour, kind.parity) if word is not None]
        return " ".join([*adjectives, self._noun(kind), *self._bounds(kind)])

    def _noun(self, kind: Kind) -> str:
        adjectives = kind.colour or kind.parity or kind.figure
        if kind.rank is not None and kind.suit is not None:
            return self.say(f"rank-{kind.rank}") + " " + self.say(f"of-{kind.suit.value}")
        if kind.rank is not None:
            return self.say(f"ranks-{kind.rank}")
        if kind.suit is not None and not adjectives:
            return self.say(f"suit-{kind.suit.value}")
        noun = self.say("figure-any" if kind.figure is None else f"figure-{kind.figure.value}")
        return noun if kind.suit is None else f"{noun} {self.say(f'in-{kind.suit.value}')}"

    def _bounds(self, kind: Kind) -> list[str]:
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
        return " ".join(self._worth(worth, self.cards(rule.cards), one) for worth in rule.worths)

    def _worth(self, worth: Worth, cards: str, one: str) -> str:
        where = self.say(f"where-{key(worth.context)}", count=one)
        said = self.say("explain-worth", cards=cards, change=self.change(worth.change), where=where, count=one)
        return capital(said)

    def change(self, change: Change) -> str:
        if change.scale == Scale.TIMES:
            return self.say(f"change-times-{change.number}")
        return self.say(f"change-{key(change.scale)}", number=change.number)

    def _event(self, rule: EventRule) -> str:
        happening = rule.event.happening
        said = self.say(
            "explain-event",
            event=self.say(f"event-{key(happening)}", cards=self.cards(rule.event.cards)),
            who=self.say(f"who-{key(rule.who).replace('the-', '')}"),
            deed=self.say(f"deed-{key(rule.deed.doing)}", number=rule.deed.number),
        )
        return f"{said} {self.say(WHEN.get(happening, 'explain-after'))}"

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

    def deed(self, action: Action) -> str:
        """All that is done in an action, its cost first."""
        return self._steps(action.everything)

    def _steps(self, steps: Iterable[Step]) -> str:
        return self.say("and-then").join(self._step(step) for step in steps)

    def _condition(self, condition: Condition) -> str:
        only = self._only(condition.card.cards)
        return self.say(f"condition-{condition.card.spot.value}", number=condition.count, only=only)

    def _only(self, cards: Selector) -> str:
        return "" if cards == ALL_CARDS else self.say("only", cards=self.cards(cards))

    def _place(self, place: Place) -> str:
        named = self.say(f"place-{place.spot.value}", owner=place.owner.value, which=place.which.value)
        return named + self._only(place.cards)

    def _step(self, step: Step) -> str:
        if isinstance(step, Swap):
            return self.say("step-swap", one=self._place(step.one), other=self._place(step.other))
        if isinstance(step, Move):
            return self._move(step)
        if isinstance(step, (Discard, Reveal)):
            return self.say(f"step-{type(step).__name__.lower()}", card=self._place(step.card))
        if isinstance(step, Draw):
            return self.say("step-draw", card=self._place(step.place))
        if isinstance(step, Heal):
            return self.say("step-heal", number=step.number)
        if isinstance(step, Deal):
            return self.say(f"step-deal-{step.spot.value}", number=step.number, owner=step.owner.value)
        return self.say("step-look")

    def _move(self, step: Move) -> str:
        if step.to.spot == Spot.CHARGED:
            return self.say("step-move-charged", card=self._place(step.card), owner=step.to.owner.value)
        return self.say("step-move", card=self._place(step.card), to=self._place(step.to))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
