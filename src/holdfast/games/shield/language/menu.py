"""The tree of everything that can be said: classes of sentences, what each has to decide, and what can be chosen.

`building.build` makes a sentence of what was chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final

from holdfast.games.shield.language.explaining import Explainer, key
from holdfast.games.shield.language.lexicon import RANK_NAMES
from holdfast.games.shield.language.rendering import NUMBERED
from holdfast.games.shield.laws.actions import CardZone, Owner, Side
from holdfast.games.shield.laws.cards import LARGEST_VALUE, Colour, Figure, Parity, Suit
from holdfast.games.shield.laws.events import EffectKind, Recipient, TriggerKind
from holdfast.games.shield.laws.law import LARGEST
from holdfast.games.shield.laws.limits import LimitKind
from holdfast.games.shield.laws.values import Context
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
"""What has to be decided about a step, and for side."""
CHANGES: Final = {"times": range(2, 4), "half": None, "exactly": range(LARGEST + 1), "more": AMOUNTS, "less": AMOUNTS}


@dataclass(frozen=True)
class MenuChoice:
    """One thing that can be chosen: its word, what it is called in every language, and the numbers it takes."""

    word: str
    labels: Mapping[str, str] = field(hash=False)
    numbers: range | None = None


@dataclass(frozen=True)
class MenuQuestion:
    """One thing to decide. What need not be decided is optional.

    Some are asked only `after` another one was answered, and that with one of the words in `only`, if there are any.
    """

    name: str
    labels: Mapping[str, str] = field(hash=False)
    choices: tuple[MenuChoice, ...] = ()
    optional: bool = False
    several: bool = False
    after: str = ""
    only: tuple[str, ...] = ()


@dataclass(frozen=True)
class SentenceClass:
    """A class of sentences, and what has to be decided for one."""

    word: str
    labels: Mapping[str, str] = field(hash=False)
    questions: tuple[MenuQuestion, ...] = ()


# The tree


@cache
def menu() -> tuple[SentenceClass, ...]:
    """Everything that can be chosen, class by class."""
    return (
        _class("value", _question("cards", _cards(), several=True), *_modifiers()),
        _class("event", _events(), _drawn_cards(), *_people()),
        _class("limit", _question("limit", _limits())),
        _class("action", *_actions()),
    )


def _labels(text: Callable[[Explainer], str]) -> dict[str, str]:
    return {language: text(Explainer(language)).strip(" ,—") for language in LANGUAGES}


def _class(word: str, *questions: MenuQuestion) -> SentenceClass:
    return SentenceClass(word, _labels(lambda say: say.say(f"menu-{word}")), questions)


def _question(
    name: str, choices: Iterable[MenuChoice], *, optional: bool = False, several: bool = False
) -> MenuQuestion:
    labels = _labels(lambda say: say.say(f"menu-{name.split()[-1]}"))
    return MenuQuestion(name, labels, tuple(choices), optional, several)


def _choice(word: str, message: str, numbers: range | None = None, **arguments: str) -> MenuChoice:
    blanks: dict[str, str] = {"number": "N", "count": "many", "cards": "…", **arguments}
    return MenuChoice(word, _labels(lambda say: say.say(message, **blanks)), numbers)


def _cards() -> list[MenuChoice]:
    found = [_choice("all", "all-cards")]
    found += [_choice(key(suit), f"suit-{key(suit)}") for suit in Suit]
    found += [_choice(key(each), f"card-{key(each)}") for each in (*Colour, *Parity)]
    found += [_choice(key(figure), f"figure-{key(figure)}") for figure in Figure]
    found += [_choice(name, f"ranks-{rank}") for rank, name in sorted(RANK_NAMES.items())]
    return [*found, _choice("most", "worth-most", VALUES), _choice("least", "worth-least", VALUES)]


def _modifiers() -> list[MenuQuestion]:
    contexts = [_choice(key(context), f"where-{key(context)}") for context in Context]
    changes = [
        *(_choice(f"times {number}", f"change-times-{number}") for number in CHANGES["times"] or ()),
        *(_choice(word, f"change-{word}", numbers) for word, numbers in CHANGES.items() if word != "times"),
    ]
    second = replace(_question("second", contexts, optional=True), name="second context")
    again = replace(_question("change", changes), name="second change", after="second context")
    return [_question("context", contexts), _question("change", changes), second, again]


def _events() -> MenuQuestion:
    return _question("event", (_choice(key(each), f"event-{key(each)}") for each in TriggerKind))


def _drawn_cards() -> MenuQuestion:
    asked = _question("cards", _cards(), several=True, optional=True)
    return replace(asked, after="event", only=(key(TriggerKind.DRAWN),))


def _people() -> list[MenuQuestion]:
    people = [_choice(key(recipient), f"who-{key(recipient).replace('the-', '')}") for recipient in Recipient]
    deeds = [
        _choice(key(effect), f"deed-{key(effect)}", AMOUNTS if effect in NUMBERED else None) for effect in EffectKind
    ]
    return [_question("who", people), _question("deed", deeds)]


def _limits() -> list[MenuChoice]:
    return [_choice(key(limit), f"limit-{key(limit)}", AMOUNTS if limit in NUMBERED else None) for limit in LimitKind]


def _actions() -> list[MenuQuestion]:
    zones = [_choice(key(zone), f"menu-spot-{key(zone)}") for zone in CardZone]
    return [
        _question("name", (), optional=True),
        _question("condition", zones, optional=True),
        replace(_question("condition cards", _cards(), optional=True, several=True), after="condition"),
        *_step_questions("cost ", ("discard", "reveal", "deal")),
        *_step_questions("", STEPS),
    ]


def _step_questions(prefix: str, steps: Iterable[str]) -> list[MenuQuestion]:
    numbered = ("heal", "deal")
    verbs = [_choice(step, f"menu-step-{step}", AMOUNTS if step in numbered else None) for step in steps]
    places = [_place_choice(owner, side, zone) for owner in Owner for side in Side for zone in CardZone]
    verb = replace(_question("cost" if prefix else "step", verbs, optional=bool(prefix)), name=f"{prefix}step")
    return [verb, *(_about_a_step(prefix, name, tuple(filter(None, places)), only) for name, only in TOUCHED.items())]


def _about_a_step(prefix: str, name: str, places: tuple[MenuChoice, ...], only: tuple[str, ...]) -> MenuQuestion:
    picks = name.endswith("cards")
    asked = _question(name, _cards() if picks else places, optional=picks, several=picks)
    return replace(asked, name=prefix + name, after=f"{prefix}step", only=only)


def _place_choice(owner: Owner, side: Side, zone: CardZone) -> MenuChoice | None:
    if side != Side.ANY and zone != CardZone.SHIELD:
        return None
    return _choice(place_word(owner, side, zone), f"place-{key(zone)}", owner=key(owner), which=key(side))


def place_word(owner: Owner, side: Side, zone: CardZone) -> str:
    which = "" if side == Side.ANY else f"{key(side)} "
    return f"{key(owner)} {which}{key(zone)}"
