"""A sentence from choices of the menu, for those who would rather not type.

    build({"class": "value", "cards": ["red", "face"], "context": "shield", "change": "more 2"})

A choice is a word of `menu()`, with a number after it where it takes one. `cards` is one word, or several that must all
be true of a card. What is optional may be left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import Enum
from typing import Final, TypeVar

from holdfast.games.shield.language.checks import free_name
from holdfast.games.shield.language.compiling import compile_law, tokenize
from holdfast.games.shield.language.errors import reason
from holdfast.games.shield.language.explaining import key
from holdfast.games.shield.language.lexicon import RANK_NAMES
from holdfast.games.shield.language.menu import MenuQuestion, SentenceClass, menu, place_word
from holdfast.games.shield.language.rendering import WITHOUT_PLAYER, render
from holdfast.games.shield.language.selectors import Trait, kind_of
from holdfast.games.shield.laws.actions import (
    Action,
    CardRef,
    CardZone,
    Condition,
    DamageStep,
    DiscardStep,
    DrawStep,
    HealStep,
    LookStep,
    MoveStep,
    Owner,
    RevealStep,
    Side,
    Step,
    SwapStep,
)
from holdfast.games.shield.laws.cards import ALL_CARDS, CardKind, Colour, Figure, Parity, Selector, Suit
from holdfast.games.shield.laws.events import EffectKind, EventRule, Recipient, RuleEffect, Trigger, TriggerKind
from holdfast.games.shield.laws.law import Law
from holdfast.games.shield.laws.limits import Limit, LimitKind
from holdfast.games.shield.laws.values import Context, Modifier, Operator, ValueChange, ValueRule
from holdfast.kernel import HoldfastError
from holdfast.language.errors import Rejected

Code = TypeVar("Code", bound=Enum)
Choices = Mapping[str, str | Sequence[str]]

TRAITS: Final[dict[str, tuple[str, Enum | int]]] = {
    **{key(suit): ("suit", suit) for suit in Suit},
    **{key(colour): ("colour", colour) for colour in Colour},
    **{key(parity): ("parity", parity) for parity in Parity},
    **{key(figure): ("figure", figure) for figure in Figure},
    **{name: ("rank", rank) for rank, name in RANK_NAMES.items()},
}
PLACES: Final = {
    place_word(owner, side, zone): CardRef(zone, owner, side=side)
    for owner in Owner
    for side in Side
    for zone in CardZone
}


class ChoiceError(HoldfastError):
    """Choices that make no sentence; where they make one that cannot be law, `refused` says why."""

    refused: Rejected | None = None

    def __str__(self) -> str:
        return self.in_language("en") or super().__str__()

    def in_language(self, language: str) -> str:
        return "" if self.refused is None else reason(self.refused, language)


def build(choices: Choices, in_force: Sequence[Law] = ()) -> str:
    """The canonical sentence that these choices make; it would be accepted next to those in force."""
    asked = {each.word: each for each in menu()}
    word = _text(choices, "class")
    if word not in asked:
        raise ChoiceError("no_such_sentence_class", word=word, words=list(asked))
    chosen = _Answers(asked[word], choices)
    try:
        sentence = render(_law(word, chosen, in_force))
        return render(compile_law(tokenize(sentence), in_force))
    except Rejected as refused:
        wrong = ChoiceError("law_refused", reason=refused.reason)
        wrong.refused = refused
        raise wrong from None


def _text(choices: Choices, name: str) -> str:
    value = choices.get(name, "")
    return value if isinstance(value, str) else " ".join(value)


class _Answers:
    """Choices held against the questions of a class of sentences."""

    def __init__(self, asked: SentenceClass, choices: Choices) -> None:
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
        question: MenuQuestion = self.questions[name]
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
        return Selector((kind_of(traits),)) if traits else Selector((CardKind(),))

    def place(self, name: str) -> CardRef:
        return replace(PLACES[self.word(name)], cards=self.cards(f"{name} cards"))


def _code(codes: type[Code], word: str) -> Code:
    return next(each for each in codes if key(each) == word)


def _law(word: str, chosen: _Answers, in_force: Sequence[Law]) -> Law:
    if word == "value":
        return _value(chosen)
    if word == "event":
        return _event(chosen)
    if word == "limit":
        kind = _code(LimitKind, chosen.word("limit"))
        return Limit(kind, chosen.number("limit"))
    return _action(chosen, in_force)


def _value(chosen: _Answers) -> ValueRule:
    modifiers = [_modifier(chosen, "")]
    if chosen.has("second change"):
        modifiers.append(_modifier(chosen, "second "))
    return ValueRule(chosen.cards("cards"), tuple(modifiers))


def _modifier(chosen: _Answers, prefix: str) -> Modifier:
    context = _code(Context, chosen.word(f"{prefix}context"))
    word = chosen.word(f"{prefix}change")
    if word.startswith("times"):
        return Modifier(context, ValueChange(Operator.TIMES, int(word.split()[1])))
    return Modifier(context, ValueChange(_code(Operator, word), chosen.number(f"{prefix}change")))


def _event(chosen: _Answers) -> EventRule:
    trigger = _code(TriggerKind, chosen.word("event"))
    recipient = _code(Recipient, chosen.word("who"))
    effect = RuleEffect(_code(EffectKind, chosen.word("deed")), chosen.number("deed"))
    if recipient == Recipient.THAT_PLAYER and trigger in WITHOUT_PLAYER:
        recipient = Recipient.ATTACKER
    return EventRule(Trigger(trigger, chosen.cards("cards")), recipient, effect)


def _action(chosen: _Answers, in_force: Sequence[Law]) -> Action:
    condition = None
    if chosen.has("condition"):
        condition = Condition(CardRef(_code(CardZone, chosen.word("condition")), cards=chosen.cards("condition cards")))
    cost = _step(chosen, "cost ") if chosen.has("cost step") else None
    name = _text(chosen.choices, "name") or free_name(in_force)
    return Action(name, (_step(chosen, ""),), condition, cost)


def _step(chosen: _Answers, prefix: str) -> Step:
    verb, number = chosen.word(f"{prefix}step"), chosen.number(f"{prefix}step")
    if verb == "heal":
        return HealStep(number)
    if verb == "look":
        return LookStep()
    card = chosen.place(f"{prefix}card")
    if verb == "deal":
        return DamageStep(number, card.zone, card.owner)
    if verb in ("swap", "move"):
        other = chosen.place(f"{prefix}other")
        return SwapStep(card, other) if verb == "swap" else MoveStep(card, other)
    return DiscardStep(card) if verb == "discard" else DrawStep(card) if verb == "draw" else RevealStep(card)
