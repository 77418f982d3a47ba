"""Events tell the story of a game; each is redacted here, once, for whoever is listening.

A game declares what can happen: `ATTACKED = EVENTS.add("attacked {seat} {target:seat} {force} {wall}")`, and says so
with `self.tell(ATTACKED, seat, target, force, wall)`. A field that names a card shows its face only to those who know
the card at that moment. Prompts are declared the same way: `RANSOM = PROMPTS.add("ransomware {by:seat}")`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from holdfast.kernel.phrases import Words, seat_name, seat_names
from holdfast.kernel.zones import EVERYONE, NONE

if TYPE_CHECKING:
    from holdfast.kernel.state import State

FIELD = re.compile(r"\{(\w+)(?::(\w+))?\}")
UNSEEN = "??"


@dataclass(frozen=True)
class Field:
    """One number of an event or prompt: a seat, seats (a mask), a card (its id), a face, a number or a word."""

    name: str
    kind: str


@dataclass(frozen=True)
class Kind:
    name: str
    fields: tuple[Field, ...]
    implied: bool


class Kinds:
    """The events, or the prompts, that a game knows."""

    def __init__(self, **words: Words) -> None:
        self.words = words
        self.kinds: list[Kind] = []

    def add(self, line: str, *, implied: bool = False) -> int:
        """Declare a kind by its name and fields, and get its number.

        An `implied` prompt follows from the rest of a position and is not written there.
        """
        name, _, _ = line.partition(" ")
        fields = [Field(found[1], found[2] or self._kind(found[1])) for found in FIELD.finditer(line)]
        self.kinds.append(Kind(name, tuple(fields), implied))
        return len(self.kinds) - 1

    def numbered(self, name: str) -> int | None:
        return next((at for at, kind in enumerate(self.kinds) if kind.name == name), None)

    def _kind(self, name: str) -> str:
        return name if name in ("seat", "seats", "card", "face") or name in self.words else "number"


Told = Mapping[str, str | int | list[str] | None]
"""The fields of an event as one seat hears them."""


@dataclass(frozen=True)
class Heard:
    """An event as one seat may hear it. Only this leaves the kernel."""

    name: str
    fields: Told
    said: str = ""
    """The words that came with the move."""


@dataclass(frozen=True)
class Fact:
    """One field of an event: what it says, and who may know."""

    name: str
    value: str | int | list[str] | None
    audience: int = EVERYONE

    def told_to(self, seat: int) -> str | int | list[str] | None:
        return self.value if self.audience >> seat & 1 else UNSEEN


@dataclass(frozen=True)
class Event:
    """The whole truth about something that happened. It stays on the server."""

    name: str
    facts: tuple[Fact, ...]
    said: str = ""

    def redacted(self, seat: int) -> Heard:
        return Heard(self.name, {fact.name: fact.told_to(seat) for fact in self.facts}, self.said)


class Log:
    """Listens to a state and keeps what happened."""

    def __init__(self, kinds: Kinds, faces: Sequence[str]) -> None:
        self._kinds = kinds
        self._faces = faces
        self.events: list[Event] = []

    def hear(self, state: State, event: int, *values: int) -> None:
        kind = self._kinds.kinds[event]
        facts = (self._fact(state, field, value) for field, value in zip(kind.fields, values, strict=False))
        self.events.append(Event(kind.name, tuple(facts), state.said))

    def _fact(self, state: State, field: Field, value: int) -> Fact:
        if field.kind == "card":
            return self._card(state, field.name, value)
        if field.kind == "seat":
            return Fact(field.name, None if value == NONE else seat_name(value))
        if field.kind == "seats":
            return Fact(field.name, seat_names(value, state.seats))
        if field.kind == "face":
            return Fact(field.name, self._faces[value])
        if field.kind in self._kinds.words:
            return Fact(field.name, self._kinds.words[field.kind].words[value])
        return Fact(field.name, value)

    def _card(self, state: State, name: str, card: int) -> Fact:
        if card == NONE:
            return Fact(name, None)
        return Fact(name, self._faces[state.face[card]], int(state.known[card]))
