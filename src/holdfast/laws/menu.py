"""The tree of everything that can be said: classes of sentences, what each has to decide, and what can be chosen.

`building.build` makes a sentence of what was chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final

from holdfast.games.shield.law import LARGEST, Bound, Doing, Happening, Who
from holdfast.games.shield.law_actions import Owner, Spot, Which
from holdfast.games.shield.law_cards import LARGEST_VALUE, Colour, Figure, Parity, Suit
from holdfast.games.shield.law_values import Context
from holdfast.laws.explaining import Explainer, key
from holdfast.laws.vocabulary import RANK_NAMES
from holdfast.laws.wording import NUMBERED
from holdfast.words import LANGUAGES

AMOUNTS: Final = range(1, LARGEST + 1)
VALUES: Final = range(1, LARGEST_VALUE + 1)
STEPS: Final = ("swap", "move", "discard", "draw", "heal", "deal", "look", "reveal")
TOUCHED: Final = {
    "card": ("swap", "move", "discard", "draw", "deal", "reveal"),
    "card cards": ("swap", "move", "discard", "draw"),
    "other": ("swap", "move"),
    "other cards": ("swap", "move"),
}
"""What has to be decided about a step, and for which."""
CHANGES: Final = {"times": range(2, 4), "half": None, "exactly": range(LARGEST + 1), "more": AMOUNTS, "less": AMOUNTS}


@dataclass(frozen=True)
class Choice:
    """One thing that can be chosen: its word, what it is called in every language, and the numbers it takes."""

    word: str
    labels: Mapping[str, str] = field(hash=False)
    numbers: range | None = None


@dataclass(frozen=True)
class Question:
    """One thing to decide. What need not be decided is optional.

    Some are asked only `after` another one was answered, and that with one of the words in `only`, if there are any.
    """

    name: str
    labels: Mapping[str, str] = field(hash=False)
    choices: tuple[Choice, ...] = ()
    optional: bool = False
    several: bool = False
    after: str = ""
    only: tuple[str, ...] = ()


@dataclass(frozen=True)
class Class:
    """A class of sentences, and what has to be decided for one."""

    word: str
    labels: Mapping[str, str] = field(hash=False)
    questions: tuple[Question, ...] = ()


# The tree


@cache
def menu() -> tuple[Class, ...]:
    """Everything that can be chosen, class by class."""
    return (
        _class("value", _question("cards", _cards(), several=True), *_worths()),
        _class("event", _events(), _drawn_cards(), *_people()),
        _class("limit", _question("limit", _limits())),
        _class("action", *_actions()),
    )


def _labels(text: Callable[[Explainer], str]) -> dict[str, str]:
    return {language: text(Explainer(language)).strip(" ,—") for language in LANGUAGES}


def _class(word: str, *questions: Question) -> Class:
    return Class(word, _labels(lambda say: say.say(f"menu-{word}")), questions)


def _question(name: str, choices: Iterable[Choice], *, optional: bool = False, several: bool = False) -> Question:
    labels = _labels(lambda say: say.say(f"menu-{name.split()[-1]}"))
    return Question(name, labels, tuple(choices), optional, several)


def _choice(word: str, message: str, numbers: range | None = None, **arguments: str) -> Choice:
    blanks: dict[str, str] = {"number": "N", "count": "many", "cards": "…", **arguments}
    return Choice(word, _labels(lambda say: say.say(message, **blanks)), numbers)


def _cards() -> list[Choice]:
    found = [_choice("all", "all-cards")]
    found += [_choice(suit.value, f"suit-{suit.value}") for suit in Suit]
    found += [_choice(word.value, f"card-{word.value}") for word in (*Colour, *Parity)]
    found += [_choice(figure.value, f"figure-{figure.value}") for figure in Figure]
    found += [_choice(name, f"ranks-{rank}") for rank, name in sorted(RANK_NAMES.items())]
    return [*found, _choice("most", "worth-most", VALUES), _choice("least", "worth-least", VALUES)]


def _worths() -> list[Question]:
    contexts = [_choice(key(context), f"where-{key(context)}") for context in Context]
    changes = [
        *(_choice(f"times {number}", f"change-times-{number}") for number in CHANGES["times"] or ()),
        *(_choice(word, f"change-{word}", numbers) for word, numbers in CHANGES.items() if word != "times"),
    ]
    second = replace(_question("second", contexts, optional=True), name="second context")
    again = replace(_question("change", changes), name="second change", after="second context")
    return [_question("context", contexts), _question("change", changes), second, again]


def _events() -> Question:
    return _question("event", (_choice(key(word), f"event-{key(word)}") for word in Happening))


def _drawn_cards() -> Question:
    asked = _question("cards", _cards(), several=True, optional=True)
    return replace(asked, after="event", only=(key(Happening.DRAWN),))


def _people() -> list[Question]:
    people = [_choice(key(who), f"who-{key(who).replace('the-', '')}") for who in Who]
    deeds = [_choice(key(doing), f"deed-{key(doing)}", AMOUNTS if doing in NUMBERED else None) for doing in Doing]
    return [_question("who", people), _question("deed", deeds)]


def _limits() -> list[Choice]:
    return [_choice(key(bound), f"limit-{key(bound)}", AMOUNTS if bound in NUMBERED else None) for bound in Bound]


def _actions() -> list[Question]:
    spots = [_choice(spot.value, f"menu-spot-{spot.value}") for spot in Spot]
    return [
        _question("name", (), optional=True),
        _question("condition", spots, optional=True),
        replace(_question("condition cards", _cards(), optional=True, several=True), after="condition"),
        *_step_questions("cost ", ("discard", "reveal", "deal")),
        *_step_questions("", STEPS),
    ]


def _step_questions(prefix: str, steps: Iterable[str]) -> list[Question]:
    numbered = ("heal", "deal")
    verbs = [_choice(step, f"menu-step-{step}", AMOUNTS if step in numbered else None) for step in steps]
    places = [_place_choice(owner, which, spot) for owner in Owner for which in Which for spot in Spot]
    verb = replace(_question("cost" if prefix else "step", verbs, optional=bool(prefix)), name=f"{prefix}step")
    return [verb, *(_about_a_step(prefix, name, tuple(filter(None, places)), only) for name, only in TOUCHED.items())]


def _about_a_step(prefix: str, name: str, places: tuple[Choice, ...], only: tuple[str, ...]) -> Question:
    picks = name.endswith("cards")
    asked = _question(name, _cards() if picks else places, optional=picks, several=picks)
    return replace(asked, name=prefix + name, after=f"{prefix}step", only=only)


def _place_choice(owner: Owner, which: Which, spot: Spot) -> Choice | None:
    if which != Which.ANY and spot != Spot.SHIELD:
        return None
    return _choice(place_word(owner, which, spot), f"place-{spot.value}", owner=owner.value, which=which.value)


def place_word(owner: Owner, which: Which, spot: Spot) -> str:
    side = "" if which == Which.ANY else f"{which.value} "
    return f"{owner.value} {side}{spot.value}"
