"""How sentences are read: the data behind the wording."""

from __future__ import annotations

import pytest

from holdfast.games.shield.language import read, render
from holdfast.games.shield.laws.actions import (
    Action,
    CardRef,
    CardZone,
    Condition,
    DiscardStep,
    DrawStep,
    MoveStep,
    Owner,
    Side,
    SwapStep,
    TargetKind,
    targets,
)
from holdfast.games.shield.laws.cards import CardKind, Selector, Suit
from holdfast.games.shield.laws.events import EffectKind, EventRule, Recipient, RuleEffect, Trigger, TriggerKind
from holdfast.games.shield.laws.values import Context, Modifier, Operator, ValueChange, ValueRule

pytestmark = pytest.mark.quick

HEARTS = Selector((CardKind(suit=Suit.HEARTS),))


def test_a_value_rule() -> None:
    double = ValueChange(Operator.TIMES, 2)
    assert read("Hearts in a shield count twice") == ValueRule(HEARTS, (Modifier(Context.SHIELD, double),))


def test_two_places_with_two_values() -> None:
    rule = read(
        "When attacking the Spades color counts as double value when hitting Shield but 0 value for Life damage"
    )
    assert isinstance(rule, ValueRule)
    assert rule.modifiers == (
        Modifier(Context.AGAINST_SHIELD, ValueChange(Operator.TIMES, 2)),
        Modifier(Context.FOR_LIFE, ValueChange(Operator.EXACTLY, 0)),
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
    assert [worth.context for worth in rule.modifiers] == [context]


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
    assert render(read(f"{said} count double")).lower() == f"{means} {verb} worth double."


def test_who_that_player_is_where_nobody_is_spoken_of() -> None:
    heal = RuleEffect(EffectKind.HEAL, 1)
    absorbed = Trigger(TriggerKind.ABSORBED)
    assert read("When an attack is absorbed, that player heals 1") == EventRule(absorbed, Recipient.ATTACKER, heal)
    assert read("When a player absorbs an attack, they heal 1") == EventRule(absorbed, Recipient.DEFENDER, heal)
    drawn = Trigger(TriggerKind.DRAWN, HEARTS)
    assert read("When a player draws a heart for an attack, they heal 1") == EventRule(drawn, Recipient.ATTACKER, heal)
    broken = Trigger(TriggerKind.BREAKS_EXACTLY)
    assert read("When a player's shield is broken exactly, they heal 1") == EventRule(broken, Recipient.DEFENDER, heal)


def test_it_is_the_card_of_the_condition() -> None:
    action = read("If a player has a Shield card of the color Hearts they can swap it with their Life card")
    card = CardRef(CardZone.SHIELD, Owner.YOURS, HEARTS)
    assert action == Action("action1", (SwapStep(card, CardRef(CardZone.LIFE)),), Condition(card))


def test_between_two_players_are_any_two() -> None:
    one, other = CardRef(CardZone.SHIELD, Owner.ANY), CardRef(CardZone.SHIELD, Owner.DIFFERENT)
    assert read("Swap one Shield card between two players") == Action("action1", (SwapStep(one, other),))


def test_their_is_the_player_on_turn_or_the_one_pointed_at() -> None:
    pointed = read("Swap another player's shield card with their life card")
    assert isinstance(pointed, Action)
    assert pointed.steps == (SwapStep(CardRef(CardZone.SHIELD, Owner.ANOTHER), CardRef(CardZone.LIFE, Owner.SAME)),)
    own = read("A player may swap another player's shield card with their life card")
    assert isinstance(own, Action)
    assert own.steps == (SwapStep(CardRef(CardZone.SHIELD, Owner.ANOTHER), CardRef(CardZone.LIFE, Owner.YOURS)),)


def test_what_an_action_asks_for() -> None:
    action = read("Mend: discard a charged card to draw a card for your lower shield")
    assert isinstance(action, Action)
    assert action.everything == (
        DiscardStep(CardRef(CardZone.CHARGED)),
        DrawStep(CardRef(CardZone.SHIELD, side=Side.LOWER)),
    )
    assert [targets(step) for step in action.everything] == [[TargetKind.CARD], []]
    sap = read("Sap: deal 2 damage to another player's shield")
    assert isinstance(sap, Action)
    assert targets(sap.steps[0]) == [TargetKind.PLAYER]
    assert targets(MoveStep(CardRef(CardZone.CHARGED), CardRef(CardZone.CHARGED, Owner.ANOTHER))) == [
        TargetKind.CARD,
        TargetKind.PLAYER,
    ]
    assert targets(SwapStep(CardRef(CardZone.LIFE), CardRef(CardZone.LIFE, Owner.ANOTHER))) == [TargetKind.CARD]
