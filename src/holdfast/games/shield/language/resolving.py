"""Actions as sentences say them, and what their words point back at: `it`, `their`, `a different player`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from holdfast.games.shield.laws.actions import (
    MOST_STEPS,
    MOST_TARGETS,
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
    targets,
)
from holdfast.games.shield.laws.cards import ALL_CARDS, Selector
from holdfast.language.errors import Rejected


class StepVerb(Enum):
    SWAP = 0
    MOVE = 1
    DISCARD = 2
    DRAW = 3
    HEAL = 4
    DAMAGE = 5
    LOOK = 6
    REVEAL = 7


@dataclass(frozen=True)
class OwnerDraft:
    """Whose: an owner, or None for `their`, which depends on the sentence."""

    owner: Owner | None
    in_shield: bool = False
    """“… in your shield”"""


@dataclass(frozen=True)
class CardDraft:
    """A card as the sentence names it, before it is clear who `their` and what `it` is."""

    start: int
    zone: CardZone | None = None
    owner: OwnerDraft | None = None
    cards: Selector = ALL_CARDS
    side: Side = Side.ANY
    cards_start: int = 0
    """Where the sentence says which cards."""
    is_it: bool = False


@dataclass(frozen=True)
class StepDraft:
    """A step with its cards as they are named."""

    verb: StepVerb
    start: int
    cards: tuple[CardDraft, ...] = ()
    number: int = 0
    owners: tuple[Owner, Owner] | None = None
    """Of both cards, where one phrase names them: `between two players`."""


@dataclass(frozen=True)
class CostDraft:
    step: StepDraft


class Resolver:
    """Makes an action of drafts: now it is known who `their` and what `it` is."""

    def __init__(self, condition: Condition | None, people: bool) -> None:
        self.condition = condition
        self.people = people
        """Whether the sentence speaks of the player on turn as of a player: then `their` is theirs."""
        self.pointed: Owner | None = None
        """The owner whom the action points at first."""

    def action(self, drafts: Sequence[StepDraft], cost: StepDraft | None) -> Action:
        if len(drafts) > MOST_STEPS:
            raise Rejected("many-steps", drafts[MOST_STEPS].start, most=MOST_STEPS)
        paid = None if cost is None else self._step(cost)
        steps = tuple(self._step(draft) for draft in drafts)
        action = Action("", steps, self.condition, paid)
        if sum(len(targets(step)) for step in action.everything) > MOST_TARGETS:
            raise Rejected("many-targets", drafts[-1].start, most=MOST_TARGETS)
        return action

    def _step(self, draft: StepDraft) -> Step:
        if draft.verb == StepVerb.HEAL:
            return HealStep(draft.number)
        if draft.verb == StepVerb.LOOK:
            return LookStep()
        owners: tuple[Owner | None, ...] = draft.owners or (None, None)
        cards = [self._card(card, owner, draft.verb) for card, owner in zip(draft.cards, owners, strict=False)]
        return _made(draft, cards)

    def _card(self, draft: CardDraft, owner: Owner | None, verb: StepVerb) -> CardRef:
        if draft.is_it:
            if self.condition is None:
                raise Rejected("what-is-it", draft.start)
            card = self.condition.card
        else:
            zone = draft.zone or (CardZone.CHARGED if verb == StepVerb.REVEAL else no_zone(draft.start))
            card = CardRef(zone, owner or self._owner(draft.owner), draft.cards, draft.side)
        if card.zone == CardZone.LIFE and verb in (StepVerb.MOVE, StepVerb.DISCARD, StepVerb.DRAW):
            raise Rejected("life-stays", draft.start)
        if self.pointed is None and card.owner in (Owner.ANOTHER, Owner.ANY):
            self.pointed = card.owner
        return card

    def _owner(self, draft: OwnerDraft | None) -> Owner:
        if draft is None:
            return Owner.YOURS
        if draft.owner is None:
            return Owner.SAME if self.pointed is not None and not self.people else Owner.YOURS
        if draft.owner == Owner.DIFFERENT and self.pointed is None:
            return Owner.ANOTHER
        return draft.owner


def no_zone(start: int) -> CardZone:
    raise Rejected("no-spot", start)


def _made(draft: StepDraft, cards: Sequence[CardRef]) -> Step:
    card = cards[0]
    if draft.verb == StepVerb.SWAP:
        if card == cards[1] and card.zone == CardZone.LIFE and card.owner == Owner.YOURS:
            raise Rejected("same-card", draft.cards[1].start)
        return SwapStep(card, cards[1])
    if draft.verb == StepVerb.MOVE:
        to = cards[1]
        return MoveStep(card, CardRef(to.zone, to.owner) if to.zone == CardZone.CHARGED else to)
    if draft.verb == StepVerb.DAMAGE:
        return DamageStep(draft.number, card.zone, card.owner)
    if draft.verb == StepVerb.REVEAL:
        return _revealed(draft, card)
    return DiscardStep(card) if draft.verb == StepVerb.DISCARD else DrawStep(card)


def _revealed(draft: StepDraft, card: CardRef) -> RevealStep:
    if card.zone != CardZone.CHARGED:
        raise Rejected("reveal-charged", draft.cards[0].start)
    if card.cards != ALL_CARDS:
        raise Rejected("hidden-card", draft.cards[0].cards_start)
    return RevealStep(card)
