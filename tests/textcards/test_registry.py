"""Text cards: what follows from the classes of a small game's cards, and what is refused."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from holdfast.kernel import CardDef, Features, GameFault
from holdfast.kernel.phrases import places
from holdfast.textcards import PLAYED, CardRegistry, CardVerbs, Effect, Steps, Target, TextCard, listed, of_types

TYPES = ("spell", "charm")
LABELS = ("fire", "water")

VERBS = CardVerbs(card=of_types(), place=places(3))
CAST = VERBS.add("cast {played}", name="cast", played=PLAYED)
CAST_AT = VERBS.add("cast {played} {seat}", name="cast-at", played=PLAYED)
WEAR = VERBS.add("wear {played} {place}", played=PLAYED)
SHOW = VERBS.add("show {card}")
BREAK = VERBS.add("break {worn}", worn=listed("worn"))

ALONE = Target(CAST)
AT = Target(CAST_AT)
WORN = Target(WEAR)


class Add(Effect[list[int]]):
    def __init__(self, number: int) -> None:
        self.number = number

    def do(self, state: list[int], face: Any, seat: Any) -> None:
        state.append(self.number + int(seat))


class Spell(TextCard):
    type = "spell"
    effect = Effect[list[int]]()

    def on_cast(self) -> bool:
        return False


class Ring(TextCard):
    slug = "ring"
    type = "charm"
    targets = (WORN,)
    uses = (ALONE,)


class Flame(Spell):
    slug = "flame"
    copies = 2
    labels = ("fire",)
    targets = (ALONE, AT)
    features = ("in_hand",)

    def on_cast(self) -> bool:
        return True


class Flood(Spell):
    slug = "flood"
    labels = ("water",)
    option = "wet"
    targets = (AT,)
    features = ("in_hand",)


class Options:
    def __init__(self, wet: bool) -> None:
        self.wet = wet


class Magic(CardRegistry):
    def filled(self) -> None:
        self.lists["worn"] = self.slugs_of("charm")


def module(*classes: type) -> ModuleType:
    """A module that defines these classes."""
    made = ModuleType(__name__)
    vars(made).update({found.__name__: found for found in classes})
    return made


def registry(*classes: type) -> Magic:
    cards = Magic(TYPES, LABELS)
    cards.gather(module(*classes))
    return cards


@pytest.fixture
def cards() -> Magic:
    return registry(Spell, Ring, Flame, Flood)


def test_types_follow_each_other_and_a_class_without_a_slug_is_no_card(cards: Magic) -> None:
    assert cards.faces == ("flame", "flood", "ring")
    assert [int(card.face) for card in cards.cards] == [0, 1, 2]
    assert cards.box[0] == CardDef("flame", "spell", 2, ("fire",))
    assert list(cards.type_of) == [0, 0, 1]
    assert list(cards.labels_of) == [1, 2, 0]
    assert cards.mask_of("spell") == 0b011
    assert cards.first_of("charm") == 2


@pytest.mark.parametrize(("wet", "faces"), [(True, [0, 0, 1, 2]), (False, [0, 0, 2])])
def test_a_card_may_depend_on_an_option(cards: Magic, wet: bool, faces: list[int]) -> None:
    assert list(cards.copies(Options(wet))) == faces


def test_moves_name_the_cards_of_their_targets(cards: Magic) -> None:
    verbs = VERBS.verbs(cards)
    said = [verbs.write(verbs.move(action)) for action in range(verbs.action_count)]
    assert [phrase for phrase in said if "p" not in phrase.split()[-1]] == [
        "cast flame",
        "cast ring",
        "wear ring 1",
        "wear ring 2",
        "wear ring 3",
        "show flame",
        "show flood",
        "show ring",
        "break ring",
    ]
    flood = verbs.read("cast flood p2")[0]
    assert cards.plays(flood) and cards.faces[cards.played(flood)] == "flood"
    assert not cards.plays(verbs.read("show ring")[0])
    assert AT.is_said(flood) and not ALONE.is_said(flood)
    assert [int(AT.named[face]) for face in (0, 1)] == [0, 1]


def test_who_overrides_a_hook_is_found(cards: Magic) -> None:
    spells = registry(Spell, Flame, Flood)
    assert spells.overriding("on_cast", Spell) == [0]


def test_features_are_declared_for_the_cards_that_ask_for_them(cards: Magic) -> None:
    features = Features()
    features.add("life")
    assert list(cards.declare(features, "in_hand")) == [1, 2, -1]
    assert features.names == ["life", "flame_in_hand", "flood_in_hand"]


def test_steps_happen_one_after_the_other() -> None:
    done: list[int] = []
    Steps(Add(1), Steps(Add(2), Effect[list[int]]()), Add(3)).do(done, 0, 10)
    assert done == [11, 12, 13]


class Twin(Flame):
    pass


class Odd(TextCard):
    slug = "odd"
    type = "potion"


class Strange(Spell):
    slug = "strange"
    labels = ("air",)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (Twin, "card flame: two classes say that they are it"),
        (Odd, "card odd: there is no type “potion”"),
        (Strange, "card strange: there is no label “air”"),
    ],
)
def test_cards_that_cannot_be_are_refused(wrong: type, said: str) -> None:
    with pytest.raises(GameFault, match=said):
        registry(Flame, wrong)
