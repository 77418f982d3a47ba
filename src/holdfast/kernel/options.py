"""Options: one typed, frozen class per game, with ranges, and plain messages when something clashes."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar, Self

from holdfast.kernel.errors import GameFault, OptionError, Wording
from holdfast.kernel.printable import control_in

OptionValue = bool | int | str | None | tuple[str, ...]


class OptionType:
    """What an option's value may be."""

    def wording(self) -> Wording:
        raise NotImplementedError

    def right(self) -> str:
        """What would be right, in English words."""
        return str(self.wording())


@dataclass(frozen=True)
class IntegerOption(OptionType):
    """A whole number within bounds; `none` stands for leaving it open where that is allowed."""

    least: int
    most: int
    none: bool = False

    def read(self, given: object) -> OptionValue:
        if self.none and (given is None or given == "none"):
            return None
        try:
            number = int(given) if isinstance(given, str) else given
        except ValueError:
            number = None
        if isinstance(number, bool) or not isinstance(number, int) or not self.least <= number <= self.most:
            raise ValueError
        return number

    def wording(self) -> Wording:
        if self.none:
            return Wording("whole_number_range_or_none", least=self.least, most=self.most)
        return Wording("whole_number_range", least=self.least, most=self.most)


@dataclass(frozen=True)
class ChoiceOption(OptionType):
    words: tuple[str, ...]

    def read(self, given: object) -> OptionValue:
        if not isinstance(given, str | int) or str(given) not in self.words:
            raise ValueError
        return str(given)

    def wording(self) -> Wording:
        return Wording("one_of", words=self.words)


@dataclass(frozen=True)
class NumberChoiceOption(OptionType):
    numbers: tuple[int, ...]

    def read(self, given: object) -> OptionValue:
        found = [number for number in self.numbers if str(number) == str(given)]
        if not found:
            raise ValueError
        return found[0]

    def wording(self) -> Wording:
        return Wording("one_of", words=self.numbers)


@dataclass(frozen=True)
class FlagOption(OptionType):
    def read(self, given: object) -> OptionValue:
        if isinstance(given, bool):
            return given
        if str(given).lower() not in ("true", "false", "yes", "no"):
            raise ValueError
        return str(given).lower() in ("true", "yes")

    def wording(self) -> Wording:
        return Wording("true_or_false")


@dataclass(frozen=True)
class SentencesOption(OptionType):
    """A list of sentences; on a command line they are separated by `|`."""

    most: int

    def read(self, given: object) -> OptionValue:
        listed = [part.strip() for part in given.split("|")] if isinstance(given, str) else given
        if not isinstance(listed, list | tuple) or not all(isinstance(part, str) for part in listed):
            raise ValueError
        if len(listed) > self.most or any(control_in(part) for part in listed):
            raise ValueError
        return tuple(part for part in listed if part)

    def wording(self) -> Wording:
        return Wording("list_of_sentences", most=self.most)


Range = IntegerOption | ChoiceOption | NumberChoiceOption | FlagOption | SentencesOption


def whole(default: int | None, least: int, most: int) -> Any:
    """An option that is a whole number."""
    range = IntegerOption(least, most, default is None)
    if default is not None and not least <= default <= most:
        raise GameFault("default_not_possible", default=default, right=range.wording())
    return dataclasses.field(default=default, metadata={"range": range})


def choice(default: str, *words: str) -> Any:
    """An option that is one of several words; the default may stand among them in its place, or comes first."""
    listed = words if default in words else (default, *words)
    return dataclasses.field(default=default, metadata={"range": ChoiceOption(listed)})


def one_of(default: int, *numbers: int) -> Any:
    """An option that is one of several numbers."""
    return dataclasses.field(default=default, metadata={"range": NumberChoiceOption((default, *numbers))})


def flag(default: bool) -> Any:
    """An option that is true or false."""
    return dataclasses.field(default=default, metadata={"range": FlagOption()})


def sentences(most: int) -> Any:
    """An option that is a list of sentences."""
    return dataclasses.field(default=(), metadata={"range": SentencesOption(most)})


@lru_cache(maxsize=1000)
def _shared(options: Options) -> Options:
    """Of options that are equal always the same ones: thousands of tables have them alike."""
    return options


@dataclass(frozen=True)
class Options:
    """What all games share. A game's own options are fields of a subclass."""

    turn_limit: int | None = whole(None, 1, 1_000_000)

    _implied: ClassVar[Mapping[str, Mapping[str, Mapping[str, OptionValue]]]] = {}
    """What a choice brings along: option, its value, the options it sets."""
    starter: ClassVar[str] = ""
    """The option that names the seat which starts. A server sets it to p1 unless somebody has chosen it."""

    @classmethod
    def ranges(cls) -> dict[str, Range]:
        return {field.name: field.metadata["range"] for field in dataclasses.fields(cls)}

    @classmethod
    def brought_by(cls, name: str) -> Mapping[str, Mapping[str, OptionValue]]:
        """What the values of an option bring along: for each such value the options that it settles."""
        return cls._implied.get(name, {})

    @classmethod
    def read(cls, given: Mapping[str, object]) -> Self:
        """Options from plain data; those not named have their defaults."""
        ranges = cls.ranges()
        values: dict[str, Any] = {}
        for name, value in given.items():
            if name not in ranges:
                raise OptionError("no_such_option", name=name, names=sorted(ranges))
            try:
                values[name] = ranges[name].read(value)
            except ValueError:
                raise OptionError(
                    "option_out_of_range",
                    name=name,
                    value=_shown(value),
                    right=ranges[name].wording(),
                ) from None
        chosen = _shared(cls(**{**values, **cls._brought(values)}))
        assert isinstance(chosen, cls)
        return chosen

    @classmethod
    def _brought(cls, values: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """What the chosen values bring along; naming that as well is an error."""
        brought: dict[str, OptionValue] = {}
        for name, choices in cls._implied.items():
            for other, value in choices.get(str(values.get(name)), {}).items():
                if other in values:
                    raise OptionError(
                        "option_set_by_choice",
                        name=name,
                        choice=values[name],
                        other=other,
                        value=_shown(value),
                    )
                brought[other] = value
        return brought

    def non_defaults(self) -> dict[str, OptionValue]:
        """The options that differ from their defaults, as somebody would name them."""
        brought = {
            other for name, choices in self._implied.items() for other in choices.get(str(getattr(self, name)), {})
        }
        listed = ((field.name, getattr(self, field.name), field.default) for field in dataclasses.fields(self))
        return {name: value for name, value, default in listed if value != default and name not in brought}

    def check(self, seats: int) -> None:
        """Raise OptionError if these options clash with each other or with the number of players."""


def _shown(value: object) -> object:
    return str(value).lower() if isinstance(value, bool) else value
