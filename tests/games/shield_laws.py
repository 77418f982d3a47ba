"""Law books by chance, from the data of laws rather than from a list of sentences: every part goes with every other."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from holdfast.games.shield.language import render
from holdfast.games.shield.language.compiling import compile_law, tokenize
from holdfast.games.shield.language.rendering import NUMBERED
from holdfast.games.shield.language.suggesting import LOOSE
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
from holdfast.games.shield.laws.law import Law
from holdfast.games.shield.laws.limits import Limit, LimitKind
from holdfast.games.shield.laws.values import Context, Modifier, Operator, ValueChange, ValueRule
from holdfast.language.errors import Rejected

Item = TypeVar("Item")
SPOTS = tuple(CardZone)


def random_book(seed: int, count: int, kinds: str = "vela") -> list[str]:
    """As many render sentences, each accepted beside those before it; of values, events, limits or actions."""
    whim = Whim(Random(seed))
    laws: list[Law] = []
    while len(laws) < count:
        law = whim.law(whim.one(kinds), f"Act{len(laws)}")
        try:
            laws.append(compile_law(tokenize(render(law)), laws))
        except Rejected:
            continue
    return [render(law) for law in laws]


class Whim:
    """Picks the parts of laws."""

    def __init__(self, luck: Random) -> None:
        self.luck = luck

    def one(self, items: Sequence[Item]) -> Item:
        return self.luck.choice(items)

    def rarely(self) -> bool:
        return self.luck.random() < 0.3

    def law(self, kind: str, name: str) -> Law:
        if kind == "v":
            worths = [Modifier(self.one(tuple(Context)), self.change()) for _ in range(1 + self.rarely())]
            return ValueRule(self.cards(), tuple(worths))
        if kind == "e":
            return self.event()
        if kind == "l":
            kind_of_limit = self.one(tuple(LimitKind))
            return Limit(kind_of_limit, self.luck.randint(1, 5) if kind_of_limit in NUMBERED else 0)
        return self.action(name)

    def change(self) -> ValueChange:
        scale = self.one(tuple(Operator))
        return ValueChange(scale, self.luck.randint(2, 3) if scale == Operator.TIMES else self.luck.randint(1, 9))

    def cards(self) -> Selector:
        return ALL_CARDS if self.rarely() else Selector(tuple(self.kind() for _ in range(1 + self.rarely())))

    def kind(self) -> CardKind:
        return self.one(
            (
                CardKind(suit=self.one(tuple(Suit))),
                CardKind(colour=self.one(tuple(Colour)), figure=self.one((None, *Figure))),
                CardKind(rank=self.luck.randint(1, 13)),
                CardKind(parity=self.one(tuple(Parity))),
                CardKind(least=self.luck.randint(2, 12)),
                CardKind(most=self.luck.randint(2, 12)),
            )
        )

    def event(self) -> EventRule:
        happening = self.one(tuple(TriggerKind))
        doing = self.one(tuple(EffectKind))
        number = self.luck.randint(1, 6) if doing in NUMBERED else 0
        cards = self.cards() if happening == TriggerKind.DRAWN else ALL_CARDS
        return EventRule(Trigger(happening, cards), self.one(tuple(Recipient)), RuleEffect(doing, number))

    def action(self, name: str) -> Action:
        condition = None
        if self.rarely():
            condition = Condition(CardRef(self.one(SPOTS), cards=self.cards()), self.one((1, 1, 2)))
        cost = self.step() if self.rarely() else None
        return Action(name, tuple(self.step() for _ in range(1 + self.rarely())), condition, cost)

    def place(self, spots: Sequence[CardZone] = SPOTS) -> CardRef:
        spot = self.one(spots)
        which = self.one(tuple(Side)) if spot == CardZone.SHIELD else Side.ANY
        return CardRef(spot, self.one(tuple(Owner)), self.cards() if self.rarely() else ALL_CARDS, which)

    def step(self) -> Step:
        steps: tuple[Step, ...] = (
            SwapStep(self.place(), self.place()),
            MoveStep(self.place(LOOSE), self.place(LOOSE)),
            DiscardStep(self.place(LOOSE)),
            DrawStep(self.place(LOOSE)),
            HealStep(self.luck.randint(1, 5)),
            DamageStep(self.luck.randint(1, 5), self.one((CardZone.SHIELD, CardZone.LIFE)), self.one(tuple(Owner))),
            LookStep(),
            RevealStep(self.place((CardZone.CHARGED,))),
        )
        return self.one(steps)
