"""Determinizer on any table: faces stay within their backs, places and what the seat knows."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from holdfast.kernel import Chance, State, determinize
from tests.kernel.bare import Bare, Place, bare_table
from tests.properties.common import thorough

SEATS = 3
ONE, TWO, FOUR = 1, 2, 4
ALLOWS = (ONE, TWO, FOUR, ONE | TWO, ONE | TWO | FOUR)
"""What a zone can allow: nested or disjoint, as the sorts of all games are."""
BACKS = ([ONE, TWO, FOUR], [ONE | TWO, FOUR], [ONE | TWO | FOUR])


@dataclass(frozen=True)
class Setting:
    """Zones that allow some sorts, each with cards that may lie there; who knows each card; which sorts look alike."""

    zones: tuple[tuple[int, tuple[int, ...]], ...]
    known: tuple[int, ...]
    backs: tuple[int, ...]

    def laid(self) -> Bare:
        """A table on which every card has a face of its own."""
        sorts = [sort for _, cards in self.zones for sort in cards]
        zones = [Place(f"z{at}", at % SEATS, allows=allows) for at, (allows, _) in enumerate(self.zones)]
        table = bare_table(range(len(sorts)), zones, sorts=sorts, backs=self.backs)
        card = 0
        for zone, (_, cards) in zip(table.extra, self.zones, strict=True):
            for _ in cards:
                table.enter(card, zone)
                table.show(card, self.known[card])
                card += 1
        return table


@st.composite
def settings_of_the_table(draw: st.DrawFn) -> Setting:
    zones = []
    for _ in range(draw(st.integers(1, 4))):
        allows = draw(st.sampled_from(ALLOWS))
        fitting = [sort for sort in (ONE, TWO, FOUR) if sort & allows]
        zones.append((allows, tuple(draw(st.lists(st.sampled_from(fitting), max_size=4)))))
    count = sum(len(cards) for _, cards in zones)
    known = draw(st.lists(st.integers(0, 7), min_size=count, max_size=count))
    return Setting(tuple(zones), tuple(known), tuple(draw(st.sampled_from(BACKS))))


def places(state: State) -> list[tuple[int, int, int]]:
    """For each place on the table: what can lie there, the face that does, and who knows it."""
    return [
        (int(zone.allows), int(state.face[card]), int(state.known[card]))
        for zone in state.zones
        for card in zone.to_list()
    ]


def back(table: Bare, face: int) -> int:
    return next(mask for mask in table.backs if mask & table.sorts[face])


@thorough
@given(settings_of_the_table(), st.integers(0, 2**32))
def test_determinization_keeps_to_what_is_known_and_possible(setting: Setting, luck: int) -> None:
    table = setting.laid()
    truth = places(table)
    for seat in range(SEATS):
        determinized = places(determinize(table, seat, Chance(luck)))
        assert Counter(face for _, face, _ in determinized) == Counter(face for _, face, _ in truth)
        for (allows, face, known), (_, true_face, true_known) in zip(determinized, truth, strict=True):
            assert known == true_known
            assert allows & table.sorts[face]
            assert back(table, face) == back(table, true_face)
            if known >> seat & 1:
                assert face == true_face
    assert places(table) == truth


@thorough
@given(settings_of_the_table(), st.integers(0, 2**32), st.integers(0, 2**32))
def test_two_truths_that_look_alike_are_determinized_alike(setting: Setting, luck: int, other_luck: int) -> None:
    table = setting.laid()
    for seat in range(SEATS):
        other = determinize(table, seat, Chance(other_luck))
        assert places(determinize(other, seat, Chance(luck))) == places(determinize(table, seat, Chance(luck)))


@thorough
@given(settings_of_the_table())
def test_the_numbers_of_the_cards_do_not_tell_the_truth(setting: Setting) -> None:
    """What a card's number meant in the box says nothing about where the card really lies."""
    table = setting.laid()
    for seat in range(SEATS):
        twin = determinize(table, seat, Chance(1))
        assert list(twin.face) == list(table.face)
        assert sorted(card for zone in twin.zones for card in zone.to_list()) == list(range(len(table.face)))
