"""What laws mean in numbers: selectors as faces, value rules as a table."""

from __future__ import annotations

import pytest

from holdfast.games.shield.laws.cards import FACES, CardKind, Colour, Figure, Parity, Selector, Suit
from holdfast.games.shield.laws.codec import from_data
from holdfast.games.shield.laws.values import (
    AS_LIFE,
    CHARGED_AT_LIFE,
    DRAWN_AT_LIFE,
    DRAWN_AT_SHIELD,
    IN_SHIELD,
    SITUATIONS,
    SITUATIONS_OF,
    SWAPPED,
    Context,
    Modifier,
    Operator,
    ValueChange,
    ValueRule,
    value_table,
)
from holdfast.kernel.cards import PLAYING_CARDS

SPADES, HEARTS = Selector((CardKind(suit=Suit.SPADES),)), Selector((CardKind(suit=Suit.HEARTS),))


def faces(kind: CardKind, king_value: int = 12) -> str:
    mask = Selector((kind,)).mask(king_value)
    return " ".join(name for face, name in enumerate(PLAYING_CARDS) if mask >> face & 1)


@pytest.mark.parametrize(
    ("kind", "named"),
    [
        (CardKind(rank=1), "AS AH AD AC"),
        (CardKind(suit=Suit.HEARTS, figure=Figure.FACE), "JH QH KH"),
        (CardKind(suit=Suit.CLUBS, rank=12), "QC"),
        (CardKind(colour=Colour.RED, most=2), "AH 2H AD 2D"),
        (CardKind(suit=Suit.SPADES, least=11), "JS QS KS"),
        (CardKind(suit=Suit.SPADES, figure=Figure.NUMBER, parity=Parity.ODD), "AS 3S 5S 7S 9S"),
        (CardKind(suit=Suit.DIAMONDS, least=3, most=5), "3D 4D 5D"),
    ],
)
def test_the_faces_of_a_kind(kind: CardKind, named: str) -> None:
    assert faces(kind) == named


def test_kings_count_as_the_table_counts_them() -> None:
    odd, large = CardKind(suit=Suit.SPADES, parity=Parity.ODD), CardKind(suit=Suit.SPADES, least=13)
    assert "KS" not in faces(odd, 12)
    assert "KS" in faces(odd, 13)
    assert (faces(large, 12), faces(large, 13)) == ("", "KS")


def test_all_cards_and_several_kinds() -> None:
    assert Selector().mask(12) == (1 << FACES) - 1
    both = Selector((CardKind(suit=Suit.SPADES), CardKind(rank=1)))
    assert both.mask(12).bit_count() == 16


def test_every_context_is_a_set_of_situations() -> None:
    assert SITUATIONS_OF[Context.ANYWHERE] == (1 << SITUATIONS) - 1
    assert SITUATIONS_OF[Context.SWAPPED_IN] & ~SITUATIONS_OF[Context.SHIELD] == 0
    assert SITUATIONS_OF[Context.ATTACKING] == SITUATIONS_OF[Context.AGAINST_SHIELD] | SITUATIONS_OF[Context.FOR_LIFE]
    assert SITUATIONS_OF[Context.ATTACKING] == SITUATIONS_OF[Context.ATTACK_CARD] | SITUATIONS_OF[Context.CHARGED]
    assert len(set(SITUATIONS_OF.values())) == len(Context)


def value(rules: list[ValueRule], situation: int, card: str, king_value: int = 12) -> int:
    return value_table(rules, king_value)[situation * FACES + PLAYING_CARDS.index(card)]


def rule(cards: Selector, context: Context, operator: Operator, number: int = 0) -> ValueRule:
    return ValueRule(cards, (Modifier(context, ValueChange(operator, number)),))


def test_without_rules_a_card_is_worth_what_is_printed() -> None:
    assert [value([], AS_LIFE, card) for card in ("AS", "10H", "JD", "QC", "KS")] == [1, 10, 11, 12, 12]
    assert value([], IN_SHIELD, "KS", 13) == 13


def test_a_rule_counts_in_its_context_only() -> None:
    rules = [rule(HEARTS, Context.SHIELD, Operator.TIMES, 2)]
    assert value(rules, IN_SHIELD, "7H") == value(rules, SWAPPED, "7H") == 14
    assert value(rules, AS_LIFE, "7H") == value(rules, IN_SHIELD, "7S") == 7


def test_rules_apply_in_the_order_they_were_written() -> None:
    double, more = rule(HEARTS, Context.LIFE, Operator.TIMES, 2), rule(HEARTS, Context.LIFE, Operator.MORE, 3)
    assert value([double, more], AS_LIFE, "5H") == 13
    assert value([more, double], AS_LIFE, "5H") == 16


def test_half_is_rounded_down_and_nothing_is_the_least() -> None:
    assert value([rule(SPADES, Context.CHARGED, Operator.HALF)], CHARGED_AT_LIFE, "7S") == 3
    assert value([rule(SPADES, Context.CHARGED, Operator.LESS, 9)], CHARGED_AT_LIFE, "7S") == 0
    assert value([rule(SPADES, Context.CHARGED, Operator.EXACTLY, 14)], CHARGED_AT_LIFE, "AS") == 14


def test_two_worths_of_one_sentence() -> None:
    double, nothing = ValueChange(Operator.TIMES, 2), ValueChange(Operator.EXACTLY, 0)
    rules = [ValueRule(SPADES, (Modifier(Context.AGAINST_SHIELD, double), Modifier(Context.FOR_LIFE, nothing)))]
    assert value(rules, DRAWN_AT_SHIELD, "10S") == 20
    assert value(rules, DRAWN_AT_LIFE, "10S") == 0


@pytest.mark.parametrize(
    "wrong",
    [
        {"law": "wish"},
        {"law": 3},
        [],
        {"law": "limit", "bound": "hold", "number": "2"},
        {"law": "value", "cards": {}, "worths": []},
        {"law": "value", "cards": [{"suit": "stars"}], "worths": []},
    ],
)
def test_data_that_is_no_law(wrong: object) -> None:
    with pytest.raises(ValueError):
        from_data(wrong)
