"""A sentence from choices of the menu, for those who would rather not type.

    build({"class": "value", "cards": ["red", "face"], "context": "shield", "change": "more 2"})

A choice is a word of `menu()`, with a number after it where it takes one. `cards` is one word, or several that must all
be true of a card. What is optional may be left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Final

from holdfast.games.shield.law import Bound, Deed, Doing, Event, EventRule, Happening, Law, Limit, Who
from holdfast.games.shield.law_actions import (
    Action,
    Condition,
    Deal,
    Discard,
    Draw,
    Heal,
    Look,
    Move,
    Owner,
    Place,
    Reveal,
    Spot,
    Step,
    Swap,
    Which,
)
from holdfast.games.shield.law_cards import ALL_CARDS, Colour, Figure, Kind, Parity, Selector, Suit
from holdfast.games.shield.law_values import Change, Context, Scale, ValueRule, Worth
from holdfast.kernel import HoldfastError
from holdfast.laws.checks import free_name
from holdfast.laws.errors import Rejected, reason
from holdfast.laws.explaining import key
from holdfast.laws.menu import Class, Question, menu, place_word
from holdfast.laws.reader import law_in, take_apart
from holdfast.laws.traits import Trait, kind_of
from holdfast.laws.vocabulary import RANK_NAMES
from holdfast.laws.wording import NOBODYS, canonical
from holdfast.words import ENGLISH

Choices = Mapping[str, str | Sequence[str]]

TRAITS: Final[dict[str, tuple[str, StrEnum | int]]] = {
    **{suit.value: ("suit", suit) for suit in Suit},
    **{colour.value: ("colour", colour) for colour in Colour},
    **{parity.value: ("parity", parity) for parity in Parity},
    **{figure.value: ("figure", figure) for figure in Figure},
    **{name: ("rank", rank) for rank, name in RANK_NAMES.items()},
}
PLACES: Final = {
    place_word(owner, which, spot): Place(spot, owner, which=which)
    for owner in Owner
    for which in Which
    for spot in Spot
}


class ChoiceError(HoldfastError):
    """Choices that make no sentence; where they make one that cannot be law, `refused` says why."""

    refused: Rejected | None = None

    def __str__(self) -> str:
        return self.told(ENGLISH) or super().__str__()

    def told(self, language: str) -> str:
        return "" if self.refused is None else reason(self.refused, language)


def build(choices: Choices, in_force: Sequence[Law] = ()) -> str:
    """The canonical sentence that these choices make; it would be accepted next to those in force."""
    asked = {each.word: each for each in menu()}
    word = _text(choices, "class")
    if word not in asked:
        raise ChoiceError("no_such_sentence_class", word=word, words=list(asked))
    chosen = _Chosen(asked[word], choices)
    try:
        sentence = canonical(_law(word, chosen, in_force))
        return canonical(law_in(take_apart(sentence), in_force))
    except Rejected as refused:
        wrong = ChoiceError("law_refused", reason=refused.reason)
        wrong.refused = refused
        raise wrong from None


def _text(choices: Choices, name: str) -> str:
    value = choices.get(name, "")
    return value if isinstance(value, str) else " ".join(value)


class _Chosen:
    """Choices held against the questions of a class of sentences."""

    def __init__(self, asked: Class, choices: Choices) -> None:
        self.choices = choices
        self.questions = {question.name: question for question in asked.questions}
        for name in choices:
            if name != "class" and name not in self.questions:
                raise ChoiceError("choice_not_asked", name=name, names=list(self.questions))

    def has(self, name: str) -> bool:
        return bool(self.choices.get(name))

    def word(self, name: str) -> str:
        """What was chosen, without its number."""
        return self._checked(name, _text(self.choices, name))[0]

    def number(self, name: str) -> int:
        return self._checked(name, _text(self.choices, name))[1]

    def _checked(self, name: str, said: str) -> tuple[str, int]:
        question: Question = self.questions[name]
        for choice in question.choices:
            if choice.numbers is None and said == choice.word:
                return choice.word, 0
            word, _, number = said.rpartition(" ")
            if choice.numbers is not None and word == choice.word and number.isdecimal():
                if int(number) in choice.numbers:
                    return word, int(number)
                least, most = choice.numbers[0], choice.numbers[-1]
                raise ChoiceError("choice_out_of_range", name=name, number=number, least=least, most=most)
        words = [choice.word if choice.numbers is None else f"{choice.word} N" for choice in question.choices]
        raise ChoiceError("no_such_choice", name=name, said=said, words=words)

    def cards(self, name: str) -> Selector:
        if not self.has(name):
            return ALL_CARDS
        said = self.choices[name]
        words = [self._checked(name, word) for word in ([said] if isinstance(said, str) else said)]
        traits = [Trait(*TRAITS.get(word, (word, number)), 0) for word, number in words if word != "all"]
        return Selector((kind_of(traits),)) if traits else Selector((Kind(),))

    def place(self, name: str) -> Place:
        return replace(PLACES[self.word(name)], cards=self.cards(f"{name} cards"))


def _law(word: str, chosen: _Chosen, in_force: Sequence[Law]) -> Law:
    if word == "value":
        return _value(chosen)
    if word == "event":
        return _event(chosen)
    if word == "limit":
        bound = next(each for each in Bound if key(each) == chosen.word("limit"))
        return Limit(bound, chosen.number("limit"))
    return _action(chosen, in_force)


def _value(chosen: _Chosen) -> ValueRule:
    worths = [_worth(chosen, "")]
    if chosen.has("second change"):
        worths.append(_worth(chosen, "second "))
    return ValueRule(chosen.cards("cards"), tuple(worths))


def _worth(chosen: _Chosen, prefix: str) -> Worth:
    context = next(each for each in Context if key(each) == chosen.word(f"{prefix}context"))
    word = chosen.word(f"{prefix}change")
    if word.startswith("times"):
        return Worth(context, Change(Scale.TIMES, int(word.split()[1])))
    return Worth(context, Change(Scale(word), chosen.number(f"{prefix}change")))


def _event(chosen: _Chosen) -> EventRule:
    happening = next(each for each in Happening if key(each) == chosen.word("event"))
    who = next(each for each in Who if key(each) == chosen.word("who"))
    doing = next(each for each in Doing if key(each) == chosen.word("deed"))
    if who == Who.THAT_PLAYER and happening in NOBODYS:
        who = Who.ATTACKER
    return EventRule(Event(happening, chosen.cards("cards")), who, Deed(doing, chosen.number("deed")))


def _action(chosen: _Chosen, in_force: Sequence[Law]) -> Action:
    condition = None
    if chosen.has("condition"):
        condition = Condition(Place(Spot(chosen.word("condition")), cards=chosen.cards("condition cards")))
    cost = _step(chosen, "cost ") if chosen.has("cost step") else None
    name = _text(chosen.choices, "name") or free_name(in_force)
    return Action(name, (_step(chosen, ""),), condition, cost)


def _step(chosen: _Chosen, prefix: str) -> Step:
    verb, number = chosen.word(f"{prefix}step"), chosen.number(f"{prefix}step")
    if verb == "heal":
        return Heal(number)
    if verb == "look":
        return Look()
    card = chosen.place(f"{prefix}card")
    if verb == "deal":
        return Deal(number, card.spot, card.owner)
    if verb in ("swap", "move"):
        other = chosen.place(f"{prefix}other")
        return Swap(card, other) if verb == "swap" else Move(card, other)
    return Discard(card) if verb == "discard" else Draw(card) if verb == "draw" else Reveal(card)
