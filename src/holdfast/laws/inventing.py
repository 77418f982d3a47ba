"""Sentences by chance: for a winner who has no idea, and for bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from holdfast.games.shield.law import MOST_SENTENCES, Bound, Deed, Doing, Event, EventRule, Happening, Law, Limit, Who
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
from holdfast.kernel.chance import Chance
from holdfast.laws.checks import free_name
from holdfast.laws.errors import Rejected
from holdfast.laws.reader import law_in, take_apart
from holdfast.laws.wording import NUMBERED, canonical

Item = TypeVar("Item")

LOOSE: Final = tuple(spot for spot in Spot if spot != Spot.LIFE)
"""Where cards can be taken away; a life card can only be exchanged."""
TRIES: Final = 60
"""Inventions for each suggestion; most are accepted, so the last is hardly ever needed."""


def suggestions(chance: Chance, in_force: Sequence[Law] = (), count: int = 3) -> list[str]:
    """Different sentences that would be accepted, as many classes among them as can be; none if the book is full."""
    found: list[str] = []
    if len(in_force) >= MOST_SENTENCES:
        return found
    kinds = _shuffled(chance, INVENTIONS)
    for attempt in range(TRIES * count):
        sentence = canonical(kinds[attempt % len(kinds)](_Whim(chance, in_force)))
        if sentence not in found and _is_accepted(sentence, in_force):
            found.append(sentence)
        if len(found) == count:
            break
    return found


def _is_accepted(sentence: str, in_force: Sequence[Law]) -> bool:
    try:
        law_in(take_apart(sentence), in_force)
    except Rejected:
        return False
    return True


def _shuffled(chance: Chance, items: Sequence[Item]) -> list[Item]:
    left = list(items)
    return [left.pop(int(chance.below(len(left)))) for _ in items]


class _Whim:
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
        return Selector((Kind(suit=self.one(tuple(Suit))),))

    def _colour(self) -> Selector:
        return Selector((Kind(colour=self.one(tuple(Colour)), figure=self.one((None, None, Figure.FACE))),))

    def _rank(self) -> Selector:
        return Selector((Kind(rank=self.upto(13)),))

    def _figure(self) -> Selector:
        return Selector((Kind(figure=self.one(tuple(Figure))),))

    def _parity(self) -> Selector:
        return Selector((Kind(parity=self.one(tuple(Parity))),))

    def _most(self) -> Selector:
        return Selector((Kind(most=1 + self.upto(5)),))

    def _least(self) -> Selector:
        return Selector((Kind(least=7 + self.upto(4)),))

    def change(self) -> Change:
        times, half, nothing = Change(Scale.TIMES, self.one((2, 2, 3))), Change(Scale.HALF), Change(Scale.EXACTLY, 0)
        more, less = Change(Scale.MORE, self.upto(5)), Change(Scale.LESS, self.upto(3))
        return self.one((times, times, half, more, more, less, Change(Scale.EXACTLY, 5 + self.upto(10)), nothing))

    def place(self, spots: Sequence[Spot], owners: Sequence[Owner]) -> Place:
        spot, owner = self.one(spots), self.one(owners)
        which = self.one(tuple(Which)) if spot == Spot.SHIELD else Which.ANY
        return Place(spot, owner, which=which)

    def step(self) -> Step:
        owners = (Owner.YOURS, Owner.ANOTHER)
        steps: tuple[Callable[[], Step], ...] = (
            lambda: Swap(self.place((Spot.SHIELD,), owners[:1]), self.place(tuple(Spot), owners[1:])),
            lambda: Swap(self.place(LOOSE, owners[:1]), Place(Spot.LIFE)),
            lambda: Swap(Place(Spot.SHIELD, Owner.ANY), Place(Spot.SHIELD, Owner.DIFFERENT)),
            lambda: Move(self.place((Spot.CHARGED,), owners[1:]), Place(Spot.CHARGED)),
            lambda: Discard(self.place(LOOSE, owners[1:])),
            lambda: Draw(self.place((Spot.SHIELD,), owners)),
            lambda: Heal(self.upto(4)),
            lambda: Deal(self.upto(4), self.one((Spot.SHIELD, Spot.LIFE)), Owner.ANOTHER),
            Look,
            lambda: Reveal(self.place((Spot.CHARGED,), owners[1:])),
        )
        return self.one(steps)()


def _value(whim: _Whim) -> ValueRule:
    contexts = [context for context in Context if context != Context.ANYWHERE]
    first = Worth(whim.one(contexts), whim.change())
    return ValueRule(whim.cards(), (first,))


def _event(whim: _Whim) -> EventRule:
    happening = whim.one(tuple(Happening))
    people = [Who.OTHERS, Who.EVERYONE]
    if happening in (Happening.TAKES_DAMAGE, Happening.ABSORBED, Happening.DRAWN, Happening.BREAKS_EXACTLY):
        people += [Who.ATTACKER, Who.DEFENDER]
    elif happening == Happening.KNOCKED_OUT:
        people += [Who.ATTACKER, Who.ATTACKER]
    else:
        people += [Who.THAT_PLAYER, Who.THAT_PLAYER]
    doing = whim.one(tuple(Doing))
    number = whim.upto(3) if doing in NUMBERED else 0
    cards = whim.cards() if happening == Happening.DRAWN else ALL_CARDS
    return EventRule(Event(happening, cards), whim.one(people), Deed(doing, number))


def _limit(whim: _Whim) -> Limit:
    bound = whim.one(tuple(Bound))
    return Limit(bound, 1 + whim.upto(3) if bound in NUMBERED else 0)


def _action(whim: _Whim) -> Action:
    condition = Condition(Place(Spot.SHIELD, cards=whim.cards())) if whim.often(2) else None
    cost = Discard(Place(Spot.CHARGED)) if whim.often(3) else None
    return Action(free_name(whim.in_force), (whim.step(),), condition, cost)


INVENTIONS: Final[tuple[Callable[[_Whim], Law], ...]] = (_value, _event, _limit, _action)
