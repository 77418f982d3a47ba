"""A law put together from menus, for those who would rather not write."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.columns import Columns
from rich.padding import Padding
from rich.text import Text

from holdfast.laws import ChoiceError, Law, build, menu
from holdfast.laws.menu import Choice, Class, Question
from holdfast.terminal.draw import BRASS
from holdfast.terminal.screen import Screen
from holdfast.words import Words

Answers = dict[str, str | Sequence[str]]
ASKED = {
    (False, False): "desk-menu-one",
    (False, True): "desk-menu-several",
    (True, False): "desk-menu-any",
    (True, True): "desk-menu-any-several",
}
"""How to answer a question: by whether it is optional, and whether several answers are possible."""


class Back(Exception):
    """Somebody left the menus."""


class LawMenu:
    """Asks one question after the other, and makes a sentence of the answers."""

    def __init__(self, screen: Screen, words: Words) -> None:
        self.screen = screen
        self.words = words

    def sentence(self, in_force: Sequence[Law]) -> str:
        """A canonical sentence that would be accepted; empty if somebody went back, or chose what cannot be law."""
        try:
            return build(self._answers(), in_force)
        except Back:
            return ""
        except ChoiceError as wrong:
            self.screen.complain(self.words.error(wrong))
            return ""

    def _answers(self) -> Answers:
        kind = self._class()
        answers: Answers = {"class": kind.word}
        for question in kind.questions:
            answer = self._answer(question) if _is_asked(question, answers) else ""
            if answer:
                answers[question.name] = answer
        return answers

    def _class(self) -> Class:
        kinds = menu()
        self._list([self._label(kind.labels) for kind in kinds])
        return kinds[self._places(len(kinds))[0]]

    def _answer(self, question: Question) -> str | list[str]:
        """What somebody chooses; nothing where it need not be decided."""
        self.screen.console.print(self._label(question.labels), style="bold")
        if not question.choices:
            return self.screen.ask(self.words.say("desk-menu-name") + " ")
        self._list([self._label(choice.labels) for choice in question.choices])
        places = self._places(len(question.choices), optional=question.optional, several=question.several)
        chosen = [self._numbered(question.choices[place]) for place in places]
        return chosen if question.several or not chosen else chosen[0]

    def _places(self, most: int, *, optional: bool = False, several: bool = False) -> list[int]:
        """Places in a list, from 0 on, typed from 1 on."""
        asked = self.words.say(ASKED[optional, several])
        while said := self.screen.ask(asked + " ").replace(",", " ").split():
            typed = [int(word[:9]) for word in said if word.isdecimal()]
            if len(typed) == len(said) and all(1 <= number <= most for number in typed) and (several or len(said) == 1):
                return [number - 1 for number in typed]
            self.screen.complain(self.words.say("desk-menu-wrong", least=1, most=most))
        if not optional:
            raise Back
        return []

    def _numbered(self, choice: Choice) -> str:
        """The word of a choice, with the number that it takes."""
        if choice.numbers is None:
            return choice.word
        least, most = choice.numbers[0], choice.numbers[-1]
        while said := self.screen.ask(self.words.say("desk-menu-number", least=least, most=most) + " "):
            if said.isdecimal() and int(said[:9]) in choice.numbers:
                return f"{choice.word} {int(said[:9])}"
            self.screen.complain(self.words.say("desk-menu-wrong", least=least, most=most))
        raise Back

    def _list(self, labels: Sequence[str]) -> None:
        numbered = [Text.assemble((f"{at:>2} ", BRASS), label) for at, label in enumerate(labels, 1)]
        self.screen.console.print(Padding(Columns(numbered, column_first=True, padding=(0, 3)), (0, 0, 0, 2)))

    def _label(self, labels: Mapping[str, str]) -> str:
        return labels[self.words.language]


def _is_asked(question: Question, answers: Answers) -> bool:
    """Whether a question makes sense after what was answered."""
    if not question.after:
        return True
    answer = answers.get(question.after, "")
    return bool(answer) and (not question.only or str(answer).split()[0] in question.only)
