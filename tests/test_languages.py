"""What is printed on cards, in every language, and what the languages of a text have to have in common."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, MessageReference, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from holdfast.games import games
from holdfast.games.cluster_royale.cards import BOX as CLUSTER_ROYALE
from holdfast.games.ship_it.cards import BOX as SHIP_IT
from holdfast.kernel.cards import RANKS
from holdfast.words import CASES, Words
from tests.test_words import GRAMMAR, every_language

PACKAGES = ["holdfast", "holdfast.lab", *(game.package for game in games().values())]
CASE = re.compile(rf"_({'|'.join(CASES)})$")
ASIDE = ("_is", "_same", "_gender")
"""A blank that only chooses the form of a word: what needs it differs from language to language."""
TYPES = {
    "cluster_royale": {card.slug: card.type for card in CLUSTER_ROYALE},
    "ship_it": {card.slug: card.type for card in SHIP_IT},
}
"""The type of every card, by its slug."""
LONGEST_FLAVOUR = 90

every_box = pytest.mark.parametrize("game", TYPES)


# Cards


def of_game(language: str, game: str) -> Words:
    return Words(language, games()[game])


@every_language
@every_box
def test_every_card_says_what_it_does_and_has_a_flavour_of_its_own(game: str, language: str) -> None:
    words = of_game(language, game)
    flavours = {slug: words.attribute(f"card-{slug}", "flavour") for slug in TYPES[game]}
    for slug, flavour in flavours.items():
        assert words.card_text(slug).strip(), slug
        assert words.card_title(slug).strip(), slug
        assert 0 < len(flavour) < LONGEST_FLAVOUR, f"{slug}: {flavour}"
        assert not re.search(r"[.!?…] ", flavour), f"more than one sentence: {flavour}"
    assert len(set(flavours.values())) == len(flavours)


@every_language
@every_box
def test_every_type_has_a_word(game: str, language: str) -> None:
    words = of_game(language, game)
    for type in set(TYPES[game].values()):
        assert words.say(f"type-{type}").strip()
        assert words.say("card-type", type=words.say(f"type-{type}")).strip()


@every_language
def test_labels_copies_and_performances_have_words(language: str) -> None:
    words = of_game(language, "cluster_royale")
    for label in {label for card in CLUSTER_ROYALE for label in card.labels}:
        assert words.say(f"label-{label}").strip()
    assert words.say("card-labels", labels=["one", "two"]).endswith(": one, two")
    copies = [words.say("card-copies", count=count) for count in (1, 2, 5)]
    assert len({re.sub(r"\d", "", line) for line in copies}) == {"en": 2, "ru": 3}[language]
    assert of_game(language, "ship_it").say("card-performed").strip()


@every_language
def test_every_performance_is_asked_for_in_words(language: str) -> None:
    words = of_game(language, "ship_it")
    for card in SHIP_IT:
        assert words.has(f"perform-{card.slug}") == (card.performed or card.slug == "p2p"), card.slug


@every_language
@pytest.mark.parametrize("game", ["upgrade", "shield", "royal_family"])
def test_every_playing_card_has_a_title_and_says_what_it_does_here(game: str, language: str) -> None:
    words = of_game(language, game)
    for face in games()[game].vocabulary.faces:
        assert words.card_text(face).strip(), face
        assert words.card_title(face)[0].isupper(), face


@pytest.mark.parametrize(
    ("game", "language", "face", "title", "text"),
    [
        ("upgrade", "en", "7H", "Seven of hearts", "Counts 7 in attack and defence."),
        ("upgrade", "ru", "3C", "Тройка треф", "В атаке и в защите стоит 3 очка."),
        ("shield", "ru", "KH", "Король червей", "Стоит 12 очков, как дама, — или 13, если так решил стол."),
        ("shield", "en", "QD", "Queen of diamonds", "As a life, in a shield or in an attack it counts 12 points."),
        ("royal_family", "ru", "X1", "Джокер I", "Меняет эпоху: первый джокер начинает гнёт, второй его кончает."),
        ("cluster_royale", "en", "falco", "Falco", "For every cluster of yours that is destroyed you get a card"),
    ],
)
def test_what_is_said_of_a_card(game: str, language: str, face: str, title: str, text: str) -> None:
    words = of_game(language, game)
    assert words.card_title(face) == title
    assert words.card_text(face).startswith(text)


@every_language
def test_ranks_and_suits(language: str) -> None:
    words = of_game(language, "upgrade")
    assert len({words.say(f"rank-{rank}") for rank in (*RANKS, "X")}) == 14
    assert len({words.say(f"suit-{suit}") for suit in "SHDC"}) == 4


# What all languages share


class Variables(Visitor):
    """Collects what a message is filled with, also through the messages that it refers to."""

    def __init__(self, texts: dict[str, Message]) -> None:
        self.texts = texts
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        if not node.id.name.endswith(ASIDE):
            self.found.add(CASE.sub("", node.id.name))

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.visit(self.texts[node.id.name])


@cache
def texts(package: str, language: str) -> dict[str, Message]:
    """The messages of a text, with those of the house."""
    found = {} if package == "holdfast" else dict(texts("holdfast", language))
    text = (files(package) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    return found | {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)}


def variables(package: str, language: str, name: str) -> set[str]:
    message = texts(package, language)[name]
    visitor = Variables(texts(package, language))
    for part in (message.value, *(each for each in message.attributes if each.id.name not in CASES)):
        if part is not None:
            visitor.visit(part)
    return visitor.found


@every_language
@pytest.mark.parametrize("package", PACKAGES)
def test_a_message_is_filled_with_the_same_in_every_language(package: str, language: str) -> None:
    for name in texts(package, "en"):
        if not name.startswith(GRAMMAR):
            assert variables(package, language, name) == variables(package, "en", name), name


class Written(Visitor):
    """Collects what is written in a message as it is."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def written(node: BaseNode) -> list[str]:
    visitor = Written()
    visitor.visit(node)
    return visitor.found


LATIN = re.compile(r"[A-Za-z][A-Za-z'.-]*(?: +[A-Za-z][A-Za-z'.-]*){2,}")


def passages(language: str) -> Iterator[str]:
    """Everything that a language's texts say, messages and rules."""
    for package in PACKAGES:
        for message in texts(package, language).values():
            yield from written(message)
    for game in games().values():
        yield Words(language, game).rules()


def test_russian_is_written_in_cyrillic() -> None:
    """Names of cards, commands and products may be Latin; three such words in a row would be a sentence."""
    found = [run[0] for text in passages("ru") for run in LATIN.finditer(text)]
    assert not found


@pytest.mark.parametrize(("language", "foreign"), [("en", "«»"), ("ru", "“”")])
def test_each_language_has_its_own_quotation_marks(language: str, foreign: str) -> None:
    assert not [text for text in passages(language) if set(text) & set(foreign)]


@every_language
@pytest.mark.parametrize(
    ("game", "option", "value"),
    [
        ("upgrade", "variant", "standard"),
        ("upgrade", "variant", "rush"),
        ("royal_family", "edition", "ages"),
        ("royal_family", "edition", "hit_points"),
        ("cluster_royale", "first", "random"),
    ],
)
def test_a_value_of_an_option_has_a_word(game: str, option: str, value: str, language: str) -> None:
    assert of_game(language, game).attribute(f"option-{option}", f"value-{value}").strip()
