"""All words that people read, from Fluent files: common ones here, a game's own in its folder."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from babel.numbers import get_decimal_symbol, get_group_symbol

from holdfast.fluent_files import MissingWord as MissingWord
from holdfast.fluent_files import bundle_of, text_of
from holdfast.fluent_files import check_language as check_language
from holdfast.kernel import UNSEEN, CardDef, Game, SeatEvent, TextRef, seat_number
from holdfast.kernel.cards import RANKS
from holdfast.kernel.english import english
from holdfast.kernel.errors import Wording, shown
from holdfast.kernel.printable import printable
from holdfast.languages import ENGLISH as ENGLISH
from holdfast.languages import LANGUAGES as LANGUAGES
from holdfast.needed_words import needed_words

RATIO = re.compile(r"(\d+):(\d+)")
PLACE = re.compile(r"(p[1-9][0-9]?)\.([a-z]+)([0-9]*)")
"""What a move may point at: a seat, what of it, and which one."""
SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
JOKER = "X"
CASES = ("gen", "dat", "acc", "ins", "pre")
"""The cases beside the nominative: genitive, dative, accusative, instrumental, prepositional."""
UNKNOWN = "unknown"
"""The gender of people who have not said: texts speak of them in the present tense."""
Value = str | int | Sequence[str] | None
"""What goes into the blank of a message."""


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
        self._bundle = bundle_of(language, game.package)
        self.called: Mapping[str, str] = {}
        """What people read in place of a word that only the table uses."""
        self.names = [self._person(seat, name) for seat, name in enumerate(names)]

    def has(self, name: str) -> bool:
        return bool(self._bundle.has_message(name))

    def say(self, name: str, /, **arguments: Value) -> str:
        """A message with its blanks filled. Seats become names, cards become titles."""
        return self._pattern(name, None, self._arguments(arguments))

    def say_if_any(self, name: str) -> str:
        """A message that a game may have; empty if it has not."""
        return self.say(name) if self.has(name) else ""

    def sentence(self, name: str, /, **arguments: Value) -> str:
        """A message that may begin with a name, or with “you”: its first letter is a capital."""
        return _capital(self.say(name, **arguments))

    def message(self, message: TextRef, /, **more: Value) -> str:
        """A label on one line: blanks that stay empty leave no gap."""
        return " ".join(self.say(message.name, **message.arguments, **more).split())

    def event(self, heard: SeatEvent) -> str:
        """A piece of the story. Quoted words are kept exactly as they are."""
        filled = {**self._arguments(heard.fields), "said": printable(self.called.get(heard.said, heard.said))}
        return _capital(self._pattern(f"event-{heard.name}", None, filled))

    def error(self, wrong: Wording) -> str:
        """What was wrong, as one sentence."""
        return tell(wrong, self.language, self.game.package)

    def attribute(self, name: str, attribute: str, /, **arguments: Value) -> str:
        """A part of a message, as `.hint` or `.text`; empty if there is none."""
        return self._pattern(name, attribute, self._arguments(arguments)) if self._holds(name, attribute) else ""

    def zone(self, path: str) -> str:
        """What a zone or counter is called."""
        return self.say("zone-" + path.rpartition(".")[2])

    def seat(self, seat: int) -> str:
        return self._seat(seat).text

    def seat_name(self, seat: int) -> Name:
        """The name of a seat in every case, also where the seat is “you”."""
        return self.names[seat] if seat < len(self.names) else Name(f"p{seat + 1}")

    def bot_name(self, number: int) -> Name:
        """The name of a bot, counted from 1; when there are no more names, its number."""
        own = f"bot-name-{number}"
        return self._name(own) if self.has(own) else self._name("bot-name", number=number)

    def bot_kind(self, bot: str) -> str:
        """How a bot plays, in a word; one of somebody else's goes by its name."""
        return self.say(f"bot-kind-{bot}") if self.has(f"bot-kind-{bot}") else bot

    def bot_character(self, bot: str, seat: str, trained: bool = False) -> str:
        """A bot in a sentence; one that is not ours may be a network that was trained."""
        others = "bot-trained" if trained else "bot-visitor"
        return self.sentence(f"bot-{bot}" if self.has(f"bot-kind-{bot}") else others, seat=seat, bot=bot)

    def bot_offer(self, bot: str, number: int) -> str:
        """What a bot says when it offers an exchange: each knows two lines, one for even numbers and one for odd."""
        kind = bot if self.has(f"bot-kind-{bot}") else "visitor"
        return self.say(f"bot-offers-{kind}-{number % 2 + 1}")

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
        name = self._about(face)
        if name == f"card-{face}":
            return self.attribute(name, "text")
        rank, _ = _rank_and_suit(face)
        return self.say(name, value=RANKS.index(rank) + 1 if rank in RANKS else 0) if self.has(name) else ""

    def card_ruling(self, face: str) -> str:
        """What is settled about a card that its text leaves open. Empty if nothing."""
        return self.attribute(self._about(face), "ruling")

    def _about(self, face: str) -> str:
        """The message that says what a card does; playing cards share one for each rank."""
        rank, _ = _rank_and_suit(face)
        if rank not in (*RANKS, JOKER):
            return f"card-{face}"
        return f"does-{rank}" if self.has(f"does-{rank}") else "does-rank"

    def printed(self, face: str) -> CardDef | None:
        """What is printed on a text card; nothing for a playing card."""
        return next((card for card in self.game.vocabulary.box if card.slug == face), None)

    def kind(self, of: str, name: str) -> str:
        """A `type` or `label` of cards, as people call it."""
        message = f"{of}-{name}"
        return self.say(message) if self.has(message) else name

    def option_value(self, name: str, value: object) -> str:
        """The value of an option as people read it."""
        if value in (None, (), []):
            return self.say("value-none")
        if isinstance(value, bool):
            return self.say(f"value-{str(value).lower()}")
        if isinstance(value, list | tuple):
            return "; ".join(map(str, value))
        return self.attribute(f"option-{name}", f"value-{value}") or str(value)

    def shown(self, value: Value) -> str:
        """What goes into a blank as people read it: seats by name, cards by title."""
        return str(value) if isinstance(value, int) else self._shown(value).name.text

    def rules(self) -> str:
        """The rules for players, in Markdown; of a game without any its title."""
        own = text_of(self.game.package, f"{self.language}.md")
        return own or text_of(self.game.package, f"{ENGLISH}.md") or f"# {self.say('title')}\n"

    # What fills the blanks

    def _arguments(self, given: Mapping[str, Value]) -> dict[str, str | int]:
        """Each value as `$target`, with all that a sentence may ask about it.

        `$target_is` says what it is, `$target_gender` its gender, `$target_acc` and the like its cases, and
        `$target_same` whether it is the seat that the sentence is about: who attacks “themself”. Of a ratio, 2:1, both
        sides are numbers: `$ratio_left` and `$ratio_right`.
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
            filled |= _sides(name, value)
        return filled

    def _shown(self, value: str | Sequence[str] | None) -> Shown:
        if value is None:
            return Shown(NOBODY, "none")
        if not isinstance(value, str):
            return Shown(_joined([self._shown(part).name for part in value]), "several")
        seat = seat_number(value)
        if seat is not None:
            return Shown(self._seat(seat), "you" if seat == self.viewer else "other")
        if value == UNSEEN or value in self.game.vocabulary.faces:
            return Shown(self._card(value), "hidden" if value == UNSEEN else "seen")
        if value in self.called:
            return Shown(Name(self.called[value]), "word")
        place = PLACE.fullmatch(value)
        if place is not None and self.has(f"place-{place[2]}"):
            return Shown(self._place(place[1], place[2], place[3]), "place")
        if not value:
            return Shown(Name(""), "none")
        return Shown(self._name(f"word-{value}") if self.has(f"word-{value}") else Name(value), "word")

    def _place(self, owner: str, thing: str, number: str) -> Name:
        """Something that a player has, as moves point at it: `p2.s1` is a shield card of p2."""
        return Name(self.say(f"place-{thing}", seat=owner, place=number))

    def _seat(self, seat: int) -> Name:
        if seat == self.viewer and self.has("you"):
            return self._name("you")
        return self.seat_name(seat)

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
            raise self._missing(name)
        message = self._bundle.get_message(name)
        pattern = message.value if attribute is None else message.attributes[attribute]
        assert pattern is not None, f"{name} has no text of its own"
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            package, file, line = self._place_of(name)
            given = [f"${each}" for each in arguments if f"{each}_is" in arguments]
            raise MissingWord(
                "message_broken",
                package=package,
                file=file,
                line=line,
                message=name,
                fault=errors[0],
                given=given or "–",
            )
        return str(text)

    def _missing(self, message: str) -> MissingWord:
        """A message that is not there, or that is written in a way that cannot be read."""
        package, file, line = self._place_of(message)
        if line:
            return MissingWord("text_unreadable", package=package, file=file, line=line, message=message)
        others = [name for name in self._needed() if not self.has(name) and name != message]
        if others:
            return MissingWord("messages_missing", package=package, file=file, message=message, others=others)
        return MissingWord("message_missing", package=package, file=file, message=message)

    def _needed(self) -> Iterable[str]:
        """What the game's texts must have at a usual table; `.hint` and the like are parts of a message."""
        schema = self.game.schema(self.game.seats[0], self.game.options())
        return dict.fromkeys(name for name in needed_words(self.game, schema) if "." not in name)

    def _place_of(self, message: str) -> tuple[str, str, int]:
        """The package, file and line in which a message begins; line 0 of the game's own texts if none has it."""
        for file in dict.fromkeys((f"{self.language}.ftl", f"{ENGLISH}.ftl")):
            for package in (self.game.package, "holdfast"):
                for number, line in enumerate(text_of(package, file).splitlines(), 1):
                    if line.partition("=")[0].rstrip() == message:
                        return package, f"text/{file}", number
        spoken = self.language if text_of(self.game.package, f"{self.language}.ftl") else ENGLISH
        return self.game.package, f"text/{spoken}.ftl", 0


