"""Sentences by chance: for a winner who has no idea, and for bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from holdfast.games.shield.language.checks import free_name
from holdfast.games.shield.language.compiling import is_law, tokenize
from holdfast.games.shield.language.rendering import NUMBERED, render
from holdfast.games.shield.laws.actions import (
    Action,
    CardRef,
    CardZone,
    Condition,
    DamageStep,
    DiscardStep,
    DrawStep,
    HealStep,
    LookStep,
    MoveStep,
    Owner,
    RevealStep,
    Side,
    Step,
    SwapStep,
)
from holdfast.games.shield.laws.cards import ALL_CARDS, CardKind, Colour, Figure, Parity, Selector, Suit
from holdfast.games.shield.laws.events import EffectKind, EventRule, Recipient, RuleEffect, Trigger, TriggerKind
from holdfast.games.shield.laws.law import MOST_SENTENCES, Law
from holdfast.games.shield.laws.limits import Limit, LimitKind
from holdfast.games.shield.laws.values import Context, Modifier, Operator, ValueChange, ValueRule
from holdfast.kernel.chance import Chance

Item = TypeVar("Item")

LOOSE: Final = tuple(zone for zone in CardZone if zone != CardZone.LIFE)
"""Where cards can be taken away; a life card can only be exchanged."""
TRIES: Final = 60
"""Laws made for each suggestion; most are accepted, so the last is hardly ever needed."""


def suggestions(chance: Chance, in_force: Sequence[Law] = (), count: int = 3) -> list[str]:
    """Different sentences that would be accepted, as many classes among them as can be; none if the book is full."""
    found: list[str] = []
    if len(in_force) >= MOST_SENTENCES:
        return found
    kinds = _shuffled(chance, GENERATORS)
    for attempt in range(TRIES * count):
        sentence = render(kinds[attempt % len(kinds)](_Generator(chance, in_force)))
        if sentence not in found and is_law(tokenize(sentence), in_force):
            found.append(sentence)
        if len(found) == count:
            break
    return found


def _shuffled(chance: Chance, items: Sequence[Item]) -> list[Item]:
    left = list(items)
    return [left.pop(int(chance.below(len(left)))) for _ in items]


class _Generator:
    """Picks the parts of a law."""

    def __init__(self, chance: Chance, in_force: Sequence[Law]) -> None:
        self.chance = chance
        self.in_force = in_force

    def one(self, items: Sequence[Item]) -> Item:
        return items[int(self.chance.below(len(items)))]

    def upto(self, most: int) -> int:
        return int(self.chance.below(most)) + 1

    def often(self, of_ten: int) -> bool:
        return self.chance.below(10) < of_ten

    def cards(self) -> Selector:
        return self.one((self._suit, self._colour, self._rank, self._figure, self._parity, self._most, self._least))()

    def _suit(self) -> Selector:
        return Selector((CardKind(suit=self.one(tuple(Suit))),))

    def _colour(self) -> Selector:
        return Selector((CardKind(colour=self.one(tuple(Colour)), figure=self.one((None, None, Figure.FACE))),))

    def _rank(self) -> Selector:
        return Selector((CardKind(rank=self.upto(13)),))

    def _figure(self) -> Selector:
        return Selector((CardKind(figure=self.one(tuple(Figure))),))

    def _parity(self) -> Selector:
        return Selector((CardKind(parity=self.one(tuple(Parity))),))

    def _most(self) -> Selector:
        return Selector((CardKind(most=1 + self.upto(5)),))

    def _least(self) -> Selector:
        return Selector((CardKind(least=7 + self.upto(4)),))

    def change(self) -> ValueChange:
        times, half, nothing = (
            ValueChange(Operator.TIMES, self.one((2, 2, 3))),
            ValueChange(Operator.HALF),
            ValueChange(Operator.EXACTLY, 0),
        )
        more, less = ValueChange(Operator.MORE, self.upto(5)), ValueChange(Operator.LESS, self.upto(3))
        return self.one(
            (times, times, half, more, more, less, ValueChange(Operator.EXACTLY, 5 + self.upto(10)), nothing)
        )

    def card(self, zones: Sequence[CardZone], owners: Sequence[Owner]) -> CardRef:
        zone, owner = self.one(zones), self.one(owners)
        side = self.one(tuple(Side)) if zone == CardZone.SHIELD else Side.ANY
        return CardRef(zone, owner, side=side)

    def step(self) -> Step:
        owners = (Owner.YOURS, Owner.ANOTHER)
        steps: tuple[Callable[[], Step], ...] = (
            lambda: SwapStep(self.card((CardZone.SHIELD,), owners[:1]), self.card(tuple(CardZone), owners[1:])),
            lambda: SwapStep(self.card(LOOSE, owners[:1]), CardRef(CardZone.LIFE)),
            lambda: SwapStep(CardRef(CardZone.SHIELD, Owner.ANY), CardRef(CardZone.SHIELD, Owner.DIFFERENT)),
            lambda: MoveStep(self.card((CardZone.CHARGED,), owners[1:]), CardRef(CardZone.CHARGED)),
            lambda: DiscardStep(self.card(LOOSE, owners[1:])),
            lambda: DrawStep(self.card((CardZone.SHIELD,), owners)),
            lambda: HealStep(self.upto(4)),
            lambda: DamageStep(self.upto(4), self.one((CardZone.SHIELD, CardZone.LIFE)), Owner.ANOTHER),
            LookStep,
            lambda: RevealStep(self.card((CardZone.CHARGED,), owners[1:])),
        )
        return self.one(steps)()


def _value(generator: _Generator) -> ValueRule:
    contexts = [context for context in Context if context != Context.ANYWHERE]
    first = Modifier(generator.one(contexts), generator.change())
    return ValueRule(generator.cards(), (first,))


def _event(generator: _Generator) -> EventRule:
    trigger = generator.one(tuple(TriggerKind))
    people = [Recipient.OTHERS, Recipient.EVERYONE]
    if trigger in (TriggerKind.TAKES_DAMAGE, TriggerKind.ABSORBED, TriggerKind.DRAWN, TriggerKind.BREAKS_EXACTLY):
        people += [Recipient.ATTACKER, Recipient.DEFENDER]
    elif trigger == TriggerKind.KNOCKED_OUT:
        people += [Recipient.ATTACKER, Recipient.ATTACKER]
    else:
        people += [Recipient.THAT_PLAYER, Recipient.THAT_PLAYER]
    effect = generator.one(tuple(EffectKind))
    number = generator.upto(3) if effect in NUMBERED else 0
    cards = generator.cards() if trigger == TriggerKind.DRAWN else ALL_CARDS
    return EventRule(Trigger(trigger, cards), generator.one(people), RuleEffect(effect, number))


def _limit(generator: _Generator) -> Limit:
    kind = generator.one(tuple(LimitKind))
    return Limit(kind, 1 + generator.upto(3) if kind in NUMBERED else 0)


def _action(generator: _Generator) -> Action:
    condition = Condition(CardRef(CardZone.SHIELD, cards=generator.cards())) if generator.often(2) else None
    cost = DiscardStep(CardRef(CardZone.CHARGED)) if generator.often(3) else None
    return Action(free_name(generator.in_force), (generator.step(),), condition, cost)


GENERATORS: Final[tuple[Callable[[_Generator], Law], ...]] = (_value, _event, _limit, _action)
