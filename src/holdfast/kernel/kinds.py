"""What a game can ask and what can happen in it: kinds of prompts and events, with named fields.

    ATTACKED = EVENTS.add("attacked {seat} {target:seat} {force} {wall}")
    RANSOM = PROMPTS.add("ransom {face} {by:seat}")
    BY = PROMPTS.field("by")

A field that names a card shows its face only to those who know the card at that moment. A field of a prompt that only
those who are asked may know is written `{one:card:asked}`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from holdfast.kernel.cells import CARD, FACE, NUMBER, SEAT, SEATS, WORD
from holdfast.kernel.errors import GameFault

if TYPE_CHECKING:
    from holdfast.kernel.phrases import BlankWords

FIELD = re.compile(r"\{(\w+)(?::([^{}]+?))?(?::(asked))?\}")
KINDS: dict[str, int] = {
    "seat": int(SEAT),
    "seats": int(SEATS),
    "card": int(CARD),
    "face": int(FACE),
    "number": int(NUMBER),
}


@final
class Field:
    """One number of an event or prompt: a seat, seats, a card, a face, a number or a word."""

    name: str
    kind: i64
    slot: i64
    """Where a prompt keeps it."""
    asked_only: bool
    """Only those who are asked may know it."""
    words: BlankWords | None

    def __init__(self, name: str, kind: i64, slot: i64, asked_only: bool, words: BlankWords | None) -> None:
        self.name = name
        self.kind = kind
        self.slot = slot
        self.asked_only = asked_only
        self.words = words


@final
class Kind:
    """One kind of event or prompt."""

    number: i64
    name: str
    fields: list[Field]
    implied: bool
    """It follows from the rest of a position and is not written there."""
    sealed: bool
    """It is asked of several at once; nothing shows until all have answered."""
    answer: str
    """The name of the cell, series or zone of each seat where a sealed answer lies."""
    discloses: bool
    """That it happens tells something about cards that stay hidden, as the rules have it."""

    def __init__(
        self, number: i64, name: str, fields: list[Field], implied: bool, answer: str, discloses: bool
    ) -> None:
        self.number = number
        self.name = name
        self.fields = fields
        self.implied = implied
        self.sealed = answer != ""
        self.answer = answer
        self.discloses = discloses


@final
class Kinds:
    """The events, or the prompts, that a game knows. The order of declaration is the numbering."""

    kinds: list[Kind]
    field_names: list[str]
    field_count: i64

    def __init__(self, words: dict[str, BlankWords] | None = None) -> None:
        self.words: dict[str, BlankWords] = words or {}
        self.kinds = []
        self.field_names = []
        self.field_count = 0

    def add(self, line: str, implied: bool = False, answer: str = "", discloses: bool = False) -> int:
        """Declare a kind by its name and fields, and get its number.

        An `implied` prompt follows from the rest of a position. A prompt with an `answer` is sealed: each seat's answer
        lies in its cell, series or zone of that name, seen by its owner only, until the last one is in. An event that
        `discloses` tells something about hidden cards: that somebody had none of a kind, that one held.
        """
        name, _, _ = line.partition(" ")
        self._check(line)
        fields = [self._field(found[1], found[2] or found[1], found[3] is not None) for found in FIELD.finditer(line)]
        self.kinds.append(Kind(len(self.kinds), name, fields, implied, answer, discloses))
        return len(self.kinds) - 1

    def fill(self, name: str, words: BlankWords) -> None:
        """Say which words a field of this name has, where they were not known when its kinds were declared."""
        self.words[name] = words
        for kind in self.kinds:
            for field in kind.fields:
                if field.name == name and field.kind == WORD:
                    field.words = words

    def field(self, name: str) -> int:
        """Where prompts keep the field of this name."""
        return self.field_names.index(name)

    def number_of(self, name: str) -> int | None:
        for kind in self.kinds:
            if kind.name == name:
                return int(kind.number)
        return None

    def card_fields(self) -> list[int]:
        """For each kind, bit by bit, which of its fields name a card."""
        return [sum(1 << at for at, field in enumerate(kind.fields) if field.kind == CARD) for kind in self.kinds]

    def _check(self, line: str) -> None:
        """What a field is said to be must be known; only one that is named and no more may be any number."""
        known = sorted({*KINDS, *self.words})
        for found in FIELD.finditer(line):
            if found[2] is not None and found[2] not in known:
                raise GameFault("no_such_field_kind", line=line, kind=found[2], known=known)

    def _field(self, name: str, said: str, asked_only: bool) -> Field:
        if name not in self.field_names:
            self.field_names.append(name)
            self.field_count += 1
        words = self.words.get(said)
        kind = int(WORD) if words is not None else KINDS.get(said, int(NUMBER))
        return Field(name, kind, self.field_names.index(name), asked_only, words)


def prompts(**words: BlankWords) -> Kinds:
    """The prompts of a game; `turn` is always the first."""
    kinds = Kinds(dict(words))
    kinds.add("turn", implied=True)
    return kinds


def events(**words: BlankWords) -> Kinds:
    """The events of a game."""
    return Kinds(dict(words))
