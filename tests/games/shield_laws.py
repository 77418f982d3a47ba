"""Law books by chance, from the data of laws rather than from a list of sentences: every part goes with every other."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from holdfast.games.shield.law import Bound, Deed, Doing, Event, EventRule, Happening, Law, Limit, Who
from holdfast.games.shield.law_actions import (
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
)
from holdfast.games.shield.law_cards import ALL_CARDS, Colour, Figure, Kind, Parity, Selector, Suit
from holdfast.games.shield.law_values import Change, Context, Scale, ValueRule, Worth
from holdfast.laws import canonical
from holdfast.laws.errors import Rejected
from holdfast.laws.inventing import LOOSE
from holdfast.laws.reader import law_in, take_apart
from holdfast.laws.wording import NUMBERED

Item = TypeVar("Item")
SPOTS = tuple(Spot)


def random_book(seed: int, count: int, kinds: str = "vela") -> list[str]:
    """As many canonical sentences, each accepted beside those before it; of values, events, limits or actions."""
    whim = Whim(Random(seed))
    laws: list[Law] = []
    while len(laws) < count:
        law = whim.law(whim.one(kinds), f"Act{len(laws)}")
        try:
            laws.append(law_in(take_apart(canonical(law)), laws))
        except Rejected:
            continue
    return [canonical(law) for law in laws]


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
            worths = [Worth(self.one(tuple(Context)), self.change()) for _ in range(1 + self.rarely())]
            return ValueRule(self.cards(), tuple(worths))
        if kind == "e":
            return self.event()
        if kind == "l":
            bound = self.one(tuple(Bound))
            return Limit(bound, self.luck.randint(1, 5) if bound in NUMBERED else 0)
        return self.action(name)

    def change(self) -> Change:
        scale = self.one(tuple(Scale))
        return Change(scale, self.luck.randint(2, 3) if scale == Scale.TIMES else self.luck.randint(1, 9))

    def cards(self) -> Selector:
        return ALL_CARDS if self.rarely() else Selector(tuple(self.kind() for _ in range(1 + self.rarely())))

    def kind(self) -> Kind:
        return self.one(
            (
                Kind(suit=self.one(tuple(Suit))),
                Kind(colour=self.one(tuple(Colour)), figure=self.one((None, *Figure))),
                Kind(rank=self.luck.randint(1, 13)),
                Kind(parity=self.one(tuple(Parity))),
                Kind(least=self.luck.randint(2, 12)),
                Kind(most=self.luck.randint(2, 12)),
            )
        )

    def event(self) -> EventRule:
        happening = self.one(tuple(Happening))
        doing = self.one(tuple(Doing))
        number = self.luck.randint(1, 6) if doing in NUMBERED else 0
        cards = self.cards() if happening == Happening.DRAWN else ALL_CARDS
        return EventRule(Event(happening, cards), self.one(tuple(Who)), Deed(doing, number))

    def action(self, name: str) -> Action:
        condition = None
        if self.rarely():
            condition = Condition(Place(self.one(SPOTS), cards=self.cards()), self.one((1, 1, 2)))
        cost = self.step() if self.rarely() else None
        return Action(name, tuple(self.step() for _ in range(1 + self.rarely())), condition, cost)

    def place(self, spots: Sequence[Spot] = SPOTS) -> Place:
        spot = self.one(spots)
        which = self.one(tuple(Which)) if spot == Spot.SHIELD else Which.ANY
        return Place(spot, self.one(tuple(Owner)), self.cards() if self.rarely() else ALL_CARDS, which)

    def step(self) -> Step:
        steps: tuple[Step, ...] = (
            Swap(self.place(), self.place()),
            Move(self.place(LOOSE), self.place(LOOSE)),
            Discard(self.place(LOOSE)),
            Draw(self.place(LOOSE)),
            Heal(self.luck.randint(1, 5)),
            Deal(self.luck.randint(1, 5), self.one((Spot.SHIELD, Spot.LIFE)), self.one(tuple(Owner))),
            Look(),
            Reveal(self.place((Spot.CHARGED,))),
        )
        return self.one(steps)
