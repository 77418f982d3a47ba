"""Who knows what: shuffles forget, and neither `slip` nor `take_face` lets a seat know more than it could.

Rows are compared without order: which place was left is seen by all, which card lay there is the secret.
"""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import assume, given
from hypothesis import strategies as st

from holdfast.kernel import EVERYONE, NONE, SPECTATOR, Zone, bit
from tests.kernel.tiny import Bare, bare_table
from tests.properties.common import lawful, thorough

SEATS = 3
WATCHERS = [*range(SEATS), int(SPECTATOR)]
masks = st.integers(0, 8).map(lambda mask: int(EVERYONE) if mask == 8 else mask)


@dataclass(frozen=True)
class Setting:
    """Two zones with cards, some of them known to some seats."""

    faces: tuple[int, ...]
    in_source: int
    sees: tuple[int, int]
    known: tuple[int, ...]

    def laid(self) -> Bare:
        table = bare_table(self.faces, [("source", 0, self.sees[0]), ("target", 1, self.sees[1])], seats=SEATS)
        for card, mask in enumerate(self.known):
            table.put(card, table.extra[0 if card < self.in_source else 1])
            table.show(card, mask)
        return table


@st.composite
def settings_of_the_table(draw: st.DrawFn) -> Setting:
    faces = draw(st.lists(st.integers(0, 3), min_size=3, max_size=7))
    known = draw(st.lists(masks, min_size=len(faces), max_size=len(faces)))
    return Setting(tuple(faces), draw(st.integers(2, len(faces))), (draw(masks), draw(masks)), tuple(known))


def seen(table: Bare, zone: Zone, seat: int) -> list[int]:
    """The faces that a seat sees in a zone, NONE for a card it does not know."""
    return sorted(int(table.face[card] if table.knows(seat, card) else NONE) for card in zone.listed())


def seen_after_slip(setting: Setting, index: int, seat: int) -> tuple[list[int], list[int]]:
    table = setting.laid()
    table.slip(table.extra[0], index, table.extra[1])
    return seen(table, table.extra[0], seat), seen(table, table.extra[1], seat)


def down(setting: Setting) -> list[int]:
    """The places in the source where a card lies face down."""
    table = setting.laid()
    return [at for at in range(setting.in_source) if not table.lies_open(table.extra[0].cards[at])]


# Shuffling


@lawful
@given(settings_of_the_table())
def test_after_a_shuffle_only_who_sees_into_the_zone_knows_its_cards(setting: Setting) -> None:
    table = setting.laid()
    before = list(table.known)
    table.shuffle(table.extra[0])
    for card in range(len(setting.faces)):
        expected = setting.sees[0] if card < setting.in_source else before[card]
        assert table.known[card] == expected


@lawful
@given(st.lists(st.integers(0, 3), max_size=12), st.integers(0, 2**32))
def test_a_renewed_deck_is_known_to_nobody(faces: list[int], seed: int) -> None:
    table = bare_table(faces, seed=seed)
    for card in range(len(faces)):
        table.put(card, table.discard)
    table.renew_deck()
    assert sorted(table.deck.listed()) == list(range(len(faces)))
    assert all(known == 0 for known in table.known)


# Cards chosen out of sight


@thorough
@given(settings_of_the_table(), st.data())
def test_nobody_learns_from_a_slipped_card_but_who_sees_where_it_goes(setting: Setting, data: st.DataObject) -> None:
    table = setting.laid()
    before = list(table.known)
    index = data.draw(st.integers(0, setting.in_source - 1))
    moved = table.slip(table.extra[0], index, table.extra[1])
    for card, known in enumerate(before):
        gained = table.known[card] & ~known
        assert gained & ~(setting.sees[1] if card == moved else 0) == 0


@thorough
@given(settings_of_the_table(), st.data())
def test_who_sees_into_the_source_forgets_nothing(setting: Setting, data: st.DataObject) -> None:
    table = setting.laid()
    before = list(table.known)
    table.slip(table.extra[0], data.draw(st.integers(0, setting.in_source - 1)), table.extra[1])
    for card, known in enumerate(before):
        assert known & setting.sees[0] & ~table.known[card] == 0


@thorough
@given(settings_of_the_table(), st.data())
def test_who_sees_neither_zone_cannot_tell_which_card_was_slipped(setting: Setting, data: st.DataObject) -> None:
    places = down(setting)
    assume(len(places) > 1)
    one, other = data.draw(st.sampled_from(places)), data.draw(st.sampled_from(places))
    for seat in WATCHERS:
        if not (setting.sees[0] | setting.sees[1]) & bit(seat):
            assert seen_after_slip(setting, one, seat) == seen_after_slip(setting, other, seat)


@thorough
@given(settings_of_the_table(), st.data())
def test_who_sees_only_the_target_cannot_tell_copies_apart(setting: Setting, data: st.DataObject) -> None:
    places = down(setting)
    assume(places)
    one = data.draw(st.sampled_from(places))
    copies = [at for at in places if setting.faces[at] == setting.faces[one]]
    other = data.draw(st.sampled_from(copies))
    for seat in WATCHERS:
        if setting.sees[1] & ~setting.sees[0] & bit(seat):
            assert seen_after_slip(setting, one, seat) == seen_after_slip(setting, other, seat)


@thorough
@given(settings_of_the_table())
def test_a_card_that_lies_open_is_slipped_in_full_sight(setting: Setting) -> None:
    table = setting.laid()
    opened = [at for at in range(setting.in_source) if table.lies_open(table.extra[0].cards[at])]
    assume(opened)
    before = list(table.known)
    table.slip(table.extra[0], opened[0], table.extra[1])
    assert list(table.known) == before


# A copy that leaves openly


def copies_known(table: Bare, seat: int, face: int) -> int:
    return sum(table.face[card] == face and table.knows(seat, card) for card in table.extra[0].listed())


@thorough
@given(settings_of_the_table(), st.integers(0, 3))
def test_who_sees_a_copy_leave_counts_one_less_and_forgets_nothing_else(setting: Setting, face: int) -> None:
    table = setting.laid()
    before = list(table.known)
    counted = {seat: copies_known(table, seat, face) for seat in WATCHERS}
    card = table.take_face(table.extra[0], face)
    assume(card != NONE)
    assert table.face[card] == face
    for seat in WATCHERS:
        assert copies_known(table, seat, face) == max(0, counted[seat] - 1)
    for other in range(len(setting.faces)):
        assert table.known[other] & ~before[other] == 0
        if setting.faces[other] != face or other >= setting.in_source:
            assert table.known[other] == before[other]


@lawful
@given(settings_of_the_table())
def test_a_face_is_taken_if_and_only_if_it_is_there(setting: Setting) -> None:
    for face in range(4):
        table = setting.laid()
        there = face in setting.faces[: setting.in_source]
        assert (table.take_face(table.extra[0], face) != NONE) == there
        assert table.extra[0].size == setting.in_source - there


# Closed piles


@lawful
@given(settings_of_the_table())
def test_a_closed_pile_keeps_no_secrets_that_were_known_before(setting: Setting) -> None:
    table = setting.laid()
    table.extra[1].keeps = 0
    table.put_all(table.extra[0], table.extra[1])
    for card in range(setting.in_source):
        assert table.known[card] == setting.sees[1]
