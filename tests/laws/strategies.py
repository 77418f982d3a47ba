"""Laws by chance: everything that a sentence can say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hypothesis import strategies as st

from holdfast.games.shield.language.checks import RESERVED
from holdfast.games.shield.language.lower_actions import MOST_HELD
from holdfast.games.shield.language.rendering import NUMBERED, WITHOUT_PLAYER
from holdfast.games.shield.language.selectors import TRAITS, Trait, kind_of, simplified
from holdfast.games.shield.language.suggesting import LOOSE
from holdfast.games.shield.laws.actions import (
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
from holdfast.games.shield.laws.cards import CardKind, Colour, Figure, Parity, Selector, Suit
from holdfast.games.shield.laws.events import EffectKind, EventRule, Recipient, RuleEffect, Trigger, TriggerKind
from holdfast.games.shield.laws.law import Law
from holdfast.games.shield.laws.limits import Limit, LimitKind
from holdfast.games.shield.laws.values import Context, Modifier, Operator, ValueChange, ValueRule
from holdfast.language.errors import Rejected

amounts = st.integers(1, 99)
names = st.from_regex(r"[A-Za-z][A-Za-z0-9]{0,9}", fullmatch=True).filter(lambda name: name.lower() not in RESERVED)

loose_kinds = st.builds(
    CardKind,
    suit=st.none() | st.sampled_from(Suit),
    colour=st.none() | st.sampled_from(Colour),
    rank=st.none() | st.integers(1, 13),
    figure=st.none() | st.sampled_from(Figure),
    parity=st.none() | st.sampled_from(Parity),
    least=st.none() | st.integers(1, 13),
    most=st.none() | st.integers(1, 13),
)


def as_said(kind: CardKind) -> CardKind | None:
    """The kind as sentences have it, without needless traits; None if no card is like that."""
    traits = [Trait(name, getattr(kind, name), 0) for name in TRAITS if getattr(kind, name) is not None]
    try:
        return kind_of(traits)
    except Rejected:
        return None


kinds = loose_kinds.map(as_said).filter(bool)
selectors = st.lists(kinds, min_size=1, max_size=3).map(lambda listed: simplified(filter(None, listed)))
simple_selectors = kinds.map(lambda kind: simplified(filter(None, [kind])))

changes = st.one_of(
    st.builds(ValueChange, st.just(Operator.TIMES), st.sampled_from([2, 3])),
    st.just(ValueChange(Operator.HALF)),
    st.builds(ValueChange, st.just(Operator.EXACTLY), st.integers(0, 99)),
    st.builds(ValueChange, st.sampled_from([Operator.MORE, Operator.LESS]), amounts),
)
worths = st.builds(Modifier, st.sampled_from(Context), changes)
value_rules = st.builds(ValueRule, selectors, st.lists(worths, min_size=1, max_size=2).map(tuple))

deeds = st.one_of(
    st.builds(RuleEffect, st.sampled_from([doing for doing in EffectKind if doing in NUMBERED]), amounts),
    st.builds(RuleEffect, st.sampled_from([doing for doing in EffectKind if doing not in NUMBERED])),
)
plain_events = st.builds(Trigger, st.sampled_from([each for each in TriggerKind if each != TriggerKind.DRAWN]))
drawn_events = st.builds(Trigger, st.just(TriggerKind.DRAWN), selectors)


def _as_read(rule: EventRule) -> EventRule:
    nobody = rule.trigger.kind in WITHOUT_PLAYER
    return replace(rule, recipient=Recipient.ATTACKER) if nobody and rule.recipient == Recipient.THAT_PLAYER else rule


event_rules = st.builds(EventRule, plain_events | drawn_events, st.sampled_from(Recipient), deeds).map(_as_read)

limits = st.one_of(
    st.builds(Limit, st.sampled_from([bound for bound in LimitKind if bound in NUMBERED]), amounts),
    st.builds(Limit, st.sampled_from([bound for bound in LimitKind if bound not in NUMBERED])),
)

first_owners = st.sampled_from([Owner.YOURS, Owner.ANOTHER, Owner.ANY])
later_owners = st.sampled_from([Owner.SAME, Owner.DIFFERENT])


def places(spots: Sequence[CardZone], owners: st.SearchStrategy[Owner] = first_owners) -> st.SearchStrategy[CardRef]:
    def with_side(place: CardRef, which: Side) -> CardRef:
        return replace(place, side=which) if place.zone == CardZone.SHIELD else place

    cards = st.just(Selector()) | simple_selectors
    return st.builds(with_side, st.builds(CardRef, st.sampled_from(spots), owners, cards), st.sampled_from(Side))


charged = st.builds(CardRef, st.just(CardZone.CHARGED), first_owners)
pointing = places([*CardZone], st.sampled_from([Owner.ANOTHER, Owner.ANY]))
swaps = st.one_of(
    st.builds(SwapStep, places([*CardZone]), places(LOOSE)),
    st.builds(SwapStep, pointing, places([*CardZone], later_owners)),
)
steps: st.SearchStrategy[Step] = st.one_of(
    swaps,
    st.builds(MoveStep, places(LOOSE), places([CardZone.SHIELD]) | charged),
    st.builds(DiscardStep, places(LOOSE)),
    st.builds(DrawStep, places(LOOSE)),
    st.builds(HealStep, amounts),
    st.builds(DamageStep, amounts, st.sampled_from([CardZone.SHIELD, CardZone.LIFE]), first_owners),
    st.just(LookStep()),
    st.builds(RevealStep, charged),
)
costs = st.one_of(st.builds(DiscardStep, places(LOOSE, st.just(Owner.YOURS))), st.builds(RevealStep, charged))
conditions = st.one_of(
    st.builds(Condition, st.builds(CardRef, st.sampled_from(CardZone), cards=simple_selectors)),
    *(
        st.builds(Condition, st.builds(CardRef, st.just(spot), cards=simple_selectors), st.integers(1, MOST_HELD[spot]))
        for spot in LOOSE
    ),
)
actions = st.builds(
    Action,
    names,
    st.lists(steps, min_size=1, max_size=2).map(tuple),
    st.none() | conditions,
    st.none() | costs,
).filter(lambda action: sum(len(targets(step)) for step in action.everything) <= MOST_TARGETS)

laws: st.SearchStrategy[Law] = st.one_of(value_rules, event_rules, limits, actions)
