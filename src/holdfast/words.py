"""All words that people read, from Fluent files: common ones here, a game's own in its folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from holdfast.kernel import UNSEEN, Game, Heard, HoldfastError, Message, seat_number

LANGUAGES = ("en", "ru")
SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
Value = str | int | Sequence[str] | None
"""What goes into the blank of a message."""


class MissingWord(HoldfastError):
    """A message that the texts do not have."""


class Words:
    """The words of one language for one game, as one viewer reads them: their own seat is «you»."""

    def __init__(self, language: str, game: Game, names: Sequence[str] = (), viewer: int | None = None) -> None:
        self.game = game
        self.language = language
        self.names = names
        self.viewer = viewer
        self._bundle = _bundle(language, game.package)

    def has(self, name: str) -> bool:
        return bool(self._bundle.has_message(name))

    def say(self, name: str, /, **arguments: Value) -> str:
        """A message with its blanks filled. Seats become names, cards become titles."""
        return self._pattern(name, None, self._arguments(arguments))

    def sentence(self, name: str, /, **arguments: Value) -> str:
        """A message that may begin with a name, or with «you»: its first letter is a capital."""
        return _capital(self.say(name, **arguments))

    def message(self, message: Message) -> str:
        return self.say(message.name, **message.arguments)

    def event(self, heard: Heard) -> str:
        """A piece of the story. What somebody said is told word for word, whatever it looks like."""
        filled = {**self._arguments(heard.fields), "said": heard.said}
        return _capital(self._pattern(f"event-{heard.name}", None, filled))

    def attribute(self, name: str, attribute: str) -> str:
        """A part of a message, as `.hint` or `.text`; empty if there is none."""
        message = self._bundle.get_message(name) if self.has(name) else None
        if message is None or attribute not in message.attributes:
            return ""
        return self._pattern(name, attribute, {})

    def zone(self, path: str) -> str:
        """What a zone or counter is called."""
        return self.say("zone-" + path.rpartition(".")[2])

    def seat(self, seat: int) -> str:
        if seat == self.viewer and self.has("you"):
            return self._pattern("you", None, {})
        return self.names[seat] if seat < len(self.names) else f"p{seat + 1}"

    def card(self, face: str) -> str:
        """A card as people call it."""
        if face == UNSEEN:
            return self._pattern("hidden-card", None, {})
        if self.has(f"card-{face}"):
            return self._pattern(f"card-{face}", None, {})
        if face[-1:] in SUIT_SIGNS and face[:-1].isalnum():
            return face[:-1] + SUIT_SIGNS[face[-1]]
        return face

    def shown(self, value: Value) -> str:
        """What goes into a blank as people read it: seats by name, cards by title."""
        return str(self._shown(value)[0])

    def rules(self) -> str:
        """The rules for players, in Markdown."""
        return _read(self.game.package, f"{self.language}.md")

    def _arguments(self, given: Mapping[str, Value]) -> dict[str, str | int]:
        filled: dict[str, str | int] = {}
        for name, value in given.items():
            filled[name], filled[f"{name}_is"] = self._shown(value)
        return filled

    def _shown(self, value: Value) -> tuple[str | int, str]:
        if value is None:
            return "–", "none"
        if isinstance(value, int):
            return value, "number"
        if not isinstance(value, str):
            return ", ".join(str(self._shown(part)[0]) for part in value), "several"
        seat = seat_number(value)
        if seat is not None:
            return self.seat(seat), "you" if seat == self.viewer else "other"
        if value == UNSEEN:
            return self.card(value), "hidden"
        return (self.card(value), "seen") if value in self.game.faces else (value, "word")

    def _pattern(self, name: str, attribute: str | None, arguments: Mapping[str, str | int]) -> str:
        if not self.has(name):
            raise MissingWord(f"the {self.language} texts of {self.game.name} have no message «{name}»")
        message = self._bundle.get_message(name)
        pattern = message.value if attribute is None else message.attributes[attribute]
        assert pattern is not None, f"{name} has no text of its own"
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise MissingWord(f"the {self.language} message «{name}» of {self.game.name} is broken: {errors[0]}")
        return str(text)


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise HoldfastError(f"there is no language «{language}»; there are {', '.join(LANGUAGES)}")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


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
