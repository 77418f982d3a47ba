"""Kinds of prompts and events, declared by a line."""

from __future__ import annotations

import pytest

from holdfast.kernel import CARD, FACE, NUMBER, SEAT, SEATS, WORD, GameFault, Kinds, events, prompts, words

MOODS = words("loud", "soft")


def test_a_kind_is_declared_by_its_name_and_fields() -> None:
    schema = events(mood=MOODS)
    assert schema.add("stole {seat} {target:seat} {card} {mood}") == 0
    assert schema.add("met {seats} {old:face} {force}") == 1
    stole, met = schema.kinds
    assert stole.name == "stole"
    assert [(field.name, field.kind) for field in stole.fields] == [
        ("seat", SEAT),
        ("target", SEAT),
        ("card", CARD),
        ("mood", WORD),
    ]
    assert [(field.name, field.kind) for field in met.fields] == [("seats", SEATS), ("old", FACE), ("force", NUMBER)]
    assert stole.fields[3].words is MOODS


@pytest.mark.parametrize(
    ("line", "kind"),
    [("ransom {by:saet}", "saet"), ("told {one:card:askd}", "card:askd"), ("bid {sum:asked}", "asked")],
)
def test_a_misspelt_kind_of_field_is_named_with_its_line(line: str, kind: str) -> None:
    known = "card, face, mood, number, seat, seats"
    with pytest.raises(GameFault, match=f"“{line}”: there is no kind of field “{kind}”; there are {known}"):
        prompts(mood=MOODS).add(line)


def test_a_number_may_be_called_one() -> None:
    schema = events()
    schema.add("won {force} {wall:number}")
    assert [field.kind for field in schema.kinds[0].fields] == [NUMBER, NUMBER]


def test_fields_of_one_name_share_a_place() -> None:
    schema = prompts()
    schema.add("one {by:seat} {card}")
    schema.add("two {card} {count} {by:seat}")
    assert [schema.field(name) for name in ("by", "card", "count")] == [0, 1, 2]
    assert [field.slot for field in schema.kinds[2].fields] == [1, 2, 0]
    assert schema.field_count == 3


def test_a_kind_is_found_by_its_name() -> None:
    schema = Kinds()
    schema.add("one")
    schema.add("two {seat}", implied=True)
    assert (schema.number_of("two"), schema.number_of("three")) == (1, None)
    assert [kind.implied for kind in schema.kinds] == [False, True]


def test_a_turn_is_always_the_first_prompt() -> None:
    turn = prompts().kinds[0]
    assert (turn.name, turn.implied, turn.sealed) == ("turn", True, False)


def test_a_prompt_with_a_home_for_answers_is_sealed() -> None:
    schema = prompts()
    schema.add("voting", answer="vote")
    schema.add("asking")
    assert [(kind.sealed, kind.answer) for kind in schema.kinds[1:]] == [(True, "vote"), (False, "")]


@pytest.mark.parametrize(("line", "asked_only"), [("a {one:card:asked}", True), ("a {one:card}", False)])
def test_a_field_may_be_for_those_who_are_asked(line: str, asked_only: bool) -> None:
    schema = prompts()
    schema.add(line)
    field = schema.kinds[1].fields[0]
    assert (field.name, field.kind, field.asked_only) == ("one", CARD, asked_only)


def test_the_fields_that_name_cards_are_known_bit_by_bit() -> None:
    schema = events()
    schema.add("none {seat}")
    schema.add("some {seat} {card} {count} {old:card}")
    assert schema.card_fields() == [0, 0b1010]
