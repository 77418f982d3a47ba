"""Who knows what: shuffles forget, and of a hand everybody outside is sure of exactly what can be sure.

A model keeps, for each onlooker, how many copies of each face are surely in a hand. Cards go in and out of hands,
hidden and open, again and again, and after each step the table must say the same as the model: never more, never less.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from hypothesis import given
from hypothesis import strategies as st

from holdfast.kernel import EVERYONE, NONE, SPECTATOR, Zone, bit, determinize
from holdfast.kernel.chance import Chance
from tests.kernel.bare import BARE, Bare, Place, bare_table, hand, known, row
from tests.properties.common import lawful, thorough

SEATS = 3
WATCHERS = [*range(SEATS), int(SPECTATOR)]
masks = st.integers(0, 8).map(lambda mask: int(EVERYONE) if mask == 8 else mask)

# Shuffling and closed piles


@lawful
@given(st.lists(st.tuples(st.integers(0, 3), masks), max_size=8), masks)
def test_after_a_shuffle_only_who_sees_into_the_zone_knows_its_cards(cards: list[tuple[int, int]], sees: int) -> None:
    table = bare_table([face for face, _ in cards], [Place("row", 0, sees)])
    for card, (_, seats) in enumerate(cards):
        table.enter(card, table.extra[0])
        table.show(card, seats)
    table.shuffle(table.extra[0])
    assert known(table, *range(len(cards))) == [sees] * len(cards)


@lawful
@given(st.lists(st.integers(0, 3), max_size=12), st.integers(0, 2**32))
def test_a_renewed_deck_is_known_to_nobody(faces: list[int], seed: int) -> None:
    table = bare_table(faces, seed=seed)
    for card in range(len(faces)):
        table.enter(card, table.discard)
    table.renew_deck()
    assert sorted(table.deck.to_list()) == list(range(len(faces)))
    assert all(mask == 0 for mask in table.known)


@lawful
@given(st.lists(st.tuples(st.integers(0, 3), masks), max_size=8), masks, st.booleans())
def test_a_closed_pile_keeps_no_secrets_that_were_known_before(
    cards: list[tuple[int, int]], sees: int, bag: bool
) -> None:
    table = bare_table([face for face, _ in cards], [Place("source", 0, 1, bag=bag), Place("pile", 1, sees, keeps=0)])
    for card, (_, seats) in enumerate(cards):
        table.enter(card, table.extra[0])
        table.show(card, seats)
    table.move_all(table.extra[0], table.extra[1])
    assert known(table, *range(len(cards))) == [sees] * len(cards)


# Hands


@dataclass
class Sure:
    """What one onlooker is sure of: of each hand how many copies of each face, open cards apart."""

    seat: int
    hidden: list[Counter[int]] = field(default_factory=lambda: [Counter(), Counter()])

    def one_less_of(self, bag: int, face: int) -> None:
        self.hidden[bag][face] = max(0, self.hidden[bag][face] - 1)

    def one_less_of_each(self, bag: int) -> None:
        for face in list(self.hidden[bag]):
            self.one_less_of(bag, face)


DECK = 3


class Model:
    """Two hands (p1's and p2's) and a row that p3 alone sees, a deck face down and a discard pile face up."""

    def __init__(self, faces: list[int]) -> None:
        self.table = bare_table(faces, [hand(0), hand(1), row(2)])
        for card in range(len(faces)):
            self.table.enter(card, self.table.deck)
        self.sure = [Sure(seat) for seat in WATCHERS]

    @property
    def places(self) -> list[Zone]:
        return [*self.table.extra, self.table.deck, self.table.discard]

    def show(self, bag: int, at: int, seats: int) -> None:
        """Somebody is shown a card of a hand, or all are."""
        card = self.table.extra[bag].cards[at]
        was_open = self.table.lies_open(card)
        for sure in self.sure:
            learns = seats & bit(sure.seat) and not self.table.knows(sure.seat, card)
            if learns:
                sure.hidden[bag][int(self.table.face[card])] += 1
        self.table.show(card, seats)
        if self.table.lies_open(card) and not was_open:
            for sure in self.sure:
                sure.one_less_of(bag, int(self.table.face[card]))

    def move(self, source: int, at: int, target: int) -> None:
        zones = self.places
        card = zones[source].cards[at]
        face, is_open = int(self.table.face[card]), self.table.lies_open(card)
        knew = {sure.seat: self._knows_moving(sure, source, card, face, zones) for sure in self.sure}
        for sure in self.sure:
            if source < 2 and not is_open:
                if (zones[source].sees | zones[target].sees) & bit(sure.seat):
                    sure.one_less_of(source, face)
                else:
                    sure.one_less_of_each(source)
        self.table.move(zones[source], at, zones[target])
        open_now = is_open or bool(zones[target].sees & bit(SPECTATOR))
        for sure in self.sure:
            sees = zones[target].sees & bit(sure.seat)
            if target < 2 and not open_now and (sees or knew[sure.seat]):
                sure.hidden[target][face] += 1

    def _knows_moving(self, sure: Sure, source: int, card: int, face: int, zones: list[Zone]) -> bool:
        """Whether an onlooker can tell which card goes: it sees into the hand, or all hidden ones there are alike."""
        if source >= 2 or zones[source].sees & bit(sure.seat):
            return self.table.knows(sure.seat, card)
        closed = [int(self.table.face[other]) for other in zones[source].to_list() if not self.table.lies_open(other)]
        return sure.hidden[source][face] == len(closed) and face in closed

    def check(self) -> None:
        for sure in self.sure:
            for bag in range(2):
                zone = self.table.extra[bag]
                closed = [card for card in zone.to_list() if not self.table.lies_open(card)]
                told = Counter(int(self.table.face[card]) for card in closed if self.table.knows(sure.seat, card))
                assert told == +sure.hidden[bag], f"seat {sure.seat}, hand {bag + 1}"
                assert all(self.table.knows(sure.seat, card) for card in zone.to_list() if card not in closed)


@thorough
@given(st.lists(st.integers(0, 1), min_size=4, max_size=8), st.data())
def test_of_a_hand_everybody_is_sure_of_exactly_what_can_be_sure(faces: list[int], data: st.DataObject) -> None:
    model = Model(faces)
    for _ in range(len(faces) - 1):
        model.move(DECK, 0, 0)
        model.show(0, int(model.table.extra[0].size) - 1, data.draw(st.sampled_from([0b001, 0b100, 0b110])))
    for _ in range(data.draw(st.integers(1, 12))):
        filled = [at for at, zone in enumerate(model.places) if zone.size]
        source = data.draw(st.sampled_from(filled))
        at = data.draw(st.integers(0, int(model.places[source].size) - 1))
        if source < 2 and data.draw(st.integers(0, 2)) == 0:
            model.show(source, at, data.draw(st.sampled_from([0b001, 0b010, 0b100, 0b110, int(EVERYONE)])))
        else:
            model.move(source, at, data.draw(st.sampled_from([place for place in range(5) if place != source])))
        model.check()


def seen(table: Bare, zone: Zone, seat: int) -> list[int]:
    """The faces that a seat sees in a zone, NONE for a card it does not know."""
    return sorted(int(table.face[card] if table.knows(seat, card) else NONE) for card in zone.to_list())


@dataclass(frozen=True)
class Setting:
    """Two hands with cards, some of them known to some seats."""

    faces: tuple[int, ...]
    in_source: int
    sees: tuple[int, int]
    known: tuple[int, ...]

    def laid(self) -> Bare:
        zones = [Place("source", 0, self.sees[0], bag=True), Place("target", 1, self.sees[1], bag=True)]
        table = bare_table(self.faces, zones, seats=SEATS)
        for card, mask in enumerate(self.known):
            table.enter(card, table.extra[0 if card < self.in_source else 1])
            table.show(card, mask)
        return table

    def moved(self, at: int) -> Bare:
        table = self.laid()
        table.move(table.extra[0], at, table.extra[1])
        return table

    def closed(self) -> list[int]:
        """The places in the source where a card does not lie open."""
        table = self.laid()
        return [at for at in range(self.in_source) if not table.lies_open(table.extra[0].cards[at])]


@st.composite
def settings_of_the_table(draw: st.DrawFn) -> Setting:
    faces = draw(st.lists(st.integers(0, 3), min_size=3, max_size=7))
    known_to = draw(st.lists(masks, min_size=len(faces), max_size=len(faces)))
    return Setting(tuple(faces), draw(st.integers(2, len(faces))), (draw(masks), draw(masks)), tuple(known_to))


@thorough
@given(settings_of_the_table(), st.data())
def test_nobody_learns_from_a_card_that_moves_but_who_sees_where_it_goes(setting: Setting, data: st.DataObject) -> None:
    before = list(setting.laid().known)
    at = data.draw(st.integers(0, setting.in_source - 1))
    table = setting.moved(at)
    for card, seats in enumerate(before):
        assert table.known[card] & ~seats & ~(setting.sees[1] if card == at else 0) == 0


@thorough
@given(settings_of_the_table(), st.data())
def test_who_sees_into_a_hand_forgets_nothing(setting: Setting, data: st.DataObject) -> None:
    before = list(setting.laid().known)
    table = setting.moved(data.draw(st.integers(0, setting.in_source - 1)))
    for card, seats in enumerate(before):
        assert seats & setting.sees[0] & ~table.known[card] == 0


@thorough
@given(settings_of_the_table(), st.data())
def test_who_sees_neither_hand_cannot_tell_which_card_went(setting: Setting, data: st.DataObject) -> None:
    """Two worlds that look the same to an onlooker still do, whichever card that does not lie open goes in each."""
    places = setting.closed()
    if not places:
        return
    truth = setting.laid()
    at = data.draw(st.sampled_from(places))
    for seat in WATCHERS:
        if (setting.sees[0] | setting.sees[1]) & bit(seat):
            continue
        other = determinize(truth, seat, Chance(data.draw(st.integers(0, 99))))
        assert isinstance(other, Bare)
        one = setting.moved(at)
        hidden = [place for place, card in enumerate(other.extra[0].to_list()) if not other.lies_open(card)]
        other.move(other.extra[0], data.draw(st.sampled_from(hidden)), other.extra[1])
        assert BARE.view(one, seat).entries == BARE.view(other, seat).entries


@thorough
@given(settings_of_the_table(), st.data())
def test_who_sees_only_the_target_cannot_tell_copies_apart(setting: Setting, data: st.DataObject) -> None:
    places = setting.closed()
    if not places:
        return
    one = data.draw(st.sampled_from(places))
    other = data.draw(st.sampled_from([at for at in places if setting.faces[at] == setting.faces[one]]))
    for seat in WATCHERS:
        if setting.sees[1] & ~setting.sees[0] & bit(seat):
            tables = [setting.moved(at) for at in (one, other)]
            views = [[seen(table, zone, seat) for zone in table.extra] for table in tables]
            assert views[0] == views[1]


@thorough
@given(settings_of_the_table())
def test_a_card_that_lies_open_moves_in_full_sight(setting: Setting) -> None:
    opened = [at for at in range(setting.in_source) if at not in setting.closed()]
    before = list(setting.laid().known)
    for at in opened[:1]:
        table = setting.moved(at)
        assert [table.known[card] for card in range(len(before))] == before
