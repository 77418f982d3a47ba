"""How sentences are read: the data behind the wording."""

from __future__ import annotations

import pytest

from holdfast.games.shield.law import Deed, Doing, Event, EventRule, Happening, Who
from holdfast.games.shield.law_actions import (
    Action,
    Asks,
    Condition,
    Discard,
    Draw,
    Move,
    Owner,
    Place,
    Spot,
    Swap,
    Which,
    asked,
)
from holdfast.games.shield.law_cards import Kind, Selector, Suit
from holdfast.games.shield.law_values import Change, Context, Scale, ValueRule, Worth
from holdfast.laws import canonical, read

pytestmark = pytest.mark.quick

HEARTS = Selector((Kind(suit=Suit.HEARTS),))


def test_a_value_rule() -> None:
    double = Change(Scale.TIMES, 2)
    assert read("Hearts in a shield count twice") == ValueRule(HEARTS, (Worth(Context.SHIELD, double),))


def test_two_places_with_two_values() -> None:
    rule = read(
        "When attacking the Spades color counts as double value when hitting Shield but 0 value for Life damage"
    )
    assert isinstance(rule, ValueRule)
    assert rule.worths == (
        Worth(Context.AGAINST_SHIELD, Change(Scale.TIMES, 2)),
        Worth(Context.FOR_LIFE, Change(Scale.EXACTLY, 0)),
    )


@pytest.mark.parametrize(
    ("said", "context"),
    [
        ("Charged hearts are worth double against shields", Context.CHARGED_AGAINST_SHIELD),
        ("Hearts are worth double as attack cards for life damage", Context.ATTACK_CARD_FOR_LIFE),
        ("Charged hearts are worth double shield value", Context.CHARGED_AGAINST_SHIELD),
        ("Hearts are worth double shield value", Context.SHIELD),
        ("Hearts are worth double life value when attacking", Context.FOR_LIFE),
        ("Hearts deal double damage", Context.ATTACKING),
        ("Hearts are worth double", Context.ANYWHERE),
    ],
)
def test_contexts_narrow_each_other(said: str, context: Context) -> None:
    rule = read(said)
    assert isinstance(rule, ValueRule)
    assert [worth.context for worth in rule.worths] == [context]


@pytest.mark.parametrize(
    ("said", "means"),
    [
        ("red hearts", "hearts"),
        ("even queens", "queens"),
        ("number aces", "aces"),
        ("hearts or red cards", "red cards"),
        ("red or black cards", "all cards"),
        ("cards worth 1 or more", "all cards"),
        ("cards worth 3 or more worth 7 or less", "cards worth 3 to 7"),
        ("cards between 5 and 5", "cards worth exactly 5"),
        ("cards that are red and even", "red even cards"),
        ("red and even cards", "red even cards"),
        ("red and black cards", "all cards"),
        ("hearts and aces", "hearts or aces"),
        ("face cards of the suit clubs", "face cards of clubs"),
        ("the 7 of clubs", "the seven of clubs"),
        ("cards that are hearts or aces", "hearts or aces"),
        ("even kings", "even kings"),
        ("kings worth 13", "cards worth 13 or more"),
    ],
)
def test_selectors_have_a_plainest_form(said: str, means: str) -> None:
    verb = "is" if means.startswith("the ") else "are"
    assert canonical(read(f"{said} count double")).lower() == f"{means} {verb} worth double."


def test_who_that_player_is_where_nobody_is_spoken_of() -> None:
    heal = Deed(Doing.HEAL, 1)
    absorbed = Event(Happening.ABSORBED)
    assert read("When an attack is absorbed, that player heals 1") == EventRule(absorbed, Who.ATTACKER, heal)
    assert read("When a player absorbs an attack, they heal 1") == EventRule(absorbed, Who.DEFENDER, heal)
    drawn = Event(Happening.DRAWN, HEARTS)
    assert read("When a player draws a heart for an attack, they heal 1") == EventRule(drawn, Who.ATTACKER, heal)
    broken = Event(Happening.BREAKS_EXACTLY)
    assert read("When a player's shield is broken exactly, they heal 1") == EventRule(broken, Who.DEFENDER, heal)


def test_it_is_the_card_of_the_condition() -> None:
    action = read("If a player has a Shield card of the color Hearts they can swap it with their Life card")
    card = Place(Spot.SHIELD, Owner.YOURS, HEARTS)
    assert action == Action("action1", (Swap(card, Place(Spot.LIFE)),), Condition(card))


def test_between_two_players_are_any_two() -> None:
    one, other = Place(Spot.SHIELD, Owner.ANY), Place(Spot.SHIELD, Owner.DIFFERENT)
    assert read("Swap one Shield card between two players") == Action("action1", (Swap(one, other),))


def test_their_is_the_player_on_turn_or_the_one_pointed_at() -> None:
    pointed = read("Swap another player's shield card with their life card")
    assert isinstance(pointed, Action)
    assert pointed.steps == (Swap(Place(Spot.SHIELD, Owner.ANOTHER), Place(Spot.LIFE, Owner.SAME)),)
    own = read("A player may swap another player's shield card with their life card")
    assert isinstance(own, Action)
    assert own.steps == (Swap(Place(Spot.SHIELD, Owner.ANOTHER), Place(Spot.LIFE, Owner.YOURS)),)


def test_what_an_action_asks_for() -> None:
    action = read("Mend: discard a charged card to draw a card for your lower shield")
    assert isinstance(action, Action)
    assert action.everything == (
        Discard(Place(Spot.CHARGED)),
        Draw(Place(Spot.SHIELD, which=Which.LOWER)),
    )
    assert [asked(step) for step in action.everything] == [[Asks.CARD], []]
    sap = read("Sap: deal 2 damage to another player's shield")
    assert isinstance(sap, Action)
    assert asked(sap.steps[0]) == [Asks.PLAYER]
    assert asked(Move(Place(Spot.CHARGED), Place(Spot.CHARGED, Owner.ANOTHER))) == [Asks.CARD, Asks.PLAYER]
    assert asked(Swap(Place(Spot.LIFE), Place(Spot.LIFE, Owner.ANOTHER))) == [Asks.CARD]
