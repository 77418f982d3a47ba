"""Drawings: what lies where, made from a view by the schema."""

from __future__ import annotations

import pytest

from holdfast.games.upgrade import GAME as UPGRADE
from holdfast.kernel import (
    ALWAYS,
    EVERYONE,
    SPECTATOR,
    UNSEEN,
    Area,
    Card,
    Chance,
    Counter,
    Game,
    Layout,
    Plain,
    Rules,
    Spread,
    TextRef,
    Vocabulary,
    lay_out,
    things,
)
from tests.kernel.bare import Bare, BareOptions
from tests.kernel.tiny import TINY
from tests.kernel.tiny_phrases import EVENTS, FACES, PROMPTS, VERBS

TALK: dict[str, Plain] = {
    "turn": "p1",
    "p1": {"hand": ["ant", "bee"], "row": ["+cat", "+hat", "+bow", "-dog", "-ant"], "points": 4},
    "p2": {"hand": ["ant@p1", "bee"], "row": ["-bee"]},
    "removed": ["dog"],
}


def drawn(seat: int = 0, **change: Plain) -> Layout:
    position = {**TALK, **change}
    return lay_out(TINY.view(TINY.restore(2, TINY.options.read({}), position, Chance(1)), seat))


def spread(area: Area, path: str) -> Spread:
    return next(spread for spread in area.spreads if spread.path == path)


def paths(area: Area) -> list[str]:
    return [spread.path for spread in area.spreads]


# Spreads


def test_there_is_a_middle_and_one_area_per_seat_in_seating_order() -> None:
    layout = drawn()
    assert layout.middle.path == "middle"
    assert [area.path for area in layout.seats] == ["p1", "p2"]


def test_every_zone_lies_in_its_area_in_its_shape() -> None:
    layout = drawn()
    shapes = {spread.path: spread.shape for area in (layout.middle, *layout.seats) for spread in area.spreads}
    assert shapes == {
        "deck": "pile",
        "discard": "pile",
        "sky": "pile",
        "omen": "stack",
        "p1.hand": "fan",
        "p1.row": "row",
        "p2.hand": "fan",
        "p2.row": "row",
    }


def test_a_zone_without_a_shape_is_never_drawn_and_a_tucked_one_only_with_cards() -> None:
    assert "removed" not in paths(drawn().middle)
    assert "p1.den" not in paths(drawn().seats[0])
    filled = drawn(p1={"hand": ["ant"], "den": ["cat"]})
    assert spread(filled.seats[0], "p1.den").cards == (Card(UNSEEN),)


def test_cards_are_marked_as_seen_by_me_only_or_open() -> None:
    hand = spread(drawn().seats[0], "p1.hand")
    assert hand.cards == (Card("ant", only_mine=True), Card("bee", only_mine=True))
    assert spread(drawn().seats[1], "p2.hand").cards == (Card("ant", only_mine=True), Card(UNSEEN))
    assert spread(drawn(int(SPECTATOR)).seats[1], "p2.hand").cards == (Card(UNSEEN), Card(UNSEEN))


def test_cards_that_belong_to_the_one_before_are_its_badges() -> None:
    """Two charms on the cat: the card behind them is still drawn with its own sign."""
    assert spread(drawn(1).seats[0], "p1.row").cards == (
        Card("cat", ("open", "hat", "bow")),
        Card(UNSEEN),
        Card(UNSEEN),
    )


@pytest.mark.parametrize(
    ("row", "badges"),
    [
        (["+cat", "+hat", "+dog"], [("open", "hat"), ("open",)]),
        (["+cat", "+hat", "-dog"], [("open", "hat"), ()]),
        (["-cat", "+hat", "+dog"], [("hat",), ("open",)]),
        (["+hat", "+dog"], [("open",), ("open",)]),
    ],
)
def test_a_sign_stays_with_its_card_whatever_is_attached_before_it(row: Plain, badges: list[tuple[str, ...]]) -> None:
    cards = spread(drawn(p1={"hand": ["ant"], "row": row}).seats[0], "p1.row").cards
    assert [card.badges for card in cards] == badges


def test_a_deck_is_drawn_with_its_top_last() -> None:
    cards = spread(drawn(deck=["cat@p1"]).middle, "deck").cards
    assert cards[-1] == Card("cat", only_mine=True)
    assert set(cards[:-1]) == {Card(UNSEEN)}


def test_a_slot_has_room_for_one() -> None:
    state = UPGRADE.deal(2, UPGRADE.options.read({}), Chance(1))
    assert spread(lay_out(UPGRADE.view(state, 0)).middle, "drawn") == Spread("slot", "drawn", (), 1)


# Counters and notes


def test_a_counter_counts_up_to_what_it_can_be() -> None:
    assert Counter("p1.points", 4, 9) in drawn().seats[0].counters
    assert Counter("p1.worth", 3) in drawn().seats[0].counters


def test_a_counter_that_is_drawn_when_set_is_left_out_at_nothing() -> None:
    assert drawn().middle.counters == ()
    assert drawn(winks=3).middle.counters == (Counter("winks", 3),)


def test_a_counter_beside_a_zone_is_drawn_while_that_has_cards() -> None:
    charmed = Counter("p1.charmed", "")
    assert charmed in drawn(p1={"hand": ["ant"], "row": ["+cat"], "charmed": True}).seats[0].counters
    assert charmed not in drawn(p1={"hand": ["ant"], "charmed": True}).seats[0].counters


def test_notes_are_messages_for_flags_words_seats_and_sentences() -> None:
    layout = drawn(dark=True, weather="foul", shouts=["boo"])
    assert layout.middle.notes == (
        TextRef("weather-foul"),
        TextRef("note-dark"),
        TextRef("line-shouts", {"line": "boo"}),
    )
    assert [area.notes for area in layout.seats] == [(TextRef("note-leader"),), ()]
    assert drawn().middle.notes == (TextRef("weather-fair"),)


# Parts


class Castles(Bare):
    """Names with dots make parts."""

    def __init__(self, seats: int, options: BareOptions) -> None:
        super().__init__(seats, options)
        self.guards = self.declare.zone("S.guards", 0, EVERYONE)
        self.walls = self.declare.number("S.walls", 0, start=2, shown=ALWAYS)
        self.moat = self.declare.zone("moat.north", sees=EVERYONE)


CASTLES = Game(Rules("castles", range(1, 5), Castles), Vocabulary(VERBS, EVENTS, PROMPTS, FACES), BareOptions)


def test_a_name_with_a_dot_makes_a_part_of_its_area() -> None:
    layout = lay_out(CASTLES.view(CASTLES.empty_table(2, BareOptions(faces=(0,))), 0))
    [part] = layout.seats[0].parts
    assert (part.path, paths(part), part.counters) == ("p1.S", ["p1.S.guards"], (Counter("p1.S.walls", 2),))
    assert [part.path for part in layout.middle.parts] == ["moat"]
    assert layout.seats[1].parts == ()


# What can be touched


def test_areas_spreads_and_cards_by_place_and_face_can_be_touched() -> None:
    there = things(drawn())
    assert {"p1", "p2", "deck", "p1.hand", "p1.hand.2", "p1.hand:bee", "p1.row:hat", "p1.row.3"} <= there
    assert not {"p1.row.4", "p2.hand:bee", "removed", "p1.den", f"p2.hand:{UNSEEN}"} & there
