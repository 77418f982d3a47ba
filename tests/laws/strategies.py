"""Laws by chance: everything that a sentence can say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hypothesis import strategies as st

from holdfast.games.shield.law import Bound, Deed, Doing, Event, EventRule, Happening, Law, Limit, Who
from holdfast.games.shield.law_actions import (
    MOST_TARGETS,
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
    asked,
)
from holdfast.games.shield.law_cards import Colour, Figure, Kind, Parity, Selector, Suit
from holdfast.games.shield.law_values import Change, Context, Scale, ValueRule, Worth
from holdfast.laws.checks import RESERVED
from holdfast.laws.errors import Rejected
from holdfast.laws.inventing import LOOSE
from holdfast.laws.meaning import MOST_HELD
from holdfast.laws.traits import TRAITS, Trait, kind_of, plainest
from holdfast.laws.wording import NOBODYS, NUMBERED

amounts = st.integers(1, 99)
names = st.from_regex(r"[A-Za-z][A-Za-z0-9]{0,9}", fullmatch=True).filter(lambda name: name.lower() not in RESERVED)

loose_kinds = st.builds(
    Kind,
    suit=st.none() | st.sampled_from(Suit),
    colour=st.none() | st.sampled_from(Colour),
    rank=st.none() | st.integers(1, 13),
    figure=st.none() | st.sampled_from(Figure),
    parity=st.none() | st.sampled_from(Parity),
    least=st.none() | st.integers(1, 13),
    most=st.none() | st.integers(1, 13),
)


def as_said(kind: Kind) -> Kind | None:
    """The kind as sentences have it, without needless traits; None if no card is like that."""
    traits = [Trait(name, getattr(kind, name), 0) for name in TRAITS if getattr(kind, name) is not None]
    try:
        return kind_of(traits)
    except Rejected:
        return None


kinds = loose_kinds.map(as_said).filter(bool)
selectors = st.lists(kinds, min_size=1, max_size=3).map(lambda listed: plainest(filter(None, listed)))
simple_selectors = kinds.map(lambda kind: plainest(filter(None, [kind])))

changes = st.one_of(
    st.builds(Change, st.just(Scale.TIMES), st.sampled_from([2, 3])),
    st.just(Change(Scale.HALF)),
    st.builds(Change, st.just(Scale.EXACTLY), st.integers(0, 99)),
    st.builds(Change, st.sampled_from([Scale.MORE, Scale.LESS]), amounts),
)
worths = st.builds(Worth, st.sampled_from(Context), changes)
value_rules = st.builds(ValueRule, selectors, st.lists(worths, min_size=1, max_size=2).map(tuple))

deeds = st.one_of(
    st.builds(Deed, st.sampled_from([doing for doing in Doing if doing in NUMBERED]), amounts),
    st.builds(Deed, st.sampled_from([doing for doing in Doing if doing not in NUMBERED])),
)
plain_events = st.builds(Event, st.sampled_from([each for each in Happening if each != Happening.DRAWN]))
drawn_events = st.builds(Event, st.just(Happening.DRAWN), selectors)


def _as_read(rule: EventRule) -> EventRule:
    nobody = rule.event.happening in NOBODYS
    return replace(rule, who=Who.ATTACKER) if nobody and rule.who == Who.THAT_PLAYER else rule


event_rules = st.builds(EventRule, plain_events | drawn_events, st.sampled_from(Who), deeds).map(_as_read)

limits = st.one_of(
    st.builds(Limit, st.sampled_from([bound for bound in Bound if bound in NUMBERED]), amounts),
    st.builds(Limit, st.sampled_from([bound for bound in Bound if bound not in NUMBERED])),
)

first_owners = st.sampled_from([Owner.YOURS, Owner.ANOTHER, Owner.ANY])
later_owners = st.sampled_from([Owner.SAME, Owner.DIFFERENT])


def places(spots: Sequence[Spot], owners: st.SearchStrategy[Owner] = first_owners) -> st.SearchStrategy[Place]:
    def with_side(place: Place, which: Which) -> Place:
        return replace(place, which=which) if place.spot == Spot.SHIELD else place

    cards = st.just(Selector()) | simple_selectors
    return st.builds(with_side, st.builds(Place, st.sampled_from(spots), owners, cards), st.sampled_from(Which))


charged = st.builds(Place, st.just(Spot.CHARGED), first_owners)
pointing = places([*Spot], st.sampled_from([Owner.ANOTHER, Owner.ANY]))
swaps = st.one_of(
    st.builds(Swap, places([*Spot]), places(LOOSE)),
    st.builds(Swap, pointing, places([*Spot], later_owners)),
)
steps: st.SearchStrategy[Step] = st.one_of(
    swaps,
    st.builds(Move, places(LOOSE), places([Spot.SHIELD]) | charged),
    st.builds(Discard, places(LOOSE)),
    st.builds(Draw, places(LOOSE)),
    st.builds(Heal, amounts),
    st.builds(Deal, amounts, st.sampled_from([Spot.SHIELD, Spot.LIFE]), first_owners),
    st.just(Look()),
    st.builds(Reveal, charged),
)
costs = st.one_of(st.builds(Discard, places(LOOSE, st.just(Owner.YOURS))), st.builds(Reveal, charged))
conditions = st.one_of(
    st.builds(Condition, st.builds(Place, st.sampled_from(Spot), cards=simple_selectors)),
    *(
        st.builds(Condition, st.builds(Place, st.just(spot), cards=simple_selectors), st.integers(1, MOST_HELD[spot]))
        for spot in LOOSE
    ),
)
actions = st.builds(
    Action,
    names,
    st.lists(steps, min_size=1, max_size=2).map(tuple),
    st.none() | conditions,
    st.none() | costs,
).filter(lambda action: sum(len(asked(step)) for step in action.everything) <= MOST_TARGETS)

laws: st.SearchStrategy[Law] = st.one_of(value_rules, event_rules, limits, actions)
