"""Custom rules: how long, how many, which names, and that the game stays playable."""

from __future__ import annotations

import pytest

from holdfast.games.shield.language import LawError, completions, read, render, suggestions
from holdfast.games.shield.language.checks import RESERVED
from holdfast.games.shield.laws.actions import Action
from holdfast.games.shield.laws.law import MOST_LETTERS, MOST_SENTENCES, Law
from holdfast.kernel.chance import Chance

pytestmark = pytest.mark.quick

ARMED = "A player may not attack with no charged cards"


def book(*sentences: str) -> list[Law]:
    """These sentences, put in force one after the other."""
    laws: list[Law] = []
    for sentence in sentences:
        laws.append(read(sentence, laws))
    return laws


def refusal(sentence: str, in_force: list[Law] | None = None) -> LawError:
    with pytest.raises(LawError) as told:
        read(sentence, in_force or [])
    return told.value


# A sentence is at most 200 characters; a match holds at most 12


def test_two_hundred_letters_are_read_and_one_more_is_not() -> None:
    sentence = "Heal 3".ljust(MOST_LETTERS)
    assert render(read(sentence)) == "action1: heal 3."
    refused = refusal(sentence + " ")
    assert (refused.reason, refused.at, refused.nearest) == ("too-long", MOST_LETTERS, "action1: heal 3.")
    assert "at most 200 letters; this one has 201" in str(refused)


def test_a_sentence_whose_canonical_wording_would_be_too_long() -> None:
    ranks = " or ".join(f"{number}s" for number in range(2, 11))
    deed = "the defender draws a new card for the lower one"
    sentence = f"If {ranks} or jacks or queens or kings are drawn for an attack, {deed}"
    assert len(sentence) <= MOST_LETTERS
    refused = refusal(sentence)
    assert refused.reason == "too-long"
    assert read(refused.nearest)


def test_with_twelve_in_force_nothing_can_be_added() -> None:
    full = book(*["Heal 3"] * MOST_SENTENCES)
    refused = refusal("Heal 3", full)
    assert (refused.reason, refused.nearest) == ("no-room", "")
    assert suggestions(Chance(1), full) == completions("", full) == []
    assert read("Heal 3", full[1:])


# Names of actions


def test_actions_without_a_name_are_numbered() -> None:
    named = [law.name for law in book("Heal 1", "Mend: heal 2", "Heal 3") if isinstance(law, Action)]
    assert named == ["action1", "Mend", "action2"]


def test_a_gap_in_the_numbers_is_filled() -> None:
    assert render(read("Heal 3", book("action2: heal 1"))) == "action1: heal 3."
    assert render(read("Heal 3", book("Action1: heal 1"))) == "action2: heal 3."


@pytest.mark.parametrize("name", sorted(RESERVED))
def test_names_of_moves_are_taken(name: str) -> None:
    refused = refusal(f"{name.title()}: heal 3")
    assert (refused.reason, refused.word, refused.nearest) == (
        "name-reserved",
        name.title(),
        f"{name.title()}1: heal 3.",
    )


def test_a_name_in_use_is_taken_whatever_its_case() -> None:
    refused = refusal("MEND: heal 3", book("Mend: heal 1"))
    assert (refused.reason, refused.word, refused.nearest) == ("name-in-use", "MEND", "MEND1: heal 3.")


@pytest.mark.parametrize("name", ["Big heal", "he-al", "he_al", "¿heal", "½", "²"])
def test_names_are_letters_and_digits(name: str) -> None:
    refused = refusal(f"{name}: heal 3")
    assert (refused.reason, refused.word) == ("name-letters", name)
    assert read(refused.nearest)


@pytest.mark.parametrize("name", ["Mend", "m1", "7", "Лечение", "a"])
def test_other_names_are_kept_as_they_are_written(name: str) -> None:
    assert render(read(f"{name}: heal 3")) == f"{name}: heal 3."


def test_a_price_before_a_colon_is_not_a_name() -> None:
    assert render(read("Discard a charged card: heal 3")) == "action1: discard your charged card to heal 3."


# Attacking never becomes impossible for good


@pytest.mark.parametrize(
    "sentence",
    [
        "Whenever a player charges, that player discards a charged card",
        "Whenever a player charges, everyone discards all charged cards",
        "Whenever a player starts their turn, that player discards a charged card",
        "At the start of each turn, every other player discards all charged cards",
    ],
)
def test_who_may_only_attack_with_charged_cards_can_keep_one(sentence: str) -> None:
    assert refusal(sentence, book(ARMED)).reason == "no-attack"
    refused = refusal(ARMED, book(sentence))
    assert refused.reason == "no-attack"
    assert read(refused.nearest, book(sentence))
    assert read(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "Whenever a player charges, every other player discards a charged card",
        "Whenever a player takes damage, everyone discards all charged cards",
        "Whenever a player charges, that player reveals a charged card",
        "A player may hold at most 1 charged card",
        "Nobody may attack in the first 99 turns of a round",
    ],
)
def test_what_leaves_a_way_to_attack_is_accepted(sentence: str) -> None:
    assert read(sentence, book(ARMED))


# The nearest sentence goes with those in force


def test_the_nearest_sentence_is_accepted_next_to_those_in_force() -> None:
    laws = book("Mend: heal 1", "Heal 2", ARMED)
    for sentence in ("Mend: heel 3", "Hael 3", "Whenever a player charges, everyone discards", "nonsense"):
        assert read(refusal(sentence, laws).nearest, laws)
