"""What seats remember, on any table: it never depends on what they cannot know, and it is never wrong.

Cards go in and out of hands, rows and piles, are shown, hidden, shuffled, searched and buried. Beside the true table
stand others that a seat cannot tell from it: determinized tables, and tables on which another card leaves a hand
than the true one did. As long as it is told the same of all of them it must remember the same on all of them. Since
what is remembered on a table is true there, it then holds of every table that could be the true one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from holdfast.kernel import EVERYONE, SPECTATOR, Chance, Determinizer, Journal, Zone, determinize, observe
from holdfast.testing.memory import check_recalled, memory
from tests.kernel.bare import BARE, Bare, Place, bare_table, closed, hand, row
from tests.kernel.tiny_phrases import EVENTS
from tests.properties.common import thorough

SEATS = 3
WATCHERS = [*range(SEATS), int(SPECTATOR)]
ZONES = (hand(0), hand(1), row(2), closed("pile"), Place("cellar", keeps=0))
HANDS = 2
DECK, DISCARD = len(ZONES), len(ZONES) + 1


def places(table: Bare) -> list[Zone]:
    return [*table.extra, table.deck, table.discard]


@dataclass(frozen=True)
class Step:
    """Something done to a table: with the card at a place, or with a whole zone."""

    what: str
    zone: int
    at: int = 0
    target: int = 0
    seats: int = 0

    def on(self, table: Bare) -> None:
        zone, target = places(table)[self.zone], places(table)[self.target]
        if self.what == "shuffle":
            table.shuffle(zone)
        elif self.what == "move all":
            table.move_all(zone, target)
        elif self.what == "search":
            for at in range(zone.size):
                table.show(zone.cards[at], self.seats)
            table.search(zone, self.at, target)
        elif self.what == "bury":
            table.bury(zone, self.at, target)
        elif self.what == "show":
            self._show(table, zone)
        elif self.what == "hide":
            table.hide(zone.cards[self.at], self.seats | zone.sees)
        else:
            table.move(zone, self.at, target)

    def _show(self, table: Bare, zone: Zone) -> None:
        if self.zone < HANDS:
            table.show_one(zone, zone.cards[self.at], self.seats)
        else:
            table.show(zone.cards[self.at], self.seats)

    def as_others_may_think(self, size: int, seat: int, table: Bare) -> Iterator[Step]:
        """The same, and if the seat does not see into the hand the same with any other card of it."""
        yield self
        zone = places(table)[self.zone]
        if self.zone < HANDS and self.what in ("move", "show") and not zone.sees >> seat & 1:
            for at in range(size):
                yield Step(self.what, self.zone, at, self.target, self.seats)


@st.composite
def steps(draw: st.DrawFn, table: Bare) -> Step:
    """Any step that can be done to this table."""
    zones = places(table)
    filled = [number for number, zone in enumerate(zones) if zone.size]
    zone = draw(st.sampled_from(filled))
    at = draw(st.integers(0, int(zones[zone].size) - 1))
    target = draw(st.sampled_from([number for number in range(len(zones)) if number != zone]))
    seats = draw(st.sampled_from([0b001, 0b010, 0b100, 0b011, int(EVERYONE)]))
    if zone < HANDS:
        what = draw(st.sampled_from(["move", "move", "move", "show", "move all"]))
        return Step(what, zone, at, target, seats)
    what = draw(st.sampled_from(["move", "move", "shuffle", "shuffle", "show", "hide", "move all", "search", "bury"]))
    if what == "search":
        owner = draw(st.integers(0, HANDS - 1))
        return Step(what, zone, at, owner, 1 << owner)
    if what == "bury":
        return Step(what, zone, at, DECK if zone != DECK else 3)
    return Step(what, zone, at, target, seats)


def told(table: Bare, step: Step, seat: int) -> tuple[object, ...]:
    """Do a step; what a seat is told of it, and what it sees then."""
    table.journal = Journal(EVENTS.card_fields())
    step.on(table)
    lines = table.journal.told_to(table, seat)
    table.journal = None
    return lines, observe(table, seat)


def determinized(table: Bare, seat: int, luck: int) -> list[list[tuple[int, int]]]:
    """What a seat determinizes: for each place the face, and who knows it."""
    twin = determinize(table, seat, Chance(luck))
    return [[(int(twin.face[card]), int(twin.known[card])) for card in zone.to_list()] for zone in twin.zones]


def check_alike(table: Bare, step: Step, luck: int) -> None:
    """No seat remembers otherwise in another world that looks the same to it, also after the step."""
    for seat in WATCHERS:
        truth = table.copy()
        assert isinstance(truth, Bare)
        heard = told(truth, step, seat)
        for world in worlds(table, seat, luck):
            size = int(places(world)[step.zone].size)
            for other in step.as_others_may_think(size, seat, world):
                twin = world.copy()
                assert isinstance(twin, Bare)
                if told(twin, other, seat) == heard:
                    what = f"seat {seat}, {step} or {other}"
                    mine, theirs = (memory(BARE, each, seat) for each in (truth, twin))
                    assert mine == theirs, f"{what}: {mine} or {theirs}"
                    dealt = [determinized(each, seat, luck) for each in (truth, twin)]
                    assert dealt[0] == dealt[1], f"{what}: {dealt[0]} or {dealt[1]}"


def worlds(table: Bare, seat: int, luck: int) -> Iterator[Bare]:
    """The true table, and some that the seat determinizes."""
    yield table
    determinizer, chance = Determinizer(), Chance(luck)
    for _ in range(2):
        twin = determinizer.determinize(table, seat, chance)
        twin.chance = table.chance.copy()
        assert isinstance(twin, Bare)
        check_recalled(BARE, table, twin, seat)
        yield twin


@thorough
@given(st.lists(st.integers(0, 2), min_size=4, max_size=8), st.integers(0, 2**32), st.data())
def test_nobody_remembers_what_they_cannot_know(faces: list[int], luck: int, data: st.DataObject) -> None:
    table = bare_table(faces, ZONES, seats=SEATS, seed=luck)
    for card in range(len(faces)):
        table.enter(card, places(table)[data.draw(st.sampled_from([0, 1, 2, DECK, DISCARD, DISCARD]))])
    for _ in range(data.draw(st.integers(2, 14))):
        step = data.draw(steps(table))
        check_alike(table, step, luck)
        step.on(table)
