"""All words that people read, from Fluent files: common ones here, a game's own in its folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from holdfast.kernel import UNSEEN, Game, Heard, HoldfastError, Message, seat_number
from holdfast.kernel.cards import RANKS

LANGUAGES = ("en", "ru")
SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
JOKER = "X"
CASES = ("gen", "dat", "acc", "ins", "pre")
"""The cases beside the nominative: genitive, dative, accusative, instrumental, prepositional."""
UNKNOWN = "unknown"
"""The gender of whoever has not told: texts speak of them in the present tense."""
Value = str | int | Sequence[str] | None
"""What goes into the blank of a message."""


class MissingWord(HoldfastError):
    """A message that the texts do not have."""


@dataclass(frozen=True)
class Name:
    """What somebody or something is called, in every case of the language, and the gender that verbs agree with."""

    text: str
    gender: str = UNKNOWN
    cases: Mapping[str, str] = field(default_factory=dict)

    def form(self, case: str) -> str:
        return self.cases.get(case, self.text)

    def followed_by(self, addition: str) -> Name:
        """The same name with a nickname behind it, in every case."""
        return Name(self.text + addition, self.gender, {case: self.form(case) + addition for case in self.cases})


NOBODY = Name("–")


@dataclass(frozen=True)
class Shown:
    """A value as people read it, and what it is: `you`, `other`, `hidden`, `seen`, `word`, `several` or `none`."""

    name: Name
    kind: str


class Words:
    """The words of one language for one game, as one viewer reads them: their own seat is “you”.

    A seat without a name of its own is called by its number. A plain string is a person's name, which nobody can
    inflect; bots have names with cases and gender (`bot_name`).
    """

    def __init__(self, language: str, game: Game, names: Sequence[str | Name] = (), viewer: int | None = None) -> None:
        self.game = game
        self.language = language
        self.viewer = viewer
        self._bundle = _bundle(language, game.package)
        self.names = [self._person(seat, name) for seat, name in enumerate(names)]

    def has(self, name: str) -> bool:
        return bool(self._bundle.has_message(name))

    def say(self, name: str, /, **arguments: Value) -> str:
        """A message with its blanks filled. Seats become names, cards become titles."""
        return self._pattern(name, None, self._arguments(arguments))

    def sentence(self, name: str, /, **arguments: Value) -> str:
        """A message that may begin with a name, or with “you”: its first letter is a capital."""
        return _capital(self.say(name, **arguments))

    def message(self, message: Message) -> str:
        return self.say(message.name, **message.arguments)

    def event(self, heard: Heard) -> str:
        """A piece of the story. What somebody said is told word for word, whatever it looks like."""
        filled = {**self._arguments(heard.fields), "said": heard.said}
        return _capital(self._pattern(f"event-{heard.name}", None, filled))

    def attribute(self, name: str, attribute: str, /, **arguments: Value) -> str:
        """A part of a message, as `.hint` or `.text`; empty if there is none."""
        return self._pattern(name, attribute, self._arguments(arguments)) if self._holds(name, attribute) else ""

    def zone(self, path: str) -> str:
        """What a zone or counter is called."""
        return self.say("zone-" + path.rpartition(".")[2])

    def seat(self, seat: int) -> str:
        return self._seat(seat).text

    def bot_name(self, number: int) -> Name:
        """The name of a bot, counted from 1; when there are no more names, its number."""
        own = f"bot-name-{number}"
        return self._name(own) if self.has(own) else self._name("bot-name", number=number)

    def card(self, face: str) -> str:
        """A card as people call it."""
        return self._card(face).text

    def card_title(self, face: str) -> str:
        """The whole name of a card: “King of hearts” where the table shows K♥."""
        rank, suit = _rank_and_suit(face)
        if self.has(f"card-{face}") or rank not in RANKS:
            return _capital(self.card(face))
        return _capital(self.say("playing-card", rank=self.say(f"rank-{rank}"), suit=self.say(f"suit-{suit}")))

    def card_text(self, face: str) -> str:
        """What a card says; for a playing card what it does, or counts, in this game. Empty if nothing."""
        rank, _ = _rank_and_suit(face)
        if rank not in (*RANKS, JOKER):
            return self.attribute(f"card-{face}", "text")
        own = f"does-{rank}"
        return self._text_of_rank(own if self.has(own) else "does-rank", rank)

    def _text_of_rank(self, name: str, rank: str) -> str:
        return self.say(name, value=RANKS.index(rank) + 1 if rank in RANKS else 0) if self.has(name) else ""

    def shown(self, value: Value) -> str:
        """What goes into a blank as people read it: seats by name, cards by title."""
        return str(value) if isinstance(value, int) else self._shown(value).name.text

    def rules(self) -> str:
        """The rules for players, in Markdown."""
        return _read(self.game.package, f"{self.language}.md")

    # What fills the blanks

    def _arguments(self, given: Mapping[str, Value]) -> dict[str, str | int]:
        """Each value as `$target`, with all that a sentence may ask about it.

        `$target_is` says what it is, `$target_gender` its gender, `$target_acc` and the like its cases, and
        `$target_same` whether it is the seat that the sentence is about: who attacks “themself”.
        """
        filled: dict[str, str | int] = {}
        for name, value in given.items():
            if isinstance(value, int):
                filled |= {name: value, f"{name}_is": "number"}
                continue
            shown = self._shown(value)
            filled |= {name: shown.name.text, f"{name}_is": shown.kind, f"{name}_gender": shown.name.gender}
            filled |= {f"{name}_{case}": shown.name.form(case) for case in CASES}
            filled[f"{name}_same"] = "same" if value == given.get("seat") else "other"
        return filled

    def _shown(self, value: str | Sequence[str] | None) -> Shown:
        if value is None:
            return Shown(NOBODY, "none")
        if not isinstance(value, str):
            return Shown(_joined([self._shown(part).name for part in value]), "several")
        seat = seat_number(value)
        if seat is not None:
            return Shown(self._seat(seat), "you" if seat == self.viewer else "other")
        if value == UNSEEN or value in self.game.faces:
            return Shown(self._card(value), "hidden" if value == UNSEEN else "seen")
        return Shown(self._name(f"word-{value}") if self.has(f"word-{value}") else Name(value), "word")

    def _seat(self, seat: int) -> Name:
        if seat == self.viewer and self.has("you"):
            return self._name("you")
        return self.names[seat] if seat < len(self.names) else Name(f"p{seat + 1}")

    def _person(self, seat: int, name: str | Name) -> Name:
        if isinstance(name, Name):
            return name
        numbered = self._name("unnamed", number=seat + 1)
        return numbered if name in ("", numbered.text) else self._name("somebody", name=name)

    def _card(self, face: str) -> Name:
        if face == UNSEEN:
            return self._name("hidden-card")
        if self.has(f"card-{face}"):
            return self._name(f"card-{face}")
        signed = face[-1:] in SUIT_SIGNS and face[:-1].isalnum()
        return Name(face[:-1] + SUIT_SIGNS[face[-1]] if signed else face)

    def _name(self, message: str, **arguments: str | int) -> Name:
        """A message with its cases and gender, where it has them."""
        gender = self._pattern(message, "gender", arguments) if self._holds(message, "gender") else UNKNOWN
        cases = {case: self._pattern(message, case, arguments) for case in CASES if self._holds(message, case)}
        return Name(self._pattern(message, None, arguments), gender, cases)

    # Messages

    def _holds(self, name: str, attribute: str) -> bool:
        return self.has(name) and attribute in self._bundle.get_message(name).attributes

    def _pattern(self, name: str, attribute: str | None, arguments: Mapping[str, str | int]) -> str:
        if not self.has(name):
            raise MissingWord(f"the {self.language} texts of {self.game.name} have no message “{name}”")
        message = self._bundle.get_message(name)
        pattern = message.value if attribute is None else message.attributes[attribute]
        assert pattern is not None, f"{name} has no text of its own"
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise MissingWord(f"the {self.language} message “{name}” of {self.game.name} is broken: {errors[0]}")
        return str(text)


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise HoldfastError(f"there is no language “{language}”; there are {', '.join(LANGUAGES)}")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _rank_and_suit(face: str) -> tuple[str, str]:
    """Rank and suit of a playing card, or the number of a joker; nothing for any other card."""
    rank, suit = face[:-1], face[-1:]
    return (rank, suit) if (rank in RANKS and suit in SUIT_SIGNS) or rank == JOKER else ("", "")


def _joined(names: Sequence[Name]) -> Name:
    """Several names in a row, in every case."""
    if len(names) < 2:
        return names[0] if names else NOBODY
    cases = {case: ", ".join(name.form(case) for name in names) for case in CASES}
    return Name(", ".join(name.text for name in names), "plural", cases)


@cache
def _bundle(language: str, package: str) -> FluentBundle:
    check_language(language)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(_read("holdfast", f"{language}.ftl")))
    bundle.add_resource(FluentResource(_read(package, f"{language}.ftl")), allow_overrides=True)
    return bundle


def _read(package: str, name: str) -> str:
    found = files(package) / "text" / name
    if not found.is_file():
        raise MissingWord(f"{package} has no text/{name}")
    return found.read_text(encoding="utf-8")