def common(language: str, name: str, attribute: str | None = None, /, **values: str | int) -> str:
    """A message that belongs to no game, or a part of it; empty if there is none."""
    return said_by("holdfast", language, name, attribute, **values)


def said_by(package: str, language: str, name: str, attribute: str | None = None, /, **values: str | int) -> str:
    """A message from the texts of a package, or of the house; empty if there is none."""
    bundle = bundle_of(language, package)
    if not bundle.has_message(name):
        return ""
    message = bundle.get_message(name)
    pattern = message.value if attribute is None else message.attributes.get(attribute)
    return "" if pattern is None else str(bundle.format_pattern(pattern, values)[0])


def localized(language: str, written: str) -> str:
    """A number with the signs of a language: 1,234.5 or 1 234,5. How many places it has the caller decides.

    Babel knows the signs; its `format_decimal` would need a pattern for what Python's format says in four letters.
    """
    return written.translate(_signs(language))


@cache
def _signs(language: str) -> dict[int, str]:
    """What groups and decimals are separated by, as Babel knows it for every language."""
    return {ord(","): get_group_symbol(language), ord("."): get_decimal_symbol(language)}


def percent(language: str, share: float, places: int = 1) -> str:
    """A share as a percentage: 48.2 % or 48,2 %."""
    return localized(language, f"{100 * share:.{places}f}") + "\N{NO-BREAK SPACE}%"


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


def _sides(name: str, value: Value) -> dict[str, int]:
    found = RATIO.fullmatch(value) if isinstance(value, str) else None
    return {f"{name}_left": int(found[1]), f"{name}_right": int(found[2])} if found else {}


def tell(wrong: Wording, language: str, *packages: str) -> str:
    """What was wrong, in a language: in its own words, the common texts', a game's, or else in English."""
    own = wrong.in_language(language)
    if own:
        return own
    filled = {name: _in_language(value, language, packages) for name, value in wrong.values.items()}
    for package in ("holdfast", *packages):
        bundle = bundle_of(language, package)
        pattern = bundle.get_message(wrong.message).value if bundle.has_message(wrong.message) else None
        if pattern is not None:
            text, errors = bundle.format_pattern(pattern, filled)
            if not errors:
                return str(text)
    return english(wrong.code, {name: str(value) for name, value in filled.items()})


def _in_language(value: object, language: str, packages: Sequence[str]) -> str | int:
    """A value of an error: what is worded is worded in the same language, numbers stay numbers."""
    if isinstance(value, Wording):
        return tell(value, language, *packages)
    if isinstance(value, list | tuple):
        return ", ".join(str(_in_language(part, language, packages)) for part in value)
    return value if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1000 else shown(value)
